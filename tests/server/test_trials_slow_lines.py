"""Slow lines: of two who are equally quick, the one behind a slow line wins as often, by a clock that is handed in."""

from __future__ import annotations

import contextlib
import heapq
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from forts.core import BadTry
from forts.server.tables import trials
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.harness import size
from server.room import Watch, open_room, some_guests
from server.trials import attempt, begun, board_of, deal_always, get_ready, same_seeds, shown, until

pytestmark = pytest.mark.anyio

LINES = (((0.3, 0.02), 200), ((0.55, 0.04), size(40, 200)))
"""Seconds that a slow and a fast line take, there and back; and how many duels are held over them."""


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room whose clock is set."""
    same_seeds(monkeypatch)
    async with open_room(f"sqlite:///{tmp_path}/lines.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


def is_duel(live: LiveTable) -> bool:
    return live.held is not None and live.held.trial.kind == "duel"


class Hands:
    """Two players: how long each takes, in seconds on the own screen, and over which line."""

    def __init__(self, room: Room, table: str, lines: dict[int, float], quick: dict[int, list[float]]) -> None:
        self.room, self.table, self.lines, self.quick = room, table, lines, quick
        self.number = -1
        self.due: list[tuple[float, int, dict[str, Any]]] = []
        """What is on its way to the server: when it comes in, from whom, what."""

    @property
    def clock(self) -> Watch:
        assert isinstance(self.room.clock, Watch)
        return self.room.clock

    async def play(self, see: Any) -> str:
        """Until the duel is over; `see` says what somebody does about what is shown, and how long after it was sent."""
        acted: set[tuple[int, object]] = set()
        while True:
            live = await self.room.live(self.table)
            held = live.held
            if held is None or held.trial.number != self.number:
                return str(live.game_on.steps[self.number][0])
            for seat, line in self.lines.items():
                found = shown(live, seat, self.room)
                assert found is not None
                for key, seconds, what in see(found, seat, self.quick[seat]):
                    if (seat, key) not in acted:
                        acted.add((seat, key))
                        # half a line to the screen, and half of one back
                        heapq.heappush(self.due, (self.clock.now + line + seconds, seat, what))
            later = held.bout.next(held.at(self.clock.now, live.speed))
            moments = [self.due[0][0]] if self.due else []
            if later is not None:
                moments.append(held.world(later, live.speed) + 0.001)
            # a press that came too late was refused: then the end is there already, and only has to be written
            self.clock.now = max(self.clock.now, min(moments, default=self.clock.now))
            if self.due and self.due[0][0] <= self.clock.now:
                _, seat, what = heapq.heappop(self.due)
                with contextlib.suppress(BadTry):  # the other one was so much faster that nobody waited
                    await attempt(self.room, self.table, seat, {"do": "do", "what": what})
            else:
                await trials.tick(self.room, self.table)


def see_lantern(found: dict[str, Any], seat: int, quick: list[float]) -> list[tuple[object, float, dict[str, Any]]]:
    """Press, some time after the light has come to one's own screen."""
    what = found["shown"]["what"]
    if not what["lit"]:
        return []
    seconds = quick[what["round"]]
    return [(what["round"], seconds, {"round": what["round"], "after": round(seconds * 1000)})]


def see_sums(found: dict[str, Any], seat: int, quick: list[float]) -> list[tuple[object, float, dict[str, Any]]]:
    """Answer each sum some time after the one before; the clock of one's own screen runs from the first sight of it."""
    what = found["shown"]["what"]
    done = what["done"][found["seats"].index(seat)]
    if not what["sum"]:
        return []
    left, sign, right = what["sum"].split()
    number = {"+": int.__add__, "−": int.__sub__, "-": int.__sub__, "×": int.__mul__}[sign](int(left), int(right))
    return [(done, quick[done], {"number": number, "after": round(sum(quick[: done + 1]) * 1000)})]


async def winners(room: Room, puzzle: str, lines: tuple[float, float], chance: random.Random) -> tuple[int, int]:
    """Of one duel with these lines, and of the same with lines changed over: which side won, -1 for nobody."""
    quick = [[chance.choice(range(180, 420)) / 1000 for _ in range(5)] for _ in range(2)]
    ended = []
    for order in ((0, 1), (1, 0)):
        table = await begun(room, await some_guests(room, 2), options={"board": board_of("duel")})
        live = await until(room, table, is_duel, random.Random(1))
        assert live.held is not None
        seats = live.held.trial.seats
        hands = Hands(
            room,
            table,
            {seat: lines[order[side]] for side, seat in enumerate(seats)},
            {seat: quick[side] for side, seat in enumerate(seats)},
        )
        hands.number = live.held.trial.number
        await get_ready(room, table)
        await hands.play(see_lantern if puzzle == "reflex" else see_sums)
        outcome = (await room.live(table)).game_on
        action = outcome.actions[hands.number]
        ended.append({"won": 0, "lost": 1, "no winner": -1}[outcome.game.notation(outcome.state, action)])
        room.drop(await room.live(table))
    return ended[0], ended[1]


@pytest.mark.timeout(size(120, 600))
@pytest.mark.parametrize(("lines", "duels"), LINES, ids=str)
@pytest.mark.parametrize("puzzle", ["reflex", "race"])
async def test_equally_quick_players_win_equally_often_over_slow_and_fast_lines(
    room: Room, monkeypatch: pytest.MonkeyPatch, puzzle: str, lines: tuple[float, float], duels: int
) -> None:
    deal_always(monkeypatch, "duel", puzzle)
    chance = random.Random(puzzle)
    slow, fast = lines
    won = {slow: 0, fast: 0}
    for _ in range(duels // 2):
        one, other = await winners(room, puzzle, lines, chance)
        assert one == other, "lines changed over, the same one wins"
        for side, at in ((one, (slow, fast)), (other, (fast, slow))):
            if side >= 0:
                won[at[side]] += 1
    assert won[slow] == won[fast] > duels / 3
