"""The menu of records: walk through a game, check it, or delete it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.description import archive_narrator
from audiogame.archive.folder import KeptRecord
from audiogame.archive.home_table import HomeTable
from audiogame.archive.shared_copy import shared_copy
from audiogame.archive.verdict import overall, verify
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.fault_log import comes_from_game, tell_game_fault
from audiogame.console.long_work import wait_for
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_path
from audiogame.lobby.record_list import delete_record, record_list
from audiogame.narration.narrator import Line, Urgency
from audiogame.play.review import Walkthrough
from audiogame.rules.fault import RAISED, Fault
from audiogame.table.library import find_game
from audiogame.table.notes import read_notes
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay


async def records_menu(app: App) -> HomeTable | None:
    """Let the player choose records; returns a game that is to be played on."""
    title = app.dialogue.narrator.say("title-records")
    nothing = archive_narrator(app.dialogue.narrator.verbosity).say("no-records")
    return await record_list(app, title, nothing, _record_menu)


async def _record_menu(app: App, kept: KeptRecord) -> HomeTable | None:
    say = app.dialogue.narrator.say
    readable = kept.record is not None
    ids = ["review", "check", "share", "delete"] if readable else ["delete"]
    items = [Item(name, say(f"record-{name}")) for name in ids]
    place = MenuPlace()
    while True:
        chosen = await menu(app, say("title-record"), items, place)
        if chosen is None:
            return None
        if chosen == "delete":
            if await delete_record(app.dialogue, app.keyboard, kept, "delete-record"):
                return None
        elif kept.record is not None:
            try:
                if opened := await READERS[chosen](app, kept, kept.record):
                    return opened
            except ProgramLeft:
                raise
            except Fault as fault:
                app.dialogue.tell("fault", why=fault)
            except RAISED as fault:
                game = find_game(kept.record.header.game)
                if not comes_from_game(fault, game.package):
                    raise
                tell_game_fault(app.dialogue, app.data.folder, game, saved=False)


async def _review(app: App, kept: KeptRecord, record: Record) -> HomeTable | None:
    replay = Replay(record, kept_private(kept.path, record))
    table = await wait_for(app, replay.to_end)
    gave_up = read_notes(record.notes).gave_up
    return await Walkthrough(app, table, record.header.advice, gave_up).run()


async def _check(app: App, kept: KeptRecord, record: Record) -> None:
    """Say the verdict first, then what it rests on."""
    say = archive_narrator(app.dialogue.narrator.verbosity).say
    private = kept_private(kept.path, record)
    findings = await wait_for(
        app, lambda progress: list(verify(record, private, progress=progress))
    )
    told = [say(finding.message, **finding.args) for finding in findings]
    verdict = say(f"verdict-{overall(findings).value}")
    app.dialogue.say(Line(" ".join((verdict, *told)), urgency=Urgency.ANSWER))


async def _share(app: App, kept: KeptRecord, record: Record) -> None:
    """Give the record away as a text: copied or in a file, with names or without."""
    say = app.dialogue.narrator.say
    items = [Item(name, say(f"share-{name}")) for name in ("copy", "file")]
    about = say("share-bare-about")
    bare = [Item(f"{item.id} bare", say(f"share-{item.id}-bare"), about) for item in items]
    chosen = await menu(app, say("title-share"), [*items, *bare])
    if chosen is None:
        return
    way, _, bare_too = chosen.partition(" ")
    try:
        text = shared_copy(kept.path, names=not bare_too)
        if way == "copy":
            app.recall.commands.copy_text(text.removesuffix("\n"))
            return
        path = await enter_path(app, "enter-export", app.data.folder / f"shared-{kept.path.name}")
        if path is None:
            return
        if path.exists():
            app.dialogue.tell("share-there", file=str(path))
            return
        write_whole(path, text)
        app.data.check_kept()
    except OSError as fault:
        app.dialogue.tell("not-written", why=str(fault.strerror or fault))
    else:
        app.dialogue.tell("written", file=str(path))


READERS: Mapping[str, Callable[[App, KeptRecord, Record], Awaitable[HomeTable | None]]] = {
    "review": _review,
    "check": _check,
    "share": _share,
}
"""What is done with a record that can be read; a table is to be played on."""
