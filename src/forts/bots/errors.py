"""Errors about bots."""

from __future__ import annotations

from forts.core import FortsError


class UnknownBot(FortsError):
    """No bot of that name exists."""


class BadParameter(FortsError):
    """A bot has no such parameter, or does not accept this value."""
