"""Nobody is called by a name that cannot be seen or told from another's."""

import unicodedata
from pathlib import Path

from tests.siege.house import House, house


def seated(place: House, table: str, name: str) -> tuple[int, str]:
    answer = place.take_seat(table, name, source="127.0.0.2")
    return answer.status, answer.json().get("code", "seated")


def test_blank_names_and_look_alikes_are_refused_and_all_scripts_are_welcome(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_SEATS_PER_ADDRESS="10") as place:
        mine = place.open_table(seats=8, bots=1, name="Max")
        table = mine["table"]
        with place.guest(table, mine["ticket"]):
            for blank in ("\u3164", "\u115f", "\uffa0", "Zoe\u200b", "\u0301"):
                assert seated(place, table, blank) == (400, "bad_name")
            for twin in ("max", "\u041c\u0430\u0445", "\uff2d\uff41\uff58", "bot1", "Botl", "B\u043et1"):
                assert seated(place, table, twin) == (409, "name_taken")
            people = ("Jose\u0301", "अनुष्का", "ปิยะดา", "مُحَمَّد", "שָׁלוֹם")
            for name in people:
                assert seated(place, table, name) == (201, "seated")
            names = [seat["name"] for seat in place.get(f"/api/tables/{table}").json()["seats"]]
            assert names[2:7] == [unicodedata.normalize("NFKC", name) for name in people]
