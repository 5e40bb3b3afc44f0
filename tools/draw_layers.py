"""Draws the flowcharts in our pages as SVG: boxes in layers, arrows down. The site needs no script for them."""

from __future__ import annotations

import re
from html import escape

_NODE = re.compile(r'(\w+)\["([^"]*)"\]')
_EDGE = re.compile(r"(-->|-\..*?\.->)")
WIDTH, HEIGHT, GAP, ROW = 300, 52, 30, 88
STYLE = (
    "rect{fill:none;stroke:currentColor;stroke-width:1.5}"
    "text{fill:currentColor;font:14px sans-serif;text-anchor:middle}"
    "line{stroke:currentColor;stroke-width:1.5;marker-end:url(#tip)}.far{stroke-dasharray:5 4}"
)


def svg(chart: str) -> str:
    """The flowchart, as an element for a page."""
    labels: dict[str, str] = dict(_NODE.findall(chart))
    arrows: list[tuple[str, str, bool]] = []
    for line in _NODE.sub(r"\1", chart).splitlines()[1:]:
        if found := _EDGE.search(line):
            ends = [[name.strip() for name in side.split("&")] for side in (line[: found.start()], line[found.end() :])]
            arrows += [(start, end, found[0] != "-->") for start in ends[0] for end in ends[1]]
    layer = dict.fromkeys(labels, 0)
    for _ in labels:
        for start, end, _far in arrows:
            layer[end] = max(layer[end], layer[start] + 1)
    rows = [[name for name in labels if layer[name] == number] for number in range(max(layer.values()) + 1)]
    width = max(len(row) for row in rows) * (WIDTH + GAP)
    at = {
        name: ((place + 0.5) * width / len(row), number * ROW + HEIGHT / 2 + 4)
        for number, row in enumerate(rows)
        for place, name in enumerate(row)
    }
    parts = []
    for start, end, far in arrows:
        (x, y), (to_x, to_y) = at[start], at[end]
        ends = f'x1="{x:.0f}" y1="{y + HEIGHT / 2:.0f}" x2="{to_x:.0f}" y2="{to_y - HEIGHT / 2 - 6:.0f}"'
        parts.append(f"<line {ends}{' class=far' if far else ''}/>".replace("class=far", 'class="far"'))
    for name, (x, y) in at.items():
        title, _, rest = labels[name].partition(" — ")
        left, top = x - WIDTH / 2, y - HEIGHT / 2
        parts.append(f'<rect x="{left:.0f}" y="{top:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>')
        parts.append(f'<text x="{x:.0f}" y="{y - 4:.0f}" font-weight="bold">{escape(title)}</text>')
        parts.append(f'<text x="{x:.0f}" y="{y + 15:.0f}">{escape(rest)}</text>')
    tip = '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    tip += '<path d="M0 0L8 4L0 8z" fill="currentColor"/></marker>'
    told = "; ".join(f"{start} uses {end}" for start, end, _far in arrows)
    return (
        f'<svg viewBox="0 0 {width:.0f} {len(rows) * ROW:.0f}" role="img" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(told)}</title><style>{STYLE}</style><defs>{tip}</defs>{''.join(parts)}</svg>"
    )
