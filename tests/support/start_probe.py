"""Run the program, and print what it had parsed and imported at each line.

    python tests/support/start_probe.py ARGUMENTS

Prints a JSON list: for each line the text, the numbers of parsed entries of messages and of their
characters, the patterns that the program had compiled, the processor seconds, and the modules that
it had imported.
"""

from __future__ import annotations

import sys

GIVEN = frozenset(sys.modules)
"""What this Python has imported by itself, as `sitecustomize` and paths of editable installs do."""

import io  # noqa: E402  # behind the line above
import json  # noqa: E402
import re  # noqa: E402
import time  # noqa: E402
from typing import Any  # noqa: E402

lines: list[dict[str, Any]] = []
parsed: list[int] = []
compiled: list[str] = []


class Told(io.StringIO):
    """An output that takes these figures at each line."""

    def write(self, text: str) -> int:
        spent = time.process_time()
        modules = sorted({*sys.modules} - GIVEN)
        for line in text.splitlines():
            told = {"text": line, "entries": len(parsed), "characters": sum(parsed)}
            lines.append(told | {"patterns": [*compiled], "spent": spent, "modules": modules})
        return len(text)


def count_entries() -> None:
    """Count the input of the parser from now on, without importing it before the program does."""

    class Finder:
        def find_spec(self, name: str, path: Any, target: Any = None) -> None:
            if name == "fluent.syntax":
                sys.meta_path.remove(self)
                from fluent.syntax import FluentParser

                parse = FluentParser.parse

                def counted(self: FluentParser, source: str) -> Any:
                    parsed.append(len(source))
                    return parse(self, source)

                vars_of: Any = FluentParser
                vars_of.parse = counted

    sys.meta_path.insert(0, Finder())


def count_patterns() -> None:
    """Record each pattern that the program, not Python, compiles from now on."""
    compiler: Any = sys.modules["re._compiler"]
    compile_pattern = compiler.compile

    def counted(pattern: Any, flags: int = 0) -> Any:
        frame = sys._getframe(1)
        while frame.f_back is not None and frame.f_globals["__name__"].split(".")[0] == "re":
            frame = frame.f_back
        module = str(frame.f_globals["__name__"])
        if module.startswith("audiogame."):
            compiled.append(f"{module}: {pattern}")
        return compile_pattern(pattern, flags)

    re.purge()
    compiler.compile = counted


if __name__ == "__main__":
    count_entries()
    count_patterns()
    output = sys.stdout
    sys.stdout = Told()
    from audiogame.__main__ import main

    try:
        status = main(sys.argv[1:])
    finally:
        sys.stdout = output
    json.dump(lines, sys.stdout)
    sys.exit(status)
