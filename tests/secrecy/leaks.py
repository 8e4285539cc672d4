"""Leaks planted one at a time into the real code. Each is small, and such as could be written by mistake.

The name of a leak says what it gives away. `LEAKS` lists them with a game in which they can be heard; those
"at the door" are heard only where the server speaks: over HTTP, in its figures and its logs.
"""

import hashlib
import logging
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from lastcard.engine.legal import answers, asked_seats, identical, legal_moves, rights
from lastcard.engine.passing import chosen_by
from lastcard.locale.speaker import Speaker
from lastcard.match.players import Player
from lastcard.model.cards import Hand, Side
from lastcard.model.decisions import AskDrawn, AskReveal
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import (
    Asked,
    CardsChosen,
    CardsDrawn,
    CardsGiven,
    CardShown,
    CardsPassed,
    Event,
    HandShown,
    PileTopChanged,
)
from lastcard.model.moves import JumpIn, Keep, Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState, Transition
from lastcard.protocol import (
    ClientMessage,
    PublicTable,
    React,
    Refusal,
    ShuffleProof,
    TableInfo,
    Update,
    encode,
)
from lastcard.server import routes
from lastcard.server.archive import Archive
from lastcard.server.hall import Hall
from lastcard.server.sockets import _Conversation
from lastcard.table import actor, authority, briefing, pacing, stories
from lastcard.table.actor import TableActor
from lastcard.table.audience import Connection
from lastcard.table.authority import Decided, RefusedCommand, StaleAnswer
from lastcard.table.briefing import News
from lastcard.table.entries import Entry, Said
from lastcard.table.fairness import Seed
from lastcard.table.pacing import Appointment, Due
from lastcard.table.record import record_of
from lastcard.table.replay import replay_text
from lastcard.table.state import TableState
from lastcard.table.store.base import TableRow
from lastcard.views import prompt, sight, view
from lastcard.views.prompt import Prompt, prompt_for, settle
from lastcard.views.sight import Sight

redact = import_module("lastcard.views.redact")  # the package has a function of the same name
log = logging.getLogger("lastcard.leak")

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Rules = Mapping[str, str | int | bool]


class Planted(NamedTuple):
    """A leak, and the game in which it is looked for."""

    plant: Plant
    edition: str
    rules: Rules
    viewer: Player | None
    seed: int
    """Of a game in which it is heard soon."""
    at_the_door: bool


LEAKS: dict[str, Planted] = {}


def leak(
    edition: str,
    *,
    viewer: int | None = 1,
    rules: Rules | None = None,
    seed: int = 1,
    at_the_door: bool = False,
) -> Callable[[Plant], Plant]:
    """Put a leak on the list, under the name of its function."""

    def listed(plant: Plant) -> Plant:
        seen_by = None if viewer is None else Player(viewer)
        LEAKS[plant.__name__] = Planted(plant, edition, rules or {}, seen_by, seed, at_the_door)
        return plant

    return listed


def round_of(table: TableState) -> RoundState:
    assert table.match is not None
    return table.match.round


def secret(table: TableState) -> int:
    """A number that only who sees all hands can know."""
    text = repr(round_of(table).hands).encode() if table.match else b""
    return hashlib.sha256(text).digest()[0]


def worth(table: TableState, at: int = 0) -> int:
    """What a hand is worth."""
    if table.match is None:
        return 0
    state = table.match.round
    return sum(state.face(card).points for card in state.hands[at])


# --- what is seen ------------------------------------------------------------------------------------------


@leak("classic", viewer=None)
def a_spectator_sees_the_first_hand(patch: Patch) -> None:
    patch.setattr(
        briefing, "view_of", lambda state, seat: view.view_of(state, Seat(0) if seat is None else seat)
    )


@leak("mini", viewer=None)
def a_spectator_sees_everything_as_in_a_replay(patch: Patch) -> None:
    patch.setattr(briefing, "view_of", lambda state, seat: view.view_of(state, seat, everything=seat is None))


@leak("beach")
def everybody_looks_into_the_next_hand(patch: Patch) -> None:
    def sees(_: Sight, viewer: Seat | None, *holders: Seat) -> bool:
        return viewer is not None and (viewer in holders or (viewer + 1) % 3 in holders)

    patch.setattr(sight, "sees_active", sees)


@leak("classic")
def the_view_has_the_next_card_of_the_pile(patch: Patch) -> None:
    patch.setattr(view, "pile_top", lambda _sight, _side, card: card)


@leak("flip")
def i_see_the_backs_of_my_own_cards(patch: Patch) -> None:
    honest = sight.sees_idle
    patch.setattr(
        sight, "sees_idle", lambda of, viewer, holder: viewer == holder or honest(of, viewer, holder)
    )


@leak("flip", seed=3)
def hands_are_in_the_order_of_faces_that_are_not_seen(patch: Patch) -> None:
    def unsorted(of: Sight, side: Side, viewer: Seat | None, holder: Seat, cards: Hand) -> Hand:
        active, idle = sight.sees_active(of, viewer, holder), sight.sees_idle(of, viewer, holder)
        return tuple(sight.mask(card, side, active=active, idle=idle) for card in cards)

    patch.setattr(view, "held", unsorted)


# --- what is asked -----------------------------------------------------------------------------------------


@leak("flip", seed=5)
def moves_are_in_the_order_of_their_backs(patch: Patch) -> None:
    def unsorted(state: RoundState, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        by_back = sorted(moves, key=lambda move: getattr(move, "card", "~").split("/")[-1])
        return tuple(dict.fromkeys(prompt.as_seen(state, seat, move) for move in by_back))

    patch.setattr(prompt, "_offered", unsorted)


@leak("classic")
def everybody_gets_the_prompt_of_whoever_is_asked(patch: Patch) -> None:
    def anybody(table: TableState, _: Player | None) -> Prompt | None:
        state = round_of(table)
        return next((prompt_for(state, seat) for seat in asked_seats(state.decision)), None)

    patch.setattr(briefing, "_prompt", anybody)


@leak("trend", rules={"jump_in": True})
def a_right_of_another_is_offered_to_everybody(patch: Patch) -> None:
    def jumps(table: TableState, viewer: Player | None) -> Prompt | None:
        state = round_of(table)
        found = None if viewer is None else prompt_for(state, Seat(viewer))
        open_to = [right for at in range(len(state.hands)) for right in rights(state, Seat(at))]
        return found and replace(found, rights=tuple(dict.fromkeys(open_to)))

    patch.setattr(briefing, "_prompt", jumps)


@leak("mini", seed=4)
def a_card_that_cannot_be_played_is_kept_without_a_question(patch: Patch) -> None:
    honest = authority._consequence

    def hurried(table: TableState, seeds: Callable[[], Seed]) -> list[Entry]:
        if table.status == "playing" and table.match and isinstance(table.match.round.decision, AskDrawn):
            seat = table.match.round.decision.seat
            if answers(table.match.round, seat) == (Keep(),):
                return [Said(table.match.seating[seat], Keep())]
        return honest(table, seeds)

    patch.setattr(authority, "_consequence", hurried)


@leak("battle", seed=5)
def the_number_of_the_question_tells_the_first_pick(patch: Patch) -> None:
    honest = briefing.update

    def numbered(news: News, viewer: Player | None, now: float, speed: float) -> Update:
        told, state = honest(news, viewer, now, speed), round_of(news.after)
        if isinstance(state.decision, AskReveal):
            picked = [card for card in state.decision.picks if card]
            return replace(told, question=told.question + sum(map(state.sheet.deck.index, picked)))
        return told

    patch.setattr(actor, "update", numbered)


# --- what is heard -----------------------------------------------------------------------------------------


def unredacted(patch: Patch, *kinds: type[Event]) -> None:
    """Events of these kinds are told to everybody as they are."""
    honest = redact.redact

    def told(transition: Transition, viewer: Seat | None) -> tuple[Event, ...]:
        heard: tuple[Event, ...] = honest(transition, viewer)
        both = zip(transition.events, heard, strict=True)
        return tuple(whole if isinstance(whole, kinds) else event for whole, event in both)

    patch.setattr(briefing, "redact", told)


@leak("battle")
def everybody_hears_which_cards_are_drawn(patch: Patch) -> None:
    unredacted(patch, CardsDrawn)


@leak("relay")
def everybody_hears_which_card_is_chosen_to_be_passed_on(patch: Patch) -> None:
    unredacted(patch, CardsChosen)


@leak("relay", viewer=None)
def everybody_hears_which_cards_are_passed_on(patch: Patch) -> None:
    unredacted(patch, CardsPassed)


@leak("relay", viewer=2)
def the_receiver_sees_what_is_chosen_before_it_is_passed_on(patch: Patch) -> None:
    patch.setattr(
        view,
        "chosen_by",
        lambda state, seat: chosen_by(state, Seat((seat - state.direction) % len(state.hands))),
    )


@leak("beach", viewer=2, seed=12)
def everybody_hears_what_is_in_a_gift(patch: Patch) -> None:
    unredacted(patch, CardsGiven)


@leak("trend", viewer=None, seed=3)
def everybody_hears_which_card_is_shown_to_the_trend_setter(patch: Patch) -> None:
    unredacted(patch, CardShown)


@leak("classic", viewer=None)
def everybody_hears_the_hand_that_is_shown_after_a_challenge(patch: Patch) -> None:
    unredacted(patch, HandShown)


@leak("classic")
def a_bot_hears_which_cards_are_drawn(patch: Patch) -> None:
    honest = redact.retold

    def told(sheet: Sheet, side: Side, events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
        both = zip(events, honest(sheet, side, events, viewer), strict=True)
        return tuple(whole if isinstance(whole, CardsDrawn) else event for whole, event in both)

    patch.setattr(stories, "retold", told)


@leak("flip", seed=4)
def the_new_top_of_the_pile_is_told_with_both_faces(patch: Patch) -> None:
    unredacted(patch, PileTopChanged)


@leak("flip", seed=8)
def the_top_of_the_pile_is_told_anew_only_when_its_hidden_color_is_another(patch: Patch) -> None:
    honest = redact.redact

    def told(transition: Transition, viewer: Seat | None) -> tuple[Event, ...]:
        before, after = transition.before.draw[:1], transition.after.draw[:1]
        quiet = before and after and before[0][0] == after[0][0]
        heard: tuple[Event, ...] = honest(transition, viewer)
        return tuple(event for event in heard if not (quiet and isinstance(event, PileTopChanged)))

    patch.setattr(briefing, "redact", told)


@leak("mini")
def the_question_after_a_draw_tells_the_drawn_card(patch: Patch) -> None:
    honest = redact.redact

    def told(transition: Transition, viewer: Seat | None) -> tuple[Event, ...]:
        state = transition.after
        drawn = state.decision.card if isinstance(state.decision, AskDrawn) else None
        heard: tuple[Event, ...] = honest(transition, viewer)
        return tuple(
            replace(event, draws=state.sheet.deck.index(drawn))
            if drawn and isinstance(event, Asked)
            else event
            for event in heard
        )

    patch.setattr(briefing, "redact", told)


@leak("classic", seed=2)
def who_comes_back_hears_what_another_seat_would_hear(patch: Patch) -> None:
    honest = TableActor._resume

    def mistaken(self: TableActor, connection: Connection, seq: int) -> bool:
        player, connection.player = connection.player, Player(0)
        try:
            return honest(self, connection, seq)
        finally:
            connection.player = player

    patch.setattr(TableActor, "_resume", mistaken)


# --- the table around the cards ----------------------------------------------------------------------------


def told_of_the_table(patch: Patch, change: Callable[[TableState, TableInfo], TableInfo]) -> None:
    honest = briefing.table_info
    patch.setattr(briefing, "table_info", lambda table: change(table, honest(table)))


@leak("classic")
def the_seed_is_opened_before_the_match_is_over(patch: Patch) -> None:
    def opened(table: TableState, told: TableInfo) -> TableInfo:
        proofs = tuple(
            replace(proof, seed=luck.seed.seed) for proof, luck in zip(told.proofs, table.luck, strict=True)
        )
        return replace(told, proofs=proofs)

    told_of_the_table(patch, opened)


@leak("beach", viewer=None)
def the_salt_is_opened_before_the_match_is_over(patch: Patch) -> None:
    def opened(table: TableState, told: TableInfo) -> TableInfo:
        proofs = tuple(
            replace(proof, salt=luck.seed.salt) for proof, luck in zip(told.proofs, table.luck, strict=True)
        )
        return replace(told, proofs=proofs)

    told_of_the_table(patch, opened)


@leak("trend")
def the_next_seed_stands_in_place_of_its_commitment(patch: Patch) -> None:
    def next_seed(table: TableState, told: TableInfo) -> TableInfo:
        return replace(told, next_commitment=table.next_luck.seed.seed if table.next_luck else "")

    told_of_the_table(patch, next_seed)


@leak("mini")
def a_commitment_is_made_without_the_salt(patch: Patch) -> None:
    patch.setattr(briefing, "commitment", lambda seed: hashlib.sha256(seed.seed.encode()).hexdigest())


@leak("classic")
def luck_mixed_into_the_next_round_is_told_before_the_deal(patch: Patch) -> None:
    def mixed(table: TableState, told: TableInfo) -> TableInfo:
        if table.next_luck is None:
            return told
        proof = ShuffleProof(commitment="", entropy=table.next_luck.entropy, seed=None, salt=None)
        return replace(told, proofs=(*told.proofs, proof))

    told_of_the_table(patch, mixed)


@leak("battle")
def tickets_are_told_as_they_are_stored(patch: Patch) -> None:
    def stored(table: TableState, told: TableInfo) -> TableInfo:
        both = zip(told.seats, table.seats, strict=True)
        return replace(told, seats=tuple(replace(seat, level=kept.ticket) for seat, kept in both))

    told_of_the_table(patch, stored)


@leak("flip")
def points_are_told_while_the_cards_are_still_in_hand(patch: Patch) -> None:
    told_of_the_table(patch, lambda table, told: replace(told, points=worth(table)))


# --- answers to one connection -----------------------------------------------------------------------------


def received(patch: Patch, change: Callable[[TableActor, Exception], Exception | None]) -> None:
    """A refusal becomes another one, or none at all."""
    honest = TableActor._receive

    async def receive(self: TableActor, connection: Connection, message: ClientMessage) -> None:
        try:
            await honest(self, connection, message)
        except (IllegalMove, StaleAnswer, RefusedCommand) as error:
            changed = change(self, error)
            if changed is not None:
                raise changed from error

    patch.setattr(TableActor, "_receive", receive)


@leak("classic")
def the_reason_of_a_refusal_depends_on_the_hand_of_another(patch: Patch) -> None:
    def reason(at: TableActor, error: Exception) -> Exception:
        holds_wild = any(card.startswith("w") for card in round_of(at.table).hands[0])
        if isinstance(error, IllegalMove) and holds_wild:
            return IllegalMove(Reason.HOLDS_COLOR)
        return error

    received(patch, reason)


@leak("beach")
def a_late_answer_is_dropped_in_silence_when_it_would_have_been_a_pity(patch: Patch) -> None:
    received(
        patch, lambda at, error: None if isinstance(error, StaleAnswer) and secret(at.table) % 2 else error
    )


@leak("trend", viewer=None)
def the_code_for_a_spectator_depends_on_the_cards(patch: Patch) -> None:
    def code(at: TableActor, error: Exception) -> Exception:
        odd = isinstance(error, RefusedCommand) and secret(at.table) % 2
        return RefusedCommand(Refusal.NOT_PLAYING) if odd else error

    received(patch, code)


@leak("flip")
def the_answer_to_a_guess_tells_the_back_of_a_card(patch: Patch) -> None:
    patch.setattr(authority, "_settled", settle)


@leak("mini")
def a_reaction_shows_in_the_face(patch: Patch) -> None:
    honest = TableActor._receive

    async def receive(self: TableActor, connection: Connection, message: ClientMessage) -> None:
        if isinstance(message, React) and secret(self.table) % 2:
            message = React("oops")
        await honest(self, connection, message)

    patch.setattr(TableActor, "_receive", receive)


# --- time --------------------------------------------------------------------------------------------------


@leak("classic")
def a_bot_thinks_longer_with_a_better_hand(patch: Patch) -> None:
    honest = pacing.chance_of

    def slow(table: TableState, player: int, what: str, moment: float) -> float:
        return min(1.0, honest(table, player, what, moment) + worth(table, player) / 1000)

    patch.setattr(pacing, "chance_of", slow)


@leak("beach", rules={"jump_in": True})
def only_a_bot_that_can_jump_in_has_a_look(patch: Patch) -> None:
    honest = pacing._rights

    def able(table: TableState, speed: float) -> Iterator[Appointment]:
        assert table.match is not None
        for due in honest(table, speed):
            seat = table.match.seating.index(due.player or Player(0))
            open_to = rights(table.match.round, Seat(seat))
            if due.what is not Due.JUMP or any(isinstance(right, JumpIn) for right in open_to):
                yield due

    patch.setattr(pacing, "_rights", able)


@leak("battle", seed=2)
def who_cannot_play_gets_more_time(patch: Patch) -> None:
    honest = pacing.seconds_left

    def more(table: TableState, now: float, speed: float) -> float | None:
        left = honest(table, now, speed)
        state = round_of(table)
        able = any(len(legal_moves(state, seat)) > 1 for seat in asked_seats(state.decision))
        return left if left is None or able else left + 5

    patch.setattr(briefing, "seconds_left", more)


@leak("mini", rules={"jump_in": True})
def the_window_for_jumps_closes_early_when_nobody_can_jump(patch: Patch) -> None:
    honest = authority.window_until

    def until(table: TableState) -> float:
        state = round_of(table)
        able = any(identical(state, card) for hand in state.hands for card in hand)
        return honest(table) if able else 0.0

    patch.setattr(authority, "window_until", until)
    patch.setattr(pacing, "window_until", until)


# --- logs --------------------------------------------------------------------------------------------------


def logged(patch: Patch, facts: Callable[[TableState], dict[str, object]]) -> None:
    """Something is logged with every move."""
    honest = TableActor._publish

    def publish(self: TableActor, decided: Decided) -> None:
        honest(self, decided)
        if self.table.match:
            log.debug("a move was made", extra=facts(self.table))

    patch.setattr(TableActor, "_publish", publish)


@leak("classic")
def the_log_counts_legal_moves(patch: Patch) -> None:
    def facts(table: TableState) -> dict[str, object]:
        state = round_of(table)
        return {"legal": [len(legal_moves(state, Seat(seat))) for seat in range(len(state.hands))]}

    logged(patch, facts)


@leak("trend", viewer=None)
def the_log_has_the_seed(patch: Patch) -> None:
    logged(patch, lambda table: {"seed": table.luck[-1].seed.seed})


# --- at the door -------------------------------------------------------------------------------------------


@leak("classic", viewer=None, at_the_door=True)
def a_match_can_be_replayed_while_it_goes_on(patch: Patch) -> None:
    honest = Archive.look_up

    async def look_up(self: Archive, make: Callable[..., object], table: str, match: int) -> object:
        replayed = make is replay_text
        return encode(await self._store.read(table)) if replayed else await honest(self, make, table, match)

    patch.setattr(Archive, "look_up", look_up)


@leak("flip", viewer=None, at_the_door=True)
def a_record_can_be_had_while_the_match_goes_on(patch: Patch) -> None:
    honest = Archive.look_up

    async def look_up(self: Archive, make: Callable[..., object], table: str, match: int) -> object:
        recorded = make is record_of
        return repr(await self._store.read(table)) if recorded else await honest(self, make, table, match)

    patch.setattr(Archive, "look_up", look_up)


@leak("beach", at_the_door=True)
def the_listing_counts_something_else(patch: Patch) -> None:
    honest = Hall._listing

    async def listing(self: Hall, row: TableRow, speaker: Speaker) -> PublicTable | None:
        told, table = await honest(self, row, speaker), await self.find(row.id)
        return replace(told, open_seats=worth(table.table)) if told and table else None

    patch.setattr(Hall, "_listing", listing)


@leak("battle", viewer=None, at_the_door=True)
def the_table_over_http_has_totals_with_the_cards_in_hand(patch: Patch) -> None:
    honest = briefing.table_info

    def told(table: TableState) -> TableInfo:
        totals = tuple(worth(table, at) for at in range(len(table.seats)))
        return replace(honest(table), totals=totals)

    patch.setattr(routes, "table_info", told)


@leak("trend", at_the_door=True)
def figures_are_counted_by_legal_moves(patch: Patch) -> None:
    async def read(self: _Conversation, at: TableActor, connection: Connection) -> None:
        while True:
            message = await self._message()
            state = round_of(at.table)
            legal = sum(len(legal_moves(state, Seat(seat))) for seat in range(len(state.hands)))
            self._desk.metrics.messages.labels(f"with {legal} legal moves").inc()
            await at.receive(connection, message)  # type: ignore[arg-type]

    patch.setattr(_Conversation, "_read", read)


@leak("beach", at_the_door=True)
def decisions_are_counted_by_the_cards(patch: Patch) -> None:
    honest = TableActor._publish

    def published(self: TableActor, decided: Decided) -> None:
        for _ in range(secret(decided.table)):
            self._watch.decided(0.0)
        honest(self, decided)

    patch.setattr(TableActor, "_publish", published)


@leak("mini", viewer=None, at_the_door=True)
def the_server_logs_who_is_asked_for_with_the_cards(patch: Patch) -> None:
    honest = routes.found

    async def found(hall: Hall, table: str) -> TableActor:
        at = await honest(hall, table)
        log.info("somebody looks", extra={"hands": round_of(at.table).hands})
        return at

    patch.setattr(routes, "found", found)
