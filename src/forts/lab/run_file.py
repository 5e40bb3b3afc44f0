"""The file of a run while it goes on: a line that says which run it is, then one line per game.

It lies beside the file of results that it becomes in the end. Whatever ends the program, the games written so far are
kept, and the same run goes on from there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from forts.lab.errors import BadRun
from forts.lab.playing import Task
from forts.lab.records import GameRecord, record_from_json

FORMAT = 1
"""Version of the file's form."""

Header = dict[str, Any]
"""What identifies a run."""


def header_of(task: Task) -> Header:
    """Everything that the games of a run follow from."""
    if task.sides:
        return {"forts_run": FORMAT, "seed": str(task.seed), "sides": [header_of(side) for side in task.sides]}
    return {
        "forts_run": FORMAT,
        "game": task.game.name,
        "rules": task.game.rules,
        "data": task.game.fingerprint(task.options),
        "players": task.players,
        "options": dict(task.options),
        "seatings": [list(seating) for seating in task.seatings],
        "seed": str(task.seed),
        "paired": task.paired,
        "facts": task.facts,
        "on_bad_bot": task.on_bad_bot,
        **({"logs": True} if task.logs else {}),
        **({"course": True} if task.course else {}),
        **({"careers": True} if task.careers else {}),
        **({"cards": sorted(task.cards)} if task.cards else {}),
    }


def part_of(out: Path) -> Path:
    """Where a run is kept until its results are written."""
    return out.with_name(f"{out.name}.part")


class RunFile:
    """The games of a run that have been written down."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.header: Header | None = None
        """What the file says it is; None if it is new."""
        self._places: dict[int, int] = {}
        """By number: where in the file the game is; a run may be larger than the memory."""
        self._file: IO[bytes] | None = None
        whole = self._read()
        try:
            if whole is not None and whole < path.stat().st_size:
                # the program was killed in the middle of a line
                os.truncate(path, whole)
        except OSError as error:
            raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None

    @property
    def seed(self) -> int | None:
        """The seed of the run that the file holds."""
        return None if self.header is None else int(self.header["seed"])

    def begin(self, task: Task) -> None:
        """Make ready to write; a file of another run is refused and kept."""
        wanted = header_of(task)
        if self.header is not None and self.header != wanted:
            differ = ", ".join(key for key in wanted if self.header.get(key) != wanted[key])
            raise BadRun("lab-other-run", path=str(self.path), differ=differ)
        try:
            self._file = self.path.open("ab")
            if self.header is None:
                self._write([wanted])
        except OSError as error:
            raise BadRun("lab-cannot-write", path=str(self.path), why=error.strerror or str(error)) from None
        self.header = wanted

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def games(self, below: int) -> Iterator[GameRecord]:
        """The games with numbers below that one, in their order."""
        with self.path.open("rb") as file:
            for number in sorted(number for number in self._places if number < below):
                file.seek(self._places[number])
                yield record_from_json(json.loads(file.readline()))

    def add(self, records: list[GameRecord]) -> None:
        """Write games down; they are on the disk when this returns."""
        try:
            self._write(record.to_json() for record in records)
        except OSError as error:
            raise BadRun("lab-cannot-write", path=str(self.path), why=error.strerror or str(error)) from None

    def close(self) -> None:
        """Write no more."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, bodies: Iterable[dict[str, Any]]) -> None:
        assert self._file is not None, "a run file is begun before it is written to"
        place = self._file.tell()
        lines = []
        for body in bodies:
            lines.append(json.dumps(body, separators=(",", ":")).encode() + b"\n")
            if "number" in body:
                self._places[body["number"]] = place
            place += len(lines[-1])
        self._file.write(b"".join(lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> int | None:
        """Look through what is there; returns how many bytes of it are whole lines, None if there is nothing."""
        place = line = 0
        try:
            with self.path.open("rb") as file:
                for line, text in enumerate(file):
                    if not text.endswith(b"\n"):
                        break
                    body = json.loads(text)
                    if line == 0:
                        self.header = _header(body)
                    else:
                        self._places[record_from_json(body).number] = place
                    place += len(text)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise BadRun("lab-cannot-read", path=str(self.path), why=error.strerror or str(error)) from None
        except (ValueError, KeyError, TypeError):
            raise BadRun("lab-damaged-run", path=str(self.path), line=line + 1) from None
        return place


def _header(body: Any) -> Header:
    if not isinstance(body, dict) or body.get("forts_run") != FORMAT:
        raise ValueError("not the first line of a run")
    int(body["seed"])
    return body
