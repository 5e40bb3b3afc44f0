"""Every puzzle by its name."""

from __future__ import annotations

from forts.games.boyard.trials.bell import Bell
from forts.games.boyard.trials.bluff import Bluff
from forts.games.boyard.trials.dice import ThreeDice
from forts.games.boyard.trials.drum import Drum
from forts.games.boyard.trials.fleet import Fleet
from forts.games.boyard.trials.gauge import Gauge
from forts.games.boyard.trials.glass import Glass
from forts.games.boyard.trials.grid import Grid
from forts.games.boyard.trials.grip import Grip
from forts.games.boyard.trials.lanterns import Lanterns
from forts.games.boyard.trials.letters import Letters
from forts.games.boyard.trials.noughts import Noughts
from forts.games.boyard.trials.odd import Odd
from forts.games.boyard.trials.order import Order
from forts.games.boyard.trials.pairs import Pairs
from forts.games.boyard.trials.parade import Parade
from forts.games.boyard.trials.puzzle import Puzzle
from forts.games.boyard.trials.race import Race
from forts.games.boyard.trials.reflex import Reflex
from forts.games.boyard.trials.rope import Rope
from forts.games.boyard.trials.sequence import Repeating
from forts.games.boyard.trials.shells import Shells
from forts.games.boyard.trials.sticks import Sticks
from forts.games.boyard.trials.sums import Sums
from forts.games.boyard.trials.typed import GuessPuzzle, RiddlePuzzle

PUZZLES: dict[str, type[Puzzle]] = {
    kind.name: kind
    for kind in (
        Repeating,
        Odd,
        Parade,
        Grid,
        Shells,
        Order,
        Sums,
        Letters,
        Bell,
        Gauge,
        Drum,
        Rope,
        Lanterns,
        Glass,
        Sticks,
        Noughts,
        Fleet,
        Reflex,
        Race,
        Pairs,
        Bluff,
        ThreeDice,
        RiddlePuzzle,
        GuessPuzzle,
        Grip,
    )
}
"""All of them."""

BY_KIND = {
    "concentration": ("sequence", "odd", "parade", "grid", "shells", "order", "sums", "letters"),
    "strength": ("bell", "gauge", "drum", "rope", "lanterns", "glass"),
    "duel": ("sticks", "noughts", "fleet", "reflex", "race", "pairs", "bluff", "dice"),
    "riddle": ("riddle",),
    "guess": ("guess",),
    "handful": ("grip",),
}
"""What a screen card of each kind may name; the last three need none."""
