#!/usr/bin/env python3
"""Write what the page's own tests compare it with: views, sentences, rules, editions and finished matches.

    python -m scripts.fixtures            write web/tests/fixtures
    python -m scripts.fixtures --check    write nothing; fail if a file differs

Run it from the root of the project. The page folds events and speaks of them a second time, in TypeScript; these
files are what Python makes of the same events. Luck is repeatable, so the files change only with the project.
"""

import argparse
import asyncio
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from lastcard.editions import CLASSIC, EDITIONS, FLIP
from lastcard.engine import apply, open_round, settle_rulings, sheet_for
from lastcard.lab.random_play import random_move, random_outcome
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.guide import Colors, Line, tell
from lastcard.locale.moves import answer_in_words
from lastcard.locale.naming import glossary_of
from lastcard.model.cards import Card, Side
from lastcard.model.decisions import ChanceDecision, Over, QuestionKind
from lastcard.model.edition import Edition, Mode
from lastcard.model.events import Asked, Event
from lastcard.model.moves import Move
from lastcard.model.paints import paints_of
from lastcard.model.seats import Seat
from lastcard.model.state import Transition
from lastcard.notation.editions import table_of
from lastcard.server.library import library
from lastcard.table.config import TableConfig
from lastcard.table.replay import replay_of
from lastcard.views import View, redact, view_of
from tests.editions import ALL_EDITIONS, edition_of
from tests.fairness.tables import numbered_seeds, played, version_1_log
from tests.locale.test_answers import ANSWERS
from tests.locale.test_howto import choices, lines, sections
from tests.locale.test_messages import ASKED_OF_PLAYERS
from tests.locale.test_sentences import NAMES, SPOKEN
from tests.locale.test_sentences import played as happens_in
from tests.table.seated import TABLE, config

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "tests" / "fixtures"


def plain(value: object) -> Any:  # noqa: ANN401 - JSON
    """What would go over the wire."""
    return msgspec.to_builtins(value)


# --- folding ---------------------------------------------------------------------------------------------


class Game(NamedTuple):
    """What is played."""

    edition: str
    seats: int
    rules: Mapping[str, object]


HOUSE = {"stacking": "higher", "jump_in": True, "seven_zero": True, "false_catch_penalty": True}
GAMES = (
    Game("classic", 3, {}),
    Game("classic", 4, HOUSE),
    Game("classic", 2, {"force_play": True, "draw_to_match": True}),
    Game("beach", 3, {}),
    Game("beach", 3, {"rejected_opening": "bottom", "opening_reverse": "right"}),
    Game("battle", 3, {}),
    Game("battle", 4, {"battle_optional": True, "catch_until": "open", "rejected_opening": "middle"}),
    Game("trend", 3, {}),
    Game("trend", 4, {"trend_visible": "all", "trend_color": "keep"}),
    Game("flip", 3, {}),
    Game("flip", 3, {"start_direction": "right", "catch_until": "plays"}),
    Game("flip", 2, {"show_inactive": False}),
    Game("flip", 2, {"peek_own_back": True}),
    Game("flip", 4, {"show_inactive": False, "peek_own_back": True, "seven_zero": True}),
    Game("mini", 2, {}),
    Game("mini", 4, {"draw_to_match": True, "stacking": "higher"}),
    Game("relay", 3, {}),
)
ROUNDS = 16
"""Of each game, for what is rare; in every second one people draw as gladly as they play."""
LONGEST = 400
"""Inputs after which a round is given up."""


class Eyes(NamedTuple):
    """Who looks."""

    viewer: Seat | None
    everything: bool = False


def transitions(game: Game, rng: Random, *, eager: bool) -> Iterator[Transition]:
    """A round of random play."""
    edition = edition_of(game.edition)
    state = open_round(sheet_for(edition, settle_rulings(edition, game.rules)), game.seats)
    for _ in range(LONGEST):
        if isinstance(state.decision, Over):
            return
        if isinstance(state.decision, ChanceDecision):
            step = apply(state, None, random_outcome(rng, state, state.decision))
        else:
            step = apply(state, *random_move(rng, state, eager=eager))
        yield step
        state = step.after


def folding() -> Any:  # noqa: ANN401 - JSON
    """Steps in which something happens that no step before has shown: the view, the events, what has changed."""
    shown: set[object] = set()
    cases = []
    for game in GAMES:
        rng = Random(f"folding {game}")  # noqa: S311 - luck that can be repeated
        looking = (*(Eyes(Seat(seat)) for seat in range(game.seats)), Eyes(None), Eyes(None, everything=True))
        for number in range(ROUNDS):
            for step in transitions(game, rng, eager=number % 2 == 0):
                for eyes in looking:
                    new = {sight(game, step, event, eyes) for event in step.events} - shown
                    if new:
                        shown |= new
                        cases.append(case_of(game, step, eyes))
    return cases


MOVING = (
    "CardPlayed",
    "CardsDrawn",
    "CardsGiven",
    "CardsPassed",
    "CardsRevealed",
    "BattleSettled",
    "HandsDealt",
    "HandsMoved",
    "SidesTurned",
)
"""Events that move cards between hands and piles, which each viewer sees in another way."""


SIGHT = ("show_inactive", "peek_own_back")
"""Options that say who sees what."""


def sight(game: Game, step: Transition, event: Event, eyes: Eyes) -> object:
    """What is new about an event: its kind, before and after the opening; if it moves cards, who looks on how."""
    kind = type(event).__name__
    if kind not in MOVING:
        place, nobody = getattr(event, "where", None), getattr(event, "opponent", 0) is None
        way_round = step.before.direction if kind == "DealerFound" else None
        return kind, bool(step.before.discard), place, nobody, way_round
    way: object = game.edition if kind in ("CardPlayed", "CardsDrawn") else None
    if game.edition == "flip":
        way = *(game.rules.get(name) for name in SIGHT), step.before.side
    holder = getattr(event, "seat", None)
    return kind, way, eyes.everything or ("nobody" if eyes.viewer is None else eyes.viewer == holder)


def case_of(game: Game, step: Transition, eyes: Eyes) -> Any:  # noqa: ANN401 - JSON
    """One step through these eyes; of the view after it only what has changed."""
    look: Callable[..., View] = partial(view_of, viewer=eyes.viewer, everything=eyes.everything)
    before, after = plain(look(step.before)), plain(look(step.after))
    return {
        "game": f"{game.edition} {game.seats} {json.dumps(game.rules)}",
        "view": before,
        "events": plain(redact(step, eyes.viewer, everything=eyes.everything)),
        "changed": {key: value for key, value in after.items() if value != before[key]},
    }


# --- sentences -------------------------------------------------------------------------------------------


def sentences() -> Any:  # noqa: ANN401 - JSON
    """Events, questions, answers and the names of all cards, in every language."""
    return {
        "names": NAMES,
        "events": [spoken(event) for event, _ in SPOKEN],
        "questions": [asked(kind) for kind in ASKED_OF_PLAYERS],
        "answers": [answered(move, side) for move, side, _ in ANSWERS],
        "cards": [named(*one) for one in faces()],
    }


def in_every_language(say: Callable[[Speaker], object], edition: Edition) -> dict[str, object]:
    """What each language says of the same thing."""
    return {language: say(Speaker(language, NAMES, edition=edition)) for language in LANGUAGES}


def spoken(event: Event) -> Any:  # noqa: ANN401 - JSON
    """An event in words."""
    edition = happens_in(event)
    said = in_every_language(lambda speaker: list(speaker.events([event], "light")), edition)
    return {
        "event": plain(event),
        "side": "light",
        "edition": edition.key,
        "two_sided": edition.two_sided,
        "said": said,
    }


def asked(kind: QuestionKind) -> Any:  # noqa: ANN401 - JSON
    """A question to the first and the third seat."""
    one = Asked(kind, (Seat(0), Seat(2)), Seat(0), ("silent",) * 3, jumpable=False, draws=0)
    return {
        "asked": plain(one),
        "said": in_every_language(lambda speaker: speaker.question(one), CLASSIC),
    }


def answered(move: Move, side: Side) -> Any:  # noqa: ANN401 - JSON
    """An answer that could be given."""
    edition = FLIP if side == "dark" else CLASSIC
    said = in_every_language(lambda speaker: answer_in_words(speaker, move, NAMES, side), edition)
    return {
        "move": plain(move),
        "side": side,
        "edition": edition.key,
        "two_sided": edition.two_sided,
        "said": said,
    }


def faces() -> Iterator[tuple[Card, Side, Edition]]:
    """Every symbol once, every color once, and what is hidden."""
    seen: set[str] = set()
    sides: tuple[Side, ...] = ("light", "dark")
    for edition in EDITIONS:
        two_sided, sheet = edition.two_sided, sheet_for(edition, edition.rulings)
        for card in sheet.deck:
            for side in sides[: 1 + two_sided]:
                face = sheet.faces[side][card]
                new = {face.symbol, f"{face.color}{two_sided}"} if face.color else {face.code}
                if new - seen:
                    seen |= new
                    yield card, side, edition
    yield Card("?"), "light", CLASSIC
    yield Card("?/p5"), "light", FLIP
    yield Card("?/p5"), "dark", FLIP


def named(card: Card, side: Side, edition: Edition) -> Any:  # noqa: ANN401 - JSON
    """The name of a card."""
    said = in_every_language(lambda speaker: speaker.card(card, side), edition)
    return {"card": card, "side": side, "edition": edition.key, "said": said}


# --- rules -----------------------------------------------------------------------------------------------


def rules() -> Any:  # noqa: ANN401 - JSON
    """Every line of the rules once, whatever is played, and a digest of what each language makes of them all."""
    told: dict[str, tuple[Line, bool, Edition]] = {}
    for edition in EDITIONS:
        for mode in Mode:
            for options in choices(edition):
                for one in lines(sections(edition, mode, options)):
                    # Only colors have other names where cards have two sides.
                    two_sided = edition.two_sided and any(isinstance(v, Colors) for v in one.values.values())
                    told.setdefault(f"{one} {two_sided}", (one, two_sided, edition))
    spoken = [(one, edition) for one, _, edition in told.values()]
    return {
        "lines": [[one.message, plain(one.values), two, edition.key] for one, two, edition in told.values()],
        "digests": {language: digest(language, spoken) for language in LANGUAGES},
    }


def digest(language: str, told: list[tuple[Line, Edition]]) -> str:
    """A hash of the lines in words: much shorter than they are."""
    speakers = {edition.key: Speaker(language, edition=edition) for edition in EDITIONS}
    text = "\n".join(tell(one, speakers[edition.key]) for one, edition in told)
    return hashlib.sha256(text.encode()).hexdigest()


# --- editions --------------------------------------------------------------------------------------------


def cards() -> Any:  # noqa: ANN401 - JSON
    """The editions with what is printed on their cards; options are another matter."""
    shelf = library("en")
    bare = (msgspec.structs.replace(edition, options=(), printings=()) for edition in shelf.editions)
    return plain(list(bare))


def names() -> Any:  # noqa: ANN401 - JSON
    """What each language calls the cards and colors of each edition."""
    return {
        language: {
            edition.key: {
                "symbols": {face.symbol: face.name for side in edition.sides for face in side.faces},
                "colors": {color.color: color.name for side in edition.sides for color in side.colors},
            }
            for edition in library(language).editions
        }
        for language in LANGUAGES
    }


# --- fairness --------------------------------------------------------------------------------------------


def match(terms: TableConfig, number: int) -> Any:  # noqa: ANN401 - JSON
    """A finished match as the server shows it; Ann and bots play it."""
    seeds = numbered_seeds()
    for _ in range(number):
        next(seeds)
    return plain(replay_of(asyncio.run(played(terms, lambda: next(seeds))), TABLE, 1))


# --- the workshop ----------------------------------------------------------------------------------------


SHOWN = ("key", "colors", "color", "row", "side")
"""What colors and cards are made of."""


def workshop() -> Any:  # noqa: ANN401 - JSON
    """Sheets, and how their colors look and what their cards are called at a table."""
    return [
        {
            "sheet": {key: value for key, value in table_of(edition).items() if key in SHOWN},
            "looks": {color: [look.paint, look.shape] for color, look in paints_of(edition).items()},
            "names": {one: _called(one, edition) for one in (("en",) if edition in EDITIONS else LANGUAGES)},
        }
        for edition in ALL_EDITIONS
    ]


def _called(language: str, edition: Edition) -> dict[str, dict[str, str]]:
    names = glossary_of(language, edition).symbols
    return {
        side.side: {row.symbol: names[side.side, row.symbol] for row in side.rows if not row.symbol.isdigit()}
        for side in edition.sides
    }


# --- the files -------------------------------------------------------------------------------------------

FIXTURES: Mapping[str, Callable[[], Any]] = {
    "folding": folding,
    "sentences": sentences,
    "rules": rules,
    "editions": cards,
    "names": names,
    "workshop": workshop,
    "match-mini": lambda: match(config("mini", 2, Mode.FIRST_TO, timer=15), 46),
    "match-reshuffled": lambda: match(config("mini", 4, Mode.SINGLE, {"draw_to_match": True}, timer=15), 33),
    "match-flip": lambda: match(config("flip", 3, Mode.SINGLE, timer=15), 14),
    "match-version1": lambda: plain(replay_of(version_1_log(), TABLE, 1)),
}


def text_of(value: Any) -> str:  # noqa: ANN401 - JSON
    """JSON with a line for each part of the whole, so that a difference can be read."""
    write = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(write, value)) + "\n]\n"
    lines = (
        f"{write(key)}:{text_of(part).strip() if isinstance(part, list) else write(part)}"
        for key, part in value.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Exit code 1 when --check finds a difference."""
    parser = argparse.ArgumentParser(description="Write the fixtures of the page's tests.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    check = parser.parse_args().check
    differing = 0
    for name, make in FIXTURES.items():
        path, text = FOLDER / f"{name}.json", text_of(make())
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            differing += 1
            sys.stderr.write(f"{path.relative_to(ROOT).as_posix()}: run python -m scripts.fixtures\n")
        else:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT).as_posix()}\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
