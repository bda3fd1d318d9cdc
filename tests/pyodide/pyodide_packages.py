"""Download the packages that the tests need under Pyodide: pure ones, and those built for it.

    python tests/pyodide/pyodide_packages.py FOLDER

They are those of pyproject.toml, without voices, sounds, and tools.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

HOUSE = Path(__file__).parents[2]
REAL = {
    *("accessible-output2", "espeakng-loader", "pygame-ce", "pyttsx3"),
    *("asyncpg", "playwright", "pynacl", "trustme", "websockets", "zeroconf"),
    *("babel", "fluent-runtime"),
    *("mypy", "numpy", "pytest-timeout", "pytest-xdist", "ruff"),
}
"""Excluded packages: speech, sound, network, text comparison, type checks, NumPy, threads."""
TARGET = (
    *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"),
    *("--platform", "pyemscripten_2026_0_wasm32", "--only-binary", ":all:"),
)
"""Options of pip for the Python of the Pyodide release in package.json."""


def wanted() -> list[str]:
    """List the requirements of the program and its tests that are available there."""
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    return [
        one for one in named if re.split(r"[^\w.-]", one)[0].lower().replace(".", "-") not in REAL
    ]


def main(folder: Path) -> None:
    """Download into a folder, unless it has exactly these already."""
    requirements = wanted()
    stamp = folder.with_suffix(".txt")
    text = "\n".join([*TARGET, *requirements])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == text:
        return
    stamp.unlink(missing_ok=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target", str(folder)]
    subprocess.run([*pip, *TARGET, *requirements], check=True)
    stamp.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
