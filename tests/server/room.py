"""A room in this process: tables on a real database, without sockets, bots or other processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

import forts
from forts.core import CHANCE, OVER
from forts.server.guests import Guest, new_guest, new_id
from forts.server.hub import Hub
from forts.server.store import schema
from forts.server.store.database import open_database
from forts.server.store.writer import Writer
from forts.server.tables import lobby, play
from forts.server.tables.customs import chance as dice_after
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms


class Watch:
    """A clock that a test sets."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_room(database: str) -> AsyncIterator[Room]:
    """A room over a database."""
    engine = open_database(database)
    writer = Writer(engine)
    room = Room(engine, writer, Hub())
    try:
        yield room
    finally:
        await asyncio.to_thread(writer.close)
        room.close()
        engine.dispose()


async def some_guests(room: Room, count: int) -> list[Guest]:
    """People."""
    return [await room.writer.run(lambda database: new_guest(database, new_id().encode())) for _ in range(count)]


async def started(room: Room, guests: Sequence[Guest], game: str, **terms: Any) -> str:
    """A table where these people play; returns its id."""
    seats = [NewSeat("me"), *[NewSeat("open")] * (len(guests) - 1)]
    table = await lobby.create(room, guests[0], NewTable(game, seats, terms=Terms(public=True, **terms)))
    for seat, guest in enumerate(guests[1:], 1):
        await lobby.join(room, table, guest, None, seat)
    await lobby.start(room, table, guests[0])
    return table


async def move(room: Room, table: str, chance: random.Random, action: int | None = None) -> int:
    """A random move, or the given one, of whoever is asked; returns its ply."""
    live = await room.live(table)
    chosen = chance.choice(live.game_on.state.legal()) if action is None else action
    return await play.play(room, table, live.actor, new_id(), live.row.ply, chosen)


async def last_move(room: Room, table: str, chance: random.Random) -> int:
    """Play on until a move ends the game; returns that move, not taken yet."""
    while True:
        live = await room.live(table)
        for action in live.game_on.state.legal():
            state = live.game_on.state.copy()
            dice = dice_after(live.row.customs, live.row.seed, len(live.game_on.actions))
            state.apply(action)
            while state.to_act() == CHANCE:
                state.roll(dice)
            if state.to_act() == OVER:
                return action
        await move(room, table, chance)


async def everything(room: Room) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the database."""
    return await room.read(
        lambda database: {
            name: sorted((tuple(row) for row in database.execute(select(table))), key=repr)
            for name, table in schema.metadata.tables.items()
        }
    )


async def match_at(room: Room, table: str) -> forts.Match:
    """The match of a table as the database has it, not the memory."""
    room.drop(await room.live(table))
    return (await room.live(table)).game_on
