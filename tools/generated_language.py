"""Write a made-up language into a copy of the package: English with accents on every letter.

A word without accents on a page, in a table or in an error is then one that did not come from the Fluent files.

    python tools/generated_language.py COPY/src/forts
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

TAG = "qps"
"""One of the tags that are free for private use."""
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
)


class _Accents(Transformer):
    """Text gets accents; selectors, variables and functions stay."""

    def visit_Message(self, node: ast.Message) -> ast.Message:
        # what this one says is not for people
        return node if node.id.name == "language-direction" else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(ACCENTS)
        return node


def write(package: Path, tag: str = TAG) -> None:
    """A folder for the language beside every English one."""
    for english in package.rglob("locale/en"):
        made = english.parent / tag
        made.mkdir(exist_ok=True)
        for file in english.iterdir():
            text = file.read_text(encoding="utf-8")
            spoken = serialize(_Accents().visit(parse(text))) if file.suffix == ".ftl" else text.translate(ACCENTS)
            (made / file.name).write_text(spoken, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write a made-up language into a copy of the package.")
    parser.add_argument("package", type=Path, help="the folder forts, with its locale and games")
    write(parser.parse_args().package)
