"""Every symbol, by its number."""

from __future__ import annotations

from typing import Final

from forts.games.forfort.rules.symbols.garrison import Garrison
from forts.games.forfort.rules.symbols.mason import Mason
from forts.games.forfort.rules.symbols.siege import Ram, Trebuchet
from forts.games.forfort.rules.symbols.symbol import Symbol
from forts.games.forfort.rules.symbols.tower import Tower

SYMBOLS: Final[list[Symbol]] = [Mason(), Ram(), Trebuchet(), Tower(), Garrison()]


class _Seen:
    """A symbol in its place; as in `questions.by_number`, compiled code knows what an attribute holds."""

    def __init__(self, symbol: Symbol) -> None:
        self.symbol = symbol


_SEEN: Final[list[_Seen]] = [_Seen(symbol) for symbol in SYMBOLS]


def symbol_of(number: int) -> Symbol:
    """The symbol of that number."""
    return _SEEN[number].symbol
