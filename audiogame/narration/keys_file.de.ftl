### reviewed: nobody
# Was in einer Datei mit Tasten neben ihren Einträgen steht.

file-whose = Deine eigenen Tasten für audiogame.
file-where = Das Programm liest diese Datei hier: { $path }.
file-check = Was daran falsch ist, Zeile für Zeile, sagt dir: audiogame keys check { $path }
file-begins = Noch gilt nichts davon: Entferne die Raute am Anfang einer Zeile und ändere, was in den eckigen Klammern steht.
file-list = Ein Befehl kann mehrere Tasten haben, etwa ["r", "f2"]. Mit [] hat er keine.
file-names = Eine Taste heißt wie ihr Zeichen: r, mit Umschalt R; comma ist das Komma.
file-named = Andere haben Namen: f1 bis f24, { $names }.
file-both = Mit Steuerung oder Umschalt etwa ctrl-f1 und shift-tab, mit Alt etwa alt-o.
file-left = Was hier nicht genannt ist, bleibt, wie es ist.
file-preset = Eine Tastenbelegung ändert viele Tasten auf einmal. Was diese Datei nennt, geht ihr vor.
file-preset-one = { $name }: { $about }
file-same = Eine Taste, die für eine andere steht, auf einer Tastatur, der sie fehlt:
file-everywhere = Überall:
file-game = Nur in { $game }. Hier kann jeder Befehl einer Partie stehen:
file-choose = In { $game }, Tasten, die zu einer Möglichkeit führen, mit ihren Worten:
