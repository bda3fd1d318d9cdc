"""Statistics in a menu: a line for each player and game, and everything about one."""

from __future__ import annotations

from audiogame.archive.database import all_results
from audiogame.archive.description import archive_narrator
from audiogame.archive.statistics import statistics
from audiogame.archive.summary import failed_games, headline, sentences
from audiogame.console.app import App
from audiogame.console.long_work import wait_for
from audiogame.console.menu import Item, menu
from audiogame.narration.narrator import Line, Urgency


async def statistics_menu(app: App) -> None:
    """Let the player hear the statistics."""
    narrator = archive_narrator(app.dialogue.narrator.verbosity)
    try:
        results, damaged = await wait_for(
            app, lambda progress: all_results(app.data.folder, progress=progress)
        )
    except ValueError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    if damaged:
        told = narrator.say("stat-damaged", count=damaged)
        app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
    if failed := failed_games(results):
        told = narrator.say("stat-figures-failed", games=failed)
        app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
    found = list(statistics(results))
    if not found:
        app.dialogue.say(Line(narrator.say("stat-none"), urgency=Urgency.ANSWER))
        return
    items = [Item(str(at), headline(narrator, one)) for at, one in enumerate(found)]
    place = 0
    while True:
        chosen = await menu(app, app.dialogue.narrator.say("title-statistics"), items, place)
        if chosen is None:
            return
        place = int(chosen)
        lines = [Item(text, text) for text in sentences(narrator, found[place])]
        await menu(app, found[place].player, lines)
