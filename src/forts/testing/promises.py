"""A promise of the contract: something that every game keeps, tried out at a table with a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from forts.core import Message, State
from forts.testing.settings import Setting


@dataclass(frozen=True)
class Promise:
    """Something that every game keeps."""

    name: str
    """In words."""
    try_out: Callable[[Setting, int], None]
    """Raises `AssertionError` if the game does not keep it."""
    once: bool
    """Is one seed enough?"""

    def __str__(self) -> str:
        return self.name


PROMISES: list[Promise] = []
"""All of them."""


def promise(try_out: Callable[[Setting, int], None]) -> Callable[[Setting, int], None]:
    """Add a promise, named as its function is."""
    PROMISES.append(Promise(try_out.__name__, try_out, once=False))
    return try_out


def promise_once(try_out: Callable[[Setting, int], None]) -> Callable[[Setting, int], None]:
    """The same for one that takes long: one seed is enough."""
    PROMISES.append(Promise(try_out.__name__, try_out, once=True))
    return try_out


def fingerprint(setting: Setting, state: State) -> str:
    """Everything that makes a state what it is."""
    return json.dumps([setting.game.position(state), state.to_act(), state.legal()], sort_keys=True)


@contextmanager
def refused(kind: type[Exception]) -> Iterator[None]:
    """What is done within has to be refused with such an error."""
    try:
        yield
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was expected")


def differs_by_language(said: Message, setting: Setting) -> bool:
    """Is something else said in each language that the game speaks?"""
    spoken = [said.text(lang) for lang in setting.languages()]
    return len(set(spoken)) == len(spoken)
