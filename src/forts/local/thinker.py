"""Thinking, apart from the tables: what goes to the worker that thinks, and what is done there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from forts.analysis import Analysis, analysing
from forts.bots.advice import Advice
from forts.server.line import Errand, Line
from forts.server.thinking import Begun, Position, advise_at, choose


class Errands(Protocol):
    """The way to the worker that thinks."""

    async def ask(self, number: int, text: str) -> str:
        """Its answer to what is asked."""

    def stop(self, number: int) -> None:
        """It shall answer soon."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is thought about."""

    what: str
    """choose, advise or analyse."""
    position: Position | None = None
    seat: int = 0
    bot: str = ""
    seconds: float = 0.0
    seed: int = 0
    log: dict[str, Any] | None = None


class LocalThinkers:
    """Hands what is to be thought about to another worker, one thing after the other."""

    def __init__(self, errands: Errands) -> None:
        self.line = Line(1)
        self._errands = errands
        self._number = 0

    async def choose(
        self, errand: Errand, position: Position, seat: int, bot: str, begun: Callable[[Begun], None]
    ) -> int:
        """The action that a bot takes."""
        asked = Asked("choose", position, seat, bot, seed=secrets.randbits(63))
        return msgspec.json.decode(await self._think(errand, asked, begun), type=int)

    async def advise(
        self, errand: Errand, position: Position, seat: int, seconds: float, begun: Callable[[Begun], None]
    ) -> Advice:
        """What a strong player would do."""
        asked = Asked("advise", position, seat, seconds=seconds, seed=secrets.randbits(63))
        return msgspec.json.decode(await self._think(errand, asked, begun), type=Advice)

    async def analyse(self, log: dict[str, Any]) -> Analysis:
        """The win chances over a game that is over; bots' moves come between its steps."""
        asked = Asked("analyse", log=log)
        return msgspec.json.decode(await self._errands.ask(self._next(), _text(asked)), type=Analysis)

    async def _think(self, errand: Errand, asked: Asked, begun: Callable[[Begun], None]) -> str:
        await self.line.enter(errand)
        thought = _Thought(self._errands, self._next())
        errand.cut = thought.cancel
        begun(thought)
        try:
            return await self._errands.ask(thought.number, _text(asked))
        finally:
            thought.finished = True
            self.line.leave(errand)

    def _next(self) -> int:
        self._number += 1
        return self._number


class _Thought:
    def __init__(self, errands: Errands, number: int) -> None:
        self._errands = errands
        self.number = number
        self.finished = False

    def cancel(self) -> None:
        """Whoever thinks answers soon with what has been found so far."""
        if not self.finished:
            self._errands.stop(self.number)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# -- in the worker that thinks -------------------------------------------------------------------------------------


async def _let_others() -> None:
    await asyncio.sleep(0)


async def think(text: str, stopped: Callable[[], bool], let_others: Callable[[], Awaitable[None]] = _let_others) -> str:
    """The answer to what is asked. `stopped` says whether it shall come soon; between the steps of an analysis others
    are let in."""
    asked = _asked.decode(text)
    if asked.what == "analyse":
        steps = analysing(asked.log or {})
        while True:
            try:
                next(steps)
            except StopIteration as over:
                return _text(over.value)
            await let_others()
    assert asked.position is not None, "a position is what is thought about"
    if asked.what == "advise":
        return _text(advise_at(asked.position, asked.seat, asked.seconds, asked.seed, stopped))
    return _text(choose(asked.position, asked.seat, asked.bot, asked.seed, stopped))


_asked = msgspec.json.Decoder(Asked)
