"""Many games at once: simulation, ladders of bots and reports on balance."""

from __future__ import annotations

from forts.analysis import Analysis, Moment, analyse
from forts.lab.balance import Balance, balance
from forts.lab.playing import BOT_SECONDS, GO_ON, STOP
from forts.lab.run import Means
from forts.lab.simulate import Simulation, simulate

__all__ = [
    "BOT_SECONDS",
    "GO_ON",
    "STOP",
    "Analysis",
    "Balance",
    "Means",
    "Moment",
    "Simulation",
    "analyse",
    "balance",
    "simulate",
]
