"""Hints and analyses: they end with what they were asked for, are made once, and are answered even if they fail."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

import forts
from forts.bots import registry
from forts.server import thinkers
from forts.server.api import history
from forts.server.guests import new_id
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.tables import play
from server.harness import Client, ServerProcess, people
from server.room import some_guests, started

pytestmark = pytest.mark.anyio

LONG_THOUGHT = 600


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server where a hint would take ten minutes, and keep the only process for bots busy."""
    with ServerProcess(tmp_path_factory.mktemp("thoughtful"), hint_seconds=LONG_THOUGHT, bot_processes=1) as running:
        yield running


async def asked(client: Client, seat: int = 0) -> Any:
    """A socket whose seat is asked, at a new table."""
    table = await client.new_table("fort", ["me", "me"], start=True, options={"first": "1"})
    return await client.connect(table["id"], seat=seat)


async def test_a_hint_for_a_position_that_is_left_ends(thoughtful: ServerProcess) -> None:
    async with people(thoughtful, "Ann") as (ann,):
        socket = await asked(ann)
        for act in ("play", "undo"):
            id_ = await socket.send("hint", ply=socket.ply)
            if act == "play":
                await socket.play(socket.ask["moves"][0]["action"])
            else:
                await socket.request("undo", ply=socket.ply)
            # the answer may have come before the other one
            while not (answers := [frame for frame in socket.frames if frame.get("id") == id_]):
                await socket.receive()
            assert [frame["t"] for frame in answers] == ["hinted"]


async def test_a_hint_ends_when_the_one_who_asked_leaves(thoughtful: ServerProcess) -> None:
    async with people(thoughtful, "Ann") as (ann,):
        socket = await asked(ann)
        await socket.send("hint", ply=socket.ply)
        await socket.request("why", action=socket.ask["moves"][0]["action"])  # it has begun by now
        await socket.close()
        with_bot = await ann.new_table("fort", ["me", "easy"], start=True, options={"first": "2"})
        watching = await ann.connect(with_bot["id"])
        await watching.until_state(lambda one: one.ask is not None)  # the bot has moved


async def test_a_hint_that_fails_is_answered(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, hint_seconds=LONG_THOUGHT, bot_processes=1) as server:
        async with people(server, "Ann") as (ann,):
            socket = await asked(ann)
            id_ = await socket.send("hint", ply=socket.ply)
            answered = asyncio.create_task(socket.until(lambda frame: frame.get("id") == id_))
            while not answered.done():  # it is begun anew a few times
                for process in server.children():
                    with contextlib.suppress(psutil.NoSuchProcess):
                        process.kill()
                await asyncio.wait([answered], timeout=0.2)
            refused = await answered
            assert (refused["t"], refused["reason"]) == ("refused", "server-error")
            assert (await socket.play(socket.ask["moves"][0]["action"]))["t"] == "update"


async def test_an_analysis_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Node(Settings(database=f"sqlite:///{tmp_path}/analysis.db", bot_processes=1))
    await node.start()
    try:
        guests = await some_guests(node.room, 2)
        table = await started(node.room, guests, "fort")
        await play.resign(node.room, table, 0, new_id())
        made, analyse, fail = 0, node.thinkers.analyse, True

        async def count(log: dict[str, Any]) -> Any:
            nonlocal made
            made += 1
            if fail:
                raise OSError("no memory left")
            return await analyse(log)

        monkeypatch.setattr(node.thinkers, "analyse", count)

        request = SimpleNamespace(client=None)

        def ask() -> asyncio.Task[Any]:
            return asyncio.create_task(
                history.show_analysis.fn(request=request, node=node, guest=guests[0], table=table)
            )

        with pytest.raises(OSError, match="memory"):
            await ask()
        fail = False
        impatient, patient, late = ask(), ask(), ask()
        await asyncio.sleep(0)
        impatient.cancel()
        first, second = await patient, await late
        assert first == second and impatient.cancelled()
        assert await ask() == first
        assert made == 2, "once in vain, and once"
    finally:
        await node.stop()


@pytest.mark.parametrize("fault", ["raises", "leaves", "illegal", "wordy", "never", "gone"])
def test_nobody_waits_for_a_bot_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    class Bad:
        def choose(self, view: Any) -> Any:
            if fault == "raises":
                raise ValueError("I give up")
            if fault == "leaves":
                sys.exit(7)
            while fault == "never":
                time.sleep(0.01)
            return "the first one, please" if fault == "wordy" else 10**9

    monkeypatch.setattr(thinkers, "_LONGEST_THOUGHT", 0.1)
    monkeypatch.setitem(registry._bots, ("bad", None), Bad)
    match = forts.new("fort", seed=3)
    data = match.game.fingerprint(match.options)
    position = thinkers.Position("fort", match.game.rules, 2, match.options, match.actions, data)
    action = thinkers._choose(0, position, match.to_act, "gone" if fault == "gone" else "bad", 1)
    assert action in match.state.legal()
