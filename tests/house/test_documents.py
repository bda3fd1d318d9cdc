"""Documents lie in their rooms, are not installed, and name only what is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from folder.__main__ import SYSTEMS, start_here
from limits import limits
from offenders import none_of
from pathspec import GitIgnoreSpec

REPOSITORY = Path(__file__).parents[2]
FOLDERS = ("audiogame", "sounds", "tests")
GAMES = REPOSITORY / "audiogame" / "games"
ROOMS = ("archive", "console", "outputs", "play", "server")
"""Rooms whose README says what comes in, what goes out and where to begin, and no more."""
LINES = 20
"""Lines of such a README at most, before a section that tells more."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"\.?\w[\w.*-]*(/[\w.*-]+)*/?")
KINDS = (".py", ".md", ".ftl", ".toml", ".txt", ".wav", ".json", ".yml")
NOT_HERE = {
    *("keys.toml", "online.json", "luck.json", "page.zip.sha256"),  # in a player's folder
    *("keys.txt", "heard.txt", "sika/call.red.wav", "dice.roll.3.wav"),  # as somebody names them
    *("card.flip-1.wav", "card.flip-2.wav", "audiogame/games/pig"),
}
"""Names of files that a document speaks of and that are in no repository."""


def documents() -> list[Path]:
    """List what is written for people who read the source: no rule book, no glossary."""
    found = [path for folder in FOLDERS for path in (REPOSITORY / folder).rglob("*.md")]
    return [
        path
        for path in (*REPOSITORY.glob("*.md"), *REPOSITORY.glob(".github/*.md"), *sorted(found))
        if not {"texts", "node_modules"} & {*path.parts} and path.name[0].isupper()
    ]


def prose(document: Path) -> str:
    """Return a document without its blocks of code."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def named(text: str) -> Iterator[str]:
    """Yield the paths in backticks, also of a command; of plain words only those of files."""
    for quoted in QUOTED.findall(text):
        for word in quoted.split():
            inside = "/" in word.rstrip("/") and word.split("/")[0] in (*FOLDERS, ".ci", ".github")
            if PATH.fullmatch(word) and (inside or word.endswith(KINDS)) and word not in NOT_HERE:
                yield word


def is_there(path: str, document: Path) -> bool:
    """Return whether a path is there: from the top, the document, the program, or in a game."""
    places = [REPOSITORY, document.parent, REPOSITORY / "audiogame"]
    places += GAMES.glob("*")  # what is spoken of as a game's own
    if document.parent == GAMES:
        places += GAMES.glob("*/*")
    elif document.parent == REPOSITORY:
        places += (REPOSITORY / "audiogame").glob("*")
    return any(any(place.glob(path.rstrip("/"))) for place in places if place.is_dir())


def test_links_and_paths_lead_somewhere() -> None:
    """A relative link begins at its document, whose place a file in backticks is near to."""
    looked_at = documents()
    assert {REPOSITORY / "CONTRIBUTING.md", GAMES / "README.md"} < {*looked_at}
    none_of(
        f"{document.relative_to(REPOSITORY)}: {path}"
        for document in looked_at
        for path in named(prose(document))
        if not is_there(path, document)
    )
    none_of(
        f"{document.relative_to(REPOSITORY)}: {link}"
        for document in looked_at
        for link in LINK.findall(prose(document))
        if ":" not in link and not (document.parent / link.partition("#")[0]).exists()
    )


def test_a_path_that_leads_nowhere_would_be_found() -> None:
    """In a command as well; a key, a cue or a message is no path."""
    text = "`audiogame/gone.py`, `python tests/gone --all`, `gone.md`, `dice.roll.1`, `R/T`, `sika`"
    assert [*named(text)] == ["audiogame/gone.py", "tests/gone", "gone.md"]
    assert not any(is_there(path, REPOSITORY / "README.md") for path in named(text))
    assert is_there("casual.py", GAMES / "README.md")
    assert not is_there("casual.py", REPOSITORY / "README.md")


@pytest.mark.parametrize("path", ["README.md", "audiogame/narration/README.es.md"])
def test_the_readme_is_one_screen(path: str) -> None:
    """In English and in Spanish, with the same commands."""
    text = (REPOSITORY / path).read_text(encoding="utf-8")
    assert len(text) <= limits("documents")["README.md"]
    english = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    installing = re.findall(r"^    .*play sika$", english, re.MULTILINE)
    assert len(installing) == 2
    assert all(line in text for line in installing)


def test_what_is_said_of_windows_is_the_same_everywhere() -> None:
    """Once in each place, with the commit that was tested, and no more."""
    said = re.compile(
        "[Bb]uilt and tested under Wine with Python for Windows, at commit ([0-9a-f]{8}); "
        r"nobody has confirmed it yet on Windows with NVDA or JAWS\."
    )
    places = ("README.md", "CHANGELOG.md", "audiogame/outputs/CONFIRMED.md")
    workflows = (".github/workflows/release.yml", ".github/workflows/publish.yml")
    found = {}
    for path in (*places, *workflows):
        (commit,) = said.findall((REPOSITORY / path).read_text(encoding="utf-8"))
        found[path] = commit
    spanish = (REPOSITORY / "audiogame/narration/README.es.md").read_text(encoding="utf-8")
    (found["es"],) = re.findall(
        "hecho y probado en Wine con Python para Windows, en el commit ([0-9a-f]{8}); nadie lo ha "
        r"confirmado todavía en Windows con NVDA o JAWS\.",
        spanish,
    )
    assert len({*found.values()}) == 1, found


def test_a_folder_says_how_to_start_it_on_its_own_system() -> None:
    """Beside the program that starts without Python, and with nothing about the others."""
    told = {system: start_here(system, "1.2.3", "2.35") for system in SYSTEMS}
    for system, text in told.items():
        assert text.startswith("audiogame 1.2.3: ")
        assert "Your games and settings lie in " in text
        assert (".exe" in text) is ("PowerShell" in text) is (system == "win32")
        assert ("glibc 2.35" in text) is (system == "linux")
        assert ("com.apple" in text) is ('"$(pbpaste)"' in text) is (system == "darwin")
        assert ("macOS 2.35 or later" in text) is (system == "darwin")


@pytest.mark.parametrize("name", ["SECURITY.md", "PRIVACY.md"])
def test_what_is_kept_and_how_to_report_is_one_screen_each(name: str) -> None:
    text = (REPOSITORY / ".github" / name).read_text(encoding="utf-8")
    assert len(text) <= limits("documents")["README.md"]


def test_the_changes_of_a_version_are_fifteen_lines() -> None:
    """What a version brings, at most as long as somebody listens to it."""
    text = (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    for version in text.split("\n## ")[1:]:
        assert sum(line.startswith("- ") for line in version.splitlines()) <= 15


def test_contributing_md_is_one_page() -> None:
    text = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert len(text) <= limits("documents")["CONTRIBUTING.md"]


@pytest.mark.parametrize("room", ROOMS)
def test_the_readme_of_a_package_says_in_a_few_lines_where_to_begin(room: str) -> None:
    """It is short, and has what goes in, what comes out, the imports, and the first file."""
    text = (REPOSITORY / "audiogame" / room / "README.md").read_text(encoding="utf-8")
    assert len(text.partition("\n## ")[0].splitlines()) <= LINES
    for said in ("\n- In: ", "\n- Out: ", "\n- May import: ", "\n- Imported by: ", "\nBegin with "):
        assert text.count(said) == 1


def test_no_document_is_installed() -> None:
    """The wheel leaves them out by the patterns that its builder reads, but no text of a game."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    left_out = GitIgnoreSpec.from_lines(
        project["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    )
    home = REPOSITORY / "audiogame"
    of_program = [path for path in documents() if path.is_relative_to(home)]
    assert {home / room / "README.md" for room in ROOMS} < {*of_program}
    texts = [path for path in home.rglob("*.en.md") if "checks" not in path.parts]
    assert texts
    none_of(
        path.relative_to(REPOSITORY).as_posix()
        for path in (*of_program, *texts)
        if left_out.match_file(path.relative_to(REPOSITORY)) == (path in texts)
    )
