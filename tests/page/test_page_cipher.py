"""The page's ciphers: a bundle of pinned packages, which the worker gives to Python."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from packages import skip_without

from audiogame.page.site import SHELL

PACKAGES = Path(__file__).parents[1] / "pyodide"


def missing_bundler() -> str | None:
    """Return what is missing to make the bundle, and how to install it; None if nothing is."""
    there = (PACKAGES / "node_modules" / "esbuild").is_dir() and shutil.which("node")
    return None if there else "esbuild is missing: npm ci --prefix tests/pyodide"


@pytest.mark.real
def test_the_bundle_of_ciphers_is_made_of_the_pinned_packages(tmp_path: Path) -> None:
    """Anybody can make it again, byte for byte."""
    skip_without(missing_bundler())
    made = tmp_path / "noble.mjs"
    subprocess.run(["node", str(PACKAGES / "noble.mjs"), str(made)], check=True)
    assert made.read_bytes() == (SHELL / "noble.mjs").read_bytes()


def test_the_worker_has_the_functions_that_python_calls() -> None:
    from audiogame.online import browser_cipher

    assert browser_cipher.__file__ is not None
    calls = Path(browser_cipher.__file__).read_text(encoding="utf-8")
    script = (SHELL / "cipher.mjs").read_text(encoding="utf-8")
    for name in ("publicKey", "agree", "seal", "open"):
        assert f'_call("{name}"' in calls
        assert f"  {name}: (" in script
    assert "{ audiogameCipher: cipher }" in (SHELL / "worker.js").read_text(encoding="utf-8")
