"""What a network is told of an observation: a row of weights for every value that a byte may have.

A row is made of ingredients, each with weights of its own: for a code its value; for an amount its size, and which of
the small amounts it is; for a card, a wall or whatever else a game describes by traits (`Game.traits`) every trait of
it, where it lies and among what it is there (somebody's cards, the middle of the table). So a card that no network has
met is known by its suits and icons, and copies of a card are told alike.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from forts.core.layout import Layout, Part, Traits

SMALL: Final = 12
"""Amounts up to this one are told apart; all larger ones are alike but for their size."""
LARGEST: Final = 63
"""An amount above it counts as this one."""

Ingredient = tuple[str, int]
"""The name of some weights, and how often they are taken."""
Recipe = list[Ingredient]
"""What a row is made of."""


def recipes(layout: Layout, traits: dict[str, Traits], ignored: Collection[str] = ()) -> list[list[Recipe]]:
    """By byte of an observation: how the rows of its values are made, from value 1 on; value 0 adds nothing.

    A byte of an ignored part has no rows.
    """
    made: list[list[Recipe]] = []
    for part in layout.parts:
        for index in range(part.size):
            if part.name in ignored:
                made.append([])
            elif part.codes:
                made.append([_of_code(part, index, value, traits.get(part.name)) for value in range(1, part.high + 1)])
            else:
                made.append([_of_amount(part, index, value) for value in range(1, min(part.high, LARGEST) + 1)])
    return made


def _of_code(part: Part, index: int, value: int, traits: Traits | None) -> Recipe:
    if traits is None:
        return [(f"{part.name} {index} is {value}", 1)]
    if traits.by_value:
        things = traits.things
        told = things[value - 1] if value <= len(things) else ()
        return [(f"{part.name} is {trait}", times) for trait, times in told]
    group, place = divmod(index, part.shape[-1])
    where = [f"is {value}", *(traits.wider[value] if value < len(traits.wider) else ())]
    told = traits.things[place]
    return [(f"{trait} {group} in {part.name} {each}", times) for each in where for trait, times in told]


def _of_amount(part: Part, index: int, value: int) -> Recipe:
    told: Recipe = [(f"{part.name} {index}", value)]
    if part.high > 1:
        told.append((f"{part.name} {index} is {min(value, SMALL)}", 1))
    return told
