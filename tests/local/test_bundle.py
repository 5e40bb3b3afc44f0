"""The Python that a browser runs plays the very same games as this one: logs go both ways, and bots choose alike."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import forts
from forts.catalog import games

ROOT = Path(__file__).parents[2]
OWN = [game for game in games() if game.home.startswith("forts.")]
"""The house's own games: others bring themselves to a server, not to a browser."""
BUILT = ROOT / "build/browser/index.json"
PLAYED = """
import hashlib, json
import forts
from forts.bots.bot import BotView
from forts.bots.registry import find_bot
from forts.core import Dice

def ending(match):
    told = json.dumps([match.position(), match.scores, match.winners], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()

def played(game, seed, bot):
    match, dice, player = forts.new(game, 2, seed=seed), Dice(seed), find_bot(bot, game)()
    while not match.over:
        match.play(player.choose(BotView(match.game, match.state, match.to_act, dice)))
    return match
"""

pytestmark = pytest.mark.skipif(
    not BUILT.exists() or shutil.which("node") is None, reason="make site builds what a browser runs; it needs Node"
)


def in_browsers_python(program: str) -> Any:
    """What a program tells by its last line, run by the Python of the browser."""
    done = subprocess.run(
        ["node", str(ROOT / "web/tests/bundle.mjs")],
        input=PLAYED + program,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return json.loads(done.stdout.strip().splitlines()[-1])


def test_logs_of_every_release_end_there_as_here() -> None:
    golden = {path.stem: json.loads(path.read_text()) for path in (ROOT / "tests/data/golden").glob("*.json")}
    known = {game.name for game in OWN}
    golden = {name: one for name, one in golden.items() if one["log"]["game"] in known}
    some = {name: golden[name] for name in sorted(golden)[:: max(1, len(golden) // 30)]}
    program = f"logs = json.loads({json.dumps(json.dumps({name: one['log'] for name, one in some.items()}))})\n" + (
        "found = {name: forts.replay(log) for name, log in logs.items()}\n"
        "print(json.dumps({name: [match.scores, match.over] for name, match in found.items()}))"
    )
    told = in_browsers_python(program)
    assert told == {name: [one["scores"], True] for name, one in some.items()}


def test_bots_play_the_same_games_there() -> None:
    wanted = [(game.name, seed, bot) for game in OWN for seed, bot in ((1, "random"), (2, "easy"), (3, "normal"))]
    program = f"""
told = []
for game, seed, bot in json.loads({json.dumps(json.dumps(wanted))}):
    match = played(game, seed, bot)
    told.append([ending(match), match.log])
print(json.dumps(told))
"""
    here: dict[str, Any] = {}
    exec(PLAYED, here)  # the same words for both
    for (game, seed, bot), (ending, log) in zip(wanted, in_browsers_python(program), strict=True):
        match = here["played"](game, seed, bot)
        assert here["ending"](match) == ending, (game, bot)
        assert here["ending"](forts.replay(log)) == ending, "a log of there ends here as there"


def test_tables_are_played_there_with_words_hints_and_analysis() -> None:
    """Nothing of Python's library was left out that a table needs."""
    program = (
        (ROOT / "tests/local/browser.py").read_text(encoding="utf-8").replace("from __future__", "# from __future__")
    )
    told = in_browsers_python(
        program
        + """
tab = Tab()
seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
wanted = {"game": "forfort", "seats": seats, "terms": {"pace": 0}, "start": True}
made = await tab.call("POST", "/tables", wanted)
line, done, hinted = await tab.open(made["id"], 0), -1, None
while not (update := await tab.waited_for(done))["scores"]:
    done = update["ply"]
    if update["ask"] is not None:
        hinted = hinted or await tab.wished(line, t="hint", ply=done)
        await tab.wished(line, t="play", ply=done, action=update["ask"]["moves"][0]["action"])
found = await tab.call("GET", f"/tables/{made['id']}/analysis")
refused = await tab.call("POST", "/files", "{}", status=400)
proposed = await tab.call("GET", "/games/boyard/proposal?language=fr")
rules = await tab.call("GET", "/games/fort/rules?lang=fr")
await tab.service.stop()
print(json.dumps([hinted["t"], len(found["moves"]) > 3, refused["text"], "options" in proposed, len(rules) > 1000]))
"""
    )
    assert told == ["hinted", True, "That file is not a saved game of Forts.", True, True]
