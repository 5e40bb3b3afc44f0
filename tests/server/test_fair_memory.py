"""Promise 28: nothing that a guest can make stays in memory for ever."""

from __future__ import annotations

import gc
import random
from pathlib import Path

import psutil
import pytest

import forts
from forts.catalog import games
from forts.core import Dice
from forts.games.fort.box.kids import Cards, house_text
from forts.server.limits import Allowance, Budget
from forts.server.tables.live import LiveTable
from server.harness import Client, ServerProcess, size
from server.room import Watch, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio


def cards_of_ones_own(number: int) -> str:
    """A box in which one kid has a name that no other has."""
    lines = house_text().splitlines()
    cells = lines[1].split(",")
    cells[1] = f"Kid{number}"
    return "\n".join([lines[0], ",".join(cells), *lines[2:]]) + "\n"


def test_cards_of_ones_own_leave_the_memory() -> None:
    """Everything that is told of a game is told, so that whatever remembers it does."""
    for number in range(size(150, 10_000)):
        match = forts.new("fort", 2, seed=number, data=cards_of_ones_own(number))
        match.play(match.legal()[0])
        for seat in (0, 1, None):
            assert match.happenings(seat)
            match.view(seat)
        match.game.components(match.options)
        match.game.redeal(match.state, 0, Dice(1))
    del match
    gc.collect()
    alive = sum(isinstance(thing, Cards) for thing in gc.get_objects())
    assert alive < 80, "the last 64 read, and those that something was told of"


def test_whoever_stays_away_is_forgotten_by_every_limit() -> None:
    watch = Watch()
    allowance, budget = Allowance(5, 60.0, watch), Budget(100.0, watch)
    for number in range(10_000):
        allowance.take(f"guest{number}")
        budget.demand(f"guest{number}", 1)
        watch.now += 0.1
    assert len(allowance._taken) < 1300 and len(budget._left) < 1300


@pytest.mark.parametrize("game", [game.name for game in games()])
async def test_a_table_that_nobody_uses_leaves_the_memory_at_once(tmp_path: Path, game: str) -> None:
    """Not only once Python looks for what holds itself, which it does seldom."""
    async with open_room(f"sqlite:///{tmp_path / 'idle.db'}") as room:
        table = await started(room, await some_guests(room, 2), game)
        for _ in range(20):
            if (await room.live(table)).actor >= 0:  # else people hold a trial
                await move(room, table, random.Random(1))
        gc.collect()
        gc.disable()
        try:
            room.drop(room.tables[table])
            assert not any(isinstance(thing, LiveTable) and thing.row.id == table for thing in gc.get_objects())
        finally:
            gc.enable()


async def test_ten_thousand_of_everything_leave_the_memory_as_it_was(tmp_path: Path) -> None:
    """Guests, tables with cards of their own, lines, sockets, moves, replays: made over and over by new guests."""
    with ServerProcess(tmp_path) as server:
        assert server.process is not None

        async def make(numbers: range) -> int:
            for number in numbers:
                async with Client(server, f"Guest {number}") as guest:
                    data = {"data": cards_of_ones_own(number)}
                    table = await guest.new_table("fort", ["me", "me"], start=True, options=data)
                    seen = await guest.connect(table["id"], seat=0)
                    await seen.request("say", text=f"line {number}")
                    if seen.ask is not None:
                        await seen.play(seen.ask["moves"][0]["action"])
                    await guest.get(f"/api/tables/{table['id']}/replay")
                    await guest.get(f"/api/tables/{table['id']}/events")
                    await guest.get(f"/api/tables/{table['id']}/components")
            assert server.process is not None
            return psutil.Process(server.process.pid).memory_info().rss

        many = size(60, 10_000)
        before = await make(range(many))  # whatever is kept for good is there by now
        after = await make(range(many, 2 * many))
        assert after - before < 20_000_000
