"""Check the secret choices of a record: each is the one whose hash was written before."""

from __future__ import annotations

from collections.abc import Iterator

from audiogame.archive.line_order import LineOrder
from audiogame.archive.proof import Proof, Verdict, found
from audiogame.table.header import hashed
from audiogame.table.notes import Notes, copied_note
from audiogame.table.record import Record


def secrets_found(record: Record, notes: Notes, order: LineOrder) -> Iterator[Proof]:
    """Say what is proved of the secret choices.

    The hashes themselves were compared where the moves were played again.

    Args:
        record: the record.
        notes: its notes.
        order: which has followed all of its lines.
    """
    header, count = record.header, len(order.secrets)
    kind, _, _ = header.secrets.partition(" ")
    known = kind in ("sha256", "")
    if (
        notes.key
        and not notes.key_lost
        and kind == "sha256"
        and hashed(notes.key) != header.secrets
    ):
        yield found("key-wrong-hash", Verdict.WRONG, hash=header.secrets, key=notes.key)
        return
    copied = f"# {copied_note(notes.copied)}"
    start = max((at for at, line in record.moves if line == copied), default=0)
    plain = [at for at in order.plain if at > start]
    if plain:
        yield found("secrets-plain", Verdict.OPEN, count=len(plain), line=plain[0])
    pending = count - len(order.opened)
    if pending:
        message = "secrets-unopened" if order.over else "secrets-pending"
        yield found(message, Verdict.OPEN, count=pending)
    if not order.opened:
        return
    opened = len(order.opened)
    if notes.key_lost or (order.over and not notes.key):
        yield found("secrets-unproved", Verdict.OPEN, count=opened)
    elif not notes.key:
        yield found("secrets-later", Verdict.OPEN, count=opened)
    elif not known:
        yield found("secrets-unknown-kind", Verdict.OPEN, kind=kind)
    elif not kind:
        yield found("secrets-uncommitted", Verdict.OPEN, count=opened)
    else:
        yield found("verified-secrets", count=opened)
