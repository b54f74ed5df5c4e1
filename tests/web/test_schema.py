"""The REST interface as documented at /schema, tried by schemathesis: whatever comes, no server error."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from support.served import Person, Server


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Person]:
    person = Person(server, "Ann")
    person.table("romans", ["me", "bot"])
    yield person
    person.close()


@pytest.fixture(scope="module")
def documented(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/schema")


schema = schemathesis.pytest.from_fixture("documented")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_documented_request_breaks_the_server(case: schemathesis.Case, ann: Person) -> None:
    case.call_and_validate(
        headers={"origin": ann.server.url},
        cookies={"sherwood": ann.http.cookies["sherwood"]},
        checks=[not_a_server_error],
    )
