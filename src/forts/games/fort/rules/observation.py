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
from forts.core.spans import clear, put_in_order, tell
from forts.core.state import CHANCE, OVER
from forts.games.fort.box.kids import MOST_KIDS, TOP_LEVEL, Cards
from forts.games.fort.box.perks import NO_PERK
from forts.games.fort.rules import places
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

_MOST_PLAYERS: Final = 4
_HIDDEN: Final = 1 << _MOST_PLAYERS
_ROW: Final = 30
"""Places of four seats, and those of nobody."""


def _code_of(place: int, seat: int, players: int, hidden: int) -> int:
    """How a seat tells a place, if it knows all cards but those of the hidden rivals: their hand and deck."""
    if place < places.OF_SEATS:
        return [BOX, UNSEEN, PARK, SPENT, ADDED, PLAYED][place]
    owner, pile = divmod(place - places.OF_SEATS, places.OF_A_SEAT)
    code = OF_SEATS + PLACES * ((owner - seat) % players)
    if pile == places.HAND or pile == places.DECK:
        if hidden >> owner & 1:
            return UNSEEN
        return code + (IN_HAND if pile == places.HAND and owner == seat else IN_DECK)
    return code + [IN_HAND, IN_HAND, IN_DECK, IN_DISCARD, IN_YARD, IN_LOOKOUT][pile]


_CODES_OF_PLACES: Final = vec[u8](
    [
        _code_of(place, seat, players, hidden) if place < places.OF_SEATS + places.OF_A_SEAT * players else BOX
        for players in range(1, _MOST_PLAYERS + 1)
        for seat in range(_MOST_PLAYERS)
        for hidden in range(_HIDDEN)
        for place in range(_ROW)
    ]
)
"""By number of players, seat, hidden rivals (bits) and place: the code of a card there."""
_RANKS: Final = vec[u8]([MOST - code if code <= UNSEEN else code for code in range(MOST + 1)])
"""In which order copies are told: what is unseen and then the box come last."""

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
    made.code(
        "to_act",
        players + 1,
        "Who decides: 0 nobody, since the game is over; 1 the seat itself, then the others; the last code: chance.",
    )
    seat = "0 nobody, 1 the seat itself, then the others in turn order."
    made.code("first", players, f"The first player: {seat}")
    made.code("leader", players, f"Whose turn it is: {seat}")
    made.code("follower", players, f"Who is following: {seat}")
    made.code("drawer", players, f"Who draws, or drew last: {seat}")
    made.code("sculptor", players, f"Who has the macaroni sculpture: {seat}")
    made.code(
        "ended",
        BY_ROUNDS,
        "What triggered the end: 0 nothing yet, 1 points, 2 a finished Fort, 3 the Park, 4 the limit of rounds.",
    )
    made.amount("round", MOST, "Number of the round, from 1: the high byte, then the low one.", (2,))
    made.amount("supply", TOKENS, "Pizza and toys in the shared supply.", (2,))
    made.amount("park_deck", MOST, "Cards in the Park deck.")
    made.amount("rule_stack", RULES, "Made-up rules in the stack.")
    made.code("declared", 7, "Suit declared for a coin that was played, from 1; 0 none.")
    made.code("uses", FULLY, "How far the public and the private action were used: 0 not, 1 partly, 2 fully.", (2,))
    made.code(
        "kinds",
        2,
        "The resource chosen for the leader's public action, then for the one in use: 0 none, 1 pizza, 2 toys.",
        (2,),
    )
    made.code(
        "switches",
        1,
        "Whether: the card in play is the turn's second; it goes to the box; something of the action was left undone; "
        "the step before was done.",
        (4,),
    )
    made.code("side", DIY, "The action in use: 0 public, 1 private, 2 DIY.")
    made.code("named", 7, "Suit named for the action, from 1; 0 none.")
    made.amount("asked", 3, "Rivals asked to follow.")
    made.amount(
        "progress",
        MOST,
        "Cards discarded to follow; then, of the action in use: times, times done, step, unit, effects.",
        (6,),
    )
    made.amount(
        "payment", MOST, "Pizza to pay, and how much of it out of the Pack, each plus one; 0 until it is chosen.", (2,)
    )
    made.code("purpose", SETUP, "What is resumed after a recruit, by its number in `rules/table.py`.")
    made.amount("draws", MOST, "Cards still to draw.")
    made.amount("turn", MOST, "Number of the turn, from 1: the high byte, then the low one.", (2,))
    made.amount("seen_rules", 1, "Made-up rules that the seat has seen in the stack.", (RULES,))
    made.amount("perks", 1, "Perks that lie open.", (NO_PERK,))
    made.code("looked", MOST_KIDS, "Cards added from the Lookout: numbers of kids from 1, sorted.", (TOP_LEVEL + 1,))
    made.code(
        "seat_codes",
        RULES,
        "By seat: board, perk, made-up rule if known (each from 1, 0 none); whether it followed; whether its hand and "
        "deck are still those of the set-up.",
        (players, 5),
    )
    made.amount(
        "seat_amounts",
        MOST,
        "By seat: pizza, then toys in the Stuff; the same in the Pack; level; points; cards in hand, in the deck; its "
        "place, from 1, in the order of taking made-up rules.",
        (players, 9),
    )
    made.code(
        "cards",
        OF_SEATS + PLACES * players - 1,
        "Where each card lies, kid by kid and copy by copy: 0 box, 1 unseen (Park deck, or dealt to a rival and never "
        "shown), 2 Park, 3 spent this turn, 4 added, 5 played; then by seat: hand (of a rival: surely in hand), "
        "deck (of a rival: hand or deck), discard pile, Yard, Lookout.",
        (cards.count,),
    )
    if drafts:
        made.amount(
            "picks",
            DEALT * players,
            "Cards kept in the draft so far, by all together; 0 once it tells nobody anything more.",
        )
        made.code(
            "packs",
            most_lots(players),
            "The lot to which the seat knows each card to belong, copies sorted: 0 none; 1 kept by itself; then what "
            "left a pack (its own first, then the others as they come) between two sightings, or is still on its way.",
            (cards.count,),
        )
        made.code(
            "shown",
            players - 1,
            "Which rival, in turn order, is known to have kept each card, copies sorted: 0 none.",
            (cards.count,),
        )
    return made.done()


def unknown() -> Layout:
    """What nobody has to know: the stack of made-up rules, until the first player looks through it."""
    made = Layouting("fort", VERSION)
    made.amount("rules", 1, "Made-up rules in the face-down stack.", (RULES,))
    return made.done()


def write_unknown(t: Table, into: vec[u8], at: i64) -> None:
    """Write that."""
    clear(into, at, RULES)
    for rule in t.rules:
        into[at + rule] = 1


def write(t: Table, seat: i64, into: vec[u8], at: i64) -> None:
    """Write what the seat knows."""
    players: i64 = t.players
    actor: i64 = t.actor
    into[at] = u8(t.ask)
    into[at + 1] = u8(_relative(actor, seat, players))
    if actor == CHANCE:
        into[at + 1] = u8(players + 1)
    into[at + 2] = u8(_relative(t.first, seat, players))
    into[at + 3] = u8(_relative(t.leader, seat, players))
    into[at + 4] = u8(_relative(t.follower, seat, players))
    into[at + 5] = u8(_relative(t.drawer, seat, players))
    into[at + 6] = u8(_relative(t.sculptor, seat, players))
    into[at + 7] = u8(t.ended)
    into[at + 8] = u8(t.round >> 8)
    into[at + 9] = u8(t.round & 255)
    into[at + 10] = u8(t.pizza)
    into[at + 11] = u8(t.toys)
    into[at + 12] = _byte(len(t.park_deck))
    into[at + 13] = u8(len(t.rules))
    into[at + 14] = u8(t.declared + 1)
    into[at + 15] = u8(t.public_use)
    into[at + 16] = u8(t.private_use)
    into[at + 17] = u8(t.leader_kind + 1)
    into[at + 18] = u8(t.kind + 1)
    into[at + 19] = 1 if t.second else 0
    into[at + 20] = 1 if t.trash_played else 0
    into[at + 21] = 1 if t.short else 0
    into[at + 22] = 1 if t.done else 0
    into[at + 23] = u8(t.side)
    into[at + 24] = u8(t.named + 1)
    into[at + 25] = u8(t.asked)
    into[at + 26] = u8(t.follow_cards)
    into[at + 27] = _byte(t.count)
    into[at + 28] = _byte(t.pass_)
    into[at + 29] = u8(t.step)
    into[at + 30] = _byte(t.unit)
    into[at + 31] = _byte(t.effects)
    into[at + 32] = u8(t.paying + 1)
    into[at + 33] = u8(t.pack_paying + 1)
    into[at + 34] = u8(t.purpose)
    into[at + 35] = u8(t.draws)
    into[at + 36] = u8(t.turn >> 8)
    into[at + 37] = u8(t.turn & 255)
    clear(into, at + _SEEN_RULES, _SEATS - _SEEN_RULES)
    perk: i64
    for perk in t.perks:
        into[at + _OPEN_PERKS + perk] = 1
    place: i64 = at + _LOOKED
    kid: i64
    for kid in t.looked:
        into[place] = u8(kid + 1)
        place += 1
    place = at + _SEATS
    amounts: i64 = place + _CODES * players
    owner: i64 = seat
    for _ in range(players):
        _write_seat(t.boards[owner], t.followed >> owner & 1, owner == seat or actor == OVER, into, place, amounts)
        place += _CODES
        amounts += _AMOUNTS
        owner += 1
        if owner == players:
            owner = 0
    if t.rule_takers or t.ask == ASK_RULE:
        _write_rules(t, seat, into, at)
    _write_places(t, seat, into, amounts)
    if t.draft:
        _write_draft(t, seat, into, amounts + t.cards.count)


def _relative(seat: i64, viewer: i64, players: i64) -> i64:
    """A seat as the viewer counts: 0 nobody, 1 itself."""
    if seat < 0:
        return 0
    return seat - viewer + 1 if seat >= viewer else seat - viewer + 1 + players


def _byte(amount: i64) -> u8:
    if amount > MOST:
        return MOST
    return u8(amount)


def _write_rules(t: Table, seat: i64, into: vec[u8], at: i64) -> None:
    """Who took a made-up rule as which; those that the seat saw when it took one, or sees because it is choosing."""
    players: i64 = t.players
    amounts: i64 = at + _SEATS + _CODES * players
    seen: i64 = at + _SEEN_RULES
    looked = t.ask == ASK_RULE and t.actor == seat
    for number, taker in enumerate(t.rule_takers):
        into[amounts + _AMOUNTS * (_relative(taker, seat, players) - 1) + 8] = u8(number + 1)
        looked = looked or taker == seat
        if t.boards[seat].rule >= 0 and looked:
            into[seen + t.boards[taker].rule] = 1
    if looked:
        for rule in t.rules:
            into[seen + rule] = 1


def _write_seat(me: Player, followed: i64, known: bool, into: vec[u8], codes: i64, amounts: i64) -> None:
    into[codes] = u8(me.board + 1)
    into[codes + 1] = 0
    if me.perk_number != NO_PERK:
        into[codes + 1] = u8(me.perk_number + 1)
    into[codes + 2] = 0
    if known:
        into[codes + 2] = u8(me.rule + 1)
    into[codes + 3] = u8(followed)
    into[codes + 4] = 1 if me.opening else 0
    into[amounts] = u8(me.pizza)
    into[amounts + 1] = u8(me.toys)
    into[amounts + 2] = u8(me.pack_pizza)
    into[amounts + 3] = u8(me.pack_toys)
    into[amounts + 4] = u8(me.level)
    into[amounts + 5] = _byte(me.points)
    into[amounts + 6] = _byte(len(me.hand))
    into[amounts + 7] = _byte(len(me.deck))
    into[amounts + 8] = 0


def _write_places(t: Table, seat: i64, into: vec[u8], at: i64) -> None:
    """Where each card lies. Places are filled in one order, so that copies are sorted whatever is hidden.

    What nobody has seen comes last; what is nowhere is in the box. Most piles are empty at a time, and are passed over.
    """
    if len(t.where) != 0 and t.drawer >= 0:
        _write_kept(t, seat, _hidden(t, seat), into, at)
        return
    starts = t.cards.starts
    clear(into, at, t.cards.count)  # `BOX` is 0
    _lay(into, at, starts, t.park, PARK)
    if t.spent:
        _lay(into, at, starts, t.spent, SPENT)
    if t.added:
        _lay(into, at, starts, t.added, ADDED)
    if t.played >= 0:
        _put(into, at + starts[t.played], PLAYED)
    code: u8 = OF_SEATS
    players: i64 = t.players
    owner: i64 = seat
    for _ in range(players):
        board = t.boards[owner]
        if owner != seat:
            _lay_rival(t, board, into, at, code)
        else:
            if board.hand:
                _lay(into, at, starts, board.hand, code + IN_HAND)
            if board.deck:
                _lay(into, at, starts, board.deck, code + IN_DECK)
        if board.discard:
            _lay(into, at, starts, board.discard, code + IN_DISCARD)
        if board.yard:
            _lay(into, at, starts, board.yard, code + IN_YARD)
        if board.lookout:
            _lay(into, at, starts, board.lookout, code + IN_LOOKOUT)
        code += PLACES
        owner += 1
        if owner == players:
            owner = 0
    _lay(into, at, starts, t.park_deck, UNSEEN)
    mine = t.boards[seat]
    for board in t.boards:
        if board.opening and board is not mine:
            _lay_hidden(t, board, into, at)


def _hidden(t: Table, seat: i64) -> i64:
    """Bits of the rivals that have opening cards that were never shown."""
    found: i64 = 0
    bit: i64 = 1
    for board in t.boards:
        if board.opening:
            found |= bit
        bit <<= 1
    return found & ~(i64(1) << seat)


def _write_kept(t: Table, seat: i64, hidden: i64, into: vec[u8], at: i64) -> None:
    """Where each card lies, out of what the table has kept; copies are put in order then."""
    codes = _CODES_OF_PLACES
    known: i64 = _ROW * _HIDDEN * (_MOST_PLAYERS * (t.players - 1) + seat)
    tell(into, at, t.where, codes, known + _ROW * hidden)
    if hidden != 0:
        # everybody knows whose friends are among them
        for copy in t.cards.friend_copies:
            into[at + copy] = codes[known + i64(t.where[copy])]
    put_in_order(into, at, t.cards.several, _RANKS)


def _put(into: vec[u8], place: i64, code: u8) -> None:
    """The first copy that has no place yet lies there."""
    while into[place] != BOX:
        place += 1
    into[place] = code


def _lay(into: vec[u8], at: i64, starts: vec[i64], pile: list[int], code: u8) -> None:
    """The same for a pile. Most kids have one copy, so the first one is looked at before any loop begins."""
    kid: i64
    for kid in pile:
        place: i64 = at + starts[kid]
        if into[place] != BOX:
            place += 1
            while into[place] != BOX:
                place += 1
        into[place] = code


def _lay_rival(t: Table, board: Player, into: vec[u8], at: i64, code: u8) -> None:
    """What all know of a rival's hand and deck."""
    starts = t.cards.starts
    if board.held:
        _lay(into, at, starts, board.held, code + IN_HAND)
    if not board.opening:
        if board.held:
            _lay_without(into, at, starts, board.hand, board.held, code + IN_DECK)
        elif board.hand:
            _lay(into, at, starts, board.hand, code + IN_DECK)
        if board.deck:
            _lay(into, at, starts, board.deck, code + IN_DECK)
    elif t.drawer >= 0:
        # opening cards are unseen, but everybody knows whose friends are among them
        friend = t.cards.is_friend
        if board.held:
            unseen = [kid for kid in board.hand if kid not in board.held]
        else:
            unseen = board.hand
        for kid in unseen:
            if friend[kid]:
                _put(into, at + starts[kid], code + IN_DECK)
        for kid in board.deck:
            if friend[kid]:
                _put(into, at + starts[kid], code + IN_DECK)


def _lay_without(into: vec[u8], at: i64, starts: vec[i64], pile: list[int], held: list[int], code: u8) -> None:
    """All of a pile but the held ones; both are sorted."""
    skipped: i64 = 0
    count: i64 = len(held)
    kid: i64
    for kid in pile:
        if skipped < count and held[skipped] == kid:
            skipped += 1
        else:
            _put(into, at + starts[kid], code)


def _lay_hidden(t: Table, board: Player, into: vec[u8], at: i64) -> None:
    """Opening cards of a rival that were never shown: as unseen as the Park deck."""
    friend = t.cards.is_friend
    starts = t.cards.starts
    skipped: i64 = 0
    kid: i64
    for kid in board.hand:
        if skipped < len(board.held) and board.held[skipped] == kid:
            skipped += 1
        elif not friend[kid]:
            _put(into, at + starts[kid], UNSEEN)
    for kid in board.deck:
        if not friend[kid]:
            _put(into, at + starts[kid], UNSEEN)


def _write_draft(t: Table, seat: i64, into: vec[u8], at: i64) -> None:
    """The lots that the seat knows, and who has shown which card since."""
    into[at] = u8(len(t.picks))
    count: i64 = t.cards.count
    clear(into, at + 1, 2 * count)
    starts = t.cards.starts
    for code, kid in sorted(lots(t, seat)):
        _put(into, at + 1 + starts[kid], u8(code))
    for step in range(1, t.players):
        for kid in shown(t, (seat + step) % t.players):
            _put(into, at + 1 + count + starts[kid], u8(step))
