"""Packages that only some faces need: one that is missing is named with the command that installs it."""

from __future__ import annotations

from forts.rl.errors import MissingPackage


def missing(extra: str, error: ModuleNotFoundError) -> MissingPackage:
    """What to install, in one sentence; `extra` is the name of the set that the package belongs to."""
    return MissingPackage("rl-missing", package=str(error.name), command=f'pip install "forts[{extra}]"')
