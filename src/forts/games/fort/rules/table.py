"""Everything that lies on a table of Fort, and the question that is pending there.

All piles are sorted lists of kid numbers: their order means nothing, since a card is drawn when it is needed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from forts.core.keeping import fields_of, made_again
from forts.core.state import CHANCE, OVER, State
from forts.games.fort.box.kids import Cards
from forts.games.fort.box.perks import NO_PERK, PERKS, Perk
from forts.games.fort.box.printed import PrintedAction

PIZZA: Final = 0
TOYS: Final = 1

NEWEST: Final = 3
"""The version of the rules that new games are played by."""

STUFF_ROOM: Final = 4
"""How many of each kind Stuff holds."""
TOKENS: Final = 30
"""How many tokens of each kind there are."""
HAND_SIZE: Final = 5
"""Cards drawn in the Draw phase."""
PARK_SIZE: Final = 3
"""Cards face up in the Park."""
DEALT: Final = 8
"""Kids that each player starts with, besides the Best Friends."""
SCULPTURE_POINTS: Final = 4
"""Points of the macaroni sculpture."""
TRACK_END: Final = 25
"""Points on the Victory Track that end the game."""

# How an action of the played card was used.
UNUSED: Final = 0
PARTLY: Final = 1
FULLY: Final = 2

# Sides of a card, and the action of the DIY perk, which is on none.
PUBLIC: Final = 0
PRIVATE: Final = 1
DIY: Final = 2

# What ended the game.
NOT_ENDED: Final = 0
BY_POINTS: Final = 1
BY_FORT: Final = 2
BY_PARK: Final = 3
BY_ROUNDS: Final = 4

# Pending questions. The first ten are asked of chance.
CHANCE_FIRST: Final = 0
CHANCE_BOARD: Final = 1
CHANCE_RULE: Final = 2
CHANCE_PERK: Final = 3
CHANCE_PARK: Final = 4
CHANCE_DEAL: Final = 5
CHANCE_DRAW: Final = 6
CHANCE_REFILL: Final = 7
CHANCE_RECRUIT: Final = 8
CHANCE_TUCK: Final = 9
ASK_DRAFT: Final = 10
ASK_PLAY: Final = 11
ASK_SUIT: Final = 12
ASK_ACTION: Final = 13
ASK_NAME: Final = 14
ASK_KIND: Final = 15
ASK_ADD: Final = 16
ASK_STEP: Final = 17
ASK_PAY: Final = 18
ASK_PAY_PIZZA: Final = 19
ASK_PAY_TOYS: Final = 20
ASK_RULE: Final = 21
ASK_PERK: Final = 22
ASK_FOLLOW: Final = 23
ASK_FOLLOW_MORE: Final = 24
ASK_ROUGH: Final = 25
ASK_DO_OVER: Final = 26
ASK_RECRUIT: Final = 27
ASK_BIRTHDAY: Final = 28
NOTHING: Final = 29

# What the rules do next, when nobody has to be asked.
WAIT: Final = 0
RUN: Final = 1
ACTION_DONE: Final = 2
ASK: Final = 3
"""Ask the question that `Table.ask` names."""
CARD_DONE: Final = 4
NEXT_FOLLOWER: Final = 5
AFTER_CARD: Final = 7
RECRUIT: Final = 8
RECRUITED: Final = 9
DISCARD: Final = 10
DRAW: Final = 11
TURN: Final = 12
SETUP: Final = 13


@mypyc_attr(acyclic=True)
class Player:
    """A player's board and cards: empty, or like another one."""

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.board: i64 = -1
            """Number of the player board."""
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.yard: list[int] = []
            self.lookout: list[int] = []
            self.pizza: i64 = 0
            """Pizza in Stuff."""
            self.toys: i64 = 0
            """Toys in Stuff."""
            self.pack_pizza: i64 = 0
            self.pack_toys: i64 = 0
            self.level: i64 = 0
            """Fort Level."""
            self.points: i64 = 0
            """Points on the Victory Track."""
            self.rule: i64 = -1
            """Made-up rule, kept secret until the end."""
            self.perk_number: i64 = NO_PERK
            """Number of the perk in front of the player."""
            self.perk: Perk = PERKS[NO_PERK]
            """The same perk."""
            self.opening: bool = True
            """Hand and deck are still those of the set-up, which rivals have never seen."""
            self.held: list[int] = []
            """Cards that everybody knows to be in hand: drawn before the last shuffle, or taken back."""
            return
        self.board = like.board
        self.hand = like.hand[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.yard = like.yard[:]
        self.lookout = like.lookout[:]
        self.pizza = like.pizza
        self.toys = like.toys
        self.pack_pizza = like.pack_pizza
        self.pack_toys = like.pack_toys
        self.level = like.level
        self.points = like.points
        self.rule = like.rule
        self.perk_number = like.perk_number
        self.perk = like.perk
        self.opening = like.opening
        self.held = like.held[:]

    def __reduce__(self) -> tuple[object, ...]:
        return made_again, (Player, (), fields_of(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and fields_of(self) == fields_of(other)

    def __hash__(self) -> int:
        raise TypeError("a player's board changes, so it has no hash")

    def pack_room(self) -> i64:
        """How many more resources the Pack can hold."""
        return self.level + 1 + self.perk.extra_pack - self.pack_pizza - self.pack_toys

    def lookout_room(self) -> i64:
        """How many more cards the Lookout can hold."""
        return self.level + 1 - len(self.lookout)


class Table(State):
    """A game of Fort at some moment."""

    def __init__(self, players: i64, cards: Cards) -> None:
        super().__init__(players)
        self.cards = cards
        """Kids and fort track."""
        self.edition: i64 = NEWEST
        """The version of the rules that the game is played by."""
        self.draft = False
        """Starting cards are drafted (advanced set-up)."""
        self.followers_use_lookout = False
        """Option: followers may add Lookout cards too."""
        self.max_rounds: i64 = 100
        """The game ends after this round at the latest."""
        self.boards: list[Player] = [Player() for _ in range(players)]
        """Each player's board and cards."""
        self.park: list[int] = []
        self.park_deck: list[int] = cards.park[:]
        self.pizza: i64 = TOKENS
        """Pizza in the shared supply."""
        self.toys: i64 = TOKENS
        """Toys in the shared supply."""
        self.rules: list[int] = []
        """Made-up rules in the face-down stack."""
        self.rule_takers: list[int] = []
        """Seats that took a made-up rule, in order."""
        self.perks: list[int] = []
        """Perks in the face-up row."""
        self.sculptor: i64 = -1
        """Who has the macaroni sculpture."""
        self.first: i64 = -1
        """The first player."""
        self.leader: i64 = -1
        """Whose turn it is."""
        self.round: i64 = 0
        """Number of the round, from 1."""
        self.turn: i64 = 0
        """Number of the turn, from 1."""
        self.ended: i64 = NOT_ENDED
        """What triggered the end."""
        self.picks: list[int] = []
        """Cards kept in the draft, pass by pass and seat by seat, while any opening card is unseen."""

        self.ask: i64 = CHANCE_FIRST
        """The pending question."""
        self.next: i64 = SETUP
        """What the rules do next; `WAIT` while a question is pending."""
        self.raw = False
        """A copy on which the rules try out how far an action goes, without judging each option."""
        self.outset: Table | None = None
        """On such a copy: the game that it was made of, which counts what is tried out."""
        self.tried: i64 = 0
        """Positions tried out since the last answer."""

        self.played: i64 = -1
        """The card being played; -1 if none."""
        self.declared: i64 = -1
        """Suit declared for a played coin."""
        self.second = False
        """The played card is the second one of the turn (Do-Over)."""
        self.added: list[int] = []
        """Cards of the hand added to the played card."""
        self.looked: list[int] = []
        """Cards of the Lookout added to the played card (or by the follower)."""
        self.spent: list[int] = []
        """Cards played and added earlier this turn, lying apart until the Discard phase."""
        self.public_use: i64 = UNUSED
        """How the leader used the public action."""
        self.private_use: i64 = UNUSED
        """How the leader used the private action."""
        self.leader_kind: i64 = -1
        """Kind that the leader chose in the public action; followers must gather the same."""
        self.trash_played = False
        """The played card goes to the box once followers are done."""

        self.follower: i64 = -1
        """The rival who is following now; -1 while the leader acts."""
        self.asked: i64 = 0
        """How many rivals have been asked to follow."""
        self.followed: i64 = 0
        """Bits of the seats that followed."""
        self.follow_cards: i64 = 0
        """Cards discarded by the follower so far."""

        self.side: i64 = PUBLIC
        """The action in use."""
        self.named: i64 = -1
        """Suit named for an action that counts any one suit."""
        self.kind: i64 = -1
        """Kind chosen for this action."""
        self.count: i64 = 0
        """How often the repeated part is done."""
        self.pass_: i64 = 0
        """How often it has been done."""
        self.step: i64 = 0
        """Step of the action."""
        self.unit: i64 = 0
        """How often this step has been done in this pass."""
        self.effects: i64 = 0
        """Elementary effects (tokens, points, cards) so far."""
        self.short = False
        """Something of the action was not done."""
        self.done = False
        """The step before was done."""

        self.paying: i64 = -1
        """Pizza to pay of the cost; -1 until chosen."""
        self.pack_paying: i64 = -1
        """Pizza to pay out of the Pack; -1 until chosen."""
        self.purpose: i64 = RUN
        """What goes on after a recruit: the action, the Recruit phase or its end."""
        self.drawer: i64 = -1
        """Who draws; -1 before the decks are made."""
        self.draws: i64 = 0
        """Cards still to draw."""

        self.where: vec[u8] = vec[u8]()
        """Where each card lies, if that is kept (`places.py`); else nothing. A copy has nothing."""

    def copy_onto(self, twin: Table) -> None:
        """Make the other table like this one."""
        twin.players = self.players
        twin.actor = self.actor
        twin.options = self.options
        twin.reveals = self.reveals
        twin.discreet = self.discreet
        twin.trace = None
        twin.cards = self.cards
        twin.edition = self.edition
        twin.draft = self.draft
        twin.followers_use_lookout = self.followers_use_lookout
        twin.max_rounds = self.max_rounds
        boards: list[Player] = []
        for board in self.boards:
            boards.append(Player(board))
        twin.boards = boards
        twin.park = self.park[:]
        twin.park_deck = self.park_deck[:]
        twin.pizza = self.pizza
        twin.toys = self.toys
        twin.rules = self.rules[:]
        twin.rule_takers = self.rule_takers[:]
        twin.perks = self.perks[:]
        twin.sculptor = self.sculptor
        twin.first = self.first
        twin.leader = self.leader
        twin.round = self.round
        twin.turn = self.turn
        twin.ended = self.ended
        twin.picks = self.picks[:]
        twin.ask = self.ask
        twin.next = self.next
        twin.raw = self.raw
        twin.outset = self.outset
        twin.tried = 0
        twin.played = self.played
        twin.declared = self.declared
        twin.second = self.second
        twin.added = self.added[:]
        twin.looked = self.looked[:]
        twin.spent = self.spent[:]
        twin.public_use = self.public_use
        twin.private_use = self.private_use
        twin.leader_kind = self.leader_kind
        twin.trash_played = self.trash_played
        twin.follower = self.follower
        twin.asked = self.asked
        twin.followed = self.followed
        twin.follow_cards = self.follow_cards
        twin.side = self.side
        twin.named = self.named
        twin.kind = self.kind
        twin.count = self.count
        twin.pass_ = self.pass_
        twin.step = self.step
        twin.unit = self.unit
        twin.effects = self.effects
        twin.short = self.short
        twin.done = self.done
        twin.paying = self.paying
        twin.pack_paying = self.pack_paying
        twin.purpose = self.purpose
        twin.drawer = self.drawer
        twin.draws = self.draws

    # -- answers that the finished state gives -----------------------------------------------------------------

    def viable(self, option: i64) -> bool:
        """Can the played card still end as it must after this option? Found by trying it out."""
        raise NotImplementedError  # FortState implements it

    def rehearse(
        self, seat: i64, printed: PrintedAction, side: i64, count: i64, kind: i64, gone: i64, found: i64
    ) -> i64:
        """How far an action goes, found by trying it out: twice its most effects, plus one if it can be full."""
        raise NotImplementedError  # FortState implements it

    # -- common questions --------------------------------------------------------------------------------------

    def acting(self) -> i64:
        """The seat whose action is being carried out."""
        return self.leader if self.follower < 0 else self.follower

    def action_in_use(self) -> PrintedAction:
        """The action in use."""
        if self.side == DIY:
            return self.cards.diy
        return self.cards.printed[self.played][self.side]

    def suit(self) -> i64:
        """The suit of the played card that followers must match."""
        if self.declared >= 0:
            return self.declared
        return self.cards.kids[self.played].suit

    def use_of(self, side: i64) -> i64:
        """How the leader used that action of the played card."""
        return self.public_use if side == PUBLIC else self.private_use

    def offer(self, seat: i64, ask: i64, options: list[int]) -> None:
        """Ask the seat to choose among the options."""
        self.next = WAIT
        self.actor = seat
        self.ask = ask
        self.options = options

    def pose(self, ask: i64) -> None:
        """Ask this question next."""
        self.ask = ask
        self.next = ASK

    def draw_from(self, ask: i64) -> None:
        """Let chance answer."""
        self.next = WAIT
        self.actor = CHANCE
        self.ask = ask
        self.options = _NONE

    def close(self) -> None:
        """The game is over."""
        self.next = WAIT
        self.actor = OVER
        self.ask = NOTHING
        self.options = _NONE

    def note(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write down what happened, if anybody wants to know."""
        if self.trace is not None:
            self._write_down(code, seat, a, b, c)

    def _write_down(self, code: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        assert self.trace is not None
        self.trace.append((code, seat, a, b, c))


_NONE: Final[list[int]] = []


def put(pile: list[int], kid: i64) -> None:
    """Put a card into a pile, at its sorted place."""
    i: i64 = len(pile)
    if i == 0 or pile[i - 1] <= kid:
        pile.append(kid)
        return
    i -= 1
    while i > 0 and pile[i - 1] > kid:
        i -= 1
    pile.insert(i, kid)


def drop(pile: list[int], kid: i64) -> None:
    """Take a card out of a pile that has it."""
    i: i64 = 0
    while pile[i] != kid:
        i += 1
    pile.pop(i)


def put_all(pile: list[int], cards: list[int]) -> None:
    """Put cards into a pile."""
    kid: i64
    for kid in cards:
        put(pile, kid)
