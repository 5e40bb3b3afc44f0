"""Tries that race, are repeated or come in any order, at two nodes of one database."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forts.core import BadTry
from forts.core.errors import FortsError
from forts.server.errors import Stale
from forts.server.guests import new_id
from forts.server.store.rows import JournalRow, read_journal
from forts.server.tables import frames, play, trials
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.harness import size
from server.room import Watch, open_room, some_guests
from server.trials import attempt, begun, board_of, deal_always, get_ready, same_seeds, until

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[list[Room]]:
    """Two rooms over one database, with one clock."""
    clock = Watch(1000.0)
    async with open_room(database) as first, open_room(database) as second:
        for room in (first, second):
            room.clock = clock
        yield [first, second]


def is_duel(live: LiveTable) -> bool:
    return live.held is not None and live.held.trial.kind == "duel"


async def duel_at(room: Room, monkeypatch: pytest.MonkeyPatch, puzzle: str) -> tuple[str, list[int]]:
    """A table where two people duel by that puzzle, not ready yet, and their seats."""
    deal_always(monkeypatch, "duel", puzzle)
    guests = await some_guests(room, 2)
    table = await begun(room, guests, options={"board": board_of("duel")})
    live = await until(room, table, is_duel, random.Random(1))
    assert live.held is not None
    return table, live.held.trial.seats


async def journal(room: Room, table: str) -> list[JournalRow]:
    return await room.read(lambda database: read_journal(database, table))


async def same_everywhere(nodes: list[Room], table: str) -> None:
    """Every node, after it has looked for news, and one that knows nothing yet, says the same of the table."""
    told = set()
    for room in nodes:
        await room.follow({table})
        live = await room.live(table)
        told.add(frames.encode([frames.update(live, viewer, 0, room.clock()) for viewer in (0, 1, None)]))
    room.drop(live)
    live = await room.live(table)
    told.add(frames.encode([frames.update(live, viewer, 0, room.clock()) for viewer in (0, 1, None)]))
    assert len(told) == 1


async def test_two_who_try_at_once_on_two_nodes_are_both_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seeds(monkeypatch)
    async with two_nodes(database) as nodes:
        table, seats = await duel_at(nodes[0], monkeypatch, "race")
        for room in nodes:
            await room.live(table)
        before = len(await journal(nodes[0], table))
        # both become ready, ask for time, and answer five sums each: always at the same moment, on either node
        asks: list[dict[str, Any]] = [{"do": "time", "factor": 2.0}, {"do": "ready"}]
        asks += [{"do": "do", "what": {"number": number, "after": 1000}} for number in range(5)]
        written = 0
        for number, what in enumerate(asks):
            first = number % 2
            steps = [
                trials.attempt(
                    nodes[(seat_number + first) % 2],
                    table,
                    seat,
                    f"r{number}",
                    _number(await nodes[0].live(table)),
                    number,
                    what,
                )
                for seat_number, seat in enumerate(seats)
            ]
            plies = await asyncio.gather(*steps)
            assert len(set(plies)) == 2, "one after the other"
            written += 2
            for room in nodes:
                await room.follow({table})
        rows = await journal(nodes[0], table)
        tries = [row for row in rows[before:] if row.kind == "try"]
        assert len(tries) == written
        for seat in seats:
            assert [row.note.what for row in tries if row.seat == seat and row.note is not None] == asks
        assert [row.kind for row in rows[before:]].count("verdict") == 1
        await same_everywhere(nodes, table)


def _number(live: LiveTable) -> int:
    assert live.held is not None
    return live.held.trial.number


async def test_of_two_nodes_that_find_the_time_up_one_settles_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seeds(monkeypatch)
    async with two_nodes(database) as nodes:
        table, _ = await duel_at(nodes[0], monkeypatch, "sticks")
        await get_ready(nodes[0], table)
        for room in nodes:
            await room.follow({table})
            due = (await room.live(table)).row.due
        assert isinstance(nodes[0].clock, Watch) and due is not None
        nodes[0].clock.now = due + 1
        before = len(await journal(nodes[0], table))
        ended = await asyncio.gather(*(trials.tick(room, table) for room in nodes), return_exceptions=True)
        assert all(isinstance(one, tuple | Stale) for one in ended), ended
        rows = await journal(nodes[0], table)
        assert [row.kind for row in rows[before:]] == ["verdict"]
        await same_everywhere(nodes, table)


async def test_a_node_that_followed_tries_of_another_goes_on_from_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seeds(monkeypatch)
    async with two_nodes(database) as nodes:
        table, seats = await duel_at(nodes[0], monkeypatch, "sticks")
        known = await nodes[1].live(table)
        await get_ready(nodes[0], table)
        for number in range(6):
            here = nodes[number % 2]
            await here.follow({table})
            await attempt(here, table, seats[number % 2], {"do": "do", "what": {"choice": 2}})
        await nodes[1].follow({table})
        assert await nodes[1].live(table) is known, "followed, not read again"
        assert known.held is not None
        assert known.held.bout.shown(None, known.held.last).what.sticks == 8
        await same_everywhere(nodes, table)


STEPS = st.lists(
    st.tuples(
        st.integers(0, 1),  # whose try
        st.integers(0, 1),  # at which node
        st.sampled_from(["next", "repeat", "skip", "old", "impossible"]),
        st.integers(0, 3),
    ),
    min_size=2,
    max_size=30,
)


@settings(
    max_examples=size(25, 500), deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
)
@given(steps=STEPS)
async def test_whatever_is_repeated_or_reordered_each_try_counts_once_and_at_its_step(
    steps: list[tuple[int, int, str, int]],
) -> None:
    with pytest.MonkeyPatch.context() as patched, tempfile.TemporaryDirectory() as folder:
        same_seeds(patched)
        async with two_nodes(f"sqlite:///{folder}/tries.db") as nodes:
            table, seats = await duel_at(nodes[0], patched, "noughts")
            await get_ready(nodes[0], table)
            number = _number(await nodes[0].live(table))
            sent: list[tuple[int, str, int, int]] = []
            """Seat, request, step, ply: those that were taken."""
            before = len(await journal(nodes[0], table))
            for who, where, how, choice in steps:
                room, seat = nodes[where], seats[who]
                await room.follow({table})
                live = await room.live(table)
                if live.held is None or live.held.trial.number != number:
                    break
                step = live.held.step(seat)
                what = {"do": "do", "what": {"choice": choice * 2}}
                if how == "repeat" and sent:
                    owner, request, old, ply = sent[choice % len(sent)]
                    assert await trials.attempt(room, table, owner, request, number, old, what) == ply
                    continue
                wrong = {"skip": step + 1 + choice, "old": step - 1 - choice}.get(how, step)
                what = {"do": "do", "what": {"choice": 99}} if how == "impossible" else what
                request = new_id()
                try:
                    ply = await trials.attempt(room, table, seat, request, number, wrong, what)
                except (Stale, BadTry) as refused:
                    assert isinstance(refused, Stale) == (wrong != step)
                else:
                    assert wrong == step and how != "impossible"
                    sent.append((seat, request, step, ply))
            rows = await journal(nodes[0], table)
            tries = [(row.seat, row.request, row.ply) for row in rows[before:] if row.kind == "try"]
            assert tries == [(seat, request, ply) for seat, request, _, ply in sent]
            with contextlib.suppress(FortsError):
                await play.undo(nodes[0], table, seats[0], new_id(), rows[-1].ply + 1)
            assert len(await journal(nodes[0], table)) == len(rows)
            await same_everywhere(nodes, table)
