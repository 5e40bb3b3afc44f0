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

ICONS = (
    "pizza",
    "toy",
    "any",
    "vp",
    "pack",
    "lookout",
    "trash",
    "trash_this",
    "trash_rival",
    "recruit",
    "fort",
    "spend_pizza",
    "spend_toy",
    "copy_pack",
    "copy_rival_pack",
    "convert",
)
"""The printed actions."""

COUNTERS = (*SUITS[:6], "?", "in_pack", "in_lookout", "fort_level")
"""What can stand behind an `x`."""


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

    def fail(self, reason: str) -> None:
        """Refuse the text at the current word."""
        raise BadData(reason, text=self.text, column=self.at + 1, word=self.word or "∅")

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
        if self.word not in COUNTERS:
            self.fail("icons-counter")
        counter = self.word
        self.advance()
        return Times(what, counter)

    def single(self) -> Effect:
        """'(' chain ')'  or  [number] icon  or  'fort' [+1 | -1]."""
        if self.word == "(":
            self.advance()
            inside = self.chain()
            if self.word != ")":
                self.fail("icons-bracket")
            self.advance()
            return inside
        amount = 1
        if self.word.isdigit() and 1 < int(self.word) < 10:
            amount = int(self.word)
            self.advance()
        if self.word not in ICONS:
            self.fail("icons-unknown")
        icon = self.word
        self.advance()
        extra = 0
        if icon == "fort" and self.word in {"+1", "-1"}:
            extra = int(self.word)
            self.advance()
        return Do(icon, amount, extra)
