"""Say how the luck of a game can be checked, and let players add words of their own to it."""

from __future__ import annotations

from hashlib import sha256

from audiogame.archive.opened_table import OpenedTable
from audiogame.archive.spoken_words import spoken
from audiogame.console.app import App
from audiogame.console.text_entry import enter_text
from audiogame.table.notes import WordsError, check_words, words_note

GROUP = 4
"""Digits of a hash that are read together."""


def spoken_hash(seed: str) -> str:
    """Return the SHA-256 of a seed in groups of digits."""
    digits = sha256(seed.encode()).hexdigest()
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


async def add_words(app: App, opened: OpenedTable) -> None:
    """Let the players add words to luck whose hash is already on the disk."""
    table = opened.table
    if not (table.game.lucky and opened.secret):
        tell_luck(app, opened)
        return
    await opened.journal.durable()
    if opened.hash:
        app.tell("words-spoken", spoken=", ".join(spoken(opened.hash)))
    else:
        app.tell("words-hash", hash=spoken_hash(opened.seed))
    while True:
        typed = await enter_text(app, app.narrator.say("words-enter"))
        if not typed:
            app.tell("words-none")
            return
        try:
            check_words(typed)
        except WordsError as fault:
            app.tell("fault", why=fault)
            continue
        opened.journal.write(f"# {words_note(typed)}")
        table.luck = table.luck.with_words(typed)
        app.tell("words-added", words=typed)
        return


def tell_luck(app: App, opened: OpenedTable, over: bool = False) -> None:
    """Say where the luck of a game comes from, and by which words it is known; they are copied."""
    table = opened.table
    added = table.luck.words or None
    if not table.game.lucky:
        app.tell("luck-none")
    elif not opened.secret:
        app.tell("luck-seeded", seed=opened.seed)
    elif over:
        app.tell("luck-told", seed=opened.seed, words=added)
    elif opened.hash:
        app.tell("luck-fair", words=added)
    else:
        app.tell("luck-fair-unkept", hash=spoken_hash(opened.seed), words=added)
    hides = opened.secret if table.game.lucky else table.state.keeps_secrets
    if opened.hash and hides and not over:
        app.tell("luck-words", spoken=", ".join(spoken(opened.hash)))
        app.history_commands.copy_text(" ".join(spoken(opened.hash)))
