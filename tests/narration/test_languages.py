"""Languages: which there are, who is told which one, and that none is mixed with English."""

from __future__ import annotations

import argparse
import ast
import asyncio
import inspect
import json
import plistlib
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from loopback import Room
from made_language import IN_ONE_PROCESS, made_language
from pressed import new_app, play, press
from second_worker import WorkerInMemory
from twins import Heard, front_end
from twins import new_app as program
from unheard_walk import QUIET, pressing, seeded_game, spoken_texts, steadily, walk
from untranslated import untranslated as hidden_texts
from wav_files import tone, write_wav

from audiogame.__main__ import main
from audiogame.archive.description import archive_narrator
from audiogame.archive.summary import decimal
from audiogame.cli.command_parser import SENTENCES
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.console.people import PersonalSettings, read_people
from audiogame.console.rule_reader import read_handbook, read_rules
from audiogame.console.untranslated import (
    tell_incomplete,
    tell_unreviewed,
    tell_untranslated,
)
from audiogame.games.sika.events import RoundEnded, Score
from audiogame.keys.commands import COMMANDS
from audiogame.lobby.lesson_menu import learn
from audiogame.lobby.menu_entries import records_menu, statistics_menu
from audiogame.lobby.new_game import new_game
from audiogame.lobby.table_options import option_about, option_text
from audiogame.narration import languages as languages_module
from audiogame.narration import texts
from audiogame.narration.credits import credit_lines, credits_language, credits_of
from audiogame.narration.faults import told
from audiogame.narration.glossary import glossary
from audiogame.narration.languages import (
    PREFERENCES,
    chosen_language,
    language_for,
    languages,
    system_languages,
)
from audiogame.narration.lesson import PROGRAM, Say
from audiogame.narration.lesson_file import lesson_of
from audiogame.narration.line import Line
from audiogame.narration.narrator import Narrator
from audiogame.narration.rulebook_file import handbook, rule_book
from audiogame.narration.texts import COMMON, Texts, entries_of, translated_languages
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.speech.voice import Manner
from audiogame.page.session import PageSession, PageStart
from audiogame.page.site import write_texts
from audiogame.play.game_loop import GameLoop
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.language_menu import own_name
from audiogame.preferences.setting_group import open_group, value_in_words
from audiogame.preferences.settings_menu import people_menu, settings_menu
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.preferences.speech_menu import speech_menu
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.game_files import text_file
from audiogame.rules.options import option_kinds
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.settings import GROUPS, Settings, read_settings
from audiogame.table.library import find_game
from audiogame.testing.translation import english_texts

pytestmark = IN_ONE_PROCESS
MADE, PARTLY = "sv", "nb"
EVERY = ("en", *sorted({*languages(), PARTLY, MADE} - {"en"}))
"""The languages of the program, and the two that are made."""
SIKA, WAR = find_game("sika"), find_game("scientific-war")
PLAIN = re.compile(r"\b[a-zA-Z]*[aeiou][a-zA-Z]*\b")
NAMES = {"Bella", "Bo", "Carlos", "Dora", "Elmo", "Sika", "och"}
"""Names, and the "and" of the language whose code the made one has."""


@pytest.fixture(scope="module", autouse=True)
def _made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two made languages: one is whole, the other lacks texts of Sika and others."""
    whole, part = tmp_path_factory.mktemp("whole"), tmp_path_factory.mktemp("part")
    kinds = ("en.ftl", "rules.en.md", "lesson.en.txt", "glossary.en.md", "credits.en.toml")
    others = ("archive/en.ftl", "ten_die_poker/texts/faults.en.ftl")
    lacking = (*(f"sika/texts/{kind}" for kind in kinds), *others)
    with made_language(whole, MADE), made_language(part, PARTLY, *lacking):
        yield


def untranslated(line: str) -> list[str]:
    """List the words of a line that are neither accented nor names."""
    return [word for word in PLAIN.findall(line) if word not in NAMES]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (("sv",), "sv"),
        (("sv_FI.UTF-8",), "sv"),
        (("SV-fi@euro",), "sv"),
        (("zz", "nb"), "nb"),
        (("C",), "en"),
        (("zz",), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_that_there_is_counts(wanted: tuple[str, ...], code: str) -> None:
    """A region that is not there gets the language without it; else English."""
    assert languages() == EVERY
    assert language_for(*wanted) == code


def test_the_setting_goes_before_the_system() -> None:
    """Without one the system's language is taken, from the first variable that is set."""
    assert chosen_language("nb", ("sv",)) == "nb"
    assert chosen_language("", ("sv",)) == "sv"
    assert system_languages({"LANG": "de_DE.UTF-8", "LANGUAGE": "sv:nb"}) == ("sv", "nb")
    assert system_languages({"LANG": "de_DE.UTF-8", "LC_ALL": ""}) == ("de_DE.UTF-8",)


def test_on_macos_the_languages_are_those_of_system_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no variable names one; a file that is none, or of another form, says nothing."""
    monkeypatch.setattr(languages_module, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert system_languages({}) == ()
    file = tmp_path / PREFERENCES
    file.parent.mkdir(parents=True)
    for kind in plistlib.PlistFormat:
        chosen = {"AppleLanguages": ["es-MX", "en-MX"], "AppleLocale": "es_MX"}
        file.write_bytes(plistlib.dumps(chosen, fmt=kind))
        assert system_languages({}) == ("es-MX", "en-MX")
        assert system_languages({"LANG": "de_DE.UTF-8"}) == ("de_DE.UTF-8",)
    for content in (b"bplist00", b"<plist>", b"", plistlib.dumps({"AppleLanguages": "es"})):
        file.write_bytes(content)
        assert system_languages({}) == ()


def test_a_narrator_changes_its_language_while_it_is_used() -> None:
    """Words, ids and the beginnings of sentences are those of the new language at once."""
    narrator = Narrator(Texts("en", (SIKA.package,)), "sika", ("Ann", "Bo"))
    assert narrator.option_name("call") == "When you call"
    narrator.use_language(MADE)
    assert narrator.option_name("call") == "Whèn ỳòù càll"
    assert narrator.say("you") == "Ỳòù"
    narrator.use_language("en")
    assert narrator.say("you") == "You"


def test_a_person_without_a_name_is_told_in_the_language() -> None:
    """By seat and by name; the record has the English word, which nobody can be called."""
    players = read_seats("you,you=Ann", SIKA)
    names = tuple(player.name for player in players)
    narrator = Narrator(Texts("es", (SIKA.package,)), "sika", names)
    ended = RoundEnded(1, (Score(0, 6), Score(1, 4)))
    assert narrator.tell(ended) == "Fin de la ronda 1. Persona 1 tiene 6, Ann tiene 4."
    program = Narrator(Texts("es"))
    assert "Persona 1" in program.say("person-added", name=names[0])
    program.use_language("en")
    assert program.say("person-added", name=names[0]) == "Player 1 sits down, at this keyboard."


def test_texts_are_in_one_language_as_a_whole() -> None:
    """A game without all its messages is told in English, with the common words of English."""
    assert Texts(PARTLY).language == PARTLY
    sika, war = (Texts(PARTLY, (game.package,)) for game in (SIKA, WAR))
    assert (sika.language, war.language) == ("en", PARTLY)
    assert sika.format("you", {}) == "you"
    assert war.format("you", {}) == "ỳòù"
    assert archive_narrator(PARTLY).texts.language == "en"
    assert Texts("zz").language == "en"


def test_a_file_that_lacks_a_message_is_not_used(tmp_path: Path) -> None:
    """Not for the other messages either."""
    with made_language(tmp_path, "da"):
        file = tmp_path / WAR.package / "da.ftl"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("scientific-war-play =", "scientific-war-plays ="), "utf-8")
        assert Texts("da", (WAR.package,)).language == "en"
        assert Texts("da", (SIKA.package,)).language == "da"


def test_messages_and_faults_are_translated_together(tmp_path: Path) -> None:
    """A fault is told within a sentence, which is of one language."""
    with made_language(tmp_path, "hr", "narration/faults.en.ftl"):
        assert Texts("hr").language == Texts("hr", (), "faults.").language == "en"
        assert Texts("hr", (), "languages.").language == "hr"


def test_a_fault_is_told_in_one_language() -> None:
    """Also where a part of it is of a game whose words are not translated."""
    fault = Fault("no-rule-book", game="sika")
    assert told(fault, "en") == "Sika has no rule book."
    assert told(fault, MADE) == "Sìkà hàs nò rùlè bòòk."
    why = Reason("bank-below-ante", package=find_game("ten-die-poker").package, bank=1, ante=2)
    outside = Fault("in-line", line=3, why=why)
    assert told(outside, "en").startswith("Line 3: A bank of 1 dollar doesn't cover an ante of 2.")
    assert told(outside, MADE).startswith("Lìnè 3: À bànk òf 1 dòllàr dòèsn't còvèr")
    assert told(outside, PARTLY) == told(outside, "en")


def test_only_the_files_of_a_language_that_is_spoken_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory holds no messages of English or of any other language beside it."""
    read: list[str] = []

    def noted(file: str, text: str) -> Mapping[str, texts.Entry]:
        read.append(file)
        return entries_of(file, text)

    monkeypatch.setattr(texts, "entries_of", noted)
    play(tmp_path, "enter", "r", "escape", "y", settings=Settings(language=MADE))
    assert read
    assert [file for file in read if not file.endswith(f"{MADE}.ftl")] == []


def test_books_are_in_the_language_or_in_english_as_a_whole() -> None:
    """Rule books, lessons, glossaries, credits and the handbook."""
    for game in (SIKA, WAR):
        for language in (MADE, PARTLY):
            english = game is SIKA and language == PARTLY
            book = rule_book(game, language).told(game.options())
            rules = [one.text for one in book.passages if "credits" not in one.anchors]
            lesson = lesson_of(game.name, language)
            assert lesson is not None
            said = [step.text for step in lesson.steps if isinstance(step, Say)]
            words = [term.text for term in glossary(game, language)]
            for lines in (rules, said, words):
                plain = [one for line in lines for one in untranslated(_without_braces(line))]
                assert bool(plain) is english, plain
            made = credits_of(game, language)
            assert made is not None
            lines = [line.text for line in credit_lines(made, credits_language(game, language))]
            assert ("by" in " ".join(lines).split()) is english
    assert "Kèỳs" in handbook(dict.fromkeys(COMMANDS, "R"), MADE).titles
    program = lesson_of(PROGRAM, MADE)
    assert program is not None
    assert untranslated(program.title) == []


def test_a_book_needs_no_words_of_the_program(tmp_path: Path) -> None:
    """What is said in it, and around the credits, is among the messages that games share."""
    with made_language(tmp_path, "fo", "narration/program.en.ftl", "narration/faults.en.ftl"):
        made = credits_of(SIKA, "fo")
        assert made is not None
        told = " ".join(line.text for line in credit_lines(made, credits_language(SIKA, "fo")))
        assert not {"by", "Year", "Licence", "original"} & {*re.findall(r"\w+", told)}, told
        book = rule_book(SIKA, "fo").told(SIKA.options())
        (order,) = (one.text for one in book.passages if "order" in one.anchors)
        assert " 2 tò 8 " in f" {order} "


def _without_braces(line: str) -> str:
    return re.sub(r"\{[^}]*\}", "", line)


def test_a_game_is_played_in_the_language_of_the_player(tmp_path: Path) -> None:
    """Every line: the table's, the game's, what keys answer, and the menus."""
    keys = (
        "enter",
        "r",
        "t",
        "e",
        "c",
        "h",
        "i",
        "enter",
        "v",
        "question",
        "escape",
        "escape",
        "n",
    )
    lines = play(tmp_path, *keys, settings=Settings(language=MADE))
    assert len(lines) > 12
    assert {line: untranslated(line) for line in lines if untranslated(line)} == {}


WALK = (*["down", "space"] * 20, "enter", "down", "escape", "escape")
"""Keys that hear all entries of a menu, with their descriptions, and open the last one."""
MENUS: Mapping[str, Callable[[App], Awaitable[object]]] = {
    "settings": settings_menu,
    **{group: partial(open_group, group=group) for group in GROUPS},
    "speech": speech_menu,
    "keys": keys_menu,
    "sounds": sounds_menu,
    "people": people_menu,
    "new game": new_game,
    "lessons": learn,
    "records": records_menu,
    "statistics": statistics_menu,
    "handbook": read_handbook,
}


@pytest.mark.parametrize("name", MENUS)
def test_a_menu_has_no_words_of_its_own(tmp_path: Path, name: str) -> None:
    """Each entry, its description and its value; values that are typed are told as typed."""
    lines = press(MENUS[name], tmp_path, *WALK, settings=Settings(language=MADE, name="Bella"))
    assert lines
    assert {line: words for line in lines if (words := untranslated(line))} == {}


def test_a_row_of_a_game_that_is_not_translated_is_of_one_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its options in New game and in the list of games, whole sentences of ours included."""
    partly, _ = new_app(tmp_path, settings=Settings(language=PARTLY))
    english, _ = new_app(tmp_path, settings=Settings(language="en"))
    made, _ = new_app(tmp_path, settings=Settings(language=MADE))
    for kind in option_kinds(SIKA.options):
        for row in (partial(option_text, value=kind.default), option_about):
            told_in = [row(app.dialogue, SIKA, kind) for app in (partly, english, made)]
            assert told_in[0] == told_in[1] != told_in[2]
    listed = {}
    for language in ("en", PARTLY):
        assert main(["--language", language, "list"]) == 0
        rows = capsys.readouterr().out.splitlines()
        listed[language] = [row for row in rows if row.startswith("Option call")]
    assert listed["en"] == listed[PARTLY] != []


OF_SIKA: Mapping[str, tuple[Callable[[App], Awaitable[object]], tuple[str, ...], int]] = {
    "options": (new_game, ("enter", "down", "down", "enter", *["down"] * 2, *["escape"] * 3), 3),
    "lessons": (learn, (*["down"] * 6, "escape"), 1),
}
"""By screen: keys to rows of Sika, and how many rows have its words at least."""


@pytest.mark.parametrize("name", OF_SIKA)
def test_the_place_in_a_list_is_told_in_the_language_of_its_row(tmp_path: Path, name: str) -> None:
    """As "1 of 3" behind an option or a lesson that is not translated; a title before it is."""
    screen, keys, least = OF_SIKA[name]
    rows = press(screen, tmp_path, *keys, settings=Settings(language=PARTLY))
    english = [row for row in rows if re.search(r"\d of \d", row)]
    assert len(english) >= least
    for row in english:
        title, _, told_in_english = row.rpartition("tàblè. ")
        assert not re.search("[àèìòù]", told_in_english)
        assert untranslated(title) == []


def test_the_place_in_a_list_of_records_is_told_in_their_language(tmp_path: Path) -> None:
    """In English where the sentences about records are not translated."""
    settings = Settings(language=PARTLY)
    play(tmp_path, "down", "enter", "escape", "y", settings=settings)
    rows = press(records_menu, tmp_path, "down", "escape", settings=settings)
    endings = [row.partition("so far. ")[2] for row in rows]
    assert endings == ["1 of 1.", "1 of 1, end of list."]


def test_what_is_not_chosen_yet_is_said_in_the_language_of_its_game(tmp_path: Path) -> None:
    """The row of a game that is told in English is quoted in English."""
    for language, held in (
        (PARTLY, "Not chosen yet, maybe not heard: Throw. Enter again."),
        (MADE, "Nòt chòsèn ỳèt, màỳbè nòt hèàrd: Thròw. Èntèr àgàìn."),
    ):
        settings = replace(QUIET, language=language)
        keys = pressing(("1", 1.5), ("down", 0.3), *steadily(["enter"], 9.0))
        pressed = walk(tmp_path / language, keys, seeded_game("sika"), settings=settings)
        assert held in spoken_texts(pressed)


def test_a_game_can_be_translated_before_the_program(tmp_path: Path) -> None:
    """All of it, with what games share; every line is of one language, the program's in English."""
    code, needed = "ro", ("/narration/en.ftl", "/sika/texts/en.ftl")
    others = [text.path.as_posix() for text in english_texts()]
    left_out = (one.split("/audiogame/")[-1] for one in others if not one.endswith(needed))
    with made_language(tmp_path / "made", code, *left_out):
        assert code in translated_languages()
        keys = ("x", "up", "down", "down", "t", "r", "e", "h", "i", "enter", "1", "escape", "y")
        lines = play(tmp_path / "played", *keys, settings=Settings(language=code))
    made = [line for line in lines if re.search("[àèìòù]", line)]
    assert [line for line in made if untranslated(line)] == []
    assert {"Càll à còlòùr: rèd òr blùè?", "Blùè. Ènd òf lìst."} <= {*made}
    assert "Game menu: Back to the game. 1 of 9." in lines


def test_enter_goes_on_in_the_language_of_a_lesson(tmp_path: Path) -> None:
    """What is told again ends so, in English for a lesson that is not translated."""
    for language, ending in (
        (PARTLY, "You can continue later. Press Enter to go on."),
        (MADE, "Yòù càn còntìnùè làtèr. Prèss Èntèr tò gò òn."),
    ):
        keys = (*["down"] * 4, "enter", "f1", "escape")
        settings = Settings(language=language)
        lines = press(learn, tmp_path / language, *keys, settings=settings)
        assert [line for line in lines if line.endswith(ending)]


def test_what_is_not_translated_is_said_once(tmp_path: Path) -> None:
    """In the language of the player, before the game is told in English."""
    app, lines = new_app(tmp_path, "escape", "y", settings=Settings(language=PARTLY))
    for _ in range(2):
        tell_untranslated(app.dialogue, "game", "en", "sika")
        tell_untranslated(app.dialogue, "rules", "en", "sika")
        tell_untranslated(app.dialogue, "game", PARTLY, "scientific-war")
    said = ["Sika ìs nòt trànslàtèd ỳèt.", "Thè rùlès òf Sika àrè nòt trànslàtèd ỳèt."]
    assert lines == said
    first, *others = play(tmp_path, "escape", "y", settings=Settings(language=PARTLY))
    assert first == said[0]
    assert "Call a colour: red or blue?" in others
    assert said[0] not in others


def test_the_setting_acts_at_once(tmp_path: Path) -> None:
    """Menus, books, key names and the game's words: without a restart, and back again."""
    app, lines = new_app(tmp_path)
    app.dialogue.tell("menu-new")
    for code in (MADE, "en"):
        app.data.keep(replace(app.data.settings, language=code))
        app.data.take_settings()
        app.dialogue.tell("menu-new")
        assert app.dialogue.ways_back["back"] == {MADE: "Èscàpè", "en": "Escape"}[code]
    assert lines == ["New game.", "Nèw gàmè.", "New game."]


def test_the_language_is_chosen_in_the_settings(tmp_path: Path) -> None:
    """Each is named in itself, and the menu goes on in the chosen one."""
    lines = press(settings_menu, tmp_path, "7", *["down"] * len(EVERY), "enter", "escape")
    assert lines[0].startswith("Settings: ")
    listed = [re.sub(r"\W+\d+ of \d+\W*(end of list\W*)?$", "", line) for line in lines[1:-2]]
    assert listed[0] == "Choose a language: As on this computer: English"
    assert listed[1:] == [own_name(code) for code in EVERY]
    assert {"Deutsch", "Español", "Swèdìsh"} < set(listed)
    unread = "Nòbòdỳ whò spèàks Swèdìsh hàs rèàd thèsè tèxts ỳèt, sò èxpèct mìstàkès. "
    how = "Shìft J màrks àn òdd lìnè; thè hàndbòòk sàỳs hòw tò sènd ìt."
    assert lines[-2] == unread + how
    assert lines[-1].startswith("Sèttìngs: Làngùàgè: Swèdìsh")
    assert read_settings(tmp_path / "settings.toml")[0].language == MADE


def test_each_person_at_one_keyboard_has_a_language(tmp_path: Path) -> None:
    """Also in the middle of a game, when the keyboard is passed on."""
    app, _ = new_app(tmp_path)
    app.profile.keep("Ann", PersonalSettings(language=MADE))
    said = app.dialogue.narrator.say
    for name, text in (("Ann", "Nèw gàmè."), ("Bo", "New game."), ("Ann", "Nèw gàmè.")):
        app.profile.take(name)
        assert said("menu-new") == text
    app.data.unsaved.finish()
    people, fault = read_people(tmp_path)
    assert (people["Ann"].language, fault) == (MADE, None)
    lines = press(people_menu, tmp_path, "enter", "end", "enter", "home", "enter", "escape")
    assert "Language: Swèdìsh." in " ".join(lines)
    assert read_people(tmp_path)[0]["Ann"].language == ""


class Sitting(KeySource):
    """A player at a table, who asks everything and plays one of the first cards.

    Args:
        choice: the number of the card.
        over: returns whether the game is over.
    """

    def __init__(self, choice: int, over: Callable[[], bool]) -> None:
        self._over = over
        self._keys = cycle(["", "", *"rtechv", "", "L", "down", "i", "", str(choice), "enter"])
        self._last = iter(["", "", *"rte"])

    async def key(self, timeout: float | None = None) -> Key | None:
        await asyncio.sleep(0)
        name = next(self._last, END) if self._over() else next(self._keys)
        return Key(name, float("inf")) if name else None


def vocabulary(language: str) -> set[str]:
    """Return all words of the common messages in a language, and of those of Scientific War."""
    names = (COMMON, ""), (COMMON, "program."), (WAR.package, "")
    files = (text_file(package, f"{kind}{language}.ftl") for package, kind in names)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for markup in (r"(?m)^#.*|^ *[.a-z][a-z0-9-]* =", r"\[[a-z0-9-]+\]", r"\{[^{}]*?(\}|->)"):
        text = re.sub(markup, " ", text)
    return words_of(text)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def test_people_of_three_languages_play_at_one_table(tmp_path: Path) -> None:
    """Each at a keyboard of their own: all words are of their language, and the end is the same."""
    players, places = "you=Ann,you=Bo,you=Cy", ((0,), (1,), (2,))
    room = Room(tmp_path, WAR.name, players, places)
    ears = {language: Heard(tick="") for language in ("en", "es", "de")}

    async def run() -> None:
        await room.sit()
        games = []
        for seat, (language, heard) in enumerate(ears.items()):
            keys = Sitting(seat + 1, lambda: room.table.state.result is not None)
            settings = Settings(language=language, welcomed=True, sound=False, pace=0.0)
            app = program(front_end(keys, heard), tmp_path / language, settings)
            games.append(GameLoop(app, room.far[seat]).run())
        ended = await asyncio.gather(*games, return_exceptions=True)
        assert [type(one) for one in ended] == [ProgramLeft] * 3

    asyncio.run(run())
    names = words_of(players)
    for language, heard in ears.items():
        own = vocabulary(language) | names
        assert len(heard.lines) > 100
        assert {line: strange for line in heard.lines if (strange := words_of(line) - own)} == {}
    cards = {language: re.findall(r"\d+", heard.lines[-1]) for language, heard in ears.items()}
    assert sorted(cards["en"]) == sorted(cards["es"]) == sorted(cards["de"])


def test_the_command_line_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Its help, its findings and what is wrong with the arguments."""
    assert main(["--language", MADE, "list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert "Sìkà" not in listed[0]
    with pytest.raises(SystemExit):
        main(["--language", MADE, "--help"])
    assert "prìnt thìs hèlp" in capsys.readouterr().out
    assert main(["--language", MADE, "--pace", "20"]) == 2
    assert "ìs nòt à pàcè" in capsys.readouterr().err


def test_the_page_has_the_words_of_each_language(tmp_path: Path) -> None:
    """A file for each; that of English, which is read first, says which the program speaks."""
    write_texts(tmp_path)
    english, made = (
        json.loads((tmp_path / name).read_text(encoding="utf-8"))
        for name in ("texts.json", f"texts.{MADE}.json")
    )
    assert english["languages"].split() == [one for one in EVERY if Texts(one).language == one]
    assert english["hear-ready"] == "The lines come here."
    assert made["hear-ready"] == "Thè lìnès còmè hèrè."
    assert made.keys() == english.keys() - {"languages"}


def test_the_page_speaks_the_language_of_the_browser(tmp_path: Path) -> None:
    """At first; the setting goes before it."""
    for given, setting, code in (
        (("sv-FI", "en"), "", MADE),
        (("sv",), "nb", "nb"),
        ((), "", "en"),
    ):
        data = tmp_path / code
        data.mkdir()
        (data / "settings.toml").write_text(f'language = "{setting}"\n', encoding="utf-8")
        start = PageStart(str(data), offline=True, languages=given)
        session = PageSession(start, lambda text: None, WorkerInMemory)
        assert session.app.dialogue.language == code


def test_news_of_the_page_are_told_in_its_language(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('language = "es"\n', encoding="utf-8")
    posted: list[str] = []
    session = PageSession(PageStart(str(tmp_path), offline=True), posted.append, WorkerInMemory)
    session.line.receive('{"kind": "update-ready", "version": "2 x"}')
    told = [json.loads(one).get("text", "") for one in posted]
    assert any(text.startswith("Hay una versión nueva de esta página.") for text in told)


def test_the_voice_follows_the_language(tmp_path: Path) -> None:
    """Also when the keyboard is passed on; a language that was chosen for the voice stays."""
    app, _ = new_app(tmp_path)
    voice = VoiceOfTests()
    app.speaker.speech = cast(Any, voice)
    app.profile.keep("Ann", PersonalSettings(language=MADE))
    for name in ("Ann", "Bo"):
        app.profile.take(name)
    assert [manner.language for manner in voice.manners] == [MADE, "en"]
    app.data.keep(Settings(language=MADE, voice_language="de"))
    app.profile.take_wording()
    assert voice.manners[-1].language == "de"
    app.data.unsaved.finish()


def test_words_in_english_are_marked_as_such_for_voices_and_rows(tmp_path: Path) -> None:
    """Where a book or a game is not translated, with all that is said around its words."""
    app, _ = new_app(tmp_path, "end", "down", "escape", "escape", settings=Settings(language="de"))
    heard: list[Line] = []
    app.dialogue.outputs.all.append(LinesOfTests(heard))
    sika, war = find_game("sika"), find_game("scientific-war")
    with hidden_texts("sika"):
        asyncio.run(read_rules(app, sika, sika.options()))
    told = {line.text: line.language for line in heard}
    opening = next(text for text in told if text.startswith("Sika rules."))
    edge = next(text for text in told if text.endswith("End of the book."))
    assert (told[opening], told[edge], told["Buch geschlossen."]) == ("en", "en", "")
    heard.clear()
    asyncio.run(read_rules(app, war, war.options()))
    assert {line.language for line in heard} == {""}
    more = app.dialogue.outputs.screen.more
    assert (more("en").goes_on, more("").goes_on) == (", more: Space.", ", mehr: Leertaste.")
    app.data.unsaved.finish()


class LinesOfTests(Heard):
    """An output that collects whole lines."""

    def __init__(self, heard: list[Line]) -> None:
        super().__init__()
        self._heard = heard

    def take(self, line: Line) -> None:
        self._heard.append(line)


class VoiceOfTests:
    """A voice that notes how it is to speak."""

    def __init__(self) -> None:
        self.manners: list[Manner] = []

    def set_manner(self, manner: Manner) -> None:
        self.manners.append(manner)

    def hand_ahead(self, missed: Callable[[Line], None] | None) -> None:
        pass


def test_numbers_are_written_as_in_the_language(tmp_path: Path) -> None:
    """The decimal separator, and that of thousands where the player wants one."""
    assert decimal(archive_narrator(MADE), -2.5) == "mìnùs 2,5"
    assert decimal(archive_narrator("en"), -2.5) == "minus 2.5"
    app, _ = new_app(tmp_path, settings=Settings(language=MADE, numbers="grouped"))
    assert value_in_words(app.dialogue, "pace", 0.5) == "0,5"
    assert "1\xa0234\xa0567" in app.dialogue.narrator.say("category-all", count=1234567)


def test_words_of_another_language_are_told_as_all_the_others(tmp_path: Path) -> None:
    """Numbers have the separator of their own language; no keys are named where none are."""
    app, _ = new_app(tmp_path, settings=Settings(language="de", numbers="grouped"))
    app.dialogue.narrator.touched = True
    around, beside = app.dialogue.program_around("en"), app.dialogue.shared_around("en")
    assert around.say("category-all", count=1234567) == "All lines, 1,234,567."
    assert around.say("welcome") == "Touch an entry to open it, and Back to return."
    assert beside.say("unnamed-player", number=1234567) == "Player 1,234,567"
    assert beside.touched


def test_what_argparse_refuses_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Its own sentences are English, and those that people meet have messages here."""
    wrong = ["serve", "--port", "x"]
    for typed in (["play"], ["--pace"], ["list", "x"], ["keys", "--markdown=3"], wrong):
        assert main(["--language", MADE, *typed]) == 2
        said = capsys.readouterr().err.partition(". ")[0]
        assert re.search("Àrgùmènt|àrgùmènts", said), said


OF_THE_HELP = {
    "usage: ": "help-usage",
    "options": "help-options",
    "positional arguments": "help-arguments",
    "subcommands": "help-commands",
    "show this help message and exit": "help-help",
    "show program's version number and exit": "help-version",
}
"""Words of argparse in a help, and our messages in their place."""
UNSEEN = {
    "%(prog)s: error: %(message)s\n",  # our parser raises instead
    "argument %(argument_name)s: %(message)s",  # which the parser makes by itself
    # A choice is looked up by the parser itself.
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "%(heading)s:",
    " (default: %(default)s)",  # only in a help that lists defaults by itself
    "%(prog)s: warning: %(message)s\n",  # nothing of ours is deprecated
    "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "can't open '%(filename)s': %(error)s",  # no argument of ours is opened by argparse
    'argument "-" with mode %r',
    # Raised while a parser is built, for who writes it.
    ".__call__() not defined",
    "'required' is an invalid argument for positionals",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "cannot have multiple subparser arguments",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    "conflicting option string: %s",
    "conflicting option strings: %s",
}
"""Words of argparse that nobody meets who types arguments."""


def sentences_of_argparse() -> list[str]:
    """List the texts that the installed argparse would have translated."""
    found: dict[str, None] = {}
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            texts = [one.value for one in node.args[:1] if isinstance(one, ast.Constant)]
            if node.func.id in ("_", "ngettext"):
                found |= dict.fromkeys(map(str, texts))
    return [*found]


def test_every_sentence_of_argparse_that_can_be_met_has_a_message() -> None:
    """Read from its source, so that a sentence of another Python's argparse is found, too."""
    all_of_them = sentences_of_argparse()
    assert len(all_of_them) > 30
    of_help = Texts("es", files="help.")
    assert all(of_help.has(OF_THE_HELP[text]) for text in all_of_them if text in OF_THE_HELP)
    assert {*all_of_them} - OF_THE_HELP.keys() - UNSEEN <= SENTENCES.keys()
    for why in SENTENCES.values():
        spanish, english = (told(why, language) for language in ("es", "en"))
        assert spanish != english


def test_sounds_are_described_in_the_language(tmp_path: Path) -> None:
    """Captions and descriptions; a player's own sound with other words keeps them."""
    own = tmp_path / "own"
    own.mkdir()
    write_wav(own / "beep.wav", tone())
    manifest = (
        '[cues."ui.move"]\nfiles = ["beep.wav"]\n'
        '[cues."ui.back"]\nfiles = ["beep.wav"]\ntext = "a beep"\n'
    )
    (own / "pack.toml").write_text(manifest, encoding="utf-8")
    settings = Settings(language=MADE, sound_pack="own")
    app, _ = new_app(tmp_path, settings=settings)
    packs = app.soundscape.packs()
    texts = {name: cue.text for name in ("ui.move", "ui.back") if (cue := packs.find(name))}
    assert texts == {"ui.move": "tìck", "ui.back": "a beep"}
    red = packs.find("sika.call.red", "sika")
    assert red is not None
    assert red.description == "Ònè wàrm nòtè òf à rèèd: rèd ìs càllèd."
    app.soundscape.enter_game("sika", 2, (0,))
    assert untranslated(app.soundscape.caption((Sounded("sika.call.red"),))) == []
    app.data.keep(Settings(language="en"))
    app.profile.take_wording()
    assert app.soundscape.caption((Sounded("sika.call.red"),)) == "warm note"


@pytest.mark.parametrize(("name", "code", "offered"), [("", "fi", False), ("program.", "et", True)])
def test_a_language_that_lacks_common_messages_is_not_used(
    name: str, code: str, offered: bool, tmp_path: Path
) -> None:
    """The program tells English and says so; games are told if they lack nothing they share."""
    with made_language(tmp_path / "made", code):
        file = tmp_path / "made" / "audiogame.narration" / f"{name}{code}.ftl"
        text = file.read_text(encoding="utf-8")
        file.write_text(
            text.replace("marked =", "mark =").replace("menu-new =", "menu-newer ="), "utf-8"
        )
        assert code in languages()
        assert {*translated_languages()} - {*EVERY} == {code} - {code * (not offered)}
        app, lines = new_app(tmp_path, settings=Settings(language=code))
        assert app.dialogue.narrator.texts.language == "en"
        assert app.dialogue.language == (code if offered else "en")
        assert Texts(code, (SIKA.package,)).language == app.dialogue.language
        tell_incomplete(app.dialogue)
        tell_unreviewed(app)
        assert lines[0].endswith(
            " are not complete in this version, so the rest is told in English."
        )
    app, lines = new_app(tmp_path, settings=Settings(language=MADE))
    tell_incomplete(app.dialogue)
    tell_unreviewed(app)
    assert [line.split()[0] for line in lines] == ["Nòbòdỳ"]


def test_who_hears_unreviewed_texts_learns_how_to_mark_a_line(tmp_path: Path) -> None:
    """The sentence names the key of the language in use, and where to read how to send a line."""
    app, lines = new_app(tmp_path, settings=Settings(language="de"))
    tell_unreviewed(app)
    (line,) = lines
    assert line.startswith("Noch hat niemand, der Deutsch spricht, diese Texte gelesen.")
    assert line.endswith(
        "Umschalt J markiert eine seltsame Zeile; wie du sie sendest, steht im Handbuch."
    )
