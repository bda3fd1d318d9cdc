"""A list of saved records, to choose from and to delete from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from audiogame.archive.description import archive_narrator, describe
from audiogame.archive.folder import KeptRecord, kept_records, remove_record
from audiogame.archive.home_table import HomeTable
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.keyboard import Keyboard
from audiogame.console.long_work import wait_for
from audiogame.console.menu import Item, menu
from audiogame.lobby.far_seats import FarSeats
from audiogame.narration.narrator import Line, Urgency


async def record_list(
    app: App,
    title: str,
    nothing: str,
    open_record: Callable[[App, KeptRecord], Awaitable[HomeTable | None]],
    listed: Callable[[KeptRecord], bool] = lambda kept: True,
    more: Callable[[KeptRecord], str] = lambda kept: "",
    told_in: Callable[[KeptRecord], str] = lambda kept: "",
    far_seats: FarSeats | None = None,
    unfinished: bool = False,
) -> HomeTable | None:
    """Open a list of records, until one opens a table.

    Args:
        title: of the list.
        nothing: said where there is no record.
        open_record: handles the chosen record; None leads back to the list.
        listed: returns whether a record is in the list.
        more: returns what is said after a record's description, when the player comes to it.
        told_in: returns the code of the language of that; empty for that of the player.
        far_seats: the seats at servers, before the records.
        unfinished: whether only unfinished games are listed, so that no entry says so.

    Returns:
        The table; None if the player went back.
    """
    place = 0
    while True:
        dialogue = app.dialogue
        kept = await wait_for(app, lambda progress: kept_records(app.data.folder, progress))
        found = [one for one in kept if listed(one)]
        first = await far_seats.items() if far_seats is not None else []
        if not found and not first:
            app.dialogue.say(Line(nothing, urgency=Urgency.ANSWER))
            return None
        now = app.front.now()
        tellers = [
            archive_narrator(told_in(kept) or dialogue.language, dialogue.narrator.verbosity)
            for kept in found
        ]
        items = [
            Item(
                kept.path.name,
                describe(narrator, kept, now, app.data.settings.name, unfinished),
                rest=partial(more, kept),
                language=narrator.texts.language,
            )
            for kept, narrator in zip(found, tellers, strict=True)
        ]
        name = await menu(app, title, [*first, *items], place)
        if name is None:
            return None
        place = [item.id for item in (*first, *items)].index(name)
        if far_seats is not None and place < len(first):
            await far_seats.open(name)
            continue
        opened = await open_record(app, found[place - len(first)])
        if opened is not None:
            return opened


async def delete_record(
    dialogue: Dialogue, keyboard: Keyboard, kept: KeptRecord, question: str
) -> bool:
    """Delete a record, once the player confirms; return whether they did.

    Args:
        question: the id of the confirming question.
    """
    if not await keyboard.confirm(question):
        dialogue.tell("staying")
        return False
    try:
        remove_record(kept.path)
    except ValueError as fault:
        dialogue.tell("fault", why=fault)
    else:
        dialogue.tell("game-deleted")
    return True
