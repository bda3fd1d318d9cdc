"""The fake SAPI 5 as an object of the real COM, created by the real comtypes: for Windows alone.

Rules and their sources:

- A class object that a thread has registered with CoRegisterClassObject is found before the
  registry: CoGetClassObject, learn.microsoft.com/windows/win32/api/combaseapi.
- Events come through the message loop of the thread, here by a timer: SetTimer, TIMERPROC.
- The interfaces are those of the system's own type library. That of Wine has default values that
  comtypes does not read; they are left out.
"""

from __future__ import annotations

import sys
from typing import Any

from stand_ins.sapi import Sapi, Token

LIBRARY = ("{C866CA3A-32F7-11D2-9602-00C04F8EE628}", 5, 4)
SAPI_DLL = r"C:\windows\system32\Speech\Common\sapi.dll"
TURN = 10
"""Milliseconds between two deliveries of events."""


def register(sapi: Sapi) -> list[Any]:
    """Register the fake for this thread; return what has to live as long."""
    assert sys.platform == "win32"
    import ctypes

    from comtypes import COMObject, automation, client
    from comtypes.connectionpoints import IConnectionPointContainer
    from comtypes.server import IClassFactory
    from comtypes.server.connectionpoints import ConnectableObjectMixin

    known = automation.VARIANT._get_value

    def value(variant: Any, dynamic: bool = False) -> Any:
        try:
            return known(variant, dynamic)
        except NotImplementedError:
            return None

    automation.VARIANT.value = property(value, automation.VARIANT._set_value)
    speech = client.GetModule(SAPI_DLL)

    class RealToken(COMObject):  # type: ignore[misc]  # comtypes has no types
        _com_interfaces_ = [speech.ISpeechObjectToken]  # noqa: RUF012  # as comtypes wants it

        def __init__(self, token: Token) -> None:
            super().__init__()
            self.token = token

        def ISpeechObjectToken__get_Id(self) -> str:  # noqa: N802
            return self.token.Id

        def ISpeechObjectToken_GetDescription(self, locale: int = 0) -> str:  # noqa: N802
            return self.token.GetDescription()

        def ISpeechObjectToken_GetAttribute(self, name: str) -> str:  # noqa: N802
            return self.token.GetAttribute(name)

    class RealTokens(COMObject):  # type: ignore[misc]
        _com_interfaces_ = [speech.ISpeechObjectTokens]  # noqa: RUF012

        def __init__(self, tokens: list[Token]) -> None:
            super().__init__()
            self.tokens = tokens

        def ISpeechObjectTokens__get_Count(self) -> int:  # noqa: N802
            return len(self.tokens)

        def ISpeechObjectTokens_Item(self, index: int) -> Any:  # noqa: N802
            return RealToken(self.tokens[index]).QueryInterface(speech.ISpeechObjectToken)

    class RealVoice(ConnectableObjectMixin, COMObject):  # type: ignore[misc]
        _com_interfaces_ = [speech.ISpeechVoice, IConnectionPointContainer]  # noqa: RUF012
        _outgoing_interfaces_ = [speech._ISpeechVoiceEvents]  # noqa: RUF012
        _reg_clsid_ = speech.SpVoice._reg_clsid_
        _reg_typelib_ = LIBRARY

        def __init__(self) -> None:
            super().__init__()
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
    return [factory, pump]
