"""A whole game as text: the head of a record, then one line for everything that was said."""

from collections.abc import Iterable, Iterator

from lastcard.editions import EDITIONS
from lastcard.engine.options import in_full
from lastcard.match.match import Match, apply, next_round
from lastcard.match.players import Player
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut
from lastcard.model.moves import Move
from lastcard.notation.document import Case, Header, begin, parse_header, parse_lines
from lastcard.notation.editions import table_of
from lastcard.notation.fairness import write_fairness
from lastcard.notation.lineup import seat_names
from lastcard.notation.moves import write_move, write_outcome
from lastcard.notation.position import write_position
from lastcard.notation.script import Said, play_script
from lastcard.notation.toml import write_toml, write_value

PlayerInput = tuple[Player | None, Move | Outcome]
"""Who said what in a match; None is chance."""


def write_record(header: Header, inputs: Iterable[PlayerInput]) -> str:
    """The record of a match from its first input to its last, as TOML; it brings an edition that is not ours."""
    ours = header.edition in EDITIONS
    head = [f"edition = {write_value(header.edition.key)}"] if ours else []
    head.append(f"seats = {write_value(header.names)}")
    if header.dealer is not None:
        head.append(f"dealer = {write_value(header.names[header.dealer])}")
    head.append(f"mode = {write_value(header.mode)}")
    if header.cites:
        head.append(f"cites = {write_value(header.cites)}")
    if rules := in_full(header.edition, header.rules):
        head.append(f"rules = {write_value(rules)}")
    script = "".join(f"{line}\n" for line in script_of(header, inputs))
    tail = []
    if header.position is not None:
        tail += ["", write_position(header.position)]
    if header.fairness is not None:
        tail += ["", *write_fairness(header.fairness)]
    if not ours:
        tail += ["", write_toml(table_of(header.edition), "edition").rstrip()]
    return "\n".join((*head, f'script = """\n{script}"""', *tail)) + "\n"


def script_of(header: Header, inputs: Iterable[PlayerInput]) -> Iterator[str]:
    """The lines of a script that say these inputs."""
    match = begin(header)
    for actor, said in inputs:
        if actor is None and match.over:
            match = next_round(match)
        yield write_line(match, header.names, actor, said)
        match, _ = apply(match, actor, said)


def write_line(match: Match, names: tuple[str, ...], actor: Player | None, said: Move | Outcome) -> str:
    """One input as a line, said in this moment of a match."""
    by_seat = seat_names(match, names)
    if isinstance(said, Cut | Dealer | Shuffle):
        decision = match.round.decision
        return f"* {write_outcome(said, decision.seats if isinstance(decision, AskCut) else (), by_seat)}"
    assert actor is not None, "a move has a player"  # noqa: S101 - narrows the type
    return f"{names[actor]} {write_move(said, by_seat)}"


def read_record(case: Case) -> tuple[Header, tuple[Said, ...]]:
    """The head of a record and everything that was said in it; raises a LastcardError where it breaks a rule."""
    header = parse_header(case)
    return header, tuple(play_script(begin(header), header.names, parse_lines(case)))
