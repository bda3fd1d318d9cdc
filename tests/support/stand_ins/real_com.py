"""The fake SAPI 5 as an object of the real COM, created by the real comtypes: for Windows alone.

Rules and their sources:

- A class object that a thread has registered with CoRegisterClassObject is found before the
  registry: CoGetClassObject, learn.microsoft.com/windows/win32/api/combaseapi.
- Events come through the message loop of the thread, here by a timer: SetTimer, TIMERPROC.
- The interfaces are those of the system's own type library. That of Wine has default values that
  comtypes does not read, which are left out, and no events: _ISpeechVoiceEvents, ms722528.
"""

from __future__ import annotations

import sys
from typing import Any

from stand_ins.sapi import Sapi, Token

LIBRARY = ("{C866CA3A-32F7-11D2-9602-00C04F8EE628}", 5, 4)
SAPI_DLL = r"C:\windows\system32\Speech\Common\sapi.dll"
EVENTS = "{A372ACD1-3BEF-4BBD-8FFB-CB3E2B416AF8}"
"""_ISpeechVoiceEvents, which the type library of Wine lacks."""
CALLS = {"StartStream": 1, "EndStream": 2}
"""Its calls, by their numbers."""
TURN = 10
"""Milliseconds between two deliveries of events."""


_registered: list[Any] = []
"""What has to live as long as the process, since only Windows refers to it."""


def register(sapi: Sapi) -> None:
    """Register the fake for this thread."""
    if sys.platform != "win32":
        raise SystemExit("for Windows alone")
    import ctypes

    from comtypes import DISPMETHOD, GUID, COMObject, IUnknown, automation, client, dispid
    from comtypes.connectionpoints import IConnectionPointContainer
    from comtypes.server import IClassFactory
    from comtypes.server.connectionpoints import ConnectableObjectMixin, ConnectionPointImpl

    known = automation.VARIANT._get_value

    def value(variant: Any, dynamic: bool = False) -> Any:
        try:
            return known(variant, dynamic)
        except NotImplementedError:
            return None

    automation.VARIANT.value = property(value, automation.VARIANT._set_value)
    speech = client.GetModule(SAPI_DLL)

    class _ISpeechVoiceEvents(automation.IDispatch):  # type: ignore[misc]  # comtypes has no types
        _case_insensitive_ = True
        _iid_ = GUID(EVENTS)
        _idlflags_: list[str] = []  # noqa: RUF012  # as comtypes wants it
        _methods_: list[Any] = []  # noqa: RUF012

    number, place = (["in"], ctypes.c_int, "StreamNumber"), (["in"], automation.VARIANT, "Place")
    _ISpeechVoiceEvents._disp_methods_ = [
        DISPMETHOD([dispid(which)], None, name, number, place) for name, which in CALLS.items()
    ]
    speech.SpVoice._outgoing_interfaces_ = [_ISpeechVoiceEvents]

    class EventTypes:
        def GetIDsOfNames(self, name: str) -> list[int]:  # noqa: N802
            return [CALLS[name]]

    class RealToken(COMObject):  # type: ignore[misc]  # comtypes has no types
        _com_interfaces_ = [speech.ISpeechObjectToken]  # noqa: RUF012
        _reg_typelib_ = LIBRARY

        def __init__(self, token: Token) -> None:
            super().__init__()
            self.token = token

        def ISpeechObjectToken__get_Id(self) -> str:  # noqa: N802
            return self.token.Id

        def ISpeechObjectToken_GetDescription(self, locale: int = 0) -> str:  # noqa: N802
            return self.token.GetDescription()

        def ISpeechObjectToken_GetAttribute(self, name: str) -> str:  # noqa: N802
            return self.token.GetAttribute(name)

    class Listed(COMObject):  # type: ignore[misc]
        _com_interfaces_ = [automation.IEnumVARIANT]  # noqa: RUF012

        def __init__(self, tokens: list[Token]) -> None:
            super().__init__()
            self.left = list(tokens)

        def IEnumVARIANT_Next(  # noqa: N802
            self, this: Any, wanted: int, found: Any, count: Any
        ) -> int:
            given = min(wanted, len(self.left))
            for at in range(given):
                found[at].value = RealToken(self.left.pop(0)).QueryInterface(automation.IDispatch)
            if count:
                count[0] = given
            return 0 if given == wanted else 1

    class RealTokens(COMObject):  # type: ignore[misc]
        _com_interfaces_ = [speech.ISpeechObjectTokens]  # noqa: RUF012

        def __init__(self, tokens: list[Token]) -> None:
            super().__init__()
            self.tokens = tokens

        def ISpeechObjectTokens__get_Count(self) -> int:  # noqa: N802
            return len(self.tokens)

        def ISpeechObjectTokens__get__NewEnum(self) -> Any:  # noqa: N802
            return Listed(self.tokens).QueryInterface(IUnknown)

        def ISpeechObjectTokens_Item(self, index: int) -> Any:  # noqa: N802
            return RealToken(self.tokens[index]).QueryInterface(speech.ISpeechObjectToken)

    class RealVoice(ConnectableObjectMixin, COMObject):  # type: ignore[misc]
        _com_interfaces_ = [speech.ISpeechVoice, IConnectionPointContainer]  # noqa: RUF012
        _outgoing_interfaces_ = [_ISpeechVoiceEvents]  # noqa: RUF012
        _reg_clsid_ = speech.SpVoice._reg_clsid_
        _reg_typelib_ = LIBRARY

        def __init__(self) -> None:
            COMObject.__init__(self)  # the other would read the events in the type library
            points = {_ISpeechVoiceEvents: ConnectionPointImpl(_ISpeechVoiceEvents, EventTypes())}
            self._ConnectableObjectMixin__connections = points
            self.voice = sapi._voice()
            self.voice._connect(self)

        def _ISpeechVoiceEvents_StartStream(self, number: int, place: int) -> None:  # noqa: N802
            self.Fire_Event(0, "StartStream", number, place)

        def _ISpeechVoiceEvents_EndStream(self, number: int, place: int) -> None:  # noqa: N802
            self.Fire_Event(0, "EndStream", number, place)

        def ISpeechVoice_Speak(self, text: str, flags: int = 0) -> int:  # noqa: N802
            return self.voice.Speak(text, flags)

        def ISpeechVoice_GetVoices(self, required: str = "", optional: str = "") -> Any:  # noqa: N802
            return RealTokens(self.voice.GetVoices()).QueryInterface(speech.ISpeechObjectTokens)

        def ISpeechVoice__get_Voice(self) -> Any:  # noqa: N802
            return RealToken(self.voice.Voice).QueryInterface(speech.ISpeechObjectToken)

        def ISpeechVoice__setref_Voice(self, token: Any) -> None:  # noqa: N802
            number = token.Id
            self.voice.Voice = next(one for one in self.voice.GetVoices() if one.Id == number)

        def ISpeechVoice__get_Rate(self) -> int:  # noqa: N802
            return self.voice.Rate

        def ISpeechVoice__set_Rate(self, rate: int) -> None:  # noqa: N802
            self.voice.Rate = rate

        def ISpeechVoice__get_Volume(self) -> int:  # noqa: N802
            return self.voice.Volume

        def ISpeechVoice__set_Volume(self, volume: int) -> None:  # noqa: N802
            self.voice.Volume = volume

        def ISpeechVoice__get_EventInterests(self) -> int:  # noqa: N802
            return self.voice.EventInterests

        def ISpeechVoice__set_EventInterests(self, events: int) -> None:  # noqa: N802
            self.voice.EventInterests = events

    class Factory(COMObject):  # type: ignore[misc]
        _com_interfaces_ = [IClassFactory]  # noqa: RUF012

        def IClassFactory_CreateInstance(  # noqa: N802
            self, this: Any, outer: Any, interface: Any, made: Any
        ) -> int:
            result: int = RealVoice().IUnknown_QueryInterface(None, interface, made)
            return result

        def LockServer(self, this: Any, locked: bool) -> int:  # noqa: N802
            return 0

    factory, cookie = Factory(), ctypes.c_ulong()
    in_process, many = 1, 1
    ctypes.oledll.ole32.CoRegisterClassObject(
        ctypes.byref(RealVoice._reg_clsid_),
        factory._com_pointers_[IClassFactory._iid_],
        in_process,
        many,
        ctypes.byref(cookie),
    )
    timer_proc = ctypes.WINFUNCTYPE(
        None, ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_ulong
    )
    pump = timer_proc(lambda window, message, timer, now: sapi.pump())
    ctypes.windll.user32.SetTimer(None, 0, TURN, pump)
    _registered.extend((factory, pump))
