"""What the server writes down of itself: one line of JSON each, with its time, its level and the request it is about.

What hosts and those who run the server do is written to `forts.audit`. Names, tokens, invitations and addresses of
tables that are secret never are: guests and tables stand there by their public ids.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

_request: ContextVar[str] = ContextVar("request", default="")
_audit = logging.getLogger("forts.audit")
_QUIET = 30.0
"""Seconds between two lines about a database that does not answer."""
_MOST_TRACE = 8000
"""Letters of a traceback."""


def begin_request() -> str:
    """From here on lines are about a request of their own; returns its id."""
    id_ = secrets.token_hex(6)
    _request.set(id_)
    return id_


def audit(deed: str, **about: str | int | None) -> None:
    """Somebody has done something that others may want to know of later."""
    _audit.info(deed, extra={"about": about})


def database_is_away(error: BaseException | None) -> bool:
    """Is it that the database cannot be reached? Then the line and its code do not matter."""
    if isinstance(error, PoolTimeout):
        return True
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or type(error.orig).__name__ in ("OperationalError", "AdminShutdown")
    )


class Lines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
        }
        if request := _request.get():
            line["request"] = request
        line["message"] = record.getMessage()
        line |= {name: value for name, value in getattr(record, "about", {}).items() if value is not None}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))[-_MOST_TRACE:]
        return msgspec.json.encode(line).decode()


class OutageFilter(logging.Filter):
    """A database that does not answer is one line now and then, not a traceback for each who asked it something."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told = -_QUIET

    def filter(self, record: logging.LogRecord) -> bool:
        """May the record be written?"""
        error = record.exc_info[1] if record.exc_info else None
        if not database_is_away(error):
            return True
        now = self._clock()
        if now - self._told < _QUIET:
            return False
        self._told = now
        cause = getattr(error, "orig", None) or error
        record.msg, record.args = "the database does not answer: %s", (" ".join(str(cause).split())[:200],)
        record.exc_info = None
        return True


def set_up() -> None:
    """Write to the standard error, from now on, whatever is worth knowing."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(OutageFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _audit.setLevel(logging.INFO)
