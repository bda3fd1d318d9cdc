"""The tables of a database, migration by migration; each can be run by any process, once."""

from __future__ import annotations

from audiogame.rules.value import Value

LOCK = 0x61756469
"""The advisory lock of a transaction that migrates, so that two processes do it one by one."""


class Migration(Value):
    """One step.

    Args:
        number: counted from 1; programs that know the number before still work with the database,
            and a step with which they could not leaves a number out.
        sql: statements of plain SQL.
    """

    number: int
    sql: str


KEPT = """
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY,
    done timestamptz NOT NULL DEFAULT now()
)
"""

MIGRATIONS = (
    Migration(
        1,
        """
CREATE TABLE house (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    name text NOT NULL,
    invitation text NOT NULL
);
CREATE TABLE persons (
    person text PRIMARY KEY,
    invited timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE yielded (
    former text PRIMARY KEY,
    key text NOT NULL
);
CREATE TABLE servers (
    server text PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL,
    held integer NOT NULL DEFAULT 0,
    leaving boolean NOT NULL DEFAULT false
);
CREATE TABLE tables (
    name text PRIMARY KEY,
    agreement text NOT NULL,
    owner text,
    epoch bigint NOT NULL DEFAULT 0,
    offered text
);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE TABLE records (
    record text PRIMARY KEY,
    begun timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE lines (
    record text NOT NULL,
    number bigint NOT NULL,
    epoch bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (record, number)
);
CREATE TABLE secrets (
    record text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (record, kind, number)
);
""",
    ),
)
NEWEST = MIGRATIONS[-1].number
