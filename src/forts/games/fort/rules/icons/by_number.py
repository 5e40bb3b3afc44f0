"""All icons and counters. What is listed with its kind can be printed on cards, and is known everywhere."""

from __future__ import annotations

from typing import Final

from forts.games.fort.box.icons import COUNTED, PRINTED
from forts.games.fort.rules.icons.cards import CARD_ICONS
from forts.games.fort.rules.icons.counters import COUNTERS
from forts.games.fort.rules.icons.icon import Icon
from forts.games.fort.rules.icons.packs import PACK_ICONS
from forts.games.fort.rules.icons.resources import RESOURCE_ICONS
from forts.games.fort.rules.icons.victory import VICTORY_ICONS

ICONS: Final[list[Icon]] = RESOURCE_ICONS + CARD_ICONS + PACK_ICONS + VICTORY_ICONS
"""The icons by number."""

PRINTED.extend(ICONS)
COUNTED.extend(COUNTERS)
