"""The report for developers, a zip file without names of players."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from audiogame.console.finding import Finding
from audiogame.narration.faults import told
from audiogame.outputs.plain_text import printable_lines
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.seat import UNNAMED
from audiogame.rules.value import as_dict, replace
from audiogame.settings import Settings

RECORD = ".record"
"""The file extension of records."""
SOMEBODY = "Somebody"
"""Replacement of a name found outside the fields for names."""
SEAT = re.compile(r"(seat (\d+): \S+) (.*)")
CHAIR = re.compile(r"(# chair (\d+) \S+) (.*)")
SEED = re.compile(r"luck: seed (.*)")
NOTE = re.compile(
    r"# (result( \d+)+|undo \d+|advice \d+|copied \d+|gave-up \d+|left|key-lost"
    r"|(seed|key) [0-9a-f]+|open .*)"
)
"""The notes without any text typed by players."""
CHECK = re.compile(r"( ~[0-9a-f]+)?$")


class CannotBundle(Fault):
    """Fault: the report cannot be written."""


def bundled(language: str, found: tuple[Finding, ...], settings: Settings, data: Path) -> bytes:
    """Return a report for developers: findings, settings, log and the newest record.

    Names of players and of the home folder are removed, and all other texts typed by players.
    """
    findings = [as_dict(_blank(language, finding)) for finding in found]
    parts = {
        "findings.json": json.dumps(findings, indent=2),
        "settings.json": json.dumps(as_dict(replace(settings, name="", bot_names="")), indent=2),
    }
    names = {settings.name, *settings.bot_names.split(",")}
    records = sorted((data / "records").glob(f"*{RECORD}"))
    if records:
        text = records[-1].read_text(encoding="utf-8", errors="replace")
        parts["newest.record"] = without_names(text)
        names.update(names_in(text))
    log = data / "faults.log"
    if log.exists():
        parts["faults.log"] = _without(names, log.read_text(encoding="utf-8", errors="replace"))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in parts.items():
            file.writestr(name, printable_lines(_without_home(text)))
    return made.getvalue()


def write_bundle(path: Path, report: bytes) -> None:
    """Write a report.

    Raises:
        CannotBundle: the file cannot be written.
    """
    try:
        path.write_bytes(report)
    except OSError as fault:
        why = system_reason(fault)
        raise CannotBundle("report-cannot-write", path=str(path), why=why) from fault


def without_names(record: str) -> str:
    """Return a record without texts typed by players; its checksums are dropped.

    Names are replaced by numbers; words for the luck, seeds and remarks are blank.
    """
    return "".join(f"{_blank_line(line)}\n" for line in record.splitlines())


def names_in(record: str) -> Iterator[str]:
    """Yield the names of the players of a record."""
    for line in record.splitlines():
        found = SEAT.fullmatch(line) or CHAIR.fullmatch(line)
        if found is not None:
            yield CHECK.sub("", found[3], count=1)


def _blank_line(line: str) -> str:
    found = SEAT.fullmatch(line) or CHAIR.fullmatch(line)
    if found is not None:
        return f"{found[1]} {UNNAMED} {found[2]}"
    text = CHECK.sub("", line, count=1)
    seed = SEED.fullmatch(text)
    if seed is not None:
        return text if re.fullmatch("[0-9a-f]+", seed[1]) else "luck: seed"
    if not line.startswith("# ") or NOTE.fullmatch(text):
        return line
    return "# words" if text.startswith("# words ") else "#"


def _blank(language: str, finding: Finding) -> Finding:
    """Return a finding without values of settings, which may be names."""
    if finding.topic != "settings":
        return finding
    return replace(finding, found=told(Reason("settings-file-flawed"), language))


def _without(names: Iterable[str], text: str) -> str:
    """Return a text with these names replaced where they occur as words."""
    for name in sorted(filter(None, map(str.strip, names)), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SOMEBODY, text)
    return text


def _without_home(text: str) -> str:
    """Return a text without the path of the home folder, in its JSON form too."""
    home = str(Path("~").expanduser())
    return text.replace(json.dumps(home)[1:-1], "HOME").replace(home, "HOME")
