"""How an edition plays: how long it takes, who wins, what its cards are worth, how much skill matters."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from lastcard.lab.arena import By, Heap, heaps, meetings
from lastcard.lab.card_worth import Worth, worth_of
from lastcard.lab.ratings import Score
from lastcard.lab.summary import Setting, Summary, by_symbol, summarize
from lastcard.lab.tally import Tally
from lastcard.model.cards import Side
from lastcard.model.edition import Edition, FaceRow
from lastcard.model.sheet import Sheet

MEETINGS: Final = (("hard", "random"), ("hard", "normal"))
"""Who meets whom: who thinks and who does not, and two who think."""
CONTEST: Final[dict[By, int]] = {"engine": 1_000, "kernel": 50_000}
"""Rounds of a meeting, by who plays."""
USUAL_SEATS: Final = 4


class CardFigures(Struct, frozen=True, kw_only=True):
    """What was found about the cards of one symbol."""

    side: Side
    symbol: str
    plays: float
    """In a round."""
    worth: Worth | None
    """None where it cannot be told: every hand was dealt such a card, or none was."""


class Meeting(Struct, frozen=True, kw_only=True):
    """One bot among others of another level."""

    one: str
    among: str
    rounds: int
    share: float
    """Of the rounds, won by the one."""
    low: float
    high: float
    """Between these with 99 % certainty."""


class Figures(Struct, frozen=True, kw_only=True):
    """What was found about a game."""

    summary: Summary
    cards: tuple[CardFigures, ...]
    skill: tuple[Meeting, ...]

    @property
    def blocked(self) -> float:
        """The share of rounds that nobody won."""
        return self.summary.blocked / self.summary.rounds

    @property
    def wins(self) -> tuple[float, ...]:
        """Shares of rounds by the winner's place clockwise from the dealer, who comes first."""
        return tuple(wins / self.summary.rounds for wins in self.summary.wins_from_dealer)


class Report(Struct, frozen=True, kw_only=True):
    """An edition beside the one that everybody knows."""

    edition: Figures
    classic: Figures | None
    """None where classic itself was looked at."""


def usual_seats(edition: Edition) -> int:
    """Four, or as near to that as the edition comes."""
    fewest, most = edition.players
    return min(max(USUAL_SEATS, fewest), most)


def contests(seats: int, rounds: int | None, *, compiled: bool) -> Iterator[Heap]:
    """What bots have to play, so many rounds of each meeting or as many as are usual; whole deals, at least one."""
    for pair in MEETINGS:
        met = meetings(pair, compiled=compiled)
        yield from heaps(met, -(-(rounds or CONTEST[met[pair]]) // seats))


def figures_of(
    sheet: Sheet, setting: Setting, tally: Tally, scores: Mapping[tuple[str, str], Score]
) -> Figures:
    """All figures of a game, from rounds that were counted with their hands and from meetings of bots."""
    summary = summarize(sheet, setting, tally)
    cards = (
        CardFigures(
            side=side,
            symbol=symbol,
            plays=plays / summary.rounds,
            worth=worth_of(tally, setting.seats, side, symbol),
        )
        for side in sheet.faces
        for symbol, plays in by_symbol(sheet, side, summary.plays).items()
    )
    return Figures(summary=summary, cards=tuple(cards), skill=tuple(_meetings(scores)))


def _meetings(scores: Mapping[tuple[str, str], Score]) -> Iterator[Meeting]:
    for (one, other), score in scores.items():
        low, high = score.interval
        yield Meeting(one=one, among=other, rounds=score.rounds, share=score.share, low=low, high=high)


def same_card(edition: Edition, card: CardFigures, other: Edition, figures: Figures) -> CardFigures | None:
    """What was found about the card of another edition that does the same, if it has one."""
    rows = {(side.side, row.symbol): row for side in other.sides for row in side.rows}
    wanted = next(
        row
        for side in edition.sides
        for row in side.rows
        if (side.side, row.symbol) == (card.side, card.symbol)
    )
    return next(
        (one for one in figures.cards if _does(rows[one.side, one.symbol]) == _does(wanted)),
        None,
    )


def _does(row: FaceRow) -> tuple[object, ...]:
    """What a card is to players: a number is itself, everything else is what it does."""
    return row.colorless, row.when_played, row.symbol if row.symbol.isdecimal() else ""


__all__ = [
    "CardFigures",
    "Figures",
    "Meeting",
    "Report",
    "contests",
    "figures_of",
    "same_card",
    "usual_seats",
]
