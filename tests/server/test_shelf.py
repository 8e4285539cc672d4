"""The host's own files stand beside the editions that come along; what is wrong with one is said before anybody plays."""

import re
from pathlib import Path

import pytest

from lastcard.editions import EDITIONS, get
from lastcard.notation.editions import edition_of, write_edition
from lastcard.notation.editions.limits import MOST_BYTES
from lastcard.server.settings import Settings, read_settings
from lastcard.server.shelf import BadShelf, kept_of, read_shelf
from tests.edition_files.files import DUO_TEXT
from tests.server.visitors import open_table, server, visitor
from tests.table.strangers import plain_duo


def written(folder: Path, name: str = "duo", **changed: object) -> Path:
    """A file of an edition."""
    path = folder / f"{name}.edition.toml"
    path.write_text(write_edition(edition_of(plain_duo(**changed))), "utf-8")
    return path


def keys(*places: Path) -> list[str]:
    """What is on the shelf beside ours."""
    return [edition.key for edition in read_shelf(map(str, places)).editions[len(EDITIONS) :]]


def test_a_folder_gives_all_its_editions_and_nothing_else(tmp_path: Path) -> None:
    written(tmp_path, "second", key="trio")
    written(tmp_path, "first")
    (tmp_path / "notes.toml").write_text("to = 'do'", "utf-8")

    assert keys(tmp_path) == ["duo", "trio"]
    assert keys() == []


def test_a_file_may_be_named_by_itself_and_beside_its_folder(tmp_path: Path) -> None:
    path = written(tmp_path)
    written(tmp_path, "other", key="trio")

    assert keys(path) == ["duo"]
    assert keys(path, tmp_path) == ["duo", "trio"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DUO_TEXT.replace("hand = 5", "hand = 55"), "line 5: hand: expected"),
        ("no TOML", "line 1: expected `key = value`"),
        (b"\xff", "expected text in UTF-8, found byte 0 that is none"),
        ("#" * (MOST_BYTES + 1), "expected at most 64000 bytes"),
    ],
    ids=["no edition", "no TOML", "no text", "too long"],
)
def test_a_file_that_is_no_edition_is_a_sentence_with_its_name(
    tmp_path: Path, text: str | bytes, said: str
) -> None:
    path = tmp_path / "bad.edition.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())

    with pytest.raises(BadShelf, match=f"^{re.escape(str(path))}: .*{said}"):
        read_shelf([str(tmp_path)])


def test_what_is_not_there_is_a_sentence_too(tmp_path: Path) -> None:
    with pytest.raises(BadShelf, match="expected a file that can be read, found: No such file"):
        read_shelf([str(tmp_path / "nowhere")])


def test_two_editions_cannot_have_one_key(tmp_path: Path) -> None:
    written(tmp_path, "a")
    written(tmp_path, "b", hand=4)

    with pytest.raises(
        BadShelf, match=r"b\.edition\.toml: expected a key of its own, found 'duo' as in .*a\."
    ):
        read_shelf([str(tmp_path)])


def test_what_is_brought_by_hand_stands_before_a_file_of_its_key(tmp_path: Path) -> None:
    written(tmp_path)
    shelf = read_shelf([str(tmp_path)], [edition_of(plain_duo(hand=4)), get("flip")])

    assert shelf.get("duo").hand == 4
    assert len(shelf.editions) == len(EDITIONS) + 1


def test_our_editions_are_kept_by_their_keys_and_others_whole() -> None:
    assert kept_of(get("flip")) is None
    assert edition_of(kept_of(edition_of(plain_duo())) or {}) == edition_of(plain_duo())


def test_the_environment_names_files_and_folders_with_commas() -> None:
    settings = read_settings(
        {}, {"LASTCARD_EDITIONS": "a, b.edition.toml", "LASTCARD_GUEST_EDITIONS": "true"}
    )

    assert (settings.editions, settings.guest_editions) == (("a", "b.edition.toml"), True)


def test_an_edition_on_the_shelf_is_listed_explained_and_played(tmp_path: Path) -> None:
    written(tmp_path)
    with server(Settings(editions=(str(tmp_path),))) as client:
        listed = client.get("/api/editions?lang=de").json()
        duo = listed["editions"][-1]
        assert (duo["key"], duo["name"], duo["ours"]) == ("duo", "Duett", False)
        assert client.get("/api/editions/duo/rules?mode=single").json()["edition"] == "duo"

        ticket = open_table(client, edition="duo", bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            assert ann.dealt()["table"]["edition"] == "duo"


def test_a_table_keeps_its_edition_when_the_shelf_has_another_of_that_key(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    path = written(shelf)
    with server(Settings(editions=(str(shelf),))) as client:
        table = open_table(client, edition="duo")["table"]
        before = client.get(f"/api/tables/{table}/edition").json()
        written(shelf, hand=3)
        path.unlink()

        assert client.get(f"/api/tables/{table}/edition").json() == before
        assert before["hand"] == 5
