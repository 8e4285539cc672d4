"""The OpenAPI document tells the truth: whatever is sent by it or against it, the answers are those it names."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import BaseSchema, Case, GenerationMode
from schemathesis.core import NOT_SET
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lastcard.server.settings import Settings
from lastcard.table.analysis import CAN_ANALYZE
from tests.server.visitors import finished, server
from tests.table.seated import TABLE
from tests.table.strangers import plain_duo

EXAMPLES = 30

TABLES = "/api/tables"
SEATS = "/api/tables/{table}/seats"
RECORD = "/api/tables/{table}/matches/{match}/record"
REPLAY = "/api/tables/{table}/matches/{match}/replay"
ANALYSIS = "/api/tables/{table}/matches/{match}/rounds/{number}/analysis"
OPERATIONS = (
    ("GET", TABLES),
    ("POST", TABLES),
    ("GET", "/api/tables/{table}"),
    ("POST", SEATS),
    ("GET", RECORD),
    ("GET", REPLAY),
    ("GET", ANALYSIS),
    ("GET", "/api/editions"),
    ("GET", "/api/editions/{edition}/rules"),
    ("GET", "/api/editions/{edition}/sheet"),
    ("GET", "/api/tables/{table}/edition"),
    ("GET", "/api/tables/{table}/rules"),
    ("POST", "/api/workshop/check"),
    ("POST", "/api/workshop/read"),
    ("POST", "/api/workshop/rounds"),
)


POSITIVE = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
NEGATIVE = [
    (operation, GenerationMode.NEGATIVE)
    for operation in OPERATIONS
    if operation[0] == "POST" or "{match}" in operation[1]
]
"""Against the document: only where it leaves something to be wrong."""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    """A server that has a finished match."""
    limits = Settings(
        tables_per_address=100_000, max_tables=100_000, sheets_per_address=100_000, guest_editions=True
    )
    with server(limits, finished()) as client:
        yield client


@pytest.fixture(scope="module")
def document(client: TestClient[Litestar]) -> BaseSchema:
    """What it says about itself."""
    return schemathesis.openapi.from_dict(client.get("/schema/openapi.json").json())


def send(client: TestClient[Litestar], case: Case[Any]) -> int:
    """Send it and compare the answer with the document; its status."""
    request = case.as_transport_kwargs(base_url=str(client.base_url))
    request["content"] = request.pop("data", None)
    del request["cookies"]  # there are none
    answer = client.request(**request)
    # What can be played together is for the rules to say: a body can be right and be refused all the same.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
    return answer.status_code


def test_these_are_all_operations(document: BaseSchema) -> None:
    found = {(method.upper(), path) for path in document for method in document[path]}

    assert found == set(OPERATIONS)


@pytest.mark.parametrize(("operation", "mode"), POSITIVE + NEGATIVE)
@given(data=st.data())
@settings(
    max_examples=EXAMPLES,
    deadline=None,  # the first request makes more than others
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_answer_is_one_that_the_document_names(
    client: TestClient[Litestar],
    document: BaseSchema,
    operation: tuple[str, str],
    mode: GenerationMode,
    data: st.DataObject,
) -> None:
    method, path = operation
    case = data.draw(document[path][method].as_strategy(mode))
    if "{table}" in path and data.draw(st.booleans(), "at a real table"):
        case.path_parameters["table"] = TABLE
    send(client, case)


@pytest.mark.parametrize(
    ("operation", "body", "status"),
    [
        (("GET", TABLES), None, 200),
        (("POST", TABLES), {"edition": "classic", "name": "Ann", "public": True}, 201),
        (("GET", "/api/tables/{table}"), None, 200),
        (("POST", SEATS), {"name": "Bob"}, 409),
        (("GET", RECORD), None, 200),
        (("GET", REPLAY), None, 200),
        (("GET", ANALYSIS), None, 200 if CAN_ANALYZE else 503),
        (("GET", "/api/editions"), None, 200),
        (("GET", "/api/tables/{table}/edition"), None, 200),
        (("GET", "/api/tables/{table}/rules"), None, 200),
        (("POST", "/api/workshop/check"), {"sheet": plain_duo()}, 200),
        (("POST", "/api/workshop/rounds"), {"sheet": plain_duo(), "rounds": 1}, 200),
        (("POST", TABLES), {"edition": "duo", "sheet": plain_duo(), "name": "Ann"}, 201),
        (("POST", TABLES), {"edition": "duo", "sheet": plain_duo(hand=0), "name": "Ann"}, 422),
    ],
)
def test_real_answers_are_as_the_document_says(
    client: TestClient[Litestar],
    document: BaseSchema,
    operation: tuple[str, str],
    body: dict[str, Any] | None,
    status: int,
) -> None:
    method, path = operation
    known = (("table", TABLE), ("match", 1), ("number", 1))
    places = {name: value for name, value in known if f"{{{name}}}" in path}
    case = document[path][method].Case(path_parameters=places, body=body or NOT_SET)

    assert send(client, case) == status
