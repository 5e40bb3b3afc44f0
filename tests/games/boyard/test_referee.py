"""The referee: which card, which colour and level, who judges, what is dealt."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from forts.catalog import find
from forts.core.dice import Dice
from forts.core.match import Match
from forts.core.trial import DEAL, Trial, Try, secret_of
from forts.games.boyard.content.cards import TABLE_KINDS, read_cards
from forts.games.boyard.referee import CHOICE, REFEREE
from forts.games.boyard.trials.by_name import PUZZLES

BOYARD = find("boyard")
KINDS = [*TABLE_KINDS, "riddle", "guess", "handful"]
OUTCOMES = {"duel": ["won", "lost", "no winner"], "handful": [f"grab {number}" for number in range(5, 10)]}


def options(**given: Any) -> dict[str, Any]:
    return BOYARD.complete(4, given)


def trial(kind: str, seats: tuple[int, ...] = (0,), *, number: int = 9, **facts: Any) -> Trial:
    known = {"players": 4, "hard": False, "clues": 3, "keys": 1, "most": 9, **facts}
    return Trial(number, kind, list(seats), 1, OUTCOMES.get(kind, ["won", "lost"]), known)


def opened(
    about: Trial,
    set_: Mapping[str, Any] | None = None,
    bots: Mapping[int, int] | None = None,
    used: list[str] | None = None,
    seen: list[str] | None = None,
    *,
    secret: int = 1,
    **given: Any,
) -> dict[str, Any]:
    set_ = set_ or options()
    deal = REFEREE.deal(4, set_, [], Dice(5))
    opening = REFEREE.open(about, set_, deal, bots or {}, used or [], seen or [], Dice(secret), **given)
    return json.loads(json.dumps(opening))


# -- the secret ----------------------------------------------------------------------------------------------------


def test_the_secret_comes_from_seed_and_number_apart_from_chance() -> None:
    assert secret_of(7, 3).state() == secret_of(7, 3).state()
    assert len({tuple(secret_of(seed, number).state()) for seed in (7, 8) for number in (DEAL, 3, 4)}) == 6
    assert secret_of(7, 3).state() != Dice(7).state()


def test_the_same_secret_opens_the_same_trial() -> None:
    for kind in KINDS:
        about = trial(kind, (0, 2) if kind == "duel" else (0,))
        for way in ("screen", "table"):
            assert opened(about, options(trials=way)) == opened(about, options(trials=way))


# -- which card ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["screen", "table"])
@pytest.mark.parametrize("kind", [*TABLE_KINDS, "riddle"])
def test_no_text_comes_twice_before_all_have_been_read(way: str, kind: str) -> None:
    set_ = options(trials=way, levels="hard")
    cards = read_cards("en")
    count = len(cards.riddles if kind == "riddle" else cards.table[kind] if way == "table" else cards.screen[kind])
    used: list[str] = []
    for number in range(count):
        opening = opened(trial(kind, (0, 1) if kind == "duel" else (0,), hard=True), set_, used=used, secret=number)
        used.append(opening["cards"][0]["card"] if way == "table" else opening["card"]["card"])
    assert len(set(used)) == count
    opening = opened(trial(kind, (0, 1) if kind == "duel" else (0,), hard=True), set_, used=used, secret=99)
    again = opening["cards"][0]["card"] if way == "table" else opening["card"]["card"]
    assert again == used[0], "all used: the one used longest ago"


def test_what_a_person_has_seen_elsewhere_is_not_chosen() -> None:
    every = [f"{card.id}/red" for card in read_cards("en").table["strength"]]
    seen = [key for key in every if key != "s-042/red"]
    opening = opened(trial("strength"), options(trials="table"), seen=seen)
    assert opening["cards"][0]["card"] == "s-042/red"


def test_all_seen_the_one_seen_longest_ago() -> None:
    every = [f"{card.id}/red" for card in read_cards("en").table["strength"]]
    seen = [*every[5:], *every[:5], every[5]]
    opening = opened(trial("strength"), options(trials="table"), seen=seen)
    assert opening["cards"][0]["card"] == every[6]
    opening = opened(trial("strength"), options(trials="table"), seen=seen, used=[every[6]])
    assert opening["cards"][0]["card"] == every[7], "not twice at one table, as long as there is another"


def test_red_or_blue_texts() -> None:
    card = {one.id: one for one in read_cards("en").table["duel"]}
    for colour in ("red", "blue"):
        for secret in range(10):
            first = opened(trial("duel", (0, 1)), options(trials="table", texts=colour), secret=secret)["cards"][0]
            name, _, said = first["card"].partition("/")
            assert said == colour
            side = card[name].red if colour == "red" else card[name].blue
            if not side.slots:
                assert first["texts"] == [side.text] and first["won"] == side.won


def test_the_tables_language() -> None:
    known = {card.id: card for card in read_cards("fr").riddles}
    found = opened(trial("riddle"), options(language="fr"))["card"]
    language, name, _ = found["card"].split("/")
    assert language == "fr" == found["settings"]["language"]
    assert found["settings"]["texts"] == [known[name].red.text]


@pytest.mark.parametrize("way", ["screen", "table"])
def test_seats_with_easy_words_get_riddles_of_levels_one_and_two(way: str) -> None:
    level = {f"en/{card.id}/red": card.level for card in read_cards("en").riddles}

    def levels(*, hard: bool) -> set[int]:
        found = [opened(trial("riddle", hard=hard), options(trials=way), secret=number) for number in range(120)]
        cards = [one for opening in found for one in (opening["cards"] if way == "table" else [opening["card"]])]
        return {level[card["card"]] for card in cards}

    assert levels(hard=False) == {1, 2}
    assert levels(hard=True) == {1, 2, 3}


def test_slots_are_filled_from_the_secret() -> None:
    texts = set()
    for secret in range(300):
        for card in opened(trial("concentration"), options(trials="table"), secret=secret)["cards"]:
            said = [*card["texts"], card["won"], card["answer"]]
            assert not any("{" in text or "}" in text for text in said), card
            if card["card"] == "c-001/red":
                texts.add(card["texts"][0])
            if card["card"] == "c-001/blue":
                raise AssertionError("red is read")
    assert len(texts) == 1
    blue = {
        card["texts"][0]
        for secret in range(200)
        for card in opened(trial("concentration"), options(trials="table", texts="blue"), secret=secret)["cards"]
        if card["card"] == "c-001/blue"
    }
    assert len(blue) > 3, "a number from its range"


def test_only_what_can_be_shown_is_dealt() -> None:
    faces = {"drum", "glass"}
    for secret in range(40):
        opening = opened(trial("strength"), secret=secret, faces=faces)
        assert opening["card"]["puzzle"] in faces and opening["other"]["puzzle"] in faces


def test_two_who_duel_at_one_screen_play_in_the_open() -> None:
    for secret in range(20):
        opening = opened(trial("duel", (0, 1)), secret=secret, together=True)
        for card in (opening["card"], opening["other"]):
            assert PUZZLES[card["puzzle"]].in_the_open
        # one alone has no secret from anybody
        assert opened(trial("strength"), secret=secret, together=True) == opened(trial("strength"), secret=secret)


def test_another_trial_needs_no_quick_hands_and_is_another_one() -> None:
    for kind in TABLE_KINDS:
        for secret in range(40):
            opening = opened(trial(kind, (0, 1) if kind == "duel" else (0,)), secret=secret)
            assert PUZZLES[opening["other"]["puzzle"]].still
            assert opening["other"]["puzzle"] != opening["card"]["puzzle"]


def test_at_a_table_there_are_several_cards_to_change_for() -> None:
    cards = opened(trial("strength"), options(trials="table"))["cards"]
    assert len({card["card"] for card in cards}) == len(cards) == CHOICE


def test_letters_are_of_the_tables_language_and_of_the_cards_level() -> None:
    longest = {1: 5, 2: 6, 3: 8}
    words = {word.word: word for word in read_cards("fr").letters}
    levels = set()
    for secret in range(200):
        card = opened(trial("concentration"), options(language="fr", texts="blue"), secret=secret)["card"]
        if card["puzzle"] == "letters":
            word, *also = card["settings"]["words"]
            assert words[word].also == also and len(word) <= longest[card["level"]]
            assert card["from"] == [f"fr/{word}"]
            levels.add(card["level"])
    assert levels == {1, 2, 3}


# -- who judges ----------------------------------------------------------------------------------------------------


def judges(kind: str, seats: tuple[int, ...], bots: tuple[int, ...] = (), away: tuple[int, ...] = ()) -> list[int]:
    found = opened(trial(kind, seats), options(trials="table"), dict.fromkeys(bots, 60), away=away)
    result: list[int] = found["judges"]
    return result


def test_the_first_person_clockwise_judges() -> None:
    assert judges("strength", (1,)) == [2]
    assert judges("strength", (3,)) == [0]
    assert judges("strength", (1,), bots=(2,)) == [3]
    assert judges("strength", (1,), bots=(2,), away=(3,)) == [0]


def test_nobody_who_attempts_a_duel_judges_it() -> None:
    assert judges("duel", (1, 2)) == [3]


def test_a_guess_is_judged_by_the_right_neighbour_first() -> None:
    assert judges("guess", (2,)) == [1]
    assert judges("guess", (2,), away=(1,)) == [3]


def test_if_there_is_nobody_else_those_attempting_judge() -> None:
    assert judges("strength", (1,), away=(0, 2, 3)) == [1]
    assert judges("duel", (1, 2), away=(0, 3)) == [1, 2]


def test_on_screen_nobody_hears_his_own_appeal() -> None:
    assert opened(trial("riddle", (1,)), bots={0: 60, 2: 60, 3: 60})["judges"] == []
    assert opened(trial("riddle", (1,)), bots={0: 60, 2: 60})["judges"] == [3]


# -- code words ----------------------------------------------------------------------------------------------------


def test_every_seat_has_a_word_of_its_level_for_the_whole_game() -> None:
    cards = {card.id: card for card in read_cards("fr").words}
    deal = REFEREE.deal(4, options(language="fr", levels="easy,hard,hard,easy"), [], Dice(3))
    assert len(set(deal["cards"])) == 4
    for seat, key in enumerate(deal["cards"]):
        language, name, level = key.split("/")
        assert (language, level) == ("fr", "hard" if seat in (1, 2) else "easy")
        word = cards[name].hard if level == "hard" else cards[name].easy
        assert REFEREE.dealt(deal, seat) == word.word
        assert [REFEREE.clue(deal, seat, number) for number in (1, 2, 3, 4)] == word.clues


def test_a_seats_sheet_has_the_clues_that_the_rules_have_given_it() -> None:
    match = Match(BOYARD, 3, seed=4)
    deal = REFEREE.deal(3, match.options, [], Dice(3))
    assert [REFEREE.sheet(deal, match.state, seat) for seat in range(3)] == [[], [], []]
    while not match.over:
        match.play(match.legal()[0])
    for seat in range(3):
        told = REFEREE.sheet(deal, match.state, seat)
        assert told == deal["words"][seat]["clues"][: len(told)]
        assert len(told) == match.view(seat).players[seat].clues > 0


@pytest.mark.parametrize("way", ["screen", "table"])
def test_the_colour_with_more_unseen_texts_is_proposed(way: str) -> None:
    set_ = options(trials=way)
    assert REFEREE.proposed(set_, []) == {"texts": "red"}
    card = opened(trial("duel"), set_)
    key = card["card"]["card"] if way == "screen" else card["cards"][0]["card"]
    assert key.endswith("/red")
    assert REFEREE.proposed(set_, [key]) == {"texts": "blue"}
    riddle = REFEREE.open(
        trial("riddle"), {**set_, "texts": "blue"}, REFEREE.deal(4, set_, [], Dice(5)), {}, [], [], Dice(1)
    )
    other = riddle["card"]["card"] if way == "screen" else riddle["cards"][0]["card"]
    assert REFEREE.proposed(set_, [key, other]) == {"texts": "red"}
    assert REFEREE.proposed(options(trials=way, language="fr"), [key, other]) == {"texts": "blue"}, (
        "riddles are not the same"
    )


def test_where_nobody_holds_a_trial_any_more_chance_answers_for_it() -> None:
    people = {0, 1, 2}
    match = Match(BOYARD, 3, seed=11, held=lambda one: bool(people & set(one.seats)))
    while match.trial is None:
        match.play(match.legal()[0])
    pending = match.trial
    match.go_on()
    assert match.trial == pending, "people hold it"
    people.clear()
    match.go_on()
    assert len(match.actions) > pending.number
    assert match.trial is None and not match.can_undo()


def test_words_that_somebody_has_had_are_not_dealt_again() -> None:
    seen: list[str] = []
    for number in range(20):
        seen += REFEREE.deal(4, options(), seen, Dice(number))["cards"]
    assert len(set(seen)) == 80
    assert REFEREE.deal(4, options(), seen, Dice(99))["cards"] == seen[:4]


def test_a_guess_asks_with_all_clues_so_far() -> None:
    deal = REFEREE.deal(4, options(), [], Dice(5))
    card = opened(trial("guess", (2,), clues=2))["card"]
    assert card["settings"]["texts"] == [REFEREE.clue(deal, 2, 1), REFEREE.clue(deal, 2, 2)]
    assert card["settings"]["answers"][0] == REFEREE.dealt(deal, 2)


@pytest.mark.parametrize("keys", [1, 2])
@pytest.mark.parametrize("way", ["screen", "table"])
def test_a_wrong_guess_tells_the_word_only_if_there_is_no_other(way: str, keys: int) -> None:
    about = trial("guess", (2,), keys=keys)
    opening = opened(about, options(trials=way), bots={0: 60, 1: 60, 3: 60})
    bout = REFEREE.hold(about, opening, Dice(1))
    if way == "screen":
        bout.take(Try(2, 1.0, {"do": "ready"}))
        bout.take(Try(2, 2.0, {"do": "do", "what": {"text": "zzz"}}))
    else:
        bout.take(Try(2, 1.0, {"do": "verdict", "outcome": "lost"}))
    assert bout.outcome(9.0) == "lost"
    assert ("answer" in bout.told()) == (keys == 1)


# -- holding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["screen", "table"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_opening_can_be_held(kind: str, way: str) -> None:
    about = trial(kind, (0, 2) if kind == "duel" else (0,))
    for secret in range(25):
        for colour in ("red", "blue"):
            opening = opened(about, options(trials=way, texts=colour), {3: 60}, secret=secret)
            bout = REFEREE.hold(about, opening, Dice(secret))
            assert bout.outcome(0.0) is None and bout.waiting()
            for viewer in (None, 0, 1, 2):
                bout.shown(viewer, 0.0)


def test_the_cards_that_were_seen_are_told() -> None:
    about = trial("strength")
    opening = opened(about, options(trials="table"))
    bout = REFEREE.hold(about, opening, Dice(1))
    bout.take(Try(0, 1.0, {"do": "another"}))
    assert bout.cards() == [card["card"] for card in opening["cards"][:2]]
    opening = opened(about)
    bout = REFEREE.hold(about, opening, Dice(1))
    assert bout.cards() == [], "a puzzle that is not on has not been seen"
    bout.take(Try(0, 1.0, {"do": "another"}))
    bout.take(Try(0, 2.0, {"do": "ready"}))
    assert bout.cards() == [opening["other"]["card"]]


def test_a_whole_game_is_held_at_a_table() -> None:
    match = Match(BOYARD, 3, {"trials": "table"}, seed=11, held=lambda one: True)
    deal = REFEREE.deal(3, match.options, [], secret_of(11, DEAL))
    used: list[str] = []
    while not match.over:
        about = match.trial
        if about is None:
            match.play(match.legal()[0])
            continue
        secret = secret_of(11, about.number)
        opening = REFEREE.open(about, match.options, deal, {}, used, [], secret.copy())
        bout = REFEREE.hold(about, opening, secret)
        if opening["mode"] == "table":
            for judge in opening["judges"]:
                bout.take(Try(judge, 1.0, {"do": "verdict", "outcome": "won"}))
        else:
            bout.take(Try(about.seats[0], 1.0, {"do": "ready"}))
            bout.take(Try(about.seats[0], 2.0, {"do": "do", "what": {"at": -1}}))
        outcome = bout.outcome(10.0)
        assert outcome in about.outcomes
        used += bout.cards()
        match.settle(outcome, bout.told())
    assert match.winners and match.notes
    cards = [card for card in used if not card.startswith("en/w-")]
    assert len(set(cards)) == len(cards)


# -- reading -------------------------------------------------------------------------------------------------------


def test_no_card_is_read_before_it_is_asked_for() -> None:
    program = (
        "import sys, forts\n"
        "game = forts.catalog.find('boyard')\n"
        "forts.new('boyard', players=2, seed=1)\n"
        "assert 'forts.games.boyard.content.cards' not in sys.modules\n"
        "assert 'forts.games.boyard.trials.bout' not in sys.modules and 'rapidfuzz' not in sys.modules\n"
        "game.referee\n"
        "from forts.games.boyard.content.cards import house_cards\n"
        "assert house_cards.cache_info().currsize == 0 and 'rapidfuzz' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
