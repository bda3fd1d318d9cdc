"""The process of pyttsx3 on another system: its real code and ours over a fake.

Its arguments are the system and a file, to which each speech event is appended as a line.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(system: str, log: str) -> None:
    """Fake a system, and run the process.

    Args:
        system: "win32", "darwin", or "comtypes": Windows with its real COM.
        log: the path of the file.
    """
    from stand_ins import appkit, com
    from stand_ins.modules import found
    from stand_ins.sapi import Sapi

    def report(line: str) -> None:
        with Path(log).open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    if system == "darwin":
        fills = appkit.fills(appkit.Mac(report))
    else:
        machine = com.Com()
        sapi = Sapi(machine, character=0.01, report=report)
        fills = com.fills(machine, sapi.pump)
    if system == "comtypes":
        from stand_ins.real_com import register

        machine.initialise()
        register(sapi)
        fills, system = {}, "win32"
    sys.platform = system
    with found(fills):
        from audiogame.outputs.speech import pyttsx_process

        pyttsx_process.main()
        if system == "win32" and machine.wrong_calls:
            report(f"wrong: {machine.wrong_calls}")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    main(*sys.argv[1:])
