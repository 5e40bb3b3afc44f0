"""How well do a game's own tests know its rules? Changes them, one place at a time, and looks whether a test fails.

`make mutants` runs it: a sample drawn by a seed, until the time is up, in a copy of the sources, uncompiled. Cosmic Ray
makes the changes: another comparison, another sum, a number one up or down, a condition turned around, a loop that is
never entered. What nobody noticed is printed as a difference: it shows a rule without a test, or a change that means
the same.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
NOT_RULES = {"observation.py", "value.py"}
"""What learners and bots are told lies beside the rules, and has figures of its own."""
OPERATORS = {
    f"core/{name}"
    for name in (
        *("AddNot", "NumberReplacer", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceBreakWithContinue"),
        *("ReplaceContinueWithBreak", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ZeroIterationForLoop"),
        *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Not"),
        *(f"ReplaceBinaryOperator_{pair}" for pair in ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul")),
        *(f"ReplaceBinaryOperator_{pair}" for pair in ("Mod_FloorDiv", "LShift_RShift", "RShift_LShift")),
        *(f"ReplaceBinaryOperator_{pair}" for pair in ("BitAnd_BitOr", "BitOr_BitAnd")),
        *(f"ReplaceComparisonOperator_{pair}" for pair in ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
        *(f"ReplaceComparisonOperator_{pair}" for pair in ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    )
}
"""Each change by its nearest neighbour: what is far off is noticed by anything."""
SLOW = {
    *("test_at_the_terminal.py", "test_bots.py", "test_commands.py", "test_content.py", "test_judging.py"),
    *("test_observation.py", "test_referee.py", "test_terminal.py"),
}
"""Tests of a game that are not about its rules."""
LAST = ("test_invariants.py", "test_random_games.py", "test_against_reference.py")
"""Tests that play at random: they come after those that know what they look for."""


class Mutant(NamedTuple):
    """One change of one file."""

    module: Path
    """Below the root."""
    operator: str
    occurrence: int

    @property
    def game(self) -> str:
        """Whose rules it changes."""
        return self.module.parts[3]


def unseen(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where a change would mean nothing: annotations, which are never evaluated, and imports for them."""
    tree = ast.parse(source)
    parts: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            parts += [node.returns, *(each.annotation for each in ast.walk(node.args) if isinstance(each, ast.arg))]
        elif isinstance(node, ast.AnnAssign):
            parts.append(node.annotation)
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            parts.append(node)
    return [
        ((part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0))
        for part in parts
        if isinstance(part, ast.expr | ast.stmt)
    ]


def mutants(module: Path) -> Iterator[Mutant]:
    """All changes that can be made to a file."""
    source = (ROOT / module).read_text(encoding="utf-8")
    blind = unseen(source)
    nodes = list(ast_nodes(get_ast(source)))
    for name in sorted(OPERATORS):
        operator = get_operator(name)()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            if not any(first <= start < last for first, last in blind):
                yield Mutant(module, name, occurrence)


def tests_of(game: str) -> list[str]:
    """The files of tests about a game's rules, those that play at random last."""
    folder = COPY / "tests" / "games" / game
    files = [path for path in sorted(folder.glob("test_*.py")) if path.name not in SLOW]
    return [path.relative_to(COPY).as_posix() for path in sorted(files, key=lambda path: path.name in LAST)]


def passes(game: str, seconds: float) -> bool:
    """Do the tests of a game pass on the copy? What takes too long does not."""
    environment = {
        **os.environ,
        "FORTS_UNCOMPILED": "1",
        "PYTHONPATH": str(COPY / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests_of(game)]
    try:
        done = subprocess.run(command, cwd=COPY, env=environment, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> int:
    """Draw, try, and say what nobody noticed."""
    asked = argparse.ArgumentParser(description="Mutation tests of the rules.")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--games", nargs="*", default=[])
    given = asked.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", COPY)
    rules = sorted(path.relative_to(ROOT) for path in (ROOT / "src/forts/games").glob("*/rules/**/*.py"))
    every = [mutant for module in rules if module.name not in NOT_RULES for mutant in mutants(module)]
    games = given.games or sorted({mutant.game for mutant in every})
    patience = {}
    for game in games:
        begun = time.monotonic()
        if not passes(game, 600):
            print(f"{game}: the tests fail before anything is changed", file=sys.stderr)
            return 1
        patience[game] = 30 + 4 * (time.monotonic() - begun)
        print(f"{game}: {sum(mutant.game == game for mutant in every)} possible changes", flush=True)
    drawn = [mutant for mutant in every if mutant.game in games]
    random.Random(given.seed).shuffle(drawn)
    until = time.monotonic() + 60 * given.minutes
    tried = dict.fromkeys(games, 0)
    missed = dict.fromkeys(games, 0)
    for mutant in drawn:
        if time.monotonic() > until:
            break
        path = COPY / mutant.module
        source = path.read_text(encoding="utf-8")
        changed = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
        if changed is None or changed == source:
            continue
        path.write_text(changed, encoding="utf-8")
        tried[mutant.game] += 1
        if passes(mutant.game, patience[mutant.game]):
            missed[mutant.game] += 1
            lines = difflib.unified_diff(
                source.splitlines(), changed.splitlines(), str(mutant.module), "", n=1, lineterm=""
            )
            print("\n".join(lines), flush=True)
        path.write_text(source, encoding="utf-8")
    for game in games:
        share = f" ({100 - 100 * missed[game] / tried[game]:.0f} %)" if tried[game] else ""
        print(f"{game}: {tried[game] - missed[game]} of {tried[game]} changes noticed{share}")
    total, gone = sum(tried.values()), sum(missed.values())
    print(f"all: {total - gone} of {total} changes noticed, seed {given.seed}, {given.minutes:g} minutes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
