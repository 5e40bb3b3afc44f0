"""The engine against a second, slow implementation of playing a card and following: whole games, made-up positions."""

from __future__ import annotations

import csv
import io
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from forts.core.dice import Dice
from forts.core.state import CHANCE, OVER, State
from forts.games.fort import GAME
from forts.games.fort.box.kids import BOARDS, cards
from forts.games.fort.speech.vocabulary import PERK_NAMES, RULE_NAMES
from games.fort.reference import DECISIONS, HOUSE, kid, legal_texts, matches, next_texts, use_cards

SIZE = 10 if os.environ.get("FORTS_LONG") == "1" else 1
"""How much more than usual to play."""
CARDS = cards("")
PARK = [CARDS.kids[number].name for number in CARDS.park]
FRIENDS = {
    board: [CARDS.kids[number].name for number in friends] for board, friends in zip(BOARDS, CARDS.friends, strict=True)
}


class Referee:
    """Plays at random through the engine and holds every decision about a card against the reference."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()

    def play(self, state: State, name: str, chooser: random.Random, dice: Dice, until: str) -> None:
        """Random moves, until the question of that name is asked or the game is over."""
        position = GAME.position(state)
        while state.actor != OVER and position["pending"]["ask"] != until:
            if state.actor == CHANCE:
                state.roll(dice)
                position = GAME.position(state)
                continue
            before, watched = position, position["pending"]["ask"] in DECISIONS
            if watched:
                self.compare(state, before, name)
            action = choose(state, chooser)
            text = GAME.notation(state, action)
            state.apply(action)
            position = GAME.position(state)
            if watched and state.actor >= 0:
                self.compare_next(state, before, text, position, name)

    def compare(self, state: State, position: dict[str, Any], name: str) -> None:
        """Are these exactly the legal moves?"""
        self.compared[position["pending"]["ask"]] += 1
        texts = [GAME.notation(state, action) for action in state.options]
        assert len(set(texts)) == len(texts), f"two options read alike: {texts}; {brief(name, position)}"
        wanted = legal_texts(position)
        assert set(texts) == wanted, f"{differences(set(texts), wanted)}; {brief(name, position)}"

    def compare_next(
        self, state: State, before: dict[str, Any], text: str, position: dict[str, Any], name: str
    ) -> None:
        """Is the next question the one to ask, and was nobody passed over?"""
        ask = position["pending"]["ask"]
        if text.startswith("take back") or ask in ("rule", "perk"):
            return
        wanted = next_texts(before, text)
        if wanted is None:
            return
        self.compared["next"] += 1
        where = f"after {text!r}: {brief(name, before)}"
        if wanted:
            texts = {GAME.notation(state, option) for option in state.options}
            assert texts == wanted, f"asked {ask!r}, {differences(texts, wanted)}; {where}"
            return
        assert ask not in DECISIONS or ask in ("play", "follow"), f"asked {ask!r} where the card is over; {where}"
        if text not in ("skip", "use perk") and before["pending"].get("side") != "diy":
            for seat in passed_over(before, position):
                self.compared["passed over"] += 1
                wanted = legal_texts(as_follower(before, text, position, seat))
                assert wanted == {"do not follow"}, f"seat {seat} was not asked: {sorted(wanted)}; {where}"


def brief(name: str, position: dict[str, Any]) -> str:
    return f"{name}: {json.dumps(position, separators=(',', ':'))}"


def differences(texts: set[str], wanted: set[str]) -> str:
    return f"engine lacks {sorted(wanted - texts)}, has too much {sorted(texts - wanted)}"


def passed_over(before: dict[str, Any], position: dict[str, Any]) -> list[int]:
    """The seats that could not follow, as the engine has it."""
    ask, leader = position["pending"]["ask"], before["leader"]
    if position["turn"] != before["turn"] or ask not in ("follow", "rough housing", "do-over", "recruit"):
        return []
    players = len(before["seats"])
    last = before["pending"].get("follower", leader)
    rest = [(last - 1 + step) % players + 1 for step in range(1, players)]
    end = position["pending"]["seat"] if ask == "follow" else leader
    return [seat for seat in rest[: rest.index(end)] if seat != leader] if end in rest else rest


def as_follower(before: dict[str, Any], text: str, position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position as if that seat were asked to follow."""
    pending = {key: position["pending"][key] for key in ("declared", "leader_kind") if key in position["pending"]}
    played = before["pending"].get("played", "")
    if before["pending"]["ask"] == "play":
        hand = before["seats"][before["leader"] - 1]["hand"]
        played = next(card for card in hand if f"play {kid(card).id}" == text)
    return {**position, "pending": {**pending, "ask": "follow", "seat": seat, "follower": seat, "played": played}}


# -- whole games -------------------------------------------------------------------------------------------------------


def play_game(seed: int, referee: Referee) -> None:
    players = 2 + seed % 3
    options = GAME.complete(
        players, {"setup": ("basic", "advanced")[seed // 3 % 2], "followers_use_lookout": seed // 6 % 2 == 1}
    )
    referee.play(GAME.new(players, options), f"game {seed}", random.Random(seed), Dice(seed), "over")


def choose(state: State, chooser: random.Random) -> int:
    """Any option, but seldom to skip the card or to take a card back."""
    texts = {action: GAME.notation(state, action) for action in state.options}
    lively = [action for action, text in texts.items() if text != "skip" and not text.startswith("take back")]
    return chooser.choice(lively if lively and chooser.random() < 0.9 else state.options)


@pytest.mark.parametrize("part", range(4))
def test_random_games(part: int) -> None:
    referee = Referee()
    for number in range(3 * SIZE):
        play_game(part * 3 * SIZE + number, referee)
    assert sum(referee.compared.values()) > 500, "next to nothing was compared"


# -- made-up positions -------------------------------------------------------------------------------------------------


def made_up(chooser: random.Random, data: str = "") -> dict[str, Any]:
    """A turn about to begin, with all that cards look at drawn at random, and often at its limits."""
    players = chooser.randint(2, 4)
    park = PARK[:]
    chooser.shuffle(park)
    hoarding = chooser.random() < 0.15
    perks = list(PERK_NAMES)
    rules = list(RULE_NAMES)
    chooser.shuffle(perks)
    chooser.shuffle(rules)
    boards = chooser.sample(BOARDS, players)
    kind = chooser.randint(0, 1)
    lead = leading_hand(chooser, park)
    shown = [take_suit(park, kid(lead[0]).suits[0], chooser.choice((0, 0, 1, 2))) for _ in range(players - 1)]
    seats = [make_seat(board, chooser, park, perks, rules, kind if hoarding else -1) for board in boards]
    seats[0]["hand"] = seats[0]["hand"][: chooser.choice((0, 1, 2, 3))] + lead
    for seat, more in zip(seats[1:], shown, strict=True):
        seat["hand"] += more
    for kind_name in ("pizza", "toys"):
        while sum(seat["stuff"][kind_name] + seat["pack"][kind_name] for seat in seats) > 30:
            place = chooser.choice(seats)[chooser.choice(("stuff", "pack"))]
            place[kind_name] = max(0, place[kind_name] - 1)
    open_park = take(park, chooser.choice((0, 1, 3, 3, 3)))
    deck = take(park, chooser.choice((0, 1, 2, 10, 10)) if len(open_park) == 3 else 0)
    return {
        "game": "fort",
        "rules": GAME.rules,
        "options": GAME.complete(players, {"followers_use_lookout": chooser.random() < 0.5, "data": data}),
        "round": 5,
        "turn": 5,
        "first": 1,
        "leader": 1,
        "park": open_park,
        "park_deck": deck,
        "perk_row": perks[: chooser.randint(1, 3)],
        "rule_stack": rules[:3],
        "seats": seats,
        "pending": {"ask": "play", "seat": 1},
    }


def take(pile: list[str], count: int) -> list[str]:
    taken = pile[: max(0, count)]
    del pile[: len(taken)]
    return taken


def make_seat(
    board: str, chooser: random.Random, park: list[str], perks: list[str], rules: list[str], hoards: int
) -> dict[str, Any]:
    level = chooser.choice((4, 5)) if hoards >= 0 else chooser.choice((0, 0, 1, 1, 2, 3, 4, 5))
    perk = perks.pop() if level >= 2 and chooser.random() < 0.85 else ""
    pack_size = chooser.choice((0, level + 1, chooser.randint(0, level + 1)))
    pack_pizza = chooser.randint(0, pack_size)
    stuff = [chooser.choice((0, 1, 2, 3, 3, 4, 4)) for _ in range(2)]
    if hoards >= 0:
        pack_pizza = level + 1 if hoards == 0 else 0
        pack_size = level + 1
        stuff[hoards] = chooser.choice((3, 4, 4))
    yard = take(park, chooser.choice((0, 0, 0, 1, 2)))
    piles: dict[str, list[str]] = {"hand": [], "deck": [], "discard": []}
    for friend in FRIENDS[board]:
        piles[chooser.choice(("hand", "hand", "deck", "discard"))].append(friend)
    piles["hand"] += take(park, chooser.choice((0, 2, 4, 4, 5)) - len(piles["hand"]) if chooser.random() < 0.9 else 0)
    piles["discard"] += take(park, chooser.choice((0, 0, 1, 3)))
    lookout = take(park, chooser.choice((0, 1, level, level + 1)))
    return {
        "board": board,
        "points": chooser.randint(0, 20),
        "level": level,
        "stuff": {"pizza": stuff[0], "toys": stuff[1]},
        "pack": {"pizza": pack_pizza, "toys": pack_size - pack_pizza},
        "rule": rules.pop() if level else "",
        "perk": perk,
        "yard": yard,
        "lookout": lookout,
        **piles,
    }


def leading_hand(chooser: random.Random, park: list[str]) -> list[str]:
    """A kid with actions, and often some others that suit it."""
    name = chooser.choice(sorted({name for name in park if kid(name).public or kid(name).private}))
    park.remove(name)
    suit = chooser.choice((kid(name).suits[0], kid(name).suits[0], "glue", "skateboard"))
    return [name, *take_suit(park, suit, chooser.choice((0, 1, 2, 3, 4)))]


def take_suit(park: list[str], suit: str, count: int) -> list[str]:
    taken = [name for name in park if matches(name, suit)][:count]
    for name in taken:
        park.remove(name)
    return taken


def play_turn(seed: int, referee: Referee, data: str = "") -> None:
    """The first card of a made-up position, and a second one with Do-Over, to the end of following."""
    chooser = random.Random(seed)
    state, _ = GAME.from_position(made_up(chooser, data))
    referee.play(state, f"position {seed}", chooser, Dice(seed), "recruit")


@pytest.mark.parametrize("part", range(4))
def test_made_up_positions(part: int) -> None:
    referee = Referee()
    each = 250 * SIZE
    for number in range(each):
        play_turn(part * each + number, referee)
    missed = {*DECISIONS, "next", "passed over"} - set(referee.compared)
    assert not missed, f"never compared: {missed}"


# -- positions in which only a look at the whole card tells what is legal ----------------------------------------------

TRICKY: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a toy more would leave no room for the private one": (
        {"board": "red", "stuff": {"toys": 2}, "hand": ["Baby Face", "Blitz", "Punky"]},
        {},
    ),
    "the suit named in an earlier turn": (
        {"board": "red", "hand": ["Ghost", "Golden Boy", "Giggles", "Spike"]},
        {"named": "coin", "side": "private"},
    ),
    "every card tucked makes the public action harder": (
        {
            "board": "red",
            "level": 2,
            "stuff": {"pizza": 3, "toys": 3},
            "lookout": ["Sparky"],
            "hand": ["Worm", "Giggles", "The Moles", "The Scrappers"],
        },
        {},
    ),
}


@pytest.mark.parametrize("name", TRICKY)
def test_tricky_positions(name: str) -> None:
    seat, pending = TRICKY[name]
    position = {
        "game": "fort",
        "rules": GAME.rules,
        "options": GAME.complete(2, {}),
        "park": ["Golden Boy", "Tiny"],
        "park_deck": ["Captain"],
        "seats": [seat, {"board": "green"}],
        "pending": {"ask": "play", **pending},
    }
    for seed in range(40):
        state, _ = GAME.from_position(position)
        Referee().play(state, f"{name} {seed}", random.Random(seed), Dice(seed), "recruit")


# -- cards of one's own ------------------------------------------------------------------------------------------------


UNPRINTED = (
    "(lookout > trash) x book",
    "(toy & pack) > vp",
    "(trash & pack) x crown",
    "2 trash",
    "any x ?",
    "copy_pack & pack",
    "fort & pack",
    "lookout x crown",
    "lookout x shovel",
    "pack & lookout",
    "recruit & trash",
    "spend_toy > lookout",
    "trash > (pack & toy)",
    "vp & copy_rival_pack",
)
"""Action boxes that no card of the house has, or few."""


def shuffled(seed: int) -> str:
    """The house file with all action boxes dealt out anew, public and private alike; every other time also new ones."""
    chooser = random.Random(seed)
    kids, track = HOUSE.split("\n\n")
    rows = list(csv.DictReader(kids.splitlines()))
    boxes = [row[side] for row in rows for side in ("public", "private")]
    if seed % 2:
        boxes = [chooser.choice((box, chooser.choice(UNPRINTED))) for box in boxes]
    chooser.shuffle(boxes)
    for row in rows:
        row["public"], row["private"] = boxes.pop(), boxes.pop()
    written = io.StringIO()
    writer = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return f"{written.getvalue()}\n{track}"


@pytest.fixture
def own_cards() -> Iterator[Callable[[int], str]]:
    """Judge by a shuffled file, until the end of the test."""

    def use(seed: int) -> str:
        data = shuffled(seed)
        use_cards(data)
        return data

    yield use
    use_cards(HOUSE)


@pytest.mark.parametrize("part", range(8))
def test_shuffled_cards(part: int, own_cards: Callable[[int], str]) -> None:
    """Public actions that count another suit, a named suit that is followed, two actions that bear on each other."""
    referee = Referee()
    for file in range(part * 10 * SIZE, (part + 1) * 10 * SIZE):
        data = own_cards(file)
        for number in range(12):
            play_turn(file * 100 + number, referee, data)
    assert sum(referee.compared.values()) > 500, "next to nothing was compared"
