"""Trials in a terminal: what a puzzle shows as lines of text, and a typed line as what it takes.

`face(name)` is the face of a puzzle by its name, None if it has none: then it is not dealt in a terminal. `FACES` are
all of them. A face has

    lines(shown, lang)      what the puzzle shows (`Shown.what` of the bout) in words; what they no longer say has to be
                            wiped from the screen, for most of these trials ask what was seen a moment ago. The
                            glass is not among them: it is `left` of what is shown, times the bout's factor
    read(text, shown, at)   a typed line as a record for the bout, None if it is not understood; `at` are the seconds
                            since the puzzle began on this screen, not stretched. An empty line means something to some

What is asked in a trial is the message `boyard-ready-<name>`, to be shown before it begins.
"""

from forts.games.boyard.terminal.faces.by_name import FACES, face
from forts.games.boyard.terminal.faces.face import Face

__all__ = ["FACES", "Face", "face"]
