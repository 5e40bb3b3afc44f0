"""One honest table of four: three people and a bot, who play as people do while somebody attacks the server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field

import websockets

from server.clients import Socket, people, sit_down

MOST_MOVE, MOST_BOT, MOST_MEMORY = 0.25, 2.0, 100e6
"""Promise 28: seconds for a move and for a bot's answer (99 of 100), bytes above the start."""


@dataclass
class Experience:
    """What the honest went through."""

    moves: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    bots: list[float] = field(default_factory=list)
    """Seconds that each of the bot's turns took."""
    lost: int = 0
    """Sockets that the server closed, or that could not be opened."""

    @property
    def move(self) -> float:
        """The slowest but for one in a hundred."""
        return _nearly_worst(self.moves)

    @property
    def bot(self) -> float:
        """The bot's slowest turn, but for one in a hundred."""
        return _nearly_worst(self.bots)


def _nearly_worst(found: list[float]) -> float:
    return sorted(found)[max(0, round(len(found) * 0.99) - 1)] if found else 0.0


async def play_honestly(url: str, seconds: float, seen: Experience) -> None:
    """Play game after game for so long."""
    end = time.monotonic() + seconds
    chance = random.Random(4)
    async with people(url, "Ann", "Bob", "Cleo") as guests:  # type: ignore[arg-type]  # an address will do
        while time.monotonic() < end:
            table = await sit_down(guests[0], guests[1:], "fort", ["easy"])
            try:
                sockets = [await guest.connect(table) for guest in guests]
                await asyncio.gather(*(_play(one, end, chance, seen) for one in sockets))
            except (OSError, websockets.WebSocketException, TimeoutError):
                seen.lost += 1
            for one in sockets:
                await one.close()


async def _play(one: Socket, end: float, chance: random.Random, seen: Experience) -> None:
    bot_asked = 0.0
    while not one.over and time.monotonic() < end:
        if one.ask is not None:
            begun = time.monotonic()
            await one.play(chance.choice(one.ask["moves"])["action"])
            seen.moves.append(time.monotonic() - begun)
            await asyncio.sleep(0.25)  # no faster than limits allow, nor than people do
            continue
        with contextlib.suppress(TimeoutError):
            frame = await one.receive(0.5)
            if one.seat == 0 and frame["t"] == "thinking":
                bot_asked = bot_asked or time.monotonic()
            elif one.seat == 0 and frame["t"] == "update" and bot_asked:
                seen.bots.append(time.monotonic() - bot_asked)
                bot_asked = 0.0
    if bot_asked:  # it has not answered to this moment: that took so long at least
        seen.bots.append(time.monotonic() - bot_asked)
