"""The names of things, as messages: suits, resources, boards, perks, made-up rules, cards and seats."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.fort.box.icons import SUITS
from forts.games.fort.box.kids import BOARDS, Cards, Kid
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules.madeup import RULES
from forts.games.fort.rules.table import PIZZA, TOYS, Player
from forts.games.fort.speech.effects import effect
from forts.games.fort.speech.vocabulary import KINDS


def seat_name(seat: int) -> Message:
    """A player by seat; one message of its own, so that a table with named players can put the name in its place."""
    return message("fort-seat", seat=seat + 1)


def suit_name(suit: int) -> Message:
    """A suit, or the coin."""
    return message("fort-suit", suit=SUITS[suit])


def suit_count(suit: int, count: int) -> Message:
    """So many of a suit."""
    return message("fort-suit-count", suit=SUITS[suit], count=count)


def suit_plural(suit: int) -> Message:
    """All of a suit."""
    return message("fort-suit-plural", suit=SUITS[suit])


def kind_name(kind: int) -> Message:
    """Pizza or toys."""
    return message("fort-kind", kind=KINDS[kind])


def amount(kind: int, count: int) -> Message:
    """So many pizza or toys."""
    return message("fort-amount", kind=KINDS[kind], count=count)


def stock(pizza: int, toys: int) -> Message:
    """So many of both kinds; what there is none of is left out."""
    parts = [amount(kind, count) for kind, count in ((PIZZA, pizza), (TOYS, toys)) if count > 0]
    return message("fort-list", parts=parts) if parts else message("fort-no-resource")


def owned_stock(me: Player) -> Message:
    """All resources on a board, in Stuff and Pack."""
    return stock(me.pizza + me.pack_pizza, me.toys + me.pack_toys)


def level_cost(cards: Cards, level: int, extra: int) -> Message:
    """What it costs to reach a level, `extra` resources more (or one less)."""
    parts = [
        amount(kind, count)
        for kind, count in ((PIZZA, cards.cost_pizza[level]), (TOYS, cards.cost_toys[level]))
        if count > 0
    ]
    if cards.cost_either[level] > 0:
        parts.append(message("fort-either", count=cards.cost_either[level]))
    cost = message("fort-list", parts=parts)
    return message("fort-cost", cost=cost, change="less" if extra < 0 else "more" if extra > 0 else "none")


def board_name(board: int) -> Message:
    """A player board by its colour."""
    return message("fort-board", board=BOARDS[board])


def perk_name(perk: int) -> Message:
    """The name of a perk."""
    return message("fort-perk", perk=PERKS[perk].name)


def perk_text(perk: int) -> Message:
    """What a perk does."""
    return message("fort-perk-text", perk=PERKS[perk].name)


def rule_name(rule: int) -> Message:
    """The name of a made-up rule."""
    return message("fort-rule", rule=RULES[rule].name)


def rule_text(rule: int) -> Message:
    """What a made-up rule is worth."""
    return message("fort-rule-text", rule=RULES[rule].name)


def kid_name(cards: Cards, kid: int) -> str:
    """A kid's nickname, the same in every language."""
    return cards.kids[kid].name


def kid_suits(kid: Kid) -> Message:
    """The suits in a kid's corner."""
    if len(kid.suits) == 2 and kid.suits[0] == kid.suits[1]:
        return suit_count(kid.suits[0], 2)
    return message("fort-list", parts=[suit_name(suit) for suit in kid.suits])


def kid_text(cards: Cards, kid: int) -> Message:
    """A whole card in words: name, suits and both actions."""
    return card_text(cards.kids[kid])


def card_text(card: Kid) -> Message:
    """The same of a card that may be in no deck yet."""
    suits, public, private = kid_suits(card), effect(card.public.effect), effect(card.private.effect)
    if card.board < 0:
        return message("fort-kid", name=card.name, suits=suits, public=public, private=private)
    board = board_name(card.board)
    return message("fort-kid-friend", name=card.name, suits=suits, board=board, public=public, private=private)


def shown_suits(cards: Cards, kid: int, suit: int) -> Message:
    """What a card counts for where a suit is counted; a coin counts as that suit."""
    return suit_count(suit, cards.matches(kid, suit))
