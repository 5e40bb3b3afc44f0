"""Bots of somebody else, good and bad."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

from forts.bots import BotView


class First:
    """Always takes the first legal action."""

    def choose(self, view: BotView) -> int:
        return view.legal[0]


class Last:
    """Always takes the last legal action."""

    def choose(self, view: BotView) -> int:
        return view.legal[-1]


class Raises:
    """Fails at its third decision of a game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: BotView) -> int:
        self.asked += 1
        if self.asked == 3:
            raise ValueError("I give up")
        return view.legal[0]


class Leaves:
    """Tries to end the program."""

    def choose(self, view: BotView) -> int:
        sys.exit(7)


class Unmade:
    """Cannot even sit down."""

    def __init__(self) -> None:
        raise RuntimeError("no chair")

    def choose(self, view: BotView) -> int:
        return view.legal[0]


class Illegal:
    """Answers with an action that does not exist."""

    def choose(self, view: BotView) -> int:
        return 10**9


class Wordy:
    """Answers with words."""

    def choose(self, view: BotView) -> object:
        return "the first one, please"


class Slow:
    """Never answers, and catches what it can."""

    def choose(self, view: BotView) -> int:
        while True:
            with suppress(Exception):
                time.sleep(0.01)


class Dies:
    """Takes its process with it."""

    def choose(self, view: BotView) -> int:
        os._exit(9)


class Patient(First):
    """Has to be told something."""

    def __init__(self, turns: int, bold: bool = False, motto: str = "") -> None:
        self.told = (turns, bold, motto)


class NoBot:
    """Has nothing to choose with."""


not_a_class = 7
