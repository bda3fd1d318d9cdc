"""The Pythons that the program runs on: named alike everywhere, and a newer one is not refused."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packages import skip_without

REPOSITORY = Path(__file__).parents[2]
OLDEST, NEWEST = 11, 15
"""The minor numbers of the oldest and the newest Python."""
ALL = [f"3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
ELSEWHERE = "AUDIOGAME_NEWER_PYTHON"
"""A command that runs the quick tests of a checkout in a system that has newer Pythons; the
version, the checkout and the words for pytest are added to it."""


def test_every_place_names_the_same_pythons() -> None:
    for path in ("README.md", "audiogame/narration/README.es.md"):
        text = (REPOSITORY / path).read_text(encoding="utf-8")
        assert re.findall(r"3\.\d\d", text) == [ALL[0], ALL[-1]], path
        assert "py -m venv" in text, path
    for path in ("tests.yml", "publish.yml"):
        text = (REPOSITORY / ".github" / "workflows" / path).read_text(encoding="utf-8")
        (tested,) = re.findall(r"python: \[(.+)\]", text)
        assert re.findall(r"[\d.]+", tested) == ALL, path
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    language = "Programming Language :: Python :: "
    named = [one.removeprefix(language) for one in project["classifiers"] if language in one]
    assert named == ALL
    assert project["requires-python"] == f">={ALL[0]}", "a newer one is not refused"


@pytest.mark.soak
@pytest.mark.parametrize("version", ALL[-2:])
def test_the_quick_tests_pass_under_a_newer_python(version: str, tmp_path: Path) -> None:
    """By the README's test command, in a clone."""
    words = ["-n", "2", "-q", "-p", "no:cacheprovider"]
    if elsewhere := shlex.split(os.environ.get(ELSEWHERE, "")):
        subprocess.run([*elsewhere, version, str(REPOSITORY), *words], check=True)
        return
    python = shutil.which(f"python{version}")
    skip_without("" if python else f"Python {version} is missing, and {ELSEWHERE} names no command")
    clone, programs = tmp_path / "clone", tmp_path / "environment" / "bin"
    subprocess.run(["git", "clone", "-q", str(REPOSITORY), str(clone)], check=True)
    subprocess.run([str(python), "-m", "venv", str(programs.parent)], check=True)
    subprocess.run([str(programs / "pip"), "install", "-q", ".[test]"], cwd=clone, check=True)
    subprocess.run([str(programs / "pytest"), *words], cwd=clone, check=True)
