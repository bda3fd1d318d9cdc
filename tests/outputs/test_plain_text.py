"""Foreign text is sanitised at one gate before it reaches a terminal, log, file or voice."""

from __future__ import annotations

import io
import re
import zipfile
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.console.screen import Clipboard
from audiogame.lobby.bundle import bundled, write_bundle
from audiogame.narration.narrator import Line
from audiogame.outputs.history import History
from audiogame.outputs.plain_stream import PlainStream
from audiogame.outputs.plain_text import LONGEST_RUN, speakable
from audiogame.outputs.transcript import Transcript
from audiogame.settings import Settings
from audiogame.terminal import desktop
from audiogame.terminal.screen import TextScreen

Run = Callable[..., tuple[int, str, str]]
HOSTILE = "Eve\x1b]0;gotcha\x07\x1b[2J\u202egnp\u2066\x9b31m\ud800\x00"
ANYTHING = st.text(st.characters() | st.sampled_from("\x1b\x07\x9b\u202e\u2028\ud800<&;`[]:.\\="))
SPOKEN = st.lists(
    st.sampled_from(["[[", "]]", "[:np]", "<break/>", "&lt;", "`vs9", "\\pau=9\\", "!", "a", " "])
    | ANYTHING
).map("".join)


class Terminal(io.StringIO):
    """A fake terminal that records its output."""

    def isatty(self) -> bool:
        return True


def plain(written: str) -> bool:
    """Return whether a text has nothing but lines."""
    return all(line.isprintable() for line in written.split("\n"))


@given(ANYTHING)
def test_files_and_streams_get_plain_lines(text: str) -> None:
    """Printed text, and the history to be copied or saved."""
    stream, history = io.StringIO(), History()
    PlainStream(stream).write(text + "\n")
    history.take(Line(text))
    assert plain(stream.getvalue())
    assert stream.getvalue().count("\n") == text.count("\n") + 1
    assert plain(history.text())
    assert history.text().count("\n") == bool(text)
    history.take(Line("2 lines: Space.", passing=True))
    assert len(history.lines) == bool(text), "how many lines wait is no event"


@given(text=ANYTHING)
def test_a_transcript_has_one_plain_row_a_line(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = tmp_path_factory.mktemp("transcript") / "heard.txt"
    transcript = Transcript(path)
    transcript.take(Line("." + text))
    transcript.take(Line("2 lines: Space.", passing=True))
    transcript.close()
    written = path.read_bytes().decode()
    assert plain(written)
    assert written.count("\n") == 2
    assert written.endswith("\n: 2 lines: Space.\n"), "it is heard, though it is no event"


def test_a_stream_without_a_letter_prints_another() -> None:
    """An ASCII terminal gets a question mark, and no command fails."""
    raw = io.BytesIO()
    stream = PlainStream(io.TextIOWrapper(raw, "ascii", newline="\n"))
    stream.write("Zoë\n")
    stream.flush()
    assert raw.getvalue() == b"Zo?\n"
    assert (stream.encoding, stream.isatty(), stream.writable()) == ("ascii", False, True)
    assert PlainStream(None).encoding == "utf-8"
    assert not PlainStream(None).isatty()


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_the_clipboard_gets_plain_text(
    system: str, far: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pasted into a shell, it runs nothing; over ssh it is the clipboard beside the terminal."""
    monkeypatch.setattr(desktop, "sys", SimpleNamespace(platform=system))
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if far:
        monkeypatch.setenv("SSH_CONNECTION", "there")
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    answers: list[Clipboard] = []
    here: list[str] = []

    def copied_there(text: str) -> bool:
        here.append(text)
        return True

    monkeypatch.setattr("audiogame.terminal.screen.copy", copied_there)
    TextScreen(terminal).copy(HOSTILE + "\nrm -rf .\n", answers.append)
    if system != "linux" and not far:
        assert answers == [Clipboard.COPIED]
        assert terminal.getvalue() == ""
        (copied,) = here
    else:
        assert answers == [Clipboard.ASKED], "terminals never say whether they have copied it"
        code = re.findall(r"52;c;(.*)\a", terminal.getvalue())
        copied = b64decode(code[0]).decode()
    assert copied.isprintable()
    assert "rm -rf" in copied


@given(SPOKEN)
def test_no_voice_hears_markup_or_a_run_of_signs(text: str) -> None:
    """SSML, SAPI, eSpeak, DECtalk, Eloquence, Vocalizer; clean text is unchanged."""
    spoken = speakable(text)
    assert spoken.isprintable()
    assert not re.search(r"[<>`]|\[\[|\]\]|\[:|&#?\w+;|\\\w+=", spoken)
    assert not re.search(rf"([^\w\s])\1{{{LONGEST_RUN}}}", spoken)
    assert speakable(spoken) == spoken


def forge(data: Path) -> Path:
    """Write a record by hand whose player's name has terminal control sequences."""
    path = data / "records" / "forged.record"
    path.parent.mkdir(parents=True)
    name = HOSTILE.replace("\ud800", "").replace("\x00", "")
    path.write_text(
        f"audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person {name}\n"
        "seat 1: casual Bo\nluck: open\n",
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize("command", ["records", "replay", "verify", "delete", "statistics"])
def test_a_forged_name_prints_no_command(run: Run, tmp_path: Path, command: str) -> None:
    """By any command on a record received from others."""
    path = forge(tmp_path / "data")
    asked = {
        "records": ("records",),
        "statistics": ("statistics",),
        "delete": ("records", "delete", path.name, "--yes"),
    }
    _, out, errors = run(*asked.get(command, (command, str(path))))
    assert out + errors
    assert plain(out + errors), out + errors


def test_a_forged_name_gets_into_no_report(tmp_path: Path) -> None:
    """Neither through the record nor through the error log."""
    data = tmp_path / "data"
    path = forge(data)
    path.write_bytes(path.read_bytes() + HOSTILE.encode("utf-8", "surrogatepass"))
    (data / "faults.log").write_text(HOSTILE[:-2], encoding="utf-8")
    write_bundle(tmp_path / "report.zip", bundled("en", (), Settings(), data))
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        names = archive.namelist()
        assert {"newest.record", "faults.log"} <= set(names)
        assert all(plain(archive.read(name).decode()) for name in names)


def test_an_argument_that_is_refused_is_echoed_plainly(run: Run) -> None:
    status, _, errors = run("play", "si\x1b[2Jka\u202e\udcff")
    assert status == 2
    assert plain(errors)
