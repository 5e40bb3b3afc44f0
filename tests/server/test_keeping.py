"""Promise 29: backup and restore cannot be misused; damage is noticed at the start, and can be mended."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from forts.core import message
from forts.server.errors import BadDatabase, DatabaseInUse
from forts.server.keeping import check, copying, mending
from forts.server.store.database import open_database, writing
from forts.server.store.lock import FileLock, file_of
from forts.server.store.wal import lost_commits
from golden import state_hash
from server.harness import PATIENCE, Postgres, ServerProcess, journal_of, people, replayed, sit_down
from server.room import everything, match_at, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio

NewServer = Callable[..., ServerProcess]
RELEASE = Path(__file__).parents[1] / "data" / "release-0.2.0"


def forts(*arguments: str, database: str) -> subprocess.CompletedProcess[str]:
    """The command."""
    environment = {**os.environ, "FORTS_DATABASE": database, "FORTS_LANG": "en"}
    command = [sys.executable, "-m", "forts", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE * 2)


def refusal_to_start(database: str) -> str:
    """What `forts serve` says when it will not."""
    done = forts("serve", "--port", "0", database=database)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def raw_engine(database: str) -> Engine:
    """Past everything of ours."""
    url = make_url(database)
    return create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url)


async def played(database: str, moves: int = 30, tables: int = 2) -> list[str]:
    """Tables with so many entries each; returns their ids."""
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        made = [await started(room, guests, "fort") for _ in range(tables)]
        for table in made:
            for _ in range(moves):
                await move(room, table, random.Random(7))
    return made


# -- backup and restore ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_a_copy_made_beside_a_running_server_is_restored_into_either_database(
    new_server: NewServer, database: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    copy = tmp_path / "copy.forts"
    server = new_server(database=database).start()
    chance = random.Random(8)
    async with people(server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        anns, bobs = await ann.connect(table), await bob.connect(table)
        playing = [asyncio.create_task(one.play_randomly(chance)) for one in (anns, bobs)]
        await (await bob.connect(table, seat="watch")).reach(4)
        known = await ann.table(table)
        done = await asyncio.to_thread(forts, "backup", str(copy), database=database)
        assert done.returncode == 0, done.stderr
        assert "one table" in done.stdout and copy.stat().st_mode & 0o077 == 0
        again = forts("backup", str(copy), database=database)
        assert again.stderr.strip() == message("copy-exists", path=str(copy)).text(), "no copy is written over"
        refused = forts("restore", str(copy), database=database)
        assert refused.returncode == 2 and "in use" in refused.stderr
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        postgres: Postgres | None = request.getfixturevalue("postgres") if to == "postgresql" else None
        target = postgres.new_database() if postgres is not None else f"sqlite:///{tmp_path / 'other.db'}"
        done = forts("restore", str(copy), database=target)
        assert done.returncode == 0, done.stderr
        rows = journal_of(target, table)
        assert rows == journal_of(database, table)[: len(rows)]
        assert len(rows) >= known["ply"], "what was acknowledged before is in it"
        assert state_hash(replayed(target, known)) == state_hash(replayed(database, known, len(rows)))
        # people are who they were, by the same cookies, and play on
        other = new_server(database=target).start()
        async with ann.at(other) as anns_again, bob.at(other) as bobs_again:
            assert (await anns_again.table(table))["ply"] == len(rows)
            again_there = [await guest.connect(table) for guest in (anns_again, bobs_again)]
            moving = [asyncio.create_task(one.play_randomly(chance, moves=1)) for one in again_there]
            moved, waiting = await asyncio.wait(moving, return_when=asyncio.FIRST_COMPLETED)
            assert all(one.result() <= 1 for one in moved)
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_restore_after_a_crash_is_the_copy_and_nothing_of_the_old_log(tmp_path: Path) -> None:
    """The old log, left behind by a crash, was replayed onto the copy that had been put in place."""
    database = f"sqlite:///{tmp_path / 'table.db'}"
    await played(database)
    copy = tmp_path / "copy"
    copying.back_up(database, copy)
    with closing(sqlite3.connect(tmp_path / "table.db")) as going_on:
        going_on.execute("PRAGMA wal_autocheckpoint = 0")
        going_on.execute("CREATE TABLE later (x)")
        going_on.execute("UPDATE guests SET name = 'later'")
        going_on.commit()
        for part in ("", "-wal", "-shm"):  # as after a kill, which closes nothing
            shutil.copy2(f"{tmp_path / 'table.db'}{part}", f"{tmp_path / 'crashed.db'}{part}")
    crashed = f"sqlite:///{tmp_path / 'crashed.db'}"
    restored = copying.restore(copy, crashed)
    assert (restored.tables, restored.guests) == (2, 2)
    assert check.look_through(crashed) == []
    async with open_room(crashed) as room, open_room(f"sqlite:///{copy}") as original:
        assert await everything(room) == await everything(original)
    # and what was there is kept, with what its log held
    assert restored.kept is not None
    with closing(sqlite3.connect(restored.kept)) as before:
        assert before.execute("SELECT DISTINCT name FROM guests").fetchall() == [("later",)]


async def test_a_restore_over_another_database_keeps_what_was_there(database: str, tmp_path: Path) -> None:
    ours = await played(database, 5)
    copy = tmp_path / "copy"
    copying.back_up(database, copy)
    theirs = await played(database, 5, 1)
    before = tmp_path / "before"
    restored = copying.restore(copy, database)
    async with open_room(database) as room:
        assert {row[0] for row in (await everything(room))["tables"]} == set(ours)
    assert restored.kept is not None
    before.symlink_to(restored.kept)
    again = copying.restore(before, database)
    assert again.tables == 3
    async with open_room(database) as room:
        assert {row[0] for row in (await everything(room))["tables"]} == {*ours, *theirs}


def test_a_copy_of_the_release_before_is_restored_to_the_current_schema(database: str, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((RELEASE / "tables.sql").read_text(encoding="utf-8"))
    copy = tmp_path / "copy"
    copying.back_up(f"sqlite:///{old}", copy)
    assert copying.restore(copy, database).tables > 3
    assert check.look_through(database) == []
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",), "only read"


async def test_what_is_no_copy_or_damaged_is_not_restored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    await played(database, 5, 1)
    good = tmp_path / "good"
    copying.back_up(database, good)
    nothing, noise, foreign, short, torn = (
        tmp_path / name for name in ("nothing", "noise", "foreign", "short", "torn")
    )
    noise.write_bytes(random.Random(1).randbytes(20_000))
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE recipes (name)")
    shutil.copy(good, short)
    with closing(sqlite3.connect(short)) as other:
        other.execute("DELETE FROM journal WHERE ply > 2")
        other.commit()
    torn.write_bytes(good.read_bytes()[:-9000])
    before = (tmp_path / "table.db").read_bytes()
    for wrong in (nothing, noise, foreign, short, torn):
        done = forts("restore", str(wrong), database=database)
        assert done.returncode == 2 and "Traceback" not in done.stderr, wrong
    assert (tmp_path / "table.db").read_bytes() == before
    assert not list(tmp_path.glob("*.restoring*")) and not list(tmp_path.glob("*before-restore*"))
    with pytest.raises(BadDatabase):
        copying.back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy")
    assert not (tmp_path / "none.db").exists() and not (tmp_path / "copy").exists()


# -- the lock ----------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused(new_server: NewServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    first = new_server(database=database, shared_file=False).start()
    assert "in use" in refusal_to_start(database)
    first.kill()  # a lock is not left behind
    first.restart()
    assert "in use" in refusal_to_start(database)
    for command in (["check", "--repair"], ["restore", str(tmp_path / "table.db")]):
        assert "in use" in forts(*command, database=database).stderr
    first.terminate()
    with FileLock(database).take_alone(), pytest.raises(DatabaseInUse):
        FileLock(database).share()


def test_nobody_mends_or_restores_a_postgresql_beneath_a_server(
    new_server: NewServer, postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    server = new_server(database=database).start()
    copying.back_up(database, tmp_path / "copy")
    with pytest.raises(DatabaseInUse):
        mending.repair(database)
    with pytest.raises(DatabaseInUse):
        copying.restore(tmp_path / "copy", database)
    server.terminate()
    assert mending.repair(database) == []


@pytest.mark.parametrize("there", [False, True], ids=["new", "from before"])
def test_others_on_the_machine_cannot_read_the_database(new_server: NewServer, tmp_path: Path, there: bool) -> None:
    file = tmp_path / "folder" / "table.db"
    if there:
        open_database(f"sqlite:///{file}").dispose()
        file.chmod(0o644)
    new_server(database=f"sqlite:///{file}").start()
    modes = {one.name: one.stat().st_mode & 0o777 for one in file.parent.iterdir()}
    assert set(modes) >= {"table.db", "table.db-wal", "table.db-shm"}
    assert set(modes.values()) == {0o600}, modes


# -- damage ------------------------------------------------------------------------------------------------------


async def crashed_with_log(tmp_path: Path, moves: int = 40) -> tuple[Path, str, int]:
    """A database as a kill leaves it, with its entries in the log; gives the file, a table and its length."""
    file = tmp_path / "table.db"
    async with open_room(f"sqlite:///{file}") as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort")
        for _ in range(moves):
            await move(room, table, random.Random(7))
        length = (await room.live(table)).row.ply
        crashed = tmp_path / "crashed.db"
        for part in ("", "-wal"):
            shutil.copy2(f"{file}{part}", f"{crashed}{part}")
    return crashed, table, length


async def test_a_flipped_byte_in_the_log_is_noticed_and_what_is_whole_is_kept(tmp_path: Path) -> None:
    crashed, table, length = await crashed_with_log(tmp_path)
    database, log = f"sqlite:///{crashed}", Path(f"{crashed}-wal")
    assert lost_commits(log) == 0
    whole = log.read_bytes()
    for share in (0.05, 0.5, 0.9):
        damaged = bytearray(whole)
        damaged[round(len(whole) * share)] ^= 0x10
        log.write_bytes(damaged)
        assert 0 < lost_commits(log) <= length * 2
    said = refusal_to_start(database)
    assert "damaged" in said and "forts check --repair" in said
    assert log.read_bytes() == damaged, "nothing was changed by looking"
    looked = forts("check", database=database)
    assert looked.returncode == 1 and "write-ahead log" in looked.stdout
    mended = forts("check", "--repair", database=database)
    assert mended.returncode == 0, mended.stderr
    assert "kept at" in mended.stdout and "whole again" in mended.stdout
    assert [Path(f"{one}-wal").read_bytes() for one in tmp_path.glob("crashed.db.damaged-????????-??????")] == [damaged]
    assert forts("check", database=database).returncode == 0
    kept = journal_of(database, table)
    assert 1 < len(kept) < length
    async with open_room(database) as room:
        assert (await room.live(table)).row.ply == len(kept)
        await move(room, table, random.Random(1))


async def test_a_log_that_ends_in_the_middle_of_a_commit_is_no_damage(tmp_path: Path) -> None:
    """As a power failure leaves it: the last commit was never acknowledged."""
    crashed, _, _ = await crashed_with_log(tmp_path, 5)
    log = Path(f"{crashed}-wal")
    whole = log.read_bytes()
    for cut in (1, 100, 4096, 5000):
        log.write_bytes(whole[:-cut])
        assert lost_commits(log) == 0
        log.write_bytes(whole[:-cut] + bytes(cut))
        assert lost_commits(log) == 0
    log.write_bytes(b"")
    assert lost_commits(log) == 0
    log.unlink()
    assert lost_commits(log) == 0


async def test_a_journal_shorter_than_acknowledged_stops_the_start_and_is_cut_to_what_fits(database: str) -> None:
    short, gap, unfit, sound = await played(database, 20, 4)
    engine = raw_engine(database)
    with engine.begin() as connection:
        for statement, table in (
            ("DELETE FROM journal WHERE table_id = :id AND ply > 9", short),
            ("DELETE FROM journal WHERE table_id = :id AND ply = 7", gap),
            ("UPDATE journal SET actions = '[100000]' WHERE table_id = :id AND ply = 11", unfit),
        ):
            connection.execute(text(statement), {"id": table})
    engine.dispose()
    said = refusal_to_start(database)
    assert f"Table {short} has 10 of 21 acknowledged entries" in said
    assert "forts check --repair" in said and sound not in said
    found = {(one.id, one.args["table"]) for one in check.look_through(database)}
    assert found == {("damage-journal", short), ("damage-journal", gap), ("damage-unfit", unfit)}
    told = {one.args["table"]: one.args for one in mending.repair(database) if one.id == "repair-journal-cut"}
    assert {id_: args["kept"] for id_, args in told.items()} == {short: 10, gap: 7, unfit: 11}
    assert check.look_through(database) == []
    async with open_room(database) as room:
        for table, length in ((short, 10), (gap, 7), (unfit, 11), (sound, 21)):
            live = await room.live(table)
            assert (live.row.ply, live.row.actor, live.row.status) == (length, live.actor, "playing")
            await move(room, table, random.Random(2))
            assert len((await match_at(room, table)).actions) > 0


async def test_missing_index_rows_and_broken_pages_stop_the_start_and_are_mended(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    database = f"sqlite:///{file}"
    tables = await played(database, 60, 3)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_due'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    whole = bytearray(file.read_bytes())
    start = (page - 1) * size
    whole[start + 100 : start + size] = bytes(size - 100)
    file.write_bytes(whole)
    said = refusal_to_start(database)
    assert "damaged" in said and "structure" in said
    mended = forts("check", "--repair", database=database)
    assert mended.returncode == 0, mended.stderr
    assert forts("check", database=database).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    async with open_room(database) as room:
        for table in tables:
            assert (await room.live(table)).row.ply == 61
            await move(room, table, random.Random(2))


async def test_of_tables_whose_seats_or_hosts_are_gone_the_rest_is_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    seatless, hostless = await played(database, 5, 2)
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection:
        connection.execute("DELETE FROM seats WHERE table_id = ? AND seat = 1", (seatless,))
        connection.execute("DELETE FROM guests")
        connection.commit()
    found = {one.id for one in check.look_through(database)}
    assert found == {"damage-seats", "damage-orphans"}
    told = [one for one in mending.repair(database) if one.id == "repair-table-gone"]
    assert [one.args["table"] for one in told] == [seatless]
    async with open_room(database) as room:
        assert (await room.live(hostless)).row.ply == 6


def test_a_file_of_which_nothing_can_be_read_is_told_so_and_left(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    file.write_bytes(noise := random.Random(1).randbytes(50_000))
    database = f"sqlite:///{file}"
    assert "damaged" in refusal_to_start(database)
    done = forts("check", "--repair", database=database)
    assert done.returncode == 2 and "forts restore" in done.stderr and "Traceback" not in done.stderr
    assert file.read_bytes() == noise
    assert file_of("postgresql://here/there") is None and file_of("sqlite://") is None


def test_a_large_database_is_looked_at_for_a_while_only(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'table.db'}")
    with writing(engine) as connection:
        connection.exec_driver_sql(
            "INSERT INTO guests (id, name, face, created) WITH RECURSIVE n(i) AS"
            " (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT 'g' || i, 'Ann', '', 0 FROM n"
        )
    assert list(check.structure(engine, 0.0)) == []
    assert list(check.structure(engine)) == []
    engine.dispose()
