"""The icon language as it can be looked up: every icon and counter there is, in words, with its rule."""

from __future__ import annotations

import pytest

from forts.core.topics import find_topics, icons
from forts.games.fort import GAME
from forts.games.fort.box.icons import counter_names, icon_names, parse


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_icon_and_counter_has_its_words_and_its_rule(lang: str) -> None:
    chapter = icons(GAME, lang)
    assert chapter is not None
    written = [topic.name for topic in chapter.topics]
    assert written[: len(icon_names())] == icon_names()
    assert {f"vp x {counter}" for counter in counter_names()} <= set(written)
    for topic in chapter.topics:
        assert parse(topic.name) is not None
        assert all(topic.facts), topic.name
        assert topic.facts[1].endswith(".")
    rules = [topic.facts[1] for topic in chapter.topics[: len(icon_names())]]
    assert len(set(rules)) == len(rules)


def test_an_icon_can_be_asked_for_by_its_name() -> None:
    chapter = icons(GAME, "en")
    assert chapter is not None
    [topic] = find_topics([chapter], "trash_rival")
    assert "Remove a card in a rival’s Yard from the game." in topic.lines
