"""The example that learns. PyTorch is a large download that nothing else needs, so most of this does without it."""

import json
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train.py"


def run(*words: str, without: str = "") -> "subprocess.CompletedProcess[str]":
    """The script, as if one package were not installed."""
    code = f"import runpy, sys; sys.modules[{without!r}] = None; runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)


def script() -> Any:  # noqa: ANN401 - a script is not imported by name
    spec = spec_from_file_location("train_example", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_help_needs_no_pytorch() -> None:
    helped = run("--help", without="torch")
    assert helped.returncode == 0
    for option in ("--edition", "--seats", "--steps", "--minutes", "--rounds", "--seed", "--out"):
        assert option in helped.stdout


@pytest.mark.parametrize("package", ["torch", "numba"])
def test_what_is_missing_is_said_in_one_sentence(package: str) -> None:
    refused = run(without=package)
    assert refused.returncode == 2
    assert refused.stdout == ""
    (sentence,) = refused.stderr.splitlines()
    assert "pip install 'lastcard[train]'" in sentence


def test_an_action_is_measured_by_the_next_choice_of_its_own_seat() -> None:
    train = script()
    nobody, end = [[0.0, 0.0]], [[1.0, -1.0]]
    told = [  # acting seat, whether it has a choice, reward of both seats, value expected
        (0, True, nobody, 0.25),
        (1, False, nobody, 0.75),
        (1, True, nobody, -0.5),
        (0, True, end, 0.5),
        (1, True, nobody, 0.125),
    ]
    steps = [
        train.Step(
            seen=np.zeros((1, 1), np.int8),
            legal=np.array([[True, choice]]),
            acting=np.array([seat]),
            reward=np.array(reward, np.float32),
            done=np.array([reward is end]),
            action=np.zeros(1, np.int64),
            likely=np.zeros(1, np.float32),
            value=np.array([value], np.float32),
        )
        for seat, choice, reward, value in told
    ]
    ahead = np.array([[0.0625, 0.375]], np.float32)
    won, lost = 1 - 0.5, -1 + 0.5
    expected = [
        train.DISCOUNT * (0.5 + train.TRACE * won) - 0.25,
        np.nan,
        lost,
        won,
        train.DISCOUNT * 0.375 - 0.125,
    ]
    np.testing.assert_allclose(train.advantages(steps, ahead)[:, 0], expected, rtol=1e-5)


if find_spec("torch") and find_spec("matplotlib"):

    def test_it_trains_and_tells(tmp_path: Path) -> None:
        picture = tmp_path / "curve.svg"
        done = run(
            "--edition", "mini", "--seats", "3", "--steps", "1", "--rounds", "4", "--out", str(picture)
        )
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout.splitlines()[-1])
        assert (told["edition"], told["seats"], told["seed"]) == ("mini", 3, 0)
        assert [point["steps"] for point in told["curve"]] == [0, 512 * 64]
        for point in told["curve"]:
            for bot in ("normal", "random"):
                met = point[bot]
                assert met["rounds"] == 4
                assert met["low"] <= met["won"] <= met["high"]
        assert picture.read_text().startswith("<?xml")
        assert picture.with_suffix(".pt").stat().st_size > 0

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--edition", "sand"], "sand"),
            (["--seats", "11"], "seats"),
            (["--steps", "0"], "positive"),
            (["--out", "curve.txt"], "curve.txt"),
        ],
    )
    def test_wrong_options_are_refused_before_anything_is_trained(words: list[str], said: str) -> None:
        refused = run(*words)
        assert refused.returncode == 2
        assert said in refused.stderr.splitlines()[-1]
