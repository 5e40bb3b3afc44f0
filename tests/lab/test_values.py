"""Numbers that are tried out: named, checked, and changed in a file without touching anything else."""

from __future__ import annotations

import pytest

from forts.core import BadOption
from forts.games.fort.box.kids import cards, house_text
from forts.games.fort.values import VALUES
from forts.lab.values import known_values, points_of, read_range, sample, with_values


def lines_changed(before: str, after: str) -> list[tuple[str, str]]:
    pairs = zip(before.split("\n"), after.split("\n"), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def test_every_number_of_the_house_file_has_a_name(fort):
    known = known_values(fort, fort.complete(2, {}))
    assert known["track.5.points"].now == 23
    assert known["kid.icky_sticky.copies"].now == 1 and known["kid.ghost.copies"].now == 3
    assert "kid.zip.copies" not in known  # a Best Friend is always one
    assert known["max_rounds"].now == 100


def test_setting_a_number_changes_its_line_alone():
    text = VALUES.changed("", {"track.5.points": 27, "kid.bug.copies": 4, "track.2.either": 0})
    assert lines_changed(house_text(), text) == [
        ("20,Bug,shovel,pizza x shovel,vp x fort_level,2,", "20,Bug,shovel,pizza x shovel,vp x fort_level,4,"),
        ("2,3,1,1,1", "2,3,1,1,0"),
        ("5,23,3,3,0", "5,27,3,3,0"),
    ]
    assert cards(text).level_points[5] == 27


def test_a_bare_list_of_kids_gets_a_track_when_one_is_set():
    bare = house_text().split("\n\n")[0]
    text = VALUES.changed(bare, {"track.5.points": 30})
    assert cards(text).level_points == [*cards(bare).level_points[:5], 30]
    assert text.startswith(bare)


def test_unknown_names_and_numbers_out_of_bounds_are_refused(fort):
    options = fort.complete(2, {})
    with pytest.raises(BadOption, match="kid"):
        with_values(fort, 2, options, {"kid.nobody.copies": 1})
    with pytest.raises(BadOption, match="99"):
        with_values(fort, 2, options, {"track.5.points": 100})
    with pytest.raises(BadOption):
        points_of(fort, 2, options, {"track.5.points": range(90, 120)})
    with pytest.raises(BadOption):
        points_of(fort, 2, options, {})


def test_an_option_is_set_as_well(fort):
    assert with_values(fort, 2, fort.complete(2, {}), {"max_rounds": 7})["max_rounds"] == 7


@pytest.mark.parametrize(
    ("text", "numbers"), [("a=1..4", [1, 2, 3, 4]), ("a=10..30/10", [10, 20, 30]), ("a=5,1,5", [1, 5]), ("a=7", [7])]
)
def test_ranges_are_read(text, numbers):
    assert read_range(text) == ("a", numbers)


@pytest.mark.parametrize("text", ["a", "a=", "a=x", "a=4..1", "a=1..9/0", "=1..2", "a=1..999999", "a=-1..2"])
def test_other_ranges_are_refused(text):
    with pytest.raises(BadOption):
        read_range(text)


def test_a_grid_has_every_combination_and_a_sample_some_of_them(fort):
    grid = points_of(fort, 2, fort.complete(2, {}), {"track.5.points": [20, 25], "kid.bug.copies": [1, 2, 3]})
    assert [tuple(point.numbers.values()) for point in grid] == [(a, b) for a in (20, 25) for b in (1, 2, 3)]
    some = sample(grid, 3, 1)
    assert len(some) == 3 and all(point in grid for point in some)
    assert sample(grid, 3, 1) == some
