"""Start of the program in the folder: programs of the system get the libraries of the system.

PyInstaller has the folder's libraries searched first, in all that the program starts: `ssh` and
what opens links would take OpenSSL and others from here.
"""

import os
import sys

NAME = "LD_LIBRARY_PATH"
original = os.environ.pop(f"{NAME}_ORIG", "")
# A process beside the program has the player's own path already.
if getattr(sys, "_MEIPASS", "") in os.environ.get(NAME, "").split(os.pathsep):
    del os.environ[NAME]
    if original:
        os.environ[NAME] = original
