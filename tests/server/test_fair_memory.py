"""Promise 28: nothing that a guest can make stays in memory for ever."""

from __future__ import annotations

import asyncio
import gc
import platform
import random
from pathlib import Path
from typing import get_args

import psutil
import pytest

import forts
from forts.catalog import games
from forts.core import Dice
from forts.games.fort.box.kids import Cards, house_text
from forts.server.limits import Allowance, Budget
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.tables.live import LiveTable
from forts.server.wire import Frame
from server.harness import PATIENCE, Json, ServerProcess, Socket, people, sit_down, size
from server.push_service import Browser
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


def held() -> int:
    """Bytes of memory that this process holds."""
    return int(psutil.Process().memory_info().rss)


async def test_a_server_gives_free_memory_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gaps between what is still used stay with a process that does not ask for them to be taken."""
    if platform.libc_ver()[0] != "glibc":
        pytest.skip("this C library cannot be asked")
    monkeypatch.setattr("forts.server.node._GIVE_BACK", 0.1)
    made = Node(Settings(database=f"sqlite:///{tmp_path}/free.db", bot_processes=1))
    await made.start()
    try:
        rush = [bytes(20_000) for _ in range(3_000)]
        full = held()
        del rush[::2]
        async with asyncio.timeout(PATIENCE):
            while held() > full - 20_000_000:
                await asyncio.sleep(0.05)
    finally:
        await made.stop()


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


async def make_everything(server: ServerProcess, number: int, used: set[str]) -> None:
    """Two new guests, and each thing that a guest can make, ask for or say; `used` gets to know the verbs."""
    async with people(server, f"Ann {number}", f"Bob {number}") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"data": cards_of_ones_own(number)}, hints=True)
        here, there = await ann.connect(table), await bob.connect(table)

        async def ask(one: Socket, verb: str, **more: object) -> Json:
            used.add(verb)
            return await one.request(verb, **more)

        await ask(here, "say", text=f"line {number}")
        for one in (here, there):
            await ask(one, "look", on=False)
            for order in (await ask(one, "orders"))["orders"][:1]:
                await ask(one, "order", what=order["what"], until=order["until"])
                await ask(one, "revoke")
            if one.ask is not None:
                action = one.ask["moves"][0]["action"]
                await ask(one, "preview", ply=one.ply, action=action)
                if number % _SELDOM == 0:
                    await ask(one, "hint", ply=one.ply)
                await ask(one, "play", ply=one.ply, action=action)
                await ask(one, "undo", ply=one.ply)
        await ask(here, "why", action={"verb": f"verb {number}"})
        await ask(here, "order", what={"verb": f"verb {number}"}, until=f"until {number}")
        await ask(here, "answering", on=False)
        await ask(here, "hurry", pace=1)
        await ask(here, "try", trial=number, step=number, what={"do": f"this {number}"})
        await ask(here, "pause", on=True)
        await ask(here, "vote", seat=1, yes=True)
        used.add("sync")
        await here.send("sync", since=0)  # answered by an update, which others may be, too
        await ann.post("/api/me/blocks", table=table, seat=1)
        await ann.post("/api/me/blocks", table=table, seat=1, everywhere=True)
        await bob.post("/api/me/devices", **Browser(server.settings["push_services"][0], str(number)).subscription())  # type: ignore[index]
        if number % _SELDOM == 0:  # hashing takes long, on purpose
            kept = {"handle": f"ann-{number}", "passphrase": "open, sesame"}
            await ann.http.put("/api/me/passphrase", json=kept)  # refused if it is too often
        await ask(there, "resign")
        await ask(there, "return")
        for path in ("replay", "events", "components", "chat", "invitation", "log", "scores"):
            await ann.get(f"/api/tables/{table}/{path}")
        for path in (
            "me/data",
            "me/games",
            "me/blocks",
            "me/calling",
            "games/fort/example",
            "statistics/fort",
            "tables",
        ):
            await ann.get(f"/api/{path}")
        await ann.http.get(f"/join/{table}")
        await ann.http.get(f"/nothing/{number}")
        again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
        await ann.delete(f"/api/tables/{again}")
        if number % _SELDOM == 0:
            await bob.http.post("/api/me/erase", json={"passphrase": None})


_SELDOM = 20


async def test_ten_thousand_of_everything_leave_the_memory_as_it_was(tmp_path: Path) -> None:
    """Guests, tables with cards of their own, lines, moves, orders, devices, blocks, exports: over and over."""
    many = size(60, 10_000)
    with ServerProcess(tmp_path, push_services=["http://127.0.0.1:9"]) as server:
        used: set[str] = set()
        rises = []
        for part in range(2):  # whatever is kept for good is there after the first
            for number in range(part * many, (part + 1) * many):
                await make_everything(server, number, used)
            rises.append(psutil.Process(server.pid).memory_info().rss)
        assert used == {str(verb.__struct_config__.tag) for verb in get_args(Frame)}, "each verb is tried"
        assert rises[1] - rises[0] < 20_000_000
