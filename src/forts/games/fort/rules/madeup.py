"""The eleven made-up rules: each is one hook, the points it is worth to its owner at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.games.fort.box.kids import COIN
from forts.games.fort.rules.table import Player, Table

_CROWN: Final = 4
_BOOK: Final = 5


def owned(t: Table, me: Player) -> list[int]:
    """All cards of a player: deck, discard pile, hand, Yard and Lookout; in their own turn also those just used."""
    cards = me.deck + me.discard + me.hand + me.yard + me.lookout
    if t.leader >= 0 and t.boards[t.leader] is me:
        cards = cards + t.spent + t.added
        if t.played >= 0:
            cards = [*cards, t.played]
    return cards


class MadeUpRule:
    """A made-up rule."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The name in notation and messages."""

    def points(self, t: Table, me: Player) -> i64:
        """What the rule is worth now."""
        raise NotImplementedError  # each rule implements it


class BigPlans(MadeUpRule):
    """One a way to advance the Fort on one's cards; a card with two counts twice."""

    def points(self, t: Table, me: Player) -> i64:
        total = 0
        for kid in owned(t, me):
            for printed in t.cards.printed[kid]:
                if printed.builds:
                    total += 1
        return total


class FriendshipBracelet(MadeUpRule):
    """One a different suit, coins left out, and one more for all six."""

    def points(self, t: Table, me: Player) -> i64:
        suits = {suit for kid in owned(t, me) for suit in t.cards.kids[kid].suits if suit != COIN}
        return len(suits) + (1 if len(suits) == COIN else 0)


class PiggyBank(MadeUpRule):
    """One a toy on the board."""

    def points(self, t: Table, me: Player) -> i64:
        return me.toys + me.pack_toys


class PizzaParty(MadeUpRule):
    """One a pizza on the board."""

    def points(self, t: Table, me: Player) -> i64:
        return me.pizza + me.pack_pizza


class Loner(MadeUpRule):
    """Five without any Best Friend."""

    def points(self, t: Table, me: Player) -> i64:
        for kid in owned(t, me):
            if t.cards.is_friend[kid]:
                return 0
        return 5


class Minimalism(MadeUpRule):
    """Eight at exactly Fort Level 2."""

    def points(self, t: Table, me: Player) -> i64:
        return 8 if me.level == 2 else 0


class Popularity(MadeUpRule):
    """One a card in the Lookout."""

    def points(self, t: Table, me: Player) -> i64:
        return len(me.lookout)


class PlayPalace(MadeUpRule):
    """One a crown; coins do not count."""

    def points(self, t: Table, me: Player) -> i64:
        return shown(t, me, _CROWN)


class SecretStash(MadeUpRule):
    """One a resource in the Pack."""

    def points(self, t: Table, me: Player) -> i64:
        return me.pack_pizza + me.pack_toys


class Sleepover(MadeUpRule):
    """Eight for more cards than anybody else, four if tied for most."""

    def points(self, t: Table, me: Player) -> i64:
        mine = len(owned(t, me))
        most = 0
        for board in t.boards:
            if board is not me:
                most = max(most, len(owned(t, board)))
        return 8 if mine > most else 4 if mine == most else 0


class SlimeLab(MadeUpRule):
    """One a book; coins do not count."""

    def points(self, t: Table, me: Player) -> i64:
        return shown(t, me, _BOOK)


def shown(t: Table, me: Player, suit: i64) -> i64:
    """How often a suit is printed on all of a player's cards."""
    total = 0
    for kid in owned(t, me):
        for printed in t.cards.kids[kid].suits:
            if printed == suit:
                total += 1
    return total


RULES: Final[list[MadeUpRule]] = [
    BigPlans("big_plans"),
    FriendshipBracelet("friendship_bracelet"),
    PiggyBank("piggy_bank"),
    PizzaParty("pizza_party"),
    Loner("loner"),
    Minimalism("minimalism"),
    Popularity("popularity"),
    PlayPalace("play_palace"),
    SecretStash("secret_stash"),
    Sleepover("sleepover"),
    SlimeLab("slime_lab"),
]
"""The made-up rules by number."""
