"""Promise 31: a jump of the wall clock takes nobody's time away, and gives nobody more."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from forts.server.clock import SteadyClock
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.steward import Steward
from forts.server.store.timekeeping import clock_for, keep_time, this_boot
from server.room import Watch, move, open_room, some_guests, started

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR])
def test_it_follows_a_jump_little_by_little(jump: float) -> None:
    wall, elapsed = Watch(1_000_000.0), Watch(50.0)
    clock = SteadyClock(wall, elapsed)
    assert clock() == 1_000_000.0
    wall.now += jump
    assert clock() == 1_000_000.0
    before = clock()
    for _ in range(60):
        wall.now += 1
        elapsed.now += 1
        now = clock()
        assert 0.98 < now - before < 1.02
        before = now
    for _ in range(200):
        wall.now += HOUR
        elapsed.now += HOUR
        clock()
    if abs(jump) <= HOUR:
        assert clock() == pytest.approx(wall.now), "in time it is right again"


def test_it_never_goes_back() -> None:
    wall, elapsed = Watch(100.0), Watch(0.0)
    clock = SteadyClock(wall, elapsed)
    told = []
    chance = random.Random(3)
    for _ in range(1000):
        wall.now += chance.uniform(-10, 10)
        elapsed.now += chance.random()
        told.append(clock())
    assert told == sorted(told)


@pytest.mark.anyio
async def test_no_bot_stands_in_because_somebody_set_the_clock(tmp_path: object) -> None:
    wall, elapsed = Watch(1_000_000.0), Watch(0.0)
    async with open_room(f"sqlite:///{tmp_path}/table.db") as room:
        room.clock = SteadyClock(wall, elapsed)
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort", limit_seconds=60)
        await move(room, table, random.Random(1))
        steward = Steward(room, None)  # type: ignore[arg-type]  # nobody thinks
        wall.now += HOUR
        await steward._look(0.0)
        assert all(seat.standin is None for seat in (await room.live(table)).seats)
        wall.now += 61
        elapsed.now += 61
        await steward._look(0.0)
        assert sum(seat.standin is not None for seat in (await room.live(table)).seats) == 1, "but absence counts"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("jump", "boot", "noticed"),
    [(HOUR, "one", True), (-HOUR, "one", True), (HOUR, "two", False), (1000 * HOUR, "one", False), (HOUR, None, False)],
)
async def test_a_clock_that_is_set_while_no_server_runs_is_noticed(
    database: str, jump: float, boot: str | None, noticed: bool
) -> None:
    """As long as the machine has not been started anew, which leaves no other clock than the one that was set."""
    wall, elapsed = Watch(1_000_000.0), Watch(50.0)
    async with open_room(database) as room:
        keep = partial(keep_time, now=wall(), boot="one", elapsed=elapsed())
        for _ in range(2):
            await room.writer.run(keep)
        wall.now += 20 + jump
        elapsed.now += 20
        clock = await room.writer.run(lambda connection: clock_for(connection, boot, wall, elapsed))
    assert clock() == (1_000_020.0 if noticed else wall.now)


@pytest.mark.anyio
async def test_a_node_keeps_the_time(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/kept.db", bot_processes=1)
    for _ in range(2):
        node = Node(settings)
        await node.start()
        try:
            now = node.room.clock()
            await asyncio.sleep(0)
            kept = await node.writer.run(partial(clock_for, boot=this_boot(), wall=Watch(now + HOUR)))
            assert this_boot() is None or kept() < now + HOUR / 2
        finally:
            await node.stop()
