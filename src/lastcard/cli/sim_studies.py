"""What `lastcard sim` studies: rounds, or whole matches, played by the kernel or by the engine."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import click
from msgspec.structs import replace
from rich.console import RenderableType

from lastcard.cli.figures import decimal, grouped
from lastcard.cli.match_tables import match_tables
from lastcard.cli.progress import progress_bar
from lastcard.cli.sim_tables import tables
from lastcard.lab.match_summary import MatchSummary, match_rows, summarize_matches
from lastcard.lab.simulate import PlayedMatch, PlayedRound, simulate, simulate_matches
from lastcard.lab.summary import Row, Setting, Summary, summarize, tidy_rows
from lastcard.lab.tally import Counts
from lastcard.locale.speaker import Speaker
from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet
from lastcard.notation.document import Header
from lastcard.notation.record import write_record

C = TypeVar("C", bound=Counts)
P = TypeVar("P")
FEW = 10
"""A rate below this is told with a decimal."""


class Study(NamedTuple):
    """What is to be played, by whom, and where it is kept."""

    sheet: Sheet
    mode: Mode
    setting: Setting
    number: int
    """Of rounds or matches."""
    threads: int
    """Those of the kernel; none when the engine plays."""
    save: Path | None
    speaker: Speaker


class Found(NamedTuple):
    """What came of it, in three shapes."""

    summary: Summary | MatchSummary
    rows: Iterator[Row]
    tables: Iterator[RenderableType]


def of_rounds(study: Study) -> Found:
    """Rounds one by one; the deal goes round."""
    sheet, setting, seats, seed = study.sheet, study.setting, study.setting.seats, study.setting.seed
    if study.threads:
        from lastcard.lab import compiled_play  # noqa: PLC0415 - only with the extra, and Numba takes long to load

        tallies = iter(compiled_play.round_tallies(sheet, seats, study.number, seed, study.threads))
    else:
        played = _saved(study, simulate(sheet, seats, study.number, seed), _round_record, "")
        tallies = (one.tally for one in played)
    tally, _ = added_up(tallies, study.number, study.speaker)
    summary = summarize(sheet, setting, tally)
    return Found(summary, tidy_rows(summary), tables(sheet, summary, study.speaker))


def of_matches(study: Study) -> Found:
    """Matches from the first card to the last; at the end it is told how many there were in a second."""
    sheet, mode, setting = study.sheet, study.mode, study.setting
    terms = (sheet, mode, setting.seats, study.number, setting.seed)
    if study.threads:
        from lastcard.lab import compiled_play  # noqa: PLC0415 - the same

        tallies = iter(compiled_play.match_tallies(*terms, workers=study.threads))
    else:
        played = _saved(study, simulate_matches(*terms), _match_record, f"{mode}-")
        tallies = (one.tally for one in played)
    tally, rate = added_up(tallies, study.number, study.speaker)
    summary = summarize_matches(sheet, mode, setting, tally)
    if rate:
        speaker = study.speaker
        figures = {"matches": _rate(rate, speaker), "rounds": _rate(rate * summary.length.mean, speaker)}
        click.echo(speaker.phrase("sim-rate", **figures), err=True)
    return Found(summary, match_rows(summary), match_tables(sheet, summary, study.speaker))


def added_up(tallies: Iterator[C], number: int, speaker: Speaker) -> tuple[C, float]:
    """So many games, with a bar that moves meanwhile; and how many were counted in a second.

    The clock starts when the first is there: before that there may be something to compile.
    """
    with progress_bar() as progress:
        bar = progress.add_task(speaker.phrase("sim-preparing"), total=None)
        everything = next(tallies)
        first, start = everything.lengths.total(), time.perf_counter()
        counted, playing = first, speaker.phrase("sim-playing")
        progress.update(bar, total=number, completed=counted, description=playing)
        for tally in tallies:
            everything.add(tally)
            counted = everything.lengths.total()
            progress.update(bar, completed=counted)
        seconds = time.perf_counter() - start
    return everything, (counted - first) / seconds


def _rate(per_second: float, speaker: Speaker) -> str:
    return decimal(per_second, 1, speaker) if per_second < FEW else grouped(round(per_second))


# --- records ---------------------------------------------------------------------------------------------


def _saved(study: Study, played: Iterator[P], record: Callable[[Header, P], str], name: str) -> Iterator[P]:
    """Write each as a record while it passes by, if that was asked for."""
    folder, setting = study.save, study.setting
    if folder is None:
        yield from played
        return
    header = _header(study)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(played):
            path = folder / f"{setting.edition}-{name}{setting.seed}-{number}.toml"
            path.write_text(record(header, one), "utf-8")
            yield one
    except OSError as error:
        raise LastcardError(f"{folder}: expected a folder to write to, found: {error.strerror}") from error


def _header(study: Study) -> Header:
    """The head of a record; of single rounds, who deals is known round by round."""
    return Header(
        edition=study.sheet.edition,
        names=tuple(f"P{seat}" for seat in range(1, study.setting.seats + 1)),
        mode=study.mode,
        rules=dict(study.setting.rules),
        dealer=None,
        position=None,
        cites=(),
    )


def _round_record(header: Header, one: PlayedRound) -> str:
    inputs = ((None if actor is None else Player(actor), said) for actor, said in one.inputs)
    return write_record(replace(header, dealer=Player(one.dealer)), inputs)


def _match_record(header: Header, one: PlayedMatch) -> str:
    return write_record(header, one.inputs)
