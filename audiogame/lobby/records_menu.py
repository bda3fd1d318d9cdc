"""The menu of records: walk through a game, check it, or delete it."""

from __future__ import annotations

from audiogame.archive.description import archive_narrator, describe
from audiogame.archive.folder import KeptRecord, kept_records, remove_record
from audiogame.archive.verdict import overall, verify
from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.narration.narrator import Line, Urgency
from audiogame.play.opened_table import OpenedTable
from audiogame.play.review import Walkthrough
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay


async def records_menu(app: App) -> OpenedTable | None:
    """Let the player choose records; returns a game that is to be played on."""
    place = 0
    while True:
        found = kept_records(app.data)
        narrator = archive_narrator(app.narrator.verbosity)
        if not found:
            app.say(Line(narrator.say("no-records"), urgency=Urgency.ANSWER))
            return None
        now = app.now()
        items = [Item(kept.path.name, describe(narrator, kept, now)) for kept in found]
        name = await menu(app, app.narrator.say("title-records"), items, place)
        if name is None:
            return None
        place = [item.id for item in items].index(name)
        opened = await _record_menu(app, found[place])
        if opened is not None:
            return opened


async def _record_menu(app: App, kept: KeptRecord) -> OpenedTable | None:
    say = app.narrator.say
    ids = ["review", "check", "delete"] if kept.record is not None else ["delete"]
    items = [Item(name, say(f"record-{name}")) for name in ids]
    chosen: str | None = ids[0]
    while chosen is not None:
        chosen = await menu(app, say("title-record"), items, ids.index(chosen))
        if chosen == "delete":
            if await app.confirm("delete-record"):
                _delete(app, kept)
                return None
            app.tell("staying")
        elif chosen is not None and kept.record is not None:
            try:
                if chosen == "check":
                    _check(app, kept, kept.record)
                elif opened := await _review(app, kept, kept.record):
                    return opened
            except ValueError as fault:
                app.tell("fault", why=fault)
    return None


async def _review(app: App, kept: KeptRecord, record: Record) -> OpenedTable | None:
    table = Replay(record, kept_private(kept.path, record)).to_end()
    gave_up = read_notes(record.notes).gave_up
    return await Walkthrough(app, table, record.header.advice, gave_up).run()


def _check(app: App, kept: KeptRecord, record: Record) -> None:
    """Say the verdict first, then what it rests on."""
    say = archive_narrator(app.narrator.verbosity).say
    findings = list(verify(record, kept_private(kept.path, record)))
    told = [say(finding.message, **finding.args) for finding in findings]
    verdict = say(f"verdict-{overall(findings).value}")
    app.say(Line(" ".join((verdict, *told)), urgency=Urgency.ANSWER))


def _delete(app: App, kept: KeptRecord) -> None:
    try:
        remove_record(kept.path)
    except ValueError as fault:
        app.tell("fault", why=fault)
        return
    app.tell("game-deleted")
