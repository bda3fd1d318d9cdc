### reviewed: nobody
# Was der Hörversuch sagt, in der Hilfe und in `audiogame doctor --try`. `test` ist der Name von dem, was versucht wird; seine Antworten
# sind ab 1 gezählt, in der Reihenfolge ihrer Tasten.

start = Ein Versuch von zehn Minuten: zuerst Sprachausgabe und Klänge, dann { $count } Tasten. Beantworte jede Frage mit einer Taste. Leertaste wiederholt einen Test, 0 überspringt ihn, und Escape beendet den Versuch. Deine Antworten kommen in eine Datei; nichts wird gesendet.
voice-is = Es spricht { $name ->
    [browser] die eigene Stimme des Browsers
   *[other] { $name }
}.
voice-none = Das Programm selbst schweigt hier: Ein Screenreader liest seine Zeilen, wenn einer da ist.
repeat = Noch einmal.
wrong-key = Drück eine Taste von 1 bis { $count }, oder 0 zum Überspringen.
left-out = Übersprungen.
not-here = Ausgelassen: Das lässt sich hier nicht versuchen.
stopped = Der Versuch endet vorzeitig.
saving = Der Bericht braucht einen Moment.
thanks = Danke. Der Bericht liegt in { $path }. Er enthält keine Namen, und nichts wurde gesendet: Gib ihn denen, von denen du dieses Programm hast.

speak = Testzeile: sieben rote Würfel.
speak-asks = Wie oft hast du die Testzeile gehört? Drück 1 für einmal, 2 für zweimal, 3 für gar nicht.
cut = Diese lange Testzeile geht weiter und weiter, an eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun und zehn vorbei, bis eine andere Zeile sie unterbricht.
cut-in = Unterbrochen.
cut-asks = Brach die lange Zeile ab? Drück 1 für ja, 2 für nein, 3, wenn du keine der beiden Zeilen gehört hast.
silence = Diese lange Testzeile geht weiter und weiter, an eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun und zehn vorbei, bis sie zum Schweigen gebracht wird.
silence-asks = Hörte die lange Zeile vor der Zehn auf? Drück 1 für ja, 2 für nein, 3, wenn du sie nicht gehört hast.
fast = Diese Zeile ist schnell, und sie ist leise.
fast-asks = War diese Zeile schnell und leise? Drück 1 für beides, 2 für nur schnell, 3 für nur leise, 4 für keins davon.
braille = Braille 12345
braille-asks = Was stand auf der Braillezeile? Drück 1 für das Wort Braille und fünf Ziffern, 2 für etwas anderes, 3, wenn du keine hast.
left = Jetzt ein Klang von links.
left-asks = Wo war der Klang? Drück 1 für links, 2 für rechts, 3 für die Mitte, 4 für nirgends.
right = Jetzt ein Klang von rechts.
right-asks = Wo war der Klang? Drück 1 für links, 2 für rechts, 3 für die Mitte, 4 für nirgends.

keys = Jetzt { $count } Tasten einer Partie. Nach jeder sagt eine Zeile, was sie dort tut; dann drück 1, wenn du sie einmal gehört hast, 2, wenn nicht, 3, wenn zweimal.
press = Drück { $key }.
other-key = Das war { $other }. Drück { $key }, oder 0, wenn die Taste nicht ankommt.
heard-asks = Gehört? 1 ja, 2 nein, 3 zweimal.

## Im Bericht

answer-speak = { $key ->
    [1] Einmal gehört
    [2] Zweimal gehört
   *[3] Gar nicht gehört
}.
answer-cut = { $key ->
    [1] Sie brach ab
    [2] Sie brach nicht ab
   *[3] Keine der beiden Zeilen war zu hören
}.
answer-silence = { $key ->
    [1] Sie hörte auf
    [2] Sie ging weiter
   *[3] Sie war nicht zu hören
}.
answer-fast = { $key ->
    [1] Schnell und leise
    [2] Nur schnell
    [3] Nur leise
   *[4] Weder schnell noch leise
}.
answer-braille = { $key ->
    [1] Gelesen
    [2] Etwas anderes stand da
   *[3] Es gibt keine Braillezeile
}.
answer-left = { $key ->
    [1] Links gehört
    [2] Rechts gehört
    [3] In der Mitte gehört
   *[4] Nirgends gehört
}.
answer-right = { $key ->
    [1] Links gehört
    [2] Rechts gehört
    [3] In der Mitte gehört
   *[4] Nirgends gehört
}.
answer-heard = Gehört: { $key ->
    [1] ja
    [2] nein
   *[3] zweimal
}{ $others ->
    [none] .
   *[other] , nach { $others }.
}
key-lost = Nicht angekommen{ $others ->
    [none] .
   *[other] , aber { $others }.
}
