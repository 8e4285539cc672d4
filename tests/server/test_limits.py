"""What is counted by address, and for how long."""

import pytest

from lastcard.server.limits import address_key
from lastcard.table.window import WINDOW_S, Window
from tests.table.seated import HandClock


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "unknown", True),
        ("unknown", "testclient", False),
    ],
)
def test_a_v6_network_is_one_address_and_so_is_v4_in_either_form(one: str, other: str, *, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


def test_an_allowance_comes_back_as_its_time_passes() -> None:
    clock = HandClock()
    window = Window(clock, 2)
    assert [window.take("here"), window.take("here"), window.take("here")] == [True, True, False]
    assert window.take("elsewhere")

    clock.time += WINDOW_S

    assert window.has_room("here")
    assert window.take("here")


def test_addresses_that_do_not_come_back_are_forgotten() -> None:
    clock = HandClock()
    window = Window(clock, 2)
    for number in range(1_000):
        window.take(f"guest {number}")
    clock.time += WINDOW_S / 2
    window.take("somebody else")
    clock.time += WINDOW_S / 2

    assert window.has_room("a newcomer")
    assert len(window) == 1
