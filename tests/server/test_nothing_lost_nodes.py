"""Promise 11, and nodes that die: the database has the truth, Redis only wakes, any node takes up any table."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import psutil
import pytest

import forts
from forts.server.wakes import Wake, Wakes
from server.harness import (
    Client,
    HttpRefused,
    Postgres,
    RedisProcess,
    ServerProcess,
    Socket,
    check_kept,
    eventually,
    on,
    on_the_wire,
    people,
    sit_down,
    size,
    start_all,
)

pytestmark = pytest.mark.anyio

NewServer = Callable[..., ServerProcess]
OUTAGE = size(4, 60)
"""Seconds."""


async def next_move(sockets: list[Socket], seconds: float) -> float:
    """Whoever is asked moves; returns how long it took until all have heard of it."""
    ply = max(one.ply for one in sockets)
    mover = next(one for one in sockets if one.ask)
    assert mover.ask is not None
    answer = await mover.play(mover.ask["moves"][0]["action"])
    assert answer["t"] == "update"
    begun = time.monotonic()
    await asyncio.gather(*(one.reach(ply + 1, seconds) for one in sockets))
    return time.monotonic() - begun


async def are_woken(sockets: list[Socket]) -> bool:
    """Do moves arrive sooner than by a look into the database every two seconds? One of five may be held up."""
    return sorted([await next_move(sockets, 5) for _ in range(5)])[3] < 0.5


@pytest.mark.timeout(size(150, 600))
@pytest.mark.parametrize(
    ("database", "frozen"), [("sqlite", True), ("postgresql", False)], indirect=["database"], ids=["silent", "refusing"]
)
async def test_while_redis_is_gone_moves_commit_and_afterwards_delivery_is_quick_again(
    new_server: NewServer, redis: RedisProcess, frozen: bool, database: str
) -> None:
    nodes = [new_server(database=database, redis=redis.url) for _ in range(2)]
    start_all(*nodes)
    eventually(lambda: all(node.health()["redis"] == "ok" for node in nodes), 10)
    async with people(nodes[0], "Ann") as (ann,), Client(nodes[1], "Bob") as bob:
        table = await sit_down(ann, [bob], "fort")
        sockets = [await ann.connect(table), await bob.connect(table)]
        assert await are_woken(sockets)

        redis.freeze() if frozen else redis.stop()
        begun = time.monotonic()
        while time.monotonic() - begun < OUTAGE:
            # the database is looked at every two seconds
            await next_move(sockets, 5)
            await asyncio.sleep(OUTAGE / 100)  # or the game would be over first
        eventually(lambda: all(node.health()["status"] == "degraded" for node in nodes), 12)
        await next_move(sockets, 5)
        await sockets[0].request("say", text="Still there?")
        await sockets[1].until_state(lambda one: [line["text"] for line in one.chat] == ["Still there?"], 5)

        redis.thaw() if frozen else redis.start()
        eventually(lambda: all(node.health()["status"] == "ok" for node in nodes), 5)
        await next_move(sockets, 5)  # what was queued for Redis is passed on
        assert await are_woken(sockets)
        check_kept(database, await ann.table(table), sockets)
    for node in nodes:
        assert "Traceback" not in node.log


async def test_a_failure_while_looking_at_a_table_does_not_end_listening(redis: RedisProcess) -> None:
    heard: asyncio.Queue[Wake] = asyncio.Queue()

    async def hear(wake: Wake) -> None:
        if wake.table == "broken":
            raise RuntimeError("the database hiccups")
        heard.put_nowait(wake)

    async def nothing(wake: Wake) -> None:
        return

    listening, telling = Wakes(redis.url, hear), Wakes(redis.url, nothing)
    listening.start()
    telling.start()
    try:
        async with asyncio.timeout(10):
            while (listening.state, telling.state) != ("ok", "ok"):
                await asyncio.sleep(0.01)
            telling.tell("broken")
            telling.tell("sound")
            assert (await heard.get()).table == "sound"
    finally:
        await listening.close()
        await telling.close()


@on("postgresql")
@pytest.mark.timeout(120)
async def test_a_game_starts_with_the_seats_as_they_are_on_any_node(new_server: NewServer, database: str) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)  # without Redis: neither hears of the other at once
    async with people(first, "Ann") as (ann,), Client(second, "Bob") as bob:
        made = await ann.new_table("fort", ["me", "open"])
        await ann.connect(made["id"])
        await bob.join(made["id"], made["seats"][1]["invite"])
        await bob.post(f"/api/tables/{made['id']}/leave")
        with pytest.raises(HttpRefused) as refused:
            await ann.start(made["id"])
        assert refused.value.reason == "seats-open"
        await bob.join(made["id"], made["seats"][1]["invite"])
        assert (await ann.start(made["id"]))["status"] == "playing"


@on("postgresql")
@pytest.mark.timeout(120)
async def test_without_redis_what_is_said_and_a_rematch_reach_the_other_node_too(
    new_server: NewServer, database: str
) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), Client(second, "Bob") as bob:
        table = await sit_down(ann, [bob], "fort")
        anns, bobs = await ann.connect(table), await bob.connect(table)
        for socket, other, text in ((anns, bobs, "one"), (bobs, anns, "two"), (bobs, anns, "three")):
            await socket.request("say", text=text)
            await other.until_state(lambda one, text=text: one.chat and one.chat[-1]["text"] == text, 5)  # type: ignore[misc]
        for socket in (anns, bobs):
            assert [(line["number"], line["text"]) for line in socket.chat] == [(1, "one"), (2, "two"), (3, "three")]
        await anns.request("resign")
        again = await ann.post(f"/api/tables/{table}/rematch")
        await bobs.until_state(lambda one: one.table["rematch"] == again["id"], 5)


@pytest.mark.timeout(180)
async def test_two_processes_of_one_server_play_a_game_and_stop_politely(
    new_server: NewServer, postgres: Postgres, redis: RedisProcess
) -> None:
    server = new_server(database=postgres.new_database(), redis=redis.url, workers=2).start()
    chance = random.Random(11)
    async with people(server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "forfort", ["easy"])
        played = [await ann.connect(table), await bob.connect(table)]
        watching: list[Socket] = []
        workers = [one for one in server.children() if _listens(one)]
        assert len(workers) == 2
        while not all(_sockets_of(one) for one in workers):  # the system gives a socket to whichever takes it first
            assert len(watching) < 500, "one of the processes takes none"
            watching += await asyncio.gather(*(ann.connect(table, seat="watch") for _ in range(10)))
        await asyncio.gather(*(one.play_randomly(chance) for one in played))
        await asyncio.gather(*(one.until_state(lambda one: one.over, 10) for one in watching))
        log = (await ann.log(table))["log"]
        match = forts.replay(log)
        assert match.over
        for one in [*played, *watching]:
            assert one.update["view"] == on_the_wire(match.view(one.seat))
        closed = [asyncio.create_task(one.until_closed()) for one in [*played, *watching]]
        assert await asyncio.to_thread(server.terminate) < 10
        assert set(await asyncio.gather(*closed)) == {1012}
    assert "Traceback" not in server.log


def _listens(process: psutil.Process) -> bool:
    return any(one.status == psutil.CONN_LISTEN for one in process.net_connections("tcp"))


def _sockets_of(process: psutil.Process) -> int:
    ports = {one.laddr.port for one in process.net_connections("tcp") if one.status == psutil.CONN_LISTEN}
    established = (one for one in process.net_connections("tcp") if one.status == psutil.CONN_ESTABLISHED)
    return sum(one.laddr.port in ports for one in established)


async def test_who_has_missed_much_that_was_said_elsewhere_is_told_all_of_it(server: ServerProcess) -> None:
    """More lines than may wait for a client that does not read: this one does."""
    async with people(server, "Ann") as (ann,):
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        socket = await ann.connect(table)
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
            said = "INSERT INTO chat (table_id, number, guest, name, text, at) VALUES (?, ?, '', 'Bob', 'Hello!', 1)"
            database.executemany(said, [(table, number) for number in range(1, 101)])
            database.execute("UPDATE tables SET said = 100 WHERE id = ?", (table,))
        heard = [await socket.until(lambda frame: frame["t"] == "chat") for _ in range(100)]
        assert [line["number"] for line in heard] == list(range(1, 101))


@on("postgresql")
@pytest.mark.timeout(120)
async def test_two_nodes_number_what_is_said_at_a_table_together(new_server: NewServer, database: str) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), ann.at(second) as ann2:
        made = await ann.new_table("fort", ["me", "easy"])
        here, there = await ann.connect(made["id"]), await ann2.connect(made["id"])
        count = size(10, 100)

        async def chatter(socket: Socket) -> list[int]:
            return [(await socket.request("say", text=f"{number}"))["ply"] for number in range(count)]

        numbers = await asyncio.gather(chatter(here), chatter(there))
        assert sorted(numbers[0] + numbers[1]) == list(range(1, 2 * count + 1))


@on("postgresql")
@pytest.mark.timeout(120)
async def test_when_a_node_dies_while_its_bot_thinks_another_makes_the_move(
    new_server: NewServer, database: str
) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), ann.at(second) as ann2:
        made = await ann.new_table("forfort", ["me", "expert"], start=True)
        # the other node knows the table from an earlier visit, and nobody listens there
        await ann2.table(made["id"])
        socket = await ann.connect(made["id"])
        while True:
            await socket.until_state(lambda one: one.ask is not None or one.table["turn_of"] == [1])
            if socket.ask is None:
                break
            await socket.play(socket.ask["moves"][0]["action"])
            if socket.ask is None:
                break
        ply = socket.ply
        await socket.until(lambda frame: frame["t"] == "thinking")
        first.kill()
        begun = time.monotonic()
        there = await ann2.connect(made["id"])
        await there.reach(ply + 1, 40)
        # due, five seconds of grace, a look every half second, and the thinking itself
        assert time.monotonic() - begun < 25
        await there.until_state(lambda one: one.ask is not None, 40)
        check_kept(database, await ann2.table(made["id"]), [socket, there])


@on("sqlite")
@pytest.mark.timeout(120)
async def test_a_node_without_listeners_takes_up_what_a_dead_node_left(new_server: NewServer, database: str) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), ann.at(second) as ann2:
        made = await ann.new_table("fort", ["me", "easy", "easy"], pace=1000, options={"first": "2"})
        await ann2.table(made["id"])  # remembered there as it was in the lobby
        await ann.start(made["id"])
        first.kill()
        seen = (await ann2.table(made["id"]))["ply"]
        deadline = time.monotonic() + 30
        while (await ann2.table(made["id"]))["ply"] < seen + 2:
            assert time.monotonic() < deadline, "the table is stuck"
            await asyncio.sleep(0.2)


@pytest.mark.timeout(120)
async def test_bots_whose_processes_are_killed_in_mid_thought_move_all_the_same(server: ServerProcess) -> None:
    async with people(server, "Ann") as (ann,):
        made = await ann.new_table("forfort", ["expert", "me"], start=True)
        socket = await ann.connect(made["id"])
        killed: set[int] = set()
        while len(killed) < 3 and not socket.over:
            if socket.ask is not None:
                await socket.play(socket.ask["moves"][0]["action"])
            elif (await socket.receive(40))["t"] == "thinking":
                for process in thinkers(server):
                    process.kill()
                    killed.add(process.pid)
        assert len(killed) == 3, "each time there were new processes to kill"
        await socket.until_state(lambda one: one.ask is not None or one.over, 40)
        check_kept(server.database, await ann.table(made["id"]), [socket])


def thinkers(server: ServerProcess) -> list[psutil.Process]:
    """The processes that bots think in; not the one that looks after shared memory."""
    return [one for one in server.children() if "resource_tracker" not in " ".join(one.cmdline())]
