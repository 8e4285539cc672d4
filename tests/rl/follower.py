"""A batch with the engine at its side: after every step both must be in the same position.

The engine hears each action as the move it stands for, and of luck what the batch's own luck has said.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from lastcard.engine import apply, rights
from lastcard.engine.legal import asked_seats
from lastcard.engine.options import accepted_options
from lastcard.fast.compiled import np
from lastcard.fast.twin.codec import Codec
from lastcard.fast.twin.layout import DRAW_PILE
from lastcard.files import NamedEdition
from lastcard.model.cards import Card
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskShuffle, Over
from lastcard.model.moves import Call, Catch, Give, Move, Reveal
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition
from lastcard.rl.actions import Gift, Said
from lastcard.rl.batch import Batch
from lastcard.views import Prompt, prompt_for, settle
from tests.choices import some_values
from tests.editions import ALL_EDITIONS, edition_of


class Table(NamedTuple):
    """What a batch is made with."""

    edition: NamedEdition
    seats: int
    options: dict[str, Any]

    def batch(self, games: int, **more: Any) -> Batch:  # noqa: ANN401
        return Batch(self._named(), seats=self.seats, rules=self.options, games=games, **more)

    def _named(self) -> NamedEdition:
        """Our seventh edition has no key that is known outside of the tests."""
        return edition_of(self.edition) if isinstance(self.edition, str) else self.edition


def random_tables(number: int, *editions: str) -> Iterator[Table]:
    """Tables of any size, with rulings and house rules; the first is by the book."""
    for edition in editions or [edition.key for edition in ALL_EDITIONS]:
        printed = edition_of(edition)
        for n in range(number):
            rng = Random(f"{edition}/{n}")
            share = (0.0, 0.15, 0.5)[n % 3]
            options = {
                key: rng.choice(some_values(key)) for key in accepted_options(printed) if rng.random() < share
            }
            yield Table(edition, rng.randint(*printed.players), options)


class Heard(NamedTuple):
    """What came of a move or of luck, and the card of a secret pick, which no event tells."""

    transition: Transition
    picked: Card | None = None


class Game:
    """One game of the batch, in the engine."""

    def __init__(self, state: RoundState) -> None:
        self.state = state
        self.gift: Gift | None = None
        self.waited: set[Seat] = set()
        self.heard: list[Heard] = []
        """Of this round."""
        self.over: Over | None = None
        """How the round ended, if it has with the last step."""
        self.dealer_before: Seat | None = None
        """Who dealt that round."""


class Follower:
    """A batch and the same games in the engine."""

    def __init__(self, batch: Batch, *, auto_call: bool = False, seed: int = 0, eager: float = 0.8) -> None:
        self.batch, self.auto_call, self.eager = batch, auto_call, eager
        self.codec = Codec(batch.sheet)
        self.rng = Random(seed)
        self.games = [Game(self.stored(g)) for g in range(batch.games)]

    def stored(self, g: int) -> RoundState:
        """The position of a game as the batch has it."""
        return self.codec.store(self.batch._games, g)

    def prompt(self, g: int) -> Prompt:
        """The engine's prompt for the acting seat."""
        seat = Seat(int(self.batch.acting[g]))
        prompt = prompt_for(self.games[g].state, seat)
        assert prompt is not None, "a seat acts only if it can say something"
        return prompt

    def offers(self, g: int) -> dict[int, Said]:
        """The actions that the engine's prompt offers, and what each says."""
        game, prompt = self.games[g], self.prompt(g)
        offers = self.batch.actions.offers(prompt, self.batch.seats, game.gift)
        if self.auto_call:
            return {id_: said for id_, said in offers.items() if not isinstance(said, Call | Catch)}
        return offers

    def step(self) -> None:
        """A random action for each game, cards rather than anything else."""
        actions, said = [], []
        for g in range(self.batch.games):
            offers = self.offers(g)
            cards = [one for one in offers if one >= self.batch.actions.card]
            wanted = cards if cards and self.rng.random() < self.eager else list(offers)
            actions.append(self.rng.choice(wanted))
            said.append(offers[actions[-1]])
        seats = [Seat(int(seat)) for seat in self.batch.acting]
        self.batch.step(np.array(actions))
        for g, game in enumerate(self.games):
            self._follow(g, game, seats[g], said[g])

    def _follow(self, g: int, game: Game, seat: Seat, said: Said) -> None:
        game.over = None
        if said is None:
            game.waited.add(seat)
        elif isinstance(said, Gift):
            game.gift = said
        else:
            game.gift = None
            game.waited = set()
            self._say(g, game, seat, settle(game.state, seat, said))
        if isinstance(game.state.decision, Over):
            game.over, game.dealer_before = game.state.decision, game.state.dealer
            game.state, game.heard, game.waited = self.stored(g), [], set()
        assert self.stored(g) == game.state

    def _say(self, g: int, game: Game, seat: Seat, move: Move) -> None:
        if self.auto_call and isinstance(move, Give) and len(game.state.hands[seat]) == len(move.cards):
            self._hear(game, seat, Call())
        self._hear(game, seat, move)
        while isinstance(game.state.decision, AskShuffle):
            pile = self.batch._games.piles[g, DRAW_PILE, : len(game.state.decision.cards)]
            order = tuple(self.batch.sheet.deck[card] for card in pile[::-1])
            self._hear(game, None, Shuffle(order))
        if self.auto_call and not isinstance(game.state.decision, Over):
            for other in map(Seat, range(self.batch.seats)):
                if game.state.calls[other] == "owes":
                    self._hear(game, other, Call())

    def _hear(self, game: Game, seat: Seat | None, said: Move | Shuffle) -> None:
        if seat is not None and isinstance(said, Call) and Call() not in rights(game.state, seat):
            return
        transition = apply(game.state, seat, said)
        game.heard.append(Heard(transition, said.card if isinstance(said, Reveal) else None))
        game.state = transition.after

    def has_ground(self, g: int, seat: Seat) -> bool:
        """Whether a seat has a right worth being asked about: no catch out of the blue (HOUSE-07)."""
        state = self.games[g].state
        return any(
            not isinstance(right, Catch) or state.calls[right.seat] == "owes"
            for right in rights(state, seat)
            if not self.auto_call or not isinstance(right, Call | Catch)
        )

    def asked(self, g: int) -> Seat:
        """Whose answer comes next; of two picks the challenger's."""
        return asked_seats(self.games[g].state.decision)[0]
