"""Promise 32: health is true: it reads and writes what moves need; and what is not there is not there."""

from __future__ import annotations

import asyncio
import re
import resource
from pathlib import Path

import httpx
import psutil
import pytest

from forts.server import client
from forts.server.store.database import open_database
from forts.server.store.pulse import Pulse, beat
from server.harness import Client, HttpRefused, Postgres, ServerProcess, eventually, lacking
from server.room import Watch

pytestmark = pytest.mark.anyio
APP = Path(__file__).parents[2] / "web" / "src" / "ui" / "App.svelte"


def health(server: ServerProcess) -> tuple[int, str, str]:
    """Status of the answer, of the server, and of its storage."""
    with httpx.Client(base_url=server.url, timeout=20, trust_env=False) as http:
        answer = http.get("/api/health")
        told = answer.json()
        return answer.status_code, told["status"], told["storage"]


async def test_a_full_disk_is_told_and_its_end_too(server: ServerProcess) -> None:
    assert health(server) == (200, "ok", "ok")
    log = Path(server.database.removeprefix("sqlite:///") + "-wal")
    process = psutil.Process(server.pid)
    async with Client(server, "Ann") as ann:
        # no file may grow any further: what a full disk does, without one
        process.rlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
        eventually(lambda: health(server) == (503, "failing", "unwritable"))
        with pytest.raises(HttpRefused) as refused:
            await ann.new_table("fort", ["me", "easy"])
        assert refused.value.reason == "not-saved"
        process.rlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        eventually(lambda: health(server) == (200, "ok", "ok"))
        await ann.new_table("fort", ["me", "easy"])


def test_a_postgresql_that_has_gone_is_told(tmp_path: Path) -> None:
    if Postgres.programs() is None:
        lacking("PostgreSQL")
    service = Postgres()
    try:
        with ServerProcess(tmp_path, service.start().new_database()) as server:
            assert health(server) == (200, "ok", "ok")
            service.close()
            eventually(lambda: health(server) == (503, "failing", "lost"))
    finally:
        service.close()


async def test_asking_often_does_not_keep_the_database_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'table.db'}")
    beats = 0

    def counted(asked: object) -> object:
        nonlocal beats
        beats += 1
        return beat(engine)

    monkeypatch.setattr("forts.server.store.pulse.beat", counted)
    watch = Watch(100.0)
    pulse = Pulse(engine, watch)
    assert await asyncio.gather(*(pulse.feel() for _ in range(50))) == ["ok"] * 50
    assert [await pulse.feel() for _ in range(50)] == ["ok"] * 50
    assert beats == 1
    watch.now += 2
    assert await pulse.feel() == "ok" and beats == 2
    engine.dispose()


def test_the_server_knows_the_pages_that_the_client_has() -> None:
    patterns = re.findall(r"pattern: '([^']+)'", APP.read_text(encoding="utf-8"))
    assert sorted(patterns) == sorted(client.PAGES)


def test_what_is_no_page_is_not_found() -> None:
    for there in ("/", "/new/fort", "/table/x", "/table/x/", "/table/x/replay", "/settings"):
        assert client.is_page(there), there
    for not_there in ("/metrics", "/admin", "/table", "/table/x/y", "/new/a/b", "/wp-login", "/healthz", "/settings/x"):
        assert not client.is_page(not_there), not_there


async def test_unknown_addresses_are_404(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.url, trust_env=False) as http:
        for path in ("/metrics", "/admin", "/api/none", "/healthz", "/.env", "/table"):
            assert (await http.get(path)).status_code == 404, path
