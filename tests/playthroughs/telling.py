"""A playthrough: a game told move by move, with everything that every seat sees, is asked and hears.

A file is the head of a record (TOML), then the telling. Of the telling only the inputs are read: `> Ann r7` for
what was said, `> * shuffle …` for luck, `! Bob g9` for a move that is refused. Everything else is told again from
them and must come out the same. A draft needs no more than the head and the inputs; in a draft a shuffle may end
in `…` for all other cards in deck order, and short forms may be used.

In a refused move `Ghost` is the name of a place that is not at the table.
"""

from collections.abc import Iterator, Sequence

from lastcard.match import Match, Player, apply, next_round
from lastcard.model.chance import Outcome
from lastcard.model.decisions import AskShuffle
from lastcard.model.errors import IllegalMove
from lastcard.model.events import CardPlayed, Event
from lastcard.model.moves import Move
from lastcard.model.seats import LEFT, Seat
from lastcard.model.state import RoundState, Transition
from lastcard.notation import Header, begin, parse_document, parse_header
from lastcard.notation.document import bring
from lastcard.notation.lineup import line_moves, lineup_of, seat_names
from lastcard.notation.moves import Lineup, parse_moves, parse_outcome, write_move
from lastcard.notation.record import write_line
from lastcard.views import View, prompt_for, redact, view_of
from tests.editions import RELAY
from tests.playthroughs.facts import facts
from tests.playthroughs.words import by_seat, fields_of, pile_text, record_text

GHOST = "Ghost"
BY_SEAT = ("hands", "calls", "caught")
"""Fields of a view that hold one value for each seat."""


def split(text: str) -> tuple[str, list[str]]:
    """The head of a playthrough as it is written, and its inputs."""
    lines = text.splitlines()
    end = next((at for at, line in enumerate(lines) if line[:2] in ("==", "> ", "! ")), len(lines))
    inputs = [line for line in lines[end:] if line[:2] in ("> ", "! ")]
    return "\n".join(lines[:end]).rstrip() + "\n", inputs


def tell(text: str) -> str:
    """The whole playthrough, told from its head and its inputs alone."""
    head, inputs = split(text)
    header = head_of(text)
    told = ("\n== facts", *facts(begin(header)), *play_of(header, inputs))
    return head + "".join(f"{line}\n" for line in told)


def head_of(text: str) -> Header:
    """The head of a playthrough as the notation reads it; `relay` is the tests' own edition."""
    head, _ = split(text)
    (case,) = parse_document(head).cases
    return parse_header(bring(case, RELAY) if case.table.get("edition") == RELAY.key else case)


def play_of(header: Header, inputs: Sequence[str]) -> Iterator[str]:
    """The play alone, without the facts of the sheet."""
    match = begin(header)
    teller = Teller(header.names)
    yield "\n== start"
    yield from teller.table(match)
    ply = 0
    for line in inputs:
        if line.startswith("!"):
            yield refusal(match, header.names, line)
            continue
        if line.startswith("> *") and match.over:
            match, teller = next_round(match), Teller(header.names)
            yield f"\n== round {match.rounds_played + 1}"
            yield from teller.table(match)
        for actor, said in inputs_of(match, header.names, line[2:]):
            ply += 1
            after, transition = apply(match, actor, said)
            yield f"> {write_line(match, header.names, actor, said)}"
            match = after
            yield f"\n== {ply}"
            yield from teller.heard(transition, seat_names(match, header.names))
            yield from teller.table(match)


def refusal(match: Match, names: Sequence[str], line: str) -> str:
    """A refused move with its reason; the match is not touched."""
    name, *words = line[2:].split("  ", maxsplit=1)[0].split()
    player = Player(names.index(name))
    written = f"! {name} {' '.join(words)}"
    try:
        for move in _moves_of(match, names, player, words):
            match, _ = apply(match, player, move)
    except IllegalMove as refused:
        return f"{written}  {refused.reason}"
    raise AssertionError(f"expected `{written}` to be refused, found it possible")


def _moves_of(match: Match, names: Sequence[str], player: Player, words: Sequence[str]) -> list[Move]:
    if GHOST not in words:
        return line_moves(match, names, player, words)
    seat, lineup = match.seat_of(player), lineup_of(match, names)
    assert seat is not None, f"{names[player]} sits at this table"
    return parse_moves(match.round, Lineup((*lineup.seated, GHOST), lineup.absent), seat, words)


def inputs_of(match: Match, names: Sequence[str], line: str) -> list[tuple[Player | None, Move | Outcome]]:
    """What a line says: short forms stand for several moves, `…` for the rest of a pile."""
    first, *words = line.split()
    if first != "*":
        player = Player(names.index(first))
        return [(player, move) for move in line_moves(match, names, player, words)]
    if words[-1] == "…":
        assert isinstance(match.round.decision, AskShuffle)
        left = list(match.round.decision.cards)
        for code in words[1:-1]:
            left.remove(next(card for card in left if code in (card, card.split("/")[0])))
        words[-1:] = left
    return [(None, parse_outcome(match.round, lineup_of(match, names), words))]


class Teller:
    """Tells what changed since it last told."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._told: dict[str, str] = {}

    def _news(self, label: str, text: str) -> Iterator[str]:
        if self._told.get(label) != text:
            self._told[label] = text
            yield f"{label:<9} {text}"

    def heard(self, transition: Transition, names: Sequence[str]) -> Iterator[str]:
        """Every event, and what of it each viewer hears where that is not all of it."""
        viewers = [*(Seat(seat) for seat in range(len(names))), None]
        redacted = {viewer: redact(transition, viewer) for viewer in viewers}
        for at, event in enumerate(transition.events):
            yield " ".join((f"{'event':<9}", type(event).__name__, *_fields(event, names)))
            if isinstance(event, CardPlayed):
                yield from _effects(transition, event)
            groups: dict[str, list[str]] = {}
            for viewer in viewers:
                differing = _masked(event, redacted[viewer][at], names)
                if differing:
                    groups.setdefault(differing, []).append("spectator" if viewer is None else names[viewer])
            for differing, who in groups.items():
                yield f"            to {', '.join(who)}: {differing}"

    def table(self, match: Match) -> Iterator[str]:
        """The position, every view as far as it is new, and every prompt."""
        state, names = match.round, seat_names(match, self._names)
        yield from self._news("position", _position(state, names))
        yield from self._news("pending", " ".join(record_text(step, names) for step in state.agenda) or "-")
        public = _seen(view_of(state, None), names)
        changed = {key: text for key, text in public.items() if self._told.get(f"view {key}") != text}
        self._told.update({f"view {key}": text for key, text in changed.items()})
        if changed:
            yield f"{'table':<9} " + " · ".join(f"{key} {text}" for key, text in changed.items())
        for seat, name in enumerate(names):
            seen = _seen(view_of(state, Seat(seat)), names)
            own = {key: text for key, text in seen.items() if text != public[key]}
            yield from self._news(
                f"{name} sees", " · ".join(f"{key} {text}" for key, text in own.items()) or "the same"
            )
        if match.over:
            totals = by_seat(match.totals, self._names)
            won = ", ".join(self._names[player] for player in match.winners) or "-"
            out = ", ".join(self._names[player] for player in match.out) or "-"
            yield f"{'match':<9} totals {totals} · worth {match.points} · winners {won} · out {out}"
            if match.rounds_planned:
                plan = f"round {match.rounds_played} of {match.rounds_planned}"
                yield f"{'plan':<9} {plan} · partners until {match.partners_until}"
        for seat, name in enumerate(names):
            yield from _prompt(state, Seat(seat), name, names)


def _effects(transition: Transition, event: CardPlayed) -> Iterator[str]:
    """What the card does, as next card or as the last of the hand."""
    face = transition.before.sheet.faces[transition.before.side][event.card]
    last = len(transition.before.hands[event.seat]) == 1
    effects = face.when_last if last else face.when_played
    if effects:
        label = "effects, as last card:" if last else "effects:"
        yield f"            {label} {' '.join(record_text(effect, ()) for effect in effects)}"


def _fields(event: Event, names: Sequence[str]) -> list[str]:
    return [f"{key}={text}" for key, text in fields_of(event, names).items()]


def _masked(whole: Event, heard: Event, names: Sequence[str]) -> str:
    """The fields of an event that a viewer hears otherwise."""
    assert type(heard) is type(whole), "an event may lose details on its way, not its kind"
    told, left = fields_of(whole, names), fields_of(heard, names)
    return " ".join(f"{key}={left[key]}" for key in told if told[key] != left[key])


def _position(state: RoundState, names: Sequence[str]) -> str:
    """Everything there is, for no eyes but the reader's."""
    return " · ".join(
        (
            by_seat(state.hands, names),
            f"draw {pile_text(state.draw, last=False)}",
            f"discard {pile_text(state.discard, last=True)}",
            f"color {state.color or '-'}",
            state.side,
            "left" if state.direction == LEFT else "right",
        )
    )


def _seen(view: View, names: Sequence[str]) -> dict[str, str]:
    """A view in words."""
    seen = fields_of(view, names)
    seen.update({key: by_seat(getattr(view, key), names) for key in BY_SEAT if getattr(view, key)})
    del seen["viewer"], seen["sight"]
    return seen


def _prompt(state: RoundState, seat: Seat, name: str, names: Sequence[str]) -> Iterator[str]:
    prompt = prompt_for(state, seat)
    if prompt is None:
        return
    if prompt.question:
        # What else there is beside the moves: the drawn card, the parts of a gift, whatever comes to be added.
        told = ("seat", "question", "moves", "rights")
        more = [
            f"{key}={text}"
            for key, text in fields_of(prompt, names).items()
            if key not in told and text != "-"
        ]
        yield f"asks      {name} {prompt.question}: {'; '.join((*_moves(prompt.moves, names), *more))}"
    if prompt.rights:
        yield f"may       {name}: {'; '.join(_moves(prompt.rights, names))}"


def _moves(moves: Sequence[Move], names: Sequence[str]) -> list[str]:
    return [write_move(move, names) for move in moves]
