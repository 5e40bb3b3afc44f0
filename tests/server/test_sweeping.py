"""What nobody misses is removed from the database in time, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import update

from forts.server.errors import Refusal, Unknown
from forts.server.guests import change_guest, find_guest, hash_passphrase, set_passphrase
from forts.server.steward import Steward
from forts.server.store import schema, sweeping
from forts.server.store.seen import record_seen
from forts.server.store.sets import keep_set
from forts.server.tables import chat, lobby, play
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.room import everything, open_room, some_guests, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(database: str) -> AsyncIterator[Room]:
    """A room on either kind of database."""
    async with open_room(database) as opened:
        yield opened


async def sweep(room: Room, days: float) -> None:
    """What a node does by itself, so many days from now; nothing is in its memory then."""
    for live in list(room.tables.values()):
        room.drop(live)
    usual, room.clock = room.clock, lambda: usual() + days * 24 * 60 * 60
    try:
        await Steward(room, None).sweep()  # type: ignore[arg-type]  # nobody thinks
    finally:
        room.clock = usual


async def waiting(room: Room, guest: Any, **terms: Any) -> str:
    """A table where somebody waits for others."""
    wanted = NewTable("fort", [NewSeat("me"), NewSeat("open")], terms=Terms(public=True, **terms))
    return await lobby.create(room, guest, wanted)


async def test_tables_where_no_game_began_go_after_thirty_days_and_those_with_a_game_stay(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    forgotten = await waiting(room, ann)
    await chat.say(room, forgotten, 0, ann, "asked", "where are you?")
    running, over = [await started(room, [ann, bob], "fort") for _ in range(2)]
    await play.resign(room, over, 0, "enough")
    before = await everything(room)
    await sweep(room, 29.9)
    assert await everything(room) == before
    await sweep(room, 30.1)
    with pytest.raises(Unknown):
        await room.live(forgotten)
    after = await everything(room)
    for name, rows in before.items():
        kept = [row for row in rows if forgotten not in row]
        assert after[name] == kept, name
    assert (await room.live(running)).row.status == "playing"
    assert (await room.live(over)).row.status == "over"


async def test_whoever_sits_down_meanwhile_saves_the_table(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await waiting(room, ann)
    in_time = room.clock() + 30.1 * 24 * 60 * 60
    found = await room.read(lambda database: sweeping.find_forgotten(database, in_time, ()))
    assert found == sweeping.Forgotten([table], [bob.id])
    await room.writer.run(lambda database: change_guest(database, bob, "Bob", None))

    def touch(database: Any) -> None:
        database.execute(update(schema.tables).values(touched=in_time))

    await room.writer.run(touch)  # as sitting down does
    await room.writer.run(lambda database: sweeping.sweep(database, found, in_time))
    assert await lobby.join(room, table, bob, None, 1) == 1


async def test_a_table_that_somebody_looks_at_is_spared(room: Room) -> None:
    (ann,) = await some_guests(room, 1)
    looked_at, other = await waiting(room, ann), await waiting(room, ann)
    in_time = room.clock() + 30.1 * 24 * 60 * 60
    found = await room.read(lambda database: sweeping.find_forgotten(database, in_time, {looked_at}))
    assert found.tables == [other]


async def test_guests_go_who_never_had_a_name_a_handle_a_table_or_cards(room: Room) -> None:
    stranger, named, kept, host, player, left, designer = await some_guests(room, 7)
    passphrase = hash_passphrase("open, please")
    await room.writer.run(lambda database: change_guest(database, named, "Ann", None))
    await room.writer.run(lambda database: set_passphrase(database, kept, "keeper", passphrase))
    table = await waiting(room, host)
    await lobby.join(room, table, player, None, 1)
    await lobby.start(room, table, host)
    given_up = await waiting(room, left)
    await lobby.leave(room, given_up, left)
    await room.writer.run(lambda database: keep_set(database, designer.id, "fort", "Cards", "", None, 1, 1.0))
    everybody_has_seen = [stranger.id, named.id, left.id]
    await room.writer.run(record_seen(everybody_has_seen, "boyard", ["en/r-001/red", "sd-001/red"], 1.0))

    async def known() -> list[str]:
        everybody = {
            "stranger": stranger, "named": named, "kept": kept, "host": host, "player": player, "left": left,
            "designer": designer,
        }  # fmt: skip
        return [
            name
            for name, guest in everybody.items()
            if await room.read(lambda database, guest=guest: find_guest(database, guest.session)) is not None
        ]

    assert len(await known()) == 7
    await sweep(room, 29.9)
    assert len(await known()) == 7
    await sweep(room, 30.1)
    assert await known() == ["named", "kept", "host", "player", "designer"]
    assert {row[0] for row in (await everything(room))["seen"]} == {named.id}, "what was seen goes with who saw it"


async def test_many_go_a_little_at_a_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "_FEW", 3)
    guests = await some_guests(room, 7)
    for guest in guests[:4]:
        await waiting(room, guest)
    await sweep(room, 30.1)
    rows = await everything(room)
    assert [rows[name] for name in ("tables", "seats", "guests", "sessions")] == [[], [], [], []]


async def test_a_rematch_that_was_never_begun_can_be_asked_for_again(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort")
    await play.resign(room, table, 0, "enough")
    again = await lobby.rematch(room, table, guests[0])
    assert await lobby.rematch(room, table, guests[1]) == again
    await sweep(room, 30.1)
    with pytest.raises(Refusal):
        await room.live(again)
    anew = await lobby.rematch(room, table, guests[1])
    assert anew != again
    assert (await room.live(anew)).row.status == "lobby"
    assert await lobby.rematch(room, table, guests[0]) == anew
