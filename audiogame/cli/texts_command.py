"""Check or write the texts of a language, or report odd lines: `audiogame texts`."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from audiogame.archive.odd_lines import REPORT, read_odd_lines, report
from audiogame.cli.run_settings import data_folder
from audiogame.cli.standard_output import print_lines, print_told
from audiogame.narration.faults import each_told
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.table.own_file import free_path, write_whole
from audiogame.testing.flaw import flaw
from audiogame.testing.language_check import check_language
from audiogame.testing.rendered_texts import renderings
from audiogame.testing.translation import UnknownLanguage, english_texts, languages_of, terms_of


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame texts check`, `audiogame texts lines` or `audiogame texts report`.

    Raises:
        ValueError: there is no such language, or a file cannot be read or written.
    """
    if typed.about_texts == "report":
        return write_report(language, data_folder(typed), typed.file)
    if typed.about_texts == "lines":
        return write_lines(typed.code, Path(typed.file), language)
    texts = english_texts()
    languages = (typed.code,) if typed.code else languages_of(texts)
    reports = [check_language(one, texts, terms_of(one)) for one in languages]
    lines = [line for one in reports for line in one.lines()]
    print_lines(each_told(lines or (flaw("language-none"),), language))
    return 1 if any(one.flaws for one in reports) else 0


def write_lines(code: str, path: Path, language: str) -> int:
    """Write every text of a language as it is heard to a file, and print its path.

    Args:
        code: of the language that is written.
        path: of the file; one that is there is replaced.
        language: in which the path is told.

    Raises:
        UnknownLanguage: the language has no text.
        Fault: the file cannot be written.
    """
    written = [one for one in renderings(code) if one.lines]
    if not written:
        raise UnknownLanguage(code)
    parts: list[str] = []
    for file, found in groupby(written, key=lambda one: one.file):
        parts.append(f"# {file.parent.parent.name}/{file.parent.name}/{file.name}\n")
        parts += ["\n".join((*filter(None, (one.message,)), *one.lines, "")) for one in found]
    try:
        write_whole(path, "\n".join(parts))
    except OSError as fault:
        why = system_reason(fault)
        raise Fault("report-cannot-write", path=str(path), why=why) from fault
    print_told(Reason("texts-written", path=str(path)), language)
    return 0


def write_report(language: str, data: Path, file: str | None) -> int:
    """Write the lines marked as odd to a file, and print its path; return the exit status.

    Args:
        language: a language code.
        data: the program's data folder.
        file: the path to write to; None for a new file in the present folder.

    Raises:
        OddLinesError: the marked lines cannot be read.
        Fault: the report cannot be written.
    """
    lines = read_odd_lines(data)
    if not lines:
        print_told(Reason("odd-lines-none"), language)
        return 1
    path = Path(file) if file is not None else free_path(Path(REPORT))
    try:
        write_whole(path, report(lines))
    except OSError as fault:
        why = system_reason(fault)
        raise Fault("report-cannot-write", path=str(path), why=why) from fault
    print_told(Reason("report-written", path=str(path)), language)
    return 0
