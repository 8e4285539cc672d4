"""`lastcard replay --analyze`: what the expert says about the decisions of a record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from lastcard.cli.progress import progress_bar
from lastcard.lab import looking_back
from lastcard.locale.moves import answer_in_words
from lastcard.locale.speaker import Speaker
from lastcard.match.players import Player
from lastcard.model.cards import Side
from lastcard.model.sheet import Sheet
from lastcard.notation.script import Said
from lastcard.protocol import Analysis, Judgement

STYLES = {"best": "green", "slip": "yellow", "mistake": "dark_orange", "blunder": "red"}
MARKS = {"best": "✓", "slip": "?!", "mistake": "?", "blunder": "??"}
"""As chess players write them."""


class Terms(NamedTuple):
    """How to look back."""

    worlds: int
    seed: int
    only: Player | None
    """Whose decisions; all players' when None."""


class Place(NamedTuple):
    """Where in a record something was said; both from 1, as on the page."""

    round: int
    step: int

    def told(self, speaker: Speaker) -> str:
        """In the words by which the moment can be found again."""
        return speaker.phrase("replay-place", round=self.round, step=self.step)


def places(said: Iterable[Said]) -> Iterator[tuple[Place, Said]]:
    """Everything that was said, with its place."""
    place = Place(1, 1)
    for one in said:
        yield place, one
        place = Place(place.round + 1, 1) if one.match.over else Place(place.round, place.step + 1)


def analyze(sheet: Sheet, said: Sequence[Said], terms: Terms, speaker: Speaker) -> dict[int, Analysis]:
    """The rounds that were played to their end, by number from 1, with a bar that moves meanwhile."""
    with progress_bar() as progress:
        bar = progress.add_task(speaker.phrase("analysis-preparing"), total=None)
        working = speaker.phrase("analysis-working")
        return looking_back.analyze(
            sheet,
            said,
            worlds=terms.worlds,
            seed=terms.seed,
            only=terms.only,
            judged=lambda done, of: progress.update(bar, completed=done, total=of, description=working),
        )


def judgements_of(rounds: dict[int, Analysis]) -> dict[Place, Judgement]:
    """The judgements of all rounds, by the places that they are about."""
    return {
        Place(number, judged.step): judged
        for number, analysis in rounds.items()
        for judged in analysis.judgements
    }


def remark(
    judgement: Judgement, names: Sequence[str], who: str, side: Side, speaker: Speaker
) -> Iterator[Text]:
    """A decision in words: what was chosen, how good it was, and what the expert would have said."""
    grade, style = judgement.grade, STYLES[judgement.grade]
    given = next(choice for choice in judgement.choices if choice.move == judgement.said)
    chosen = speaker.phrase(
        "analysis-said",
        who=who,
        move=answer_in_words(speaker, given.move, names, side),
        percent=percent(given.chance),
    )
    yield Text(f"  {MARKS[grade]:<2} {chosen} · {speaker.phrase(f'analysis-grade-{grade}')}", style=style)
    if grade != "best":
        best = judgement.choices[0]
        prefers = speaker.phrase(
            "analysis-prefers",
            move=answer_in_words(speaker, best.move, names, side),
            percent=percent(best.chance),
        )
        lost = speaker.phrase("analysis-lost", percent=percent(judgement.lost))
        yield Text(f"     {prefers} · {lost}", style=style)


def summary(rounds: dict[int, Analysis], names: Sequence[str], speaker: Speaker) -> Table:
    """All rounds together, player by player."""
    table = Table(title=speaker.phrase("analysis-summary"))
    table.add_column(speaker.phrase("analysis-player"))
    for column in ("analysis-accuracy", "analysis-given-away", "analysis-worst"):
        table.add_column(speaker.phrase(column), justify="right")
    for player, name in enumerate(names):
        judged = {place: one for place, one in judgements_of(rounds).items() if one.player == player}
        if not any(marks.player == player for analysis in rounds.values() for marks in analysis.marks):
            continue
        best, count = sum(one.grade == "best" for one in judged.values()), len(judged)
        worst = max(judged, key=lambda place: judged[place].lost, default=None)
        table.add_row(
            name,
            speaker.phrase(
                "analysis-accuracy-value", best=best, count=count, percent=percent(best / max(count, 1))
            ),
            speaker.phrase("analysis-percent", percent=percent(sum(one.lost for one in judged.values()))),
            worst.told(speaker) if worst and judged[worst].lost else speaker.phrase("analysis-worst-none"),
        )
    return table


def percent(share: float) -> int:
    """In whole hundredths; halves go up, as on the page."""
    return int(share * 100 + 0.5)
