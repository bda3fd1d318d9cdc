"""A server of the next version, with one more migration and one more protocol version."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from audiogame.online.versions import SPOKEN, Versions
from audiogame.server import served_connection
from audiogame.server.store import database

NEXT = database.NEWEST + 1
LATER = database.Migration(
    NEXT,
    """
ALTER TABLE tables ADD COLUMN opened timestamptz NOT NULL DEFAULT now();
ALTER TABLE lines ADD COLUMN told timestamptz;
CREATE TABLE friends (person text NOT NULL, friend text NOT NULL, PRIMARY KEY (person, friend));
""",
)
"""A migration as a next version may have it: it only adds, so that this version keeps working."""

if __name__ == "__main__":
    database.MIGRATIONS = (*database.MIGRATIONS, LATER)  # type: ignore[assignment]  # longer
    database.NEWEST = NEXT
    vars(served_connection).update(SPOKEN=Versions(SPOKEN.newest, SPOKEN.newest + 1))
    from served import serve

    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
