"""What every trial takes, from which the client's types are made."""

from __future__ import annotations

from forts.games.boyard.trials.asked import Asked
from forts.games.boyard.trials.bell import Rings
from forts.games.boyard.trials.bluff import BluffChoice
from forts.games.boyard.trials.card import CardAsked
from forts.games.boyard.trials.dice import Roll
from forts.games.boyard.trials.drum import Beats
from forts.games.boyard.trials.fleet import Shot
from forts.games.boyard.trials.gauge import Held
from forts.games.boyard.trials.glass import Stop
from forts.games.boyard.trials.grid import Cell
from forts.games.boyard.trials.grip import Close
from forts.games.boyard.trials.lanterns import Hits
from forts.games.boyard.trials.letters import Word
from forts.games.boyard.trials.noughts import NoughtsPlace
from forts.games.boyard.trials.odd import OddChoice
from forts.games.boyard.trials.order import Arranged
from forts.games.boyard.trials.pairs import Turn
from forts.games.boyard.trials.parade import Count
from forts.games.boyard.trials.race import RaceAnswer
from forts.games.boyard.trials.reflex import Press
from forts.games.boyard.trials.rope import Pulls
from forts.games.boyard.trials.sequence import Repeat
from forts.games.boyard.trials.shells import ShellsPlace
from forts.games.boyard.trials.sticks import Take
from forts.games.boyard.trials.sums import SumsAnswer
from forts.games.boyard.trials.typed import Typed

Taken = (
    Rings
    | BluffChoice
    | Roll
    | Beats
    | Shot
    | Held
    | Stop
    | Cell
    | Close
    | Hits
    | Word
    | NoughtsPlace
    | OddChoice
    | Arranged
    | Turn
    | Count
    | RaceAnswer
    | Press
    | Pulls
    | Repeat
    | ShellsPlace
    | Take
    | SumsAnswer
    | Typed
)
"""What a puzzle takes: `what` of a try in the puzzle itself."""

Tried = Asked | CardAsked
"""What somebody may try: on screen, or at a table."""

__all__ = [
    "Arranged",
    "Asked",
    "Beats",
    "BluffChoice",
    "CardAsked",
    "Cell",
    "Close",
    "Count",
    "Held",
    "Hits",
    "NoughtsPlace",
    "OddChoice",
    "Press",
    "Pulls",
    "RaceAnswer",
    "Repeat",
    "Rings",
    "Roll",
    "ShellsPlace",
    "Shot",
    "Stop",
    "SumsAnswer",
    "Take",
    "Taken",
    "Tried",
    "Turn",
    "Typed",
    "Word",
]
