"""A server, a PostgreSQL, a Redis: each ends with what asked for it, whatever happened."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.harness import Postgres, RedisProcess, ServerProcess, lacking
from server.questions import Listener

_listener = Listener()
NewServer = Callable[..., ServerProcess]


@pytest.fixture(autouse=True)
def every_question_goes_by_an_index() -> Iterator[Listener]:
    """Whatever the server asks a database during a test in this process looks at no growing table as a whole."""
    yield _listener
    assert not _listener.whole_looks()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Makes servers, not yet started: `new_server(database=..., messages=5).start()`."""
    made: list[ServerProcess] = []

    def make(database: str | None = None, **settings: object) -> ServerProcess:
        made.append(ServerProcess(tmp_path, database, **settings))
        return made[-1]

    try:
        yield make
    finally:
        for one in made:
            one.close()


@pytest.fixture
def server(new_server: NewServer) -> ServerProcess:
    """A running server with a database of its own and wide limits."""
    return new_server().start()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server for all tests of a file: quicker, for tests that do no harm to others."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; `postgres.new_database()` gives the address of an empty database."""
    if Postgres.programs() is None:
        lacking("PostgreSQL")
    service = Postgres()
    try:
        yield service.start()
    finally:
        service.close()


@pytest.fixture
def redis() -> Iterator[RedisProcess]:
    """A running Redis that a test may take away."""
    if shutil.which("redis-server") is None:
        lacking("Redis")
    service = RedisProcess()
    try:
        yield service.start()
    finally:
        service.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind; `on(...)` picks the kinds for a test."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
