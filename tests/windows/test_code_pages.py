"""Consoles of Windows with the code pages that players have."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from terminal import COMMAND, Terminal
from windows_game import QUICK
from windows_rig import PATIENCE, answer, the_rig, windows_path

from audiogame.settings import save_settings

pytestmark = pytest.mark.real
NAME = "Zoë"
"""A name that each of the code pages has."""


@pytest.mark.parametrize(
    "page",
    ["850", "65001", *(pytest.param(one, marks=pytest.mark.soak) for one in ("437", "1252"))],
)
def test_names_keys_and_files_are_whole_in_each_code_page(tmp_path: Path, page: str) -> None:
    """Files are UTF-8 in each of them, as are the keys of a file; the console has every letter."""
    rig = the_rig()
    program = f'"{rig.program}"'
    data = tmp_path / "data"
    data.mkdir()
    save_settings(data / "settings.toml", QUICK)
    (tmp_path / "keys.txt").write_text("ж\n", encoding="utf-8")
    own = f'--data "{windows_path(data)}"'
    words = f'--seats "you=%WHO%,you=Ann" --seed 7 {own}'
    batch = tmp_path / "go.bat"
    rows = (
        "@echo off",
        f"chcp {page}",
        "set LANGUAGE=es",
        f"cd /d {windows_path(tmp_path)}",
        f"{program} rules sika > rules.txt",
        f"{program} play sika {words} --keys - < keys.txt > told.txt",
        f"{program} play sika {words}",
    )
    # ASCII, as Wine reads a batch file in the code page of the system, whatever `chcp` says.
    batch.write_text("".join(f"{row}\n" for row in rows), encoding="ascii", newline="\r\n")
    command = ("wine", "cmd", "/c", windows_path(batch))
    env = {**rig.wine, "PYTHONDONTWRITEBYTECODE": "", "WHO": NAME}
    with Terminal(command=command, newcomer=True, env=env) as terminal:
        terminal.wait_for(f"{NAME}, pide un color: ¿rojo o azul?", PATIENCE)
        assert f"code page: {page}" in terminal.text
        answer(terminal, "ñ", "La tecla Ñ no hace nada aquí.")
    told = (tmp_path / "told.txt").read_text(encoding="utf-8")
    assert f"{NAME}, pide un color: ¿rojo o azul?" in told
    assert "La tecla Ж no hace nada aquí." in told
    here = subprocess.run(
        [*COMMAND, "rules", "sika"],
        env={**os.environ, "LANGUAGE": "es"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert (tmp_path / "rules.txt").read_text(encoding="utf-8") == here.stdout
