"""Fairness: say how a game's luck can be checked, and add players' own words to it."""

from __future__ import annotations

from audiogame.archive.shared_luck import NOBODYS
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.recall import Recall
from audiogame.console.text_entry import enter_text
from audiogame.narration.narrator import Urgency
from audiogame.narration.spoken_words import in_language, spoken
from audiogame.table.notes import WordsError
from audiogame.table.seen_table import SeenTable, SharedLuckFacts, WordTable

GROUP = 4
"""Hexadecimal digits of a hash that are read together."""


def spoken_hash(digits: str) -> str:
    """Return a hash in groups of its hexadecimal digits."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


async def add_words(app: App, table: WordTable) -> None:
    """Add the players' words to luck whose hash is already on disk."""
    facts = table.record.luck_facts
    if not (table.game.lucky and facts.fair):
        tell_luck(app.dialogue, app.recall, table)
        return
    await table.record.settle()
    if facts.hash:
        app.dialogue.tell("words-spoken", spoken=", ".join(spoken(facts.hash)))
    else:
        app.dialogue.tell("words-hash", hash=spoken_hash(facts.seed_hash))
    while True:
        typed = await enter_text(app, app.dialogue.narrator.say("words-enter"))
        if not typed:
            app.dialogue.tell("words-none")
            return
        try:
            await table.add_words(typed)
        except WordsError as fault:
            app.dialogue.tell("fault", why=fault)
            continue
        app.dialogue.tell("words-added", words=typed)
        return


def warn_of_seed(dialogue: Dialogue, table: SeenTable) -> None:
    """Warn, at the start, that hidden dice or cards can be computed from the seed."""
    facts = table.record.luck_facts
    if table.state.hides_luck and not facts.fair:
        dialogue.tell("luck-computable", Urgency.NEWS, seed=facts.seed)


def tell_luck(dialogue: Dialogue, recall: Recall, table: SeenTable) -> None:
    """Say where the game's luck comes from, and its words, which are copied to the clipboard."""
    facts = table.record.luck_facts
    added = facts.words if facts.words not in ("", NOBODYS) else None
    shared = (
        table.record.at_server and added is not None
    )  # each device adds some, in digits not worth hearing
    if not table.game.lucky:
        dialogue.tell("luck-none")
    elif table.record.shared_luck is not None:
        _tell_shared(dialogue, table, table.record.shared_luck)
    elif not facts.fair:
        dialogue.tell(
            "luck-computable" if table.state.hides_luck else "luck-seeded", seed=facts.seed
        )
    elif facts.seed:
        dialogue.tell("luck-told", seed=facts.seed, words=added, shared=shared)
    elif facts.hash:
        dialogue.tell("luck-fair", words=added, shared=shared)
    else:
        dialogue.tell("luck-fair-unkept", hash=spoken_hash(facts.seed_hash), words=added)
    hides = facts.fair if table.game.lucky else table.state.keeps_secrets
    if facts.hash and hides and not facts.over:
        dialogue.tell("luck-words", spoken=", ".join(spoken(facts.hash)))
        words, language = " ".join(spoken(facts.hash)), dialogue.narrator.texts.language
        recall.copy_text(in_language(words, language))


def _tell_shared(dialogue: Dialogue, table: SeenTable, shared: SharedLuckFacts) -> None:
    """Say how the shared luck was made: this device's share, those that lack, and restarts."""
    facts = table.record.luck_facts
    names = tuple(one[:40] for one in shared.blamed)[:8]
    without = tuple(one[:40] for one in shared.without)
    dialogue.tell(
        "luck-everybody",
        added=shared.added,
        without=without,
        lack=len(without),
        again=shared.again,
        names=names,
        count=len(names),
        seed=facts.seed or None,
        part=shared.part or None,
    )
