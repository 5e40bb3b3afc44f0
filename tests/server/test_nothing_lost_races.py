"""Promise 4: a stale ply is refused with the current view; of two who move at once, one does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from sqlalchemy import Engine

from forts.server.guests import shared_key
from forts.server.store.database import open_database, writing
from server.harness import (
    Client,
    Postgres,
    RedisProcess,
    ServerProcess,
    Socket,
    check_kept,
    eventually,
    journal_of,
    on,
    people,
    sit_down,
    size,
    start_all,
)

pytestmark = pytest.mark.anyio

NewServer = Callable[..., ServerProcess]


async def test_a_stale_ply_is_refused_with_the_current_view(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        sockets = [await ann.connect(table), await bob.connect(table)]
        mover = next(one for one in sockets if one.ask)
        other = next(one for one in sockets if not one.ask)
        assert mover.ask is not None
        action = mover.ask["moves"][0]["action"]
        before = mover.ply
        await mover.play(action)
        now = mover.update
        for stale in (before, before + 5, -1, 0):
            answer = await mover.request("play", ply=stale, action=action)
            assert (answer["t"], answer["reason"]) == ("refused", "stale-ply")
            shown = await mover.until(lambda frame: frame["t"] == "update")
            assert (shown["ply"], shown["view"], shown["ask"]) == (now["ply"], now["view"], now["ask"])
        await other.until_state(lambda one: one.ply == now["ply"])
        answer = await other.request("play", ply=before, action=action)
        assert answer["reason"] == "stale-ply"
        assert len(journal_of(shared_server.database, table)) == now["ply"]


class Duel:
    """Everybody at a table has two sockets, maybe at two nodes; whoever is asked moves on both at once."""

    def __init__(self, database: str, table: str, pairs: list[list[Socket]], chance: random.Random) -> None:
        self.database, self.table, self.pairs, self.chance = database, table, pairs, chance
        self.races = 0
        self.won = [0, 0]

    async def run(self, races: int) -> None:
        """Race until the game is over or there were enough."""
        everyone = [one for pair in self.pairs for one in pair]
        while self.races < races:
            ply = max(one.ply for one in everyone)
            await asyncio.gather(*(one.reach(ply) for one in everyone))
            if everyone[0].over:
                return
            pair = next((pair for pair in self.pairs if pair[0].ask), None)
            if pair is None:  # a bot's turn
                await everyone[0].reach(ply + 1)
                continue
            if pair[0].ply != pair[1].ply:
                continue
            assert pair[0].ask is not None and pair[1].ask is not None
            assert pair[0].ask == pair[1].ask
            # two different moves, or the same one twice: of both only one is made
            actions = [self.chance.choice(pair[0].ask["moves"])["action"] for _ in pair]
            order = self.chance.sample([0, 1], 2)
            tasks = [asyncio.create_task(pair[which].play(actions[which])) for which in order]
            answers = dict(zip(order, await asyncio.gather(*tasks), strict=True))
            winners = [which for which, answer in answers.items() if answer["t"] == "update"]
            assert len(winners) == 1, answers
            loser = answers[1 - winners[0]]
            assert (loser["t"], loser["reason"]) == ("refused", "stale-ply")
            self.won[winners[0]] += 1
            self.races += 1
            entry = journal_of(self.database, self.table)[pair[winners[0]].ply - 1] if self.races % 10 == 0 else None
            assert entry is None or entry.actions[0] == actions[winners[0]]


async def duels(
    ann: Client, bob: Client, ann2: Client, bob2: Client, database: str, races: int, game: str = "fort"
) -> list[int]:
    """As many races as asked for, over as many games as it takes; returns who won how many."""
    chance = random.Random(races)
    done, won = 0, [0, 0]
    while done < races:
        table = await sit_down(ann, [bob], game)
        pairs = [[await one.connect(table), await two.connect(table)] for one, two in ((ann, ann2), (bob, bob2))]
        duel = Duel(database, table, pairs, chance)
        await duel.run(races - done)
        done += duel.races
        won = [a + b for a, b in zip(won, duel.won, strict=True)]
        everyone = [one for pair in pairs for one in pair]
        check_kept(database, await ann.table(table), everyone)
        for one in everyone:
            await one.close()
    return won


@pytest.mark.timeout(size(120, 1800))
async def test_of_two_sockets_of_a_player_that_move_at_once_one_wins(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        won = await duels(ann, bob, ann, bob, shared_server.database, size(60, 1000))
    assert all(won), "both should win now and then"


@pytest.mark.timeout(size(120, 1800))
async def test_of_two_nodes_that_move_at_once_one_wins(
    new_server: NewServer, database: str, redis: RedisProcess
) -> None:
    first, second = (new_server(database=database, redis=redis.url) for _ in range(2))
    start_all(first, second)
    eventually(lambda: first.health()["redis"] == second.health()["redis"] == "ok")
    async with people(first, "Ann", "Bob") as (ann, bob), ann.at(second) as ann2, bob.at(second) as bob2:
        won = await duels(ann, bob, ann2, bob2, database, size(40, 1000))
    assert all(won), "both should win now and then"
    assert "Traceback" not in first.log + second.log


@on("sqlite")
async def test_two_nodes_on_one_database_without_redis_find_each_others_moves(
    new_server: NewServer, database: str
) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), Client(second, "Bob") as bob:
        made = await ann.new_table("forfort", ["me", "open"])
        table = made["id"]
        await bob.join(table, made["seats"][1]["invite"])
        watching = await ann.connect(table)
        await watching.until_state(lambda one: bool(one.table["seats"][1]["name"]), 5)
        await ann.start(table)
        sockets = [watching, await bob.connect(table)]
        await asyncio.gather(*(one.until_state(lambda one: bool(one.update), 5) for one in sockets))
        for _ in range(4):
            ply = max(one.ply for one in sockets)
            await asyncio.gather(*(one.reach(ply, 5) for one in sockets))
            mover = next(one for one in sockets if one.ask)
            assert mover.ask is not None
            await mover.play(mover.ask["moves"][0]["action"])
        check_kept(database, await ann.table(table), sockets)


@on("postgresql")
async def test_a_node_without_listeners_does_not_go_by_an_old_table(new_server: NewServer, database: str) -> None:
    first, second = new_server(database=database), new_server(database=database)
    start_all(first, second)
    async with people(first, "Ann") as (ann,), Client(second, "Bob") as bob:
        made = await ann.new_table("fort", ["me", "open"])
        await bob.join(made["id"], made["seats"][1]["invite"])
        deadline = asyncio.get_running_loop().time() + 5
        while not (await ann.table(made["id"]))["seats"][1]["name"]:
            assert asyncio.get_running_loop().time() < deadline, "Ann's node never looks again"
            await asyncio.sleep(0.1)
        assert (await ann.start(made["id"]))["status"] == "playing"


@on("postgresql")
@pytest.mark.timeout(size(120, 600))
async def test_nodes_that_start_together_on_an_empty_database_share_it(new_server: NewServer, database: str) -> None:
    nodes = [new_server(database=database) for _ in range(3)]
    start_all(*nodes)
    # cookies signed by one are read by the others
    async with people(nodes[0], "Ann") as (ann,):
        for node in nodes[1:]:
            async with ann.at(node) as there:
                assert (await there.get("/api/me"))["name"] == "Ann"


async def test_of_two_nodes_that_make_the_key_for_cookies_at_once_one_does(database: str) -> None:
    first, second = open_database(database), open_database(database)
    try:
        with writing(first) as connection:
            key = shared_key(connection)
            other = asyncio.create_task(asyncio.to_thread(_key, second))
            await asyncio.wait([other], timeout=0.3)
        assert await other == key
    finally:
        first.dispose()
        second.dispose()


def _key(engine: Engine) -> bytes:
    with writing(engine) as connection:
        return shared_key(connection)


@pytest.mark.timeout(size(120, 600))
async def test_games_that_end_at_once_on_two_nodes_are_all_counted(new_server: NewServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    nodes = [new_server(database=database) for _ in range(2)]
    start_all(*nodes)
    games = size(6, 40)
    async with people(nodes[0], "Ann") as (ann,), people(nodes[1], "Bob") as (bob,):
        sockets = []
        for host, other in ((ann, bob), (bob, ann)) * games:
            table = await sit_down(host, [other], "fort", rated=True, hints=False, undo=False)
            sockets.append(await host.connect(table))
        answers = await asyncio.gather(*(one.request("resign") for one in sockets))
        assert all(answer["t"] != "refused" for answer in answers), answers
        for guest in (ann, bob):
            ratings = await guest.get("/api/ratings/fort")
            by_name = {row["name"] or row["bot"]: (row["games"], row["wins"]) for row in ratings}
            assert by_name == {"Ann": (2 * games, games), "Bob": (2 * games, games)}
