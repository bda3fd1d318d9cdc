"""A page built in a checkout without Node: it has sources, and the build says what they cost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from built_page import PYODIDE
from packages import skip_without

from audiogame.__main__ import main

pytestmark = pytest.mark.real


def test_without_node_the_page_has_sources_and_the_build_says_their_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    skip_without(None if PYODIDE.is_dir() else "Pyodide is missing: npm ci --prefix tests/pyodide")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main(["page", "build", str(tmp_path / "page"), "--pyodide", str(PYODIDE)]) == 0
    assert "each start takes 7 to 30 seconds longer" in capsys.readouterr().out
    program = (tmp_path / "page/python/program.bin").read_bytes()
    length = int.from_bytes(program[:4], "little")
    names = json.loads(program[4 : 4 + length])
    assert "audiogame/page/session.py" in names
    assert not any(name.endswith(".pyc") for name in names)
    worker = (tmp_path / "page/service_worker.js").read_text(encoding="utf-8")
    (listed,) = re.findall(r"const FILES = (\{.*\});", worker)
    files = json.loads(listed)
    assert {"index.html", "python/program.bin"} <= files.keys()
