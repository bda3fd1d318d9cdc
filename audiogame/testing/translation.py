"""Check of a language: each text that English has, compared with its translation.

`terms.LANGUAGE.toml`, beside the common messages, has the words of a language:

    same = ["Sika", "bot"]

    [forbidden]
    "jugador" = "quien juega"

A text may be the same as in English only if all its words are in `same`; a word on the left of
`forbidden` may occur nowhere, and the text on the right of it says what to write.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from audiogame.console.sound_words import words_file
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.texts import COMMON, sound_changes
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import Value
from audiogame.sound_server.pack import SOUNDS, default_pack_folder
from audiogame.sound_server.paths import MANIFEST
from audiogame.table.library import all_games
from audiogame.testing.flaw import flaw
from audiogame.testing.sentences import BIDI, DOUBLED

CODE = r"[a-z]{2,3}(?:-[A-Z]{2})?"
"""Pattern of the language in a file's name."""
MARKS_BEFORE = {"es": {"?": "¿", "!": "¡"}}
"""Signs at the end of a sentence with those at its beginning, by language."""
_BEFORE_STOP = re.compile(r"\w [,.](?: |$)")
_ENGLISH = re.compile(r"((?:[a-z_]+\.)?)en\.(ftl|md|txt|toml)")


class UnknownLanguage(Faults):
    """A language without a single file."""

    def __init__(self, language: str) -> None:
        super().__init__((flaw("language-without-texts", code=language),))


class TextFile(Value):
    """An English file of texts.

    Args:
        path: of the English file, or of the manifest of sounds, whose words are English.
        game: whose text it is; None for a text of the program.
    """

    path: Path
    game: Game | None

    @property
    def _name(self) -> tuple[str, str]:
        if self.path.name == MANIFEST:
            return "sounds.", "toml"
        found = _ENGLISH.fullmatch(self.path.name)
        assert found is not None, "only English files are listed"
        return found[1], found[2]

    @property
    def kind(self) -> str:
        """The name before the language, such as "rules"; "messages" if it has none."""
        return self._name[0].removesuffix(".") or "messages"

    @property
    def messages(self) -> bool:
        """Whether it has messages in Fluent."""
        return self._name[1] == "ftl"

    def translated(self, language: str) -> Path:
        """Return the path of the translation, which may not exist."""
        prefix, ending = self._name
        return self._folder / f"{prefix}{language}.{ending}"

    @property
    def _folder(self) -> Path:
        """The folder of the translations: that of the English file, unless these are sounds."""
        if self.path.name != MANIFEST:
            return self.path.parent
        return words_file(self.game.name if self.game is not None else "", "en").parent

    def languages(self) -> Iterator[str]:
        """Yield the codes of the languages into which it is translated."""
        prefix, ending = self._name
        for path in self._folder.iterdir():
            found = re.fullmatch(rf"{re.escape(prefix)}({CODE})\.{ending}", path.name)
            if found and found[1] != DEFAULT_LANGUAGE:
                yield found[1]


def english_texts() -> tuple[TextFile, ...]:
    """List the English files of the program and of all games."""
    games, _ = all_games()
    homes = {Path(str(package_folder(game.package))): game for game in games}
    roots = [Path(str(package_folder("audiogame"))), *homes]
    paths = sorted({path for root in roots for path in root.rglob("*en.*") if path.is_file()})
    found = []
    for path in paths:
        if _ENGLISH.fullmatch(path.name):
            game = next((homes[one] for one in path.parents if one in homes), None)
            found.append(TextFile(path, game))
    found.append(TextFile(default_pack_folder() / MANIFEST, None))
    for home, game in homes.items():
        if (home / SOUNDS / MANIFEST).is_file():
            found.append(TextFile(home / SOUNDS / MANIFEST, game))
    return tuple(found)


def languages_of(texts: Iterable[TextFile]) -> tuple[str, ...]:
    """List the codes of the languages that have at least one file, besides English."""
    return tuple(sorted({language for text in texts for language in text.languages()}))


class Terms(Value):
    """The words of a language that its texts must or must not have.

    Args:
        same: words that are the same as in English.
        forbidden: words that may not occur, each with what to write.
    """

    same: tuple[str, ...] = ()
    forbidden: Mapping[str, str] = {}

    def unlike(self, text: str) -> bool:
        """Return whether a text has words that are not the same in both languages."""
        for word in sorted(self.same, key=len, reverse=True):
            text = _pattern((word,)).sub("", text)
        return any(sign.isalpha() for sign in text)

    def wrong_words(self, text: str) -> Iterator[Reason]:
        """Yield a flaw for each forbidden word in a text."""
        if not self.forbidden or not _pattern(tuple(self.forbidden)).search(text):
            return  # as nearly always: each word is looked for only where one is found
        for word, better in self.forbidden.items():
            if _pattern((word,)).search(text):
                yield flaw("word-forbidden", word=word, better=better)


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of whole words, whatever their case."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", re.IGNORECASE)


def slips_in(shown: str, text: str) -> Iterator[Reason]:
    """Yield the flaws in the blanks and stops of a text.

    Args:
        shown: what the flaw names.
        text: as it is told.
    """
    if "  " in text.strip() or _BEFORE_STOP.search(text):
        yield flaw("blank-unfit", message=shown)
    if DOUBLED.search(text):
        yield flaw("two-stops", message=shown)


def wrong_signs(shown: str, text: str, language: str) -> Iterator[Reason]:
    """Yield the signs of a text that cannot be heard or lack another, and words that must change.

    Args:
        shown: what the flaw names.
        text: as it is told.
        language: its code.
    """
    if marks := sorted(BIDI & set(text)):
        yield flaw("says-marks", message=shown, marks=tuple(map(repr, marks)))
    for after, before in MARKS_BEFORE.get(language.partition("-")[0], {}).items():
        if len(re.findall(rf"\S\{after}", text)) != text.count(before):
            yield flaw("sign-missing", message=shown, before=before, after=after)
    for word, changed, sound in sound_changes(language):
        if re.search(word + sound, text, re.IGNORECASE):
            yield flaw("sound-unfit", message=shown, word=word.strip(), changed=changed.strip())


def terms_of(language: str, folder: Path | None = None) -> Terms:
    """Read the terms of a language; none if it has no file.

    Args:
        language: its code.
        folder: of the file; None for that of the common messages.

    Raises:
        Faults: the file cannot be read.
    """
    home = folder if folder is not None else Path(str(package_folder(COMMON)))
    path = home / f"terms.{language}.toml"
    if not path.is_file():
        return Terms()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise Faults((flaw("terms-unfit", file=str(path), error=str(fault)),)) from fault
    match table.get("same", []), table.get("forbidden", {}):
        case [*same], {**forbidden}:
            if all(isinstance(word, str) for word in (*same, *forbidden.values())):
                return Terms(tuple(same), {str(word): str(forbidden[word]) for word in forbidden})
    raise Faults((flaw("terms-otherwise", file=str(path)),))


class TextFlaw(Value):
    """One flaw of a translation, at a line counted from 1."""

    path: Path
    line: int
    why: Reason

    @property
    def reason(self) -> Reason:
        """The flaw with its place."""
        return Reason("in-file-line", file=str(self.path), line=self.line, why=self.why)


class FileState(Value):
    """How complete a translated file is.

    Args:
        text: the English file.
        path: of the translation.
        done: texts that are translated.
        count: texts in English.
        reviewed: by whom; empty where the file does not say, or cannot.
    """

    text: TextFile
    path: Path
    done: int
    count: int
    reviewed: str = ""

    @property
    def reason(self) -> Reason:
        """It in a sentence."""
        return flaw(
            "translation-state",
            file=str(self.path),
            done=self.done,
            count=self.count,
            reviewed=self.reviewed or "unsaid",
        )
