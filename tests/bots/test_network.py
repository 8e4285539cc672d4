"""The network of `hard`: kept files are read or refused in one sentence, and its memory is what a person heard."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from lastcard.bots.memory import Memory
from lastcard.bots.policy import Policy
from lastcard.bots.table_sense import sense_of
from lastcard.editions import EDITIONS, get
from lastcard.engine import settle_rulings, sheet_for
from lastcard.lab.referee import Referee
from lastcard.model.cards import Card
from lastcard.model.decisions import QuestionKind
from lastcard.model.events import Asked, CardPlayed, CardsDrawn, CardTurnedUp, ColorNamed, Event, PileShuffled
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.policy import BadWeights, layers, weights
from lastcard.policy import foresight as of_expert
from lastcard.policy import network as of_hard
from lastcard.policy.foresight import NONE, foresight_for
from lastcard.policy.inputs import INPUTS
from lastcard.policy.layers import is_taught, name_of, taught
from lastcard.policy.network import Network, network_for, read_network, written_network
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

CLASSIC = sheet_for(get("classic"), get("classic").rulings)
ME, OTHER = Seat(0), Seat(1)


def small(**parts: object) -> Network:
    """A network of two and three numbers."""
    shapes = {"first": (INPUTS, 2), "first_bias": 2, "second": (2, 3), "second_bias": 3, "last": 3}
    arrays = {name: np.ones(shape, np.float32) for name, shape in shapes.items()}
    return Network(**(arrays | parts))


@pytest.mark.parametrize(
    ("edition", "seats", "has_one"), [("flip", 5, True), ("flip", 6, False), ("trend", 10, True)]
)
def test_large_tables_have_a_network_where_it_wins_more(edition: str, seats: int, *, has_one: bool) -> None:
    sheet = sheet_for(get(edition), get(edition).rulings)

    assert (network_for(sheet, seats) is not None) == has_one


def test_hidden_numbers_below_zero_count_nothing() -> None:
    network = small(first_bias=np.array([-1, 1], np.float32), second_bias=np.array([-9, 0, 1], np.float32))
    rows = np.zeros((2, INPUTS), np.float32)
    rows[1, :3] = 1

    # 0 and 1 give 1 + 0 three times; 2 and 4 give 6.
    assert network.adds(rows).tolist() == [1 + 2, 6 + 7]


def test_what_is_written_is_read_again() -> None:
    rng = np.random.default_rng(1)
    network = small(first=rng.normal(size=(INPUTS, 2)).astype(np.float32))

    for part, again in zip(network, read_network(written_network(network)), strict=True):
        assert (part == again).all()


def damaged(kept: bytes) -> list[bytes]:
    return [b"", b"{}", kept[: len(kept) // 2], kept[:-30], kept.replace(b"second", b"secund")]


def test_no_wrong_byte_is_more_than_a_sentence() -> None:
    """Flip every byte in turn: the file is refused in the same words, or nothing that matters has changed."""
    kept, refused = written_network(small()), []
    for at in range(len(kept)):
        try:
            read_network(kept[:at] + bytes([kept[at] ^ 0x55]) + kept[at + 1 :])
        except BadWeights as error:
            refused.append(str(error))

    assert len(refused) > len(kept) // 2
    assert not [said for said in refused if "\n" in said]


@pytest.mark.parametrize(
    "kept", damaged(written_network(small())), ids=["empty", "text", "half", "cut", "renamed"]
)
def test_a_damaged_file_is_refused_in_one_sentence(kept: bytes) -> None:
    with pytest.raises(BadWeights, match="expected the weights of a network, found") as refused:
        read_network(kept)

    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("network", "said"),
    [
        (small(first=np.ones((INPUTS - 1, 2))), "expected the layers of a network"),
        (small(last=np.ones(4)), "expected the layers of a network"),
        (small(second=np.ones(6)), "expected the layers of a network"),
        (small(last=np.array([1, np.nan, 1])), "found some that are no numbers"),
        (small(last=np.array(["a", "b", "c"])), "expected the weights of a network"),
    ],
)
def test_other_weights_are_refused(network: Network, said: str) -> None:
    with pytest.raises(BadWeights, match=said):
        read_network(written_network(network))


def test_python_objects_are_not_read() -> None:
    kept = BytesIO()
    np.savez(kept, **small(last=np.array([print], object))._asdict())

    with pytest.raises(BadWeights, match="expected the weights of a network"):
        read_network(kept.getvalue())


@pytest.mark.parametrize(("folder", "tables"), [("networks", (2, 4)), ("foresights", (2, 3, 4))])
def test_the_networks_that_are_needed_are_those_that_are_shipped(
    folder: str, tables: tuple[int, ...]
) -> None:
    """Where an edition gets some, taught.json has to name it."""
    shipped = {kept.name for kept in files("lastcard.policy").joinpath(folder).iterdir()}

    assert shipped == {name_of(edition, seats) for edition in taught() for seats in tables}
    assert set(taught()) <= {edition.key for edition in EDITIONS}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where all networks and weights are looked for, each time anew: there is none."""
    taught()
    for module in (layers, weights):
        monkeypatch.setattr(module, "files", lambda _: tmp_path)
    monkeypatch.setattr(of_hard, "_shipped", of_hard._shipped.__wrapped__)
    monkeypatch.setattr(of_expert, "_shipped", of_expert._shipped.__wrapped__)
    return tmp_path


@pytest.mark.parametrize(
    ("load", "seats", "name"),
    [
        (network_for, 2, "networks/classic-2.npz"),
        (network_for, 3, "networks/classic-4.npz"),
        (foresight_for, 3, "foresights/classic-3.npz"),
    ],
)
def test_a_shipped_network_that_is_not_there_is_refused_by_name(
    load: Callable[[Sheet, int], object], seats: int, name: str, folder: Path
) -> None:
    with pytest.raises(BadWeights, match=f"^{name}: expected a file that can be read, found: No such file"):
        load(CLASSIC, seats)

    (folder / name).mkdir(parents=True)
    with pytest.raises(BadWeights, match=f"^{name}: expected a file that can be read, found: Is a directory"):
        load(CLASSIC, seats)

    (folder / name).rmdir()
    (folder / name).write_text("{}", "utf-8")
    with pytest.raises(BadWeights, match=f"^{name}: expected the weights of a network, found"):
        load(CLASSIC, seats)


def test_tables_that_none_was_taught_for_need_none(folder: Path) -> None:
    edition = replace(get("classic"), key="home")
    sheet = sheet_for(edition, edition.rulings)

    assert foresight_for(CLASSIC, 5) is NONE
    assert foresight_for(sheet, 2) is NONE
    assert network_for(sheet, 2) is None

    # Whoever calls an edition so may mean another deck.
    (folder / "networks").mkdir()
    (folder / "networks" / "home-2.npz").write_bytes(written_network(small()))
    assert network_for(sheet, 2) is None


def test_without_numpy_no_network_is_read() -> None:
    """Nor is one needed: `hard` plays by its weights, and `expert` cannot play."""
    program = (
        "import sys\n"
        "sys.modules['numpy'] = sys.modules['numba'] = None\n"
        "from lastcard.bots.levels import LEVELS, load_weights\n"
        "from lastcard.editions import CLASSIC\n"
        "from lastcard.engine import sheet_for\n"
        "load_weights([sheet_for(CLASSIC, CLASSIC.rulings)])\n"
        "print(*LEVELS, *(name for name in sys.modules if name.startswith('lastcard.policy.')))\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert ran.stdout.split()[:4] == ["random", "easy", "normal", "hard"]
    assert "lastcard.policy.weights" in ran.stdout
    assert not {"expert", "lastcard.policy.network", "lastcard.policy.foresight"} & set(ran.stdout.split())


@pytest.mark.parametrize(
    ("options", "by_network"), [({}, True), ({"stacking": "same"}, False), ({"next_dealer": "winner"}, True)]
)
def test_house_rules_are_played_without_it_unless_they_are_of_the_match(
    options: dict[str, object], *, by_network: bool
) -> None:
    sheet = sheet_for(get("classic"), settle_rulings(get("classic"), options))

    assert (network_for(sheet, 2) is not None) == by_network
    assert (len(foresight_for(sheet, 2).first) > 0) == by_network


def test_printings_are_played_by_it_where_they_differ_before_the_first_turn_or_between_rounds_only() -> None:
    by_network = {
        f"{edition.key}-{printing.key}"
        for edition in EDITIONS
        for printing in edition.printings
        if is_taught(sheet_for(edition, settle_rulings(edition, dict(printing.rules))))
    }

    alike = {"beach-en", "beach-es", "beach-pt", "beach-it", "battle-en", "battle-pt", "flip-en", "flip-pt"}
    assert by_network == alike | {"flip-de", "classic-en", "trend-en", "mini-en"}


# --- memory --------------------------------------------------------------------------------------------------


class Remembering:
    """`hard`, beside one that hears every story from its beginning."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet, self._kept = sheet, Policy(sheet)
        self.compared = 0

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        luck = rng.getstate()
        said = self._kept.move(view, prompt, rng, story)
        rng.setstate(luck)
        assert Policy(self._sheet).move(view, prompt, rng, story) == said
        assert Policy(self._sheet).weigh(view, prompt, story) == self._kept.weigh(view, prompt, story)
        self.compared += 1
        return said


def test_what_was_heard_before_is_not_heard_again_nor_mixed_up() -> None:
    """The same bot in every seat, round after round."""
    bot = Remembering(CLASSIC)
    for deal in range(4):
        Referee(CLASSIC, [bot] * 3, f"memory/{deal}").play(Seat(deal % 3))

    assert bot.compared > 100


def told(*events: Event) -> Memory:
    """What is remembered after an opening red 5 and these events."""
    return Memory(sense_of(CLASSIC), 2, (CardTurnedUp(Card("r5")), *events))


def asked(question: QuestionKind) -> Asked:
    return Asked(
        question=question, seats=(OTHER,), turn=OTHER, calls=("silent",) * 2, jumpable=False, draws=0
    )


def hidden(cards: int) -> tuple[Card, ...]:
    return (Card("?"),) * cards


def test_who_draws_lacks_the_color_until_cards_come() -> None:
    drew = CardsDrawn(OTHER, hidden(1), forced=False)

    assert told().lacks(OTHER, "r", 7) == 0
    assert told(drew).lacks(OTHER, "r", 8) == 1
    assert told(drew).lacks(OTHER, "g", 8) == 0
    assert told(drew).lacks(ME, "r", 8) == 0
    assert told(drew, CardsDrawn(OTHER, hidden(2), forced=True)).lacks(OTHER, "r", 10) == 0.8
    assert told(CardsDrawn(OTHER, hidden(2), forced=True)).lacks(OTHER, "r", 9) == 0


def test_a_drawn_card_that_is_played_tells_nothing_of_the_others() -> None:
    first, second = CardsDrawn(OTHER, hidden(1), forced=False), CardPlayed(ME, Card("g5"))
    drawn_and_played = (
        CardsDrawn(OTHER, hidden(1), forced=False),
        asked("drawn"),
        CardPlayed(OTHER, Card("g7")),
    )

    assert told(first, second, *drawn_and_played).lacks(OTHER, "r", 8) == 1


def test_a_wild_card_tells_of_the_color_in_play_and_its_name_of_the_other() -> None:
    wild = (CardPlayed(OTHER, Card("w")), ColorNamed(OTHER, "b"))

    assert told(*wild).lacks(OTHER, "r", 6) == 1
    assert told(*wild).named(OTHER, "b") == 1
    assert told(*wild, CardPlayed(OTHER, Card("b3"))).named(OTHER, "b") == 0.5
    assert told(*wild, CardsDrawn(OTHER, hidden(1), forced=False)).named(OTHER, "b") == 0
    assert told(CardsDrawn(OTHER, hidden(1), forced=False), ColorNamed(OTHER, "r")).lacks(OTHER, "r", 6) == 0


def test_discards_lie_open_until_they_are_shuffled() -> None:
    played = (CardPlayed(ME, Card("r7")), CardPlayed(OTHER, Card("g7")))

    assert told(*played).discards == ["r5", "r7", "g7"]
    assert told(*played).respected == "r"
    assert told(*played, PileShuffled(90)).discards == ["g7"]
