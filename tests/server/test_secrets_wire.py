"""Promises 18 and 20: whole games over the wire, in which every hidden card carries a marker that is looked for."""

from __future__ import annotations

import itertools
import json
import random
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import forts
from conformance.every_game import house_games
from forts.catalog import games
from forts.core import CHANCE, Dice, Match
from forts.core.dice import KeyedDice
from forts.core.log import Log
from forts.core.match import replay
from forts.games.fort.box.kids import house_text
from forts.games.fort.rules import events
from forts.server.tables.customs import chance, discreet
from forts.server.tables.journal import course
from server.harness import Client, HttpRefused, ServerProcess, Socket, journal_of, on_the_wire, people, sit_down, size
from server.room import open_room, some_guests, started

pytestmark = pytest.mark.anyio

MARKER = re.compile(r"zq\d\dmark", re.IGNORECASE)


def marked_kids() -> str:
    """The box with every kid named by a marker of its own, one copy each: a marker is one card."""
    lines = house_text().splitlines()
    made = []
    for number, line in enumerate(lines):
        cells = line.split(",")
        if len(cells) == 7 and number > 0:
            cells[1], cells[5] = f"Zq{number:02}mark", "1"
        made.append(",".join(cells))
    return "\n".join(made) + "\n"


def open_to(state: Any, viewer: int | None) -> set[str]:
    """The markers of all cards but those in the Park deck and in rivals' hands and decks; read from the state."""
    hidden = set(state.park_deck)
    for seat, board in enumerate(state.boards):
        if seat != viewer:
            hidden |= {*board.hand, *board.deck}
    return {kid.id for number, kid in enumerate(state.cards.kids) if number not in hidden}


def counted_out(state: Any, viewer: int | None) -> set[str]:
    """The marker of the last card of the Park deck, once all that rivals have was seen before: no other can be left."""
    unseen = any(board.opening for seat, board in enumerate(state.boards) if seat != viewer)
    return set() if unseen or len(state.park_deck) != 1 else {state.cards.kids[state.park_deck[0]].id}


def markers(thing: object) -> set[str]:
    """The markers in a frame or body."""
    return {found.lower() for found in MARKER.findall(json.dumps(thing))}


class Witness:
    """Follows the journal, and knows what each viewer may have seen by when."""

    def __init__(self, server: ServerProcess, table: str, players: int) -> None:
        self.server, self.table = server, table
        self.viewers: list[int | None] = [*range(players), None]
        self.match: Match | None = None
        self.open: dict[int | None, list[set[str]]] = {viewer: [] for viewer in self.viewers}
        """By viewer and action: what is open after it."""
        self.ever: dict[int | None, set[str]] = {viewer: set() for viewer in self.viewers}
        """What was open at any time so far."""
        self.turned: list[set[str]] = []
        """By action: what it turned up for all to see."""

    def follow(self, info: dict[str, Any]) -> Match:
        """Go on to what the journal has."""
        actions = course(journal_of(self.server.database, self.table)).actions
        if self.match is None:
            game = forts.find(info["game"])
            quiet = discreet(info["customs"])
            self.match = replay(game, Log(game.name, game.rules, info["players"], info["options"], [], discreet=quiet))
        for action in actions[len(self.match.actions) :]:
            self.match.recorded(action)
            self.turned.append(turned_by(self.match))
            for viewer in self.viewers:
                self.open[viewer].append(open_to(self.match.state, viewer))
                self.ever[viewer] |= self.open[viewer][-1] | self.turned[-1]
        return self.match


def turned_by(match: Match) -> set[str]:
    """The markers of cards that the last action laid open, though a shuffle may have taken them away at once."""
    shown = (events.RECRUIT, events.TUCK, events.TRASH)
    kids = match.state.cards.kids  # type: ignore[attr-defined]
    return {kids[event[2]].id for event in match.steps[-1] if event[0] in shown}


async def game_of_markers(server: ServerProcess, seed: int, players: int) -> None:
    rng = random.Random(seed)
    names = ("Ann", "Bob", "Cleo", "Dan")[:players]
    async with people(server, *names, "Eve") as guests:
        ann, *others, _ = guests
        table = await sit_down(ann, others, "fort", options={"data": marked_kids(), "max_rounds": 24 // players})
        languages = itertools.cycle(("en", "fr", None))
        sockets: list[Socket] = [await guest.connect(table, lang=next(languages)) for guest in guests]
        info = sockets[0].table
        witness = Witness(server, table, players)
        refused = 0
        while True:
            newest = max(one.ply for one in sockets)
            for one in sockets:
                await one.until_state(lambda one, ply=newest: one.ply >= ply)  # type: ignore[misc]
            known = 0 if witness.match is None else len(witness.match.actions)
            match = witness.follow(info)
            if match.over:
                break
            for guest, one in zip(guests, sockets, strict=True):
                allowed, ever = witness.open[one.seat][-1], witness.ever[one.seat]
                assert one.update["view"] == on_the_wire(match.view(one.seat))
                assert markers(one.update["view"]) <= allowed
                # what happened may name cards that were open on the way
                between = set().union(*witness.open[one.seat][max(0, known - 1) :], *witness.turned[known:])
                assert markers(one.update["events"]) <= between
                assert markers(one.update["ask"]) <= allowed
                if rng.random() < 0.1:
                    await one.send("sync", since=rng.randrange(one.ply + 1))
                    await one.until(lambda frame: frame["t"] == "update")
                    assert markers(one.update) <= ever
                if rng.random() < 0.1:
                    query = "" if one.seat is None else f"seat={one.seat}&"
                    start = max(0, len(match.actions) - 30)
                    bodies = [
                        await guest.get(f"/api/tables/{table}/events?{query}"),
                        (await guest.get(f"/api/tables/{table}/replay?{query}start={start}"))["steps"],
                    ]
                    assert all(markers(body) <= ever for body in bodies)
                    for path in ("log", "scores", f"replay?seat={1 - (one.seat or 0)}"):
                        with pytest.raises(HttpRefused) as problem:
                            await guest.get(f"/api/tables/{table}/{path}")
                        assert not markers(problem.value.problem)
                if rng.random() < 0.2:
                    kid = rng.randrange(len(match.state.cards.kids))  # type: ignore[attr-defined]
                    # whoever names a card is answered alike whether a rival has it or not
                    asked = match.state.cards.kids[kid].id  # type: ignore[attr-defined]
                    answer = await one.request("why", action=f"play {asked}")
                    assert markers(answer) <= allowed | {asked}
                    refused += answer["t"] == "refused"
            mover = next(one for one in sockets if one.ask is not None)
            action = rng.choice(mover.ask["moves"])["action"]  # type: ignore[index]
            previewed = await mover.request("preview", ply=mover.ply, action=action)
            assert markers(previewed) <= witness.open[mover.seat][-1] | counted_out(match.state, mover.seat)
            await mover.play(action)
        assert refused > 0
        log = await ann.log(table)
        assert log["seed"] not in json.dumps([one.frames for one in sockets])
        check_seed(log)
    assert not MARKER.search(server.log), "the server's log names no cards"
    assert "Traceback" not in server.log


def check_seed(log: dict[str, Any]) -> None:
    """With the seed, shown after the end, every draw can be checked."""
    assert re.fullmatch("[0-9a-f]{32}", log["seed"])
    written = log["log"]
    game = forts.find(written["game"])
    match = replay(
        game, Log(game.name, game.rules, written["players"], written["options"], [], discreet=discreet(log["customs"]))
    )
    dice = chance(log["customs"], log["seed"], 0)
    for number, action in enumerate(written["actions"]):
        if match.state.to_act() == CHANCE:
            twin = match.state.copy()
            assert twin.roll(dice) == action, number
        else:
            dice = chance(log["customs"], log["seed"], number)
        match.recorded(action)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(1, 7)))
async def test_no_frame_or_body_of_a_whole_game_names_a_card_that_is_hidden(
    shared_server: ServerProcess, seed: int, players: int
) -> None:
    await game_of_markers(shared_server, seed, players)


async def test_a_seed_has_128_bits_from_the_system_and_is_shown_after_the_end_alone(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        tables = [await sit_down(ann, [bob], game) for game in house_games() * 4]
        engine = create_engine(shared_server.database)
        with engine.connect() as database:
            seeds = [str(row.seed) for row in database.execute(text("SELECT seed FROM tables"))]
        engine.dispose()
        assert len(set(seeds)) == len(seeds) >= 8
        assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
        bodies = [json.dumps(await ann.get("/api/tables"))]
        for table in tables:
            for guest in (ann, bob):
                seen = await guest.connect(table)
                bodies.append(json.dumps(seen.frames))
                bodies += [
                    json.dumps(await guest.get(f"/api/tables/{table}{path}")) for path in ("", "/events", "/replay")
                ]
                with pytest.raises(HttpRefused) as refused:
                    await guest.log(table)
                bodies.append(json.dumps(refused.value.problem))
        assert not [seed for seed in seeds if any(seed in body for body in bodies)]
        resigning = await bob.connect(tables[0])
        await resigning.request("resign")
        assert (await ann.log(tables[0]))["seed"] in seeds


async def test_draws_follow_from_the_seed_and_from_nothing_that_a_player_can_choose(
    shared_server: ServerProcess,
) -> None:
    """An undone and repeated decision, another node or a restart draws the same: nobody can fish for better cards."""
    async with Client(shared_server, "Ann") as ann:
        table = (await ann.new_table("forfort", ["me", "easy", "random"], start=True))["id"]
        seen = await ann.connect(table)
        await seen.play_randomly(random.Random(3))
        check_seed(await ann.log(table))


async def test_chance_at_every_new_table_is_a_keyed_stream(tmp_path: Path) -> None:
    """Of a plain generator a player could work out the state, from what was dealt face up."""
    async with open_room(f"sqlite:///{tmp_path}/keyed.db") as room:
        guests = await some_guests(room, 2)
        for game in games():
            row = (await room.live(await started(room, guests, game.name))).row
            drawn = chance(row.customs, row.seed, 7)
            assert isinstance(drawn, KeyedDice)
            block = blake2b(b"chance 7 #0", key=bytes.fromhex(row.seed)).digest()
            assert drawn.bits() == int.from_bytes(block[:4], "big")


def test_different_seeds_give_unrelated_draws() -> None:
    first = [chance(1, f"{number:032x}", 5).bits() for number in range(2000)]
    assert len(set(first)) == 2000
    assert len({chance(1, "00" * 16, length).bits() for length in range(2000)}) == 2000
    assert Dice(1 << 127).bits() != Dice(0).bits(), "all 128 bits count"


def test_the_marked_box_is_playable() -> None:
    match = forts.new("fort", 2, seed=1, data=marked_kids())
    assert len(markers(on_the_wire(match.view(0)))) > 5
