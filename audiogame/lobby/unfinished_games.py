"""Unfinished games: choose one, change its players, and resume it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.description import game_narrator
from audiogame.archive.folder import KeptRecord
from audiogame.archive.home_table import HomeTable
from audiogame.archive.kept_state import table_at_end
from audiogame.archive.opened_table import EndlessTable, resume_table
from audiogame.archive.salvage import salvage
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.long_work import Progress, wait_for
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.lobby.far_seats import FarSeats
from audiogame.lobby.record_list import delete_record, record_list
from audiogame.online.link import TableLink
from audiogame.rules.fault import RAISED, Fault
from audiogame.rules.state import Query, Seat
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.move_list import people
from audiogame.table.open_choices import undecided
from audiogame.table.record_file import kept_private
from audiogame.table.table import EMPTY, Player, Table

QUICKLY_TOLD = 5_000
"""Most moves of a game whose state is computed for the menu."""


async def choose_unfinished(app: App) -> HomeTable | None:
    """Open the menu of unfinished games; return the chosen one, None for going back."""
    say = app.dialogue.narrator.say
    return await record_list(
        app,
        say("title-continue"),
        say("nothing-unfinished"),
        _open,
        lambda kept: not kept.over,
        lambda kept: _standing(app.dialogue, kept),
        lambda kept: _told_in(app.dialogue, kept),
        FarSeats(app, _go_far),
        unfinished=True,
    )


async def _go_far(app: App, link: TableLink) -> None:
    # late: a list of local games needs no connection
    from audiogame.lobby.online_menu import play_with_others

    await play_with_others(app, link)


def _told_in(dialogue: Dialogue, kept: KeptRecord) -> str:
    """Return the code of the language in which a game is told; empty if it cannot be."""
    try:
        game = find_game(kept.summary.game) if kept.summary is not None else None
    except Fault:  # it is not installed any more
        return ""
    return "" if game is None else game_narrator(dialogue.language, game).texts.language


def _standing(dialogue: Dialogue, kept: KeptRecord) -> str:
    """Return whose turn it is in a game, as all its players may know; empty if not known."""
    if kept.summary is None or kept.summary.moves > QUICKLY_TOLD or kept.record is None:
        return ""
    try:
        table = table_at_end(kept.path, kept.record, kept_private(kept.path, kept.record))
        seats = people(table)
        narrator = game_narrator(dialogue.language, table.game, dialogue.narrator.verbosity)
        narrator.names = tuple(player.name for player in table.players)
        if len(seats) == 1 and set(table.awaited) & set(seats):
            return narrator.say("record-your-turn")
        told = table.ask(seats, Query.TURN, seats[0] if seats else 0)
        return " ".join(narrator.tell(event, seats) for event in told)
    except RAISED:  # what is wrong with the record or its game is said when it is opened
        return ""


async def _open(app: App, kept: KeptRecord) -> HomeTable | None:
    """Open the menu of an unfinished game."""
    changes: dict[Seat, Player] = {}
    players: Mapping[Seat, Player] = {}
    try:
        players = await wait_for(app, lambda progress: _players(kept, progress))
    except ValueError as fault:  # such as another version of the rules
        app.dialogue.tell("fault", why=fault)
    place = MenuPlace("go-on")
    while True:
        sitting = {**players, **changes}
        title = app.dialogue.narrator.say("title-continue-game")
        chosen = await menu(app, title, _items(app.dialogue, sitting), place)
        if chosen is None:
            return None
        if chosen == "go-on":
            opened = await resume_kept(app, kept, changes)
            if opened is not None:
                return opened
        elif chosen in ENTRIES:
            if await ENTRIES[chosen](app, kept):
                return None
        else:
            seat = int(chosen.removeprefix("seat "))
            player = sitting[seat]
            changes[seat] = replace(player, bot=None if player.bot else "bot")


def _players(kept: KeptRecord, progress: Progress) -> Mapping[Seat, Player]:
    """Return the players by seat at the record's end; empty where it cannot be read.

    Raises:
        RecordError: a line of the record is not legal at its place.
    """
    if kept.record is None:
        return {}
    private = kept_private(kept.path, kept.record)
    table = table_at_end(kept.path, kept.record, private, progress)
    return {seat: player for seat, player in enumerate(table.players) if player != EMPTY}


def _items(dialogue: Dialogue, players: Mapping[Seat, Player]) -> list[Item]:
    say = dialogue.narrator.say
    if not players:
        return [Item("save", say("continue-save")), Item("delete", say("continue-delete"))]
    items = [Item("go-on", say("continue-go-on"))]
    for seat, player in players.items():
        kind = "bot" if player.bot else "person"
        items.append(Item(f"seat {seat}", say(f"lobby-{kind}", number=seat + 1, name=player.name)))
    return [*items, Item("delete", say("continue-delete"))]


async def resume_kept(
    app: App, kept: KeptRecord, changes: Mapping[Seat, Player]
) -> HomeTable | None:
    """Resume a game; return None, saying why, where that is not possible.

    Args:
        changes: the new players of seats.
    """
    try:
        opened = await wait_for(
            app,
            lambda progress: resume_table(
                kept.path, app.front.offload, progress, own_process=not app.front.keys.scripted
            ),
        )
    except ValueError as fault:
        app.dialogue.tell("fault", why=fault)
        return None
    try:
        change_seats(opened.table, changes)
    except (EndlessTable, SeatsInTrick) as fault:
        app.dialogue.tell("fault", why=fault)
        opened.journal.close()
        return None
    return opened


class SeatsInTrick(Fault):
    """Some have chosen in secret and others have not: no seat may change now."""

    def __init__(self) -> None:
        super().__init__("seats-in-trick")


def change_seats(table: Table, changes: Mapping[Seat, Player]) -> None:
    """Change the players of seats in an unfinished game.

    Raises:
        EndlessTable: only bots would be left, and they would never stop.
        SeatsInTrick: several players share the keyboard, and not all have made their secret choice.
    """
    changes = {seat: new for seat, new in changes.items() if new != table.players[seat]}
    if changes and len(people(table)) > 1 and undecided(table):
        raise SeatsInTrick
    after = [changes.get(seat, player) for seat, player in enumerate(table.players)]
    if table.game.endless(table.state.options) and all(p.bot or p == EMPTY for p in after):
        raise EndlessTable(table.game)
    for seat, player in changes.items():
        table.seat_player(seat, player)


async def _save(app: App, kept: KeptRecord) -> bool:
    """Save the part of a record before its damage."""
    try:
        new = salvage(kept.path)
        app.data.check_kept()
    except (OSError, ValueError) as fault:
        app.dialogue.tell("cannot-save", why=fault)
    else:
        app.dialogue.tell("saved-before-damage", name=new.name)
    return True


async def _delete(app: App, kept: KeptRecord) -> bool:
    return await delete_record(app.dialogue, app.keyboard, kept, "delete-game")


ENTRIES: Mapping[str, Callable[[App, KeptRecord], Awaitable[bool]]] = {
    "save": _save,
    "delete": _delete,
}
"""Handlers for a record whose game cannot continue; each returns whether the menu ends."""
