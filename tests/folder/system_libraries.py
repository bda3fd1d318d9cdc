"""Start of the program in the folder: programs of the system get the libraries of the system.

PyInstaller has the folder's libraries searched first, in all that the program starts: `ssh` and
what opens links would take OpenSSL and others from here.
"""

import os

ORIGINAL = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if ORIGINAL is not None:
    os.environ["LD_LIBRARY_PATH"] = ORIGINAL
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
