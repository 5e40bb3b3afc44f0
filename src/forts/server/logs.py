"""The log: lines for people, or JSON for programs. Each says when it was written and which request it belongs to; none
has a secret in it.

What hosts and those who run the server do goes to `forts.audit`: guests and tables stand there by their public ids.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered, if one is; its answer bears it in the header `x-request-id`."""
_audit = logging.getLogger("forts.audit")
_QUIET = 30.0
"""Seconds between two lines about a database that does not answer."""


def new_request() -> str:
    """Begin a request: a name for it that nobody else chose."""
    name = secrets.token_hex(8)
    request_id.set(name)
    return name


def audit(deed: str, **about: str | int | None) -> None:
    """Somebody has done something that others may want to know of later."""
    _audit.info(deed, extra={"about": {name: value for name, value in about.items() if value is not None}})


def database_is_away(error: BaseException | None) -> bool:
    """Is it that the database cannot be reached? Then who asked it what does not matter."""
    if isinstance(error, PoolTimeout):
        return True
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or type(error.orig).__name__ in ("OperationalError", "AdminShutdown")
    )


class Lines(logging.Formatter):
    """`2026-03-01T20:15:00+0000 WARNING forts.server [3f2a...]: what happened`."""

    def __init__(self) -> None:
        super().__init__(f"%(asctime)s %(levelname)s %(name)s{_PLACE}: %(message)s", _TIME)

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback below it if there is one."""
        asked = request_id.get()
        line = super().format(record).replace(_PLACE, f" [{asked}]" if asked else "", 1)
        return line + "".join(f" {name}={value}" for name, value in getattr(record, "about", {}).items())

    def formatMessage(self, record: logging.LogRecord) -> str:
        """What happened, in one line: an address that somebody asked for may have a whole forged line in it."""
        record.message = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in record.message.rstrip())
        return super().formatMessage(record)


_PLACE = "\x00"
_TIME = "%Y-%m-%dT%H:%M:%S%z"


class Json(logging.Formatter):
    """The same as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One object a line."""
        told = {
            "time": self.formatTime(record, _TIME),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if asked := request_id.get():
            told["request"] = asked
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told)


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


def begin(as_json: bool) -> None:
    """Write warnings and worse to standard error, and what is done that others may want to know of."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Lines())
    handler.addFilter(OutageFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _audit.setLevel(logging.INFO)
