"""Fakes of programs and systems that are not available here, by their documented rules.

The real accessible-output2 and pyttsx3 run over them.
"""
