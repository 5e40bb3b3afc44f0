"""Errors of the lab."""

from __future__ import annotations

from forts.core import FortsError


class BadRun(FortsError):
    """A file of results that cannot be written, read or continued."""


class NoCluster(FortsError):
    """No Ray cluster answers."""


class LostWorker(FortsError):
    """A process that played games died, and again at the second try."""
