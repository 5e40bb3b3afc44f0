"""Players that decide by themselves. Each sees what its seat may see, never the state."""

from __future__ import annotations

from forts.bots.advice import Advice, Hint, advise
from forts.bots.bot import Bot, BotView, RandomBot
from forts.bots.errors import BadParameter, UnknownBot
from forts.bots.learned import LearnedBot
from forts.bots.levels import (
    LEARNED,
    LEVELS,
    SKILLS,
    easy,
    expert,
    expert_classic,
    hard,
    hard_classic,
    normal,
)
from forts.bots.lookahead import LookaheadBot
from forts.bots.parameters import split_names
from forts.bots.registry import (
    BotMaker,
    NotABot,
    bot_label,
    bot_names,
    bot_origin,
    bot_skill,
    find_bot,
    make_bot,
    register_bot,
)
from forts.bots.thinking import Prospect, SearchBot

register_bot("random", None, RandomBot)
register_bot("easy", None, easy)
register_bot("normal", None, normal)
register_bot(LEARNED, None, LearnedBot, listed=False)
register_bot("hard", None, hard)
register_bot("expert", None, expert)
register_bot("hard-classic", None, hard_classic, listed=False)
register_bot("expert-classic", None, expert_classic, listed=False)

__all__ = [
    "LEVELS",
    "SKILLS",
    "Advice",
    "BadParameter",
    "Bot",
    "BotMaker",
    "BotView",
    "Hint",
    "LearnedBot",
    "LookaheadBot",
    "NotABot",
    "Prospect",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "advise",
    "bot_label",
    "bot_names",
    "bot_origin",
    "bot_skill",
    "find_bot",
    "make_bot",
    "register_bot",
    "split_names",
]
