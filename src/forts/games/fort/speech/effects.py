"""An action box in words, put together from its tree of icons; nothing here knows any card."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.fort.box.icons import Chain, Do, Effect, Times, printed_counter, printed_icon
from forts.games.fort.rules.table import PIZZA

UPPER = "upper"
LOWER = "lower"


def effect(tree: Effect | None, case: str = UPPER) -> Message:
    """The action in words, as a clause without a full stop; `case` is that of its first letter."""
    if tree is None:
        return message("fort-icon-blank", case=case)
    return _clause(tree, case, False)


def effect_of(tree: Effect | None, count: int, kind: int, case: str = LOWER) -> Message:
    """The action in words once it is known how often it happens and, unless `kind` is -1, what is gathered."""
    if tree is None:
        return message("fort-icon-blank", case=case)
    return _clause(_settled(tree, count, kind), case, False)


def _settled(tree: Effect, count: int, kind: int) -> Effect:
    """The tree with its kind filled in, and with the count wherever one icon alone is repeated."""
    if isinstance(tree, Do):
        if tree.icon == "any" and kind >= 0:
            return Do("pizza" if kind == PIZZA else "toy", tree.amount)
        return tree
    if isinstance(tree, Times):
        what = _settled(tree.what, count, kind)
        if isinstance(what, Do):
            return Do(what.icon, what.amount * count, what.extra)
        return what if count == 1 else Times(what, str(count))
    return Chain(tuple(_settled(part, count, kind) for part in tree.parts), tree.then)


def _clause(tree: Effect, case: str, inside: bool) -> Message:
    if isinstance(tree, Do):
        extra = "less" if tree.extra < 0 else "more" if tree.extra > 0 else "none"
        return message(printed_icon(tree.icon).words, count=tree.amount, extra=extra, case=case)
    if isinstance(tree, Times):
        return _repeated(tree, case, inside)
    parts = _flat(tree)
    if not tree.then and all(isinstance(_repeated_part(part), Do) for part in parts):
        return message("fort-both", parts=[_clause(part, LOWER if i else case, True) for i, part in enumerate(parts)])
    said = _clause(parts[0], case, True)
    for part in parts[1:]:
        said = message("fort-then" if tree.then else "fort-also", first=said, second=_clause(part, LOWER, True))
    return said


def _repeated(tree: Times, case: str, inside: bool) -> Message:
    what = _clause(tree.what, case, False)
    if tree.counter.isdecimal():
        return message("fort-repeat", what=what, count=int(tree.counter))
    counter = message("fort-counter", counter=printed_counter(tree.counter).word)
    kinds = "one" if _gathers_any(tree.what) else "printed"
    if isinstance(tree.what, Do):
        return message("fort-each", what=what, counter=counter, kinds=kinds)
    return message("fort-each-inside" if inside else "fort-each-group", what=what, counter=counter, kinds=kinds)


def _repeated_part(tree: Effect) -> Effect:
    return tree.what if isinstance(tree, Times) else tree


def _flat(chain: Chain) -> list[Effect]:
    """The parts of a chain; a chain of the same sign within it says nothing more than its parts."""
    parts: list[Effect] = []
    for part in chain.parts:
        if isinstance(part, Chain) and part.then == chain.then:
            parts.extend(_flat(part))
        else:
            parts.append(part)
    return parts


def _gathers_any(tree: Effect) -> bool:
    if isinstance(tree, Do):
        return tree.icon == "any"
    if isinstance(tree, Times):
        return _gathers_any(tree.what)
    return any(_gathers_any(part) for part in tree.parts)
