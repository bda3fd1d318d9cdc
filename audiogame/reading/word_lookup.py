"""Explain the words of the last line, or of the line that is being reviewed."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.narration.glossary import GlossaryError, Term, glossary, terms_in
from audiogame.reading.rule_reader import read_rules


async def look_up(app: App) -> None:
    """Let the player walk through the words of the line; Enter opens the rule about one.

    It takes the place of a rule book or of help.
    """
    line = app.recall.history.current()
    text = line.text if line is not None else ""
    table = app.scene.table
    try:
        terms = glossary(table.game if table is not None else None)
    except GlossaryError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    found = terms_in(text, terms)
    title = app.dialogue.narrator.say("glossary-line" if found else "glossary-all")

    async def walk() -> None:
        before, app.scene.table = app.scene.table, table
        try:
            with app.keyboard.holder.reading(line):
                await _walk(app, found or terms, title)
        finally:
            app.scene.table = before

    await app.views.show(walk)
    if app.views.replaced:
        app.scene.remind_here()
    elif line is not None:
        app.recall.commands.retell(line)
    else:
        app.dialogue.tell("nothing-said")


async def _walk(app: App, terms: tuple[Term, ...], title: str) -> None:
    items = [Item(term.name, _told(app, term)) for term in terms]
    place = 0
    while True:
        chosen = await menu(app, title, items, place)
        if chosen is None:
            return
        place = [item.id for item in items].index(chosen)
        term, table = terms[place], app.scene.table
        if term.anchor and table is not None:
            await read_rules(app, table.game, table.options, table.seats, term.anchor)
        else:
            app.dialogue.tell("glossary-no-rule")


def _told(app: App, term: Term) -> str:
    return app.dialogue.narrator.say("glossary-term", word=term.name, told=term.text)
