"""The pieces of Fort as data, for a screen that draws them and for reference: kids, perks, made-up rules, icons."""

from __future__ import annotations

from typing import Literal

from forts.core.message import Message
from forts.core.record import Record
from forts.games.fort.box.icons import SUITS, Do, Effect, Times, counter_names, icon_names
from forts.games.fort.box.kids import BOARDS, TOP_LEVEL, Cards, Kid
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules import table
from forts.games.fort.speech.effects import effect
from forts.games.fort.speech.names import card_text, kid_suits, perk_name, perk_text, rule_name, rule_text, suit_name
from forts.games.fort.speech.vocabulary import RULE_NAMES


class Level(Record, frozen=True):
    """A level of the fort track."""

    level: int
    points: int
    pizza: int
    """Cost to reach it in pizza, toys and either."""
    toys: int
    either: int


class IconTree(Record, frozen=True):
    """An action box as its icons: one icon, a part done once for each of something, or parts in a row."""

    node: Literal["do", "times", "chain"]
    icon: str = ""
    """do: the icon."""
    amount: int = 1
    """do: how many."""
    extra: int = 0
    """do, of the fort: so many more resources to pay; -1 for one less."""
    counter: str = ""
    """times: what is counted, as the data file writes it: a suit, `?`, `in_pack`."""
    then: bool = False
    """chain: each part only if the one before was done."""
    parts: tuple[IconTree, ...] = ()
    """times: the one part that is repeated; chain: the parts in order."""


class KidPiece(Record, frozen=True):
    """A kid card."""

    id: str
    """The name in notation and views."""
    name: str
    """The nickname, the same in every language."""
    suits: list[str]
    """The suits in the corner, one or two."""
    copies: int
    """How many there are."""
    friend_of: str | None
    """The board whose Best Friend it is; None for a kid of the Park."""
    public: IconTree | None
    """The action that others may follow; None if the box is blank."""
    private: IconTree | None
    """The action that is the leader's alone; None if the box is blank."""
    suits_words: Message
    public_words: Message
    private_words: Message
    words: Message
    """The whole card in words."""


class NamedPiece(Record, frozen=True):
    """A perk or a made-up rule."""

    id: str
    """The name in notation and views."""
    name: Message
    text: Message
    """What it does, or what it is worth."""


class Sign(Record, frozen=True):
    """A printed sign with its meaning."""

    id: str
    words: Message


class FortPieces(Record, frozen=True):
    """Everything in the box."""

    kids: list[KidPiece]
    perks: list[NamedPiece]
    rules: list[NamedPiece]
    """The made-up rules."""
    suits: list[Sign]
    """The six suits, and the coin last."""
    icons: list[Sign]
    """The printed actions."""
    counters: list[Sign]
    """What an action may be repeated for; said of scoring a point."""
    boards: list[str]
    """The player boards by colour."""
    track: list[Level]
    """The fort track."""
    stuff_room: int
    """How many of each kind fit into Stuff."""
    tokens: int
    """Tokens of each kind in the supply at the start."""
    track_end: int
    """Points on the Victory Track that end the game."""
    sculpture_points: int
    """What the macaroni sculpture is worth."""


def fort_track(cards: Cards) -> list[Level]:
    """The fort track of these cards, level by level."""
    return [
        Level(
            level, cards.level_points[level], cards.cost_pizza[level], cards.cost_toys[level], cards.cost_either[level]
        )
        for level in range(TOP_LEVEL + 1)
    ]


def components(cards: Cards) -> FortPieces:
    """The pieces of a game with these cards."""
    return FortPieces(
        kids=[kid_piece(cards.kids[number]) for number in cards.numbers],
        perks=[NamedPiece(PERKS[perk].name, perk_name(perk), perk_text(perk)) for perk in range(NO_PERK)],
        rules=[NamedPiece(name, rule_name(rule), rule_text(rule)) for rule, name in enumerate(RULE_NAMES)],
        suits=[Sign(name, suit_name(suit)) for suit, name in enumerate(SUITS)],
        icons=[Sign(icon, effect(Do(icon))) for icon in icon_names()],
        counters=[Sign(counter, effect(Times(Do("vp"), counter))) for counter in counter_names()],
        boards=list(BOARDS),
        track=fort_track(cards),
        stuff_room=table.STUFF_ROOM,
        tokens=table.TOKENS,
        track_end=table.TRACK_END,
        sculpture_points=table.SCULPTURE_POINTS,
    )


def icon_tree(tree: Effect | None) -> IconTree | None:
    """An action box as data; None if it is blank."""
    return None if tree is None else _node(tree)


def _node(tree: Effect) -> IconTree:
    if isinstance(tree, Do):
        return IconTree("do", icon=tree.icon, amount=tree.amount, extra=tree.extra)
    if isinstance(tree, Times):
        return IconTree("times", counter=tree.counter, parts=(_node(tree.what),))
    return IconTree("chain", then=tree.then, parts=tuple(_node(part) for part in tree.parts))


def kid_piece(kid: Kid) -> KidPiece:
    """A kid card as data."""
    return KidPiece(
        id=kid.id,
        name=kid.name,
        suits=[SUITS[suit] for suit in kid.suits],
        copies=kid.copies,
        friend_of=BOARDS[kid.board] if kid.board >= 0 else None,
        public=icon_tree(kid.public.effect),
        private=icon_tree(kid.private.effect),
        suits_words=kid_suits(kid),
        public_words=effect(kid.public.effect),
        private_words=effect(kid.private.effect),
        words=card_text(kid),
    )
