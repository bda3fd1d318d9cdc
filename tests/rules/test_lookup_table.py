"""Lookup tables of numbers shipped with a game."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest
from refusals import refuses

from audiogame.rules.fault import Fault
from audiogame.rules.lookup_table import pack_table, read_table


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a package with a valid table and three invalid ones."""
    folder = tmp_path / "tables_of_a_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    good = pack_table(array("d", [0.5, -1.25, 3e9]))
    (folder / "good").write_bytes(good)
    (folder / "cut").write_bytes(good[:-3])
    (folder / "odd").write_bytes(pack_table(array("B", [1, 2, 3])))
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder.name


def test_a_table_is_read_as_it_was_packed(package: str) -> None:
    assert list(read_table(package, "good", "d", 3)) == [0.5, -1.25, 3e9]


@pytest.mark.parametrize(
    ("name", "length", "why"),
    [
        ("none", 3, ": "),
        ("cut", 3, ": "),
        ("odd", 3, ": "),
        ("good", 4, " holds 3 numbers, not 4"),
    ],
)
def test_a_broken_table_is_said_in_words(package: str, name: str, length: int, why: str) -> None:
    with refuses(Fault, match=f"[Tt]he table {name} of {package}{why}"):
        read_table(package, name, "d", length)
