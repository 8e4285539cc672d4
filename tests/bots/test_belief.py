"""What a seat concludes from its story: never less than the truth allows, and all that the rules prove."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from lastcard.bots.belief import Belief, believe
from lastcard.bots.evidence import DREW_WITH_A_MATCH, LEFT_THE_COLOR, NAMED_A_COLOR, PLAYED_A_WILD
from lastcard.editions import BATTLE, CLASSIC, FLIP, TREND
from lastcard.engine import apply, open_round, settle_rulings, sheet_for
from lastcard.fast.twin.layout import DRAW_PILE
from lastcard.lab.lockstep import Disagreement
from lastcard.lab.random_play import shuffled
from lastcard.model.cards import Card, Hand
from lastcard.model.chance import Shuffle
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Challenge,
    Draw,
    Keep,
    Move,
    Name,
    Play,
    Reveal,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views import redact, view_of
from tests.bots.asked import known, may_hold, unseen
from tests.bots.followed import Round, follow
from tests.bots.soundness import Unsound, check, check_names

ME, YOU = Seat(0), Seat(1)


def codes(text: str) -> Hand:
    return tuple(map(Card, text.split()))


class Story:
    """A round between two, dealt on purpose; seat 0 looks on, seat 1 is left of the dealer and begins."""

    def __init__(
        self, edition: Edition, mine: str, yours: str, top: str, pile: str, **options: object
    ) -> None:
        self.sheet: Sheet = sheet_for(edition, settle_rulings(edition, options))
        self.belief = Belief(self.sheet, 2, ME)
        self.told: list[Event] = []
        dealt = [card for pair in zip(codes(yours), codes(mine), strict=True) for card in pair]
        first = (*dealt, *codes(top), *codes(pile))
        rest = Counter(self.sheet.deck) - Counter(first)
        order = (*first, *shuffled(Random(1), tuple(rest.elements())))
        self.state: RoundState = open_round(self.sheet, 2, ME)
        self._say(None, Shuffle(order))

    def _say(self, seat: Seat | None, said: Move | Shuffle) -> None:
        step = apply(self.state, seat, said)
        self.state = step.after
        for event in redact(step, ME):
            self.belief.hear(event)
            self.told.append(event)
        check(self.belief, self.state)
        check_names(self.belief, self.state)

    def you(self, *moves: Move) -> "Story":
        for move in moves:
            self._say(YOU, move)
        return self

    def me(self, *moves: Move) -> "Story":
        for move in moves:
            self._say(ME, move)
        return self

    def may_hold(self, code: str) -> bool:
        return may_hold(self.belief, YOU, Card(code))


HANDS = {"mine": "r1 r2 b3 b4 g5 g6 y7", "yours": "y1 y2 y3 g1 g2 g3 w"}


def test_what_is_not_seen_is_the_deck_without_hand_and_top() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b9")
    seen = Counter(codes("r1 r2 b3 b4 g5 g6 y7 r9"))

    assert Counter(unseen(story.belief)) == Counter(story.sheet.deck) - seen


def test_who_must_play_and_draws_has_no_match_but_may_have_drawn_one() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b8", voluntary_draw=False).you(Draw())

    *before, drawn = story.belief.hands[YOU]
    red = story.belief.deck.colored["light", "r"]
    assert not any(slot.cards & red for slot in before)
    assert drawn.cards & red
    assert story.may_hold("w"), "a wild need not be played"


def test_who_may_decline_and_draws_is_only_likely_to_have_no_match() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b8").you(Draw(), Keep())

    assert story.may_hold("r5")
    assert next(hint.weight for hint in story.belief.hints if hint) == DREW_WITH_A_MATCH
    assert sum(bool(slot.hints & 1) for slot in story.belief.hands[YOU]) == 7, "not the drawn card"


def test_a_kept_card_that_had_to_be_played_did_not_fit() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b8", drawn_card="must").you(Draw(), Keep())

    kept = story.belief.hands[YOU][-1]
    assert not kept.cards & story.belief.deck.colored["light", "r"]


def test_a_shown_hand_is_known_until_cards_are_played_from_it() -> None:
    hands = {"mine": "r1 r2 b3 b4 g5 g6 y7", "yours": "r3 y1 y2 y3 g1 g2 w+4"}
    story = Story(CLASSIC, **hands, top="r9", pile="b8 b7 b6 b5").you(Play(Card("w+4")), Name("g"))
    assert known(story.belief, YOU) == ()

    story.me(Challenge())
    assert known(story.belief, YOU) == codes("r3 y1 y2 y3 g1 g2")

    story.me(Play(Card("g5"))).you(Play(Card("g1")))
    assert known(story.belief, YOU) == codes("r3 y1 y2 y3 g2")


def test_where_nobody_bluffs_a_wild_draw_proves_that_the_color_is_missing() -> None:
    hands = {"mine": "r1 r2 b3 b4 g5 g6 y7", "yours": "y0 y1 y2 y3 g1 g2 w+4"}
    story = Story(CLASSIC, **hands, top="r9", pile="b8", no_bluff=True).you(Play(Card("w+4")))

    assert not story.may_hold("r5")
    assert story.may_hold("b5")


def test_where_bluffs_are_allowed_it_is_only_likely() -> None:
    hands = {"mine": "r1 r2 b3 b4 g5 g6 y7", "yours": "y0 y1 y2 y3 g1 g2 w+4"}
    story = Story(CLASSIC, **hands, top="r9", pile="b8").you(Play(Card("w+4")), Name("g")).me(Accept())

    assert story.may_hold("r5")


def weights(story: Story) -> set[float]:
    """What evidence speaks of some card of the other hand."""
    bits = [slot.hints for slot in story.belief.hands[YOU]]
    return {
        hint.weight for bit, hint in enumerate(story.belief.hints) if hint and any(b >> bit & 1 for b in bits)
    }


def test_a_wild_tells_of_nothing_that_fits_and_a_named_color_counts_until_it_is_played() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b8").you(Play(Card("w")), Name("g"))
    assert weights(story) == {PLAYED_A_WILD, NAMED_A_COLOR}

    story.me(Play(Card("g5"))).you(Play(Card("g1")))
    assert weights(story) == {PLAYED_A_WILD}


def test_who_leaves_a_color_has_little_of_it() -> None:
    hands = {"mine": "r1 r2 b3 b4 g5 g6 y7", "yours": "r3 y1 y2 y9 g1 g2 w+4"}
    story = Story(CLASSIC, **hands, top="r9", pile="b8").you(Play(Card("y9")))

    assert weights(story) == {LEFT_THE_COLOR}
    assert story.may_hold("r5")


def test_a_call_out_of_turn_proves_a_card_to_jump_in_with() -> None:
    three = replace(CLASSIC, hand=3)
    story = Story(three, mine="b3 b4 g5", yours="r5 r5 y2", top="r9", pile="b8", jump_in=True)
    story.you(Play(Card("r5")), Call())

    assert story.belief.holds[YOU] == [story.belief.deck.looks(Card("r5"))]
    assert story.belief.holds[ME] == []


def test_who_cannot_show_the_called_color_has_none_of_it() -> None:
    hands = {"mine": "wt r2 b3 b4 g5 g6 y7", "yours": "y0 y1 y2 y3 g1 g2 g3"}
    story = Story(TREND, **hands, top="y9", pile="b8 b7 b6 b5 r4 r6").you(Play(Card("y1")))
    story.me(Play(Card("wt")), Name("r"))

    old = story.belief.hands[YOU][:6]
    assert not any(slot.cards & story.belief.deck.colored["light", "r"] for slot in old)


def test_the_own_hand_is_known_in_another_seat() -> None:
    hands = {"mine": "y7 r2 b3 b4 g5 g6 y6", "yours": "y0 y1 y2 y3 g1 g2 g3"}
    story = Story(CLASSIC, **hands, top="y9", pile="b8", seven_zero=True).you(Play(Card("y1")))
    story.me(Play(Card("y7")), Swap(YOU))

    assert sorted(known(story.belief, YOU)) == sorted(codes("r2 b3 b4 g5 g6 y6"))


def test_cards_of_a_battle_are_known_in_the_hand_of_who_took_them() -> None:
    hands = {"mine": "b9 r2 b3 b4 g5 g6 y6", "yours": "wb y1 y2 y3 g1 g2 g3"}
    story = Story(BATTLE, **hands, top="r9", pile="b8 b7").you(Play(Card("wb")), Battle(ME))
    story.you(Reveal(Card("y1"))).me(Reveal(Card("b9")))

    assert sorted(known(story.belief, YOU)) == sorted(codes("y1 b9"))
    assert len(story.belief.hands[YOU]) == 9


def test_backs_and_printed_pairs_tell_most_of_a_hand_in_flip() -> None:
    sheet = sheet_for(FLIP, FLIP.rulings)
    belief = Belief(sheet, 2, ME)
    state = open_round(sheet, 2, ME)
    step = apply(state, None, Shuffle(shuffled(Random(3), sheet.deck)))
    for event in redact(step, ME):
        belief.hear(event)

    assert all(slot.cards.bit_count() <= 4 for slot in belief.hands[YOU])
    assert belief.draw[0].cards.bit_count() <= 4


def test_a_new_pile_holds_the_old_discards_and_nothing_else() -> None:
    for number in range(200):
        followed = Round(number, [ME])
        if followed.table.edition.key != CLASSIC.key or followed.table.seats > 4:
            continue
        while not followed.over:
            under = followed.state.discard[:-1]
            shuffles = followed.state.decision is not None and followed.state.decision.kind == "shuffle"
            followed.go_on()
            (belief,) = followed.beliefs
            if shuffles and under and all(slot.cards.bit_count() < 80 for slot in belief.draw[:1]):
                pile = belief.draw[0].cards
                kinds = {followed.table.sheet.deck[at] for at in range(belief.deck.size) if pile >> at & 1}
                assert kinds == set(under)
                return
    pytest.fail("no round with a second pile")


def test_a_kept_belief_goes_on_with_its_story_and_with_no_other() -> None:
    story = Story(CLASSIC, **HANDS, top="r9", pile="b8")
    first = believe(None, story.sheet, view_of(story.state, ME), story.told)
    story.you(Draw(), Keep())
    view = view_of(story.state, ME)

    assert believe(first, story.sheet, view, story.told) is first
    assert believe(first, story.sheet, view, story.told[1:]) is not first


def test_a_story_that_contradicts_the_view_is_not_believed() -> None:
    told = Story(CLASSIC, **HANDS, top="r9", pile="b8").told
    other = Story(CLASSIC, **HANDS, top="r9", pile="b8").you(Draw())
    view = view_of(other.state, ME)

    for story in (told, [*other.told, *told[-2:-1], *other.told[-2:]], ()):
        belief = believe(None, other.sheet, view, story)
        check(belief, other.state)


def follow_all(numbers: range) -> int:
    """How many events beliefs have heard in these rounds, none of them wrong."""
    return sum(follow(number).events for number in numbers)


@pytest.mark.parametrize("first", range(0, 40, 8))
def test_the_true_world_is_never_ruled_out(first: int) -> None:
    assert follow_all(range(first, first + 8)) > 100


def test_a_conclusion_too_many_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Belief._draws_for_turn

    def too_sure(self: Belief, seat: Seat) -> None:
        honest(self, seat)
        for slot in self.hands[seat]:
            slot.cards &= ~self._fits() or slot.cards

    monkeypatch.setattr(Belief, "_draws_for_turn", too_sure)

    with pytest.raises(Unsound):
        follow_all(range(20))


def test_a_card_named_wrongly_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffled_away(self: Belief) -> None:
        pile = self.draw or self.discard[:-1]
        self.draw, self.discard = pile, self.discard[-1:]

    monkeypatch.setattr(Belief, "_shuffled", shuffled_away)

    with pytest.raises(Unsound):
        follow_all(range(20))


def test_a_kernel_that_deals_other_cards_is_found_out() -> None:
    followed = Round(0, [ME])
    for _ in range(10):
        followed.go_on()

    pile = followed.kernel.games.piles[0, DRAW_PILE]
    pile[0], pile[1] = 0, len(followed.table.sheet.deck) - 1

    with pytest.raises(Disagreement, match="draw"):
        followed.go_on()
