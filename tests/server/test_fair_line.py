"""Promise 28: thinking is shared fairly, and what somebody waits for comes first."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from forts.server.hub import Connection
from forts.server.line import HINT, MOVE, SLICE, UNWATCHED, Errand, Line
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.tables import lobby
from forts.server.wire import NewSeat, NewTable, Terms
from server.harness import LONG, PATIENCE, ServerProcess, journal_of, people, size
from server.room import Watch, some_guests
from server.trials import begun, board_of, get_ready, until

pytestmark = pytest.mark.anyio


def errand(urgency: int, guest: str, table: str = "table") -> Errand:
    return Errand(urgency, ("address", guest, table))


async def order_of(line: Line, watch: Watch, errands: list[Errand]) -> list[Errand]:
    """The order in which they are carried out, a second each."""
    done: list[Errand] = []

    async def carry_out(one: Errand) -> None:
        await line.enter(one)
        done.append(one)
        await asyncio.sleep(0)
        watch.now += 1.0
        line.leave(one)

    await asyncio.gather(*(carry_out(one) for one in errands))
    return done


async def test_whoever_has_had_the_least_is_next() -> None:
    watch = Watch()
    greedy = [errand(MOVE, "greedy", f"table{number}") for number in range(50)]
    modest = [errand(MOVE, "modest") for _ in range(3)]
    done = await order_of(Line(1, watch), watch, greedy + modest)
    places = [done.index(one) for one in modest]
    assert places == [1, 3, 5], "by turns, however many tables one of them has"


async def test_a_table_does_not_starve_another_of_the_same_guest() -> None:
    watch = Watch()
    one = [errand(MOVE, "guest", "one") for _ in range(6)]
    two = [errand(MOVE, "guest", "two") for _ in range(2)]
    done = await order_of(Line(1, watch), watch, one + two)
    assert [done.index(each) for each in two] == [1, 3]


async def test_what_is_watched_comes_before_hints_and_these_before_what_nobody_watches() -> None:
    watch = Watch()
    first = errand(MOVE, "zero")
    unwatched, hint, move = errand(UNWATCHED, "one"), errand(HINT, "two"), errand(MOVE, "three")
    done = await order_of(Line(1, watch), watch, [first, unwatched, hint, move])
    assert done == [first, move, hint, unwatched]


async def test_somebody_who_comes_to_watch_is_no_longer_behind_others() -> None:
    watch = Watch()
    line = Line(1, watch)
    running, other, mine = errand(MOVE, "zero"), errand(HINT, "one"), errand(UNWATCHED, "two")
    await line.enter(running)
    turns = [asyncio.create_task(line.enter(one)) for one in (other, mine)]
    await asyncio.sleep(0)
    line.change(mine, MOVE, mine.owners)
    line.leave(running)
    await turns[1]
    assert not turns[0].done()
    line.leave(mine)
    await turns[0]


@pytest.mark.parametrize(("urgency", "wait"), [(MOVE, SLICE), (HINT, 0.0), (UNWATCHED, 0.0)])
async def test_a_long_thought_ends_soon_when_somebody_else_waits(urgency: int, wait: float) -> None:
    line = Line(1)
    long, cut = errand(urgency, "greedy"), asyncio.Event()
    await line.enter(long)
    long.cut = cut.set
    await asyncio.sleep(0)
    assert not cut.is_set(), "nobody waits yet"
    begun = time.monotonic()
    waiting = asyncio.create_task(line.enter(errand(MOVE, "modest")))
    await cut.wait()
    assert time.monotonic() - begun >= wait * 0.9
    line.leave(long)
    await waiting
    assert (line.running, line.waiting) == (1, 0)


async def test_nobody_is_cut_short_for_more_of_the_same_guest() -> None:
    line = Line(1)
    long, cut = errand(MOVE, "greedy", "one"), asyncio.Event()
    await line.enter(long)
    long.cut = cut.set
    waiting = asyncio.create_task(line.enter(errand(MOVE, "greedy", "two")))
    await asyncio.sleep(SLICE * 1.5)
    assert not cut.is_set()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert line.waiting == 0, "who goes leaves no gap"


async def test_owners_who_have_had_nothing_for_long_are_forgotten() -> None:
    watch = Watch()
    line = Line(1, watch)
    for number in range(10_000):
        one = Errand(MOVE, (f"address{number}", f"guest{number}"))
        await line.enter(one)
        watch.now += 0.01
        line.leave(one)
        watch.now += 1.0
    assert len(line._used) <= 4098


# -- at a node ---------------------------------------------------------------------------------------------------


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    made = Node(Settings(database=f"sqlite:///{tmp_path}/fair.db", bot_processes=1, open_tables_per_guest=1000))
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


async def test_games_of_bots_alone_wait_until_somebody_watches(node: Node) -> None:
    (guest,) = await some_guests(node.room, 1)
    seats = [NewSeat("bot", "random"), NewSeat("bot", "random")]
    table = await lobby.create(node.room, guest, NewTable("fort", seats, terms=Terms(pace=0), start=True))
    await asyncio.sleep(1.2)  # the steward has looked twice
    live = await node.room.live(table)
    assert live.row.ply == 1 and live.row.due is None
    connection = Connection(table, None, guest.id, b"", "127.0.0.1", None)
    node.hub.add(connection)
    node.room.moved(live)
    while (await node.room.live(table)).row.ply < 10:
        await asyncio.sleep(0.02)
    node.hub.remove(connection)


async def test_a_trial_that_everybody_left_ends_when_somebody_watches_and_the_bots_go_on(node: Node) -> None:
    room, guests = node.room, await some_guests(node.room, 2)
    room.clock = watch = Watch(time.time())
    table = await begun(room, guests, options={"board": board_of("strength")}, pace=0, standin="random")
    await until(room, table, lambda live: live.held is not None, random.Random(1))
    await get_ready(room, table)
    for guest in guests:
        await lobby.leave(room, table, guest)
    live = await room.live(table)
    assert live.held is not None and live.row.due is None
    watch.now += 60 * 60
    rounds, ply = node.steward._rounds, live.row.ply
    while node.steward._rounds < rounds + 3:
        await asyncio.sleep(0.05)
    assert (await room.live(table)).row.ply == ply, "nobody looks on"
    connection = Connection(table, None, guests[0].id, guests[0].session, "127.0.0.1", None)
    node.hub.add(connection)
    room.catch_up(live, connection, ply)
    room.moved(live)
    async with asyncio.timeout(PATIENCE):
        while (await room.live(table)).row.status != "over":
            await asyncio.sleep(0.02)
    node.hub.remove(connection)


async def test_a_guest_has_one_hint_at_a_time_and_so_many_a_minute(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, hint_seconds=0.5, bot_processes=1, hints_per_minute=3) as server:
        async with people(server, "Ann") as (ann,):
            table = await ann.new_table("fort", ["me", "me"], start=True, options={"first": "1"})
            sockets = [await ann.connect(table["id"], seat=0) for _ in range(3)]
            for one in sockets:
                await one.send("hint", ply=one.ply)
            answers = [await one.until(lambda frame: frame["t"] in ("hinted", "refused")) for one in sockets]
            assert sorted(answer["t"] for answer in answers) == ["hinted", "refused", "refused"]
            assert {answer.get("reason") for answer in answers} == {None, "hint-pending"}
            first = sockets[0]
            told = [(await first.request("hint", ply=first.ply)).get("reason") for _ in range(3)]
            assert told == [None, None, "too-many-requests"]


async def test_another_players_bot_answers_while_one_guest_has_opened_many_tables_of_experts(tmp_path: Path) -> None:
    """The attack: a guest opens tables of experts, and watches as many as the sockets of a guest allow."""
    with ServerProcess(tmp_path, bot_processes=1, sockets_per_guest=16) as server:
        async with people(server, "Mallory", "Ann") as (mallory, ann):
            greedy = [await mallory.new_table("fort", ["expert"] * 4, start=True) for _ in range(size(24, 120))]
            for table in greedy[:15]:
                await mallory.connect(table["id"], seat="watch")
            mine = await ann.new_table("fort", ["me", "expert"], start=True, options={"first": "2"})
            seen = await ann.connect(mine["id"])
            while seen.ply < size(25, 400) and not seen.over:
                if seen.ask is not None:
                    await seen.play(seen.ask["moves"][0]["action"])
                else:
                    await seen.receive()
            health = await ann.get("/api/health")
            assert health["waiting"] > 5 and health["thinking"] == 1
            entries = journal_of(server.database, mine["id"])[2:]  # the first thought waited for its process to start
            theirs = sorted(entry.at for table in greedy for entry in journal_of(server.database, table["id"]))
            assert len(theirs) > 24, "the others go on, too"
            times, between = [], []
            for before, entry in pairwise(entries):
                if entry.seat == 1:
                    times.append(entry.at - before.at)
                    between.append(sum(before.at < at <= entry.at for at in theirs))
            # mostly not fifteen: one was thinking, and others told what they had thought before. While a bot waits
            # out of tact, the others may take many steps of no thought: that is not waiting in line
            assert len(between) > 5 and sorted(between)[len(between) // 2] <= 4, between
            if LONG:
                assert sorted(times)[int(len(times) * 0.99)] < 2.0
