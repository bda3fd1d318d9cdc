"""The check of a language finds every flaw of its texts, with file and line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from made_language import of_sounds

from audiogame.__main__ import main
from audiogame.narration.faults import each_told
from audiogame.narration.texts import COMMON
from audiogame.rules.fault import Faults
from audiogame.rules.game_files import package_folder, text_file
from audiogame.table.library import find_game
from audiogame.testing.language_check import LanguageReport, check_language
from audiogame.testing.message_file import read_messages
from audiogame.testing.translated_books import book_flaws
from audiogame.testing.translated_messages import forms_asked
from audiogame.testing.translated_placeables import PlaceablesCheck
from audiogame.testing.translation import (
    FileState,
    Terms,
    TextFile,
    UnknownLanguage,
    english_texts,
    languages_of,
    terms_of,
)

pytestmark = pytest.mark.xdist_group("language check")
"""One process parses the files of messages, and keeps them."""

SIKA = find_game("sika")
HOME = next(text.path.parent for text in english_texts() if text.game is SIKA)
COMMON_FILE = Path(str(text_file(COMMON, "en.ftl")))
TERMS = Terms(("Sika",), {"Spieler": "wer spielt"})

ENGLISH = """\
sika-title = Sika
sika-colour-red = red
    .plural = reds
sika-colour-blue = blue
    .plural = blues
sika-call = { $colour }.
sika-called =
    .you = You call { $colour }.
    .you-brief = You call { $colour }.
    .you-braille = You: { $colour }.
    .other = { $seat } calls { $colour }.
sika-rolled = { $matches ->
    [0] No { $colour }.
   *[other] Several { FORM($colour, "plural") }, { $points }.
}
menu = Choose
"""
GERMAN = """\
### reviewed: nobody

sika-title = Sika
sika-colour-red = Rot
    .plural = Rote
    .den = den Roten
sika-colour-blue = Blau
    .plural = Blaue
    .den = den Blauen
sika-call = { $colour }.
sika-called =
    .you = Du nennst { $colour }.
    .you-brief = Du nennst { $colour }.
    .you-braille = Du: { $colour }.
    .other = { $seat } nennt { FORM($colour, "den") }.
sika-rolled = { $matches ->
    [0] Kein { $colour }.
   *[other] Mehrere { FORM($colour, "plural") }, { $points }.
}
menu = Wähle
"""


@dataclass(frozen=True)
class Slip:
    """A change of a translation, and how it is reported.

    Args:
        old: replaced, in the German file.
        new: instead of it.
        line: text of the reported line; empty for the first one.
        told: part of the sentence.
    """

    old: str
    new: str
    line: str
    told: str


SLIPS = (
    Slip("menu = Wähle\n", "", "", "menu isn't translated"),
    Slip("menu =", "menus =", "menus", "English has no message menus: perhaps you meant menu"),
    Slip("menu = Wähle", "menu = Wähle\nmenu = Wähle", "", "menu is written twice"),
    Slip("menu = Wähle", "menu Wähle", "menu", "This is not a Fluent message: 'menu Wähle'"),
    Slip("    .other = { $seat } nennt", "    .to = { $seat } nennt", "sika-called", "no .other"),
    Slip("    .you-brief = Du nennst { $colour }.\n", "", "sika-called", "no .you-brief"),
    Slip("    .den = den Roten\n", "", "sika-colour-red", "no .den, which sika-called asks for"),
    Slip("    .plural = Blaue\n", "", "sika-colour-blue", "no .plural, which sika-rolled asks"),
    Slip(".den = den R", ".der = den R", ".der", "has .der, which English lacks"),
    Slip("den Blauen", "den Blauen\n    .brief = b", ".brief", "has .brief, which English lacks"),
    Slip("menu = Wähle", "menu = Wähle\n    .brief = Wahl", "    .brief", "has .brief"),
    Slip("$seat } nennt", "$who } nennt", ".other", "uses $who, which English lacks"),
    Slip("$seat } nennt", '"Bo" } nennt', ".other", "sika-called.other doesn't use $seat"),
    Slip("Mehrere", "{ $seat } hat", "sika-rolled", "uses $seat, which English lacks"),
    Slip(", { $points }.", ".", "sika-rolled", "sika-rolled doesn't use $points"),
    Slip("menu = Wähle", "menu = Choose", "menu", "menu is the same as in English"),
    Slip("Du: { $col", "You: { $col", "    .you-braille", "you-braille is the same as in English"),
    Slip(
        ".you-brief = Du nennst",
        ".you-brief = Du nennst jetzt ohne weiteres",
        "    .you-brief",
        "has 34 characters, and English has 13",
    ),
    Slip(
        ".you-braille = Du:",
        ".you-braille = Du nennst und nennst und nennst und nennst",
        "    .you-braille",
        "a part of 47 cells, and a display has 40",
    ),
    Slip("nennst { $colour }.\n    .you-br", "nennst { $colour }\n    .you-br", "", "doesn't end"),
    Slip("Wähle", "Wähle.", "menu", "menu ends as a sentence, but English doesn't"),
    Slip("menu = Wähle", "menu = Welcher Spieler", "menu", "'Spieler' isn't used"),
    Slip("### reviewed: nobody\n", "\n", "", "doesn't say who has read this"),
    Slip('"plural") }', '"dual") }', "", "sika-colour-red has no .dual"),
    Slip("Wähle", 'Wähle { FORM("x", "dual") }', "menu", "the form dual, which no word has"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the messages of a small game in two languages."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def report(folder: Path, name: str = "en.ftl", terms: Terms = TERMS) -> LanguageReport:
    return check_language("de", (TextFile(folder / name, SIKA),), terms)


def told(of: LanguageReport) -> str:
    return "\n".join(each_told((one.reason for one in of.flaws), "en"))


def test_a_whole_translation_has_no_flaws(folder: Path) -> None:
    """Its words may have forms that English lacks, if a sentence asks for them."""
    found = report(folder)
    assert told(found) == ""
    assert each_told(found.lines(), "en") == (
        f"{folder / 'de.ftl'}: 7 of 7, reviewed by nobody.",
        "messages: 7 of 7.",
        "German: 7 of 7 texts, no flaws.",
    )


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.told)
def test_each_flaw_of_messages_is_found_at_its_line(folder: Path, slip: Slip) -> None:
    """With what is wrong, and what English has."""
    assert slip.old in GERMAN
    text = GERMAN.replace(slip.old, slip.new, 1)
    (folder / "de.ftl").write_text(text, encoding="utf-8")
    found = told(report(folder))
    assert slip.told in found
    if slip.line:
        lines = text.splitlines()
        at = next(number for number, line in enumerate(lines, start=1) if slip.line in line)
        assert any(slip.told in one and f"line {at}: " in one for one in found.splitlines())


def test_english_has_every_form_that_it_asks_for() -> None:
    """Such as the plural of each colour."""
    files = [(read_messages(text.path), text.game) for text in english_texts() if text.messages]
    common = next(file for file, _ in files if file.path == COMMON_FILE)
    flaws = [
        one for file, game in files for one in PlaceablesCheck(file, common, game).forms_missing()
    ]
    assert each_told((one.reason for one in flaws), "en") == ()
    assert "plural" in forms_asked(file for file, _ in files)


def test_a_language_that_is_only_begun_says_what_is_missing(folder: Path) -> None:
    """One sentence for a file that is not there, rather than one for each of its messages."""
    (folder / "rules.en.md").write_bytes((HOME / "rules.en.md").read_bytes())
    texts = (TextFile(folder / "en.ftl", SIKA), TextFile(folder / "rules.en.md", SIKA))
    found = check_language("de", texts, TERMS)
    assert found.flaws == ()
    assert each_told(found.lines(), "en")[1] == f"{folder / 'rules.de.md'}: not written."
    with pytest.raises(UnknownLanguage):
        check_language("fr", texts, TERMS)


def in_german(name: str) -> str:
    """Return a text of Sika with an ending at each sentence, as a translation."""
    text = (HOME / name).read_text(encoding="utf-8")
    return re.sub(r"(?m)(?<=[\w}])([.?!])(\"?\]?,?)$", r"en\1\2", text)


BOOKS = (
    ("rules.en.md", "{#author}\n", "{#maker}\n", "anchor"),
    ("rules.en.md", "[call=turn] ", "", "the same conditions as in English, where they are [call="),
    ("rules.en.md", "{cubes}", "drei", "only here or only in English: {cubes}"),
    ("rules.en.md", "\n## ", "\nNoch ein Satz.\n\n## ", "that comes next in English"),
    ("glossary.en.md", "{#", "{#x", "that comes next in English"),
    ("lesson.en.txt", "begin\n", "", "This step is "),
    ("lesson.en.txt", "\n? ", "\n- Und so.\n? rules\n? ", "This step is '? rules'"),
    ("lesson.en.txt", "{key-standing}", "E", "only here or only in English: {key-standing}"),
    ("credits.en.toml", "authors =", "autors =", "authors"),
    ("credits.en.toml", 'year = "unknown"', 'year = "unbekannt"', "'unknown' in every language"),
    (
        "credits.en.toml",
        "/sika",
        "/sika-de",
        "must be 'https://www.gamesofthegalaxy.com/sika' in every",
    ),
    ("credits.en.toml", "Lucasfilmen.", "Lucasfilm.", "same as in English: 'The name Star Wars"),
)


@pytest.mark.parametrize("name", sorted({book[0] for book in BOOKS}))
def test_a_book_is_compared_with_the_english_one(tmp_path: Path, name: str) -> None:
    """A translated one has no flaws; one that is left in English has each sentence reported."""
    (tmp_path / name).write_bytes((HOME / name).read_bytes())
    translated = tmp_path / name.replace("en", "de")
    translated.write_text(in_german(name), encoding="utf-8")
    assert told(report(tmp_path, name)) == ""
    translated.write_bytes((HOME / name).read_bytes())
    assert "This is the same as in English: " in told(report(tmp_path, name))


@pytest.mark.parametrize(("name", "old", "new", "flaw"), BOOKS)
def test_each_flaw_of_a_book_is_found(
    tmp_path: Path, name: str, old: str, new: str, flaw: str
) -> None:
    """Anchors, conditions, facts, steps, and what the program itself finds when it reads one."""
    (tmp_path / name).write_bytes((HOME / name).read_bytes())
    text = in_german(name)
    assert old in text
    translated = tmp_path / name.replace("en", "de")
    translated.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert flaw in told(report(tmp_path, name))


def test_a_list_of_words_has_as_many_and_each_once(tmp_path: Path) -> None:
    """A phrase of words is as hard to guess in every language."""
    (tmp_path / "words.en.txt").write_text("one\ntwo\nthree\n", encoding="utf-8")
    (tmp_path / "words.de.txt").write_text("eins\nzwei\nzwei\ndrei\n", encoding="utf-8")
    found = told(check_language("de", (TextFile(tmp_path / "words.en.txt", None),), TERMS))
    assert "There are 4 words, and 3 in English." in found
    assert "line 3: 'zwei' appears twice" in found


def test_the_words_of_sounds_are_compared(tmp_path: Path) -> None:
    """Each sound of a manifest has its caption and a sentence about it."""
    sounds = TextFile(HOME.parent / "sounds" / "pack.toml", SIKA)
    english = sounds.path.read_text(encoding="utf-8")
    made = of_sounds(english)
    assert sounds.translated("xx") == HOME / "sounds.xx.toml"
    file = tmp_path / "sounds.xx.toml"
    for old, new, said in (
        ("", "", ""),
        ('["sika.call.red"]', '["sika.call.rot"]', "The sound sika.call.red has no text"),
        ('["sika.call.red"]', '["sika.call.rad"]', "no sound sika.call.rad: perhaps you meant"),
        ('"wàrm nòtè"', '"warm note"', "the same as in English: 'warm note'"),
        ("rèd ìs càllèd.", "rèd ìs càllèd", "sika.call.red doesn't end as a sentence"),
        ("[", "[[", "can't be read"),
    ):
        assert old in made
        file.write_text(made.replace(old, new, 1) if old else made, encoding="utf-8")
        flaws = [one.reason for one in book_flaws(sounds, file, "xx", TERMS)]
        assert said in " ".join(each_told(flaws, "en"))
        assert bool(flaws) is bool(said)


def test_terms_are_read_and_a_wrong_file_is_told(tmp_path: Path) -> None:
    """A language without terms has none."""
    assert terms_of("de", tmp_path) == Terms()
    file = tmp_path / "terms.de.toml"
    file.write_text('same = ["Sika"]\n[forbidden]\nSpieler = "wer spielt"\n', encoding="utf-8")
    assert terms_of("de", tmp_path) == TERMS
    for wrong in ("same = 3", "[same", 'forbidden = ["x"]', "same = [3]"):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(Faults):
            terms_of("de", tmp_path)


def test_a_language_that_nothing_is_told_in_is_said_to_be_so() -> None:
    """Its common messages lack some, which is no flaw in what is written."""
    folder = Path(str(package_folder(COMMON)))
    text = TextFile(folder / "en.ftl", None)
    for done, lacking in ((7, True), (10, False)):
        state = FileState(text, folder / "xx.ftl", done, 10)
        last = each_told(LanguageReport("de", (), (state,)).lines(), "en")[-1]
        assert (
            "Nothing is told in this language yet: " in last and "lacks 3 texts." in last
        ) == lacking
    state = FileState(TextFile(folder / "program.en.ftl", None), folder / "program.xx.ftl", 7, 10)
    last = each_told(LanguageReport("de", (), (state,)).lines(), "en")[-1]
    assert last.startswith("Only games are told in this language yet: ")


def test_the_command_reports_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    """One that has no file is told, and languages that are here have no flaws."""
    assert main(["texts", "check", "xx"]) == 2
    assert "No file of texts is in 'xx'." in capsys.readouterr().err
    assert main(["texts", "check"]) == 0
    told = [one for one in capsys.readouterr().out.splitlines() if " texts, " in one]
    assert len(told) == len(languages_of(english_texts()))
    assert all(one.endswith("no flaws.") for one in told)
