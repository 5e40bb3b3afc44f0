"""Every symbol, by its number."""

from __future__ import annotations

from typing import Final

from forts.games.forfort.rules.symbols.garrison import Garrison
from forts.games.forfort.rules.symbols.mason import Mason
from forts.games.forfort.rules.symbols.siege import Ram, Trebuchet
from forts.games.forfort.rules.symbols.symbol import Symbol
from forts.games.forfort.rules.symbols.tower import Tower

SYMBOLS: Final[list[Symbol]] = [Mason(), Ram(), Trebuchet(), Tower(), Garrison()]
