"""Run by Alembic, over the connection that `store.database.migrate` hands in."""

from alembic import context

from forts.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
