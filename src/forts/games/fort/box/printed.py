"""An action box as the rules run it: the tree of icons laid out as a row of steps, one part of it repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from forts.core.errors import BadData
from forts.games.fort.box import bearing
from forts.games.fort.box.icons import COUNTED, PRINTED, Chain, Do, Effect, Times, counter_names, icon_names

if TYPE_CHECKING:  # the rules enter their icons in the list of the box
    from forts.games.fort.rules.icons.icon import Icon

NAMED_SUIT: Final = 6
"""The counter that is any one suit; those below it are the six suits."""
ONCE: Final = 99
"""No counter: the action happens once and cannot be improved."""

# How a step depends on the one before it.
FREE: Final = 0
THEN: Final = 1
"""Only if the step before was done; then it must be done, if it can."""


class PrintedAction:
    """A public or private action of a card."""

    def __init__(self, effect: Effect | None) -> None:
        self.effect = effect
        """The tree of icons; None for a blank box."""
        self.kid: i64 = -1
        """Number of the kid on whose card it is printed; -1 for the DIY perk."""
        self.blank = effect is None
        """Nothing printed: cannot be used, nor followed."""
        self.steps: list[int] = []
        """Icon of each step."""
        self.amounts: list[int] = []
        """How often each step is done at a time."""
        self.links: list[int] = []
        """`FREE` or `THEN`."""
        self.counter: i64 = ONCE
        """What the repeated part is counted by."""
        self.first: i64 = 0
        """First step of the repeated part."""
        self.last: i64 = -1
        """Last step of the repeated part."""
        self.extra: i64 = 0
        """More resources (or less, -1) to pay for an advance of the Fort than its track says."""
        if effect is not None:
            self._lay_out(effect, FREE, False)
        self.length: i64 = len(self.steps)
        """Number of steps."""
        self.icon: Icon = cast("Icon", PRINTED[self.steps[0] if self.steps else 0])
        """The icon of the first step, which most often is the only one."""
        if self.counter == ONCE:
            self.last = self.length - 1
        self.suited = self.counter <= NAMED_SUIT
        """Counts suits, so cards can be added."""
        self.chooses_kind = any(PRINTED[step].chooses_kind for step in self.steps)
        """Asks for pizza or toys before anything else."""
        self.builds = any(PRINTED[step].builds for step in self.steps)
        """Can advance the Fort."""
        counted = 0 if self.counter == ONCE else COUNTED[self.counter].bits
        self.takes: i64 = bearing.HAND if self.suited else 0
        """Bits of what using it may take away; cards added to it leave the hand."""
        self.relies: i64 = counted
        """Bits of what it cannot do without."""
        self.brings: i64 = 0
        """Bits of what using it may bring."""
        self.profits: i64 = counted
        """Bits of what can let it go further."""
        for step in self.steps:
            icon = PRINTED[step]
            self.takes |= icon.takes
            self.relies |= icon.relies
            self.brings |= icon.brings
            self.profits |= icon.profits
        self.swells: i64 = 0
        """Bits of what makes it count for more, and so harder to use fully; points can always be scored."""
        if not self.suited and not all(PRINTED[step].always for step in self.steps):
            self.swells = counted
        self.tangled = self._is_tangled()
        """Its steps bear on each other, so that only trying them out tells how far they go."""

    def _lay_out(self, effect: Effect, link: i64, repeated: bool) -> None:
        if isinstance(effect, Do):
            self.steps.append(icon_names().index(effect.icon))
            self.amounts.append(effect.amount)
            self.links.append(link)
            if effect.extra:
                self.extra = effect.extra
        elif isinstance(effect, Times):
            if repeated or self.counter != ONCE:
                raise BadData("icons-two-counters", counter=effect.counter)
            self.counter = counter_names().index(effect.counter)
            self.first = len(self.steps)
            self._lay_out(effect.what, link, True)
            self.last = len(self.steps) - 1
        else:
            self._lay_out_chain(effect, link, repeated)

    def _lay_out_chain(self, chain: Chain, link: i64, repeated: bool) -> None:
        for number, part in enumerate(chain.parts):
            if number == 0:
                self._lay_out(part, link, repeated)
            else:
                self._lay_out(part, THEN if chain.then else FREE, repeated)

    def _is_tangled(self) -> bool:
        if self.length > 1 and any(PRINTED[step].copies for step in self.steps):
            return True
        for i in range(self.length):
            for j in range(self.length):
                before, after = PRINTED[self.steps[i]], PRINTED[self.steps[j]]
                if i != j and (before.takes & after.relies or before.brings & after.profits):
                    return True
        return False

    def __reduce__(self) -> tuple[object, ...]:
        return PrintedAction, (self.effect,)
