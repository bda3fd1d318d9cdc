"""A fake of COM with its apartments, with the interfaces of pywin32 and comtypes.

Rules and their sources:

- Each thread that uses COM initialises it for itself: "Initializing the COM Library",
  learn.microsoft.com/windows/win32/learnwin32/initializing-the-com-library, and CoInitializeEx,
  .../api/combaseapi/nf-combaseapi-coinitializeex; else CO_E_NOTINITIALIZED.
- Each call is balanced by CoUninitialize, the last of which ends the thread's apartment (same).
- An object of a single-threaded apartment is called in its own thread only (the first page);
  RPC_E_WRONG_THREAD, and RPC_E_DISCONNECTED when its apartment has ended, are in "COM Error Codes",
  learn.microsoft.com/windows/win32/com/com-error-codes-3.
- Importing pythoncom initialises COM for the importing thread, and for no other: Hammond and
  Robinson, Python Programming on Win32, appendix D.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

NOT_INITIALISED = -2147221008
WRONG_THREAD = -2147417842
DISCONNECTED = -2147417848
NO_SUCH_CLASS = -2147221005
SERVER_UNAVAILABLE = -2147023174
INVALID_ARGUMENT = -2147024809


class ComError(Exception):
    """Stands in for pywintypes.com_error."""


class Apartment:
    """COM of one thread, from its initialisation to its end."""

    def __init__(self, implicit: bool) -> None:
        self.thread = threading.current_thread()
        self.count = 1
        self.implicit = implicit
        """Whether an import has initialised it, which cannot be undone."""


class Com:
    """COM of one process."""

    def __init__(self) -> None:
        self.classes: dict[str, Callable[[], Any]] = {}
        """Factories of the registered classes, by name in lower case."""
        self.apartments: list[Apartment] = []
        self._local = threading.local()
        self.wrong_calls: list[int] = []
        """Error codes of calls that broke a rule of apartments, also where they were caught."""

    def initialise(self, implicit: bool = False) -> None:
        """Stand in for CoInitialize."""
        apartment = getattr(self._local, "apartment", None)
        if apartment is not None:
            apartment.count += 1
            return
        self._local.apartment = Apartment(implicit)
        self.apartments.append(self._local.apartment)

    def uninitialise(self) -> None:
        """Stand in for CoUninitialize."""
        apartment = self.own()
        apartment.count -= 1
        if not apartment.count:
            self._local.apartment = None

    def own(self) -> Apartment:
        """Return the apartment of this thread."""
        apartment = getattr(self._local, "apartment", None)
        if apartment is None:
            raise self.broken(NOT_INITIALISED, "CoInitialize has not been called.")
        assert isinstance(apartment, Apartment)
        return apartment

    def broken(self, code: int, words: str) -> ComError:
        """Record that a rule was broken; returns the error to raise."""
        self.wrong_calls.append(code)
        return ComError(code, words, None, None)

    @property
    def left_open(self) -> list[str]:
        """The threads that ended without CoUninitialize."""
        return [
            apartment.thread.name
            for apartment in self.apartments
            if apartment.count > apartment.implicit and not apartment.thread.is_alive()
        ]

    def create(self, name: str) -> Any:
        """Create an object of a registered class."""
        self.own()
        maker = self.classes.get(name.lower())
        if maker is None:
            raise ComError(NO_SUCH_CLASS, "Invalid class string", None, None)
        return maker()


class ComObject:
    """An object that belongs to the apartment of the thread that creates it."""

    def __init__(self, com: Com) -> None:
        object.__setattr__(self, "_com", com)
        object.__setattr__(self, "_home", com.own())

    def _look(self) -> None:
        com: Com = object.__getattribute__(self, "_com")
        home: Apartment = object.__getattribute__(self, "_home")
        if not home.count:
            raise com.broken(DISCONNECTED, "The object has disconnected from its clients.")
        if com.own() is not home:
            raise com.broken(
                WRONG_THREAD, "The application called an interface marshalled for another thread."
            )

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_"):
            object.__getattribute__(self, "_look")()
        return object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if not name.startswith("_"):
            self._look()
        object.__setattr__(self, name, value)


def fills(com: Com, pump: Callable[[], None]) -> dict[str, Callable[[ModuleType], None]]:
    """Return by module of pywin32 and comtypes the function that fills its fake.

    Args:
        com: the COM of this process.
        pump: delivers the pending events of this thread.
    """

    def pythoncom(module: Any) -> None:
        com.initialise(implicit=True)
        module.CoInitialize = com.initialise
        module.CoUninitialize = com.uninitialise
        module.PumpWaitingMessages = pump
        module.com_error = ComError

    def pywintypes(module: Any) -> None:
        module.com_error = ComError

    def win32com_client(module: Any) -> None:
        import pythoncom  # as the real one does

        assert pythoncom.com_error is ComError
        from win32com.client import gencache

        module.gencache = gencache

    def gencache(module: Any) -> None:
        module.is_readonly = False
        module.GetGeneratePath = str
        module.EnsureDispatch = com.create

    def comtypes(module: Any) -> None:
        com.initialise(implicit=True)
        module.COMError = ComError

    def comtypes_client(module: Any) -> None:
        module.CreateObject = com.create
        module.GetEvents = lambda source, sink: source._connect(sink)

    def nothing(module: ModuleType) -> None:
        pass

    return {
        "pythoncom": pythoncom,
        "pywintypes": pywintypes,
        "win32com": nothing,
        "win32com.client": win32com_client,
        "win32com.client.gencache": gencache,
        "comtypes": comtypes,
        "comtypes.client": comtypes_client,
        "comtypes.gen": nothing,
        "comtypes.gen.SpeechLib": nothing,
    }
