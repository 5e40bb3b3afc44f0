"""Promise 16: a backup taken while people play restores to tables of the same hashes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from conformance.every_game import games_of_decisions
from golden import state_hash
from server.harness import (
    Postgres,
    ServerProcess,
    Socket,
    journal_of,
    on_the_wire,
    people,
    replayed,
    sit_down,
    size,
)

pytestmark = pytest.mark.anyio

NewServer = Callable[..., ServerProcess]


def back_up_sqlite(database: str, copy: Path) -> str:
    """SQLite's own online backup, beside the running server."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as source, closing(sqlite3.connect(copy)) as to:
        source.backup(to, pages=5, sleep=0.001)
    return f"sqlite:///{copy}"


def back_up_postgresql(postgres: Postgres, database: str, copy: Path) -> str:
    """`pg_dump`, then the dump read into an empty database."""
    subprocess.run([postgres.program("pg_dump"), "--format=custom", f"--file={copy}", database], check=True)
    restored = postgres.new_database()
    subprocess.run([postgres.program("pg_restore"), "--exit-on-error", f"--dbname={restored}", str(copy)], check=True)
    return restored


@pytest.mark.timeout(size(150, 900))
async def test_a_backup_taken_while_people_play_restores_to_the_same_hashes(
    new_server: NewServer, database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server = new_server(database=database).start()
    chance = random.Random(8)
    async with people(server, "Ann", "Bob") as (ann, bob):
        tables = [await sit_down(ann, [bob], games_of_decisions()[n % 2]) for n in range(size(4, 30))]
        sockets = [await guest.connect(table) for table in tables for guest in (ann, bob)]
        for _ in range(size(1, 5)):
            known = await asyncio.gather(*(ann.table(table) for table in tables))
            playing = [asyncio.create_task(_keep_playing(one, chance)) for one in sockets]
            before = [one.ply for one in sockets]
            while [one.ply for one in sockets] == before:
                await asyncio.sleep(0.05)
            copy = tmp_path / "copy"
            copy.unlink(missing_ok=True)
            if database.startswith("sqlite"):
                restored = await asyncio.to_thread(back_up_sqlite, database, copy)
            else:
                service: Postgres = request.getfixturevalue("postgres")
                restored = await asyncio.to_thread(back_up_postgresql, service, database, copy)
            plies = {table: len(journal_of(restored, table)) for table in tables}
            await asyncio.gather(*playing)
            assert any(plies[info["id"]] > info["ply"] for info in known), "nobody played meanwhile"
            # each table of the copy is the table as it once was: a prefix of its journal, to the same hash
            for info in known:
                rows, all_rows = journal_of(restored, info["id"]), journal_of(database, info["id"])
                assert len(rows) >= info["ply"], "what was acknowledged before the backup is in it"
                assert rows == all_rows[: len(rows)]
                assert state_hash(replayed(restored, info)) == state_hash(replayed(database, info, len(rows)))

        # a server takes the copy up: people, seats and games are where they were
        other = new_server(database=restored).start()
        async with ann.at(other) as there:
            for info in known:
                now = await there.table(info["id"])
                assert now["ply"] == plies[info["id"]]
                socket = await there.connect(info["id"])
                assert socket.update["view"] == on_the_wire(replayed(restored, info).view(socket.seat))


async def _keep_playing(one: Socket, chance: random.Random) -> None:
    deadline = asyncio.get_running_loop().time() + 2
    while not one.over and asyncio.get_running_loop().time() < deadline:
        if await one.act(chance) is not None:
            continue
        try:
            await one.receive(0.2)
        except TimeoutError:
            continue
