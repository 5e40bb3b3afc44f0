"""What the server writes down: lines with time, level and request; an outage once; what hosts do."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from forts.server import logs
from server.harness import Client, HttpRefused, Postgres, ServerProcess, eventually, lacking, people, sit_down
from server.room import Watch

pytestmark = pytest.mark.anyio


def lines(server: ServerProcess) -> list[dict[str, Any]]:
    """What it wrote, but for the settings that it prints for people at its start."""
    return [json.loads(line) for line in server.log.splitlines() if line.startswith('{"time"')]


def lost() -> OperationalError:
    return OperationalError("SELECT 1", {}, type("OperationalError", (Exception,), {})("connection refused"))


@pytest.mark.parametrize("kind", [logs.Lines, logs.Json])
def test_a_line_has_its_time_its_level_and_its_request(kind: type[logging.Formatter]) -> None:
    request = logs.new_request()
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("forts.test", logging.ERROR, "", 0, "it %s", ("failed",), sys.exc_info())
    record.about = {"table": "t1"}
    line = kind().format(record)
    assert re.search(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}", line)
    for part in ("forts.test", request, "it failed", "t1", "ValueError"):
        assert part in line
    assert "error" in line.lower()
    if kind is logs.Json:
        told = json.loads(line)
        assert (told["level"], told["request"], told["table"]) == ("error", request, "t1")
    assert logs.new_request() != request


@pytest.mark.parametrize("kind", [logs.Lines, logs.Json])
def test_nobody_writes_a_line_of_their_own(kind: type[logging.Formatter]) -> None:
    """An address, decoded, may have any letter in it."""
    forged = "GET /api/x\n2026-01-01T00:00:00+0000 INFO forts.audit: admin: remove table\u2028\x1b[2J"
    line = kind().format(logging.LogRecord("forts.test", logging.ERROR, "", 0, "%s", (forged,), None))
    assert line.splitlines() == [line] and "\x1b" not in line and "remove table" in line


def test_an_outage_is_one_line_until_it_has_lasted() -> None:
    watch = Watch(100.0)
    outage = logs.OutageFilter(watch)

    def record(error: Exception | None) -> logging.LogRecord:
        info = None if error is None else (type(error), error, None)
        return logging.LogRecord("forts", logging.ERROR, "", 0, "entry %d was not written", (3,), info)

    first = record(lost())
    assert outage.filter(first)
    assert first.getMessage() == "the database does not answer: connection refused" and first.exc_info is None
    assert not any(outage.filter(record(lost())) for _ in range(120))
    assert outage.filter(record(None)) and outage.filter(record(ValueError("x")))
    assert outage.filter(record(IntegrityError("INSERT", {}, Exception("twice"))))
    watch.now += 31
    assert outage.filter(record(lost()))


async def test_what_hosts_do_is_written_down(new_server: Callable[..., ServerProcess]) -> None:
    server = new_server(log_json=True).start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        await ann.put("/api/me/passphrase", handle="ann", passphrase="long enough")
        with pytest.raises(HttpRefused):
            await bob.post("/api/me/claim", handle="ann", passphrase="not that")
        await bob.post("/api/me/claim", handle="ann", passphrase="long enough")
        me = (await ann.get("/api/me"))["id"]
        answer = await ann.http.get("/api/me")
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    eventually(lambda: any(line["message"] == "claim" for line in lines(server)))
    audit = [line for line in lines(server) if line["logger"] == "forts.audit"]
    assert [line["message"] for line in audit] == ["serve", "set up", "start", "passphrase", "wrong claim", "claim"]
    assert all(line["level"] == "info" for line in audit)
    assert [line.get("guest") for line in audit] == [None, *[me] * 5]
    assert [line.get("table") for line in audit[1:3]] == [table] * 2
    assert all("request" in line for line in audit[1:])
    assert "long enough" not in server.log and "Ann" not in server.log


async def test_a_postgresql_that_has_gone_is_a_line_and_a_503(tmp_path: Path) -> None:
    if Postgres.programs() is None:
        lacking("PostgreSQL")
    service = Postgres()
    try:
        with ServerProcess(tmp_path, service.start().new_database(), log_json=True) as server:
            async with Client(server, "Ann") as ann:
                table = (await ann.new_table("fort", ["me", "easy"], start=True))["id"]
                await ann.connect(table)
                service.close()
                for _ in range(20):
                    answer = await ann.http.get("/api/tables")
                    assert (answer.status_code, answer.json()["reason"]) == (503, "database-away")
                eventually(lambda: "does not answer" in server.log)
            errors = [line for line in lines(server) if line["level"] != "info"]
            assert len(errors) <= 2, errors
            assert "Traceback" not in server.log
    finally:
        service.close()
