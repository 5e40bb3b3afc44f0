"""Trials over real sockets: who may try, what is refused, what comes by time alone, and what set-up is told."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.harness import (
    PATIENCE,
    Client,
    HttpRefused,
    Json,
    ServerProcess,
    Socket,
    check_kept,
    journal_of,
    people,
    sit_down,
    size,
)
from server.trials import board_of

pytestmark = pytest.mark.anyio


async def in_a_trial(sockets: list[Socket], chance: random.Random, kind: str | None = None) -> Json:
    """Play on until a trial (of a kind) is asked for that nobody is ready for; returns it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            newest = max(one.ply for one in sockets)
            for one in sockets:
                await one.reach(newest)
            trial = sockets[0].trial
            if trial is not None and trial["phase"] == "ready" and kind in (None, trial["kind"]):
                return trial
            assert not sockets[0].over
            acted = [await one.act(chance) for one in sockets if one.seat is not None]
            if not any(acted):
                await sockets[0].receive()


async def test_a_try_is_refused_to_everybody_whose_trial_it_is_not(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo", "Dan", "Eve") as guests:
        ann, *others, eve = guests
        options = {"board": board_of("concentration")}
        table = await sit_down(ann, others, "boyard", options=options)
        former = await others[2].connect(table)
        await others[2].post(f"/api/tables/{table}/leave")
        for guest in (ann, *others[:2]):
            voter = await guest.connect(table)
            await voter.request("vote", seat=3, yes=True)
            await voter.close()
        assert await former.until_closed() == 1012
        sockets = [await guest.connect(table) for guest in (ann, *others[:2])]
        trial = await in_a_trial(sockets, random.Random(1))
        (seat,) = trial["seats"]
        elsewhere = await ann.new_table("boyard", ["me", "easy"], options=options, start=True)
        away = await ann.connect(elsewhere["id"])
        watching = [await guest.connect(table) for guest in (eve, others[2])]
        before = len(journal_of(shared_server.database, table))
        asked = {"trial": trial["number"], "what": {"do": "ready"}}
        for one in watching:
            assert one.seat is None
            assert (await one.request("try", step=0, **asked))["reason"] == "not-seated"
        for one in sockets:
            if one.seat != seat:
                assert (await one.request("try", step=0, **asked))["reason"] == "boyard-bad-try"
        answer = await away.request("try", step=0, trial=trial["number"] + 1000, what={"do": "ready"})
        assert answer["reason"] == "stale-trial"
        mine = sockets[seat]
        wrong_ones = (({"trial": 9999}, "stale-trial"), ({"step": 1}, "stale-try"))
        for wrong, reason in wrong_ones:
            assert (await mine.request("try", **{**asked, "step": 0, **wrong}))["reason"] == reason
            await mine.until(lambda frame: frame["t"] == "update")  # with how it stands
        for verb, fields in (
            ("play", {"ply": mine.ply, "action": 0}),
            ("hint", {"ply": mine.ply}),
            ("preview", {"ply": mine.ply, "action": 0}),
        ):
            assert (await mine.request(verb, **fields))["reason"] == "trial-is-on"
        assert (await mine.request("why", action=0))["why"]["message"]["id"] == "trial-is-on"
        assert (await mine.request("undo", ply=mine.ply))["reason"] == "nothing-to-undo"
        assert len(journal_of(shared_server.database, table)) == before
        assert (await mine.request("try", step=0, **asked))["t"] == "update"
    assert "Traceback" not in shared_server.log


_scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
_values = st.recursive(
    _scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner), max_leaves=10
)
_verbs = st.sampled_from(["ready", "do", "time", "another", "accept", "appeal", "fits", "glass", "verdict", "back"])
_tries = st.one_of(
    _values,
    st.fixed_dictionaries(
        {"do": st.sampled_from(["do", "fits", "verdict", "glass", "dance"])}, optional={"x": _values}
    ),
    st.fixed_dictionaries({"do": _verbs, "what": _values, "more": _values}),
)


async def test_fuzzed_tries_are_refused_and_nobody_notices(shared_server: ServerProcess) -> None:
    made: list[Any] = ["x" * 10_000, [[[[]]]], {"do": "time", "factor": 1e300}, {"do": "do", "what": {"at": -(10**30)}}]

    @settings(
        max_examples=size(300, 20_000), deadline=None, database=None, suppress_health_check=list(HealthCheck),
        derandomize=True,
    )  # fmt: skip
    @given(_tries)
    def collect(what: Any) -> None:
        made.append(what)

    collect()
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "boyard", options={"board": board_of("strength")})
        sockets = [await guest.connect(table) for guest in (ann, bob)]
        trial = await in_a_trial(sockets, random.Random(1))
        (seat,) = trial["seats"]
        mine, rival = sockets[seat], sockets[1 - seat]
        known = len(rival.frames)
        before = len(journal_of(shared_server.database, table))
        for what in made:
            await mine.send("try", trial=trial["number"], step=0, what=what)
            answer = await mine.until(lambda frame: frame["t"] in ("refused", "update", "done"))
            assert answer["t"] == "refused" and answer["text"], what
        bare = '{"t":"try","id":"x","trial":1,"step":0'
        for raw in (bare + "}", bare + ',"what":' + "[" * 9000):
            await mine.raw.send(raw)
            assert (await mine.until(lambda frame: frame["t"] == "refused"))["reason"] == "bad-frame"
        await rival.send("why", id="end", action=0)
        await rival.until(lambda frame: frame.get("id") == "end")
        heard = {frame["t"] for frame in rival.frames[known:]}
        assert heard <= {"presence", "explained"}, "the other one has heard nothing of it"
        assert len(journal_of(shared_server.database, table)) == before
        assert (await mine.attempt({"do": "ready"}))["t"] == "update"
    assert "Traceback" not in shared_server.log


async def test_what_changes_by_time_alone_comes_by_itself_and_to_all_alike(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        for number in range(size(1, 10)):
            table = await sit_down(ann, [bob], "boyard", options={"board": board_of("concentration")})
            sockets = [await guest.connect(table) for guest in (ann, bob, eve)]
            chance = random.Random(number)
            for _ in range(4):
                await let_go(sockets, await in_a_trial(sockets, chance, "concentration"))
                later = await ann.connect(table)
                assert later.update["view"] == sockets[0].update["view"]
                await later.close()
            assert any(frame["t"] == "trial" for frame in sockets[2].frames), "a spectator watches, too"
            for one in sockets:
                await one.close()


async def let_go(sockets: list[Socket], trial: Json) -> None:
    """It is begun, and nobody does anything more: every moment of it comes, and then its end."""
    (seat,) = trial["seats"]
    ply = sockets[seat].ply
    await sockets[seat].attempt({"do": "ready"})
    for one in sockets:
        await one.until_state(lambda one: one.ply >= ply + 2)
        frames = [frame for frame in one.frames if frame["t"] == "trial" and frame["ply"] == ply + 1]
        moments = [frame["trial"]["at"] for frame in frames]
        assert moments == sorted(moments)
        assert all(frame["trial"]["phase"] == "on" for frame in frames)
        assert one.update["events"][0]["note"]["puzzle"]


async def test_people_at_one_device_hold_a_whole_game_of_the_tables_way(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        made = await ann.new_table("boyard", ["me", "me", "me"], options={"trials": "table"}, start=True)
        sockets = [await ann.connect(made["id"], seat=seat) for seat in range(3)]
        chance = random.Random(2)
        await asyncio.gather(*(one.play_randomly(chance) for one in sockets))
        check_kept(shared_server.database, await ann.table(made["id"]), sockets)


async def test_set_up_is_told_of_seats_skills_and_what_was_not_seen_yet(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        games = {game["name"]: game for game in await ann.get("/api/games")}
        options = {option["name"]: option for option in games["boyard"]["options"]}
        assert options["levels"]["each_seat"] and not options["texts"]["each_seat"]
        assert games["boyard"]["skills"]["hard"] == 72 and games["fort"]["skills"] == {}
        assert games["fort"]["hides"] and not games["boyard"]["hides"]
        assert await ann.get("/api/games/fort/proposal") == {"options": {}}
        assert await ann.get("/api/games/boyard/proposal") == {"options": {"texts": "red"}}
        made = await ann.new_table("boyard", ["me", "me"], options={"trials": "table"}, start=True)
        sockets = [await ann.connect(made["id"], seat=seat) for seat in range(2)]
        await asyncio.gather(*(one.play_randomly(random.Random(1)) for one in sockets))
        path = "/api/games/boyard/proposal?language=en&trials=table"
        assert await ann.get(path) == {"options": {"texts": "blue"}}
        assert await bob.get(path) == {"options": {"texts": "red"}}, "what somebody else has seen says nothing"
        for wrong in ("language=xx", "riddle_seconds=x", "board=nonsense"):
            with pytest.raises(HttpRefused) as refused:
                await ann.get(f"/api/games/boyard/proposal?{wrong}")
            assert refused.value.status == 400
        with pytest.raises(HttpRefused) as unknown:
            await ann.get("/api/games/chess/proposal")
        assert unknown.value.status == 404


async def test_after_the_end_log_replay_and_events_tell_what_was_asked(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        made = await ann.new_table("boyard", ["me", "easy"], start=True)
        socket = await ann.connect(made["id"], keeps_log=True)
        await socket.play_randomly(random.Random(4))
        written = await ann.log(made["id"])
        notes = written["log"]["notes"]
        assert notes and written["seed"] not in json.dumps(socket.frames)
        events = await ann.get(f"/api/tables/{made['id']}/events")
        assert [event["note"] for event in events if "note" in event] == [note["note"] for note in notes]
        replay = await ann.get(f"/api/tables/{made['id']}/replay?count=200")
        told = [event["note"] for step in replay["steps"] for event in step["events"] if "note" in event]
        assert told == [note["note"] for note in notes if note["at"] < 200]
        assert {note["at"] for note in notes} <= set(replay["decisions"])
        assert all(sheet["dealt"] for sheet in replay["sheets"])
        analysis = await ann.get(f"/api/tables/{made['id']}/analysis")
        assert {note["at"] for note in notes} <= {move["at"] for move in analysis["moves"]}
