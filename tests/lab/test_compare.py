"""Two ways to play beside each other: paired, honest, kept when broken off, and told in sentences."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count

import pytest
from test_balance import Page

import forts
from forts.core import Game
from forts.lab import Means
from forts.lab.compare import Comparison, Side, compare, differing, kept_at, side_task
from forts.lab.compare_report import report
from forts.lab.figures import columns, figures_of
from forts.lab.findings import findings
from forts.lab.playing import Task, in_turn, play_game
from forts.lab.run_file import RunFile

RANDOM = ("random",)


def side(game: Game, name: str = "one", bots: tuple[str, ...] = RANDOM, players: int = 2, **options) -> Side:
    return Side(name, game.complete(players, options), bots)


def nims(small: Game, pairs: int = 60, **more) -> Comparison:
    return compare(small, 2, pairs, (side(small, size=5), side(small, "two", size=9)), 7, **more)


def with_other_numbers(text: str, shift: int) -> str:
    """The same cards by other numbers: the same game in law, but other luck."""
    lines = text.split("\n")
    gap = lines.index("")
    rows = [line.split(",", 1) for line in lines[1:gap]]
    turned = [f"{rows[(place + shift) % len(rows)][0]},{rest}" for place, (_, rest) in enumerate(rows)]
    return "\n".join([lines[0], *turned, *lines[gap:]])


def test_both_sides_have_the_same_seeds_and_seats(small, tmp_path):
    kept = tmp_path / "games"
    nims(small, 4, keep=kept)
    games = list(RunFile(kept).games(99))
    assert [game.seed for game in games[::2]] == [game.seed for game in games[1::2]]
    assert [game.bots for game in games[::2]] == [game.bots for game in games[1::2]]
    assert [game.number for game in games] == list(range(8))


@pytest.mark.parametrize("bots", [RANDOM, ("random", "sample_bots:First")])
def test_equal_sides_play_the_same_games(fort, bots):
    same = compare(fort, 2, 34, (side(fort, bots=bots), side(fort, "again", bots=bots)), 1)
    assert all(one.difference == one.half == 0 and not one.sure for one in same.differences)
    assert same.diff == [] == same.settings
    assert findings(same, "en")[0] == "No difference is certain."


def test_a_number_that_changes_no_decision_leaves_the_luck_of_every_pair_as_it_is(fort):
    """Points of a level are counted at the end, and `random` looks at none: both sides decide and draw the same."""
    text = fort.house.text().replace("\n5,23,", "\n5,24,")
    found = compare(fort, 3, 34, (side(fort, players=3), side(fort, "two", data=text, players=3)), 5).differences
    by_name = {one.name: one for one in found}
    of_points = {"points.by.level", "points.winner", "points.others", "margin"}
    shares = {name for name in by_name if name.startswith(("win.", "runaway", "comeback", "lead_changes"))}
    assert by_name["points.by.level"].difference > 0
    alike = set(by_name) - of_points - shares
    assert {"turns", "decisions", "options", "ended_by.fort", "points.by.rule"} <= alike
    assert {name for name in alike if by_name[name].half > 0} == set()


def test_what_taking_a_card_is_worth_is_judged_by_the_same_dice_on_both_sides(fort):
    task = in_turn([side_task(fort, 2, side(fort), 3, cards=frozenset({"bug", "patch"}))] * 2)
    for number in range(0, 6, 2):
        here, there = play_game(task, number), play_game(task, number + 1)
        assert here.cards and here == replace(there, number=number)


def test_cards_that_are_the_same_in_law_are_not_told_apart(fort):
    """The honest one: all games differ, no figure does. (`benchmarks/compare.py --honest` has a hundred seeds.)"""
    text = fort.house.text()
    told = figures = 0
    for seed in range(4):
        twin = side(fort, "twin", data=with_other_numbers(text, 5 + seed))
        found = compare(fort, 2, 40, (side(fort), twin), seed).differences
        assert any(one.difference for one in found)
        told += sum(one.sure for one in found)
        figures += len(found)
    assert 20 * told <= figures


def test_another_track_is_found_out(fort):
    text = fort.house.text().replace("\n5,23,", "\n5,35,")
    found = compare(fort, 2, 60, (side(fort), side(fort, "high.csv", data=text)), 1)
    by_name = {one.name: one for one in found.differences}
    assert by_name["points.by.level"].sure and by_name["points.by.level"].difference > 3
    assert by_name["points.winner"].sure
    assert "+5,35,3,3,0" in found.diff and "-5,23,3,3,0" in found.diff
    first = findings(found, "en")[0]
    assert first.startswith("Surely:") and "instead of" in first
    assert any("no difference seen; one of" in told for told in findings(found, "en"))
    assert any("aucune différence visible" in told for told in findings(found, "fr"))


def test_what_a_card_that_differs_is_worth_is_told_beside(fort):
    comet = fort.house.text().replace("5,Patch,", "60,Comet,book,2 vp,fort > 3 vp,3,\n5,Patch,")
    found = compare(fort, 2, 12, (side(fort), side(fort, "comet.csv", data=comet)), 1)
    here, there = found.worth
    assert here == [] and [row["name"] for row in there] == ["comet"]
    assert there[0]["gain"]["rate"] > 0 and there[0]["points"]["rate"] > 2
    watched = compare(fort, 2, 12, (side(fort, data=comet), side(fort, "again", data=comet + "\n")), 1)
    assert watched.worth == ([], []), "nothing differs"
    assert findings(replace(found, pairs=30), "en")[-1].startswith(
        "What Comet is worth in “comet.csv” – Taken when offered: "
    )
    page = report(found, "fr")
    assert 'id="worth-1"' in page and 'id="worth-0"' not in page
    assert found.to_json()["worth"] == [[], there]


def test_cards_that_nearly_all_differ_are_not_watched(fort):
    lines = fort.house.text().split("\n")
    other = "\n".join(line.replace(",book,", ",crown,").replace(",glue,", ",crown,") for line in lines)
    assert differing(fort, (side(fort), side(fort, "two", data=other))) == frozenset()
    one = "\n".join(line.replace("0,Bones,book,", "0,Bones,crown,") for line in lines)
    assert differing(fort, (side(fort), side(fort, "two", data=one))) == {"bones"}
    assert differing(forts.find("nim"), (side(forts.find("nim")), side(forts.find("nim"), size=9))) == frozenset()


def test_options_and_bots_can_differ(small):
    sides = side(small, size=5), side(small, "two", ("sample_bots:First", "random"), size=6)
    found = compare(small, 2, 8, sides, 1)
    assert found.settings == [("size", "5", "6"), ("bots", "random", "sample_bots:First, random")]


def test_the_same_on_processes(small):
    assert nims(small).to_json() == nims(small, means=Means(jobs=2)).to_json()


def test_a_run_that_was_broken_off_goes_on_by_itself(small, tmp_path):
    kept = tmp_path / "games"
    whole = nims(small, 40)
    ticks = count()

    def stop(games: int) -> None:
        if next(ticks) == 3:
            raise KeyboardInterrupt

    first = nims(small, 40, keep=kept, means=Means(progress=stop))
    assert first.interrupted and 0 < first.pairs < 40
    played = []
    second = nims(small, 40, keep=kept, means=Means(progress=played.append))
    assert second.to_json() == whole.to_json()
    assert played[0] == first.games
    seeds = compare(small, 2, 40, (side(small, size=5), side(small, "two", size=9)), None, keep=kept)
    assert seeds.seed == 7


def test_another_comparison_is_kept_elsewhere(small, tmp_path):
    page = tmp_path / "page.html"
    one, two = side(small, size=5), side(small, size=9)
    assert kept_at(page, small, 2, (one, two)) == kept_at(page, small, 2, (one, two))
    assert kept_at(page, small, 2, (one, two)) != kept_at(page, small, 2, (two, one))
    assert kept_at(page, small, 2, (one, two)) != kept_at(page, small, 2, (one, two), 5)


def test_what_is_known_so_far_is_shown_now_and_then(small):
    shown: list[Comparison] = []
    nims(small, 60, so_far=shown.append)
    pairs = [known.pairs for known in shown]
    assert pairs == sorted(pairs) and len(pairs) > 3
    assert [len(findings(known, "en")) > 1 for known in shown] == [count >= 30 for count in pairs]
    assert "too few to say anything" in findings(shown[0], "en")[0]


@pytest.mark.parametrize(("name", "players"), [("fort", 2), ("fort", 4), ("forfort", 2), ("forfort", 4), ("boyard", 4)])
def test_every_game_of_the_house_offers_the_figures(name, players):
    game = forts.find(name)
    task = Task(game, players, game.complete(players, {}), (("random",) * players,), 3, facts=True, course=True)
    found = columns([play_game(task, number) for number in range(4)])
    assert {"win.first", "turns", "decisions", "decisions_per_turn", "options", "lead_changes"} <= set(found)
    assert {"points.winner", "points.others", "margin"} <= set(found)
    assert any(name.startswith("ended_by.") for name in found) and any(name.startswith("points.by.") for name in found)
    assert {"runaway", "comeback"} <= set(found)
    for share in ("runaway", "comeback", "win.first"):
        assert all(value is None or 0 <= value <= 1 for value in found[share])


def test_a_game_without_facts_has_the_others():
    game = forts.find("bare")
    task = Task(game, 2, game.complete(2, {}), (RANDOM * 2,), 3, facts=True, course=True)
    found = figures_of(play_game(task, 0))
    assert "lead_changes" not in found and "turns" in found


def test_points_of_the_winner_and_by_source_add_up(fort):
    task = Task(fort, 2, fort.complete(2, {}), (RANDOM * 2,), 3, facts=True, course=True)
    for number in range(4):
        record = play_game(task, number)
        found = figures_of(record)
        sources = sum(value for name, value in found.items() if name.startswith("points.by."))
        assert sources == pytest.approx(sum(record.scores) / 2)
        if max(record.shares) == 1:
            assert found["margin"] == max(record.scores) - min(record.scores)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_names_both_files_shows_their_diff_and_needs_nothing_else(fort, lang):
    text = fort.house.text().replace("\n5,23,", "\n5,29,")
    page = report(compare(fort, 2, 30, (side(fort, "a<b>.csv"), side(fort, "b.csv", data=text)), 1), lang)
    read = Page()
    read.feed(page)
    assert read.sections == ["findings", "files", "shares", "numbers"]
    assert read.links == [] and "http" not in page
    assert len(read.ids) == len(set(read.ids))
    assert "a&lt;b&gt;.csv" in page and "<ins>+5,29,3,3,0</ins>" in page


def test_the_same_as_json(small):
    body = json.loads(json.dumps(nims(small).to_json()))
    assert [one["name"] for one in body["sides"]] == ["one", "two"]
    assert body["pairs"] == body["planned"] == 60
    assert {"first", "second", "low", "high", "sure", "would_be_seen"} <= set(body["differences"][0])
