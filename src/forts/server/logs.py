"""The log: lines for people, or JSON for programs. Each says which request it belongs to; none has a secret in it."""

from __future__ import annotations

import json
import logging
import secrets
import sys
from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered, if one is; its answer bears it in the header `x-request-id`."""


def new_request() -> str:
    """Begin a request: a name for it that nobody else chose."""
    name = secrets.token_hex(8)
    request_id.set(name)
    return name


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """`WARNING forts.server [3f2a...]: what happened`."""
        asked = request_id.get()
        return super().format(record).replace(_PLACE, f" [{asked}]" if asked else "", 1)


_PLACE = "\x00"


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One object a line."""
        told = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if asked := request_id.get():
            told["request"] = asked
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(as_json: bool) -> None:
    """Write warnings and worse to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if as_json else _Lines(f"%(levelname)s %(name)s{_PLACE}: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
