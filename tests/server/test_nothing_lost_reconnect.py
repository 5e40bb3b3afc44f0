"""Promise 9: whoever was cut off gets what was missed, or the current view, and ends where the others are."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from conformance.every_game import games_of_decisions, house_games
from server.harness import LONG, Client, ServerProcess, Socket, journal_of, people, sit_down, size

pytestmark = pytest.mark.anyio

CUTS = size(40, 1000)


async def play_through_cuts(guest: Client, table: str, chance: random.Random, waits: list[float]) -> Socket:
    """Play to the end of a game over a connection that breaks every few frames; returns the last socket."""
    socket = await guest.connect(table, keeps_log=True)
    while not socket.over:
        for _ in range(chance.randint(1, 12)):
            if socket.over:
                break
            if await socket.act(chance) is None:
                await socket.receive()
        if socket.over:
            break
        if chance.random() < 0.5:
            await socket.close()
        else:
            socket.vanish()
        if chance.random() < 0.3:
            await asyncio.sleep(chance.uniform(0, 0.1))
        begun = time.monotonic()
        again = await guest.connect(table, since=socket.ply)
        waits.append(time.monotonic() - begun)
        assert again.update["since"] == socket.ply
        # the new socket goes on with the log of the old one
        events = [event for event in socket.events if event["at"] < again.update["rewind"]]
        again.events = events + again.update["events"]
        assert not again.update["cut"]
        socket = again
    return socket


@pytest.mark.timeout(size(200, 3600))
async def test_a_client_that_was_cut_often_ends_with_what_one_never_cut_has(shared_server: ServerProcess) -> None:
    chance = random.Random(11)
    waits: list[float] = []
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        game = 0
        while len(waits) < CUTS:
            table = await sit_down(ann, [bob], house_games()[game % 3], ["random"])
            game += 1
            # a second socket of the same seat, and a spectator, that are never cut
            steady = [await ann.connect(table, keeps_log=True), await cleo.connect(table, keeps_log=True)]
            calm = await bob.connect(table)
            tasks = [
                asyncio.create_task(play_through_cuts(ann, table, chance, waits)),
                asyncio.create_task(calm.play_randomly(chance)),
                *(asyncio.create_task(one.until_state(lambda one: one.over, 120)) for one in steady),
            ]
            cut, *_ = await asyncio.gather(*tasks)
            assert isinstance(cut, Socket)
            watcher = steady[0]
            for part in ("ply", "view", "ask", "undo", "scores", "trial", "sheets"):
                assert cut.update[part] == watcher.update[part], part
            assert cut.events == watcher.events
            assert watcher.resyncs == 0
            for one in (cut, calm, *steady):
                await one.close()
    if LONG:
        assert sorted(waits)[int(len(waits) * 0.99)] < 0.5
    else:
        # other tests share the machine
        assert sorted(waits)[len(waits) // 2] < 0.5


async def test_what_was_undone_meanwhile_is_taken_back(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        tried = 0
        for game in games_of_decisions():
            table = await sit_down(ann, [bob], game)
            sockets = [await guest.connect(table, keeps_log=True) for guest in (ann, bob)]
            chance = random.Random(5)
            for _ in range(size(40, 400)):
                newest = max(one.ply for one in sockets)
                await asyncio.gather(*(one.reach(newest) for one in sockets))
                if sockets[0].over:
                    break
                mover = next(one for one in sockets if one.ask)
                assert mover.ask is not None
                if not mover.update["undo"]:
                    await mover.play(chance.choice(mover.ask["moves"])["action"])
                    continue
                # somebody sees the decision and is cut off; it is undone, and another is taken
                for cut in sockets:
                    kept = list(cut.events)
                    await mover.request("undo", ply=mover.ply)
                    await mover.play(chance.choice(mover.ask["moves"])["action"])
                    again = await cut.client.connect(table, since=newest)
                    shown = again.update
                    log = [event for event in kept if event["at"] < shown["rewind"]] + shown["events"]
                    await cut.reach(mover.ply)
                    assert log == cut.events
                    tried += 1
                    await again.close()
                    newest = mover.ply
                    if not mover.update["undo"]:
                        break
        assert tried > 4


async def test_after_more_than_200_events_the_view_comes_without_them(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        sockets = [await ann.connect(table, keeps_log=True), await bob.connect(table)]
        chance = random.Random(2)
        await asyncio.gather(*(one.play_randomly(chance) for one in sockets))
        steady = sockets[0]
        cut = few = 0
        entries = journal_of(shared_server.database, table)
        for since in [*range(0, steady.ply, 7), *range(steady.ply - 20, steady.ply + 1)]:
            raw = await ann.connect(table, since=since)
            shown = raw.update
            known = sum(len(entry.actions) for entry in entries[:since])
            missed = [event for event in steady.events if event["at"] >= known]
            assert shown["cut"] == (len(missed) > 200)
            assert shown["events"] == ([] if shown["cut"] else missed)
            cut += shown["cut"]
            few += not shown["cut"]
            assert shown["view"] == steady.update["view"]
            await raw.close()
        assert cut and few
        # whoever keeps a log fetches it anew
        late = await ann.connect(table, since=0, keeps_log=True)
        assert late.update["cut"] and late.events == steady.events


async def test_a_client_that_misses_a_frame_notices_and_is_in_step_within_a_second(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "forfort")
        sockets = [await ann.connect(table, keeps_log=True), await bob.connect(table, keeps_log=True)]
        watching = await bob.connect(table, keeps_log=True)
        for number in range(12):
            mover = next(one for one in sockets if one.ask)
            assert mover.ask is not None
            await mover.play(mover.ask["moves"][0]["action"])
            ply = mover.ply
            await asyncio.gather(*(one.reach(ply) for one in sockets))
            if number % 3 == 1:  # a frame is lost on the way
                await watching.raw.recv()
            else:
                begun = time.monotonic()
                await watching.reach(ply, 5)
                assert time.monotonic() - begun < (1 if LONG else 3)
                assert watching.update["view"] == sockets[1].update["view"]
                assert watching.events == sockets[1].events
        assert watching.resyncs == 4


async def test_a_client_from_the_future_or_with_nonsense_gets_the_current_view(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        steady = await ann.connect(table)
        for since in ("999999", "-1", "x", "1e3", "99999999999999999999"):
            raw = Socket(ann, table, await ann.raw_socket(table, f"since={since}"))
            await raw.greeting()
            assert raw.update["view"] == steady.update["view"]
            assert raw.update["ply"] == steady.ply
            await raw.close()
        for number in (10**9, -5):
            await steady.send("sync", since=number)
            shown = await steady.until(lambda frame: frame["t"] == "update")
            assert shown["ply"] == steady.ply
