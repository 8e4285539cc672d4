"""RLCard's own game, faults and all, for those who must repeat what was measured with it.

Nothing here is a rule of UNO. What is done in which order, and when the generator is asked, is what
`rlcard.games.uno` 1.2.0 does; the tests play both side by side. A fault that is kept on purpose is marked.
"""

from copy import deepcopy

from lastcard.rl.errors import IllegalAction
from lastcard.rl.rlcard_shape.errors import PileRanOut
from lastcard.rl.rlcard_shape.luck import Luck, shuffled
from lastcard.rl.rlcard_shape.names import COLORS, DRAW, TRAITS, WILDS, PerfectInformation, RawState

HAND = 7
COPIES = {"0": 1, "wild": 1, "wild_draw_4": 1}
"""Of each trait a color, two if not said here: a wild is printed with a color too."""
DRAWS = {"draw_2": 2, "wild_draw_4": 4}


class ReplicaCard:
    """A card that changes: a wild takes on the color that it is played with, and keeps it (fault)."""

    __slots__ = ("color", "printed", "trait", "wild")

    def __init__(self, color: str, trait: str) -> None:
        self.color, self.trait, self.wild = color, trait, trait in WILDS
        self.printed = f"{color}-{trait}"

    @property
    def name(self) -> str:
        return f"{self.color}-{self.trait}" if self.wild else self.printed


class ReplicaRound:
    """One game of it."""

    def __init__(self, players: int, luck: Luck) -> None:
        self.luck = luck
        deck = [
            ReplicaCard(color, trait)
            for color in COLORS
            for trait in TRAITS
            for _ in range(COPIES.get(trait, 2))
        ]
        self.deck = shuffled(luck, deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(players)]
        self.direction, self.player = 1, 0
        self.winner: int | None = None
        self.target = self._turn_up()
        self.played = [self.target]

    def _turn_up(self) -> ReplicaCard:
        """The opening card; nobody chooses the color of a Wild, and a Draw Two costs no turn (faults)."""
        while (card := self.deck.pop()).trait == "wild_draw_4":
            self.deck.append(card)
            self.deck = shuffled(self.luck, self.deck)
        match card.trait:
            case "wild":
                card.color = self._any_color()
            case "skip":
                self.player = 1
            case "reverse":
                self.direction, self.player = -1, len(self.hands) - 1
            case "draw_2":
                self._take(self.player, 2)
        return card

    def _any_color(self) -> str:
        """A color nobody chose (fault)."""
        return COLORS[self.luck.randint(0, len(COLORS))]

    def _take(self, player: int, count: int) -> None:
        self.hands[player].extend(self.deck.pop() for _ in range(count))

    def _next(self) -> int:
        return (self.player + self.direction) % len(self.hands)

    def actions(self, player: int) -> list[str]:
        """What a hand could play: equal cards twice, a wild draw only for want of anything else (faults)."""
        target = self.target
        found: list[str] = []
        seen: set[str] = set()
        for card in self.hands[player]:
            if card.wild:
                if card.trait == "wild" and "wild" not in seen:
                    found.extend(f"{color}-wild" for color in COLORS)
                seen.add(card.trait)
            elif card.color == target.color or card.trait == target.trait:
                found.append(card.printed)
        if not found and "wild_draw_4" in seen:
            found = [f"{color}-wild_draw_4" for color in COLORS]
        return found or [DRAW]

    def check(self, action: str) -> None:
        """Whether a card is held; whether it fits is not looked at (fault).

        RLCard fails half-way when too few cards are left to draw. Here nothing has changed yet.
        """
        if action != DRAW and self._find(action) is None:
            raise IllegalAction(f"expected a card of the hand or {DRAW!r}, found {action!r}")
        supply = [*self.deck, *self.played]
        if action == DRAW:
            # A Draw Two that is the last card to draw is played at once, and finds none for the next player.
            useless = f"{self.target.color}-draw_2"
            stuck = len(supply) < 2 and all(card.printed == useless for card in supply)
        else:
            stuck = len(supply) + 1 < DRAWS.get(action[2:], 0)
        if stuck:
            raise PileRanOut("expected cards that can be drawn, found too few: the game cannot go on")

    def _find(self, action: str) -> int | None:
        color, trait = action.split("-")
        for at, card in enumerate(self.hands[self.player]):
            if card.trait == trait and (card.wild or card.color == color):
                return at
        return None

    def play(self, action: str) -> None:
        """Draw, or put a card down."""
        at = None if action == DRAW else self._find(action)
        if at is None:
            self._draw()
            return
        card = self.hands[self.player].pop(at)
        card.color = action[0]
        if not self.hands[self.player]:
            self.winner = self.player
        self._put_down(card)

    def _draw(self) -> None:
        """Take a card; it is played if it has the color of the target, its symbol is not looked at (fault)."""
        if not self.deck:
            self._reshuffle()
        card = self.deck.pop()
        if card.wild:
            # Its color is nobody's choice, and the next player need not draw for a Wild Draw Four (faults).
            card.color = self._any_color()
            self.target = card
            self.played.append(card)
            self.player = self._next()
        elif card.color == self.target.color:
            self._put_down(card)
        else:
            self.hands[self.player].append(card)
            self.player = self._next()

    def _put_down(self, card: ReplicaCard) -> None:
        """Between two players a Reverse just passes the turn (fault)."""
        self.played.append(card)
        if card.trait == "reverse":
            self.direction = -self.direction
        elif card.trait == "skip":
            self.player = self._next()
        elif count := DRAWS.get(card.trait, 0):
            if len(self.deck) < count:
                self._reshuffle()
            self.player = self._next()
            self._take(self.player, count)
        self.player = self._next()
        self.target = card

    def _reshuffle(self) -> None:
        """All that was played, and the top with it (fault)."""
        self.deck.extend(self.played)
        self.deck = shuffled(self.luck, self.deck)
        self.played = []


class ReplicaGame:
    """The game as the environment uses it."""

    def __init__(self, players: int) -> None:
        self.players = players

    def deal(self, luck: Luck) -> None:
        self._round = ReplicaRound(self.players, luck)
        self._past: list[ReplicaRound] = []

    @property
    def player(self) -> int:
        return self._round.player

    @property
    def over(self) -> bool:
        return self._round.winner is not None

    def actions(self) -> list[str]:
        return self._round.actions(self.player)

    def play(self, action: str, *, remember: bool) -> None:
        self._round.check(action)
        if remember:
            self._past.append(deepcopy(self._round))
        self._round.play(action)

    def back(self) -> bool:
        """Whether there was a point to come back to; its luck is a copy, and not that of the next game."""
        if not self._past:
            return False
        self._round = self._past.pop()
        return True

    def payoffs(self) -> list[int]:
        """The winner's, and one other player's (fault): with more than two it need not be a loser's."""
        payoffs = [0] * self.players
        if self._round.winner is not None:
            payoffs[self._round.winner] = 1
            payoffs[1 - self._round.winner] = -1
        return payoffs

    def state(self, player: int) -> RawState:
        """The target is shown as printed, not with the color that was named (fault)."""
        game = self._round
        return RawState(
            hand=[card.name for card in game.hands[player]],
            target=game.target.printed,
            played_cards=[card.name for card in game.played],
            legal_actions=game.actions(player),
            num_cards=[len(hand) for hand in game.hands],
            num_players=self.players,
            current_player=game.player,
        )

    def truth(self) -> PerfectInformation:
        game = self._round
        return PerfectInformation(
            num_players=self.players,
            hand_cards=[[card.name for card in hand] for hand in game.hands],
            played_cards=[card.name for card in game.played],
            target=game.target.printed,
            current_player=game.player,
            legal_actions=self.actions(),
        )
