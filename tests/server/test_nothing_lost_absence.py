"""Promise 13: whoever leaves or idles is replaced, may return, and no game gets stuck."""

from __future__ import annotations

import asyncio
import random

import pytest

from conformance.every_game import house_games, variants
from forts.catalog import find
from forts.core import CHANCE, OVER, Dice
from server.harness import ServerProcess, check_kept, people, sit_down, size

pytestmark = pytest.mark.anyio

GAMES = house_games()


def questions(game: str, games: int) -> set[str]:
    """Every kind of decision that came up in random games."""
    rules = find(game)
    found: set[str] = set()
    for seed in range(games):
        options = rules.complete(2 + seed % 3, variants(game)[seed % 2])
        state, dice = rules.new(2 + seed % 3, options), Dice(seed)
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.roll(dice)
                continue
            found.add(rules.question(state).id)
            state.apply(state.legal()[dice.below(len(state.legal()))])
    return found


@pytest.mark.timeout(size(200, 1800))
@pytest.mark.parametrize("game", GAMES)
async def test_one_may_leave_at_every_kind_of_decision_and_come_back(shared_server: ServerProcess, game: str) -> None:
    """Ann leaves whenever she is asked something she has not been asked yet; the bot answers, and she returns."""
    wanted = questions(game, size(8, 100))
    # some decisions are rare in a single game of one's own
    spared = size(len(wanted) // 3, 0)
    left_at: set[str] = set()
    chance = random.Random(1)
    async with people(shared_server, "Ann") as (ann,):
        for number in range(30):
            options = variants(game)[number % 2]
            seats = ["me", *["random"] * (1 + number % 3)]
            made = await ann.new_table(game, seats, options=options, start=True, standin="random")
            table = made["id"]
            socket = await ann.connect(table)
            while not socket.over:
                if socket.ask is None:
                    if await socket.act(chance) is None:
                        await socket.receive()
                    continue
                kind = socket.ask["question"]["message"]["id"]
                if kind in left_at:
                    await socket.play(chance.choice(socket.ask["moves"])["action"])
                    continue
                left_at.add(kind)
                ply = socket.ply
                await ann.post(f"/api/tables/{table}/leave")
                # the entry that says so, and the bot's move
                await socket.reach(ply + 2)
                refused = await socket.request("play", ply=socket.ply, action=0)
                assert refused["t"] == "refused"
                if not socket.over:
                    await socket.request("return")
                    await socket.until_state(lambda one: one.over or one.table["seats"][0]["standin"] is None)
            check_kept(shared_server.database, await ann.table(table), [socket])
            if len(wanted - left_at) <= spared and number >= 2:
                break
    assert len(wanted - left_at) <= spared, wanted - left_at


@pytest.mark.timeout(size(120, 900))
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_lets_the_limit_pass_is_replaced_and_may_return(shared_server: ServerProcess, game: str) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        for _ in range(size(1, 10)):
            table = await sit_down(ann, [bob], game, ["random"], limit_seconds=2, standin="random")
            await bob.post(f"/api/tables/{table}/leave")
            socket = await ann.connect(table)
            await socket.until_state(lambda one: one.ask is not None or one.trial is not None)
            await socket.until_state(lambda one: bool(one.table["seats"][0]["standin"]), 15)
            ply = socket.ply
            await socket.reach(ply + 1)
            await socket.request("return")
            # they are asked again, and have the whole limit to answer
            await socket.until_state(lambda one: one.ask is not None or one.trial is not None or one.over)
            if socket.ask is not None:
                answer = await socket.play(socket.ask["moves"][0]["action"])
                assert answer["t"] == "update"


@pytest.mark.timeout(size(120, 900))
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_that_everybody_left_is_played_to_its_end_by_bots(shared_server: ServerProcess, game: str) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        made = await ann.new_table(game, ["me", "open"], standin="random")
        await bob.join(made["id"], made["seats"][1]["invite"])
        await ann.start(made["id"])
        for guest in (ann, bob):
            await guest.post(f"/api/tables/{made['id']}/leave")
        socket = await ann.connect(made["id"])
        await socket.until_state(lambda one: one.over, 100)
        info = await ann.table(made["id"])
        assert info["status"] == "over" and info["winners"]
        assert check_kept(shared_server.database, info, [socket]).over


@pytest.mark.timeout(120)
async def test_a_player_may_come_and_go_as_often_as_he_likes(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann") as (ann,):
        made = await ann.new_table("forfort", ["me", "random"], start=True, standin="random")
        socket = await ann.connect(made["id"])

        async def restless() -> None:
            for _ in range(size(15, 200)):
                await ann.post(f"/api/tables/{made['id']}/leave")
                await socket.send("return")
            await socket.send("return")

        moving = asyncio.create_task(restless())
        chance = random.Random(3)
        while not socket.over:
            if socket.ask is None or not moving.done():
                await socket.receive()
                if socket.ask is None:
                    continue
            await socket.play(chance.choice(socket.ask["moves"])["action"])
        await moving
        assert check_kept(shared_server.database, await ann.table(made["id"]), [socket]).over
