"""Players that decide by themselves. Each sees what its seat may see, never the state."""

from __future__ import annotations

from forts.bots.advice import Advice, Hint, advise
from forts.bots.bot import Bot, BotView, RandomBot
from forts.bots.errors import UnknownBot
from forts.bots.foresight import ForesightBot
from forts.bots.forfort import EasyForFort, NormalForFort
from forts.bots.levels import LEVELS, easy, expert, expert_forfort, hard, hard_forfort, normal
from forts.bots.lookahead import LookaheadBot
from forts.bots.registry import BotMaker, NotABot, bot_names, find_bot, register_bot
from forts.bots.thinking import Prospect, SearchBot

register_bot("random", None, RandomBot)
register_bot("easy", None, easy)
register_bot("normal", None, normal)
register_bot("hard", None, hard)
register_bot("expert", None, expert)
register_bot("easy", "forfort", EasyForFort)
register_bot("normal", "forfort", NormalForFort)
register_bot("hard", "forfort", hard_forfort)
register_bot("expert", "forfort", expert_forfort)

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "BotMaker",
    "BotView",
    "ForesightBot",
    "Hint",
    "LookaheadBot",
    "NotABot",
    "Prospect",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "advise",
    "bot_names",
    "find_bot",
    "register_bot",
]
