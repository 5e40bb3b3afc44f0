"""How Nim plays by itself."""

from __future__ import annotations

from forts.bots import BotView
from nim.moves import ROLL, TAKE


class Careful:
    """Never rolls the die."""

    def choose(self, view: BotView) -> int:
        """The first action that is no roll."""
        return next(action for action in view.legal if action != ROLL)


class Hasty:
    """Takes as many stones as it can."""

    game = "nim"

    def __init__(self, most: int = 2) -> None:
        if most not in (1, 2):
            raise ValueError("nobody can take so many")
        self.most = most

    def choose(self, view: BotView) -> int:
        """Two stones, or what there is."""
        wanted = [action for action in view.legal if TAKE <= action < TAKE + self.most]
        return wanted[-1] if wanted else view.legal[-1]


BOTS = {"careful": Careful}
"""The bots that come with the game; `Hasty` comes by an entry point."""
