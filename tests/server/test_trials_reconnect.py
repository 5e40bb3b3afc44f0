"""Promise 12 with trials: whoever is cut off in whatever phase comes back to the same trial, at the same step."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.conftest import NewServer
from server.harness import Client, Json, Socket, people, sit_down
from server.room import Watch, open_room, some_guests
from server.trials import attempt, begun, board_of, shown, until

pytestmark = pytest.mark.anyio


def lasting(trial: Json | None) -> Json:
    """What a trial is, without what time alone changes in it."""
    assert trial is not None, "a trial is on"
    found = {name: value for name, value in trial.items() if name not in ("at", "left")}
    shown = found["shown"]
    if isinstance(shown.get("what"), dict):
        shown = {**shown, "what": {name: value for name, value in shown["what"].items() if name != "left"}}
    return {**found, "shown": {name: value for name, value in shown.items() if name not in ("left", "back")}}


async def cut_off(guests: list[Client], sockets: list[Socket], table: str, phases: list[str]) -> list[Socket]:
    """Everybody loses the line and comes back: all is as it was, for each pair of eyes."""
    newest = max(one.ply for one in sockets)
    for one in sockets:
        await one.reach(newest)
    known = [lasting(one.trial) for one in sockets]
    for one in sockets:
        one.vanish()
    again = [await guest.connect(table, since=newest) for guest in guests]
    assert [lasting(one.trial) for one in again] == known
    assert [one.update["events"] for one in again] == [[]] * len(again), "nothing happened meanwhile"
    phases.append(known[0]["shown"]["phase"])
    return again


async def first_trial(guests: list[Client], mode: str) -> tuple[str, list[Socket]]:
    """A table whose first trial is a riddle, for which nobody is ready yet."""
    board = board_of("passe_partout")
    options = {"board": board, "first": "1", "trials": mode, "riddle_seconds": 0}
    table = await sit_down(guests[0], guests[1:3], "boyard", options=options)
    sockets = [await guest.connect(table) for guest in guests]
    while sockets[0].trial is None:
        mover = next(one for one in sockets if one.ask is not None)
        assert mover.ask is not None
        await mover.play(next(move["action"] for move in mover.ask["moves"] if move["meaning"]["place"] == "riddle"))
        for one in sockets:
            await one.reach(mover.ply)
    return table, sockets


async def test_whoever_is_cut_off_in_any_phase_on_screen_finds_it_again(new_server: NewServer) -> None:
    server = new_server(trial_speed=1).start()
    async with people(server, "Ann", "Bob", "Cleo", "Eve") as guests:
        table, sockets = await first_trial(guests, "screen")
        phases: list[str] = []
        for what in (
            {"do": "time", "factor": 10.0},
            {"do": "ready"},
            {"do": "do", "what": {"text": "a submarine full of teapots"}},
            {"do": "appeal"},
        ):
            sockets = await cut_off(guests, sockets, table, phases)
            # whose it is: the first to play may have stopped at the Door
            (player,) = sockets[0].trial["seats"]  # type: ignore[index]
            answer = await sockets[player].attempt(what)
            assert answer["t"] == "update", answer
        sockets = await cut_off(guests, sockets, table, phases)
        assert phases == ["ready", "ready", "on", "wrong", "appeal"]
        (judge,) = sockets[0].trial["judges"]  # type: ignore[index]
        await sockets[judge].attempt({"do": "fits", "fits": True})
        for one in sockets:
            await one.until_state(lambda one: any(event.get("note") for event in one.events))


async def test_whoever_comes_back_in_any_phase_of_a_card_finds_it_again(tmp_path: Path) -> None:
    """By a clock that stands still: a verdict counts after three seconds."""
    phases: list[str] = []
    async with open_room(f"sqlite:///{tmp_path}/cards.db") as room:
        room.clock = Watch(1000.0)
        table = await begun(room, await some_guests(room, 3), options={"trials": "table", "first": "1"})
        live = await until(room, table, lambda live: live.held is not None, random.Random(1))
        assert live.held is not None
        judge = live.held.opening["judges"][0]
        for what in (None, {"do": "another"}, {"do": "verdict", "outcome": "won"}, {"do": "back"}):
            if what is not None:
                await attempt(room, table, judge, what)
            live = await room.live(table)
            known = [shown(live, viewer, room) for viewer in (0, 1, 2, None)]
            room.drop(live)  # as on another node, or after a restart
            assert [shown(await room.live(table), viewer, room) for viewer in (0, 1, 2, None)] == known
            phases.append(known[0]["shown"]["phase"])  # type: ignore[index]
    assert phases == ["on", "on", "verdict", "on"]
