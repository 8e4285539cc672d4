"""The script that teaches the network: it learns what there is to learn, the same for a seed, as NumPy reads it."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("numba")

from lastcard.fast.compiled import np
from lastcard.fast.teaching.labelling import Lessons
from lastcard.fast.teaching.lessons import room_for_lessons
from lastcard.policy.inputs import FITS, INPUTS, LACKS
from lastcard.policy.network import Network, read_network, written_network

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_policy.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    pytest.importorskip("torch", reason="the extra `train` is not installed")
    import scripts.train_policy  # noqa: PLC0415 - says at once what is missing

    return scripts.train_policy


def lessons(seed: int, questions: int = 4_000) -> Lessons:
    """Questions with three answers: good when two things come together, which no sum of weights can say."""
    rng, found = np.random.default_rng(seed), room_for_lessons(3 * questions)
    found.inputs[:] = rng.random(found.inputs.shape)
    found.worths[:] = rng.normal(0, 0.05, len(found.won))
    both = (found.inputs[:, FITS] > 0.5) & (found.inputs[:, LACKS] > 0.5)
    found.won[:] = 0.3 + found.worths + 0.4 * both
    found.questions[:] = np.arange(len(found.won)) // 3 * 3
    return found


def good(network: Network) -> float:
    """How much more the network adds to good answers than to others."""
    rows = np.random.default_rng(9).random((2_000, INPUTS)).astype(np.float32)
    both = (rows[:, FITS] > 0.5) & (rows[:, LACKS] > 0.5)
    added = network.adds(rows)
    return float(added[both].mean() - added[~both].mean())


def test_it_learns_what_the_tuned_weights_do_not_say(script: ModuleType) -> None:
    steps: list[int] = []

    network = script.learned(lessons(1), 1, lambda: steps.append(1), passes=20)

    assert good(network) > 0.2
    assert len(steps) == 20 * 8


def test_a_seed_gives_the_same_network(script: ModuleType) -> None:
    one, same, other = (script.learned(lessons(1, 600), seed, int, passes=1) for seed in (3, 3, 4))

    assert all((part == again).all() for part, again in zip(one, same, strict=True))
    assert not (one.first == other.first).all()


def test_numpy_finds_what_pytorch_finds(script: ModuleType) -> None:
    torch = script.torch
    torch.manual_seed(5)
    model = torch.nn.Sequential(
        torch.nn.Linear(INPUTS, 32),
        torch.nn.ReLU(),
        torch.nn.Linear(32, 32),
        torch.nn.ReLU(),
        torch.nn.Linear(32, 1, bias=False),
    )
    rows = np.random.default_rng(5).random((500, INPUTS)).astype(np.float32)

    kept = read_network(written_network(script.network_of(model)))

    assert np.abs(kept.adds(rows) - model(torch.from_numpy(rows)).detach().numpy()[:, 0]).max() < 1e-5


@pytest.mark.parametrize("package", ["torch", "numba"])
def test_what_is_missing_is_said_in_one_sentence(package: str) -> None:
    code = f"import runpy, sys; sys.modules[{package!r}] = None; runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    refused = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert refused.returncode == 2
    (sentence,) = refused.stderr.splitlines()
    assert "pip install 'lastcard[train]'" in sentence


def test_shipped_networks_are_measured_with_any_number_of_seats(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    script.main(["--measure", "--edition", "mini", "--seats", "3", "--deals", "20"])

    assert re.match(
        r"mini 3 seats, among normal: .* with it, among hard: .* with it\n$", capsys.readouterr().out
    )
