"""What cards are worth: careers read off the events, ratios counted by games, and pairs that do more together."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

import forts
from forts.core import Dice
from forts.lab.careers import CardRecord
from forts.lab.playing import Task, play_game
from forts.lab.records import GameRecord, record_from_json
from forts.lab.worth import ratio, worth

RECRUIT = re.compile(r"recruit (\w+) from (?:park|yard)")


def played(game, count: int, **options) -> list[GameRecord]:
    task = Task(game, 2, game.complete(2, options), (("random", "random"),), 3, facts=True, careers=True)
    return [play_game(task, number) for number in range(count)]


def test_points_and_levels_are_credited_to_the_cards_that_were_led(fort):
    for record in played(fort, 4):
        for seat in range(2):
            brought = sum(card.points for card in record.cards if card.seat == seat)
            track = sum(f.amount for f in record.facts if f[:3] == (seat, "points", "track"))
            level = sum(f.amount for f in record.facts if f[:3] == (seat, "points", "level"))
            # what followers score goes to the card of whoever led it
            followed = sum(card.rival_points for card in record.cards if card.seat != seat)
            sculpture = sum(f.amount for f in record.facts if f[:3] == (seat, "points", "sculpture"))
            assert brought + followed <= track + level + sculpture
            assert brought + followed >= track  # levels can also come by a perk


def test_cards_are_counted_as_the_events_tell(fort):
    game = fort
    task = Task(game, 2, game.complete(2, {}), (("random", "random"),), 3, facts=True, careers=True)
    record = play_game(task, 0)
    led = Counter()
    for card in record.cards:
        led[card.seat] += card.led
        assert card.taken <= card.offered
        assert card.judged <= card.taken
        assert card.led + card.added <= card.held
    assert 0 < sum(led.values()) <= 2 * record.turns


def test_offered_and_taken_are_decisions_of_the_game_as_it_is_written_down(fort):
    task = Task(fort, 2, fort.complete(2, {}), (("random", "random"),), 3, facts=True, careers=True, logs=True)
    for number in range(3):
        record, state = play_game(task, number), fort.new(2, task.options)
        offered, taken = Counter(), Counter()
        for action in record.actions:
            seat = state.to_act()
            if seat >= 0:
                texts = {option: fort.notation(state, option) for option in state.legal()}
                recruits = {option: RECRUIT.match(text) for option, text in texts.items()}
                cards = {option: found[1] for option, found in recruits.items() if found}
                offered.update((seat, card) for card in set(cards.values()))
                taken.update([(seat, cards[action])] if action in cards else [])
            state.apply(action)
        assert offered == Counter({(one.seat, one.card): one.offered for one in record.cards})
        assert taken == Counter({(one.seat, one.card): one.taken for one in record.cards})
        assert 0 < taken.total() < offered.total()


def test_every_figure_of_a_card_is_divided_by_what_it_is_a_share_of():
    def record(number: int, *cards: CardRecord) -> GameRecord:
        return GameRecord(number, "0", ("x", "x"), (1, 0), (20, 17), 9, 9, "end", cards=cards)

    games = [
        record(
            0,
            CardRecord(0, "a", 8, 3, 1, 0.25, 5, 3, 1, 6, 9, 3, 12),
            CardRecord(1, "a", 4, 1, 1, 0.05, 0, 0, 0, *[0] * 4),
        ),
        record(1, CardRecord(0, "a", 8, 2, 1, 0.0, 5, 2, 2, 4, 6, 2, 8)),
        record(2),
    ]
    [row] = worth(games).cards
    rates = {name: row[name]["rate"] for name in row if isinstance(row[name], dict)}
    assert (row["name"], row["offered"], row["led"]) == ("a", 20, 5)
    assert rates == pytest.approx(
        {
            "taken": 6 / 20,
            "played": 5 / 10,
            "added": 3 / 10,
            "points": 10 / 5,
            "resources": 15 / 5,
            "rival_points": 5 / 5,
            "rival_resources": 20 / 5,
            "gain": 0.3 / 3,
            "mattered": 2 / 3,
        }
    )


def test_watching_changes_no_game(fort):
    plain = Task(fort, 2, fort.complete(2, {}), (("random", "random"),), 3, facts=True, course=True)
    watched = replace(plain, careers=True)
    assert play_game(plain, 1).scores == play_game(watched, 1).scores


def test_taking_one_card_is_held_against_taking_another(fort):
    judged = [card for record in played(fort, 6) for card in record.cards if card.judged]
    gain = sum(card.gain for card in judged) / sum(card.judged for card in judged)
    assert sum(card.judged for card in judged) > 30
    assert abs(gain) < 0.1, "not the share of victory itself, which is a half"


def test_cards_that_are_watched_alone_have_the_same_career(fort):
    every = Task(fort, 2, fort.complete(2, {}), (("random", "random"),), 3, facts=True, careers=True)
    alone = replace(every, cards=frozenset({"bug"}))
    whole, one = play_game(every, 1), play_game(alone, 1)
    fields = [(card.seat, card.offered, card.taken, *card[6:]) for card in whole.cards if card.card == "bug"]
    assert fields == [(card.seat, card.offered, card.taken, *card[6:]) for card in one.cards]
    assert {card.card for card in one.cards} == {"bug"}
    assert all(card.judged == card.taken for card in one.cards), "of few cards every taking is judged"


def test_careers_travel_as_json(fort):
    record = played(fort, 1)[0]
    assert record_from_json(record.to_json()).cards == record.cards


def test_a_card_of_points_is_worth_more_than_a_blank_one(fort):
    text = fort.house.text().replace("0,Bones,book,(trash > vp) x book,any,1,", "0,Bones,book,9 vp,9 vp,9,")
    text = text.replace("4,Einstein,book,any,(vp x book) > trash_this,1,", "4,Einstein,book,,,9,")
    found = {row["name"]: row for row in worth(played(fort, 40, data=text)).cards}
    strong, blank = found["bones"], found["einstein"]
    assert strong["gain"]["rate"] > blank["gain"]["rate"] + 0.02
    assert strong["points"]["rate"] > 5 and blank["points"] is None
    assert strong["mattered"]["rate"] > 0.3 > blank["mattered"]["rate"]


def test_what_happens_within_a_game_is_not_counted_as_many():
    alike = [(10.0, 10.0)] * 5 + [(0.0, 10.0)] * 5
    found = ratio(alike)
    assert found is not None and found["rate"] == 0.5
    assert found["high"] - found["low"] == pytest.approx(2 * 1.96 * (0.25 / 9) ** 0.5, rel=0.01)
    assert ratio([(0.0, 0.0)]) is None


def seat(number: int, cards: str) -> list[CardRecord]:
    return [CardRecord(number, card, 0, 0, 0, 0.0, 1, 1, 0, 0, 0, 0, 0) for card in cards]


def dealt(seed: int) -> list[GameRecord]:
    """Games whose players win more by a and b together, and by c whatever it comes with."""
    dice, games = Dice(seed), []
    for number in range(400):
        hands = ["".join(card for card in "abcd" if dice.unit() < 0.5) for _ in range(2)]
        strength = [3.0 * ("a" in hand and "b" in hand) + 2.0 * ("c" in hand) + dice.unit() for hand in hands]
        share = 0.5 + (strength[0] - strength[1]) / 12
        shares = (share, 1 - share)
        cards = tuple(seat(0, hands[0]) + seat(1, hands[1]))
        games.append(GameRecord(number, "0", ("x", "x"), shares, (1, 0), 9, 9, "end", cards=cards))
    return games


def test_pairs_that_win_together_are_found_and_others_are_not():
    pairs = worth(dealt(1)).pairs
    assert [row["names"] for row in pairs] == [["a", "b"]]
    assert pairs[0]["low"] > 0


def test_what_a_pair_does_more_is_told_with_an_interval_around_the_truth():
    """A twelfth of three. The interval holds for all six pairs together: of half the width, one in seven would miss."""
    found = [row for seed in range(30) for row in worth(dealt(seed)).pairs if row["names"] == ["a", "b"]]
    assert len(found) == 30
    assert sum(not row["low"] <= 3 / 12 <= row["high"] for row in found) <= 1


def test_games_without_such_cards_have_no_worth():
    assert forts.lab.balance(forts.find("nim"), 2, 4, 1).worth is None
