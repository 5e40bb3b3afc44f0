"""What icons take away, rely on, bring and profit from, as bits.

They tell, before anything is tried out, whether using one action of a card can make the other one possible, or
impossible.
"""

from __future__ import annotations

from typing import Final

STUFF_ROOM: Final = 1
IN_STUFF: Final = 2
PACK_ROOM: Final = 4
IN_PACK: Final = 8
OWNED: Final = 16
"""Resources, in Stuff or Pack."""
HAND: Final = 32
DISCARD: Final = 64
LOOKOUT_ROOM: Final = 128
IN_LOOKOUT: Final = 256
YARDS: Final = 512
"""Cards to take: in Yards, the Park and its deck."""
LEVEL: Final = 1024
SUPPLY: Final = 2048
TOKENS: Final = STUFF_ROOM | IN_STUFF | PACK_ROOM | IN_PACK | OWNED | SUPPLY
"""Everything about resources."""
