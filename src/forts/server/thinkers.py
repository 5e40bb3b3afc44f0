"""Bots think in processes of their own, so that nobody waits for them; their thinking can be cancelled."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import Array, c_uint8
from multiprocessing.context import SpawnContext
from types import FrameType
from typing import Any, TypeVar

from forts.analysis import Analysis, analyse
from forts.bots.advice import Advice
from forts.core.extensions import keep_faults_quiet
from forts.lab.tryout import Advance, advance
from forts.server.line import SLICE, Errand, Line
from forts.server.thinking import Position, advise_at, choose
from forts.server.thinking import position_of as position_of

Result = TypeVar("Result")


class Thought:
    """Something being thought about."""

    def __init__(self, flags: Array[c_uint8], slot: int) -> None:
        self._flags = flags
        self.slot = slot
        self.finished = False

    def cancel(self) -> None:
        """Whoever thinks answers soon with what has been found so far."""
        if not self.finished:  # the slot may be another's by now
            self._flags[self.slot] = 1


class Thinkers:
    """The processes that bots think in, and the line before them."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line = Line(processes)
        """Whose thought is next; a process that is handed one is free to begin it."""
        self._flags: Array[c_uint8] = context.RawArray(c_uint8, processes)
        self._free = list(range(processes))
        self._bots = _Pool(processes, context, self._flags)
        self._analysts = _Pool(1, context, self._flags)
        """An analysis takes long: nobody waits for a bot's move because of it."""

    def warm_up(self) -> None:
        """Start the processes before the first bot has to move."""
        self._bots.warm_up()

    async def choose(
        self, errand: Errand, position: Position, seat: int, bot: str, begun: Callable[[Thought], None]
    ) -> int:
        """The action that a bot takes; `begun` is told when it begins to think."""
        return await self._think(errand, _choose, begun, position, seat, bot, secrets.randbits(64))

    async def advise(
        self, errand: Errand, position: Position, seat: int, seconds: float, begun: Callable[[Thought], None]
    ) -> Advice:
        """What a strong player would do."""
        return await self._think(errand, _advise, begun, position, seat, seconds, secrets.randbits(64))

    async def play_on(self, errand: Errand, kept: bytes) -> Advance:
        """A slice of a tryout's games."""
        return await self._think(errand, _play_on, lambda _: None, kept)

    async def analyse(self, log: dict[str, Any]) -> Analysis:
        """The win chances over a game that is over."""
        return await self._analysts.run(analyse, log)

    def close(self) -> None:
        """End all thinking."""
        self._flags[:] = [1] * len(self._flags)
        self._bots.close()
        self._analysts.close()

    async def _think(
        self, errand: Errand, work: Callable[..., Result], begun: Callable[[Thought], None], *args: Any
    ) -> Result:
        await self.line.enter(errand)
        slot = self._free.pop()
        self._flags[slot] = 0
        thought = Thought(self._flags, slot)
        errand.cut = thought.cancel
        if errand.pressed:
            thought.cancel()
        begun(thought)
        try:
            return await self._bots.run(work, slot, *args)
        finally:
            thought.finished = True
            self._free.append(slot)
            self.line.leave(errand)


class _Pool:
    """Processes that are replaced when one of them dies."""

    def __init__(self, processes: int, context: SpawnContext, flags: Array[c_uint8]) -> None:
        self._processes = processes
        self._context = context
        self._flags = flags
        self._executor = self._new()

    def warm_up(self) -> None:
        for _ in range(self._processes):
            self._executor.submit(os.getpid)

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        for _ in range(_TRIES):
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
            except BrokenProcessPool:
                # a process was killed: all that it shared the executor with has to be asked again
                if self._executor is executor:
                    self._executor = self._new()
        raise BrokenProcessPool("processes that think keep dying")

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, self._context, initializer=_begin, initargs=(self._flags,))


_TRIES = 5

# -- in the processes --------------------------------------------------------------------------------------------

_flags: Array[c_uint8]


def _begin(flags: Array[c_uint8]) -> None:
    global _flags
    _flags = flags
    keep_faults_quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its processes itself
    os.nice(5)  # people's moves come before bots' thoughts
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot end its processes; they would wait for work for ever."""
    server = multiprocessing.parent_process()
    assert server is not None, "bots think in processes that were started"
    server.join()
    os._exit(1)


def _choose(slot: int, position: Position, seat: int, bot: str, seed: int) -> int:
    return choose(position, seat, bot, seed, lambda: _flags[slot] != 0, _time_limit)


def _advise(slot: int, position: Position, seat: int, seconds: float, seed: int) -> Advice:
    return advise_at(position, seat, seconds, seed, lambda: _flags[slot] != 0)


@contextmanager
def _time_limit() -> Iterator[None]:
    """A bot that never answers must not keep a process from all other tables."""
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    signal.signal(signal.SIGALRM, _too_late)
    signal.setitimer(signal.ITIMER_REAL, _LONGEST_THOUGHT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_late(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"no answer in {_LONGEST_THOUGHT:g} s")


_LONGEST_THOUGHT = 20.0
"""Seconds; the slowest of our own bots take one."""


def _play_on(slot: int, kept: bytes) -> Advance:
    return advance(kept, SLICE, lambda: _flags[slot] != 0, time.monotonic)
