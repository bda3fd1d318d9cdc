"""Programs and systems that cannot be had here, played by their documented rules.

The real accessible-output2 and pyttsx3 run over them.
"""
