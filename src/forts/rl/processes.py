"""Many games at once in several processes, which write to memory that all of them share."""

from __future__ import annotations

import multiprocessing
import signal
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from forts.core.extensions import keep_faults_quiet
from forts.rl.errors import LostProcess
from forts.rl.lines import LINE, Line, cores
from forts.rl.table import Table
from forts.rl.vectors import Here, columns

RESET, SAMPLE, STEP, END = range(4)
"""What a process is told to do; the two halves of a seed follow the first."""
_HALF = 48
"""Bits of half a seed."""
_ALIGNED = 64
"""Every array begins at a multiple of so many bytes."""
_TEXT = 400
"""Bytes that say what went wrong in a process."""


class Several:
    """Rows shared out among processes; each writes its own part of every array. This process has the first part."""

    def __init__(self, table: Table, rows: int, processes: int) -> None:
        shapes = _shapes(table, rows, processes)
        self._memory = SharedMemory(create=True, size=max(end for _, _, _, end in shapes.values()))
        everything = {name: _array(self._memory, *shape[:3]) for name, shape in shapes.items()}
        self._actions: npt.NDArray[np.int64] = everything.pop("actions")
        self._drawn: npt.NDArray[np.int64] = everything.pop("drawn")
        self._texts: npt.NDArray[np.uint8] = everything.pop("texts")
        ends = everything.pop("ends")
        self._fresh = True
        self.arrays: dict[str, npt.NDArray[Any]] = everything
        self._firsts = np.arange(rows) * table.game.num_actions
        """Where the mask of each row begins, if all stand in one line."""
        self._masks: npt.NDArray[np.uint8] = everything["mask"].reshape(-1)
        bounds = [rows * part // processes for part in range(processes + 1)]
        self._here = Here(table, bounds[1], stride=rows)
        self._parts = {name: array[: bounds[1]] for name, array in everything.items()}
        self._drawn_here = self._drawn[: bounds[1]]
        self._actions_here = self._actions[: bounds[1]]
        spins = processes <= cores()
        spawning = multiprocessing.get_context("spawn")
        self._lines: list[Line] = []
        self._processes: list[SpawnProcess] = []
        for part, (begin, end) in enumerate(pairwise(bounds)):
            if part == 0:
                continue
            ours, theirs = spawning.Pipe()
            process = spawning.Process(
                target=_work,
                args=(table, rows, processes, part, begin, end, self._memory.name, theirs, spins),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._lines.append(Line(ours, ends[part, 0].data, ends[part, 1].data, spins))
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._tell(RESET, seed & (1 << _HALF) - 1, seed >> _HALF & (1 << _HALF) - 1)
        self._here.reset(seed)
        self._gather()
        self._fresh = True

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row: those drawn with the last step, then others."""
        if not self._fresh:
            self._tell(SAMPLE)
            self._here.draw()
            self._gather()
        self._fresh = False
        return self._drawn

    def refused(self, actions: bytes) -> int:
        """The first row whose action is not legal; -1 if all are."""
        given = np.frombuffer(actions, dtype="<i8")
        width = self.arrays["mask"].shape[1]
        # as unsigned numbers, those below 0 are above all others
        if given.view(np.uint64).max() >= width:
            return int(np.argmin((given >= 0) & (given < width) & self._marked(given.clip(0, width - 1))))
        return self._marked(given).tobytes().find(b"\0")

    def _marked(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
        """What the masks say of an action for each row."""
        return self._masks.take(self._firsts + actions)

    def step(self, actions: bytes) -> None:
        """Take an action in each row."""
        self._actions[:] = np.frombuffer(actions, dtype="<i8")
        self._tell(STEP)
        self._here.step(self._actions_here.tobytes())
        self._gather()
        self._fresh = True

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            try:
                line.tell(END)
            except OSError:
                continue  # it has ended already
            finally:
                line.close()
        for process in self._processes:
            process.join()
        if self._lines:
            self._lines = []
            self.arrays.clear()
            self._parts.clear()
            del self._masks
            self._memory.unlink()

    def _tell(self, what: int, *numbers: int) -> None:
        """Have every other process do something."""
        try:
            for line in self._lines:
                line.tell(what, *numbers)
        except OSError as error:
            raise LostProcess("rl-lost-process") from error

    def _gather(self) -> None:
        """Lay out what this process has done, and wait for what the others have."""
        self._here.lay_out(self._parts)
        self._drawn_here[:] = self._here.drawn
        failed = 0
        try:
            for part, line in enumerate(self._lines, 1):
                if line.hear()[0]:
                    failed = part
        except (EOFError, OSError) as error:
            raise LostProcess("rl-lost-process") from error
        if failed:
            text = self._texts[failed].tobytes().rstrip(b"\0")
            raise LostProcess("rl-failed-process", why=text.decode(errors="replace"))


def _shapes(table: Table, rows: int, processes: int) -> dict[str, tuple[type[np.generic], tuple[int, ...], int, int]]:
    """By name: kind of number, shape, and where in the memory it begins and ends."""
    found: dict[str, tuple[type[np.generic], tuple[int, ...], int, int]] = {}
    at = 0
    private: list[tuple[str, type[np.generic], int]] = [("actions", np.int64, 0), ("drawn", np.int64, 0)]
    wanted: list[tuple[str, type[np.generic], tuple[int, ...]]] = [
        (name, kind, (rows, width) if width else (rows,)) for name, kind, width in [*columns(table), *private]
    ]
    # both ends of the line to each process, and what went wrong there
    wanted += [("ends", np.int64, (processes, 2, LINE)), ("texts", np.uint8, (processes, _TEXT))]
    for name, kind, shape in wanted:
        end = at + prod(shape) * kind().itemsize
        found[name] = (kind, shape, at, end)
        at = -(-end // _ALIGNED) * _ALIGNED
    return found


def _array(memory: SharedMemory, kind: type[np.generic], shape: tuple[int, ...], at: int) -> npt.NDArray[Any]:
    return np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)


def _work(
    table: Table,
    rows: int,
    processes: int,
    part: int,
    begin: int,
    end: int,
    memory_name: str,
    pipe: Connection,
    spins: bool,
) -> None:
    """What another process does: the rows from `begin` to `end`."""
    keep_faults_quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the first one answers
    memory = SharedMemory(name=memory_name)
    here = Here(table, end - begin, begin=begin, stride=rows)
    shared = {name: _array(memory, *shape[:3]) for name, shape in _shapes(table, rows, processes).items()}
    ends, text = shared.pop("ends")[part], shared.pop("texts")[part]
    line = Line(pipe, ends[1].data, ends[0].data, spins)
    actions, drawn = shared.pop("actions")[begin:end], shared.pop("drawn")[begin:end]
    own = {name: array[begin:end] for name, array in shared.items()}
    while True:
        try:
            told, low, high, *_ = line.hear()
        except EOFError:
            break
        if told == END:
            break
        failed = False
        try:
            if told == STEP:
                here.step(actions.tobytes())
            elif told == SAMPLE:
                here.draw()
            else:
                here.reset(high << _HALF | low)
            here.lay_out(own)
            drawn[:] = here.drawn
        except Exception as error:
            failed = True
            what = f"{type(error).__name__}: {error}".encode()[:_TEXT]
            text[: len(what)] = np.frombuffer(what, dtype=np.uint8)
        line.tell(failed)
    line.close()
    del actions, drawn, ends, text
    shared.clear()
    own.clear()
    memory.close()
