"""Every kid of the data file has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from forts.games.fort.box.kids import cards


def test_every_kid_has_its_test():
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_kids_*.py"))
    tests = re.findall(r"^def (test_\w+)\(", text, re.MULTILINE)
    kids = [kid.name.lower().replace("&", "and").replace(" ", "_") for kid in cards("").kids if kid.copies]
    missing = [kid for kid in kids if not any(re.match(rf"test_{kid}s?_", test) for test in tests)]
    assert missing == []


def test_sixty_kids_and_eight_best_friends():
    components = cards("")
    assert len(components.park) == 60
    assert [len(friends) for friends in components.friends] == [2, 2, 2, 2]
