"""The icons printed on Fort's cards, written down: `(recruit > toy) x squirtgun`.

A small language with three kinds of node: `Do` (an icon), `Times` (an icon or group, per counter) and `Chain`
(`>`: then, `&`: and). From one tree come the rules, the words in each language and the icons on the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from forts.core.errors import BadData

SUITS = ("skateboard", "shovel", "glue", "squirtgun", "crown", "book", "coin")
"""The six suits and the coin, which stands for any of them."""


MOST_STEPS = 20
"""Icons in a box, each as often as its number says, and brackets within each other: files come from people on the
network too, and what can be done is tried out to its end."""


class PrintedIcon:
    """A printed action, as far as the box tells; `rules/icons` has a class for each, with its rule and its words."""

    name: str = ""
    """How the data file writes it."""
    words: str = ""
    """Message id of what it does, as part of a card's text."""
    takes: int = 0
    """Bits of what using it may take away; see `bearing`."""
    relies: int = 0
    """Bits of what it cannot do without."""
    brings: int = 0
    """Bits of what using it may bring."""
    profits: int = 0
    """Bits of what can let it go further."""
    chooses_kind: bool = False
    """Pizza or toys: asked before anything else."""
    copies: bool = False
    """How much it brings depends on what is in a Pack, so that beside another step only trying it out can tell."""
    builds: bool = False
    """Advances a Fort."""
    always: bool = False
    """Can be done any number of times."""
    worth: float = 0.0
    """What doing it once is worth in points."""


class PrintedCounter:
    """What can stand behind an `x`, as far as the box tells; `rules/icons/counters.py` has a class for each."""

    name: str = ""
    """How the data file writes it."""
    word: str = ""
    """How messages call it."""
    bits: int = 0
    """Bits of what is counted; see `bearing`."""


PRINTED: list[PrintedIcon] = []
"""The icons by number. The rules enter them: what they know can be printed."""
COUNTED: list[PrintedCounter] = []
"""The counters by number, the six suits first, then any one suit; entered likewise."""


def printed_icon(name: str) -> PrintedIcon:
    """The icon of that name."""
    return PRINTED[icon_names().index(name)]


def printed_counter(name: str) -> PrintedCounter:
    """The counter of that name."""
    return COUNTED[counter_names().index(name)]


def icon_names() -> list[str]:
    """The printed actions."""
    return [icon.name for icon in PRINTED]


def counter_names() -> list[str]:
    """What can stand behind an `x`."""
    return [counter.name for counter in COUNTED]


@dataclass(frozen=True)
class Do:
    """One icon, `amount` times; for `fort`, `extra` more resources than the track says."""

    icon: str
    amount: int = 1
    extra: int = 0


@dataclass(frozen=True)
class Times:
    """`what`, once for each of `counter`."""

    what: Effect
    counter: str


@dataclass(frozen=True)
class Chain:
    """Effects in printed order; with `then`, each only if the one before was done."""

    parts: tuple[Effect, ...]
    then: bool


Effect = Union[Do, Times, Chain]
"""An action box of a card."""


def parse(text: str) -> Effect | None:
    """The effect that the icons show; None for a blank box. `BadData` points at the first wrong character."""
    reader = _Reader(text)
    if reader.word == "":
        return None
    effect = reader.chain()
    if reader.word:
        reader.fail("icons-extra")
    return effect


class _Reader:
    """Reads one effect from left to right, one word ahead."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.word = ""
        self.next = 0
        self.open = 0
        self.steps = 0
        self.advance()

    def advance(self) -> None:
        """Go on to the next word."""
        at = self.next
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        end = at
        if end < len(self.text) and self.text[end] in "()>&?":
            end += 1
        else:
            while end < len(self.text) and self.text[end] not in " ()>&?":
                end += 1
        self.at, self.word, self.next = at, self.text[at:end], end

    def fail(self, reason: str, known: list[str] | None = None) -> None:
        """Refuse the text at the current word; `known` lists what could stand there."""
        known_words = {} if known is None else {"known": ", ".join(known)}
        if not self.word:
            reason = "icons-open" if known is None else "icons-end"
        raise BadData(reason, text=self.text, column=self.at + 1, word=self.word, **known_words)

    def stay_short(self, count: int) -> None:
        """Refuse more than a box has room for."""
        if count > MOST_STEPS:
            raise BadData("icons-many", text=self.text, column=self.at + 1, most=MOST_STEPS)

    def chain(self) -> Effect:
        """effect ( '>' effect )*  or  effect ( '&' effect )*."""
        parts = [self.times()]
        sign = self.word
        while self.word in {">", "&"}:
            if self.word != sign:
                self.fail("icons-mixed")
            self.advance()
            parts.append(self.times())
        return Chain(tuple(parts), sign == ">") if len(parts) > 1 else parts[0]

    def times(self) -> Effect:
        """effect [ 'x' counter ]."""
        what = self.single()
        if self.word != "x":
            return what
        self.advance()
        if self.word not in counter_names():
            self.fail("icons-counter", counter_names())
        counter = self.word
        self.advance()
        return Times(what, counter)

    def single(self) -> Effect:
        """'(' chain ')'  or  [number] icon  or  'fort' [+1 | -1]."""
        if self.word == "(":
            self.open += 1
            self.stay_short(self.open)
            self.advance()
            inside = self.chain()
            self.open -= 1
            if self.word != ")":
                self.fail("icons-bracket")
            self.advance()
            return inside
        amount = 1
        if len(self.word) == 1 and self.word in "23456789":
            amount = int(self.word)
            self.advance()
        if self.word not in icon_names():
            self.fail("icons-unknown", icon_names())
        icon = self.word
        self.steps += amount
        self.stay_short(self.steps)
        self.advance()
        extra = 0
        if icon == "fort" and self.word in {"+1", "-1"}:
            extra = int(self.word)
            self.advance()
        return Do(icon, amount, extra)
