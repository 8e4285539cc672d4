"""Whatever comes over the wire is a message or is refused; nothing that is sent breaks a connection."""

import json
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from lastcard.protocol import ClientMessage, Hello, Resync, decoder, encode
from lastcard.server.settings import Settings
from lastcard.server.sockets import PATIENCE
from tests.fuzz.texts import DEEP, TEXTS, messages
from tests.properties.strategies import examples
from tests.server.visitors import open_table, server, visitor

LARGEST = Settings().message_bytes


def decoded(sent: str | bytes) -> ClientMessage | None:
    """The message, or None where it is refused, by one of the three errors that a connection expects."""
    try:
        message: ClientMessage = decoder.decode(sent)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return message


@examples(400)
@given(st.binary(max_size=200) | TEXTS.map(lambda text: text.encode(errors="surrogatepass")))
def test_any_bytes_are_a_message_or_refused(sent: bytes) -> None:
    message = decoded(sent)

    assert message is None or isinstance(message, ClientMessage)


@examples(400)
@given(TEXTS)
@example("\ud800")
def test_any_text_is_a_message_or_refused(sent: str) -> None:
    message = decoded(sent)

    assert message is None or decoded(encode(message)) == message


@examples(300)
@given(messages())
def test_every_message_arrives_as_it_was_sent(message: ClientMessage) -> None:
    assert decoded(encode(message)) == message
    assert decoded(encode(message).decode()) == message


@examples(100)
@given(messages(), st.text(max_size=5), st.none() | st.integers() | st.lists(st.text(max_size=3), max_size=3))
def test_a_field_that_nobody_knows_is_overlooked(message: ClientMessage, name: str, value: object) -> None:
    body = json.loads(encode(message))

    assert decoded(json.dumps({f"new {name}": value, **body})) == message


@examples(40)
@given(DEEP)
def test_no_depth_of_brackets_is_too_deep_to_be_refused(sent: str) -> None:
    assert decoded(sent) is None


def expected(text: str) -> str:
    """What somebody who watches is answered, said once more."""
    if len(text.encode(errors="surrogatepass")) > LARGEST:
        return "too_large"
    match decoded(text):
        case None:
            return "malformed"
        case Hello() | Resync():
            return "Snapshot"
        case _:
            return "not_seated"


@pytest.fixture(scope="module")
def table() -> Iterator[tuple[TestClient[Litestar], str]]:
    """One server, and the name of a table there."""
    with server() as client:
        yield client, open_table(client)["table"]


Place = tuple[TestClient[Litestar], str]


@examples(60)
@given(st.lists(TEXTS | st.just("x" * (LARGEST + 1)), min_size=1, max_size=PATIENCE - 4))
def test_a_connection_answers_every_text_once_and_lives_on(table: Place, texts: list[str]) -> None:
    with visitor(*table) as watcher:
        watcher.hear("Snapshot")
        for text in texts:
            watcher.socket.send_text(text)
        answers = [watcher.hear() for _ in texts]
        watcher.say("Resync")
        alive = watcher.hear()

    # What cannot be read is answered at once, and can overtake what is told by the table.
    assert sorted(answer.get("code", answer["type"]) for answer in answers) == sorted(map(expected, texts))
    assert alive["type"] == "Snapshot"


@examples(20)
@given(st.lists(st.binary(max_size=40), min_size=1, max_size=5))
def test_frames_of_bytes_are_refused_like_any_other_nonsense(table: Place, frames: list[bytes]) -> None:
    with visitor(*table) as watcher:
        watcher.hear("Snapshot")
        for frame in frames:
            watcher.socket.send_bytes(frame)
        answers = [watcher.hear() for _ in frames]

    assert answers == [{"type": "Refused", "code": "malformed"}] * len(frames)


@examples(40)
@given(TEXTS)
def test_whatever_is_said_in_place_of_hello_is_refused(table: Place, text: str) -> None:
    client, name = table
    with client.websocket_connect(f"/ws/{name}") as socket:
        socket.send_text(text)
        answer = socket.receive_json(timeout=20)

    if isinstance(decoded(text), Hello):
        assert answer["type"] == "Snapshot" or answer["code"] == "bad_ticket"
    else:
        assert answer["code"] in ("malformed", "too_large")


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://testserver.local.evil", "\x7f"])
def test_a_page_from_nowhere_is_turned_away(table: Place, origin: str) -> None:
    client, name = table
    with (
        pytest.raises(WebSocketDisconnect, match="wrong_origin"),
        client.websocket_connect(f"/ws/{name}", headers={"origin": origin}) as socket,
    ):
        socket.receive_json(timeout=20)
