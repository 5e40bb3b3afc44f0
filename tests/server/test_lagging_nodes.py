"""Nodes that lag behind each other, and tables that cannot be read: nobody sees or does too much, nobody waits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.testing import RequestFactory
from sqlalchemy import Engine, event, insert, inspect, select, text, update

from forts.core.errors import FortsError
from forts.server.api import history
from forts.server.errors import BadDatabase, Forbidden, Refusal
from forts.server.guests import Guest, new_id
from forts.server.hub import GONE, RESTART, Connection
from forts.server.line import MOVE, Errand
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.store import schema
from forts.server.store.database import connect_database, migrate, newest_schema, schema_of, writing
from forts.server.store.entries import Entry
from forts.server.tables import lobby, play
from forts.server.tables.room import Room, load
from forts.server.thinkers import Thinkers, Thought, position_of
from forts.server.wire import NewSeat, NewTable, Terms
from server.room import move, open_room, some_guests, started

pytestmark = pytest.mark.anyio


@contextmanager
def refused(kind: type[FortsError], reason: str) -> Iterator[None]:
    with pytest.raises(kind) as error:
        yield
    assert error.value.reason.id == reason


async def _lobby(room: Room, host: Guest) -> str:
    return await lobby.create(room, host, NewTable("fort", [NewSeat("me"), NewSeat("open")], terms=Terms(public=True)))


def _look_at(room: Room, table: str, guest: Guest, seat: int | None) -> Connection:
    connection = Connection(table, seat, guest.id, b"", "", None, ply=0)
    room.hub.add(connection)
    return connection


async def test_who_gave_up_a_seat_by_another_node_neither_sees_nor_plays_for_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/seats.db"
    async with open_room(database) as here, open_room(database) as there:
        host, former, new = await some_guests(here, 3)
        table = await _lobby(here, host)
        await lobby.join(here, table, former, None, 1)
        socket = _look_at(there, table, former, 1)
        await lobby.leave(here, table, former)
        await lobby.join(here, table, new, None, 1)
        await lobby.start(there, table, host)
        assert socket.closing == RESTART
        assert not socket._queue, "nothing was told"
        live = await there.live(table)
        for act in (
            lambda: play.resign(there, table, 1, new_id(), by=former.id),
            lambda: play.pause(there, table, 1, new_id(), True, by=former.id),
            lambda: play.play(there, table, 1, new_id(), live.row.ply, 0, by=former.id),
        ):
            with refused(Forbidden, "not-seated"):
                await act()
        late = _look_at(there, table, former, 1)
        there.catch_up(live, late, 0)
        assert late.closing == RESTART and not late._queue


async def test_who_was_voted_out_does_not_watch_where_nobody_may(tmp_path: Path) -> None:
    async with open_room(f"sqlite:///{tmp_path}/vote.db") as room:
        guests = await some_guests(room, 3)
        table = await started(room, guests, "fort", spectators=False)
        watching, playing = _look_at(room, table, guests[2], None), _look_at(room, table, guests[0], 0)
        await lobby.leave(room, table, guests[2])  # votes hit those alone who let others wait
        await play.vote(room, table, 0, new_id(), 2, True)
        assert not watching.closing
        await play.vote(room, table, 1, new_id(), 2, True)
        assert (watching.closing, playing.closing) == (RESTART, 0)


async def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    node = Node(Settings(database=f"sqlite:///{tmp_path}/old.db", bot_processes=1))
    await node.start()
    try:
        guests = await some_guests(node.room, 2)
        broken, sound = [await started(node.room, guests, "fort", limit_seconds=60) for _ in range(2)]
        for table, due in ((broken, 1.0), (sound, 2.0)):
            node.room.drop(await node.room.live(table))
            changed = {"due": due, **({"rules": 1} if table == broken else {})}
            with writing(node.engine) as connection:
                connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(changed))
        with refused(Refusal, "table-unreadable"):
            await node.room.live(broken)
        rounds = node.steward._rounds
        async with asyncio.timeout(10):
            while node.steward._rounds < rounds + 5:
                await asyncio.sleep(0.05)
        live = await node.room.live(sound)
        assert any(seat.standin for seat in live.seats), "somebody stands in for the absent one"
    finally:
        await node.stop()


async def test_the_seed_is_not_shown_while_the_end_is_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node(Settings(database=f"sqlite:///{tmp_path}/seed.db", bot_processes=1))
    await node.start()
    try:
        guests = await some_guests(node.room, 2)
        table = await started(node.room, guests, "fort")
        reached, go_on = asyncio.Event(), asyncio.Event()

        async def fail(entry: object) -> None:
            reached.set()
            await go_on.wait()
            raise Refusal("not-saved")

        monkeypatch.setattr(node.writer, "append", fail)
        resigning = asyncio.create_task(play.resign(node.room, table, 0, new_id()))
        await reached.wait()
        asking = RequestFactory().get()
        calls = [
            asyncio.create_task(handler.fn(request=asking, node=node, guest=guests[0], table=table, **more))
            for handler, more in (
                (history.show_log, {}),
                (history.show_scores, {}),
                (history.show_analysis, {}),
                (history.replay_table, {"seat": 1}),
                (history.list_events, {"seat": 1}),
            )
        ]
        await asyncio.sleep(0.05)
        go_on.set()
        with refused(Refusal, "not-saved"):
            await resigning
        for ended in await asyncio.gather(*calls, return_exceptions=True):
            assert isinstance(ended, Refusal), ended
    finally:
        await node.stop()


async def test_cancelling_a_thought_that_is_over_does_not_disturb_whoever_thinks_in_its_place(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    begun: list[Thought] = []
    try:
        async with open_room(f"sqlite:///{tmp_path}/slots.db") as room:
            table = await started(room, await some_guests(room, 2), "fort")
            live = await room.live(table)
            for _ in range(2):
                await thinkers.choose(Errand(MOVE, ("guest",)), position_of(live), live.actor, "random", begun.append)
            first, second = begun
            assert first.slot == second.slot
            second.finished = False  # as if it still went on
            thinkers._flags[second.slot] = 0
            first.cancel()
            assert thinkers._flags[second.slot] == 0
            second.cancel()
            assert thinkers._flags[second.slot] == 1
    finally:
        thinkers.close()


async def test_a_database_of_a_newer_program_is_refused_by_name(tmp_path: Path) -> None:
    async with open_room(f"sqlite:///{tmp_path}/newer.db") as room:
        with writing(room.engine) as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with refused(BadDatabase, "database-newer"):
        async with open_room(f"sqlite:///{tmp_path}/newer.db"):
            pass


def as_in_the_first_schema(now: Engine, address: str) -> None:
    """What a database holds, written to a new one as far as the first schema has a place for it."""
    first = connect_database(address)
    migrate(first, to="0001")
    with now.connect() as source, writing(first) as target:
        for table in schema.metadata.sorted_tables:
            if not inspect(target).has_table(table.name):
                continue
            kept = {column["name"] for column in inspect(target).get_columns(table.name)}
            for row in source.execute(select(table)).mappings():
                target.execute(insert(table).values({name: row[name] for name in row if name in kept}))
    first.dispose()


async def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path}/first.db"
    async with open_room(f"sqlite:///{tmp_path}/now.db") as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort")
        with writing(room.engine) as connection:
            line = "INSERT INTO chat (table_id, number, guest, name, text, at) VALUES (:id, 3, '', 'Ann', 'Hi', 1)"
            connection.execute(text(line), {"id": table})
        as_in_the_first_schema(room.engine, old)
    async with open_room(old) as room:
        assert schema_of(room.engine) == newest_schema()
        live = await room.live(table)
        assert live.row.ply == 1
        said = await room.read(lambda one: one.execute(text("SELECT said FROM tables")).scalar_one())
        assert said == 3
        assert (await room.read(lambda one: lobby.tables_of(one, guests[0].id)))[0][0].actor == live.actor
        await play.pause(room, table, 0, new_id(), True)
        assert (await room.read(lambda one: lobby.tables_of(one, guests[0].id)))[0][0].actor == live.actor


async def test_a_node_goes_on_by_what_a_wake_brings_and_is_where_the_database_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/wakes.db"
    async with open_room(database) as here, open_room(database) as there:
        guests = await some_guests(here, 2)
        table = await started(here, guests, "fort", move_seconds=5, bank_seconds=60)
        watching = _look_at(there, table, guests[1], 1)
        live = await there.live(table)
        told: list[Entry] = []
        here.wakes.tell_entry = told.append  # type: ignore[method-assign]
        asked: list[str] = []
        event.listen(there.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        chance = random.Random(1)
        for _ in range(20):
            await move(here, table, chance)
            assert there.go_on(table, told[-1].as_journal, told[-1].after)
            assert watching.ply == live.row.ply == told[-1].ply + 1
        assert not asked, "nothing had to be read"
        fresh = await here.read(lambda connection: load(connection, table))
        assert there.tables[table] is live and live.row == fresh.row
        assert live.game_on.actions == fresh.game_on.actions
        await move(here, table, chance)
        await move(here, table, chance)
        assert not there.go_on(table, told[-1].as_journal, told[-1].after), "one is missing"
        async with live.lock:
            assert not there.go_on(table, told[-2].as_journal, told[-2].after), "somebody is at the table"
        assert live.row.ply == told[-2].ply


async def test_who_asks_for_a_table_in_vain_makes_nobody_look_at_it_anew(tmp_path: Path) -> None:
    async with open_room(f"sqlite:///{tmp_path}/vain.db") as here, open_room(f"sqlite:///{tmp_path}/vain.db") as there:
        host, friend = await some_guests(here, 2)
        table = await _lobby(here, host)
        socket = _look_at(there, table, host, 0)
        live = await there.live(table)
        for _ in range(3):
            assert await there.look_again(table) is live
        assert not socket._queue, "it hears nothing of that"
        await lobby.join(here, table, friend, None, 1)
        assert (await there.look_again(table)).seats_of(friend.id) == [1]
        assert socket._queue


async def test_a_table_that_is_taken_back_on_another_node_lets_its_sockets_go(tmp_path: Path) -> None:
    async with open_room(f"sqlite:///{tmp_path}/gone.db") as here, open_room(f"sqlite:///{tmp_path}/gone.db") as there:
        (host,) = await some_guests(here, 1)
        table = await _lobby(here, host)
        sockets = [_look_at(room, table, host, 0) for room in (here, there)]
        await there.live(table)
        await lobby.close(here, table, host)
        await there.follow({table})
        assert [socket.closing for socket in sockets] == [GONE, GONE]
