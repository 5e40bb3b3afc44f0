"""Facts of games, and the report that is made of them."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import forts
from forts.core import OVER, Dice, Match
from forts.games.fort.rules import events
from forts.games.fort.speech.vocabulary import PERK_NAMES
from forts.lab import balance
from forts.lab.facts import POINTS, facts_of
from forts.lab.playing import Task, play_game
from forts.lab.report import report

PLOTS = {
    "fort": [
        "win-seat",
        "win-card",
        "win-perk",
        "win-rule",
        "win-level",
        "worth",
        "ends",
        "length-turns",
        "length-decisions",
        "points",
    ],
    "forfort": [
        "win-seat",
        "win-wall",
        "win-walls",
        "win-camps",
        "win-armies",
        "ends",
        "length-turns",
        "length-decisions",
        "points",
    ],
    "bare": ["win-seat", "ends", "length-turns", "length-decisions", "points"],
    "nim": ["win-seat", "win-rolls", "ends", "length-turns", "length-decisions", "points"],
}


def records(game, players, count=8):
    task = Task(game, players, game.complete(players, {}), (("random",) * players,), 3, facts=True)
    return [play_game(task, number) for number in range(count)]


@pytest.mark.parametrize(
    ("name", "players"), [("fort", 2), ("fort", 4), ("forfort", 2), ("forfort", 3), ("nim", 2), ("bare", 2)]
)
def test_points_by_source_add_up(name, players):
    for record in records(forts.find(name), players):
        for seat in range(players):
            points = sum(fact.amount for fact in record.facts if (fact.seat, fact.kind) == (seat, POINTS))
            assert points == record.scores[seat]


def test_every_card_in_the_game_has_an_owner_or_lies_elsewhere(fort):
    for record in records(fort, 3):
        for seat in range(3):
            cards = [fact for fact in record.facts if (fact.seat, fact.kind) == (seat, "card")]
            assert all(fact.amount > 0 for fact in cards)
            assert sum(fact.amount for fact in cards) >= 2  # the Best Friends stay


def test_a_perk_that_was_used_up_still_counts(fort):
    used = 0
    for seed in range(30):
        state, dice, happened = fort.new(2, fort.complete(2, {})), Dice(seed), []
        state.trace = happened
        while state.to_act() != OVER:
            if state.to_act() >= 0:
                state.apply(state.legal()[dice.below(len(state.legal()))])
            else:
                state.roll(dice)
        perks = {(fact.seat, fact.name) for fact in facts_of(fort, state) if fact.kind == "perk"}
        for event in happened:
            if event[0] == events.USE_PERK:
                used += 1
                assert (event[1], PERK_NAMES[event[2]]) in perks
    assert used


def test_facts_do_not_change_the_games(fort):
    plain = Task(fort, 2, fort.complete(2, {}), (("random",) * 2,), 3)
    assert [play_game(plain, number).scores for number in range(8)] == [record.scores for record in records(fort, 2)]


class Page(HTMLParser):
    """Collects what a page would fetch, its sections and drawings."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.sections: list[str] = []
        self.drawings = 0

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not value.startswith("#"):
                self.links.append(value)
            if name == "id":
                self.ids.append(value)
        if tag in ("script", "link", "iframe", "img", "object"):
            self.links.append(tag)
        if tag == "section":
            self.sections.append(dict(attrs)["id"])
        self.drawings += tag == "svg"


@pytest.mark.parametrize("name", PLOTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_every_plot_and_needs_nothing_else(name, lang):
    page = report(balance(forts.find(name), 2, 12, 1), lang)
    read = Page()
    read.feed(page)
    assert read.sections == PLOTS[name]
    assert read.drawings == len(PLOTS[name])
    assert read.links == []
    assert "http" not in page
    assert not re.search(r"@import|url\((?!#)", page)
    assert len(read.ids) == len(set(read.ids))
    assert f'<html lang="{lang}">' in page
    for reference in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page):
        assert "".join(reference) in read.ids


def test_the_page_speaks(fort):
    found = balance(fort, 2, 12, 1)
    assert "Victory Track" in report(found)
    assert "Piste de Victoire" in report(found, "fr")


def test_the_same_as_json(fort):
    body = balance(fort, 3, 12, 1).to_json()
    assert list(body["win_rate_by"]) == ["seat", "card", "perk", "rule", "level"]
    assert sum(row["wins"] for row in body["win_rate_by"]["seat"]) == pytest.approx(12)
    for rows in (*body["win_rate_by"].values(), body["ended_by"]):
        assert rows
        assert all(row["low"] <= row["rate"] <= row["high"] for row in rows)
    for kind in ("perk", "rule", "level"):
        assert sum(row["seats"] for row in body["win_rate_by"][kind]) == 36
    assert sum(row["games"] for row in body["ended_by"]) == 12
    assert sum(count for _, count in body["length"]["turns"]["counts"]) == 12
    assert [row["name"] for row in body["points"]] == ["track", "level", "rule", "sculpture"]


def test_the_same_on_processes(fort):
    assert balance(fort, 2, 12, 1).to_json() == balance(fort, 2, 12, 1, means=forts.lab.Means(jobs=2)).to_json()


def test_a_match_notes_the_same_events(fort):
    match = Match(fort, 2, {}, 1)
    while not match.over:
        match.play(match.legal()[0].id)
    match.state.trace = [event for step in match.steps for event in step]
    assert {fact.seat for fact in facts_of(fort, match.state) if fact.kind == "perk"} == {0, 1}
