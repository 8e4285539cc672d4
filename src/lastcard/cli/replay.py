"""`lastcard replay`: a recorded game in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.text import Text

from lastcard.cli import replay_analysis as look_back
from lastcard.cli.options import language, seed
from lastcard.cli.signs import Signs, signs_of
from lastcard.files import UnreadableFile, only_case
from lastcard.locale.speaker import Speaker
from lastcard.match.match import Match
from lastcard.model.errors import LastcardError
from lastcard.model.events import Asked, Event
from lastcard.model.seats import Seat
from lastcard.notation.document import Header, begin, parse_header, parse_lines
from lastcard.notation.lines import LineError
from lastcard.notation.lineup import find_player, seat_names
from lastcard.notation.script import Said, play_script, rounds_of
from lastcard.policy import BadWeights
from lastcard.protocol import Analysis, Judgement
from lastcard.table.analysis import WORLDS
from lastcard.views.redact import redact
from lastcard.views.view import View, view_of


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", "name", help="Through the eyes of this seat; without it everything is shown.")
@click.option("--case", "wanted", help="Which case of a file of several, by name or number.")
@click.option("--step", is_flag=True, help="Wait for Enter after each move.")
@click.option("--analyze", is_flag=True, help="Say what the expert would have played, and what it mattered.")
@click.option(
    "--worlds",
    type=click.IntRange(2, 1_000_000),
    metavar="N",
    default=WORLDS,
    show_default=True,
    help="With --analyze: in how many possible worlds each answer is tried.",
)
@seed
@click.option("--json", "as_json", is_flag=True, help="With --analyze: print one JSON object instead.")
@language
def command(
    *,
    file: Path,
    name: str | None,
    wanted: str | None,
    lang: str,
    step: bool,
    analyze: bool,
    worlds: int,
    seed: int,
    as_json: bool,
) -> None:
    """Walk through a record: what was said, what happened, and what lies on the table.

    With --analyze every decision of a finished round is judged by what its player could know at the time: every
    answer is tried in the same possible worlds and played on. That needs the compiled game
    (pip install 'lastcard[fast]'). With --seat only that player is judged.

    \b
      lastcard replay game.toml             with all hands
      lastcard replay game.toml --seat Ann  as Ann saw it
      lastcard replay game.toml --step      move by move
      lastcard replay game.toml --analyze   with the expert's opinion
    """  # noqa: D301 - click wants the real character
    if as_json and not analyze:
        raise click.UsageError("expected --analyze with --json, found --json alone")
    case = only_case(file, wanted)
    console = Console(highlight=False)
    try:
        header = parse_header(case)
        viewer = None if name is None else find_player(header.names, name)
        eyes = None if viewer is None else header.names[viewer]
        said: Iterable[Said] = play_script(begin(header), header.names, parse_lines(case))
        rounds: dict[int, Analysis] = {}
        if analyze:
            said = tuple(said)
            sheet, speaker = begin(header).sheet, Speaker(lang, edition=header.edition)
            rounds = look_back.analyze(sheet, said, look_back.Terms(worlds, seed, viewer), speaker)
            if len(rounds) < len(rounds_of(said)):
                click.echo(speaker.phrase("analysis-unfinished"), err=True)
        if as_json:
            click.echo(msgspec.json.encode({"names": header.names, "rounds": list(rounds.values())}))
            return
        for block in _walk(header, said, look_back.judgements_of(rounds), eyes, lang):
            console.print(block)
            if step:
                click.pause("")
        if analyze:
            console.print(look_back.summary(rounds, header.names, Speaker(lang)))
    except LineError as error:
        raise UnreadableFile(f"{file}:{error.number}: {error}") from error
    except LastcardError as error:
        if isinstance(error, ImportError | BadWeights):  # nothing is wrong with the file
            raise
        raise UnreadableFile(f"{file}: {error}") from error


def _walk(
    header: Header,
    said: Iterable[Said],
    judgements: Mapping[look_back.Place, Judgement],
    eyes: str | None,
    lang: str,
) -> Iterator[Text]:
    """A block of text for the start and for everything that was said."""
    match, speaker = begin(header), Speaker(lang, header.names, edition=header.edition)
    if header.position is not None:
        yield Text("\n").join((*_table(match, header.names, eyes, speaker), Text("")))
    for place, one in look_back.places(said):
        match = one.match
        names = seat_names(match, header.names)
        speaker = Speaker(lang, names, edition=header.edition)
        events = _heard(one, names, eyes)
        side = one.transition.before.side
        lines = [Text(place.told(speaker), style="dim")]
        lines.extend(Text(sentence, style="bold") for sentence in speaker.events(events, side))
        if judged := judgements.get(place):
            lines.extend(look_back.remark(judged, names, header.names[judged.player], side, speaker))
        lines.extend(_table(match, header.names, eyes, speaker))
        if match.winners:
            winners = ", ".join(header.names[player] for player in match.winners)
            lines.append(Text(speaker.phrase("event-match-won", who=winners), style="bold"))
        yield Text("\n").join((*lines, Text("")))


def _heard(one: Said, names: Sequence[str], eyes: str | None) -> tuple[Event, ...]:
    if eyes is None:
        return one.transition.events
    return redact(one.transition, Seat(names.index(eyes)) if eyes in names else None)


def _table(match: Match, players: tuple[str, ...], eyes: str | None, speaker: Speaker) -> Iterator[Text]:
    """Hands, piles and the open question."""
    names = seat_names(match, players)
    viewer = Seat(names.index(eyes)) if eyes in names else None
    view = view_of(match.round, viewer)
    hands = match.round.hands if eyes is None else view.hands
    width = max(map(len, names))
    signs = signs_of(match.round.sheet.edition)
    for seat, hand in enumerate(hands):
        mark = "▸" if seat in view.asked else " "
        call = " UNO" if view.calls[seat] == "called" else ""
        line = Text(f"  {mark} {names[seat]:<{width}} {len(hand):>3}  ")
        yield line + Text(" ").join(signs.card(card, view.side) for card in hand) + Text(call, style="bold")
    yield _piles(view, speaker, signs)
    question = Asked(view.question, view.asked, view.turn, view.calls, view.jumpable, view.draws)
    if asked := speaker.question(question):
        yield Text(f"  … {asked}", style="italic")


def _piles(view: View, speaker: Speaker, signs: Signs) -> Text:
    line = Text(f"    {speaker.phrase('label-draw-pile')} {view.draw_count}")
    if view.draw_top is not None:
        line += Text(" ") + signs.card(view.draw_top, "light" if view.side == "dark" else "dark")
    line += Text(f" · {speaker.phrase('label-discard-pile')} {view.discard_count}")
    if view.top is not None:
        line += Text(" ") + signs.card(view.top, view.side)
    if view.color is not None:
        named = signs.color(view.color, speaker.color(view.color))
        line += Text(f" · {speaker.phrase('label-color')} ") + named
    return line + Text(" · " + ("→" if view.direction == 1 else "←"))
