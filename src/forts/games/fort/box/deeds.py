"""An action box as the rules run it: the tree of icons laid out as a row of steps, one part of it repeated."""

from __future__ import annotations

from typing import Final

from forts.core.errors import BadData
from forts.games.fort.box.icons import COUNTERS, ICONS, Chain, Do, Effect, Times

# Steps: the icons, as numbers in the order of `ICONS`.
PIZZA: Final = 0
TOY: Final = 1
ANY: Final = 2
VP: Final = 3
PACK: Final = 4
LOOKOUT: Final = 5
TRASH: Final = 6
TRASH_THIS: Final = 7
TRASH_RIVAL: Final = 8
RECRUIT: Final = 9
FORT: Final = 10
SPEND_PIZZA: Final = 11
SPEND_TOY: Final = 12
COPY_PACK: Final = 13
COPY_RIVAL: Final = 14
CONVERT: Final = 15

# Counters: the six suits are 0 to 5, then as in `COUNTERS`.
NAMED_SUIT: Final = 6
IN_PACK: Final = 7
IN_LOOKOUT: Final = 8
FORT_LEVEL: Final = 9
ONCE: Final = 10
"""No counter: the action happens once and cannot be improved."""

# How a step hangs on the one before it.
FREE: Final = 0
THEN: Final = 1
"""Only if the step before was done; then it must be done, if it can."""

# What steps take away, rely on, bring and profit from, as bits. They tell, before anything is tried out, whether
# using one action of a card can make the other one possible, or impossible.
_STUFF_ROOM = 1
_IN_STUFF = 2
_PACK_ROOM = 4
_IN_PACK = 8
_OWNED = 16
_HAND = 32
_DISCARD = 64
_LOOKOUT_ROOM = 128
_IN_LOOKOUT = 256
_YARDS = 512
_LEVEL = 1024
_SUPPLY = 2048
_GATHER = (_STUFF_ROOM | _SUPPLY, _STUFF_ROOM | _SUPPLY, _IN_STUFF | _OWNED, _STUFF_ROOM | _SUPPLY)
_SPEND = (_IN_STUFF | _IN_PACK | _OWNED, _OWNED, _STUFF_ROOM | _PACK_ROOM | _SUPPLY, _OWNED)
_ALL_TOKENS = _STUFF_ROOM | _IN_STUFF | _PACK_ROOM | _IN_PACK | _OWNED | _SUPPLY
_BEARING: dict[int, tuple[int, int, int, int]] = {  # step: takes, relies on, brings, profits from
    PIZZA: _GATHER,
    TOY: _GATHER,
    ANY: _GATHER,
    VP: (0, 0, 0, 0),
    PACK: (
        _PACK_ROOM | _IN_STUFF | _SUPPLY,
        _PACK_ROOM | _IN_STUFF | _SUPPLY,
        _STUFF_ROOM | _IN_PACK | _OWNED,
        _IN_STUFF | _PACK_ROOM | _LEVEL | _SUPPLY,
    ),
    LOOKOUT: (_HAND | _LOOKOUT_ROOM | _YARDS, _HAND | _LOOKOUT_ROOM | _YARDS, _IN_LOOKOUT, _LEVEL),
    TRASH: (_HAND | _DISCARD, _HAND | _DISCARD, 0, _DISCARD),
    TRASH_THIS: (0, 0, 0, 0),
    TRASH_RIVAL: (_YARDS, _YARDS, 0, 0),
    RECRUIT: (_YARDS, _YARDS, _DISCARD, 0),
    FORT: (_SPEND[0], _SPEND[1], _SPEND[2] | _LEVEL, _OWNED),
    SPEND_PIZZA: _SPEND,
    SPEND_TOY: _SPEND,
    COPY_PACK: (_GATHER[0], _GATHER[1] | _IN_PACK, _GATHER[2], _GATHER[3] | _IN_PACK),
    COPY_RIVAL: _GATHER,
    CONVERT: (_ALL_TOKENS, _ALL_TOKENS, _ALL_TOKENS, _ALL_TOKENS),
}
_COUNTED: dict[int, int] = {IN_PACK: _IN_PACK, IN_LOOKOUT: _IN_LOOKOUT, FORT_LEVEL: _LEVEL, ONCE: 0}
"""What each counter counts; suits are counted in hand and Lookout."""


class Deed:
    """A public or private action of a card."""

    def __init__(self, effect: Effect | None) -> None:
        self.effect = effect
        """The tree of icons; None for a blank box."""
        self.kid = -1
        """Number of the kid on whose card it is printed; -1 for the DIY perk."""
        self.blank = effect is None
        """Nothing printed: cannot be used, nor followed."""
        self.steps: list[int] = []
        """Icon of each step."""
        self.amounts: list[int] = []
        """How often each step is done at a time."""
        self.links: list[int] = []
        """`FREE` or `THEN`."""
        self.counter: int = ONCE
        """What the repeated part is counted by."""
        self.first = 0
        """First step of the repeated part."""
        self.last = -1
        """Last step of the repeated part."""
        self.extra = 0
        """More resources (or less, -1) to pay for an advance of the Fort than its track says."""
        if effect is not None:
            self._lay_out(effect, FREE, False)
        self.length = len(self.steps)
        """Number of steps."""
        if self.counter == ONCE:
            self.last = self.length - 1
        self.suited = self.counter <= NAMED_SUIT
        """Counts suits, so cards can be added."""
        self.chooses_kind = ANY in self.steps
        """Asks for pizza or toys before anything else."""
        counted = _COUNTED.get(self.counter, _HAND | _IN_LOOKOUT)
        self.takes = _HAND if self.suited else 0
        """Bits of what using it may take away; cards added to it leave the hand."""
        self.relies = counted
        """Bits of what it cannot do without."""
        self.brings = 0
        """Bits of what using it may bring."""
        self.profits = counted
        """Bits of what can let it go further."""
        for step in self.steps:
            takes, relies, brings, profits = _BEARING[step]
            self.takes |= takes
            self.relies |= relies
            self.brings |= brings
            self.profits |= profits
        self.swells = 0
        """Bits of what makes it count for more, and so harder to use fully; points can always be scored."""
        if not self.suited and any(step != VP for step in self.steps):
            self.swells = counted
        self.tangled = self._is_tangled()
        """Its steps bear on each other, so that only trying them out tells how far they go."""

    def _lay_out(self, effect: Effect, link: int, repeated: bool) -> None:
        if isinstance(effect, Do):
            self.steps.append(ICONS.index(effect.icon))
            self.amounts.append(effect.amount)
            self.links.append(link)
            if effect.extra:
                self.extra = effect.extra
        elif isinstance(effect, Times):
            if repeated or self.counter != ONCE:
                raise BadData("icons-two-counters", counter=effect.counter)
            self.counter = COUNTERS.index(effect.counter)
            self.first = len(self.steps)
            self._lay_out(effect.what, link, True)
            self.last = len(self.steps) - 1
        else:
            self._lay_out_chain(effect, link, repeated)

    def _lay_out_chain(self, chain: Chain, link: int, repeated: bool) -> None:
        for number, part in enumerate(chain.parts):
            if number == 0:
                self._lay_out(part, link, repeated)
            else:
                self._lay_out(part, THEN if chain.then else FREE, repeated)

    def _is_tangled(self) -> bool:
        if self.length > 1 and (COPY_PACK in self.steps or COPY_RIVAL in self.steps):
            return True
        for i in range(self.length):
            for j in range(self.length):
                before, after = _BEARING[self.steps[i]], _BEARING[self.steps[j]]
                if i != j and (before[0] & after[1] or before[2] & after[3]):
                    return True
        return False

    def __reduce__(self) -> tuple[object, ...]:
        return Deed, (self.effect,)
