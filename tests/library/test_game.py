"""`lastcard.Game`: what may be said, saying it, luck, bots, records."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import lastcard
from lastcard.model.events import Event
from lastcard.model.moves import Move, Play
from tests.editions import ALL_EDITIONS


def seats_for(edition: lastcard.Edition) -> list[str]:
    return ["Ann", "Bob", "Cem", "Dia"][: max(3, edition.players[0])]


def some_line(rng: Random, game: lastcard.Game) -> str:
    lines = game.legal()
    return lines[int(rng.random() * len(lines))]


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_every_line_that_is_legal_can_be_said(edition: lastcard.Edition) -> None:
    game, rng = lastcard.Game(edition, seats_for(edition), seed=3), Random(3)
    for _ in range(60):
        if game.round_over:
            break
        for line in game.legal()[:40]:
            twin = game.copy()
            twin.say(line)
            assert len(twin.history) > len(game.history)
        game.say(some_line(rng, game))


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_record_is_read_as_it_was_written_and_played_on(edition: lastcard.Edition) -> None:
    game = lastcard.Game(edition, seats_for(edition), seed=5)
    game.play_on("normal", until="round")
    again = lastcard.loads(game.record(), seed=5)
    assert again.record() == game.record()
    assert again.state == game.state
    assert again.totals == game.totals
    for one in (game, again):
        if not one.over:
            one.deal()
            one.say(one.legal()[0])
    assert again.record() == game.record()


def test_a_seed_says_everything_and_another_seed_something_else() -> None:
    def played(seed: int) -> str:
        game = lastcard.Game("flip", ["Ann", "Bob", "Cem"], seed=seed)
        game.play_on("easy", until="round")
        return game.record()

    assert played(1) == played(1) != played(2)


def test_without_a_seed_every_game_is_another_and_tells_its_seed() -> None:
    game = lastcard.Game()
    assert game.seed != lastcard.Game().seed
    assert lastcard.Game(seed=game.seed).record() == game.record()


def test_luck_by_hand_is_what_was_said() -> None:
    seeded = lastcard.Game("beach", ["Ann", "Bob", "Cem"], seed=9)
    seeded.play_on("normal", until="round")
    by_hand = lastcard.Game("beach", ["Ann", "Bob", "Cem"], by_hand=True)
    for line in seeded.history:
        asked = by_hand.luck
        assert (asked is not None) == line.startswith("* ")
        assert not by_hand.legal() if asked else by_hand.legal()
        by_hand.say(line)
    assert by_hand.state == seeded.state


def test_bots_wait_for_luck_by_hand() -> None:
    game = lastcard.Game("mini", by_hand=True)
    game.play_on("normal")
    assert game.luck == "dealer"
    assert not game.history


def test_several_lines_are_said_together_or_not_at_all() -> None:
    game = lastcard.Game("classic", seed=1)
    with pytest.raises(lastcard.IllegalMove):
        game.say("Bob g7\nAnn r1")
    assert game.history[-1] != "Bob g7"
    game.say("Bob g7\n? top g7\n! Ann r1\nAnn g3  # on green")
    assert game.history[-2:] == ("Bob g7", "Ann g3")


def test_a_refused_move_has_a_reason_and_changes_nothing() -> None:
    game = lastcard.Game("classic", seed=1)
    before = game.record()
    with pytest.raises(lastcard.IllegalMove) as refused:
        game.say("Bob r2")
    assert refused.value.reason is lastcard.Reason.NO_MATCH
    with pytest.raises(lastcard.IllegalMove):
        game.move("Ann", Play(game.state.hands[0][0]))
    assert game.record() == before


def test_a_move_of_a_prompt_is_made_by_its_player() -> None:
    game = lastcard.Game("flip", seed=2)
    name = next(name for name in game.seats if game.prompt(name))
    prompt = game.prompt(name)
    assert prompt is not None
    game.move(name, prompt.moves[0])
    assert game.history[-1].startswith(name)


def test_the_next_round_is_dealt_when_one_is_over_and_not_before() -> None:
    game = lastcard.Game("classic", ["Ann", "Bob", "Cem"], seed=1)
    with pytest.raises(lastcard.MatchError):
        game.deal()
    game.play_on("normal", until="round")
    assert game.round_over
    assert not game.legal()
    game.play_on("normal", until="round")
    assert game.round_over, "who asks for a round that is over gets no other"
    game.deal()
    assert game.legal()
    assert len(game.told()) < len(game.history) * 4, "a story is of one round"
    game.play_on("normal")
    assert game.over
    with pytest.raises(lastcard.MatchError):
        game.deal()


def test_bots_play_the_seats_that_are_named_until_somebody_else_is_asked() -> None:
    game = lastcard.Game("classic", ["Ann", "Bob", "Cem"], seed=6)
    for _ in range(5):
        game.play_on({"Bob": "hard", "Cem": "random"}, until="round")
        if game.round_over:
            break
        assert game.legal("Ann")
        game.say(game.legal("Ann")[-1])


def test_a_bot_of_ones_own_hears_what_its_seat_may_know_and_no_more() -> None:
    heard: list[tuple[lastcard.View, tuple[Event, ...]]] = []

    class First:
        def move(
            self, view: lastcard.View, prompt: lastcard.Prompt, rng: Random, story: Sequence[Event] = ()
        ) -> Move | None:
            del rng
            heard.append((view, tuple(story)))
            return prompt.moves[0] if prompt.moves else None

    game = lastcard.Game("classic", ["Ann", "Bob"], seed=3)
    game.say(game.legal()[0])
    game.play_on({"Ann": First(), "Bob": "normal"}, until="round")
    assert game.round_over
    for view, story in heard:
        assert view.viewer == 0
        assert set(view.hands[1]) == {"?"}
        assert story
    stories = [story for _, story in heard]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(stories))


def test_a_bot_that_looks_empty_plays_all_the_same() -> None:
    class Empty(list[object]):
        def move(
            self, view: lastcard.View, prompt: lastcard.Prompt, rng: Random, story: Sequence[Event] = ()
        ) -> Move | None:
            del view, rng, story
            return prompt.moves[0] if prompt.moves else None

    game = lastcard.Game("mini", seed=1)
    game.play_on({"Ann": Empty(), "Bob": Empty()}, until="round")
    assert game.round_over


def test_a_bot_that_does_not_answer_is_named_as_the_fault() -> None:
    class Silent:
        def move(
            self, view: lastcard.View, prompt: lastcard.Prompt, rng: Random, story: Sequence[Event] = ()
        ) -> Move | None:
            del view, prompt, rng, story
            return None

    game = lastcard.Game("classic", seed=1)
    before = game.record()
    with pytest.raises(lastcard.SilentBot, match="expected an answer to the question `play`"):
        game.play_on(Silent())
    assert game.record() == before


def test_a_copy_goes_its_own_way() -> None:
    game = lastcard.Game("classic", seed=1)
    before, twin = game.record(), game.copy()
    twin.play_on("normal", until="round")
    assert game.record() == before
    game.play_on("normal", until="round")
    assert game.record() == twin.record()


def test_what_is_told_is_what_a_seat_heard_in_every_language() -> None:
    game = lastcard.Game("trend", ["Ann", "Bob"], seed=8)
    game.play_on("normal", until="round")
    for language in ("en", "es", "fr", "pt", "de", "it", "nl"):
        assert game.told("Ann", language)
    assert game.story("Ann") != game.story("Bob")


def test_who_sits_a_round_out_watches_it() -> None:
    names = [f"P{number}" for number in range(1, 9)]
    game = lastcard.Game("classic", names, mode="rotation", seed=1)
    out = next(name for name in names if not game.view(name).viewer and game.view(name).viewer != 0)
    assert game.view(out) == game.view()
    assert game.prompt(out) is None
    assert game.legal(out) == ()
    with pytest.raises(lastcard.IllegalMove):
        game.move(out, Play(game.state.hands[0][0]))


def test_an_edition_of_ones_own_is_played_by_its_file(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "relay.edition.toml"
    game = lastcard.Game(file, ["Ann", "Bob"], seed=1)
    game.play_on("normal", until="round")
    game.save(tmp_path / "kept.toml")
    assert lastcard.load(tmp_path / "kept.toml").edition == game.edition == lastcard.Game(str(file)).edition


def test_a_scenario_is_taken_up_where_its_script_ends() -> None:
    scenario = """
edition = "classic"
seats = ["Ann", "Bob"]
[position]
turn = "Ann"
discard = "r5"
hands = { Ann = "r1 b2", Bob = "g1 g2 g3" }
rest = "deck"
"""
    game = lastcard.loads(scenario, seed=1)
    assert game.legal("Ann")[0] == "Ann r1"
    game.play_on("normal", until="round")
    assert game.round_over
    assert lastcard.loads(game.record()).state == game.state


def test_what_is_said_after_a_tables_record_was_loaded_is_not_the_tables_luck() -> None:
    kept = Path(__file__).parents[1] / "fairness"
    record = next(path for path in sorted(kept.rglob("*.toml")) if "[fairness]" in path.read_text("utf-8"))
    game = lastcard.load(record, seed=1)
    assert "[fairness]" in game.record()
    if not game.over:
        game.play_on("normal", until="match")
        assert "[fairness]" not in game.record()
