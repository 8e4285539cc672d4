"""How to play an edition by the rules in force, generated from its data: no rule is told that does not hold."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from lastcard.engine.apply import CAUGHT_DRAWS
from lastcard.engine.sheet import sheet_for
from lastcard.locale.card_notes import Terms, card_notes, faces_of, is_number
from lastcard.locale.guide import CardNote, Colors, Line, Section, Symbols, line
from lastcard.match.match import check_mode, player_counts
from lastcard.match.rotation import ROUNDS_PER_BLOCK, SEAT_COUNTS, schedule, tables_at_once
from lastcard.model.cards import Face, Side
from lastcard.model.edition import Edition, Mode, Opening
from lastcard.model.effects import DrawUntilColor, Reverse
from lastcard.model.rulings import HOUSE_RULES, Rulings
from lastcard.model.sheet import Sheet

PAIRED = (Mode.PARTNERS, Mode.PARTNERS_LOWEST, Mode.ROTATION)


@lru_cache(maxsize=256)
def how_to_play(edition: Edition, rulings: Rulings, mode: Mode) -> tuple[Section, ...]:
    """Everything a player has to know, in the order in which it is needed."""
    check_mode(edition, mode)
    points_kept = mode is not Mode.SINGLE
    sheet = sheet_for(edition, rulings, points_kept=points_kept)
    sections = (
        _section("goal", _goal(mode)),
        _section("setup", _setup(sheet, mode)),
        _section("opening", _opening(sheet)),
        _section("turn", _turn(sheet)),
        *_cards(sheet, mode, points_kept=points_kept),
        _section("uno", _uno(sheet)),
        _section("end", _end(sheet, points_kept=points_kept)),
        _section("match", _match(sheet, mode)),
        _section("house", _house(sheet)),
    )
    return tuple(section for section in sections if section.lines or section.notes)


def _section(key: str, lines: Iterable[Line], notes: Iterable[CardNote] = ()) -> Section:
    return Section(key=key, title=line(f"rules-section-{key}"), lines=tuple(lines), notes=tuple(notes))


def _every_face(sheet: Sheet) -> dict[str, Face]:
    """A face of each kind in the deck, whatever its side."""
    faces: dict[str, Face] = {}
    for side in sheet.faces:
        faces |= faces_of(sheet, side) | faces
    return faces


def _goal(mode: Mode) -> Iterator[Line]:
    yield line("rules-goal")
    if mode in PAIRED:
        yield line("rules-goal-partners")


def _setup(sheet: Sheet, mode: Mode) -> Iterator[Line]:
    yield _players(player_counts(sheet.edition, mode))
    if mode in PAIRED:
        yield line("rules-partners-opposite")
    size = len(sheet.deck)
    match tuple(sheet.colors.values()):
        case (light, dark):
            yield line("rules-deck-two-sided", count=size, light=Colors(light), dark=Colors(dark))
        case (only, *_):
            yield line("rules-deck", count=size, colors=Colors(only))
    yield line(f"rules-dealer-{'random' if sheet.dealer_by_lot else sheet.rulings.dealer_draw}")
    yield line("rules-deal", count=sheet.edition.hand)
    if len(sheet.colors) > 1:
        yield line("rules-light-first")
        yield line("rules-others-see" if sheet.rulings.show_inactive else "rules-others-blind")
        yield line("rules-own-open" if sheet.rulings.peek_own_back else "rules-own-hidden")


def _players(counts: Sequence[int]) -> Line:
    if len(counts) == 1:
        return line("rules-players-exactly", count=counts[0])
    between = counts[-1] - counts[0] + 1 == len(counts)
    return line("rules-players" if between else "rules-players-either", least=counts[0], most=counts[-1])


def _opening(sheet: Sheet) -> Iterator[Line]:
    """What the card does that is turned up first; cards of the same fate share a line."""
    fates: dict[str, list[str]] = {}
    numbers = False
    for symbol, face in faces_of(sheet, "light").items():
        if is_number(face) and sheet.openings[symbol] == Opening.STARTS:
            numbers = True
        else:
            fates.setdefault(_fate(sheet, face), []).append(symbol)
    if numbers:
        yield line(f"rules-opening-number-{sheet.rulings.start_direction}")
    for fate, symbols in fates.items():
        yield line(f"rules-opening-{fate}", cards=Symbols(tuple(symbols)))


def _fate(sheet: Sheet, face: Face) -> str:
    opening = sheet.openings[face.symbol]
    if opening is Opening.ACTS and not face.when_played:
        opening = Opening.STARTS
    if opening is Opening.STARTS and face.color is None:
        opening = Opening.LEFT_NAMES  # whoever starts needs a color
    match opening:
        case Opening.PUT_BACK:
            return f"{opening}-{sheet.rulings.rejected_opening}"
        case Opening.STARTS | Opening.DRAWS_ONLY | Opening.LEFT_NAMES | Opening.FLIPS:
            return f"{opening}-{sheet.rulings.start_direction}"
        case Opening.ACTS if any(isinstance(effect, Reverse) for effect in face.when_played):
            return "reverse"
        case _:
            return opening


def _turn(sheet: Sheet) -> Iterator[Line]:
    colorless = tuple(symbol for symbol, face in _every_face(sheet).items() if face.color is None)
    yield line(f"rules-turn-{sheet.rulings.start_direction}")
    yield line("rules-turn-match")
    if colorless:
        yield line("rules-turn-wild", cards=Symbols(colorless))
    yield line("rules-turn-draw-until" if sheet.rulings.draw_to_match else "rules-turn-draw")
    yield _declining(sheet)
    yield _drawn(sheet)
    yield line("rules-turn-reshuffle")


def _declining(sheet: Sheet) -> Line:
    """Whether who could play may draw instead (G12)."""
    match sheet.voluntary_draw:
        case True:
            return line("rules-turn-decline")
        case False:
            return line("rules-turn-no-decline")
        case "never":
            return line("rules-turn-never-decline")


def _drawn(sheet: Sheet) -> Line:
    """What becomes of the card just drawn (G11); who never may decline has always been stuck."""
    stuck = sheet.drawn_card == "must_if_stuck" and sheet.voluntary_draw == "never"
    return line(f"rules-turn-drawn-{'must' if stuck else sheet.drawn_card}")


def _cards(sheet: Sheet, mode: Mode, *, points_kept: bool) -> Iterator[Section]:
    """One section for the cards, or one for each side."""
    two_players = 2 in player_counts(sheet.edition, mode)
    for side in sheet.edition.sides:
        key = "cards" if len(sheet.edition.sides) == 1 else f"cards-{side.side}"
        yield _section(key, (), card_notes(Terms(sheet, side, two_players, points_kept)))


def _uno(sheet: Sheet) -> Iterator[Line]:
    yield line("rules-uno-call")
    yield line(f"rules-uno-catch-{sheet.rulings.catch_until}", count=CAUGHT_DRAWS)
    if sheet.penalty_closes:
        yield line("rules-uno-penalty")
    yield line("rules-uno-late")


def _end(sheet: Sheet, *, points_kept: bool) -> Iterator[Line]:
    yield line("rules-end")
    yield line("rules-end-blocked")
    if points_kept:
        yield from _points(sheet)
        if len(sheet.colors) > 1:
            yield line("rules-points-side")


def _points(sheet: Sheet) -> Iterator[Line]:
    """What cards are worth; told side by side where a card is worth something else on the other side."""
    sides = {side: faces_of(sheet, side) for side in sheet.faces}
    every = _every_face(sheet)
    if any(_counts_itself(face) for faces in sides.values() for face in faces.values()):
        yield line("rules-points-numbers")
    if all(every[symbol].points == face.points for faces in sides.values() for symbol, face in faces.items()):
        yield from _worth(every, "light")
    else:
        for side, faces in sides.items():
            yield line(f"rules-section-cards-{side}")
            yield from _worth(faces, side)


def _counts_itself(face: Face) -> bool:
    return is_number(face) and face.points == face.number


def _worth(faces: dict[str, Face], side: Side) -> Iterator[Line]:
    worth: dict[int, list[str]] = {}
    for symbol, face in faces.items():
        if not _counts_itself(face):
            worth.setdefault(face.points, []).append(symbol)
    for points, symbols in sorted(worth.items()):
        yield line("rules-points", cards=Symbols(tuple(symbols), side), count=points)


def _match(sheet: Sheet, mode: Mode) -> Iterator[Line]:
    match mode:
        case Mode.SINGLE:
            yield line("rules-match-single")
            return
        case Mode.ROTATION:
            yield from _rotation(sheet.rulings)
        case _:
            yield line(f"rules-match-{mode}", target=sheet.target)
    yield line(f"rules-deal-{sheet.rulings.next_dealer}")
    if mode is Mode.ROTATION and sheet.rulings.next_dealer == "winner":
        yield line("rules-deal-eight")  # tables of one round have the same dealing seat (MODE-07)


def _rotation(rulings: Rulings) -> Iterator[Line]:
    """Who plays with whom for how long, and what it counts (B18, B19)."""
    order, cycles = rulings.rotation_order, rulings.cycles
    few, many = (len(schedule(players, order)) // tables_at_once(players) for players in SEAT_COUNTS)
    games = many * tables_at_once(SEAT_COUNTS[-1])
    yield line(f"rules-match-rotation-{order}", count=ROUNDS_PER_BLOCK, few=few, many=many)
    if cycles > 1:
        yield line("rules-match-cycles", count=cycles, few=cycles * few, many=cycles * many)
    yield line("rules-match-one-table", count=cycles * games)
    yield line("rules-match-rotation")


def _house(sheet: Sheet) -> Iterator[Line]:
    """The house rules that were chosen."""
    rulings, faces = sheet.rulings, _every_face(sheet)
    for rule in HOUSE_RULES:
        match rule, getattr(rulings, rule):
            case _, False:
                continue
            case "stacking", amount:
                yield line(f"rules-house-stacking-{amount}")
                endless = tuple(symbol for symbol, face in faces.items() if _is_endless(face))
                if endless:
                    yield line("rules-house-stacking-not", cards=Symbols(endless))
            case "seven_zero", _ if {"7", "0"}.isdisjoint(faces):
                continue
            case "seven_zero", _ if "0" not in faces:
                yield line("rules-house-seven")
            case "seven_zero", _ if "7" not in faces:
                yield line("rules-house-zero")
            case "false_catch_penalty", _:
                yield line("rules-house-false_catch_penalty", count=CAUGHT_DRAWS)
            case _:
                yield line(f"rules-house-{rule}")


def _is_endless(face: Face) -> bool:
    return any(isinstance(effect, DrawUntilColor) for effect in face.when_played)
