"""Everything that crosses the wire, as types, a module for each subject. `web/src/wire.ts` is generated from them.

A socket belongs to one viewer of one table: a seat, or a spectator. Words travel as messages (an id of the Fluent files
with its arguments), so that a reader can change language at any time; a socket opened with `?lang=` gets them as text
too.
"""

# ruff: noqa: F403 (a type is listed once, in the module of its subject)
from forts.server.wire.asking import *
from forts.server.wire.calling import *
from forts.server.wire.catalog import *
from forts.server.wire.history import *
from forts.server.wire.house import *
from forts.server.wire.lobby import *
from forts.server.wire.people import *
from forts.server.wire.tables import *
from forts.server.wire.telling import *
from forts.server.wire.workshop import *
