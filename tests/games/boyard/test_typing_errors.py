"""Slips are counted alike with RapidFuzz and without: a browser judges answers as a server does."""

from __future__ import annotations

import random

from rapidfuzz.distance import OSA

from forts.games.boyard.typing_errors import counted, counted_within, within


def words(number: int) -> list[str]:
    chance = random.Random(7)
    return ["".join(chance.choice("abcde") for _ in range(chance.randint(0, 9))) for _ in range(number)]


def test_two_letters_that_changed_places_are_one_slip() -> None:
    assert counted("castel", "castle") == 1
    assert counted("ca", "abc") == 3  # no part is changed twice


def test_every_distance_is_what_rapidfuzz_says() -> None:
    some = words(150)
    for one in some[:40]:
        for other in some:
            assert counted(one, other) == OSA.distance(one, other), (one, other)


def test_the_same_words_are_near() -> None:
    some = words(800)
    for word in some[:25]:
        for most in (1, 3):
            assert sorted(counted_within(word, some, most)) == sorted(within(word, some, most))
