"""Every face by the name of its puzzle."""

from __future__ import annotations

from forts.games.boyard.terminal.faces.concentration import CONCENTRATION
from forts.games.boyard.terminal.faces.duel import DUEL
from forts.games.boyard.terminal.faces.face import Face
from forts.games.boyard.terminal.faces.strength import STRENGTH
from forts.games.boyard.terminal.faces.typed import TYPED

FACES: dict[str, Face] = {**CONCENTRATION, **STRENGTH, **DUEL, **TYPED}
"""What can be dealt in a terminal."""


def face(name: str) -> Face | None:
    """The face of a puzzle; None if it needs a picture or keys."""
    return FACES.get(name)
