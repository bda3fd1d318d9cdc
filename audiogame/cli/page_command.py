"""`audiogame page build`: write the files of the page."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.narration import faults
from audiogame.page.site import build
from audiogame.rules.fault import Reason


def run(typed: argparse.Namespace) -> int:
    """Build the page; return the exit status.

    Raises:
        CannotBuild: a part is missing, or differs from its hash.
    """
    folder = Path(typed.folder).expanduser()
    progress = PrintedProgress("building")

    def begun(step: str) -> None:
        progress.of_what = step

    with told(progress):
        pyodide = Path(typed.pyodide).expanduser() if typed.pyodide else None
        compiled = build(folder, pyodide, begun)
    if not compiled:
        sys.stdout.write(faults.told(Reason("page-of-sources")) + "\n")
    sys.stdout.write(faults.told(Reason("page-built", path=str(folder))) + "\n")
    return 0
