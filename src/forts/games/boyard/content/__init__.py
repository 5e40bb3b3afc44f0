"""The cards of the box, and what can be asked of them: are they sound, can they be solved?"""

from forts.games.boyard.content.cards import LANGUAGES, add, read_cards
from forts.games.boyard.content.checks import check
from forts.games.boyard.content.solving import blind, mark

__all__ = ["LANGUAGES", "add", "blind", "check", "mark", "read_cards"]
