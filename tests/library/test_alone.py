"""Somebody who imports nothing but `lastcard` plays, saves, loads, replays and analyses a match."""

from pathlib import Path

import pytest

import lastcard


def test_a_match_is_played_saved_loaded_replayed_and_analysed(tmp_path: Path) -> None:
    game = lastcard.Game("mini", seats=["Ann", "Bob"], mode="first_to", seed=4, rules={"target": 50})
    while not game.over:
        if game.round_over:
            game.deal()
        game.play_on({"Bob": "normal"}, until="round")
        mine = game.legal("Ann")
        if mine and not game.round_over:
            game.say(mine[0])
    assert max(game.totals.values()) >= 50
    assert game.winners

    game.save(tmp_path / "match.toml")
    kept = lastcard.load(tmp_path / "match.toml")
    assert (kept.winners, kept.totals, kept.history) == (game.winners, game.totals, game.history)

    steps = list(kept.replay())
    assert [step.line for step in steps] == list(game.history)
    assert all(step.events for step in steps)
    assert steps[-1].game.totals == game.totals
    assert steps[1].game.totals == {"Ann": 0, "Bob": 0}

    done: list[tuple[int, int]] = []
    rounds = kept.analyze("Ann", worlds=20, judged=lambda judged, of: done.append((judged, of)))
    assert [analysis.round for analysis in rounds] == list(range(1, len(rounds) + 1))
    assert {marks.player for analysis in rounds for marks in analysis.marks} == {0}
    assert done[-1][0] == done[-1][1] == sum(analysis.decisions for analysis in rounds) == len(done)


def test_nothing_is_analysed_before_a_round_is_over() -> None:
    with pytest.raises(lastcard.NothingToAnalyze, match="expected a round that was played to its end"):
        lastcard.Game(seed=1).analyze()
