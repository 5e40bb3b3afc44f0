"""The symbols that walls bear, by number; what each does is in `rules/symbols`."""

from __future__ import annotations

from typing import Final

MASON: Final = 0
RAM: Final = 1
TREBUCHET: Final = 2
TOWER: Final = 3
GARRISON: Final = 4

SYMBOLS = ("mason", "ram", "trebuchet", "siege_tower", "garrison")
"""Names in notation, positions and views, the same in every language."""
LETTERS = "MBTSG"
"""Letters in the file of walls and in the names of walls: mason, battering ram, trebuchet, siege tower, garrison."""
