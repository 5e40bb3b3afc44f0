"""Promise 3: a move, its effects on clocks and its log row are one transaction; a failure leaves before or after."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import IntegrityError, OperationalError

from forts.server.errors import Refusal, Stale
from forts.server.guests import Guest, new_id
from forts.server.store import schema
from forts.server.store.database import writing
from forts.server.store.entries import Entry, write_to_sqlite
from forts.server.store.rows import JournalRow, read_journal
from forts.server.store.writer import Writer
from forts.server.tables import chat, lobby, play, trials
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.room import Watch, everything, last_move, match_at, move, open_room, some_guests, started
from server.trials import attempt, begun, board_of, get_ready, until, wait_until

pytestmark = pytest.mark.anyio

Act = Callable[[Room, list[Guest], random.Random], Awaitable[Callable[[], Awaitable[object]]]]
"""Sets the scene; returns what is to be done."""


class Faults:
    """Fails at a chosen statement of every transaction that writes, or when it commits.

    Plain moves are one statement, which is its own transaction: there the failure is in front of it.
    """

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.at: int | None = None
        """Number of the statement in its transaction; None for no failure."""
        self.once = False
        self.seen = 0
        self.struck = 0

    def strike(self, *_: object) -> None:
        if threading.current_thread().name != "forts-writer":
            return
        number, self.seen = self.seen, self.seen + 1
        if self.at == number and not (self.once and self.struck):
            self.struck += 1
            raise self.error

    def begin(self, *_: object) -> None:
        self.seen = 0

    def commit(self, connection: Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":  # it has nothing to commit
            self.strike()

    def write(self, connection: Connection, entries: list[Entry]) -> None:
        if not connection.in_transaction():
            self.begin()
        self.strike()
        write_to_sqlite(connection, entries)


@contextmanager
def faults(engine: Engine, error: Exception) -> Iterator[Faults]:
    made = Faults(error)
    hooks: list[tuple[str, Callable[..., Any]]] = [
        ("begin", made.begin),
        ("before_cursor_execute", made.strike),
        ("commit", made.commit),
    ]
    for name, hook in hooks:
        event.listen(engine, name, hook, insert=name == "begin")
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("forts.server.store.writer.write_to_sqlite", made.write)
            yield made
    finally:
        for name, hook in hooks:
            event.remove(engine, name, hook)


async def a_move(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort", move_seconds=5, bank_seconds=60)
    return lambda: move(room, table, chance)


async def the_last_move(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "forfort")
    action = await last_move(room, table, chance)
    return lambda: move(room, table, chance, action)


async def an_undo(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort")
    while not (live := await room.live(table)).can_undo(live.actor):
        await move(room, table, chance)
    seat, ply = live.actor, live.row.ply
    return lambda: play.undo(room, table, seat, new_id(), ply)


async def a_pause(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort", bank_seconds=60)
    return lambda: play.pause(room, table, 0, new_id(), True)


async def a_departure(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "forfort", bank_seconds=60)
    return lambda: lobby.leave(room, table, guests[0])


async def a_resignation(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort")
    await move(room, table, chance)
    return lambda: play.resign(room, table, 1, new_id())


async def a_start(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await lobby.create(room, guests[0], NewTable("fort", [NewSeat("me"), NewSeat("me")]))
    return lambda: lobby.start(room, table, guests[0])


async def a_new_table(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    return lambda: lobby.create(room, guests[0], NewTable("fort", [NewSeat("me"), NewSeat("open")]))


async def a_rematch(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort")
    await play.resign(room, table, 0, new_id())
    return lambda: lobby.rematch(room, table, guests[1])


async def a_word(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table = await started(room, guests, "fort")
    return lambda: chat.say(room, table, 0, guests[0], new_id(), "hello")


async def a_start_with_trials(
    room: Room, guests: list[Guest], chance: random.Random
) -> Callable[[], Awaitable[object]]:
    table = await lobby.create(room, guests[0], NewTable("boyard", [NewSeat("me"), NewSeat("me")]))
    return lambda: lobby.start(room, table, guests[0])


async def _trial(room: Room, guests: list[Guest], chance: random.Random) -> tuple[str, int]:
    """A table where somebody attempts a trial, and who."""
    room.clock = Watch(1000.0)
    table = await begun(room, guests, options={"board": board_of("strength")})
    live = await until(room, table, lambda live: live.held is not None, chance)
    return table, live.row.waiting[0]


async def a_try(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table, seat = await _trial(room, guests, chance)
    return lambda: attempt(room, table, seat, {"do": "ready"})


async def a_verdict(room: Room, guests: list[Guest], chance: random.Random) -> Callable[[], Awaitable[object]]:
    table, _ = await _trial(room, guests, chance)
    await get_ready(room, table)
    wait_until(room, (await room.live(table)).row.due or 0.0)
    return lambda: trials.tick(room, table)


async def a_departure_in_a_trial(
    room: Room, guests: list[Guest], chance: random.Random
) -> Callable[[], Awaitable[object]]:
    table, seat = await _trial(room, guests, chance)
    return lambda: lobby.leave(room, table, guests[seat])


ACTS = [
    a_move,
    a_start_with_trials,
    a_try,
    a_verdict,
    a_departure_in_a_trial,
    the_last_move,
    an_undo,
    a_pause,
    a_departure,
    a_resignation,
    a_start,
    a_new_table,
    a_rematch,
    a_word,
]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
async def test_a_failure_at_any_statement_changes_nothing(database: str, act: Act) -> None:
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        for error in (OperationalError("injected", None, OSError("disk")), RuntimeError("injected")):
            do = await act(room, guests, random.Random(3))
            with faults(room.engine, error) as broken:
                await _fail_everywhere(room, broken, do)
        await _check_tables(room)


async def _fail_everywhere(room: Room, broken: Faults, do: Callable[[], Awaitable[object]]) -> None:
    before = await everything(room)
    for at in range(100):
        broken.at, broken.struck = at, 0
        try:
            await do()
        except Refusal as refusal:
            assert refusal.reason.id == "not-saved"
            assert broken.struck
            assert await everything(room) == before
        else:
            # no statement comes so late: this time it was carried out, and wholly
            assert not broken.struck and at > 0
            assert await everything(room) != before
            return
    pytest.fail("the failures found no end")


@pytest.mark.parametrize("act", [a_move, the_last_move, a_departure, a_try, a_verdict], ids=lambda act: act.__name__)
async def test_a_failure_that_passes_leaves_exactly_before_or_after(database: str, act: Act) -> None:
    """A single failure: the writer tries each move of a broken batch alone, so most of them come through."""
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        with faults(room.engine, OperationalError("injected", None, OSError("disk"))) as broken:
            for at in range(100):
                broken.at = None
                do = await act(room, guests, random.Random(at))
                before = await everything(room)
                broken.at, broken.once, broken.struck = at, True, 0
                try:
                    await do()
                except Refusal:
                    assert await everything(room) == before
                else:
                    assert len((await everything(room))["journal"]) == len(before["journal"]) + 1
                if not broken.struck:
                    break
            else:
                pytest.fail("the failures found no end")
        await _check_tables(room)


async def test_a_failure_in_the_middle_of_a_statement_changes_nothing() -> None:
    """SQLite writes a batch by one statement: it is interrupted after each of the steps that it consists of."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite:///{folder}/forts.db") as room:
            guests = await some_guests(room, 2)
            table = await started(room, guests, "fort", bank_seconds=60)
            await move(room, table, random.Random(1))
            connection = room.writer._connection
            assert connection is not None
            raw = cast(sqlite3.Connection, connection.connection.driver_connection)
            live = await room.live(table)
            entry = live.entry("move", live.actor, [live.game_on.state.legal()[0]], "mine", 1.0)
            before = await everything(room)
            for last in range(5000):
                steps = itertools.count()
                raw.set_progress_handler(lambda steps=steps, last=last: next(steps) >= last, 1)  # type: ignore[misc]
                try:
                    await asyncio.to_thread(write_to_sqlite, connection, [entry])
                except sqlite3.OperationalError:
                    if await everything(room) != before:
                        break  # the last step was the commit: it came too late to be interrupted
                else:
                    break
            raw.set_progress_handler(None, 0)
            assert last > 100
            assert len((await everything(room))["journal"]) == len(before["journal"]) + 1


async def test_a_commit_whose_answer_was_lost_is_found_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort")
        commit = Writer._commit

        def commit_and_fail(writer: Writer, entries: list[Entry]) -> None:
            commit(writer, entries)
            monkeypatch.undo()
            raise OperationalError("COMMIT", None, OSError("connection lost"))

        live = await room.live(table)
        action = live.game_on.state.legal()[0]
        monkeypatch.setattr(Writer, "_commit", commit_and_fail)
        with pytest.raises(Stale):
            await play.play(room, table, live.actor, "mine", live.row.ply, action)
        # the client repeats its request, and learns that it was carried out
        assert await play.play(room, table, live.actor, "mine", live.row.ply, action) == live.row.ply
        assert (await match_at(room, table)).actions[len(live.course.actions)] == action
        await _check_tables(room)


async def test_one_bad_move_does_not_spoil_the_others_of_its_batch(database: str) -> None:
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        tables = [await started(room, guests, "fort") for _ in range(4)]
        chance = random.Random(1)
        spoilt = (await room.live(tables[2])).row
        with writing(room.engine) as connection:
            # another node has written the next entry
            connection.execute(
                schema.journal.insert().values(
                    table_id=spoilt.id, ply=spoilt.ply, kind="vote", seat=0, actions="[]", request="", at=0.0
                )
            )
            connection.execute(schema.tables.update().where(schema.tables.c.id == spoilt.id).values(ply=spoilt.ply + 1))

        answers = await asyncio.gather(*(move(room, table, chance) for table in tables), return_exceptions=True)
        assert [type(answer) for answer in answers] == [int, int, Stale, int]
        await _check_tables(room)


async def test_a_game_starts_with_the_seats_that_the_database_has(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another node somebody leaves while the start is on its way to the database."""
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        table = await lobby.create(
            room, guests[0], NewTable("fort", [NewSeat("me"), NewSeat("open")], terms=Terms(public=True))
        )
        await lobby.join(room, table, guests[1], None, 1)
        commit = Writer._commit

        def commit_late(writer: Writer, entries: list[Entry]) -> None:
            monkeypatch.undo()
            seat = schema.seats.update().where(schema.seats.c.table_id == table, schema.seats.c.seat == 1)
            with writing(room.engine) as other:
                other.execute(seat.values(kind="open", guest=None, name="", face=""))
            commit(writer, entries)

        monkeypatch.setattr(Writer, "_commit", commit_late)
        with pytest.raises(Stale):
            await lobby.start(room, table, guests[0])
        with pytest.raises(Refusal) as refused:
            await lobby.start(room, table, guests[0])
        assert refused.value.reason.id == "seats-open"
        assert not (await everything(room))["journal"]


async def test_a_table_is_read_as_of_one_moment(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another node writes between the statements that load a table."""
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort")
        row = (await room.live(table)).row

        def read_late(connection: Connection, id_: str) -> list[JournalRow]:
            monkeypatch.undo()
            with writing(room.engine) as other:
                entry = {"table_id": id_, "ply": row.ply, "kind": "pause", "seat": 0, "actions": "[]", "request": ""}
                other.execute(schema.journal.insert().values(**entry, at=0.0))
                other.execute(schema.tables.update().values(ply=row.ply + 1, status="paused"))
            return read_journal(connection, id_)

        monkeypatch.setattr("forts.server.tables.database_book.read_journal", read_late)
        room.drop(await room.live(table))
        for status, ply in (("playing", row.ply), ("paused", row.ply + 1)):
            live = await room.live(table)
            assert (live.row.status, live.row.ply) == (status, ply)
            room.drop(live)


async def test_the_key_of_table_and_ply_is_unique(database: str) -> None:
    async with open_room(database) as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort")
        again = schema.journal.insert().values(
            table_id=table, ply=0, kind="move", seat=0, actions="[]", request="", at=0.0
        )
        with pytest.raises(IntegrityError), writing(room.engine) as connection:
            connection.execute(again)


async def _check_tables(room: Room) -> None:
    """Every table's row, journal and memory agree."""
    rows = await everything(room)
    for table in list(room.tables):
        live = await room.live(table)
        actions, ply, status, banks = live.game_on.actions[:], live.row.ply, live.row.status, live.row.banks
        match = await match_at(room, table)
        stored = (await room.live(table)).row
        assert (match.actions, stored.ply, stored.status) == (actions, ply, status)
        assert stored.banks == pytest.approx(banks)
    assert {row[0] for row in rows["journal"]} <= {row[0] for row in rows["tables"]}
