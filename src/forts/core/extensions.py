"""What other packages add, by entry point: each is loaded by itself, and a broken one does the others no harm."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from forts.core.errors import FortsError
from forts.core.message import Message, message

GAMES = "forts.games"
"""The group of entry points that name games."""
BOTS = "forts.bots"
"""The group of entry points that name bots."""


@dataclass(frozen=True)
class Fault:
    """Something that was added and does not work; it is left out."""

    group: str
    name: str
    """What its entry point is called, or the game that it belongs to."""
    package: str
    """The package that brings it."""
    why: Message

    @property
    def told(self) -> Message:
        """The fault in a sentence."""
        return message("extension-broken", name=self.name, package=self.package, why=self.why)


class BrokenExtension(UserWarning):
    """Something that an entry point added does not work."""


def _warn(fault: Fault) -> None:
    warnings.warn(fault.told.text(), BrokenExtension, stacklevel=2)


_faults: list[Fault] = []
_tell: Callable[[Fault], None] = _warn


def faults() -> list[Fault]:
    """Everything found to be broken so far."""
    return _faults[:]


def tell_faults_to(listener: Callable[[Fault], None]) -> None:
    """Hand in who is told of each fault, once; without one it is a Python warning."""
    global _tell
    _tell = listener


def keep_faults_quiet() -> None:
    """For a process that helps another, which has told them already."""
    tell_faults_to(lambda fault: None)


@contextmanager
def contained(group: str, name: str, package: str) -> Iterator[None]:
    """Whatever goes wrong within becomes a fault of that name, even leaving the program."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except FortsError as error:
        _report(Fault(group, name, package, error.reason))
    except BaseException as error:
        _report(Fault(group, name, package, message("extension-failed", why=f"{type(error).__name__}: {error}")))


def _report(fault: Fault) -> None:
    if fault not in _faults:
        _faults.append(fault)
        _tell(fault)


def add_each(group: str, add: Callable[[str, str, Any], None]) -> None:
    """Add all that the entry points of a group name: their own name, their package and the thing itself."""
    from importlib.metadata import entry_points  # here, because it takes as long to load as all of the core

    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        package = point.dist.name if point.dist is not None else point.value.partition(".")[0]
        with contained(group, point.name, package):
            add(point.name, package, point.load())
