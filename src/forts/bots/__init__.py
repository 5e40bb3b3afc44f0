"""Players that decide by themselves. Each sees what its seat may see, never the state."""

from __future__ import annotations

from collections.abc import Callable

from forts.bots.bot import Bot, BotView, RandomBot
from forts.bots.errors import UnknownBot

_bots: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def bot_names() -> list[str]:
    """The names that `find_bot` knows."""
    return sorted(_bots)


def find_bot(name: str) -> Callable[[], Bot]:
    """What makes a bot of that name, or `UnknownBot`."""
    if name not in _bots:
        raise UnknownBot("bots-unknown", bot=name, known=", ".join(bot_names()))
    return _bots[name]


__all__ = ["Bot", "BotView", "RandomBot", "UnknownBot", "bot_names", "find_bot"]
