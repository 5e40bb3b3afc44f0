"""The games for those who learn: observations, masks and rewards as arrays, and the faces that learners know.

Each face is a module of its own, which needs its own packages: `forts.rl.pettingzoo`, `forts.rl.gymnasium`,
`forts.rl.openspiel`. `vector` steps many games at once and needs numpy alone.
"""

from __future__ import annotations

from forts.rl.errors import BadDataset, GameOver, IllegalAction, LostProcess
from forts.rl.table import SCORE, SHARE, Table
from forts.rl.vectors import Vector, vector

__all__ = [
    "SCORE",
    "SHARE",
    "BadDataset",
    "GameOver",
    "IllegalAction",
    "LostProcess",
    "Table",
    "Vector",
    "vector",
]
