"""Games looked at again: events, replay, log, scores, analysis, ratings, statistics, rematch."""

from __future__ import annotations

import asyncio
import random

import pytest

import forts
from forts.core import CHANCE
from server.harness import Client, HttpRefused, Json, ServerProcess, on_the_wire, people, sit_down

pytestmark = pytest.mark.anyio


async def played(guests: list[Client], game: str, seed: int, **options: object) -> str:
    """A table of these guests, played to its end."""
    table = await sit_down(guests[0], guests[1:], game, options=options)
    sockets = [await guest.connect(table) for guest in guests]
    chance = random.Random(seed)
    await asyncio.gather(*(one.play_randomly(chance) for one in sockets))
    for one in sockets:
        await one.close()
    return table


async def refused(client: Client, path: str) -> tuple[int, str]:
    """Why a page cannot be had."""
    with pytest.raises(HttpRefused) as problem:
        await client.get(path)
    return problem.value.status, problem.value.reason


async def test_a_finished_game_can_be_looked_at_through_any_eyes(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await played([ann, bob], "forfort", 1)
        at = f"/api/tables/{table}"
        written = await eve.log(table)
        assert written["log"]["names"] == ["Ann", "Bob"]
        match = forts.replay(written["log"])
        actions = len(match.actions)
        for seat in (None, 0, 1):
            query = "" if seat is None else f"seat={seat}&"
            events = await eve.get(f"{at}/events?{query}")
            assert [event["facts"] for event in events] == on_the_wire([one.facts for one in match.happenings(seat)])
            steps: list[Json] = []
            befores: list[Json | None] = []
            start = 0
            while start < actions:
                part = await eve.get(f"{at}/replay?{query}start={start}&count=200")
                assert (part["seat"], part["length"], part["table"]["id"]) == (seat, actions, table)
                steps += part["steps"]
                befores.append(part["before"])
                start += 200
            assert [step["at"] for step in steps] == list(range(actions))
            again = forts.replay({**_bare(written["log"]), "actions": []})
            # before anything happened
            assert befores == [on_the_wire(again.view(seat)), *[None] * (len(befores) - 1)]
            decisions = []
            for step, action in zip(steps, match.actions, strict=True):
                if again.state.to_act() != CHANCE:
                    decisions.append(step["at"])
                again.recorded(action)
                assert step["view"] == on_the_wire(again.view(seat))
            assert part["decisions"] == decisions
            assert [event for step in steps for event in step["events"]] == events
        sheet = await eve.get(f"{at}/scores")
        assert [(line["seat"], line["points"]) for line in sheet] == [
            (line.seat, line.points) for line in match.score_sheet()
        ]
        for query in ("start=-1", f"start={actions + 1}", "count=0", "count=201"):
            assert await refused(eve, f"{at}/replay?{query}") == (400, "bad-range")
        for seat in (-1, 2):
            assert await refused(eve, f"{at}/events?seat={seat}") == (400, "no-such-seat")


def _bare(log: Json) -> Json:
    return {name: value for name, value in log.items() if name != "check"}


async def test_the_analysis_has_win_chances_after_every_decision(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await played([ann, bob], "fort", 2, max_rounds=2)
        found = await bob.get(f"/api/tables/{table}/analysis")
        match = forts.replay((await ann.log(table))["log"])
        assert len(found["start"]) == 2 and abs(sum(found["start"]) - 1) < 1e-6
        assert found["moves"] and all(abs(sum(move["shares"]) - 1) < 1e-6 for move in found["moves"])
        assert all(move["seat"] in (0, 1) and 0 <= move["at"] < len(match.actions) for move in found["moves"])
        assert {move["at"] for move in found["turning_points"]} <= {move["at"] for move in found["moves"]}
        assert await ann.get(f"/api/tables/{table}/analysis") == found


async def test_ratings_and_statistics_follow_from_results(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("ratings")) as server:
        async with people(server, "Ann", "Bob") as (ann, bob):
            assert await ann.get("/api/ratings/fort") == []
            empty = await ann.get("/api/statistics/fort")
            assert (empty["games"], empty["mine_games"], empty["turns"]) == (0, 0, 0)
            assert await refused(ann, "/api/ratings/chess") == (404, "unknown-game")
            assert await refused(ann, "/api/statistics/chess") == (404, "unknown-game")
            for _ in range(3):
                table = await sit_down(ann, [bob], "fort", **RATED)
                await (await bob.connect(table)).request("resign")
            await (await bob.connect(await sit_down(ann, [bob], "fort"))).request("resign")  # a casual game
            ratings = await ann.get("/api/ratings/fort")
            assert [(one["name"], one["mine"], one["games"], one["wins"]) for one in ratings] == [
                ("Ann", True, 3, 3),
                ("Bob", False, 3, 0),
            ]
            assert ratings[0]["rating"] > 1000 > ratings[1]["rating"]
            mine = await bob.get("/api/statistics/fort")
            assert (mine["games"], mine["first_wins"], mine["mine_games"], mine["mine_wins"]) == (4, 1.0, 4, 0)
            # other games are other ratings, and bots are rated beside people
            assert await ann.get("/api/ratings/forfort") == []
            with_bots = await sit_down(ann, [bob], "forfort", ["easy"], **RATED)
            for guest in (ann, bob):
                await (await guest.connect(with_bots)).request("resign")
            assert {one["bot"] for one in await ann.get("/api/ratings/forfort")} == {None, "easy"}


RATED = {"rated": True, "undo": False, "hints": False}


async def test_a_rematch_has_the_same_people_moved_on_by_one(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit_down(ann, [bob], "forfort", ["easy"], undo=False, pace=5000)
        with pytest.raises(HttpRefused) as early:
            await ann.post(f"/api/tables/{table}/rematch")
        assert early.value.reason == "game-not-over"
        anns, bobs = await ann.connect(table), await bob.connect(table)
        await anns.request("resign")
        await bobs.request("resign")
        await anns.until_state(lambda one: one.table["status"] == "over")
        assert anns.table["winners"] == [2]
        with pytest.raises(HttpRefused) as foreign:
            await eve.post(f"/api/tables/{table}/rematch")
        assert (foreign.value.status, foreign.value.reason) == (403, "not-seated")
        again = await bob.post(f"/api/tables/{table}/rematch")
        assert (again["status"], again["host"], again["terms"]["undo"]) == ("lobby", True, False)
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "", "Ann"]
        assert [seat["bot"] for seat in again["seats"]] == [None, "easy", None]
        assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
        await anns.until_state(lambda one: one.table["rematch"] == again["id"])
        assert (await bob.start(again["id"]))["status"] == "playing"


async def test_during_the_game_one_sees_through_ones_own_eyes(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit_down(ann, [bob], "fort")
        at = f"/api/tables/{table}"
        hands = {}
        for guest, seat in ((ann, 0), (bob, 1)):
            (last,) = (await guest.get(f"{at}/replay?seat={seat}&start=0&count=200"))["steps"][-1:]
            hands[seat] = last["view"]["boards"][seat]["hand"]
            assert last["view"]["boards"][1 - seat]["hand"] is None
            assert await refused(guest, f"{at}/replay?seat={1 - seat}") == (403, "not-your-seat")
            assert await refused(guest, f"{at}/events?seat={1 - seat}") == (403, "not-your-seat")
        assert all(len(hand) == 5 for hand in hands.values())
        for path in ("log", "scores", "analysis"):
            assert await refused(ann, f"{at}/{path}") == (409, "game-not-over")
        closed = await sit_down(ann, [bob], "fort", spectators=False)
        assert await refused(eve, f"/api/tables/{closed}/events") == (403, "no-spectators")
