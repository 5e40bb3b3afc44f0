"""The page of observations is what the layouts say, and a layout never changes without a new version."""

from __future__ import annotations

import hashlib
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from conformance.every_game import Setting, house_games, settings
from forts.core import CHANCE, OVER, Dice
from forts.core.layout import observed

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "data" / "layouts.json"
"""By table and version: what the layout was, and what it made of a game by some rules."""
TABLES = [setting for setting in settings() if setting.game.name in (*house_games(), "nim")]


def _tool() -> Any:
    spec = spec_from_file_location("observations", ROOT / "tools" / "observations.py")
    assert spec is not None and spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_the_page_is_made_from_the_layouts() -> None:
    tool = _tool()
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "write it anew: python tools/observations.py"


def fingerprints(setting: Setting) -> dict[str, str]:
    """The layout at a table, and all observations of a random game there, each in a few letters."""
    options = setting.game.complete(setting.players, dict(setting.options))
    layout = setting.game.layout(setting.players, options)
    seen = hashlib.sha256()
    state, dice = setting.new(), Dice(4)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            seen.update(observed(state, state.to_act(), layout))
            state.apply(state.options[dice.below(len(state.options))])
    form = hashlib.sha256(json.dumps(layout.to_json(), sort_keys=True).encode()).hexdigest()[:16]
    data = setting.game.fingerprint(options)
    return {
        f"{setting} layout {layout.version} {data}".strip(): form,
        f"{setting} layout {layout.version} rules {setting.game.rules} {data}".strip(): seen.hexdigest()[:16],
    }


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_a_layout_that_changes_has_a_new_version(setting: Setting) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for name, found in fingerprints(setting).items():
        assert kept.get(name, found) == found, "the same bytes mean something else: give the layout a new version"
        assert name in kept, f"a new version is written down: python {Path(__file__).name}"


if __name__ == "__main__":
    known = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for each in TABLES:
        for name, found in fingerprints(each).items():
            known.setdefault(name, found)
    KEPT.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
