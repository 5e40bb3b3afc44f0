"""What the host has to say to everybody: a message of the day, and when the server closes.

It is kept in a file beside the settings, so that all processes and a restart know it; `forts admin notice` writes it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from forts.server.wire import Notice

_log = logging.getLogger("forts.server")
LONGEST = 500
"""Letters of a message."""


class Noticeboard:
    """The notice of a file, read again when the file has changed."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.time) -> None:
        self._file = file
        self._clock = clock
        self._read_at: float | None = None
        self._notice = Notice()

    def notice(self) -> Notice:
        """What is to be said now; a closing that has passed is not."""
        try:
            changed = self._file.stat().st_mtime_ns
        except OSError:
            self._read_at, self._notice = None, Notice()
            return self._notice
        if changed != self._read_at:
            self._read_at = changed
            try:
                self._notice = msgspec.json.decode(self._file.read_bytes(), type=Notice)
            except (OSError, msgspec.MsgspecError) as error:
                _log.warning("the notice in %s is not readable: %s", self._file, error)
                self._notice = Notice()
        if self._notice.closing is not None and self._notice.closing < self._clock():
            return Notice(self._notice.text)
        return self._notice

    def write(self, notice: Notice) -> None:
        """Say this from now on; nothing, if the notice is empty."""
        if notice == Notice():
            self._file.unlink(missing_ok=True)
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_name(f"{self._file.name}.new")
        fresh.write_bytes(msgspec.json.encode(notice))
        fresh.replace(self._file)
