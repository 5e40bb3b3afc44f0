"""The nine perks. A perk is a set of named hooks that the rules ask; having none is a perk without hooks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Perk:
    """What a perk lets its owner do."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The name in notation and messages."""
        self.second_recruit = False
        """After the Recruit phase, may recruit once more from the Park or its deck."""
        self.tucks_from_anywhere = False
        """In your own turn, you may tuck from the Park, the Park deck or any Yard."""
        self.follow_cards: i64 = 1
        """How many cards may be discarded to follow."""
        self.builds_without_card = False
        """Once, instead of a card: advance the Fort for one resource more."""
        self.second_card = False
        """Once, after following: play a second card."""
        self.takes_back = False
        """Once, at any step of your own turn: a card of the discard pile comes to hand."""
        self.trashes_played_card = False
        """Once, instead of following: trash the card that the leader played."""
        self.packs_from_supply = False
        """In your own turn, you may pack from the shared supply."""
        self.extra_pack: i64 = 0
        """How many more resources the Pack holds."""

    def __reduce__(self) -> tuple[object, ...]:
        return _perk_called, (self.name,)


def _perk_called(name: str) -> Perk:
    return next(perk for perk in PERKS if perk.name == name)


def _perks() -> list[Perk]:
    birthday_party = Perk("birthday_party")
    birthday_party.second_recruit = True
    bribe = Perk("bribe")
    bribe.tucks_from_anywhere = True
    copy_cat = Perk("copy_cat")
    copy_cat.follow_cards = 2
    diy = Perk("diy")
    diy.builds_without_card = True
    do_over = Perk("do_over")
    do_over.second_card = True
    recycling = Perk("recycling")
    recycling.takes_back = True
    rough_housing = Perk("rough_housing")
    rough_housing.trashes_played_card = True
    sticky_fingers = Perk("sticky_fingers")
    sticky_fingers.packs_from_supply = True
    xxl_backpack = Perk("xxl_backpack")
    xxl_backpack.extra_pack = 2
    return [
        birthday_party,
        bribe,
        copy_cat,
        diy,
        do_over,
        recycling,
        rough_housing,
        sticky_fingers,
        xxl_backpack,
        Perk("none"),
    ]


PERKS: Final = _perks()
"""The perks by number; the last one is having none."""
NO_PERK: Final = 9
"""The number of having no perk."""
