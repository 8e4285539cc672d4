"""`lastcard verify` in every language; what it finds is in tests/fairness."""

from pathlib import Path

import pytest

from lastcard.locale import LANGUAGES, Speaker
from tests.cli.running import kept, lastcard
from tests.fairness.tables import digits, fairness_of, record


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    text = record("mini, one round")
    path = kept(tmp_path, "game.toml", text)
    speaker = Speaker(lang)

    first, last = lastcard("verify", path, "--lang", lang).stdout.splitlines()

    assert first == (
        f"{path}: {speaker.phrase('verify-round', round=1)}: {speaker.phrase('verify-commitment-ok')}, "
        f"{speaker.phrase('verify-outcomes', count=2)}, {speaker.phrase('verify-luck', count=1)}"
        f"  [{fairness_of(text).rounds[0].commitment}]"
    )
    assert last == speaker.phrase("verify-counted", passed=1, failed=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_or_missing_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    text = record("trend, the last one in wins")
    first, *_ = fairness_of(text).rounds
    forged = text.replace(first.seed, digits("forged"))
    path = kept(tmp_path, "game.toml", forged[: forged.rindex("\n[[fairness.rounds]]")])
    speaker = Speaker(lang)

    told = lastcard("verify", path, "--lang", lang).stdout

    assert f": {speaker.phrase('verify-commitment-wrong')}, " in told
    assert f", {speaker.phrase('verify-wrong', count=2)}, " in told
    assert f": {speaker.phrase('verify-commitment-missing')}, " in told
    assert f"  [{speaker.phrase('verify-none')}]\n" in told
