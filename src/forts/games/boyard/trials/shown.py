"""What every trial shows, from which the client's types are made."""

from __future__ import annotations

from forts.games.boyard.trials.asked import Shown
from forts.games.boyard.trials.bell import BellSeen
from forts.games.boyard.trials.bluff import BluffSeen
from forts.games.boyard.trials.card import CardShown
from forts.games.boyard.trials.dice import DiceSeen
from forts.games.boyard.trials.drum import DrumSeen
from forts.games.boyard.trials.fleet import FleetSeen
from forts.games.boyard.trials.gauge import GaugeSeen
from forts.games.boyard.trials.glass import GlassSeen
from forts.games.boyard.trials.grid import GridSeen
from forts.games.boyard.trials.grip import GripSeen
from forts.games.boyard.trials.lanterns import LanternsSeen
from forts.games.boyard.trials.letters import LettersSeen
from forts.games.boyard.trials.noughts import NoughtsSeen
from forts.games.boyard.trials.odd import OddSeen
from forts.games.boyard.trials.order import OrderSeen
from forts.games.boyard.trials.pairs import PairsSeen
from forts.games.boyard.trials.parade import ParadeSeen
from forts.games.boyard.trials.race import RaceSeen
from forts.games.boyard.trials.reflex import ReflexSeen
from forts.games.boyard.trials.rope import RopeSeen
from forts.games.boyard.trials.sequence import SequenceSeen
from forts.games.boyard.trials.shells import ShellsSeen
from forts.games.boyard.trials.sticks import SticksSeen
from forts.games.boyard.trials.sums import SumsSeen
from forts.games.boyard.trials.typed import TypedSeen

Seen = (
    BellSeen
    | BluffSeen
    | DiceSeen
    | DrumSeen
    | FleetSeen
    | GaugeSeen
    | GlassSeen
    | GridSeen
    | GripSeen
    | LanternsSeen
    | LettersSeen
    | NoughtsSeen
    | OddSeen
    | OrderSeen
    | PairsSeen
    | ParadeSeen
    | RaceSeen
    | ReflexSeen
    | RopeSeen
    | SequenceSeen
    | ShellsSeen
    | SticksSeen
    | SumsSeen
    | TypedSeen
)
"""What a puzzle shows: `what` of a trial that is shown on screen."""

TrialShown = Shown | CardShown
"""What is shown of a trial: on screen, or at a table."""

__all__ = [
    "BellSeen",
    "BluffSeen",
    "CardShown",
    "DiceSeen",
    "DrumSeen",
    "FleetSeen",
    "GaugeSeen",
    "GlassSeen",
    "GridSeen",
    "GripSeen",
    "LanternsSeen",
    "LettersSeen",
    "NoughtsSeen",
    "OddSeen",
    "OrderSeen",
    "PairsSeen",
    "ParadeSeen",
    "RaceSeen",
    "ReflexSeen",
    "RopeSeen",
    "Seen",
    "SequenceSeen",
    "ShellsSeen",
    "Shown",
    "SticksSeen",
    "SumsSeen",
    "TrialShown",
    "TypedSeen",
]
