"""How a game goes, in numbers: who leads when, from when on the winner does, and how much there is to decide."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from forts.core import OVER
from forts.lab.course import Course


@dataclass
class Moment:
    """A table at the end of a turn, or at the end of the game."""

    points: tuple[int, ...]
    options: tuple[int, ...] = ()

    def to_act(self) -> int:
        return OVER

    def returns(self) -> list[float]:
        best = [points == max(self.points) for points in self.points]
        return [one / sum(best) for one in best]


class Race:
    """A game in which whoever has the most points leads, and wins."""

    def room(self, name: str) -> SimpleNamespace:
        assert name == "facts"
        return SimpleNamespace(FACTS=SimpleNamespace(standing=lambda moment: list(moment.points)))

    def teams(self, players: int, options: dict) -> list[tuple[int, ...]]:
        return [(seat,) for seat in range(players)]


class Pairs(Race):
    """The same with partners: seats 1 and 3 against 2 and 4."""

    def teams(self, players: int, options: dict) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)]


def told(*turns: tuple[int, ...], game: Race | None = None) -> dict[str, float]:
    course = Course(game or Race(), len(turns[0]), {})
    for points in turns:
        course.turn_ends(Moment(points))
    return course.told(Moment(turns[-1]))


def test_the_lead_changes_when_another_leads_alone():
    assert told((1, 0), (1, 1), (1, 2), (3, 2))["lead_changes"] == 2
    assert told((1, 0), (1, 1), (2, 1))["lead_changes"] == 0, "a tie in between is no change"
    assert told((0, 0), (1, 0))["lead_changes"] == 0, "the first lead is taken from nobody"


def test_a_runaway_leads_from_early_on_to_the_end():
    assert told((1, 0), (2, 0), (3, 0), (4, 0))["runaway"] == 1
    assert told((0, 1), (0, 1), (0, 1), (4, 1))["runaway"] == 0.25
    assert told((3, 0), (3, 3), (4, 3), (5, 3))["runaway"] == 0.5, "a tie breaks it"


def test_a_comeback_is_a_winner_who_was_behind_at_half_time():
    assert told((0, 1), (0, 1), (0, 1), (4, 1))["comeback"] == 1
    assert told((0, 1), (0, 1), (2, 1), (4, 1))["comeback"] == 0
    assert told((0, 1), (0, 1), (1, 1), (4, 1))["comeback"] == 0, "nobody was behind"


def test_a_shared_victory_is_neither():
    found = told((1, 0), (1, 1))
    assert "runaway" not in found and "comeback" not in found and found["lead_changes"] == 0


def test_partners_lead_together():
    assert told((5, 0, 0, 1), (5, 0, 6, 1), (5, 0, 6, 4), game=Pairs())["lead_changes"] == 0
    assert told((5, 0, 0, 1), (5, 9, 0, 1), (5, 9, 0, 1), game=Pairs())["lead_changes"] == 1


def test_options_are_counted_by_decision_and_whoever_decides_first_begins():
    course = Course(Race(), 2, {})
    for seat, count in ((1, 2), (0, 5), (1, 3)):
        course.decides(Moment((0, 0), tuple(range(count))), seat)
    found = course.told(Moment((1, 0)))
    assert found["first"] == 1
    assert found["options"] == pytest.approx(10 / 3)
