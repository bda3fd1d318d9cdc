### reviewed: nobody

### Was die Seite selbst sagt, vor dem Programm und daneben.

play = Spielen
come-back = Eingabe auf Spielen beginnt. Wenn Buchstaben auf der Seite herumspringen: In NVDA drück NVDA+Leertaste, in JAWS Eingabe auf Spielen, in VoiceOver schalt die Schnellnavigation aus.
come-back-touched = Spielen beginnt. Für alles gibt es eine Schaltfläche: tipp sie an, mit VoiceOver oder TalkBack zweimal.
outside = Das ist der Browser einer anderen App, der deinen Platz verlieren kann. Wähl in seinem Menü Im Browser öffnen, oder kopier den Link.
copy-link = Link kopieren
link-copied = Kopiert. Füg ihn in deinem eigenen Browser ein.
link-uncopied = Dieser Browser kopiert nicht. Der Link steht über Spielen.
silence = Um Klänge zu hören, schalt den Stummmodus aus.
game = Spiel
ready = Drück Eingabe auf Spielen. Hier hörst du, was geschieht.
ready-touched = Tipp auf Spielen. Hier hörst du, was geschieht.
newest-lines = Neueste Zeilen
choices = Möglichkeiten
commands = Befehle
ok = OK
cancel = Abbrechen
form-done = Fertig
contents = Inhalt
history = Verlauf
talk = Chat
talk-new = Chat, { $count } neu
board = Brett
table = Tisch
text-field = Letzte Zeilen und Frage
text-field-button = Textfeld
text-field-about = Umschalt O geht ins Textfeld und zurück.
to-game = Zurück zum Spiel
display = Anzeige
theme = Farben
theme-own = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-white-on-black = Weiß auf Schwarz
theme-yellow-on-black = Gelb auf Schwarz
theme-black-on-white = Schwarz auf Weiß
theme-black-on-yellow = Schwarz auf Gelb
size = Schriftgröße in Pixeln, 16 bis 72
close = Eng beieinander, für Bildschirmlupen
once = Ein Tippen spielt eine Karte
one-back = Vorige Möglichkeit
one-next = Nächste Möglichkeit
group-ask = Fragen
group-help = Hilfe
group-move = Bewegen
group-more = Mehr
notifications = Melden, wenn ich dran bin
wait = Jeder Zug wartet auf deine Taste.

## Während das Programm startet

starting = Es startet.
still-starting = Es startet noch.
other-tab = Das Spiel ist in einem anderen Tab offen. Schließ es dort, und es geht hier weiter.
missing = Ein Teil der Seite fehlt. Lade sie neu; hilft das nicht, versuch es später noch einmal.
silent = Seit 10 Sekunden kommt nichts vom Server. Prüf die Verbindung, und lade die Seite neu.
too-old = Dieser Browser ist wohl zu alt für das Spiel. Bring ihn auf den neuesten Stand, oder nimm einen anderen.
no-script = Das Spiel braucht JavaScript. Schalte es für diese Seite ein, und lade sie neu.
cannot-start = Das Spiel kann in diesem Browser nicht starten: { $why }. Lade die Seite neu, oder versuch es mit einem anderen Browser.
ended = Das Spiel ist zu Ende. Lade die Seite neu, um wieder zu spielen.

## Was hast du gehört?

hear-link = Welche Zeilen liest dein Screenreader?
hear-title = Was hast du gehört?
hear-about = Du hörst gleich zehn nummerierte Zeilen, oder drei lange, die mit einer Nummer enden. Gib danach die Nummern ein, die du gehört hast.
hear-ours = Zehn Zeilen im Tempo des Spiels
hear-faster = Zehn Zeilen, schneller
hear-slower = Zehn Zeilen, langsamer
hear-long = Drei lange Zeilen
hear-ready = Die Zeilen kommen hier.
hear-number = Nummer { $number }.
hear-long-line = Diese Zeile ist lang und geht eine Weile weiter, so dass ein Screenreader, den die nächste Zeile abschneidet, noch nicht an ihrem Ende ist. Die Nummer an ihrem Ende ist { $number }.
hear-answer = Was hast du gehört? Gib die Ziffern ein, 0 für zehn. Bei langen Zeilen gib die ein, deren Ende du gehört hast.
hear-check = Prüfen
hear-result = Ergebnis
hear-all = Du hast alle gehört, der Reihe nach.
hear-lost = Verpasst: { $lost }. Gehört: { $heard } von { $count }.
hear-first = Starte zuerst ein paar Zeilen.
hear-digits = Gib nur Ziffern ein: 1 bis 9, und 0 für zehn.
hear-copy = Ergebnis kopieren
hear-copied = Kopiert.
hear-not-copied = Dieser Browser lässt die Seite nicht kopieren. Das Ergebnis steht im Textfeld.
hear-voice = Mit der Stimme des Browsers spielen
hear-report = { $pace }: { $heard } von { $count } gehört, verpasst { $lost }. { $browser }
hear-back = Zurück zum Spiel
hear-none = nichts
