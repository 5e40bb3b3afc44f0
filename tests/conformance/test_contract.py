"""Every game of the catalog passes the suite that others can run on theirs (`forts.testing`)."""

from __future__ import annotations

import pytest

from conformance.every_game import LONG, Setting
from forts.testing import Promise, trials

TRIALS = list(trials(40 if LONG else 3))


@pytest.mark.parametrize(("promise", "seed"), TRIALS, ids=[f"{promise}-{seed}" for promise, seed in TRIALS])
def test_every_game_keeps_its_promises(setting: Setting, promise: Promise, seed: int) -> None:
    promise.try_out(setting, seed)
