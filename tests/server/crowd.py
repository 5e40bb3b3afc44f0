"""A database in which thousands have played for long."""

from __future__ import annotations

import time

from sqlalchemy import Engine, text

from forts.server.store.database import writing


def fill(engine: Engine, people: int, outcomes: int) -> None:
    """So many guests and results, with all that belongs to them: as SQL, which both databases make quickly."""
    tables = outcomes // 4
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    seats = "(SELECT 0 AS s UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS four"
    token = "CAST('t' || i AS BLOB)" if engine.dialect.name == "sqlite" else "convert_to('t' || i, 'UTF8')"
    yes, no = ("1", "0") if engine.dialect.name == "sqlite" else ("TRUE", "FALSE")
    guest = f"'g' || ((i * 7 + s) % {people} + 1)"
    now = time.time()
    statements = [
        # most have no name, and yet play: those who forget must not look at them again and again
        f"""INSERT INTO guests (id, name, face, created) {numbers.format(count=people)}
            SELECT 'g' || i, CASE WHEN i % 10 = 0 THEN 'Ann' ELSE '' END, 'f', i FROM n""",
        f"""INSERT INTO sessions (token, guest, created, seen, ended) {numbers.format(count=people)}
            SELECT {token}, 'g' || i, {now}, {now}, {no} FROM n""",
        f"""INSERT INTO tables (id, game, rules, data, players, options, terms, host, public, status, seed, ply, said,
                                banks, asked, votes, winners, scores, created, touched, due)
            {numbers.format(count=tables)}
            SELECT 't' || i, 'fort', 3, '', 4, '{{}}', '{{}}', 'g' || (i % {people} + 1),
                   CASE WHEN i % 3 = 0 THEN {yes} ELSE {no} END,
                   CASE i % 50 WHEN 0 THEN 'lobby' WHEN 1 THEN 'playing' ELSE 'over' END,
                   '00', 3, 2, '[]', 0, '{{}}', '[]', '[]', {now} - i, {now} - i,
                   CASE i % 50 WHEN 1 THEN {now} + i ELSE NULL END FROM n""",
        f"""INSERT INTO seats (table_id, seat, kind, guest, name, face, resigned, invite)
            {numbers.format(count=tables)} SELECT 't' || i, s, 'person', {guest}, '', '', {no}, 'x' FROM n, {seats}""",
        f"""INSERT INTO journal (table_id, ply, kind, seat, actions, request, at)
            {numbers.format(count=tables)} SELECT 't' || i, s, 'move', 0, '[]', '', 0 FROM n, {seats}""",
        f"""INSERT INTO chat (table_id, number, guest, name, text, at)
            {numbers.format(count=tables)} SELECT 't' || i, 1, 'g1', '', 'hello', 0 FROM n""",
        f"""INSERT INTO results (table_id, seat, game, who, share, points, at)
            {numbers.format(count=tables)}
            SELECT 't' || i, s, 'fort', 'guest:' || {guest}, 0, 0, 0 FROM n, {seats} WHERE i % 50 > 1""",
        f"""INSERT INTO devices (id, guest, session, endpoint, endpoint_hash, key, auth, lang, zone, created)
            {numbers.format(count=people)}
            SELECT 'd' || i, 'g' || i, {token}, 'e', {token}, {token}, {token}, 'en', 'UTC', 0 FROM n""",
        f"""INSERT INTO calls (table_id, seat, device, ply, state, due, at) {numbers.format(count=people)}
            SELECT 't' || i, 0, 'd' || i, 1, 'called', {now} + 86400 + i, 0 FROM n""",
        f"""INSERT INTO mails (guest, address, lang, confirmed, secret, asked, due) {numbers.format(count=people)}
            SELECT 'g' || i, 'a@b.example', 'en', {yes}, 's' || i, 0, {now} + 86400 + i FROM n""",
        f"""INSERT INTO blocks (guest, other, table_id, name, face, at) {numbers.format(count=people)}
            SELECT 'g' || i, 'g' || (i % {people} + 1), CASE WHEN i % 2 = 0 THEN '' ELSE 't1' END, '', '', i FROM n""",
        f"""INSERT INTO card_sets (id, guest, game, name, text, version, created, changed)
            {numbers.format(count=people)} SELECT 's' || i, 'g' || i, 'fort', 'Set', '', 1, i, i FROM n""",
        f"""INSERT INTO tryouts (set_id, state, version, players, against, planned, pairs, kept, at)
            {numbers.format(count=people)} SELECT 's' || i, 'over', 1, 2, '', 1, 1, {token}, i FROM n""",
        f"""INSERT INTO ratings (game, who, mean, deviation, certain, games, wins)
            {numbers.format(count=people)}
            SELECT 'fort', 'guest:g' || i, 25, i % 97, 25 - 2 * (i % 97), 1, 0 FROM n""",
    ]
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        for statement in statements:
            connection.exec_driver_sql(statement.replace("%", "%%") if engine.dialect.name != "sqlite" else statement)
    if engine.dialect.name == "postgresql":  # it does so by itself in time; SQLite knows nothing of its rows
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("ANALYZE")
