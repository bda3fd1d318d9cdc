"""The check of a language finds the faults of translators, put into Spanish files by hand."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from offenders import every_offender

import audiogame
from audiogame.console import sound_words
from audiogame.narration.faults import each_told
from audiogame.rules.fault import Faults
from audiogame.sound_server.pack import default_pack_folder
from audiogame.testing import translation
from audiogame.testing.language_check import check_language
from audiogame.testing.translated_books import key_flaws
from audiogame.testing.translation import TextFile, english_texts, terms_of

pytestmark = pytest.mark.xdist_group("language check")
"""One process parses the files of messages, and keeps them."""

HOME = Path(next(iter(audiogame.__path__)))
SIKA = "games/sika/texts"


class ByHand(NamedTuple):
    """A fault: the file, what stands there, what is written instead, and what is told."""

    file: str
    old: str
    new: str
    told: str


FAULTS = (
    # Messages that are not there, or not as English has them.
    ByHand(f"{SIKA}/es.ftl", "sika-throw = Tirar.\n", "", "sika-throw isn't translated"),
    ByHand(
        f"{SIKA}/es.ftl", "sika-throw =", "sika-trow =", "no message sika-trow: perhaps you meant"
    ),
    ByHand(f"{SIKA}/es.ftl", "sika-throw = Tirar", "sika-throw: Tirar", "not a Fluent message"),
    ByHand(f"{SIKA}/es.ftl", "{ $colour }.\n    .oth", "{ $colour .\n    .oth", "not a Fluent mes"),
    ByHand(f"{SIKA}/es.ftl", "       *[other] { $seat }, tira.", "", "not a Fluent message"),
    ByHand(f"{SIKA}/es.ftl", "sika-throw =", "sika-title =", "sika-title is written twice"),
    ByHand(
        f"{SIKA}/es.ftl", "    .brief = Bote de { $pot }.\n", "", "sika-ante-paid has no .brief"
    ),
    ByHand(f"{SIKA}/es.ftl", ".other = { $seat } pide", ".others = { $seat } pide", "has .others"),
    ByHand(
        f"{SIKA}/es.ftl", "sika-call = { $colour }.", "sika-call =\n    .x = y", "no text of its"
    ),
    ByHand(f"{SIKA}/es.ftl", "### reviewed: nobody\n", "\n", "doesn't say who has read this"),
    # Words.
    ByHand(f"{SIKA}/es.ftl", "Cuándo se pide color", "When you call", "call is the same as in Eng"),
    ByHand(f"{SIKA}/es.ftl", "Sin apuesta inicial.", "No ante.", "ante is the same as in English"),
    ByHand(f"{SIKA}/es.ftl", "Tirar.", "Lanzar.", "'lanzar' isn't used in this language"),
    ByHand(
        f"{SIKA}/es.ftl", "Segunda tirada: ti", "Segundo lanzamiento: ti", "'lanzamiento' isn't"
    ),
    ByHand(
        f"{SIKA}/es.ftl", "sika-throw = Tirar.", 'sika-throw = { "" }', "sika-throw says nothing"
    ),
    ByHand(f"{SIKA}/es.ftl", "sika-throw = Tirar.", "sika-throw = Tirar", "throw doesn't end as a"),
    ByHand(f"{SIKA}/es.ftl", "= Cuándo se pide color", "= Cuándo se pide.", "ends as a sentence"),
    ByHand(f"{SIKA}/es.ftl", "= Tirar.", "= Tirar..", "sika-throw has two full stops in a row"),
    ByHand(f"{SIKA}/es.ftl", "Pides antes de", "Pides  antes de", "has two blanks in a row"),
    ByHand(f"{SIKA}/es.ftl", "quien gana se", "quien gana , se", "has two blanks in a row, or one"),
    ByHand(f"{SIKA}/es.ftl", "color: ¿rojo", "color: rojo", "doesn't have ¿ for each ?"),
    ByHand(f"{SIKA}/es.ftl", "rojo o azul", "azul o oro", "has 'o' before a sound where it is 'u'"),
    ByHand(f"{SIKA}/es.ftl", "= Tirar.", "= Tirar\u200e.", "sika-throw says '\\u200e'"),
    ByHand(
        f"{SIKA}/es.ftl",
        ".you-brief = Ganas con",
        ".you-brief = Ganas y termina aquí la partida, con",
        "and English",
    ),
    ByHand(
        f"{SIKA}/es.ftl",
        "ahora { $score }. Un",
        "y en total llega con eso ahora ya a { $score }. Un",
        "a part of 4",
    ),
    ByHand("narration/faults.es.ftl", "--key.", "--clave.", "doesn't have --key, but English does"),
    ByHand("narration/help.es.ftl", "1000", "100", "doesn't have 1000, but English does"),
    # Values.
    ByHand(f"{SIKA}/es.ftl", "Pides { $colour }", "Pides { $color }", "uses $color, which English"),
    ByHand(
        f"{SIKA}/es.ftl", "Pides { $colour }.", "Pides.", "doesn't use $colour, but English does"
    ),
    ByHand(f"{SIKA}/es.ftl", "{ AND($seats) }", "{ Y($seats) }", "calls Y, which isn't a function"),
    ByHand(
        f"{SIKA}/es.ftl", '$colour, "plural"', "$colour", "calls FORM with values that it doesn't"
    ),
    ByHand(
        f"{SIKA}/es.ftl", "{ $score }: {", "{ QUOTED($score, digits: 2) }: {", "calls QUOTED with"
    ),
    ByHand(
        f"{SIKA}/es.ftl", '"plural"', '"dual"', "sika-colour-red has no .dual, which sika-rolled"
    ),
    ByHand(f"{SIKA}/es.ftl", "    .plural = azules\n", "", "sika-colour-blue has no .plural"),
    ByHand(f"{SIKA}/es.ftl", "= Tirar.", "= { -tirar }.", "refers to -tirar, which is not written"),
    ByHand(f"{SIKA}/es.ftl", "[none] Aún", "[nada] Aún", "has the variant nada, and nothing sel"),
    ByHand(
        f"{SIKA}/es.ftl", "[yes] Ronda", "[si] Ronda", "has the variant si, and nothing selects"
    ),
    ByHand(
        f"{SIKA}/es.ftl", "[one] Cada", "[few] Cada", "has the variant few, and nothing selects"
    ),
    ByHand(
        f"{SIKA}/es.ftl", "{ $seat } pide", "Sí, y { $seat } pide", "'y' before $seat, where it"
    ),
    ByHand(
        "narration/program.es.ftl",
        "{ AND($other, $command) }",
        "{ $other } o { $command }",
        "'o' before",
    ),
    ByHand(
        "narration/program.es.ftl",
        "{ AND($people) }",
        "{ $people } e { $game } y { $people }",
        "'y' bef",
    ),
    ByHand("page/shell.es.ftl", "Número { $number }", "Número { $numero }", "uses $numero"),
    ByHand(
        "page/shell.es.ftl", "wait = Cada jugada", "wait = Cada comando", "'comando' isn't used"
    ),
    # Rule books, handbook and glossaries.
    ByHand(f"{SIKA}/rules.es.md", "{#author}", "{#autor}", "that comes next in English"),
    ByHand(f"{SIKA}/rules.es.md", "## El objetivo {#aim}\n", "", "that comes next in English"),
    ByHand(f"{SIKA}/rules.es.md", "[ante=0] N", "N", "the same conditions as in English"),
    ByHand(f"{SIKA}/rules.es.md", "[ante=0]", "[apuesta=0]", "the same conditions as in English"),
    ByHand(f"{SIKA}/rules.es.md", "{cubes}", "tres", "only here or only in English: {cubes}"),
    ByHand(
        f"{SIKA}/rules.es.md", "Sika es pura suerte.", "Sika is pure luck.", "same as in English"
    ),
    ByHand(f"{SIKA}/rules.es.md", "todo el bote", "todo el mazo", "'mazo' isn't used"),
    ByHand("narration/handbook.es.md", "{key-up} y", "Arriba y", "only in English: {key-up}"),
    ByHand("narration/handbook.es.md", "Vale en", "¿Vale en", "doesn't have ¿ for each ?"),
    ByHand(f"{SIKA}/glossary.es.md", "{#chance}", "{#cube}", "that comes next in English"),
    ByHand(
        f"{SIKA}/glossary.es.md",
        "Quien gana se lleva el bote.\n",
        "## Bote",
        "comes next in English",
    ),
    # Lessons.
    ByHand(f"{SIKA}/lesson.es.txt", "0 call red", "0 pedir rojo", "This step is '0 pedir rojo'"),
    ByHand(f"{SIKA}/lesson.es.txt", "begin\n", "", "This step is "),
    ByHand(f"{SIKA}/lesson.es.txt", "{key-turn}", "{key-turno}", "key-turno"),
    ByHand(f"{SIKA}/lesson.es.txt", "- Juegas", "Juegas", "This step is"),
    ByHand("narration/lesson.es.txt", "title: ", "título: ", "This step is"),
    # Credits, sounds, words, keys and terms.
    ByHand(f"{SIKA}/credits.es.toml", "publisher =", "editor =", "publisher"),
    ByHand(f"{SIKA}/credits.es.toml", '"unknown"', '"se desconoce"', "'unknown' in every language"),
    ByHand(
        f"{SIKA}/credits.es.toml", '    "Todavía no hemos pedido permiso.",\n', "", "has 4 entries"
    ),
    ByHand("narration/sounds.es.toml", '["ui.move"]', '["ui.mover"]', "ui.move has no text"),
    ByHand("narration/sounds.es.toml", "por una lista.", "por una lista", "doesn't end as a sen"),
    ByHand("narration/sounds.es.toml", '"tic"', '"tick"', "the same as in English: 'tick'"),
    ByHand("narration/spoken_words.es.txt", "abdomen\n", "", "There are 1023 words, and 1024 in"),
    ByHand("narration/spoken_words.es.txt", "abdomen", "abeja", "'abeja' appears twice"),
    ByHand("narration/terms.es.toml", "same = [", "same = [3,", "same must be a list of words"),
    ByHand("narration/terms.es.toml", "[forbidden]", "[forbidden", "terms.es.toml can't be read"),
    ByHand("narration/terms.es.toml", '"braille",', "", "is the same as in English"),
)


def copied(fault: ByHand, folder: Path) -> tuple[TextFile, ...]:
    """Return the English texts of a copy of the folder in which a fault is put into a file."""
    home = (HOME / fault.file).parent
    for path in home.iterdir():
        if path.is_file():
            shutil.copy(path, folder / path.name)
    faulty = folder / Path(fault.file).name
    text = faulty.read_text(encoding="utf-8")
    assert fault.old in text, "the file has changed"
    faulty.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")
    if "sounds." in fault.file:
        return tuple(one for one in english_texts() if one.path.parent == default_pack_folder())
    return tuple(
        TextFile(folder / one.path.name, one.game)
        for one in english_texts()
        if one.path.parent == home and _concerns(fault, one)
    )


def _concerns(fault: ByHand, text: TextFile) -> bool:
    """Return whether a fault is looked for in the translation of a text."""
    if "terms." in fault.file:
        return text.messages
    return text.translated("es").name == Path(fault.file).name


def flaws_with(fault: ByHand, folder: Path) -> list[str]:
    """Return what the check says of the faulty file."""
    texts = copied(fault, folder)
    terms = terms_of("es", folder) if "terms." in fault.file else terms_of("es")
    found = [one.reason for one in check_language("es", texts, terms).flaws]
    faulty = folder / Path(fault.file).name
    everywhere = "terms." in fault.file
    lines = each_told(found, "en")
    return [line for line in lines if everywhere or line.startswith(f"{faulty}, line ")]


@pytest.mark.real
def test_every_fault_put_in_by_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a copy of a real file, told with the name of that file and its line."""
    before = sound_words.words_file
    with every_offender(least=50) as offenders:
        for number, fault in enumerate(FAULTS):
            folder = tmp_path / str(number)
            folder.mkdir()

            def words_file(game: str, language: str, folder: Path = folder) -> Path:
                return folder / "sounds.es.toml" if not game else before(game, language)

            with monkeypatch.context() as patch, offenders.at(*fault):
                if "sounds." in fault.file:
                    patch.setattr(translation, "words_file", words_file)
                try:
                    found = flaws_with(fault, folder)
                except Faults as refused:
                    found = list(each_told(refused.reasons, "en"))
                assert any(fault.told in line for line in found), found[:3]


def test_keys_of_a_language_that_go_to_no_choice_are_found(tmp_path: Path) -> None:
    """None of our games has such keys beside those of all card games."""
    usual, path = tmp_path / "keys.toml", tmp_path / "keys.es.toml"
    usual.write_text('[choose]\nq = "play queen"\n', encoding="utf-8")
    path.write_text('[elegir]\n[choose]\nd = "play dama"\nreina = "play queen"\n', encoding="utf-8")
    lines = each_told([one.reason for one in key_flaws(path, usual)], "en")
    for line, number, told in zip(
        lines,
        (1, 3, 4),
        ("There is no table [elegir] here", "Key d goes to 'play dama'", "reina"),
        strict=True,
    ):
        assert line.startswith(f"{path}, line {number}")
        assert told in line
