"""Promise 2: a commit is on disk before it is acknowledged, or the server does not start."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine

from forts.server.errors import BadDatabase
from forts.server.store.database import open_database, writing
from server.harness import Postgres

WANTED = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


@contextmanager
def opened(address: str) -> Iterator[Engine]:
    engine = open_database(address)
    try:
        yield engine
    finally:
        engine.dispose()


def pragmas(connection: Connection) -> dict[str, object]:
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in WANTED}


def test_every_pooled_connection_has_the_safe_pragmas(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'safe.db'}") as engine, ExitStack() as stack:
        # as many as the pool gives out, all at once; then again those that went back into it
        for _ in range(2):
            for _ in range(16):
                assert pragmas(stack.enter_context(engine.connect())) == WANTED
            stack.close()


def test_a_connection_that_comes_later_is_as_safe_as_the_first(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'safe.db'}") as engine:
        engine.dispose()  # as after a broken connection: the pool begins anew
        with writing(engine) as connection:
            assert pragmas(connection) == WANTED


def refused(address: str) -> BadDatabase:
    with pytest.raises(BadDatabase) as caught:
        open_database(address).dispose()
    return caught.value


def test_a_database_in_memory_is_refused_because_it_has_no_write_ahead_log() -> None:
    error = refused("sqlite://")
    assert error.reason.id == "database-unsafe"
    assert error.reason.args["setting"] == "journal_mode"
    assert error.text("en") != error.text("fr")


def test_a_file_system_without_shared_memory_is_refused(tmp_path: Path) -> None:
    # locks by files are for such file systems; SQLite keeps no write-ahead log on them
    error = refused(f"sqlite:///file:{tmp_path / 'dot.db'}?vfs=unix-dotfile&uri=true")
    assert (error.reason.id, error.reason.args["setting"]) == ("database-unsafe", "journal_mode")


def test_a_host_may_take_the_risk(tmp_path: Path) -> None:
    address = f"sqlite:///file:{tmp_path / 'dot.db'}?vfs=unix-dotfile&uri=true"
    engine = open_database(address, weak_sync=True)
    try:
        with writing(engine) as connection:
            found = pragmas(connection)
        assert found.pop("journal_mode") != "wal"
        assert all(found[name] == WANTED[name] for name in found), "the rest is as safe as it can be"
    finally:
        engine.dispose()


def test_a_database_that_another_program_keeps_out_of_wal_is_refused_as_unreachable(tmp_path: Path) -> None:
    path = tmp_path / "held.db"
    holder = sqlite3.connect(path, isolation_level=None)
    try:
        holder.execute("CREATE TABLE held (number)")
        holder.execute("BEGIN EXCLUSIVE")
        assert refused(f"sqlite:///{path}?timeout=0.1").reason.id == "database-unreachable"
    finally:
        holder.close()


@pytest.mark.parametrize("address", ["mysql://here/forts", "nonsense", "sqlite:////proc/no/such/folder/forts.db"])
def test_what_is_no_usable_database_is_refused(address: str) -> None:
    assert refused(address).text("en")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1000)
    assert refused(f"sqlite:///{path}").reason.id == "database-unreachable"


def test_postgresql_that_acknowledges_before_the_disk_is_refused(postgres: Postgres) -> None:
    error = refused(postgres.new_database(synchronous_commit="off"))
    assert (error.reason.id, error.reason.args["setting"]) == ("database-unsafe", "synchronous_commit")


def test_postgresql_that_never_waits_for_the_disk_is_refused() -> None:
    careless = Postgres()
    try:
        careless.start(fsync="off")
        error = refused(careless.new_database())
        assert (error.reason.id, error.reason.args["setting"]) == ("database-unsafe", "fsync")
    finally:
        careless.close()


def test_a_safe_postgresql_is_taken(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as engine, engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW fsync").scalar() == "on"
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_the_command_says_in_one_line_why_it_does_not_start(postgres: Postgres) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "forts", "serve", "--port", "0"],
        env={**os.environ, "FORTS_DATABASE": postgres.new_database(synchronous_commit="off")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "synchronous_commit" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
