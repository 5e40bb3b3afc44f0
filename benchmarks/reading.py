"""How long it takes to import Forts, and to read the cards of a language: part of `make bench`.

Importing is compared with an empty Python, both by the time of their core.
Each language of each game that has cards in words is read in a process of its own, as a server reads it at its first
trial; importing Forts alone must read none of them. The best time of some processes counts: the machine may be busy.
"""

from __future__ import annotations

import json
import subprocess
import sys

from forts import catalog

MILLISECONDS, MEGABYTES = 150, 10
"""What a language may take."""
IMPORTED = 60
"""Milliseconds that `import forts` may take more than an empty Python."""
ROUNDS = 5
_IMPORTED = """
import json, sys, time
if sys.argv[1]:
    import forts
print(json.dumps(time.process_time() * 1000))
"""

_TIMED = """
import json, sys, time
from forts import catalog
game, lang = sys.argv[1:]
room = catalog.find(game).room("content")
start = time.perf_counter()
room.read_cards(lang)
print(json.dumps((time.perf_counter() - start) * 1000))
"""
_WEIGHED = """
import json, sys, tracemalloc
from forts import catalog
game, lang = sys.argv[1:]
room = catalog.find(game).room("content")
tracemalloc.start()
room.read_cards(lang)
print(json.dumps(tracemalloc.get_traced_memory()[0] / 1e6))
"""


def measured(program: str, *given: str) -> float:
    """What a program of its own prints."""
    run = subprocess.run([sys.executable, "-c", program, *given], check=True, capture_output=True, text=True)
    return float(json.loads(run.stdout))


def main() -> int:
    """Measure, print, and say whether the figures hold."""
    with_forts, empty = (min(measured(_IMPORTED, what, "") for _ in range(2 * ROUNDS)) for what in ("forts", ""))
    good = with_forts - empty <= IMPORTED
    print(f"{'import forts':<28}{with_forts - empty:>11.0f} ms                  (wanted: {IMPORTED} ms)")
    for game in catalog.games():
        room = game.room("content")
        for lang in room.LANGUAGES if room is not None else ():
            taken = min(measured(_TIMED, game.name, lang) for _ in range(ROUNDS))
            used = measured(_WEIGHED, game.name, lang)
            good = good and taken <= MILLISECONDS and used <= MEGABYTES
            wanted = f"(wanted: {MILLISECONDS} ms, {MEGABYTES} MB)"
            print(f"{f'cards of {game.name}, {lang}':<28}{taken:>11.0f} ms{used:>12.1f} MB   {wanted}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
