"""The menu of records: walk through a game, check it, or delete it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.description import archive_narrator
from audiogame.archive.folder import KeptRecord
from audiogame.archive.opened_table import OpenedTable
from audiogame.archive.verdict import overall, verify
from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.lobby.record_list import delete_record, record_list
from audiogame.narration.narrator import Line, Urgency
from audiogame.play.review import Walkthrough
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay


async def records_menu(app: App) -> OpenedTable | None:
    """Let the player choose records; returns a game that is to be played on."""
    title = app.narrator.say("title-records")
    nothing = archive_narrator(app.narrator.verbosity).say("no-records")
    return await record_list(app, title, nothing, _record_menu)


async def _record_menu(app: App, kept: KeptRecord) -> OpenedTable | None:
    say = app.narrator.say
    ids = ["review", "check", "delete"] if kept.record is not None else ["delete"]
    items = [Item(name, say(f"record-{name}")) for name in ids]
    place = MenuPlace()
    while True:
        chosen = await menu(app, say("title-record"), items, place)
        if chosen is None:
            return None
        if chosen == "delete":
            if await delete_record(app, kept, "delete-record"):
                return None
        elif kept.record is not None:
            try:
                if opened := await READERS[chosen](app, kept, kept.record):
                    return opened
            except ValueError as fault:
                app.tell("fault", why=fault)


async def _review(app: App, kept: KeptRecord, record: Record) -> OpenedTable | None:
    table = Replay(record, kept_private(kept.path, record)).to_end()
    gave_up = read_notes(record.notes).gave_up
    return await Walkthrough(app, table, record.header.advice, gave_up).run()


async def _check(app: App, kept: KeptRecord, record: Record) -> None:
    """Say the verdict first, then what it rests on."""
    say = archive_narrator(app.narrator.verbosity).say
    findings = list(verify(record, kept_private(kept.path, record)))
    told = [say(finding.message, **finding.args) for finding in findings]
    verdict = say(f"verdict-{overall(findings).value}")
    app.say(Line(" ".join((verdict, *told)), urgency=Urgency.ANSWER))


READERS: Mapping[str, Callable[[App, KeptRecord, Record], Awaitable[OpenedTable | None]]] = {
    "review": _review,
    "check": _check,
}
"""What is done with a record that can be read; a table is to be played on."""
