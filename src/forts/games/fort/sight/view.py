"""What a seat, or a spectator, may see: built from the state, never cut out of it."""

from __future__ import annotations

from forts.core.record import Record
from forts.core.state import OVER
from forts.games.fort.box.perks import NO_PERK
from forts.games.fort.rules import table
from forts.games.fort.rules.questions.by_number import QUESTIONS
from forts.games.fort.rules.questions.payment import cost
from forts.games.fort.rules.scoring import total
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.vocabulary import (
    BOARDS,
    KINDS,
    PERK_NAMES,
    RULE_NAMES,
    SIDES,
    SUITS,
    TRIGGERS,
    USES,
    kid_ids,
)


class Stock(Record, frozen=True):
    """Resources in one place."""

    pizza: int
    toys: int


class BoardView(Record, frozen=True):
    """A player's board and cards, as far as the viewer may see them. Kids are named by their ids."""

    seat: int
    board: str
    """Colour of the board; empty before it is dealt."""
    points: int
    """Points on the Victory Track."""
    level: int
    """Fort Level."""
    stuff: Stock
    pack: Stock
    pack_size: int
    """How many resources the Pack holds at most."""
    lookout: list[str]
    lookout_size: int
    """How many cards the Lookout holds at most."""
    yard: list[str]
    discard: list[str]
    hand: list[str] | None
    """The cards in hand; None if they are not the viewer's. In the draft: the cards passed to the viewer."""
    hand_count: int
    deck_count: int
    kept: list[str] | None
    """In the draft: the cards the viewer has kept so far."""
    perk: str | None
    has_rule: bool
    """A made-up rule lies face down in front of the player."""
    rule: str | None
    """The made-up rule, to its owner, and to all at the end."""
    sculpture: bool
    """Has the macaroni sculpture."""
    total: int | None
    """All points as they would count now, to the owner, and to all at the end."""


class CardInPlay(Record, frozen=True):
    """The card being played and how it goes."""

    kid: str | None
    """The played card; None while DIY is used."""
    suit: str | None
    """The suit that followers must match."""
    added: list[str]
    """Cards added from the hand."""
    looked: list[str]
    """Cards added from the Lookout."""
    public_use: str
    """unused, partly or fully; likewise for the private action."""
    private_use: str
    side: str
    """The action in use: public, private or diy."""
    named: str | None
    """The suit named for an action that counts any one suit."""
    kind: str | None
    """Pizza or toys, if chosen."""
    leader_kind: str | None
    """The kind that followers must gather."""
    count: int
    """How often the action is done, as far as it is known."""
    effects: int
    """What it has brought so far."""


class FortView(Record, frozen=True):
    """A table of Fort."""

    viewer: int | None
    """The seat that sees this; None for a spectator."""
    players: int
    round: int
    turn: int
    first: int
    leader: int
    phase: str
    """setup, draft, play, follow, recruit, draw or over."""
    ask: str
    """The pending question, in one word."""
    to_act: int
    """The seat to decide; -1 chance, -2 over."""
    follower: int
    """The seat that is following; -1 if none."""
    due: int
    """What is being paid for the Fort: in all, then of the kind that is asked about; 0 if nothing is."""
    boards: list[BoardView]
    park: list[str]
    park_deck: int
    """Cards in the Park deck."""
    supply: Stock
    perks: list[str]
    """The open row."""
    rules: int
    """Made-up rules in the stack."""
    rule_choice: list[str]
    """The stack, to the one who chooses from it."""
    card: CardInPlay | None
    spent: list[str]
    """Cards played and added earlier this turn."""
    ended: str
    """What triggered the end: points, fort, park or rounds; empty while nothing has."""
    winners: list[int]


def view(t: FortState, seat: int | None) -> FortView:
    """What the seat, or a spectator (None), may see."""
    chooses_rule = t.ask == table.ASK_RULE and t.actor == seat
    return FortView(
        viewer=seat,
        players=t.players,
        round=t.round,
        turn=t.turn,
        first=t.first,
        leader=t.leader,
        phase=QUESTIONS[t.ask].phase_of(t),
        ask=QUESTIONS[t.ask].name,
        to_act=t.actor,
        follower=t.follower,
        due=_due(t),
        boards=[_board(t, owner, seat) for owner in range(t.players)],
        park=kid_ids(t.cards, t.park),
        park_deck=len(t.park_deck),
        supply=Stock(t.pizza, t.toys),
        perks=[PERK_NAMES[perk] for perk in t.perks],
        rules=len(t.rules),
        rule_choice=[RULE_NAMES[rule] for rule in t.rules] if chooses_rule else [],
        card=_card(t),
        spent=kid_ids(t.cards, t.spent),
        ended=TRIGGERS[t.ended],
        winners=[winner for winner, share in enumerate(t.returns()) if share > 0],
    )


def _board(t: FortState, owner: int, viewer: int | None) -> BoardView:
    me = t.boards[owner]
    own = owner == viewer
    over = t.actor == OVER
    drafting = t.draft and t.drawer < 0
    return BoardView(
        seat=owner,
        board=BOARDS[me.board] if me.board >= 0 else "",
        points=me.points,
        level=me.level,
        stuff=Stock(me.pizza, me.toys),
        pack=Stock(me.pack_pizza, me.pack_toys),
        pack_size=me.level + 1 + me.perk.extra_pack,
        lookout=kid_ids(t.cards, me.lookout),
        lookout_size=me.level + 1,
        yard=kid_ids(t.cards, me.yard),
        discard=kid_ids(t.cards, me.discard),
        hand=kid_ids(t.cards, me.hand) if own else None,
        hand_count=_known_hand_count(t, owner, viewer) if drafting else len(me.hand),
        deck_count=_known_kept_count(t, owner, viewer) if drafting else len(me.deck),
        kept=kid_ids(t.cards, me.deck) if own and drafting else None,
        perk=None if me.perk_number == NO_PERK else PERK_NAMES[me.perk_number],
        has_rule=me.rule >= 0,
        rule=RULE_NAMES[me.rule] if me.rule >= 0 and (own or over) else None,
        sculpture=t.sculptor == owner,
        total=total(t, owner) if own or over else None,
    )


def _known_hand_count(t: FortState, owner: int, viewer: int | None) -> int:
    """In the draft all choose at once: who has chosen already this time is told to nobody else."""
    waiting = owner != viewer and len(t.picks) % t.players > owner
    return len(t.boards[owner].hand) + (1 if waiting else 0)


def _known_kept_count(t: FortState, owner: int, viewer: int | None) -> int:
    waiting = owner != viewer and len(t.picks) % t.players > owner
    return len(t.boards[owner].deck) - (1 if waiting else 0)


def _due(t: FortState) -> int:
    if t.ask == table.ASK_PAY:
        return cost(t, t.acting())
    if t.ask == table.ASK_PAY_PIZZA:
        return t.paying
    return cost(t, t.acting()) - t.paying if t.ask == table.ASK_PAY_TOYS else 0


def _card(t: FortState) -> CardInPlay | None:
    diy = t.side == table.DIY and t.played < 0 and QUESTIONS[t.ask].with_diy
    if t.played < 0 and not diy:
        return None
    return CardInPlay(
        kid=None if diy else t.cards.kids[t.played].id,
        suit=None if diy else SUITS[t.suit()],
        added=kid_ids(t.cards, t.added),
        looked=kid_ids(t.cards, t.looked),
        public_use=USES[t.public_use],
        private_use=USES[t.private_use],
        side=SIDES[t.side],
        named=SUITS[t.named] if t.named >= 0 else None,
        kind=KINDS[t.kind] if t.kind >= 0 else None,
        leader_kind=KINDS[t.leader_kind] if t.leader_kind >= 0 else None,
        count=t.count,
        effects=t.effects,
    )
