"""What `docs/positions.md` shows can be done as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import forts

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: re.search(r'"game": "(\w+)"', example)[1])
def test_an_example_plays(example: str) -> None:
    names = {"forts": forts}
    exec(example, names)
    match = names["match"]
    assert forts.from_position(match.position()).position() == match.position()
    for entry in match.position():
        assert f"`{entry}`" in PAGE
    for entry in match.position()["seats"][0]:
        assert f"`{entry}`" in PAGE or f".{entry}`" in PAGE
