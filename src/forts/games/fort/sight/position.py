"""A whole state as readable JSON, and back: what FEN is to chess.

Cards are named as in the data file, seats are counted from 1. The supply and the box are not written: they hold what
is nowhere else. A position written by hand may leave out what is empty; a missing Park deck holds all other kids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from forts.core.errors import BadPosition
from forts.core.game import Options
from forts.core.reader import Reader
from forts.core.state import CHANCE, OVER
from forts.games.fort.box.kids import TOP_LEVEL, Cards
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules import table
from forts.games.fort.rules.questions.by_number import QUESTIONS
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import PARK_SIZE, STUFF_ROOM, TOKENS, Player, Table
from forts.games.fort.speech.vocabulary import BOARDS, KINDS, PERK_NAMES, RULE_NAMES, SIDES, SUITS, TRIGGERS, USES

_PILES = ("hand", "deck", "discard", "yard", "lookout", "held")
_TABLE_PILES = ("added", "looked", "spent")
_NUMBERS = ("asked", "follow_cards", "count", "pass_", "step", "unit", "effects", "paying", "pack_paying", "draws")
_SWITCHES = ("second", "trash_played", "short", "done")
_WORDS = {
    "declared": SUITS,
    "named": SUITS,
    "kind": KINDS,
    "leader_kind": KINDS,
    "side": SIDES,
    "public_use": USES,
    "private_use": USES,
}
_PURPOSES = {table.RUN: "action", table.RECRUITED: "recruit", table.DISCARD: "birthday"}


def to_position(t: FortState, game: str, options: Options) -> dict[str, Any]:
    """The state as JSON in the game's words."""
    names = [kid.name for kid in t.cards.kids]
    # rules 1 and 2 named no data
    data = {"data": t.cards.fingerprint} if t.edition > 2 else {}
    return {
        "game": game,
        "rules": t.edition,
        **data,
        "options": options,
        "round": t.round,
        "turn": t.turn,
        "first": t.first + 1,
        "leader": t.leader + 1,
        "ended": TRIGGERS[t.ended],
        "park": [names[kid] for kid in t.park],
        "park_deck": [names[kid] for kid in t.park_deck],
        "perk_row": [PERK_NAMES[perk] for perk in t.perks],
        "rule_stack": [RULE_NAMES[rule] for rule in t.rules],
        "rule_takers": [seat + 1 for seat in t.rule_takers],
        "sculpture": t.sculptor + 1,
        "picks": [names[kid] for kid in t.picks],
        "seats": [_write_seat(board, names) for board in t.boards],
        "pending": _write_pending(t, names),
    }


def _write_seat(me: Player, names: list[str]) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "board": BOARDS[me.board] if me.board >= 0 else "",
        "points": me.points,
        "level": me.level,
        "stuff": {"pizza": me.pizza, "toys": me.toys},
        "pack": {"pizza": me.pack_pizza, "toys": me.pack_toys},
        "rule": RULE_NAMES[me.rule] if me.rule >= 0 else "",
        "perk": PERK_NAMES[me.perk_number] if me.perk_number != NO_PERK else "",
        "opening": me.opening,
    }
    for pile in _PILES:
        seat[pile] = [names[kid] for kid in getattr(me, pile)]
    return seat


def _write_pending(t: FortState, names: list[str]) -> dict[str, Any]:
    """The question and what has been chosen so far; only what differs from a table where nothing has."""
    plain = Table(0, t.cards)
    pending: dict[str, Any] = {"ask": QUESTIONS[t.ask].name, "seat": t.actor + 1 if t.actor >= 0 else 0}
    if t.played >= 0:
        pending["played"] = names[t.played]
    for name in _TABLE_PILES:
        if getattr(t, name):
            pending[name] = [names[kid] for kid in getattr(t, name)]
    for name in (*_NUMBERS, *_SWITCHES):
        if getattr(t, name) != getattr(plain, name):
            pending[name] = getattr(t, name)
    for name, words in _WORDS.items():
        if getattr(t, name) != getattr(plain, name):
            pending[name] = words[getattr(t, name)]
    for name in ("follower", "drawer"):
        if getattr(t, name) >= 0:
            pending[name] = getattr(t, name) + 1
    if t.followed:
        pending["followed"] = [seat + 1 for seat in range(t.players) if t.followed >> seat & 1]
    if t.purpose != table.RUN:
        pending["purpose"] = _PURPOSES[t.purpose]
    return pending


def read_position(position: Mapping[str, Any], edition: int, cards: Cards, options: Options) -> FortState:
    """The state that a position describes; `BadPosition` names the place of the first thing that does not fit."""
    read = Reader(position)
    players = len(read.items("seats"))
    if not 2 <= players <= len(BOARDS):
        raise BadPosition("position-number", place="seats", low=2, high=len(BOARDS))
    t = FortState(players, cards)
    t.edition = edition
    t.draft = options["setup"] == "advanced"
    t.followers_use_lookout = bool(options["followers_use_lookout"])
    t.max_rounds = int(options["max_rounds"])
    numbers = {cards.kids[number].name: number for number in cards.numbers}
    t.round = read.number("round", 0, 10_000, 1)
    t.turn = read.number("turn", 0, 100_000, 1)
    t.first = read.number("first", 1, players, 1) - 1
    t.leader = read.number("leader", 0, players, t.first + 1) - 1
    t.ended = read.word("ended", TRIGGERS, "")
    t.sculptor = read.number("sculpture", 0, players, 0) - 1
    t.perks = sorted(read.words("perk_row", {name: number for number, name in enumerate(PERK_NAMES)}))
    t.rules = sorted(read.words("rule_stack", {name: number for number, name in enumerate(RULE_NAMES)}))
    t.rule_takers = [
        read.whole(f"rule_takers[{i}]", seat, 1, players) - 1 for i, seat in enumerate(read.items("rule_takers"))
    ]
    t.park = sorted(read.words("park", numbers))
    t.picks = read.words("picks", numbers)
    for seat, entry in enumerate(read.each("seats")):
        t.boards[seat] = _read_seat(entry, numbers)
    pending = read.inside("pending")
    _read_pending(t, pending, numbers)
    t.park_deck = []
    if "park_deck" in position:
        t.park_deck = sorted(read.words("park_deck", numbers))
    else:
        t.park_deck = sorted((Counter(cards.park) - _count(t)).elements())
    _check(t)
    _resume(t)
    return t


def _read_seat(read: Reader, numbers: dict[str, int]) -> Player:
    me = Player()
    me.board = read.word("board", ("", *BOARDS), "") - 1
    me.points = read.number("points", 0, 10_000, 0)
    me.level = read.number("level", 0, TOP_LEVEL, 0)
    me.rule = read.word("rule", ("", *RULE_NAMES), "") - 1
    perk = read.word("perk", ("", *PERK_NAMES), "") - 1
    me.perk_number = NO_PERK if perk < 0 else perk
    me.perk = PERKS[me.perk_number]
    me.opening = read.switch("opening", False)
    stuff, pack = read.inside("stuff"), read.inside("pack")
    me.pizza = stuff.number("pizza", 0, STUFF_ROOM, 0)
    me.toys = stuff.number("toys", 0, STUFF_ROOM, 0)
    me.pack_pizza = pack.number("pizza", 0, TOKENS, 0)
    me.pack_toys = pack.number("toys", 0, TOKENS, 0)
    for pile in _PILES:
        setattr(me, pile, sorted(read.words(pile, numbers)))
    if me.pack_room() < 0:
        raise BadPosition(
            "position-capacity",
            place=read.at("pack"),
            count=me.pack_pizza + me.pack_toys,
            most=me.level + 1 + me.perk.extra_pack,
        )
    if me.lookout_room() < 0:
        raise BadPosition("position-capacity", place=read.at("lookout"), count=len(me.lookout), most=me.level + 1)
    return me


def _read_pending(t: FortState, read: Reader, numbers: dict[str, int]) -> None:
    t.ask = read.word("ask", tuple(question.name for question in QUESTIONS), "play")
    played = read.words("played", numbers, single=True)
    t.played = played[0] if played else -1
    for name in _TABLE_PILES:
        setattr(t, name, sorted(read.words(name, numbers)))
    for name in _NUMBERS:
        setattr(t, name, read.number(name, -1, 1000, getattr(t, name)))
    for name in _SWITCHES:
        setattr(t, name, read.switch(name, False))
    for name, words in _WORDS.items():
        default = getattr(t, name)
        setattr(t, name, read.word(name, words, words[default]) if default >= 0 or name in read else -1)
    t.follower = read.number("follower", 0, t.players, 0) - 1
    t.drawer = read.number("drawer", 0, t.players, t.players if t.turn > 0 else 0) - 1
    for i, seat in enumerate(read.items("followed")):
        t.followed |= 1 << (read.whole(f"followed[{i}]", seat, 1, t.players) - 1)
    purposes = {name: purpose for purpose, name in _PURPOSES.items()}
    t.purpose = list(purposes.values())[read.word("purpose", tuple(purposes), "action")]
    t.actor = read.number("seat", 0, t.players, 0 if t.ask < table.ASK_DRAFT else t.acting() + 1) - 1


def _count(t: FortState) -> Counter[int]:
    """How many copies of each kid lie on the table."""
    total = Counter(t.park + t.park_deck + t.added + t.spent + ([t.played] if t.played >= 0 else []))
    for board in t.boards:
        total.update(board.hand + board.deck + board.discard + board.yard + board.lookout)
    return total


def _check(t: FortState) -> None:
    """Refuse what cannot be: too many copies, tokens or names."""
    cards = t.cards
    if len(t.park) > PARK_SIZE:
        raise BadPosition("position-capacity", place="park", count=len(t.park), most=PARK_SIZE)
    for kid, count in sorted(_count(t).items()):
        if count > cards.kids[kid].copies:
            raise BadPosition(
                "position-copies", place="seats", name=cards.kids[kid].name, count=count, most=cards.kids[kid].copies
            )
    _check_unique("seats.board", [board.board for board in t.boards if board.board >= 0], BOARDS)
    rules = t.rules + [board.rule for board in t.boards if board.rule >= 0]
    _check_unique("rule_stack", rules, RULE_NAMES)
    _check_unique(
        "perk_row", t.perks + [board.perk_number for board in t.boards if board.perk_number != NO_PERK], PERK_NAMES
    )
    t.pizza = TOKENS - sum(board.pizza + board.pack_pizza for board in t.boards)
    t.toys = TOKENS - sum(board.toys + board.pack_toys for board in t.boards)
    for kind, left in (("pizza", t.pizza), ("toys", t.toys)):
        if left < 0:
            raise BadPosition("position-capacity", place=kind, count=TOKENS - left, most=TOKENS)
    for seat, board in enumerate(t.boards):
        if Counter(board.held) - Counter(board.hand):
            raise BadPosition("position-choice", place=f"seats[{seat}].held", why="hand")
        for kid in board.yard:
            if cards.is_friend[kid]:
                raise BadPosition("position-choice", place=f"seats[{seat}].yard", why=cards.kids[kid].name)


def _check_unique(place: str, numbers: list[int], names: tuple[str, ...]) -> None:
    for number, count in Counter(numbers).items():
        if count > 1:
            raise BadPosition("position-copies", place=place, name=names[number], count=count, most=1)


def _resume(t: FortState) -> None:
    """Ask the pending question, after checking that it can be asked."""
    if t.ask == table.NOTHING:
        t.close()
        return
    if t.ask < table.ASK_DRAFT:
        if t.ask >= table.CHANCE_PARK and not _pile_to_draw(t):
            raise BadPosition("position-choice", place="pending.ask", why=QUESTIONS[t.ask].name)
        t.draw_from(t.ask)
        return
    if t.leader < 0 and t.ask != table.ASK_DRAFT:
        raise BadPosition("position-number", place="leader", low=1, high=t.players)
    if t.follower == t.leader and t.follower >= 0:
        raise BadPosition("position-choice", place="pending.follower", why=str(t.follower + 1))
    question = QUESTIONS[t.ask]
    if question.with_card and t.played < 0 and not (question.with_diy and t.side == table.DIY):
        raise BadPosition("position-choice", place="pending.played", why=QUESTIONS[t.ask].name)
    if not question.with_card and t.ask != table.ASK_DRAFT and t.played >= 0:
        raise BadPosition("position-choice", place="pending.played", why=QUESTIONS[t.ask].name)
    if t.ask == table.ASK_STEP and not 0 <= t.step < t.action_in_use().length:
        raise BadPosition("position-number", place="pending.step", low=0, high=t.action_in_use().length - 1)
    if t.ask in (table.ASK_FOLLOW, table.ASK_FOLLOW_MORE) and t.follower < 0:
        raise BadPosition("position-choice", place="pending.follower", why=QUESTIONS[t.ask].name)
    actor = t.actor
    try:
        t.resume()
    except (IndexError, AssertionError, ValueError):
        raise BadPosition("position-choice", place="pending", why=QUESTIONS[t.ask].name) from None
    if t.actor not in (CHANCE, OVER) and (not t.options or (t.ask == table.ASK_ROUGH and t.actor != actor)):
        raise BadPosition("position-choice", place="pending.ask", why=QUESTIONS[t.ask].name)


def _pile_to_draw(t: FortState) -> bool:
    return bool(t.boards[t.drawer].deck if t.ask == table.CHANCE_DRAW else t.park_deck)
