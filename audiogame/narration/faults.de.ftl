### reviewed: nobody

# Alles, was falsch sein kann, und was Befehle melden, so wie audiogame/narration/faults.py es sagt.
# QUOTED schreibt einen Text in Anführungszeichen und macht sichtbar, was man nicht sieht; JOINED macht
# eine Liste mit einem anderen Wort als dem Komma. Was in einer anderen Meldung steht, verliert seinen Punkt.


## Teile von Sätzen

# Die häufigsten Fehler des Betriebssystems.
system-missing = diese Datei oder diesen Ordner gibt es nicht
system-forbidden = die Berechtigung fehlt
system-not-permitted = das ist nicht erlaubt
system-folder = das ist ein Ordner
system-no-folder = das ist kein Ordner
system-exists = die Datei gibt es schon
system-full = auf dem Datenträger ist kein Platz mehr
system-busy = ein anderes Programm hat die Datei offen
# The commonest errors of files.
file-no-text = es ist kein Text in UTF-8
file-line = etwas stimmt nicht in Zeile { $line }, beim Zeichen { $column }: jede Zeile ist ein Name, ein Gleichheitszeichen und ein Wert, und Wörter stehen in Anführungszeichen
file-no-end = das Ende fehlt: ein Anführungszeichen oder eine Klammer ist noch offen
file-cut-off = es ist nicht vollständig
file-other-form = der Inhalt ist nicht so, wie dieses Programm ihn schreibt
file-nested = darin sind zu viele Klammern ineinander
meant = vielleicht meinst du { $name }
meant-either = vielleicht meinst du { JOINED($names, " oder ") }
none-like-it = keiner der { $count } Namen ist ähnlich
possible = { $names ->
    [one] möglich ist nur { $names }
   *[other] möglich sind { $names }
}
nothing-possible = hier geht gar nichts
either = { JOINED($values, " oder ") }
from-to = { $low } bis { $high }
number-from-to = eine Zahl von { $low } bis { $high }
either-or-number = { JOINED($values, " oder ") } oder eine Zahl von { $low } bis { $high }
other-choices = es gibt { $count } andere Möglichkeiten
without-words = Hier gibt es keine Worte für { QUOTED($message) }.
words-needed = nötig { $count ->
    [one] ist { $count } Wort
   *[other] sind { $count } Wörter
}, nicht { $given }
game-has-none = bei diesem Spiel ist nichts zu wählen


## Spiele, Regeln und Wörter

words-unreadable = { QUOTED($words) } ist nicht zu verstehen: { $why }.
no-option = Die Regel { QUOTED($name) } gibt es nicht: { $near }.
option-without-value = Die Regel { QUOTED($name) } braucht einen Wert: { $name }={ $default }.
written-as-dataclass = Lass @dataclass vor class { $name } in { $module } weg: Ihre Basis aus audiogame.rules macht sie schon zu einem festen Wert.
option-not-declared = Schreib den Standardwert von { $options }.{ $name } als option(...), mit allem, was erlaubt ist.
option-cannot-be = { QUOTED($value) } geht nicht für die Regel { $name }: Nimm { $allowed }.
name-unknown = { $kind ->
    [strength] Die Stärke { QUOTED($name) } hat kein Bot
    [lesson] Die Lektion { QUOTED($name) } gibt es nicht
   *[game] Das Spiel { QUOTED($name) } gibt es nicht
}: { $near }.
wrong-seats = { $game } ist für { $possible } Plätze, nicht für { $seats }.
wrong-seats-alone = { $game } ist für eine Person, nicht für { $seats }.
table-unreadable = Die Tabelle { $name } von { $of } lässt sich nicht lesen: { $why }. Installiere das Programm noch einmal.
table-of-other-length = Die Tabelle { $name } von { $of } hat { $held } Zahlen statt { $length }. Installiere das Programm noch einmal.


## Aufzeichnungen

cannot-take-back = { $moves ->
    [one] { $moves } Zug lässt
   *[other] { $moves } Züge lassen
} sich nicht zurücknehmen: Geh bis zu einer Entscheidung zurück.
cannot-take-back-dealt = { $moves ->
    [one] { $moves } Zug lässt
   *[other] { $moves } Züge lassen
} sich nicht zurücknehmen: Seitdem hat der Zufall etwas gebracht, das nicht alle gesehen haben.
in-use = { $name } ist in einem anderen audiogame offen. Schließ dort erst die Partie.
game-in-use = Diese Partie ist in einem anderen audiogame offen. Schließ sie dort erst.
words-for-luck = { QUOTED($words) } geht nicht für den Zufall: Nimm höchstens { $longest } Zeichen in einer Zeile, ohne Leerzeichen am Anfang oder Ende.
game-cannot-load = Das Spiel { QUOTED($name) } fehlt hier: { $why }.
game-name-taken = Das Spiel { QUOTED($name) } von { $source } fehlt hier: Ein anderes Spiel heißt schon so.
call-too-long = { $hook } in { $file } dauert länger als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
import-too-long = { $file } zu laden dauert länger als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
game-printed-text = Weggelassen ist ein Text, den { $game } ausgegeben hat; audiogame check-game sagt, wo.
game-other-name = sein GAME heißt { $found }
game-field-wrong = { $field } in seinem GAME darf nicht { $found } sein
folder-no-game = das GAME in seinem Ordner ist { $found }, kein Game
messages-missing = in texts/en.ftl { $messages ->
    [one] fehlt
   *[other] fehlen
} { JOINED($messages, " und ") }
no-lesson-of-game = { $game } hat keine Lektion.
entry-point-no-game = sein Einstiegspunkt ist { $found }, kein Game
record-line = Zeile { $line } der Aufzeichnung, { QUOTED($text) }: { $why }.
record-too-long = die Datei ist länger als { $longest } Bytes
line-too-long = sie hat mehr als { $longest } Zeichen
line-check-missing = ihr Prüfcode fehlt, obwohl die nächste Zeile einen hat
line-check-wrong = ihr Prüfcode ist falsch: Diese Zeile oder eine frühere wurde geändert
line-endless = sie ist länger als { $longest } Bytes
line-no-text = Byte { $byte } ist kein Text in UTF-8
line-end-changed = ihr Zeilenende wurde geändert
record-title = eine Aufzeichnung beginnt mit { QUOTED($title) }
record-format = die Aufzeichnung hat Format { $format }, und dieses Programm liest Format { $known }; öffne sie mit der Version von audiogame, die sie geschrieben hat
record-sealed = sealed: yes oder no fehlt
header-form = eine Zeile im Kopf besteht aus Name, Doppelpunkt und Wert
header-game = nötig sind ein Spiel und die Version seiner Regeln
header-unknown = diese Zeile im Kopf ist unbekannt oder an der falschen Stelle
header-twice = diese Zeile im Kopf steht zweimal da
header-late = der Kopf endet vor dem ersten Zug
header-lacking = im Kopf fehlt das Spiel, oder es fehlen die Plätze
luck-not-asked = hierher gehört kein Wurf und keine Ziehung
move-not-forced = hierher gehört kein Zwangszug
seats-are = die Plätze sind 0 bis { $last }
seat-cannot-act = Platz { $seat } ist nicht dran
move-not-possible = { QUOTED($words) } ist nicht erlaubt: { $why }
game-failed = { $game } ist hier ausgefallen: { $why }
rules-version = die Aufzeichnung benutzt Version { $version } der Regeln, und dieses Programm spielt Version { $played }; öffne sie mit der Version von audiogame, die sie geschrieben hat
note-chair = wenn ein Platz wechselt, sind seine Nummer, eine Art und ein Name nötig
note-advice = für einen Rat ist die Nummer eines Platzes nötig, 0 bis { $last }
note-seat = nötig ist die Nummer eines besetzten Platzes
note-words = Wörter kommen nur einmal in den Zufall, vor dem ersten Zug
note-words-from = Wörter, die ab einem Ergebnis gelten, kommen nach dem ersten Zug, mit der Nummer des nächsten Ergebnisses, { $first }, und den Wörtern
secret-of-another = beim Öffnen ist es der Zug eines anderen Platzes
secret-unknown = was hier versiegelt ist, weiß niemand
secret-not-possible = was dafür aufbewahrt wurde, geht hier nicht
secret-other = was dafür aufbewahrt wurde, ist nicht das, was hier versiegelt wurde


## Das Archiv

no-such-seat = Platz { $seat } gibt es in dieser Aufzeichnung nicht: Die Plätze sind 0 bis { $last }.
statistics-cannot-keep = Die Statistik lässt sich nicht speichern: { $why }.
database-cannot-make = die Datenbank ließ sich nicht anlegen
record-unreadable = { $name } lässt sich nicht lesen: { $why }.
game-unreadable = Diese Partie lässt sich nicht lesen: { $why }.
record-cannot-delete = Diese Partie lässt sich nicht löschen: { $why }.
cannot-write = { QUOTED($path) } lässt sich nicht schreiben: { $why }.
file-name = Windows erlaubt keine Datei namens { QUOTED($name) }. Wähl einen anderen Namen.
archive-of-others = { $name } ist kein Archiv aus diesem Programm: Darin ist { QUOTED($has) }. Nichts wurde geladen.
archive-has-twice = { $name } ist kein Archiv aus diesem Programm: Darin ist { QUOTED($has) } zweimal. Nichts wurde geladen.
archive-file-too-large = { $name } ist kein Archiv aus diesem Programm: { QUOTED($has) } ist größer als { $largest } Bytes. Nichts wurde geladen.
archive-too-large = { $name } ist kein Archiv aus diesem Programm: Ausgepackt hätte es { $size } Bytes. Nichts wurde geladen.
file-for-folder = { QUOTED($path) } ist eine Datei, wo ein Ordner hingehört. Leg sie erst woandershin.
folder-for-file = { QUOTED($path) } ist ein Ordner, wo eine Datei hingehört. Leg ihn erst woandershin.
archive-cannot-open = { QUOTED($path) } lässt sich nicht laden: { $why }.
archive-damaged = { $name } ist kein Zip-Archiv oder ist beschädigt: { $why }.
cannot-remove-all = Es lässt sich nicht alles löschen: { $why }.


## Dateien

in-file-line = { $file }, Zeile { $line }: { $why }.
file-of-game = { $file } von { $game }
in-line = Zeile { $line }: { $why }.
in-file = { $file }: { $why }.
no-utf-8 = das ist kein Text in UTF-8


## Tasten

commands-listed = alle stehen in keys/default.toml des Programms
command-unknown = Den Befehl { QUOTED($name) } gibt es nicht: { $near }.
keys-written = schreib ein Zeichen oder einen Namen wie enter, pageup, f1, comma oder ctrl-f1
key-unknown = Die Taste { QUOTED($name) } gibt es nicht: { $near }.
key-arrives-as = { QUOTED($key) } und { QUOTED($instead) } senden dasselbe: Schreib { QUOTED($instead) }.
key-kept = Die Taste { QUOTED($key) } ist nicht frei: { $kept ->
    [reader] Screenreader behalten Einfügen für sich
    [screen] Terminals nehmen F11 für den Vollbildmodus
    [stop] Terminals halten bei Steuerung+S ihre Ausgabe an
    [go-on] Terminals setzen bei Steuerung+Q ihre Ausgabe fort
   *[end] Terminals beenden bei Steuerung+Backslash Programme
}. Nimm eine andere Taste.
key-always = Die Taste { QUOTED($key) } bleibt, wie sie ist: Sie bedeutet { QUOTED($command) }. Nimm eine andere Taste.
key-of-windows = Die Taste { QUOTED($key) } ist nicht frei: Sie gehört Screenreadern und Fenstern. Mit Alt kommen nur Buchstaben und Ziffern an. Nimm eine andere Taste.
key-is-two = { QUOTED($keys) } sind zwei Tasten, und { QUOTED($first) } allein ist schon eine. Ein Befehl hat eine Taste: Schreib { QUOTED($first) } oder eine andere Taste.
keymap-no-toml = Die Tastendatei lässt sich nicht lesen: { $why }.
no-mode = Die Tabelle [{ $name }] ist unbekannt: { $near }.
no-preset = Die Tastenbelegung { QUOTED($name) } gibt es nicht: { $near }.
keys-of-game-form = Die Tasten des Spiels { QUOTED($name) } müssen eine Tabelle sein, nicht { $found }.
keys-choose-form = Was Tasten wählen, muss eine Tabelle sein, nicht { $found }.
key-chooses-form = Die Taste { QUOTED($key) } muss Wörter wählen, etwa "play queen", nicht { $found }.
no-key = { $found } ist keine Taste.
keys-form = Die Tasten von { QUOTED($command) } müssen eine Liste sein, etwa ["r", "f2"], nicht { $found }.
no-table = Die Tabelle { QUOTED($name) } gibt es in [{ $table }] nicht: { $near }.
key-means-both = In [{ $table }] wäre die Taste { QUOTED($key) } zugleich { QUOTED($other) } und { QUOTED($command) }. Nimm sie an einer der beiden Stellen weg.
key-doubtful = Die Taste { QUOTED($key) } geht nicht bei allen: { $doubt ->
    [tdsr] Der Screenreader TDSR behält sie
    [yasr] Der Screenreader yasr behält sie
    [macos] macOS behält sie
   *[keyboards] Wenige Tastaturen haben sie
}.
command-unbound = { $command } hat keine Taste im Modus { $mode }.
command-key-taken = { $command } hat jetzt keine Taste im Modus { $mode }: { QUOTED($key) } steht jetzt für { $other }.
command-needs-key = Für { QUOTED($command) } brauchst du eine Taste in { JOINED($modes, " und ") }. Gib ihm eine.
key-hides-command = In { $game } ist { QUOTED($key) } für { QUOTED($words) }, solange das zur Wahl steht, und { QUOTED($command) } hätte dann keine Taste. Nimm eine andere Taste.
key-is-for-command = In { $game } ist { QUOTED($key) } für { QUOTED($command) }, und das hätte keine Taste, solange { QUOTED($words) } zur Wahl steht. Nimm eine andere Taste.
keys-unreadable = Die Tasten lassen sich nicht lesen: { $why }.
keys-template-there = { QUOTED($path) } gibt es schon, darum wurde nichts geschrieben. Nenn eine andere Datei: audiogame keys --template DATEI.
keys-template-unwritten = { QUOTED($path) } lässt sich nicht schreiben: { $why }. Nenn eine andere Datei: audiogame keys --template DATEI.
keys-file-unreadable = Die Tasten in { QUOTED($path) } lassen sich nicht lesen: { $why }.


## Einstellungen

setting-unknown = Die Einstellung { QUOTED($name) } gibt es nicht: { $near }.
setting-not-listed = Die Einstellung { QUOTED($name) } gibt es nicht: { $near }. Im Menü Einstellungen stehen alle.
setting-yes-or-no = Die Einstellung { $name } muss true oder false sein, nicht { $value }.
setting-whole = Die Einstellung { $name } muss { $least ->
    [0] eine ganze Zahl von { $low }
   *[other] { $low } oder eine ganze Zahl von { $least }
} bis { $high } sein, nicht { $value }.
setting-number = Die Einstellung { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }.
setting-text = Die Einstellung { $name } muss eine Zeile Text sein, nicht { $value }.
setting-folder = Die Einstellung { $name } ist der Name eines Ordners neben deinen Einstellungen, nicht { $value }. Lege deine Klänge zuerst dorthin.
setting-one-of = Die Einstellung { $name } muss { JOINED($allowed, " oder ") } sein, nicht { $value }.
settings-unreadable = Die Einstellungen lassen sich nicht lesen: { $why }.
settings-unread = Die Einstellungen lassen sich nicht lesen: { $why }. Bis zum nächsten Start gilt der Standard, und Änderungen werden nicht gespeichert.
file-kept-as = Die alte Datei heißt jetzt { $name }.


## Wer spielt

name-needed = Schreib einen Namen.
name-too-long = Der Name { QUOTED($name) } ist zu lang: Nimm höchstens { $longest } Buchstaben.
name-unusable = Der Name { QUOTED($name) } geht nicht: Lass Kommas, Gleichheitszeichen und Steuerzeichen weg.
no-seat = { QUOTED($typed) } ist kein Platz: { $near }.
seats-called-alike = Zwei Plätze heißen { QUOTED($name) }.


## Klänge

sound-broken = { $name } lässt sich nicht abspielen: { $why }. { $cure ->
    [channel] Speichere die Datei mit nur einem Kanal
    [rate] Speichere die Datei mit 44100 Hertz
    [shorter] Kürz die Datei
   *[wav] Speichere die Datei noch einmal als WAV mit 16 Bit
}.
wave-cannot-open = die Datei geht nicht auf
wave-too-short = sie ist abgeschnitten
wave-empty = sie ist leer
wave-bits = sie hat { $bits } Bit pro Abtastwert
wave-channels = sie hat { $channels } Kanäle
wave-rate = sie hat { $rate } Abtastwerte pro Sekunde
wave-too-long = sie dauert { $seconds } Sekunden, und höchstens { $longest } sind erlaubt
path-outside = { QUOTED($path) } ist außerhalb des Pakets: Schreib einen Pfad in seinem Ordner, mit Schrägstrich.
path-no-wav = { QUOTED($path) } ist keine WAV-Datei: Speichere den Klang als WAV.
path-missing = Die Datei { QUOTED($path) } gibt es nicht: Leg sie dorthin, oder nimm sie aus { $manifest }.
path-leads-out = { QUOTED($path) } ist ein Verweis aus dem Paket hinaus: Leg den Klang selbst dorthin.
path-no-file = { QUOTED($path) } ist keine Datei.
path-too-large = { QUOTED($path) } ist zu groß ({ $size } Megabyte; höchstens { $largest } sind erlaubt): Kürz die Datei.
path-other-sound = { QUOTED($path) } lässt sich nicht abspielen: Speichere den Klang als WAV.
path-no-cue = { QUOTED($path) } heißt nicht wie ein Signal, etwa dice.roll.3.wav: Gib der Datei einen anderen Namen.
folder-too-full = Im Ordner { $folder } sind mehr als { $most } Dateien: Ist das ein Ordner mit Klängen?
no-folder = Den Ordner { $folder } gibt es nicht.
pack-leads-out = { $name } ist nicht zu gebrauchen: { QUOTED($has) } darin führt aus einem Ordner hinaus. Pack den Ordner mit den Klängen noch einmal.
pack-too-large = { $name } ist nicht zu gebrauchen: Ausgepackt hätten seine { $files } Dateien { $size } Bytes. Lass weg, was niemand hören muss: Höchstens { $largest } Bytes sind erlaubt.
pack-without-sounds = In { $name } ist kein Klang, der hier zu hören wäre: Pack WAV-Dateien, die wie Signale heißen, etwa dice.roll.3.wav.
no-sounds = In { $folder } sind keine Klänge.
sounds-unusable = Die Klänge in { $folder } sind nicht zu gebrauchen: { $why }.
manifest-unreadable = { $manifest } lässt sich nicht lesen: { $why }. Bring das in Ordnung, oder nimm die Datei weg.
manifest-too-large = sie ist größer als { $largest } Bytes
of-cue = Signal { QUOTED($cue) }
cues-no-table = In { $manifest } ist cues { $found }: Schreib eine Tabelle für jedes Signal.
cue-misnamed = { QUOTED($cue) } ist kein Name eines Signals: Schreib ihn so wie dice.roll.3.
cue-without-files = Für das Signal { QUOTED($cue) } fehlt die Liste der Dateien: Schreib [cues."{ $cue }"] mit files = [...].
entry-unknown = In { $where } ist { QUOTED($key) } unbekannt: { $near }.
entry-no-text = In { $where } muss { $key } eine Zeile Text sein.
entry-one-of = In { $where } muss { $key } { JOINED($allowed, " oder ") } sein, nicht { $value }.
entry-gain = In { $where } muss gain eine Zahl von { $low } bis { $high } in Dezibel sein, nicht { $gain }.
entry-files = In { $where } muss files eine Liste von Pfaden sein, nicht { $found }.
entry-files-count = In { $where } nenn 1 bis { $most } Dateien, nicht { $count }.
entry-path = In { $where }: { $why }.
cue-unreadable = { $file } ({ $cue }) lässt sich nicht lesen: { $why }.
cue-too-long = { $file } ({ $cue }) ist zu lang: Die Datei dauert { $seconds } Sekunden, und für die Art { $kind } sind höchstens { $longest } erlaubt. Kürz sie.
cue-silent = { $file } ({ $cue }) ist stumm: Leg einen Klang dorthin.
cue-too-loud = { $file } ({ $cue }) ist zu laut: Mach den Klang um { $decibels } Dezibel leiser.
cue-late = { $file } ({ $cue }) kommt zu spät: Schneid am Anfang die { $milliseconds } Millisekunden Stille ab.
cue-of-nothing = Das Ereignis { $cue } gibt es nicht: Meinst du { $near }?
cues-missing-all = Alle Signale fehlen, { $game ->
    [all] die allen Spielen gemeinsam sind
   *[game] die zu { $game } gehören
}. Darum sind die Standardklänge zu hören.
cues-missing = Von { $all } Signalen, { $game ->
    [all] die allen Spielen gemeinsam sind
   *[game] die zu { $game } gehören
}, { $count ->
    [one] fehlt { $count }
   *[other] fehlen { $count }
}. Darum sind dort die Standardklänge zu hören: { $cues }.
no-device-but-dummy = Der Audioserver hat kein Gerät, nur ein gedachtes, das niemand hört.
no-device = Kein Audiogerät lässt sich öffnen: { $why }.
espeak-cannot-load = eSpeak NG lässt sich nicht laden: { $why }.
espeak-does-not-start = eSpeak NG startet nicht mit seinen Daten in { QUOTED($folder) }.


## Stimmen

sound-process-not-started = Der Audioprozess startet nicht.
sound-process-died = der Audioprozess ist beendet.
sound-server-stopped = der Audioserver ist beendet.
sound-server-hangs = der Audioserver antwortet nicht.
sound-device-gone = das Audiogerät ist nicht mehr da.
sound-device-hangs = das Audiogerät antwortet nicht.
voice-missing = { $why }.
no-synthesizer-runs = Hier läuft kein Synthesizer, der Text annimmt.
no-reader-runs = Hier läuft kein Screenreader, der Text annimmt.
reader-gone = Der Screenreader ist beendet.
no-voice = Die Stimme { QUOTED($name) } gibt es nicht: { $near }.
voice-no-answer = { $name } antwortet seit { $seconds } Sekunden nicht.
voice-slow-start = { $name } war nach { $seconds } Sekunden noch nicht gestartet.
voice-not-there = { $name }: { $why }.
voice-raises = { $name }: { $error }
voice-endless = { $name } hört nicht auf zu sprechen.
no-dispatcher-runs = speech-dispatcher läuft nicht: { $why }.
dispatcher-gone = speech-dispatcher ist beendet: { $why }.
dispatcher-refuses = speech-dispatcher weigert sich: { $line }.
dispatcher-silent = speech-dispatcher antwortet nicht: { $why }.
dispatcher-unheard = speech-dispatcher ist nicht zu hören: Seine Zeilen enden, bevor sie gesprochen sind.
dispatcher-left = speech-dispatcher hat die Verbindung getrennt.
no-address-here = { QUOTED($address) } ist auf diesem System keine Adresse
pyttsx-cannot-speak = pyttsx3 kann hier nicht sprechen: { $error }.
pyttsx-makes-nothing = pyttsx3 gibt keinen Ton aus
pyttsx-no-player = pyttsx3 ist nicht zu hören: Es braucht einen der Befehle pw-play, paplay und aplay
pyttsx-players-fail = pyttsx3 ist nicht zu hören: Mit { JOINED($commands, " und ") } kommt kein Ton
pyttsx-player-fails = pyttsx3 ist nicht zu hören: { $command } endete mit dem Status { $status }
pyttsx-player-hurries = pyttsx3 ist nicht zu hören: { $command } endete zu schnell, um eine Zeile abgespielt zu haben
pyttsx-not-started = pyttsx3 startet nicht.
pyttsx-died = Der Prozess von pyttsx3 ist beendet.
pyttsx-no-answer = Der Prozess von pyttsx3 antwortet nicht.
no-command-say = Der Befehl say fehlt: Er gehört zu macOS.
say-stopped = Der Befehl say wurde beendet.
recording-cannot-write = Die Aufnahme { QUOTED($path) } lässt sich nicht schreiben: { $why }.


## Screenreader und Braillezeilen, die da sind oder nicht

reader-can-be-spoken-to = { $name } läuft und nimmt Text an.
reader-of-windows = { $found ->
    [narrator] Die Sprachausgabe von Windows läuft
   *[other] Windows meldet, dass ein Screenreader läuft
}, und gelesen wird, was auf dem Bildschirm steht.
reader-reads-lines = { $name } läuft und liest, was auf dem Bildschirm steht.
reader-outside-wsl = Das hier ist WSL: Der Screenreader läuft drüben, in Windows.
reader-of-terminal = { $name } liest dieses Terminal.
reader-far-away = Diese Sitzung kommt aus der Ferne: Der Screenreader läuft auf der anderen Seite.
reader-of-console = Das hier ist eine Textkonsole: Screenreader für die Konsole lesen sie.
voiceover-off = VoiceOver ist aus.
brltty-serves-display = BRLTTY bedient eine Braillezeile.
no-reader-found = Kein Screenreader gefunden.
braille-by-reader = { $name } läuft. Gibt es eine Braillezeile, so gehört sie { $name }, und { $name } verrät nichts darüber.
braille-brltty-serves = BRLTTY bedient hier Programme; ob es eine Braillezeile hat, sagt es nicht.
braille-brltty-runs = BRLTTY läuft; ob es eine Braillezeile hat, sagt es nicht.
braille-nothing = Nichts gefunden, das eine Braillezeile bedient.


## Regelbücher, Wörterverzeichnisse, Lektionen und Themen

in-book-line = { $file } von { $game }, Zeile { $line }: { $why }.
no-rule-book = { $game } hat kein Regelbuch.
book-without-title = Ein Regelbuch beginnt mit # und seinem Titel.
anchor-missing = Kein Absatz hat den Anker #{ $anchor }.
anchor-twice = Den Anker #{ $anchor } gibt es zweimal.
anchor-empty = Bei #{ $anchor } steht nichts.
no-anchors = { QUOTED($text) } ist keine Zeile mit Ankern vor einem Absatz.
no-chapter = { QUOTED($text) } ist kein Kapitel, etwa ## Punkte { "{" }#scoring{ "}" }.
in-credits = { $file } von { $game }: { $why }.
credits-no-toml = Das ist kein gültiges TOML: { $why }.
no-credit = Den Eintrag { $name } gibt es nicht: { $near }.
credit-missing = Der Eintrag { $name } fehlt; schreib "unknown", wenn niemand es weiß, und "none" oder eine leere Liste, wenn es nichts gibt.
credit-no-list = Der Eintrag { $name } braucht eine Liste von Texten, etwa ["Ann"].
credit-no-text = Der Eintrag { $name } braucht einen Text in Anführungszeichen.
credit-no-sentence = { QUOTED($text) } in { $name } ist kein ganzer Satz.
credit-no-address = { QUOTED($text) } ist keine Adresse: Schreib https und den Rest, oder "unknown".
chapter-empty = Das Kapitel { QUOTED($title) } hat keinen Absatz.
not-one-sentence = { QUOTED($text) } ist nicht genau ein Satz.
longer-than = { QUOTED($text) } ist länger als { $longest } Wörter.
other-marks = { QUOTED($text) } hat Zeichen, die nicht in einen Satz gehören.
no-fact = Die Angabe { QUOTED($name) } gibt es nicht: { $near }.
brace-of-no-fact = Diese geschweifte Klammer gehört zu keiner Angabe.
no-condition = { QUOTED($text) } ist keine Bedingung, etwa name=value.
condition-no-number = { QUOTED($value) } lässt sich nicht vergleichen: Das ist keine Zahl.
condition-no-seats = { QUOTED($value) } ist keine Zahl von Plätzen.
glossary-without-title = Ein Wörterverzeichnis beginnt mit # und seinem Titel.
no-word = { QUOTED($text) } ist kein Wort, etwa ## Stich, Stiche.
word-twice = { QUOTED($word) } gibt es zweimal.
word-empty = Zu { QUOTED($word) } steht nichts da.
no-sentence-of-word = { QUOTED($text) } ist kein Satz zu einem Wort.
not-the-line = Schreib die Zeile { $wanted }, nicht { QUOTED($text) }.
below-nothing = { QUOTED($text) } ist eingerückt, aber die Zeile darüber nimmt keine eingerückten Zeilen.
no-line-of-lesson = { QUOTED($text) } ist keine Zeile einer Lektion.
not-below-decision = { QUOTED($text) } gehört nicht unter eine Entscheidung.
no-sentence = { QUOTED($text) } ist kein Satz.
no-topic = Das Thema { QUOTED($name) } gibt es in { $package-name } nicht: { $near }.
topic-twice = { $event } von { $package-name } ist zweimal aufgeführt.


## Tische, die eröffnet werden

table-endless = Bots allein würden { $game } ohne Ende spielen: Wähl eine Zahl von Runden oder eine Grenze.
seed-unusable = Der Startwert { QUOTED($seed) } geht nicht: Nimm höchstens { $longest } Zeichen in einer Zeile.
record-file-unreadable = Die Aufzeichnung { QUOTED($path) } lässt sich nicht lesen: { $why }.
record-is-over = Diese Partie ist beendet.
seats-in-trick = Einige haben geheim gewählt, andere noch nicht. Setz die Partie fort und wechsle die Plätze dann in ihrem Menü, zusammen mit der Person, deren Platz es ist.
record-seed-lost = Diese Partie hat ihren Startwert verloren, darum geht der Zufall nicht weiter. Spiel sie in Aufzeichnungen nach und von irgendeiner Stelle mit neuem Zufall weiter.
record-of-later = Diese Partie lässt sich hier nicht fortsetzen: Zeile { $line } ihrer Aufzeichnung, { QUOTED($text) }, ist eine Notiz aus einer späteren Version.
commitment-word = { QUOTED($word) } ist kein Wort der Liste: { $near }.
commitment-length = Gib { $words } Wörter einer Aufzeichnung an oder alle 64 Ziffern ihres Fingerabdrucks, nicht { $given }.
record-written-just-now = Diese Partie ist gerade in einem anderen Programm offen. Versuch es noch einmal.


## Mit anderen spielen

not-awaited = Du wartest nicht mehr auf den Server.
server-says = Der Server sagt: { $why }.
server-over = Der Server hält eine Grenze nicht ein: { $why }. Die Verbindung ist beendet.
over-number = Er schickt eine Zahl, die in keinem Spiel vorkommt
over-seat = Er nennt einen Platz, den der Tisch nicht hat
over-record = Er schickt eine Aufzeichnung, die zu lang oder ungeordnet ist
over-unheard = Er schickt mehr von einer Partie, als jemand hören kann
over-news = Er schickt mehr Neuigkeiten, als jemand hören kann
over-unreadable = Er schickt immer wieder Unlesbares
over-rounds = Er fragt endlos nach Beiträgen zum Zufall
over-pings = Er schickt endlos Leeres, oder mehr, als zu lesen ist
over-frame = Er schickt zu viel auf einmal
over-values = Er schickt einen Tisch, auf dem mehr liegt als in irgendeiner Partie
over-rate = Er schickt ohne Ende
server-odd = Dieses Programm ist an etwas gescheitert, was der Server geschickt hat. Mehr steht in seinem Fehlerprotokoll.
server-odd-ended = Dieses Programm ist an etwas gescheitert, was der Server geschickt hat, und hat die Verbindung beendet. Mehr steht in seinem Fehlerprotokoll.
packet-unreadable = Was über die Verbindung kam, lässt sich nicht lesen.
packet-too-long = Die Sendung hat { $given } Bytes; höchstens { $longest } sind erlaubt.
list-too-long = Die Liste { QUOTED($field) } in der Sendung ist zu lang: Höchstens { $longest } Einträge sind erlaubt.
text-too-long = { QUOTED($text) } ist zu lang für { QUOTED($field) }: Nimm höchstens { $longest } Zeichen.
game-cannot-travel = { $game } geht nicht mit Leuten anderswo: { $why }.
as-is = { $text }
device-file = Was dieses Gerät für das Spielen mit anderen aufhebt, lässt sich nicht lesen oder schreiben, { QUOTED($path) }: { $why }.
device-damaged = Was dieses Gerät für das Spielen mit anderen aufhebt, ist beschädigt: { QUOTED($path) }. Ohne das erkennt dich kein Server wieder; leg die Datei woandershin, um neu anzufangen.
luck-file = Was dieses Gerät über den Zufall weiß, lässt sich nicht in { QUOTED($path) } speichern: { $why }. Die Partie geht weiter, aber wenn du das Programm vor ihrem Ende schließt, kann dieses Gerät seinen Beitrag nicht prüfen.
luck-damaged = Was dieses Gerät über den Zufall laufender Partien wusste, ist beschädigt, darum kann es dort seinen Beitrag nicht prüfen. Die alte Datei heißt jetzt { $name }.
link-cut-off = Der Rest dieses Links ging beim Kopieren verloren: Er geht nach einem # weiter. Kopier ihn ganz, oder lass ihn dir noch einmal schicken.
link-cut-short = Das Ende dieses Links fehlt. Kopier ihn ganz, oder lass ihn dir noch einmal schicken.
link-other-kind = Ein Link beginnt mit audiogame oder audiogames, nicht mit { QUOTED($scheme) }.
link-brackets = Eine IPv6-Adresse steht in eckigen Klammern: Tipp [{ $address }], dahinter einen Doppelpunkt und den Port.
link-no-address = { QUOTED($address) } ist keine Adresse eines Servers. Ein Link ist die Adresse und danach die Wörter des Tisches.
# Wie eine Adresse vorgelesen wird, und die Wörter für ihre Zeichen.
heard-address = { $host }, Port { $port }
link-port = port
link-colon = doppelpunkt
link-dot = punkt
link-word = { QUOTED($word) } ist kein Wort eines Links: { $near }.
link-length = Ein Link hat nach der Adresse { $words } Wörter; hier sind es { $given }.
link-wrong = Kein Tisch hat diesen Link. Prüf seine Wörter, oder bitte um einen neuen Link.
link-lasts-out = Ein Link gilt höchstens { $longest } Sekunden, oder mit 0 für immer.
link-ended = Dieser Link gilt nicht mehr. Bitte um einen neuen Link.
line-down = Die Verbindung zum Server ist weg.
server-not-there = Unter { $address } antwortet kein Server: { $why }.
server-gone = Unter { $address } gibt es keinen Tisch mehr.
server-resting = Unter { $address } gibt es gerade keinen Tisch.
server-web-page = Unter { $address } antwortet eine Webseite, kein Tisch.
server-no-answer = Unter { $address } antwortet niemand.
server-no-way = Von diesem Computer führt kein Weg zu { $address }.
server-name-unknown = Dieser Computer findet { $host } nicht.
server-by-proxy = Der Proxy { $proxy } lässt keine Verbindung zu { $address } durch: Versuch es in einem anderen Netz, oder frag, wer dieses betreut.
proxy-silent = Der Proxy { $proxy } aus den Einstellungen dieses Computers antwortet nicht, darum ist { $address } nicht zu erreichen. Nimm ihn aus den Einstellungen, oder versuch es in einem anderen Netz.
proxy-unusable = Mit dem Proxy { $proxy } aus den Einstellungen dieses Computers kann dieses Programm nichts anfangen, darum ist { $address } nicht zu erreichen. Trag dort einen für HTTP ein, oder versuch es in einem anderen Netz.
server-not-by-tls = Der Server unter { $address } nimmt keine Verbindungen mit TLS an: Beginn den Link mit audiogame://, ohne s.
ask-for-link = Bitte dort um den neuen Link, wo du eingeladen wurdest.
ask-later = Versuch es in einer Minute noch einmal. Hilft das nicht, bitte dort um den neuen Link, wo du eingeladen wurdest.
check-online = Prüf deine Verbindung zum Internet. Wenn sie geht, bitte dort um den neuen Link, wo du eingeladen wurdest.
local-network = Steht er in deinem eigenen Netz, erlaub deinem Terminal in den Systemeinstellungen unter Datenschutz & Sicherheit "Lokales Netzwerk". Öffne das Terminal danach neu.
sign-in-first = Wenn dein Netz zuerst eine Anmeldung will, mach sie in einem Browser. Wenn nicht, bitte dort um den neuen Link, wo du eingeladen wurdest.
server-by-tls = Der Server unter { $address } nimmt nur Verbindungen mit TLS an: Beginn den Link mit audiogames://, mit einem s.
server-silent = Der Server unter { $address } antwortet, aber nicht wie ein Server von audiogame.
server-secret = sein Geheimnis hat nicht 64 hexadezimale Ziffern
server-other = Unter { $address } antwortet jetzt ein anderer Server als der, den du kennst. An ihn wurde nichts gesendet.
server-not-of-link = Unter { $address } antwortet ein anderer Server als der, für den dieser Link gilt. An ihn wurde nichts gesendet. Bitte um den neuen Link.
server-unproved = Der Server unter { $address } konnte nicht beweisen, wer er ist.
line-changed = Was von { $address } kommt, wird unterwegs verändert; darum wurde diese Verbindung beendet.
server-led-inside = Der Server wollte dich zu { $address } schicken, in dein eigenes Netz. Das Programm ist nicht hingegangen.
server-cannot-listen = Der Server kann unter { $address }, Port { $port }, nichts annehmen: { $why }.
server-name = Ein Server kann nicht { QUOTED($name) } heißen: Höchstens { $longest } Zeichen sind erlaubt, und nichts Unsichtbares.
server-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
server-tables = Ein Server hat mindestens einen Tisch, nicht { $tables }.
server-through-alone = --through braucht einen Server, den dieser Computer selbst ohne Verschlüsselung erreicht. Lass --certificate weg, und auch ein --address, das nur zu einem Netz gehört.
server-few-tables = Dieses System erlaubt einem Programm { $files } offene Dateien. Das reicht für { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} von { $most }. Heb die Grenze an, wenn es mehr sein sollen.
server-files = Dieses System erlaubt einem Programm { $files } offene Dateien, und das ist zu wenig für { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}. Heb die Grenze an, oder gib --tables { $most } ein.
server-folder = Der Server kann { QUOTED($path) } nicht benutzen: { $why }.
folder-link-gone = { QUOTED($path) } ist ein Link zu einem Ordner, den es nicht gibt. Leg den Ordner an, oder nenn einen anderen mit --data.
server-nowhere = In { QUOTED($path) } hat kein Server etwas gespeichert. Nenn seinen Ordner mit --data oder seine Datenbank mit --store.
folder-of-user = { QUOTED($path) } gehört { $user }, und was root dort schreibt, kann { $user } nicht benutzen. Fang den Befehl so an: runuser -u { $user } --
server-reached = { QUOTED($reached) } geht nicht für --reached: Gib einen Namen an, mit Port, falls der ein anderer ist, oder https:// und den Namen, wenn ein Proxy TLS übernimmt.
server-plain = Alles läuft unverschlüsselt, auch die Einladung und der Chat. Stell einen Proxy mit TLS davor, oder gib dem Server ein Zertifikat.
server-behind-open = Mit --behind glaubt der Server allen in seinem eigenen Netz, woher jemand kommt. Mit --address 127.0.0.1 erreicht ihn nur ein Proxy auf diesem Computer.
certificate-taken = Das erneuerte Zertifikat { QUOTED($file) } ist in Gebrauch.
certificate-not-taken = Das erneuerte Zertifikat wird nicht genommen: { $why } Das alte bleibt in Gebrauch.
server-link = Mit diesem Link öffnet man Tische: { $link }
server-no-link = Kein Server hat seinen Link in { QUOTED($path) } hinterlassen: Starte einen mit diesem Ordner, oder nenn mit --data einen anderen.
drain-undone = { $address } übernimmt wieder Tische.
server-folder-taken = In { QUOTED($path) } hat schon ein anderer Server seine Tische. Halt ihn an, oder nimm --data mit einem anderen Ordner.
store-unknown = Ein Server hat seine Tische in einem Ordner oder in einer Datenbank, etwa postgresql://user@host/name, nicht in { QUOTED($store) }.
store-not-database = { QUOTED($store) } ist keine Adresse einer Datenbank. Gib eine ein, etwa postgresql://user@host/name.
carry-no-server = In { QUOTED($path) } ist kein Server. Gib --data ein, mit dem Ordner des Programms, das ihn betrieben hat.
carry-no-server-yet = In der Datenbank { $place } ist noch kein Server. Gib --store mit einer anderen ein, oder fang dort einen an, mit audiogame serve.
carry-there-already = In { QUOTED($path) } ist schon ein Server. Gib --data mit einem anderen Ordner ein.
carry-not-empty = In der Datenbank { $place } sind schon Tische oder Aufzeichnungen. Leg eine neue an.
carry-runs = Der Server läuft: An { $name } wird gerade geschrieben. Halt ihn erst an.
carry-wrong = { $count ->
    [one] Diese Datei ist
   *[other] { $count } Dateien sind
} beschädigt: { $files }. Nichts wurde übertragen. Leg woandershin, was beschädigt ist, und versuch es noch einmal.
carry-changed = Die Aufzeichnung { $name } hat sich inzwischen geändert. Nichts wurde übertragen. Versuch es noch einmal.
person-playing = Am Tisch { $table } wird gerade gespielt. Lösch diese Person, wenn er seit einer Minute leer ist.
drain-alone = Der Prozess unter { $address } ist der einzige, also könnte niemand seine Tische nehmen.
drain-unknown = Unter { $address } ist kein Prozess dieses Servers. Es gibt diese: { $known }.
postgres-missing = Die Bibliothek asyncpg, die PostgreSQL erreicht, ist nicht installiert. { $cure }
metrics-missing = Die Bibliothek prometheus-client, die Messwerte des Servers ausgibt, ist nicht installiert. { $cure }
library-by-pip = { $system ->
    [windows] Gib in PowerShell ein
   *[other] Gib ein
}: { $pip } install "{ $library }".
library-not-in-folder = Zu diesem Ordner lässt sich nichts hinzufügen. Wenn es vorher darin war, pack ihn noch einmal aus; sonst installier audiogame mit Python.
postgres-unusable = Die Datenbank { $place } ist nicht zu gebrauchen: { $why }.
postgres-awaited = Die Datenbank { $place } ist noch nicht da: { $why }. Der Server wartet auf sie.
postgres-newer = Die Datenbank { $place } gehört zu einer neueren Version von audiogame: Sie ist bei Schritt { $done }, und diese hier kennt { $known }. Installiere dieselbe Version auch hier.
table-record-damaged = Die Aufzeichnung der Partie dieses Tisches ist beschädigt, und sie kann nicht weitergehen. Die Tischleitung kann die nächste beginnen.
server-disk = Der Server kann eine Aufzeichnung nicht speichern: { $why }.
server-waits = Der Server kann die Partie gerade nicht speichern. Nichts ist verloren: Sie wartet und geht von selbst weiter.
service-unknown = Kein Dienst heißt { QUOTED($name) }: { $near }. Oder gib einen ganzen Befehl ein, mit {"{port}"} darin und in Anführungszeichen.
service-command = { QUOTED($command) } ist kein Befehl: Ein Anführungszeichen darin ist nicht geschlossen.
service-host-refused = Du vertraust { $host } nicht, darum wurde dort kein Weg geöffnet. Wähl nach --through einen anderen Dienst, oder vergleich den Fingerabdruck und antworte mit J.
services-unreadable = { QUOTED($path) } lässt sich nicht lesen: { $why }.
services-sections = In { QUOTED($path) } steht etwas anderes als Abschnitte, die mit [[service]] beginnen.
services-sections-only = das ist kein Abschnitt, der mit [[service]] beginnt
services-entry = { QUOTED($path) }, Dienst { $number }: { $why }.
services-twice = In { QUOTED($path) } heißen zwei Dienste { QUOTED($name) }.
services-key-unknown = in einem Dienst gibt es { QUOTED($key) } nicht: { $near }
services-key-missing = { QUOTED($key) } fehlt
services-key-kind = { QUOTED($value) } geht nicht als Wert von { QUOTED($key) }
services-no-port = im Befehl { QUOTED($command) } hat kein Argument {"{port}"} in sich
home-server-not-run = Auf diesem Computer kann kein Tisch stehen: { $why }.
home-server-not-begun = Der Server des Tisches startet nicht. Sein Protokoll in { QUOTED($path) } sagt, warum; schließ ein anderes Programm, das dort Tische hat.
home-server-unreached = Der Server des Tisches läuft, aber dieses Programm erreicht ihn unter { $address } nicht. Lass audiogame durch deine Firewall oder deinen Virenscanner.
tunnel-no-ssh = Das Programm ssh fehlt auf diesem Computer. { $system ->
    [windows] Nimm unter Einstellungen, System, Optionale Features den "OpenSSH-Client" dazu.
   *[other] Installiere das Paket openssh-client.
}
tunnel-no-program = Das Programm { QUOTED($program) } fehlt auf diesem Computer. Installiere es, oder wähl einen anderen Dienst.
tunnel-not-run = { QUOTED($program) } startet nicht: { $why }.
tunnel-no-host = Im Befehl { QUOTED($command) } ist kein Computer genannt. Schreib ihn hinter die Optionen von ssh.
tunnel-no-way = { $host } ist nicht zu erreichen: { $why }. Sieh nach, ob dieser Computer im Netz ist, oder wähl einen anderen Dienst.
tunnel-no-key = { $host } antwortet nicht. Sieh nach, ob dieser Computer im Netz ist, oder wähl einen anderen Dienst.
tunnel-host-new = Den Fingerabdruck von { $name } hast du noch nicht bestätigt. Starte noch einmal mit --through, um ihn zu hören.
tunnel-host-changed = { $name } zeigt einen anderen Schlüssel als den, dem du vertraut hast, darum wurde dorthin nichts gesendet. Wenn der Dienst einen neuen Schlüssel angekündigt hat, lösch { QUOTED($file) } und starte noch einmal; sonst wähl einen anderen Dienst.
tunnel-offline = { $name } ist nicht zu finden. Sieh nach, ob dieser Computer im Netz ist.
tunnel-refused = { $name } hat den Tunnel beendet{ $said ->
    [none] . Versuch es später noch einmal, oder wähl einen anderen Dienst.
   *[other] : { $said }. Versuch es später noch einmal, oder wähl einen anderen Dienst.
}
tunnel-no-address = Der Dienst nennt keine Adresse{ $said ->
    [none] { "" }
   *[other] {" "}und sagt { QUOTED($said) }
}. Versuch es später noch einmal, oder wähl einen anderen Dienst.
tunnel-no-answer = Von außen führt { $address } nicht hierher: { $why }. Versuch es später noch einmal, oder wähl einen anderen Dienst.
tunnel-silent = keine Antwort nach { $seconds } Sekunden
tunnel-cut = die Verbindung war sofort wieder weg
tunnel-other-server = { $address } führt zu einem anderen Server, nicht zu diesem. Niemand wurde dorthin geschickt. Wähl einen anderen Dienst.
tunnel-taken-back = Der Dienst gibt { $address } jetzt jemand anderem, also wird niemand mehr dorthin geschickt. Eine neue Adresse kommt von selbst; kommt keine, wähl einen anderen Dienst.
tunnel-withdrawn = Der Dienst hat { $address } zurückgenommen, also kommt dort niemand mehr herein. Eine neue Adresse kommt von selbst; kommt keine, wähl einen anderen Dienst.
person-name-unknown = An keinem Tisch dieses Servers heißt jemand { QUOTED($name) }.
person-unknown = Dieser Server hat nichts von { $person }. Gib audiogame server person find NAME ein, dann hörst du die Schlüssel, die er kennt.
person-file = { QUOTED($path) } lässt sich nicht schreiben: { $why }.
own-network = In deinem eigenen Netz lässt sich nichts ankündigen oder finden: { $why }.
certificate-not-trusted = Der Server unter { $address } zeigt ein Zertifikat, dem dieser Computer nicht vertraut: { $why }.
certificate-expired = es ist abgelaufen, oder die Uhr dieses Computers geht falsch
certificate-of-other = es gilt für eine andere Adresse
certificate-unknown = niemand, den dieser Computer kennt, bürgt dafür
certificates-missing = Dieses Python hat keine Zertifikate und kann darum keinen Server prüfen. { $system ->
    [macos] Öffne im Finder Programme, den Ordner deines Pythons und darin Install Certificates.command.
   *[other] Installiere das Paket ca-certificates.
}
server-full = Dieser Server hat { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, mehr gehen nicht.
server-crowded = Dieser Server hat so viele Verbindungen, wie er haben kann. Versuch es später noch einmal.
game-takes-too-long = { $game } dauert für diesen Server zu lange, darum geht diese Partie nicht weiter. Der Server behält ihre Aufzeichnung, und die Tischleitung kann ein anderes Spiel wählen.
address-crowded = Von deiner Adresse sind hier { $most } Verbindungen offen, mehr gehen nicht. Schließ eine, oder versuch es später noch einmal.
person-crowded = Du hast hier { $most } Verbindungen offen, mehr gehen nicht. Schließ eine davon.
game-halted = Die Partie ist auf dem Server gescheitert. Nichts ist verloren: Sie geht von selbst weiter, ab dem letzten Zug.
game-given-up = Die Partie scheitert auf dem Server immer wieder, und sie kann nicht weitergehen. Der Server behält ihre Aufzeichnung, und die Tischleitung kann die nächste beginnen.
server-failed = Daran ist der Server gescheitert. Wer ihn betreibt, findet den Grund im Protokoll.
certificate-unusable = { QUOTED($file) } ist für Verbindungen mit TLS nicht zu gebrauchen: { $why }.
certificate-key = { QUOTED($file) } und { QUOTED($key) } sind nicht ein Zertifikat und sein Schlüssel.
certificate-alone = { QUOTED($file) } ist kein Zertifikat, oder sein Schlüssel ist nicht dabei: Nenn die Datei des Schlüssels mit --key.
protocol-other = { $older ->
    [server] Der Server ist älter als dieses Programm. Bitte darum, dass er aktualisiert wird.
   *[program] Der Server ist neuer als dieses Programm. Aktualisiere das Programm.
}
rules-other = { $older ->
    [server] Der Server spielt Version { $server } der Regeln von { $game }, und dieses Programm Version { $program }. Bitte darum, dass der Server aktualisiert wird.
   *[program] Der Server spielt Version { $server } der Regeln von { $game }, und dieses Programm Version { $program }. Aktualisiere das Programm.
}
hello-first = Eine Verbindung beginnt mit hello.
hello-late = Auf dieser Verbindung kam kein hello.
hello-twice = Auf dieser Verbindung kam hello schon.
hello-wrong = Was dieses Programm gesendet hat, kam nicht unverändert beim Server an.
invitation-needed = Nur mit einer Einladung kann man auf diesem Server Tische eröffnen. Bitte die Person darum, die ihn betreibt.
invitation-wrong = Diese Einladung stimmt nicht. Bitte die Person, die den Server betreibt, um eine neue.
guessed-too-often = Von hier kamen viele falsche Links. Bitte noch einmal um den Link.
too-much = Das ist zu viel auf einmal für den Server. Warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, dann versuch es noch einmal.
table-elsewhere = Der Tisch ist jetzt bei einem anderen Prozess des Servers. Komm noch einmal herein.
table-unknown = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen, oder bitte um einen anderen Link.
table-banned = An diesen Tisch kannst du nicht zurück.
table-begun = Die Partie hat begonnen, darum kann sich niemand mehr setzen.
table-full = { $free ->
    [0] An diesem Tisch ist kein Platz frei.{ $enters ->
        [yes] {" "}{ $listens ->
            [yes] Hör zu, versuch es später noch einmal, oder wähl einen anderen Tisch.
           *[no] Versuch es später noch einmal, oder wähl einen anderen Tisch.
        }
       *[no] { "" }
    }
    [one] An diesem Tisch ist nur 1 Platz frei.
   *[other] An diesem Tisch sind nur { $free } Plätze frei.
}
table-guests-full = An diesem Tisch hören schon { $most } zu, mehr gehen nicht.
table-no-guests = An diesem Tisch darf niemand zuhören.
at-no-table = Du bist an keinem Tisch.
server-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
now-no-game = Keins der Spiele, die du gewählt hast, geht auf diesem Server mit so vielen von euch.
now-full = Auf diesem Server warten schon { $most }. Versuch es in einer Minute noch einmal.
at-a-table = Du sitzt schon an einem Tisch. Verlass ihn erst.
choice-stale = Zu spät: Nichts hat sich geändert.
choice-not-possible = Das ist nicht erlaubt. Nichts hat sich geändert.
seat-forfeited = Ein Bot spielt auf deinem Platz, bis diese Partie vorbei ist. In der nächsten spielst du wieder.
seat-of-another = Auf diesem Platz sitzt jemand anderes. Nichts hat sich geändert.
undo-secret = Das geht nicht: Seitdem hat jemand geheim gewählt.
undo-dealt = Das geht nicht: Seitdem kamen verdeckte Würfel oder Karten dazu, oder jemand hat davon erzählt.
undo-refused = Nicht alle sind einverstanden. Nichts wird zurückgenommen.
no-game-yet = Die Partie hat noch nicht begonnen.
game-without-you = Die Partie geht ohne dieses Gerät weiter.
game-next = Die nächste Partie beginnt.
game-followed = Die Partie ging zu Ende, während du weg warst, und die nächste hat begonnen.
game-set-back = Der Server wurde auf einen früheren Moment der Partie zurückgesetzt. Von da an geht sie weiter.
game-on = Hier läuft gerade eine Partie. Spiel sie erst zu Ende.
host-only = Das darf nur die Tischleitung.
host-away = Die Tischleitung ist gerade weg. Versuch es später noch einmal.
knock-gone = Vor der Tür wartet niemand mehr.
knock-refused = Die Tischleitung sagt nein.
knock-late = Jemand anderes war schneller.
remove-nobody = Hier ist niemand zu entfernen.
table-entry-unknown = Ein Tisch lässt mit link, open oder knock herein, nicht mit { QUOTED($entry) }.
grace-out = Bis ein Bot einspringt, vergehen { $least } bis { $most } Sekunden, oder mit 0 springt keiner ein.
options-too-many = { $game } hat { $most ->
    [one] 1 Regel
   *[other] { $most } Regeln
} zu wählen, und mehr lassen sich nicht angeben.
option-twice = Jede Regel lässt sich nur einmal angeben.
chairs-for-nobody = Mindestens ein Platz ist für jemanden an diesem Gerät.
bots-called-alike = Jeder Bot braucht einen eigenen Namen, und { QUOTED($name) } ist vergeben.
luck-not-wanted = Gerade kann nichts zum Zufall dazukommen.
name-of-nobody = An einem Tisch mit anderen kann niemand { QUOTED($name) } heißen.
name-number = Ein Name kann keine Zahl sein: { QUOTED($name) }.
name-of-bot = { QUOTED($name) } ist der Name eines Bots.
name-mixed = Der Name { QUOTED($name) } geht nicht: Schreib jedes Wort mit den Buchstaben eines einzigen Alphabets.
name-taken = Am Tisch heißt schon jemand { QUOTED($name) }.
chat-empty = Schreib zuerst etwas.
chat-unreadable = In dieser Zeile sind Zeichen, die sich nicht vorlesen lassen.
chat-too-long = Eine Zeile hat höchstens { $longest } Zeichen.
chat-muted = Du bist hier stummgeschaltet: Niemand hört, was du sagst.
mute-nobody = Hier ist niemand stummzuschalten.
owner-stays = { $name } hat diesen Tisch eröffnet. Deshalb kann niemand { $name } stummschalten oder entfernen.
host-nobody = Wähle jemanden, der mitspielt und da ist.
vote-unknown = Darüber kann niemand abstimmen.
vote-open = Eine andere Abstimmung läuft. Warte, bis sie vorbei ist.
wish-rests = Das wurde gerade abgelehnt. Frage in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
vote-over = Diese Abstimmung ist vorbei.
vote-for-ever = Dieser Tisch wartet auf alle, die weg sind: Für sie spielt kein Bot.
vote-not-idle = Die Frage ist noch nicht lange offen: Bitte nach einer Minute um einen Bot.
grace-longer = Die Zeit, bis ein Bot einspringt, lässt sich nur verlängern.
table-paused = Der Tisch macht schon Pause.
phrase-word = { QUOTED($word) } ist kein Wort der Liste: { $near }.
phrase-length = Ein Wiederherstellungssatz hat { $words } Wörter, nicht { $given }.
phrase-wrong = Das sind nicht die Wörter eines Wiederherstellungssatzes: Eins davon ist falsch, oder die Reihenfolge stimmt nicht.
key-yielded = Dieses Gerät wurde aufgegeben: Ein anderes ist an seiner Stelle. Gib den Wiederherstellungssatz des neuen ein, um hier wieder zu spielen.
keys-too-many = Du hast auf diesem Server schon { $most }-mal das Gerät gewechselt, und mehr lässt er nicht zu.
chat-too-fast = Du hast viel gesagt. Warte ein paar Sekunden.


## Die Befehlszeile

output-lost = Es lässt sich nichts ausgeben: { $why }.
output-lost-after = Es lässt sich nichts ausgeben: { $why }. { $after }
script-line = Zeile { $line } der Tasten: { $why }.
transcript-cannot-write = Die Mitschrift lässt sich nicht nach { QUOTED($path) } schreiben: { $why }.
variable-wrong = { $why }. Das kommt aus der Variablen { $variable }.
variable-sound = AUDIOGAME_SOUND muss on oder off sein, nicht { QUOTED($value) }.
arguments-wrong = { $why }. Mehr sagt { $program } -h.
arguments-required = Diese Argumente fehlen: { $value ->
    [game] Spiel
    [record] Aufzeichnung
    [lesson] Lektion
    [what] Aktion
    [command] Befehl
   *[other] { $value }
}
arguments-unrecognized = Unbekannte Argumente: { $value }
argument-without-value = Ein Wert fehlt
argument-with-value = Der Wert { QUOTED($value) } gehört hier nicht hin
argument-with-values = Höchstens ein Wert geht
argument-with-other-count = { $value ->
    [one] Nötig ist ein Wert
   *[other] Nötig sind { $value } Werte
}
argument-not-with = Zusammen mit { $value } geht das nicht
argument-unfit = { $type ->
    [int] { QUOTED($value) } ist keine ganze Zahl
   *[other] { QUOTED($value) } geht nicht
}
argument-ambiguous = Die Option { $option } kann jede von diesen sein: { $matches }
arguments-one-required = Nötig ist eines dieser Argumente: { $value }
argument-refused = Argument { $name }: { $why }.
finding-topic = { $topic ->
    [program] Programm
    [screen-reader] Screenreader
    [speech-mode] Wer spricht
    [voices] Stimmen
    [voice] Stimme { $name }
    [speech] Sprachausgabe
    [sound] Klänge
    [braille] Braille
    [terminal] Terminal
    [locale] System
    [folder] Ordner
   *[settings] Einstellungen
}
argument-pace = { QUOTED($value) } ist kein Tempo: Nimm eine Zahl von 0 bis 10.
argument-count = { QUOTED($value) } ist keine ganze Zahl: Nimm 0 oder mehr.
argument-games = 0 Partien sind zu wenig: Spiel mindestens 1.
argument-width = { $width } ist zu schmal: Nimm 0, oder { $least } Zeichen und mehr.
argument-seat = { QUOTED($value) } ist kein Platz: Die Plätze beginnen mit 0.
argument-unknown = { $option ->
    [yes] { QUOTED($value) } geht nicht bei { $what }: { $near }.
   *[no] { QUOTED($value) } gibt es nicht als { $what ->
        [command] Befehl
        [check] Befehl
        [what] Aktion
        [sound] Klang
        [view] Ansicht
       *[other] { $what }
    }: { $near }.
}
trial-needs-keys = Starte den Versuch in einem Terminal: Er fragt, was du hörst, und du antwortest mit Tasten.
report-cannot-write = In { QUOTED($path) } lässt sich nichts schreiben: { $why }.
game-command-failed = In { $game } ist etwas schiefgegangen. Genaueres steht in { $file }.
program-failed = Etwas ist schiefgegangen. Genaueres steht in { $file }.
window-closes = Drück Eingabe, um dieses Fenster zu schließen.
none-unfinished = Du hast keine offenen Partien.
no-such-record = Die Aufzeichnung { QUOTED($wanted) } gibt es nicht: { $count ->
    [0] Es gibt keine
   *[other] Sie haben die Nummern 1 bis { $count }
}. Mehr sagt audiogame records.
assess-no-expert = { $game } hat keinen Experten, darum kann niemand die Entscheidungen beurteilen.
assess-not-over = Diese Partie ist nicht vorbei. Bis dahin lässt sich nur beurteilen, was eine einzelne Person gegen Bots entscheidet.
seat-still-secret = Diese Partie ist nicht vorbei. Bis dahin spiel sie ohne --seat nach, oder mit dem Platz der einzigen Person, die gegen Bots spielt.
arena-endless = Bots allein würden { $game } mit diesen Regeln ohne Ende spielen: Wähl eine, die ein Ende setzt. Alle stehen in audiogame list.
page-message-unreadable = Die Seite hat etwas Unverständliches gesagt: { $why }. Lade die Seite neu.
page-cannot-write = Die Seite lässt sich nicht nach { QUOTED($path) } schreiben: { $why }.
page-folder-taken = In { QUOTED($path) } sind andere Dateien, und die gingen verloren. Nenn einen neuen oder leeren Ordner.
page-not-in-folder = Mit diesem Ordner lässt sich die Seite nicht bauen, denn dazu braucht es Python und pip.
page-download-failed = Pyodide ließ sich nicht von { $address } holen: { $why }. Versuch es noch einmal, oder nenn den Ordner mit --pyodide.
page-pip-failed = pip konnte die Pakete der Seite nicht holen: { $why }
page-node-failed = Das Programm ließ sich nicht für den Browser vorbereiten: { $why }
page-part-missing = In Pyodide fehlt eine Datei: { QUOTED($path) }. Nenn den Ordner des npm-Pakets pyodide, oder lass --pyodide weg, dann wird es geholt.
page-part-differs = Das ist nicht die Ausgabe von Pyodide, die zu diesem Programm gehört: { QUOTED($path) }. Lass --pyodide weg, dann wird sie geholt.
origin-none = { QUOTED($origin) } ist nicht der Ursprung einer Seite: Nenn einen wie https://page.example, ohne Pfad.
origin-refused = Der Server lässt keine Seite von { QUOTED($origin) } herein: Öffne die Seite des Servers selbst, oder nimm audiogame in einem Terminal.
server-page-missing = In { QUOTED($path) } ist keine Seite. Bau sie mit: audiogame page build, und dem Namen eines Ordners.
server-page-unfetched = Hier ist keine Seite, die zu diesem Programm passt. Hol eine mit: audiogame page fetch, und ihrer Datei oder Adresse; oder nenn ihren Ordner nach --page.
page-unreadable = { QUOTED($file) } lässt sich nicht lesen: { $why }.
page-hash-missing = Nichts sagt, ob { QUOTED($file) } unversehrt ist: Leg { QUOTED($beside) } daneben, oder gib den Fingerabdruck mit --sha256 an.
page-hash-form = { QUOTED($hash) } ist kein Fingerabdruck: Er hat 64 Stellen mit 0 bis 9 und a bis f.
page-hash-differs = { QUOTED($file) } ist nicht die Datei zu diesem Fingerabdruck. Sie hat { $found } statt { $wanted }. Hol die Datei noch einmal.
page-no-page = { QUOTED($file) } ist keine Datei einer Seite. Nenn eine, die audiogame page build --file gemacht hat.
page-other = Die Seite ist aus audiogame { $page }, und das hier ist { $here }: Sie verstehen einander nicht. { $older ->
    [page] Hol eine neuere Seite.
   *[program] Aktualisiere dieses Programm, oder hol eine ältere Seite.
}
download-failed = { QUOTED($address) } lässt sich nicht holen: { $why }.
download-status = der Server antwortet { $status }
download-by-proxy = der Proxy { $proxy } aus den Einstellungen dieses Computers lässt nichts durch
download-too-long = { QUOTED($address) } ist länger als { $most } Bytes, darum wurde es nicht geholt.
download-unencrypted = { QUOTED($address) } ist nicht verschlüsselt: Nimm eine Adresse, die mit https beginnt.
page-no-line = Eine Seite mit https kann { $address } nicht erreichen, denn dort gibt es kein TLS: Browser verbieten das. Bitte die Tischleitung um einen Link, der mit audiogames beginnt, mit einem s. Oder öffne diesen Link selbst im Browser, oder im Programm in einem Terminal.


## Was der Doktor findet

program-found = audiogame { $version }, Python { $python }, { $system } auf { $machine ->
    [unknown] unbekanntem Gerät
   *[other] { $machine }
}.
reader-uncertain = Das ist nicht sicher, darum fragt das Programm beim ersten Start.
lines-heard-twice = Wenn du jede Zeile zweimal hörst, liest dein Screenreader auch das Fenster. { $reader ->
    [nvda] Drück NVDA+5, dann liest er Änderungen im Fenster nicht mehr von selbst.
    [jaws] Drück Einfügen+S, bis das Bildschirmecho aus ist.
   *[other] In NVDA drück NVDA+5, dann liest er Änderungen im Fenster nicht mehr von selbst. In JAWS drück Einfügen+S, bis das Bildschirmecho aus ist.
} Oder drück im Programm Umschalt V, bis nur dein Screenreader spricht.
mode-chosen = in den Einstellungen, der Umgebung oder dem Befehl gewählt.
mode-fits = das passt zu deinem Screenreader. Umschalt V ändert es im Programm.
mode-without-reader = kein Screenreader war zu finden, das ist also geraten. Umschalt V ändert es im Programm.
voice-sample = So klingt die Stimme von audiogame.
voices-not-needed = Keine nötig: Dein Screenreader liest die ausgegebenen Zeilen.
voice-can-speak = Sie kann sprechen.
voice-could-not-speak = Gefunden, konnte aber nicht sprechen: { $why }.
own-voice-has-spoken = In Gebrauch: { $name }, die eigene Stimme des Programms, hat gerade gesagt: { $sample }.
reader-has-spoken = In Gebrauch: { $name }, dein Screenreader, hat gerade gesagt: { $sample }.
voice-tried-late = Kommt erst spät an die Reihe, denn sie merkt nicht, ob jemand sie hört.
voice-through-dispatcher = Spricht durch speech-dispatcher und merkt nicht, ob das zu hören ist.
voice-tried-last = Kommt zuletzt an die Reihe; eine Zeile gilt als gesprochen, sobald ein Befehl ihren Klang abgespielt hat.
nothing-can-speak = Hier kann nichts sprechen, darum stehen die Zeilen nur auf dem Bildschirm.
see-voices-above = Siehe oben bei den Stimmen.
dispatcher-unneeded = Nicht nötig: Orca startet es selbst.
dispatcher-uninstalled = Nicht nötig. Es ist im Paket speech-dispatcher.
espeak-needs-device = Braucht ein Audiogerät: Sieh nach in der Zeile, die mit Klänge beginnt.
accessible-output-unneeded = Nicht nötig. Es ist ein anderer Weg zu speech-dispatcher und braucht das Paket python3-speechd.
pyttsx-unneeded = Nicht nötig. Es ist ein anderer Weg zu eSpeak NG.
reader-needs-dispatcher = In Linux spricht es durch speech-dispatcher und braucht das Paket python3-speechd. Was auf dem Bildschirm steht, lesen Screenreader auch ohne das.
reader-first = Starte NVDA oder JAWS vor dem Programm.
sound-unneeded = Spielen geht auch ohne Klänge.
sound-device-of-windows = Wähl in Windows unter Einstellungen, System, Sound ein Ausgabegerät.
sounds-off = In den Einstellungen sind Klänge aus.
device-open = Ein Audiogerät ist offen.
device-silent = Ein Audiogerät ist offen, aber { $file } wurde nicht abgespielt.
device-has-played = Ein Audiogerät ist offen und hat gerade abgespielt: { $sound }.
sound-driver-set = Die Variable SDL_AUDIODRIVER ist { $driver }: Nimm sie weg.
sound-library-missing = Ein Audioserver läuft, aber seine Bibliothek fehlt: { $cure }.
sound-server-without-device = Ein Audioserver läuft: Wähl in den Einstellungen deines Systems ein Gerät für ihn.
sound-server-named = Die Variable PULSE_SERVER nennt einen Audioserver, der nicht läuft. Starte ihn, oder nimm die Variable weg.
sound-card-missing = Linux findet hier keine Soundkarte.
sound-unconfigured = Es gibt eine Soundkarte, aber ALSA ist nicht eingerichtet: { $cure }.
sound-unshared = { $found ->
    [pipewire] PipeWire läuft
   *[card] Es gibt eine Soundkarte
}, aber mehrere Programme können es nicht zugleich benutzen: { $cure }.
start-sound-server = starte pipewire-pulse oder pulseaudio
install-packages = installiere { $count ->
    [one] das Paket
   *[other] die Pakete
} { JOINED($packages, " und ") }
package-of-debian = { $name } (in Debian)
braille-lines-short = Zeilen sind kurz und bleiben, bis du die Leertaste drückst.
braille-lines-long = Zeilen sind so lang wie die gesprochenen.
braille-turn-on = Für kurze Zeilen, die bleiben, bis du die Leertaste drückst, schalt unter Einstellungen, Sprachausgabe, Braille ein.
braille-messages-of-nvda = NVDA zeigt Meldungen nur ein paar Sekunden: Stell in seinen Einstellungen, unter Braille, den Punkt Meldungen anzeigen so ein, dass sie stehen bleiben.
terminal-none = Kein Terminal: Zeilen werden ausgegeben, und niemand wird etwas gefragt.
terminal-found = { $kind ->
    [console] Eine Konsole
   *[other] { $kind }
}, { $columns } Spalten, Zeichenkodierung { $encoding }.
locale-found = Sprache { $language }, Zeichenkodierung { $encoding }.
folder-in-use = Einstellungen und Aufzeichnungen sind in { $path }.
folder-not-writable = In { $path } lässt sich nichts speichern: Schreiben ist dort nicht erlaubt.
folder-other = Starte mit --data und einem anderen Ordner.
defaults-used = Stattdessen gilt der Standard.
settings-file-flawed = Die Datei hat Fehler.
texts-written = Die Texte stehen in { $path }.
report-written = Der Bericht ist in { $path }. Er enthält keine Namen.
odd-lines-none = Keine Zeile ist als seltsam markiert.
odd-lines-unreadable = Die als seltsam markierten Zeilen in { $file } lassen sich nicht lesen: { $why }.


## Die Liste der Spiele

game-listed = { $title }: audiogame play { $name }. { $alone ->
    [yes] Für eine Person.
   *[no] Für { $seats } Plätze.
}
bots-listed = Bots: { $names }.
bots-without-skill = Mit Können hat das nichts zu tun, darum unterscheiden sie sich nur in ihrer Art.
option-listed = Regel { $name }: { $allowed }; Standard: { $default }.
characters-listed = Mit Charakter, in jedem Spiel: { $names }.


## Arbeit, die lange dauert

work-takes-long = Das dauert etwas: { $progress }.
work-counted = { $done } von { $count } { $what }
work-begun = { $done } { $what }
work-what = { $what ->
    [reading] Aufzeichnung lesen
    [checking] Spiel prüfen
    [building] Seite bauen
    [downloading] Seite herunterladen
    [fetching] Seite bauen, Schritt 1 von 3, Pyodide herunterladen
    [compiling] Seite bauen, Schritt 2 von 3, Programm kompilieren
    [packing] Seite bauen, Schritt 3 von 3, packen
    [looks] Prüfungen von Aufzeichnungen
    [lines] Zeilen
    [records] Aufzeichnungen
    [files] Dateien
    [games] Partien
    [sounds] Klänge
    [erasing] löschen
    [thinking] nachdenken
   *[other] { $what }
}


## Was andere Befehle melden


pack-usable = Dieses Paket mit Klängen ist so zu gebrauchen, wie es ist.
page-of-sources = Ohne Node hat die Seite keinen Bytecode: Jeder Start dauert 7 bis 30 Sekunden länger. Installiere Node (https://nodejs.org) und bau sie noch einmal, oder nimm die Seite einer fertigen Ausgabe.
page-built = Die Seite ist in { $path }. Lass einen Webserver diesen Ordner anbieten.
page-packed = Sie ist auch in { $file }. Ihr Fingerabdruck ist { $hash }.
page-fetched = Die Seite von audiogame { $program } ist in { $path }. Jemanden einladen bietet sie an, und audiogame serve --page auch.
server-listens = Der Server { $name } ist bereit unter { $host }, Port { $port }.
server-open = Alle können hier Tische eröffnen: { $link }
server-invitation = Wer diese Einladung hat, kann hier Tische eröffnen: { $link }
server-invitation-in-words = In Worten: { $address }, { SPOKEN($words) }.
server-page-at = In einem Browser: { $link }
server-page-unencrypted = Ohne --certificate speichert nur ein Browser auf diesem Computer selbst die Seite.
server-tables-unread = Weggelassen, weil nicht lesbar: { $count ->
    [one] eine Tischdatei
   *[other] { $count } Tischdateien
}.
server-keeps-games = Jede Partie wird in { $place } gespeichert.
server-for-this-machine = Nur Programme auf diesem Computer selbst können ihn erreichen.
server-behind-router = Von außerhalb deines Netzes ist dieser Computer nur zu erreichen, wenn dein Router es zulässt; mit --through kommen andere über einen Dienst herein.
server-firewall = { $system ->
    [macos] Wenn macOS nach eingehenden Verbindungen fragt, erlaub sie; sonst kommt niemand aus deinem Netz herein. VoiceOver findet dieses Fenster mit zweimal Control, Option und F1.
   *[windows] Wenn Windows ein Fenster zur Firewall öffnet, lass audiogame dort zu; sonst kommt niemand aus deinem Netz herein.
}
server-behind-carrier = Dein Anbieter gibt dir eine Adresse, die von außen nicht zu erreichen ist. Mit --through kommen andere aus dem Internet herein.
server-ipv6 = Wer auch IPv6 hat, kommt mit diesem Link aus dem Internet herein, wenn dein Router es zulässt: { $link }
server-address-known = Wer hereinkommt, erfährt die Adresse dieses Computers. Wer spielt, erfährt nie die Adresse der anderen.
server-announced = In deinem eigenen Netz ist dieser Server unter seinem Namen zu finden.
server-way-opening = Ein Weg aus dem Internet öffnet sich über { $name }. Das dauert ein paar Sekunden.
server-way-open = { $changed ->
    [yes] Die Adresse ist jetzt eine andere. Die Tische wissen es; der Link ist jetzt
   *[no] Mit diesem Link kommen alle herein, auch aus dem Internet:
} { $link }
server-way-lost = { $why }. Es wird weiter versucht, bis es geht; solange kommen andere nur aus deinem Netz herein.
service-about = { $operator ->
    [none] Leute von anderswo kommen durch diesen Befehl herein: { $command }.
   *[other] Leute von anderswo kommen über { $name } herein, betrieben von { $operator }.
} { $reads ->
    [yes] Wer das betreibt, kann Spiele zwischen Programmen nicht mitlesen, bei Leuten im Browser aber schon.
   *[no] Wer das betreibt, kann unterwegs nichts mitlesen.
} { $minutes ->
    [0] Eine Adresse gilt so lange, wie der Tunnel offen ist.
   *[other] Eine Adresse gilt etwa { $minutes } Minuten; dann ändert sich der Link.
} { $tried ->
    [none] { $documents ->
        [none] Mehr ist hier darüber nicht bekannt.
       *[other] Das steht in seinen Unterlagen vom { $documents }, wir haben es nicht ausprobiert.
    }
   *[other] Ausprobiert am { $tried }.
}
service-ask-host = Der Computer { $host } dieses Dienstes hat den Fingerabdruck { $fingerprint }. Im Zweifel vergleich ihn mit dem, den der Dienst veröffentlicht. Ihm ab jetzt vertrauen? J oder N:
server-metrics-at = Messwerte, nur für diesen Computer, gibt es unter { $address }.
people-from-one-address = Alle kommen von einer einzigen Adresse, wie hinter einem Proxy, und die Grenzen gelten für alle zusammen. Lass den Proxy in X-Forwarded-For nennen, wer kommt, und nimm --behind.
people-through-this-machine = Alle kommen durch diesen Computer, wie durch einen Tunnel oder Proxy, darum gelten die Grenzen für Personen, nicht für Adressen. Wenn ein Proxy in X-Forwarded-For nennt, wer kommt, nimm --behind.
server-to-stop = Zum Anhalten drück Steuerung+C; jede Partie ist gespeichert.
server-out-of-files = Mehr Dateien lassen sich nicht öffnen: Im Moment kommt niemand mehr herein.
server-stopped = Angehalten. Jede Partie ist gespeichert und geht weiter, wenn der Server weitergeht.
drain-left = { $count ->
    [one] 1 Tisch ist
   *[other] { $count } Tische sind
} noch bei { $address }.
drain-done = Alle Tische von { $address } gehen anderswo weiter. Der Prozess lässt sich jetzt anhalten.
carry-done = { $place ->
    [database] Die Datenbank
   *[other] { $place }
} hat jetzt { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
} mit { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}. Jede Aufzeichnung ist geprüft.
person-exported = Partien in { $path }: { $count }.
person-erased = Gelöscht. Partien, die ohne den Namen bleiben: { $count }. In denen, die nicht vorbei sind, spielt ein Bot weiter.


## Die Arena, und Spiele, die geprüft werden

arena-going = { $game }: { $done } von { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}.
arena-played = { $game }, { $strengths }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, Startwert { $seed }, in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
arena-wins = { $strength }: gewinnt { $seats ->
    [one] { $mean }
   *[other] auf jedem von { $seats } Plätzen { $mean }
} Prozent, Unentschieden anteilig; 95-Prozent-Bereich { $low } bis { $high }; bei gleicher Stärke wären es { $even }.
arena-measure = { $strength }: { $seats ->
    [one] { $mean }
   *[other] auf jedem von { $seats } Plätzen { $mean }
} { $unit ->
    [points-a-game] Punkte je Partie
    [antes-a-round] Einsätze je Runde
   *[other] { $named }
}; { $games ->
    [one] bei einer Partie gibt es keinen Bereich
   *[other] 95-Prozent-Bereich { $low } bis { $high }
}.
arena-times = { $strength }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, { $median } Millisekunden im Median, { $worst } im schlimmsten Fall.
game-sound = { $game } hält den Vertrag ein; { $count ->
    [one] { $count } Zustand ist
   *[other] { $count } Zustände sind
} geprüft.
game-flawed = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} in { $game }.
game-whole = Zu einem ganzen Spiel fehlt nichts.
game-lacks = Zu einem ganzen Spiel { $count ->
    [one] fehlt noch eine Sache.
   *[other] fehlen noch { $count } Sachen.
}
game-import-endless = { $file }, Zeile { $line }: Der Import dauert zu lange. Überlass einem Hook, was lange dauert, und lass es enden.
game-no-python = { $file }, Zeile { $line }: Das ist kein Python: { $why }.
game-import-raises = { $file }, Zeile { $line }: Beim Import kam hier { $error }.


## Bilder von Tischen, wie check-game sie denen erklärt, die Spiele schreiben

picture-unfit = ein Bild muss ein Picture sein, nicht { $found }
picture-group-twice = in einem Bereich darf ein Besitzer nur eine Gruppe haben: es gibt zwei von { $group }
picture-area = eine Gruppe muss in einer Area liegen, nicht in { $found }
picture-owner = der Besitzer einer Gruppe muss ein Platz oder None sein, nicht { $found }
picture-group-empty = eine Gruppe muss etwas enthalten: { $group } ist leer
picture-mark = eine Markierung muss ein Enum oder None sein, nicht { $found }
picture-about = ein Bild muss von einer seiner Gruppen handeln, nicht von { $found }
picture-order = eine Reihenfolge muss ein Enum oder None sein, nicht { $found }
picture-die = die Seite eines Würfels muss eine Zahl oder ein Enum sein, und seine Art ein Enum, in { $found }
picture-card = die Vorderseite einer Karte muss eine Zahl oder ein Enum sein, und ihre Farbe ein Enum, in { $found }
picture-no-card = mindestens eine Karte muss in { $found } sein
picture-unit = eine Einheit muss in { $found } mindestens einen Teil haben
picture-score = ein Punktestand muss in { $found } eine ganze Zahl sein
picture-man = es muss mindestens ein Stein sein, und seine Art muss ein Enum oder None sein, in { $found }
board-unfit = ein Brett muss ein Board mit einem Feld in jeder Reihe sein, nicht { $found }
board-square = jedes Feld muss ein Square sein, dessen Name eine Zahl, ein Enum oder ein Wert ist, nicht { $found }
board-name-twice = zwei Felder haben den Namen { $name }
picture-thing = eine Gruppe darf Die, PictureCard, Chip, Score und Man enthalten, nicht { $found }
