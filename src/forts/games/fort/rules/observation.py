"""What a seat knows of a table as numbers: the layout, and the bytes themselves.

Cards are told one by one: every card of the box, copy by copy, has a byte that says where it lies as far as the seat
knows. Copies of a kid are alike, so their bytes are sorted. That is twenty times shorter than counting each kid in each
pile, which is what such a byte becomes when it is spread out to one input a value.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.layout import Layout, Layouting
from forts.core.state import CHANCE, OVER
from forts.games.fort.box.kids import MOST_KIDS, TOP_LEVEL, Cards
from forts.games.fort.box.perks import NO_PERK
from forts.games.fort.rules.drafted import lots, most_lots, shown
from forts.games.fort.rules.table import (
    ASK_RULE,
    BY_ROUNDS,
    DEALT,
    DIY,
    FULLY,
    NOTHING,
    SETUP,
    TOKENS,
    Player,
    Table,
)

VERSION: Final = 1
RULES: Final = 11
"""Made-up rules in the box."""
MOST: Final = 255
"""What a byte holds; a larger amount is written as this."""

# Where a card lies. What belongs to nobody comes first, then five places a seat, the own ones first.
BOX: Final = 0
UNSEEN: Final = 1
PARK: Final = 2
SPENT: Final = 3
ADDED: Final = 4
PLAYED: Final = 5
OF_SEATS: Final = 6
IN_HAND: Final = 0
IN_DECK: Final = 1
IN_DISCARD: Final = 2
IN_YARD: Final = 3
IN_LOOKOUT: Final = 4
PLACES: Final = 5

# Where parts begin that are filled one by one.
_SEEN_RULES: Final = 38
_OPEN_PERKS: Final = _SEEN_RULES + RULES
_LOOKED: Final = _OPEN_PERKS + NO_PERK
_SEATS: Final = _LOOKED + TOP_LEVEL + 1
_CODES: Final = 5
_AMOUNTS: Final = 9


def layout(players: int, cards: Cards, drafts: bool) -> Layout:
    """What is where, for a number of players, the cards of a data file and the set-up with or without a draft."""
    made = Layouting("fort", VERSION)
    made.code("question", NOTHING, "The pending question, by its number in `rules/table.py`.")
    made.code("to_act", players + 1, "Who decides: 0 nobody, the game is over; then seats; the last code: chance.")
    seat = "0 nobody, 1 the seat itself, then the others in turn order."
    made.code("first", players, f"The first player: {seat}")
    made.code("leader", players, f"Whose turn it is: {seat}")
    made.code("follower", players, f"Who is following: {seat}")
    made.code("drawer", players, f"Who draws, or drew last: {seat}")
    made.code("sculptor", players, f"Who has the macaroni sculpture: {seat}")
    made.code("ended", BY_ROUNDS, "What triggered the end: 0 nothing yet, points, fort, park, rounds.")
    made.amount("round", MOST, "Number of the round, from 1: times 256, and the rest.", (2,))
    made.amount("supply", TOKENS, "Pizza and toys in the shared supply.", (2,))
    made.amount("park_deck", MOST, "Cards in the Park deck.")
    made.amount("rule_stack", RULES, "Made-up rules in the stack.")
    made.code("declared", 7, "Suit declared for a played coin, from 1; 0 none.")
    made.code("uses", FULLY, "How the public and the private action were used: not, partly, fully.", (2,))
    made.code("kinds", 2, "Kind of the leader's public action, then of the one in use: 0 none, pizza, toys.", (2,))
    made.code("switches", 1, "Second card of the turn; played card goes to the box; something undone; step done.", (4,))
    made.code("side", DIY, "The action in use: public, private, DIY.")
    made.code("named", 7, "Suit named for the action, from 1; 0 none.")
    made.amount("asked", 3, "Rivals asked to follow.")
    made.amount(
        "progress", MOST, "Cards discarded to follow; then of the action: times, done, step, unit, effects.", (6,)
    )
    made.amount("payment", MOST, "Pizza to pay, and of it out of the Pack, each from 1; 0 until it is chosen.", (2,))
    made.code("purpose", SETUP, "What goes on after a recruit, by its number in `rules/table.py`.")
    made.amount("draws", MOST, "Cards still to draw.")
    made.amount("turn", MOST, "Number of the turn, from 1: times 256, and the rest.", (2,))
    made.amount("seen_rules", 1, "Made-up rules that the seat has seen in the stack.", (RULES,))
    made.amount("perks", 1, "Perks of the open row.", (NO_PERK,))
    made.code("looked", MOST_KIDS, "Lookout cards that were added: numbers of kids from 1, sorted.", (TOP_LEVEL + 1,))
    made.code(
        "seat_codes",
        RULES,
        "By seat: board, perk, made-up rule if it is known (each from 1, 0 none), followed, opening cards never shown.",
        (players, 5),
    )
    made.amount(
        "seat_amounts",
        MOST,
        "By seat: pizza, toys in Stuff; in the Pack; level; points; cards in hand, in the deck; which rule it took.",
        (players, 9),
    )
    made.code(
        "cards",
        OF_SEATS + PLACES * players - 1,
        "Where each card lies, kid by kid and copy by copy: 0 box, 1 unseen (Park deck, or dealt to a rival and never "
        "shown), 2 Park, 3 spent this turn, 4 added, 5 played; then by seat: hand (of a rival: certainly in hand), "
        "deck (of a rival: hand or deck), discard, Yard, Lookout.",
        (cards.count,),
    )
    if drafts:
        made.amount("picks", DEALT * players, "Cards kept so far in the draft, by all; 0 once nobody can know more.")
        made.code(
            "packs",
            most_lots(players),
            "In which lot the seat knows each card to have been, copies sorted: 0 none, 1 kept by itself, then what "
            "was gone from a pack (the own first, then as they come) between two sightings, or is still on its way.",
            (cards.count,),
        )
        made.code(
            "shown",
            players - 1,
            "Which rival, in turn order, has shown that it kept each card, copies sorted: 0 none.",
            (cards.count,),
        )
    return made.done()


def write(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """Write what the seat knows."""
    players = t.players
    into[at] = t.ask
    actor = t.actor
    into[at + 1] = players + 1 if actor == CHANCE else 0 if actor == OVER else 1 + (actor - seat) % players
    into[at + 2] = _relative(t.first, seat, players)
    into[at + 3] = _relative(t.leader, seat, players)
    into[at + 4] = _relative(t.follower, seat, players)
    into[at + 5] = _relative(t.drawer, seat, players)
    into[at + 6] = _relative(t.sculptor, seat, players)
    into[at + 7] = t.ended
    into[at + 8] = t.round >> 8
    into[at + 9] = t.round & 255
    into[at + 10] = t.pizza
    into[at + 11] = t.toys
    into[at + 12] = _byte(len(t.park_deck))
    into[at + 13] = len(t.rules)
    into[at + 14] = t.declared + 1
    into[at + 15] = t.public_use
    into[at + 16] = t.private_use
    into[at + 17] = t.leader_kind + 1
    into[at + 18] = t.kind + 1
    into[at + 19] = 1 if t.second else 0
    into[at + 20] = 1 if t.trash_played else 0
    into[at + 21] = 1 if t.short else 0
    into[at + 22] = 1 if t.done else 0
    into[at + 23] = t.side
    into[at + 24] = t.named + 1
    into[at + 25] = t.asked
    into[at + 26] = t.follow_cards
    into[at + 27] = _byte(t.count)
    into[at + 28] = _byte(t.pass_)
    into[at + 29] = t.step
    into[at + 30] = _byte(t.unit)
    into[at + 31] = _byte(t.effects)
    into[at + 32] = t.paying + 1
    into[at + 33] = t.pack_paying + 1
    into[at + 34] = t.purpose
    into[at + 35] = t.draws
    into[at + 36] = t.turn >> 8
    into[at + 37] = t.turn & 255
    place: i64 = at + _SEEN_RULES
    while place < at + _SEATS:
        into[place] = 0
        place += 1
    _write_rules(t, seat, into, at + _SEEN_RULES)
    for perk in t.perks:
        into[at + _OPEN_PERKS + perk] = 1
    place = at + _LOOKED
    for kid in t.looked:
        into[place] = kid + 1
        place += 1
    place = at + _SEATS
    amounts: i64 = place + _CODES * players
    for step in range(players):
        owner = (seat + step) % players
        _write_seat(t, t.boards[owner], owner, owner == seat or actor == OVER, into, place, amounts)
        place += _CODES
        amounts += _AMOUNTS
    _write_places(t, seat, into, amounts)
    if t.draft:
        _write_draft(t, seat, into, amounts + t.cards.count)


def _relative(seat: int, viewer: int, players: int) -> int:
    """A seat as the viewer counts: 0 nobody, 1 itself."""
    return 0 if seat < 0 else 1 + (seat - viewer) % players


def _byte(amount: int) -> int:
    return MOST if amount > MOST else amount


def _write_rules(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """The made-up rules that the seat saw when it took one, or sees because it is choosing."""
    if t.boards[seat].rule >= 0:
        for taker in t.rule_takers[t.rule_takers.index(seat) :]:
            into[at + t.boards[taker].rule] = 1
    elif t.ask != ASK_RULE or t.actor != seat:
        return
    for rule in t.rules:
        into[at + rule] = 1


def _write_seat(t: Table, me: Player, owner: int, known: bool, into: vec[u8], codes: i64, amounts: i64) -> None:
    into[codes] = me.board + 1
    into[codes + 1] = 0 if me.perk_number == NO_PERK else me.perk_number + 1
    into[codes + 2] = me.rule + 1 if known else 0
    into[codes + 3] = 1 if t.followed & 1 << owner else 0
    into[codes + 4] = 1 if me.opening else 0
    into[amounts] = me.pizza
    into[amounts + 1] = me.toys
    into[amounts + 2] = me.pack_pizza
    into[amounts + 3] = me.pack_toys
    into[amounts + 4] = me.level
    into[amounts + 5] = _byte(me.points)
    into[amounts + 6] = _byte(len(me.hand))
    into[amounts + 7] = _byte(len(me.deck))
    into[amounts + 8] = 1 + t.rule_takers.index(owner) if me.rule >= 0 else 0


def _write_places(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """Where each card lies. Places are filled in one order, so that copies are sorted whatever is hidden.

    What nobody has seen comes last. As long as nothing was trashed it is all that is left, and is not looked at.
    """
    cards = t.cards
    count: i64 = cards.count
    starts = cards.starts
    whole = _nothing_trashed(t)
    rest: u8 = UNSEEN if whole else BOX
    place: i64 = at
    while place < at + count:
        into[place] = rest
        place += 1
    if whole and t.players < len(cards.friends):
        _lay_unused_friends(t, into, at, rest)
    _lay(into, at, starts, t.park, PARK, rest)
    _lay(into, at, starts, t.spent, SPENT, rest)
    _lay(into, at, starts, t.added, ADDED, rest)
    if t.played >= 0:
        _put(into, at + starts[t.played], PLAYED, rest)
    code: u8 = OF_SEATS
    mine = t.boards[seat]
    for board in t.boards[seat:] + t.boards[:seat] if seat else t.boards:
        if board is mine:
            _lay(into, at, starts, board.hand, code + IN_HAND, rest)
            _lay(into, at, starts, board.deck, code + IN_DECK, rest)
        else:
            _lay_rival(t, board, into, at, code, rest)
        _lay(into, at, starts, board.discard, code + IN_DISCARD, rest)
        _lay(into, at, starts, board.yard, code + IN_YARD, rest)
        _lay(into, at, starts, board.lookout, code + IN_LOOKOUT, rest)
        code += PLACES
    if not whole:
        _lay(into, at, starts, t.park_deck, UNSEEN, rest)
        for board in t.boards:
            if board.opening and board is not mine:
                _lay_hidden(t, board, into, at)


def _nothing_trashed(t: Table) -> bool:
    """Is every card in play, but for the Best Friends of boards that nobody has?"""
    if t.drawer < 0:
        return False  # they are not dealt yet
    total = len(t.park_deck) + len(t.park) + len(t.spent) + len(t.added)
    if t.played >= 0:
        total += 1
    for board in t.boards:
        total += len(board.hand) + len(board.deck) + len(board.discard) + len(board.yard) + len(board.lookout)
        total -= 2
    return total == len(t.cards.park)


def _lay_unused_friends(t: Table, into: vec[u8], at: i64, rest: u8) -> None:
    for number, friends in enumerate(t.cards.friends):
        used = False
        for board in t.boards:
            used = used or board.board == number
        if not used:
            for kid in friends:
                _put(into, at + t.cards.starts[kid], BOX, rest)


def _put(into: vec[u8], place: i64, code: u8, rest: u8) -> None:
    """The first copy that has no place yet lies there."""
    while into[place] != rest:
        place += 1
    into[place] = code


def _lay(into: vec[u8], at: i64, starts: vec[i64], pile: list[int], code: u8, rest: u8) -> None:
    for kid in pile:
        place: i64 = at + starts[kid]
        while into[place] != rest:
            place += 1
        into[place] = code


def _lay_rival(t: Table, board: Player, into: vec[u8], at: i64, code: u8, rest: u8) -> None:
    """What all know of a rival's hand and deck."""
    starts = t.cards.starts
    _lay(into, at, starts, board.held, code + IN_HAND, rest)
    if not board.opening:
        if board.held:
            _lay_without(into, at, starts, board.hand, board.held, code + IN_DECK, rest)
        else:
            _lay(into, at, starts, board.hand, code + IN_DECK, rest)
        _lay(into, at, starts, board.deck, code + IN_DECK, rest)
    elif t.drawer >= 0:
        for kid in t.cards.friends[board.board]:
            if kid not in board.held and (kid in board.hand or kid in board.deck):
                _put(into, at + starts[kid], code + IN_DECK, rest)


def _lay_without(
    into: vec[u8], at: i64, starts: vec[i64], pile: list[int], held: list[int], code: u8, rest: u8
) -> None:
    """All of a pile but the held ones; both are sorted."""
    skipped = 0
    for kid in pile:
        if skipped < len(held) and held[skipped] == kid:
            skipped += 1
        else:
            _put(into, at + starts[kid], code, rest)


def _lay_hidden(t: Table, board: Player, into: vec[u8], at: i64) -> None:
    """Opening cards of a rival that were never shown: as unseen as the Park deck."""
    friend = t.cards.is_friend
    starts = t.cards.starts
    skipped = 0
    for kid in board.hand:
        if skipped < len(board.held) and board.held[skipped] == kid:
            skipped += 1
        elif not friend[kid]:
            _put(into, at + starts[kid], UNSEEN, BOX)
    for kid in board.deck:
        if not friend[kid]:
            _put(into, at + starts[kid], UNSEEN, BOX)


def _write_draft(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """The lots that the seat knows, and who has shown which card since."""
    into[at] = len(t.picks)
    count = t.cards.count
    place: i64 = at + 1
    while place < at + 1 + 2 * count:
        into[place] = 0
        place += 1
    starts = t.cards.starts
    for code, kid in sorted(lots(t, seat)):
        _put(into, at + 1 + starts[kid], code, 0)
    for step in range(1, t.players):
        for kid in shown(t, (seat + step) % t.players):
            _put(into, at + 1 + count + starts[kid], step, 0)
