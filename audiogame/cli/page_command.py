"""`audiogame page`: build the page for browsers, or fetch one that was built."""

from __future__ import annotations

import argparse
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.run_settings import data_folder
from audiogame.cli.standard_output import print_told
from audiogame.page.site import build
from audiogame.rules.fault import Reason
from audiogame.server.page_file import fetch_page, pack_page


def run(typed: argparse.Namespace, language: str) -> int:
    """Build or fetch the page; return the exit status.

    Raises:
        Fault: a part is missing, or differs from its hash, or a page's file cannot be written or
            used.
        CannotDownload: it cannot be downloaded.
    """
    if typed.about_page == "fetch":
        return _fetch(language, typed)
    folder = Path(typed.folder).expanduser()
    file = Path(typed.file).expanduser() if typed.file else None
    progress = PrintedProgress(language, "building")
    digest = ""

    def begun(step: str) -> None:
        progress.of_what = step

    with told(progress):
        pyodide = Path(typed.pyodide).expanduser() if typed.pyodide else None
        compiled = build(folder, pyodide, begun)
        if file is not None:
            digest = pack_page(folder, file)
    if not compiled:
        print_told(Reason("page-of-sources"), language)
    print_told(Reason("page-built", path=str(folder)), language)
    if file is not None:
        print_told(Reason("page-packed", file=str(file), hash=digest), language)
    return 0


def _fetch(language: str, typed: argparse.Namespace) -> int:
    with told(PrintedProgress(language, "downloading")):
        place, about = fetch_page(typed.file, data_folder(typed), typed.digest)
    print_told(Reason("page-fetched", program=about.program, path=str(place)), language)
    return 0
