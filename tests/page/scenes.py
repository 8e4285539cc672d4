"""Every screen of the page, to be looked at one after another in the same tab."""

import json
import zlib
from base64 import urlsafe_b64encode
from typing import NamedTuple

from playwright.sync_api import Page

from lastcard.editions import get
from lastcard.notation.editions import table_of
from tests.editions import ALL_EDITIONS
from tests.page.asks import ASKS, FLIPPED, classic, dark, relay
from tests.page.person import PATIENCE_MS
from tests.page.played import broken_off, close, gathering, paused, played_long
from tests.page.staged import Stage

KEYS = tuple(edition.key for edition in ALL_EDITIONS)

OTHERS = 'Bob = "g2 y8 b0 g1", Cy = "g9 b7"'
FLIPPING = 'Ann = "r1/u2 y2/t1 r3/p7 w/p5 rf/u3 y1/w"'
POSITIONS = {
    "classic": classic("", f'Ann = "r1 y2 g5 b7 w w+4 r+2 rs bv", {OTHERS}'),
    "beach": classic(
        "",
        'Ann = "t1 t7 p2 o4 wg w w+4", Bob = "o2 p8 t9 o1", Cy = "p9 t7"',
        top="t5",
        edition="beach",
    ),
    "battle": classic("", f'Ann = "r1 y2 g5 b7 wb w r+2", {OTHERS}', edition="battle"),
    "trend": classic("", f'Ann = "r1 y2 g5 b7 wt w r+2", {OTHERS}', edition="trend"),
    "flip": classic("", f"{FLIPPING}, {FLIPPED}", top="r5/t5", edition="flip"),
    "flip dark": dark("", FLIPPING),
    "mini": classic("", 'Ann = "r1 y2 g6 b4 w+2", Bob = "g2 y3 b1", Cy = "g3 b2"', top="r3", edition="mini"),
    "relay": relay(""),
    "a rotation": classic(
        "",
        'Ann = "t1 t7 p2 o4 wg", Bob = "o2 p8 t9 o1", Cy = "p9 t7", Dee = "g1 g2"',
        top="t5",
        rules="cycles = 10",
        edition="beach",
    ).replace('"Cy"]', '"Cy", "Dee"]\nmode = "rotation"'),
    "owes a call": classic("Ann r1", f'Ann = "r1 y2", {OTHERS}'),
}
LAST_CARD = {
    "classic": classic("Ann r1", f'Ann = "r1", {OTHERS}'),
    "flip": dark("Ann w/t3", 'Ann = "w/t3"'),
}


def workshop_with(edition: str) -> str:
    """Where the workshop begins with an edition, as a link would bring it."""
    packed = zlib.compress(json.dumps(table_of(get(edition))).encode(), wbits=-15)
    return f"make#sheet={urlsafe_b64encode(packed).decode().rstrip('=')}"


class Scene(NamedTuple):
    """Where to go, as whom, and what is there when it is there."""

    path: str
    ready: str
    seat: str = ""
    """A script that gives somebody's seat to this browser."""
    click: str = ""
    then: str = ""
    """What is there after the click."""


def look(tab: Page, stage: Stage, scene: Scene) -> None:
    """Go and see. The tab must be on a page of this server before it can take a seat."""
    if scene.seat:
        tab.evaluate(scene.seat)
    tab.goto(f"{stage.address}/{scene.path}")
    tab.wait_for_selector(scene.ready, timeout=PATIENCE_MS)
    if scene.click:
        tab.locator(scene.click).first.click()
        tab.wait_for_selector(scene.then, timeout=PATIENCE_MS)


def plain(stage: Stage) -> dict[str, Scene]:
    """Screens that are not a table."""
    gathering(stage, "Ann", public=True)
    return {
        "home": Scene("", "#quick"),
        "new table": Scene("new/flip", "form .primary"),
        "new table, all rules": Scene("new/classic", "form .primary", click="summary", then="details[open]"),
        "new table, another sheet": Scene("new/beach?printing=fr-FR", "form dl"),
        "new table, rotation": Scene(
            "new/beach", "form .primary", click="label:has([value=rotation])", then="form .number"
        ),
        "public tables": Scene("tables", "main li"),
        "settings": Scene("settings", "main .panel"),
        "workshop": Scene("make", "aside .good", click="form details summary", then="details[open] input"),
        "workshop, two sides": Scene(
            workshop_with("flip"), "form h2 + .panel", click=".add", then="aside .bad"
        ),
        "workshop, a bad link": Scene("make#sheet=nix", "main [role=alert]"),
    }


def reading(_: Stage) -> dict[str, Scene]:
    """Rules and cards."""
    return {
        **{f"rules of {key}": Scene(f"rules/{key}", "main section h3") for key in KEYS},
        "rules by another sheet": Scene("rules/beach?printing=fr-CA", "main section h3"),
        **{f"cards of {key}": Scene(f"cards/{key}", "main figure") for key in KEYS},
    }


def problems(stage: Stage) -> dict[str, Scene]:
    """Ways that do not lead where they should."""
    running = stage.table(POSITIONS["classic"])
    closed = gathering(stage, "Ann")
    close(closed)
    return {
        "nowhere": Scene("no/such/place", ".ways"),
        "no such table": Scene("t/nosuchtable1", ".ways"),
        "closed": Scene(f"t/{closed.id}", "main h1"),
        "broken off": Scene(f"t/{broken_off(stage, after=True).id}", ".ways"),
        "replay of a running match": Scene(f"replay/{running.id}/1", ".ways"),
        "a match that never was": Scene(f"replay/{running.id}/2", ".ways"),
        "too late to sit down": Scene(f"t/{running.id}", ".banner"),
    }


def tables(stage: Stage) -> dict[str, Scene]:
    """A table, from the door to the last card."""
    waiting = gathering(stage, "Ann", "Bob", seats=4, edition="beach")
    over = played_long(stage)
    door, host, guest = f"t/{waiting.id}", waiting.seat("Ann"), waiting.seat("Bob")
    scenes = {
        "arrival": Scene(door, "main form"),
        "gathering, host": Scene(door, ".begin", host),
        "gathering, guest": Scene(door, "main [role=status]", guest),
        "gathering, watched": Scene(f"watch/{waiting.id}", "main .company"),
        "match end": Scene(f"t/{over.id}", "#round-end", over.seat("Ann")),
        "match end, watched": Scene(f"watch/{over.id}", "#round-end"),
        "replay": Scene(
            f"replay/{over.id}/1", ".controls", click="section.check .button", then="section.check .verdict"
        ),
    }
    for name, position in LAST_CARD.items():
        table = paused(stage, position)
        scenes[f"round end, {name}"] = Scene(f"t/{table.id}", "#round-end", table.seat("Bob"))
    for name, position in POSITIONS.items():
        table = stage.table(position)
        place, seat = f"t/{table.id}", table.seat("Ann" if name != "owes a call" else "Bob")
        scenes[f"table of {name}"] = Scene(place, "button.card", seat)
        if name == "classic":
            scenes["watching"] = Scene(f"watch/{table.id}", ".piles")
            scenes["keys"] = Scene(place, "button.card", seat, ".tool.keys", "dialog[open]")
            scenes["leaving"] = Scene(place, "button.card", seat, ".bar .tool", "dialog[open]")
            scenes["rules of the table"] = Scene(
                place, "button.card", seat, ".bar .tool >> nth=1", "dialog[open] .howto h2"
            )
            scenes["settings at the table"] = Scene(
                place, "button.card", seat, ".bar .tool >> nth=2", "dialog[open] .panel"
            )
            scenes["reactions"] = Scene(place, "button.card", seat, ".reactions .opener", ".choices")
            scenes["a card refused"] = Scene(place, "button.card", seat, "[data-code=b7]", ".line .why")
        if name == "owes a call":
            scenes["calls UNO"] = Scene(place, ".calls .uno", table.seat("Ann"))
        if name in ("classic", "flip"):
            scenes[f"close up, {name}"] = Scene(place, "button.card", seat, "button.seat", "dialog[open]")
    return scenes


def narrow(stage: Stage) -> dict[str, Scene]:
    """What there is only where there is no room beside the table."""
    table = stage.table(classic("Ann w g", f'Ann = "w r1 y2", {OTHERS}'))
    drawer = Scene(f"t/{table.id}", "button.card", table.seat("Ann"), ".record .opener", ".drawer .line")
    return {"log drawer": drawer}


def questions(stage: Stage) -> dict[str, Scene]:
    """Every dialog that asks something."""
    once = {ask.position: (name, ask) for name, ask in ASKS.items()}
    scenes = {}
    for name, ask in once.values():
        table = stage.table(ask.position)
        scenes[f"question: {name}"] = Scene(f"t/{table.id}", ".questions [role=dialog]", table.seat(ask.name))
    return scenes
