"""Judgement that was learned by self-play: the network, its file, and a bot that goes by it at once."""

from __future__ import annotations

from forts.bots.learned.files import BadNetwork, Network
from forts.bots.learned.judging import has_network, judge_for, judge_of
from forts.bots.learned.network import Judge
from forts.bots.learned.player import LearnedBot

__all__ = ["BadNetwork", "Judge", "LearnedBot", "Network", "has_network", "judge_for", "judge_of"]
