"""The small game and bots of other people, where processes that are started find them too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "toy"))
sys.path.insert(0, str(Path(__file__).parent))

import bare
import forts
import nim
from forts.core import Game

forts.register(nim.GAME)
forts.register(bare.GAME)


@pytest.fixture
def fort() -> Game:
    return forts.find("fort")


@pytest.fixture
def small() -> Game:
    return forts.find("nim")
