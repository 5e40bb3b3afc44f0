"""Errors that only the command line has."""

from __future__ import annotations

from forts.core import FortsError


class BadSeats(FortsError):
    """The seats named on the command line do not fit."""


class BadSave(FortsError):
    """A file that the game cannot continue from, or that must not be overwritten."""


class NoReference(FortsError):
    """There is no text about what was asked for."""
