"""Says what is not translated yet, or not read by a speaker of the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.key_help import spoken_key
from audiogame.narration.languages import is_unreviewed
from audiogame.narration.line import Urgency
from audiogame.narration.titles import game_title, language_name

if TYPE_CHECKING:
    from audiogame.console.app import App
    from audiogame.console.dialogue import Dialogue


def tell_unreviewed(app: App) -> None:
    """Say, if so, that no speaker of the language has read its texts, and how to mark a line."""
    dialogue, code = app.dialogue, app.dialogue.language
    if is_unreviewed(code):
        keeps = app.speaker.reader.keeps
        key = spoken_key(dialogue.narrator, app.profile, keeps, "mark-odd")
        name = language_name(code, code)
        dialogue.tell("language-unreviewed", Urgency.NEWS, name=name, key=key)


def tell_incomplete(dialogue: Dialogue) -> None:
    """Say that the chosen language lacks common messages, told in English instead, if so."""
    texts = dialogue.narrator.texts
    wanted, told_in = texts.wanted, texts.language
    if wanted != told_in:
        name = language_name(wanted, told_in)
        dialogue.tell("language-incomplete", Urgency.NEWS, name=name)


def tell_untranslated(dialogue: Dialogue, kind: str, told_in: str, game: str = "") -> None:
    """Say that a text is not translated, unless it is, or that was said.

    Args:
        dialogue: of the listener.
        kind: of the text, a variant of the message: "game", "rules", "lesson", "program",
            "glossary" or "handbook".
        told_in: the code of the language in which it is told.
        game: the name of the game that it is about; empty for a text of the program.
    """
    text = kind, game
    if told_in != dialogue.language and text not in dialogue.untranslated:
        dialogue.untranslated.add(text)
        title = game_title(game, dialogue.language)
        dialogue.tell("not-translated", Urgency.NEWS, kind=kind, game=title)
