"""The game in a few lines of Python: seats with names, moves in words, luck from a seed or by hand.

A `Game` is a match with everything that was said in it. It knows no rule: what may be said is asked of the engine,
words are read and written by the notation, who may know what is a view's business, and bots get what a seat may know.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from msgspec.structs import replace

from lastcard.bots.aim import aim_in
from lastcard.bots.bot import Bot
from lastcard.bots.levels import make_bot
from lastcard.editions import EDITIONS
from lastcard.files import NamedEdition, find_edition, write_text
from lastcard.game.sofar import MatchSoFar
from lastcard.lab.looking_back import analyze
from lastcard.lab.random_play import random_outcome
from lastcard.lab.referee import MOST_INPUTS, Minds, next_to_speak
from lastcard.match.match import Match, apply, next_round
from lastcard.model.decisions import ChanceDecision
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption, BadSeats, EndlessRound, IllegalMove, Reason
from lastcard.model.events import Event, HandsDealt
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.notation.document import Case, Header, begin, bring, parse_header, parse_lines
from lastcard.notation.lines import parse_script
from lastcard.notation.lineup import find_player, seat_names
from lastcard.notation.record import write_line, write_record
from lastcard.notation.script import Said, play_line, play_lines
from lastcard.protocol import Analysis
from lastcard.table.analysis import WORLDS
from lastcard.views import redact, settle

BotOrLevel = str | Bot
"""A level of bots (`random`, `easy`, `normal`, `hard`, `expert`), or a bot of one's own."""


class Step(NamedTuple):
    """One thing that was said in a game."""

    line: str
    """In the notation; luck's lines begin with a star."""
    events: tuple[Event, ...]
    """What came of it, hidden cards included."""
    game: "Game"
    """As it was then."""


class Game(MatchSoFar):
    """A match: who plays what, everything that was said, and what may be said now.

    >>> import lastcard
    >>> game = lastcard.Game("classic", seats=["Ann", "Bob"], seed=1)
    >>> game.legal()
    ('Bob g7', 'Bob w', 'Bob draw')
    >>> game.say("Bob g7")
    >>> game.play_on("normal")
    >>> game.totals
    {'Ann': 502, 'Bob': 397}

    With a seed, luck answers by itself whenever it is asked, and the same seed with the same lines is the same game;
    without one, a seed is made up (`game.seed`). With `by_hand` luck waits for you, as in a script: `game.luck` tells
    what it is asked, and a line that begins with a star answers.

    >>> game = lastcard.Game("mini", seats=["Ann", "Bob"], by_hand=True)
    >>> game.luck
    'dealer'
    >>> game.say("* dealer Ann")
    >>> game.luck
    'shuffle'
    """

    def __init__(
        self,
        edition: NamedEdition = "classic",
        seats: Sequence[str] = ("Ann", "Bob"),
        *,
        seed: int | None = None,
        by_hand: bool = False,
        mode: str | None = None,
        printing: str | None = None,
        rules: Mapping[str, object] | None = None,
        dealer: str | None = None,
    ) -> None:
        """Open a match, and deal where luck is from a seed.

        `edition` is the key of one of ours, the file of one of your own, or an `Edition`. `rules` are options and
        house rules by their keys; a printing's are worked in, and those beside it win.

        >>> import lastcard
        >>> lastcard.Game("beach", ["Ann", "Bob", "Cem"], rules={"stacking": "same"}, printing="es", seed=7)
        <Game of beach: Ann, Bob, Cem; 3 lines>
        >>> lastcard.Game("bridge")
        Traceback (most recent call last):
            ...
        lastcard.model.errors.UnknownEdition: expected an edition (classic, beach, battle, trend, flip, mini), found 'bridge'
        """
        case = _case_of(
            find_edition(edition), seats, mode=mode, printing=printing, rules=rules, dealer=dealer
        )
        self._open(case, seed, by_hand=by_hand)

    def _open(self, case: Case, seed: int | None, *, by_hand: bool) -> None:
        """Play what a case says, and let luck go on from there."""
        self._header: Header = parse_header(case)
        self._match: Match = begin(self._header)
        self._said: list[Said] = list(play_lines(self._match, self.seats, parse_lines(case)))
        if self._said:
            self._match = self._said[-1].match
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise BadOption(f"expected a whole number for the seed, found {seed!r}")
        self.seed: int = secrets.randbelow(1 << 63) if seed is None else seed
        """What luck and bots draw from."""
        self.by_hand = by_hand
        self._answer_luck()

    # --- what may be said, and saying it -------------------------------------------------------------------

    def say(self, line: str) -> None:
        """A line of a script: a move (`Ann r5`, `Ann w b uno`), luck's answer (`* dealer Ann`), a check (`? top r5`).

        Several lines are said one after the other. IllegalMove with its reason for what the rules refuse,
        NotationError for what cannot be read; then nothing of it was said.

        >>> import lastcard
        >>> game = lastcard.Game("classic", seed=1)
        >>> game.say("Bob r2")
        Traceback (most recent call last):
            ...
        lastcard.model.errors.IllegalMove: the move is refused: no match
        >>> game.say("Bob w b")
        >>> game.say("? color b")
        """
        said, match = [], self._match
        for one in parse_script(line):
            for done in play_line(match, self.seats, one):
                said.append(done)
                match = done.match
            if not self.by_hand:
                # A second line begins where luck has answered the first.
                for done in self._luck_after(match, len(self._said) + len(said)):
                    said.append(done)
                    match = done.match
        self._keep(said)

    def move(self, name: str, move: Move) -> None:
        """A move that a prompt offers, made by its player; IllegalMove, and nothing has changed.

        >>> import lastcard
        >>> game = lastcard.Game("classic", seed=1)
        >>> game.move("Bob", game.prompt("Bob").moves[0])
        >>> game.history[-1]
        'Bob g7'
        """
        seat = self._seat_of(name)
        if seat is None:
            raise IllegalMove(Reason.NOT_ASKED)
        self._apply(seat, settle(self.state, seat, move))

    def _apply(self, seat: Seat, move: Move) -> None:
        player = self._match.seating[seat]
        match, transition = apply(self._match, player, move)
        self._keep((Said(len(self._said) + 1, player, move, match, transition),))
        self._answer_luck()

    def deal(self) -> None:
        """Begin the next round; MatchError while one is being played, or when the match is decided."""
        self._match = next_round(self._match)
        self._answer_luck()

    def _keep(self, said: Sequence[Said]) -> None:
        if said:
            self._said.extend(said)
            self._match = said[-1].match
            if self._header.fairness is not None:  # what is said from here on comes from no table's seeds
                self._header = replace(self._header, fairness=None)

    def _answer_luck(self) -> None:
        if not self.by_hand:
            self._keep(list(self._luck_after(self._match, len(self._said))))

    def _luck_after(self, match: Match, number: int) -> Iterator[Said]:
        """Luck's answers until a player is asked. Each has luck of its own, so that a game can be taken up anywhere."""
        while isinstance(match.round.decision, ChanceDecision):
            rng = Random(f"{self.seed}/{number}")  # noqa: S311 - must be repeatable, not secret
            outcome = random_outcome(rng, match.round, match.round.decision)
            match, transition = apply(match, None, outcome)
            number += 1
            yield Said(number, None, outcome, match, transition)

    # --- bots ----------------------------------------------------------------------------------------------

    def play_on(
        self, bots: BotOrLevel | Mapping[str, BotOrLevel], *, until: Literal["round", "match"] = "match"
    ) -> None:
        """Let bots play, all seats or those that are named, until the round or the match is over.

        It stops earlier where somebody is asked who is not named, or luck by hand. A bot of your own is an object with
        the method of `lastcard.Bot`. UnknownLevel, SilentBot, and EndlessRound for bots that never come to an end.

        >>> import lastcard
        >>> game = lastcard.Game("classic", seats=["You", "Bob", "Cem"], seed=2)
        >>> game.play_on({"Bob": "hard", "Cem": "easy"})  # until you are asked
        >>> game.legal("You")
        ('You y1', 'You y5', 'You w', 'You w+4', 'You draw')
        """
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(self.seats, bots)
        for name in named:
            find_player(self.seats, name)
        while not self.over:
            if self.round_over:
                if until == "round":
                    return
                self.deal()
            if not self._played_round(named) or until == "round":
                return

    def _played_round(self, named: Mapping[str, BotOrLevel]) -> bool:
        """Play until the round is over, or until others are asked: then it is not."""
        names = seat_names(self._match, self.seats)
        bots = [self._bot(named.get(name), Seat(seat)) for seat, name in enumerate(names)]
        # Of a round that was set up and not dealt nobody has heard how it came to this.
        dealt = any(isinstance(event, HandsDealt) for event in self.story())
        stories = [list(self.story(name)) if dealt else [] for name in names]
        for _ in range(MOST_INPUTS):
            if self.round_over:
                return True
            if self.luck:
                return False
            count = len(self._said)
            minds = Minds(bots, stories, [self._luck_of(seat) for seat in range(len(names))])
            said = next_to_speak(self.state, minds, self._luck_of(None))
            if said is None:
                return False
            self._apply(*said)
            for one in self._said[count:] if dealt else ():
                for at, story in enumerate(stories):
                    story.extend(redact(one.transition, Seat(at)))
        raise EndlessRound.after(MOST_INPUTS, "inputs")

    def _luck_of(self, seat: int | None) -> Random:
        """Luck for who is quickest, or a bot's own: another one for every line."""
        return Random(f"{self.seed}/{len(self._said)}/{seat}")  # noqa: S311 - must be repeatable, not secret

    def _bot(self, player: BotOrLevel | None, seat: Seat) -> Bot | None:
        return make_bot(player, self.sheet, aim_in(self._match, seat)) if isinstance(player, str) else player

    # --- keeping and looking back --------------------------------------------------------------------------

    def record(self) -> str:
        """The game as text, which `lastcard.loads` and `lastcard replay` read.

        >>> import lastcard
        >>> game = lastcard.Game("mini", seed=5)
        >>> game.play_on("normal", until="round")
        >>> lastcard.loads(game.record()).totals == game.totals
        True
        """
        return write_record(self._header, ((one.actor, one.what) for one in self._said))

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_text(Path(path), self.record())

    def copy(self) -> "Game":
        """The same game, to be played on in another way."""
        return self._at(self._match, self._said)

    def _at(self, match: Match, said: Sequence[Said]) -> "Game":
        game = copy(self)
        game._match, game._said = match, list(said)  # noqa: SLF001 - its own twin
        return game

    @property
    def history(self) -> tuple[str, ...]:
        """Everything that was said, line by line, in the notation."""
        return tuple(step.line for step in self.replay())

    def replay(self) -> Iterator[Step]:
        """Everything that was said, with what came of it and the game as it was then.

        >>> import lastcard
        >>> game = lastcard.Game("classic", seed=1)
        >>> game.say("Bob g7")
        >>> [(step.line[:9], len(step.events)) for step in game.replay()]
        [('* cut Ann', 3), ('* shuffle', 4), ('Bob g7', 2)]
        """
        match = begin(self._header)
        for count, one in enumerate(self._said, start=1):
            if match.over:
                match = next_round(match)
            line = write_line(match, self.seats, one.actor, one.what)
            match = one.match
            yield Step(line, one.transition.events, self._at(match, self._said[:count]))

    def analyze(
        self,
        name: str | None = None,
        *,
        worlds: int = WORLDS,
        judged: Callable[[int, int], None] = lambda _done, _of: None,
    ) -> tuple[Analysis, ...]:
        """What `expert` thinks of every decision, of all players or of one, in the rounds that are over.

        Each is judged by what its player could know. `judged` is told how many are done, and of how many. Needs the
        extra `fast` (NotInstalled); NothingToAnalyze before a round is over.
        """
        only = None if name is None else find_player(self.seats, name)
        rounds = analyze(self.sheet, self._said, worlds=worlds, seed=self.seed, only=only, judged=judged)
        return tuple(rounds.values())


def _case_of(edition: Edition, seats: Sequence[str], **head: object) -> Case:
    """The head of a record, as somebody would write it."""
    if isinstance(seats, str):
        raise BadSeats(f"expected a list of names for the seats, found the text {seats!r}")
    said = {key: value for key, value in head.items() if value is not None}
    case = Case(name="", table={"edition": edition.key, "seats": list(seats), **said})
    return case if edition in EDITIONS else bring(case, edition)
