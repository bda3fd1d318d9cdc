"""No player hears the words of a machine: of a library, the system or a browser."""

from __future__ import annotations

import ast
import io
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from offenders import none_of
from syntax import LOOKED_AT, ONE_PROCESS, nodes

from audiogame.__main__ import main
from audiogame.narration.faults import told
from audiogame.page.display import page_texts
from audiogame.rules.fault import Reason, system_reason
from audiogame.settings import read_settings
from audiogame.table.lock import InUse

LANGUAGES = ("en", "de", "es")
BROKEN: tuple[tuple[Callable[[], object], str], ...] = (
    (lambda: b"\xff\xfe".decode("utf-8"), "it isn't text in UTF-8"),
    (
        lambda: tomllib.loads('a = "b\n"'),
        "something is wrong in line 1, at character 7: each line is a name, an equals sign and a "
        "value, and words stand in quotes",
    ),
    (lambda: tomllib.loads("a = ["), "its end is missing: a quote or a bracket is still open"),
    (lambda: zipfile.ZipFile(io.BytesIO(b"no")), "it isn't whole"),
    (lambda: msgspec.json.decode(b"{}", type=int), "its contents aren't what this program writes"),
)
"""Calls that fail, and what is said of each."""


@pytest.mark.parametrize(("call", "words"), BROKEN)
def test_errors_of_libraries_are_told_in_sentences(call: Callable[[], object], words: str) -> None:
    with pytest.raises(Exception) as failed:  # noqa: PT011  # of any library
        call()
    reason = Reason("in-file", file="a", why=system_reason(failed.value))
    sentences = [told(reason, language) for language in LANGUAGES]
    assert sentences[0] == f"a: {words}."
    assert len({*sentences}) == len(LANGUAGES)


def test_a_settings_file_that_was_spoilt_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('pace = 1\nname = "Ann\n', encoding="utf-8")
    _, faults = read_settings(path)
    assert told(faults[0], "en").startswith(
        "Couldn't read the settings: something is wrong in line 2, at character 12: "
    )
    path.write_bytes(b'name = "\xff"\n')
    _, faults = read_settings(path)
    assert told(faults[0], "en") == "Couldn't read the settings: it isn't text in UTF-8."


@pytest.mark.parametrize("name", ["TypeError", "UnknownError", "SecurityError"])
def test_a_browser_s_error_is_told_in_words(name: str) -> None:
    for language in LANGUAGES:
        why = page_texts(language).format("page-unkept-why", {"name": name}, ())
        assert "Error" not in why


def test_a_record_is_not_called_by_its_file() -> None:
    assert told(InUse("2026-11-29-sika.record"), "en").startswith("This game is open in another ")
    assert told(InUse("people.toml"), "en").startswith("people.toml is open in another ")


def test_an_unknown_choice_of_an_option_is_told_by_the_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--language", "xx"]) == 2
    assert capsys.readouterr().err.startswith(
        "'xx' won't do for --language: the choices are de, en, es."
    )


@pytest.mark.posix("a link without a right")
def test_a_data_folder_behind_a_link_that_leads_nowhere_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "data"
    link.symlink_to(tmp_path / "gone")
    assert main(["play", "sika", "--data", str(link), "--seats", "bot,bot"]) == 2
    assert capsys.readouterr().err == (
        f"'{link}' is a link to a folder that isn't there. Make that folder, or name another "
        "with --data.\n"
    )
    assert main(["list", "--data", str(link)]) == 2


OWN_WORDS = {
    "audiogame's developers": ("rules/picture.py", "keys/layer_file.py", "sound_server/pack.py"),
    "of a voice's library, as a report needs them": (
        *("outputs/speech/calls.py", "outputs/speech/pyttsx.py"),
        "outputs/speech/pyttsx_process.py",
    ),
    "the number of a player's own setting": ("settings.py",),
}
"""Files that may hand such words on, by whom or what they are of."""


def machine_words(file: str) -> list[int]:
    """Return the lines in which an exception's own words are a value of a reason or a fault."""
    found = []
    for call in nodes(file, ast.Call):
        named = call.func.id if isinstance(call.func, ast.Name) else ""
        reason = call.args[:1] and isinstance(call.args[0], ast.Constant)
        if not reason or not named[:1].isupper():
            continue
        for keyword in call.keywords:
            value = keyword.value
            if (
                isinstance(value, ast.Call)
                and isinstance(value.func, ast.Name)
                and value.func.id in ("str", "repr")
                and isinstance(value.args[0], ast.Name)
                and value.args[0].id in ("fault", "error", "why", "wrong", "exc")
            ):
                found.append(value.lineno)
    return found


@ONE_PROCESS
def test_no_reason_is_an_exception_s_own_words() -> None:
    """`system_reason` knows what to say instead."""
    allowed = {file for files in OWN_WORDS.values() for file in files}
    none_of(
        f"{file}:{line}"
        for file in LOOKED_AT
        if file not in allowed
        for line in machine_words(file)
    )
