### reviewed: nobody
# Was --help sagt, von audiogame/cli/arguments.py. Jede Zeile sagt, was der Befehl tut, und nennt den Standard.
# Die Hilfe eines Befehls, groß begonnen, ist auch seine Beschreibung.

help-program =
    Würfel- und Kartenspiele nach Gehör. Ohne einen Befehl öffnet sich das Hauptmenü.
    Jeder Befehl hat ein eigenes --help.
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe ausgeben
help-version = die Version ausgeben
help-more = Mehr:
help-verify-status =
    Der Rückgabewert ist 0, wenn alles stimmt, 1, wenn sich etwas nicht prüfen lässt,
    etwa bei einer offenen Partie, und 2, wenn etwas falsch ist.
help-play = eine Partie spielen
help-resume = eine gespeicherte Partie fortsetzen
help-join = mit Leuten anderswo spielen
help-learn = eine Lektion beginnen
help-rules = die Regeln eines Spiels ausgeben
help-keys = die Tasten nennen, oder eine Tastendatei prüfen
help-list = Spiele, Plätze und Regeln nennen
help-check-game = ein Spiel prüfen und jeden Fehler melden
help-arena = Bots gegeneinander spielen lassen und Siege zählen
help-serve = Tische für Leute anderswo anbieten
help-page = die Seite für Browser bauen oder holen
help-server = sich um einen Server und seine Daten kümmern
help-sounds = ein Klangquiz spielen, oder ein Klangpaket prüfen
help-doctor = Sprachausgabe, Klänge und Einstellungen prüfen und sagen, was zu tun ist
help-game = ein Spiel nennen; audiogame list kennt alle
help-seats = wählen, wer spielt, etwa you,bot,marta oder you=Ann,casual=Max; Standard: du und so wenige Bots, wie das Spiel braucht
help-option = eine Tischregel setzen, etwa call=turn; audiogame list kennt alle
help-seed = denselben Zufall wie eine andere Partie nehmen; Standard: neuer Zufall
help-words = vor der Partie eigene Wörter in den Zufall mischen
help-no-advice = Rat ausschalten
help-record = die Datei der Aufzeichnung angeben
help-resumed = die Datei der Aufzeichnung; ohne sie die zuletzt gespielte offene Partie
help-before-damage = ab dem letzten vollständigen Zug fortsetzen, als neue Aufzeichnung
help-link = den Link einfügen, den du bekommen hast, oder seine Wörter schreiben; ohne ihn kommt ein Menü
help-lesson = ein Spiel nennen, oder "program"; ohne Angabe kommt ein Menü
help-rules-option = die Regeln mit dieser Tischregel ausgeben, etwa call=turn
help-rules-seats = die Regeln für so viele Personen ausgeben
help-format = { JOINED($formats, " oder ") } wählen; Standard: { $format }
help-width = die längste Zeile setzen, in Zeichen; Standard: 0, für beliebig lang
help-keys-folder = den Ordner deiner Tasten nennen
help-markdown = die Standardtasten als Markdown schreiben
help-template = eine Tastendatei für den Anfang schreiben, jede Zeile erklärt
help-check-keys = eine Tastendatei prüfen und jeden Fehler melden
help-strengths = für jeden Platz eine Stärke nennen, etwa expert,skilled
help-games = so viele Partien spielen; Standard: 1000
help-arena-seed = den Zufall aller Partien wählen; Standard: 1
help-processes = so viele Prozesse nehmen; Standard: 0, einer für jeden Kern
help-times = auch die Bedenkzeiten melden
help-drain = einen Prozess seine Tische an die anderen abgeben lassen
help-process = die Adresse des Prozesses angeben, mit Port
help-drain-undo = einen geleerten Prozess wieder Tische übernehmen lassen
help-server-link = den Link zeigen, mit dem man Tische öffnet
help-link-renew = vorher einen neuen Link machen; der alte lässt niemand Neuen mehr herein
help-server-import = einen Server aus seinem Ordner in eine Datenbank bringen
help-server-export = einen Server aus einer Datenbank in einen Ordner bringen
help-person = ausgeben oder löschen, was ein Server über eine Person speichert
help-person-find = die Schlüssel von Personen nach einem Namen suchen
help-person-name = den Namen einer Person an einem Tisch angeben
help-person-export = alles von einer Person in eine Zip-Datei schreiben
help-person-erase = eine Person löschen; Aufzeichnungen bleiben
help-new-file = die neue Datei angeben
help-address = nur auf dieser Adresse Verbindungen annehmen; Standard: überall
help-port = auf diesem Port Verbindungen annehmen; Standard: { $port }
help-server-name = dem Server einen Namen geben, für immer
help-reached = die Adresse angeben, unter der andere ihn erreichen
help-certificate = Verbindungen mit diesem TLS-Zertifikat verschlüsseln
help-certificate-key = die Datei mit seinem Schlüssel nennen
help-tables = höchstens so viele Tische halten; Standard: 1000
help-open = alle Tische eröffnen lassen
help-behind = den Adressen trauen, die ein Proxy weitergibt
help-store = alles in einer Datenbank speichern, etwa postgresql://user@host/name
help-hidden = den Server im eigenen Netz nicht bekannt machen
help-through = Leute aus dem Internet durch diesen Dienst kommen lassen, oder durch einen Befehl mit {"{port}"}: localhost.run, pinggy, cloudflared
help-server-page = die Seite für Browser aus diesem Ordner anbieten; ohne Angabe die, die audiogame page fetch geholt hat
help-origin = eine Seite von anderswo zulassen, etwa https://page.example
help-metrics = diesem Computer an diesem Port Messwerte anbieten; 0 für irgendeinen
help-server-folder = Tische in diesem Ordner speichern
help-page-build = ihre Dateien in einen Ordner schreiben, für jeden Webserver
help-page-folder = einen neuen Ordner nennen, oder den einer älteren Seite
help-page-file = sie auch in diese Zip-Datei packen, mit ihrem Fingerabdruck daneben
help-page-fetch = eine gebaute Seite aus einer Datei oder von einer Adresse holen
help-page-source = die Zip-Datei einer Seite nennen, oder ihre https-Adresse
help-page-hash = ihren Fingerabdruck angeben; Standard: die Datei gleichen Namens mit .sha256 dahinter
help-pyodide = dieses npm-Paket pyodide nehmen; Standard: herunterladen
help-quiz = Klänge abspielen und fragen, was zu hören war
help-quiz-game = ein Spiel nennen; Standard: die Klänge, die überall vorkommen
help-check-sounds = ein Klangpaket prüfen und jeden Fehler melden
help-texts = die Übersetzung in eine Sprache prüfen, oder seltsame Zeilen melden
help-check-texts = die Texte einer Sprache mit den englischen vergleichen und jeden Fehler melden
help-check-language = ihr Kürzel angeben, etwa es; Standard: alle Sprachen
help-texts-lines = jeden Text einer Sprache so aufschreiben, wie er zu hören ist, zum Lesen
help-lines-language = ihr Kürzel angeben, etwa de
help-report-texts = die als seltsam markierten Zeilen in eine Datei zum Senden schreiben, ohne Namen
help-report-file = die Datei nennen; Standard: eine neue in diesem Ordner
help-pack = den Ordner des Pakets nennen
help-findings-json = die Befunde als JSON ausgeben
help-bundle = einen Bericht ohne Namen als Zip-Datei speichern
help-try = zehn Minuten lang fragen, was du hörst, und einen Bericht speichern
help-common = Sprachausgabe, Klänge und Bildschirm, nur dieses Mal; Standard: deine Einstellungen
help-speech = wählen, wer spricht: lines (dein Screenreader liest, was ausgegeben wird), direct (das Programm spricht durch ihn), voice (das Programm spricht selbst), none (keine Sprachausgabe) oder auto (was sich findet)
help-voice = den Synthesizer für --speech voice wählen; audiogame doctor nennt alle
help-sound = Klänge an- oder ausschalten
help-view = wählen, was auf dem Bildschirm bleibt: together hält die Frage unten
help-usage-program = audiogame [Optionen] [Befehl ...]
# Der Platz eines Werts in der Hilfe, nach seinem englischen Wort.
help-value = { $name ->
    [command] Befehl
    [MODE] ART
    [HOW] WIE
    [PACE] TEMPO
    [FILE] DATEI
    [CODE] KÜRZEL
    [DIR] ORDNER
    [game] Spiel
    [SEATS] PLÄTZE
    [NAME-VALUE] NAME=WERT
    [SEED] STARTWERT
    [record] Aufzeichnung
    [link] Link
    [ADDRESS] ADRESSE
    [HOST] COMPUTER
    [SERVICE] DIENST
    [ORIGIN] HERKUNFT
    [lesson] Lektion
    [what] Aktion
    [PROCESSES] PROZESSE
    [typed] Werte
    [GAME] SPIEL
    [WORDS] WÖRTER
    [file] Datei
    [folder] Ordner
    [DIGITS] ZIFFERN
    [language] Sprache
    [KEY] SCHLÜSSEL
    [VALUE] WERT
   *[other] { $shown }
}
help-usage = Aufruf:
help-language = die Sprache der Texte nach ihrem Kürzel wählen, etwa de; Standard: deine Einstellung
help-verbosity = wählen, wie viel gesagt wird: full, normal oder brief
help-pace = das Tempo setzen, also wie lange das Spiel wartet, während andere spielen: 1 ist normal, 0 ist ohne Warten
help-key-names = Tastennamen aus einer Datei lesen, einen je Zeile; - liest die Standardeingabe
help-transcript = jede Zeile speichern, und wer sie gehört hat
help-folder = Einstellungen, Aufzeichnungen und Statistik in diesem Ordner speichern
help-commands = Befehle
help-database = die Adresse der Datenbank angeben
help-person-key = den Schlüssel der Person angeben; find nennt ihn
help-replay = eine Aufzeichnung noch einmal vorlesen
help-review = sagen, was die Entscheidungen einer Aufzeichnung gekostet haben und was das Glück gebracht hat
help-verify = jeden Zug, jede Wahl und jeden Wurf einer Aufzeichnung prüfen
help-records = Aufzeichnungen auflisten, kopieren und löschen
help-statistics = die Statistik beendeter Partien sagen
help-data = alles ausgeben, einlesen oder löschen, was das Programm speichert
help-replay-seat = nachspielen, was Platz N gehört hat, ab 0 gezählt; Standard: was alle gehört haben
help-review-seat = Platz N beurteilen, ab 0 gezählt; Standard: alle Menschen
help-review-json = JSON ausgeben, ein Objekt je Entscheidung
help-brief = knapp sprechen
help-replay-json = JSON ausgeben, mit dem Zustand bei jedem Zug
help-commitment = die Wörter oder den Fingerabdruck vergleichen, die vor der Partie bekannt waren
help-record-export = eine Aufzeichnung in eine Datei kopieren
help-record-number = ihre Nummer in der Liste oder ihren Dateinamen angeben
help-record-delete = eine Aufzeichnung löschen (fragt vorher)
help-yes = nicht vorher fragen
help-rebuild = die Statistik aus den Aufzeichnungen neu berechnen
help-statistics-player = nur zählen, was unter diesem Namen gespielt wurde
help-statistics-game = nur dieses Spiel zählen
help-csv = als CSV speichern, eine Zeile je Platz
help-data-export = alles in einer Zip-Datei speichern
help-new-archive = die neue Zip-Datei angeben
help-data-import = eine solche Zip-Datei einlesen
help-archive = die Zip-Datei angeben
help-data-erase = alles löschen (fragt vorher)
