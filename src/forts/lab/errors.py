"""Errors of the lab."""

from __future__ import annotations

from forts.core import FortsError


class BadRun(FortsError):
    """A file of results that cannot be written, read or gone on with."""


class NoCluster(FortsError):
    """No Ray cluster answers."""


class LostWorker(FortsError):
    """Whoever played the games died, and again when it was tried anew."""
