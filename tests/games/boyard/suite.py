"""What the suites have to know of Fort Boyard: options worth playing everything with; nothing is hidden."""

from __future__ import annotations

_LEVELS = ("easy", "hard")

VARIANTS = [
    {},
    {"levels": "hard", "skill": 72},
    *({"levels": ",".join(_LEVELS[seat % 2] for seat in range(players))} for players in range(2, 7)),
]
"""Those with a level for each seat go with that many players."""
