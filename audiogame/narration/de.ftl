### reviewed: nobody
### Was alle Spiele gemeinsam haben, und was um ihre Worte herum gesagt wird, auf Deutsch.

unnamed-player = Person { $number }
you = du
minus = minus
names-more = { $count } weitere
too-long-to-tell = Diese Zeile ist zu lang zum Vorlesen.

## Ereignisse und Antworten aller Spiele

game-started = { $resumed ->
    [yes] Die Partie geht weiter.
   *[no] { $seats ->
        [1] Neue Partie.
       *[other] Neue Partie. Reihenfolge: { AND($seats) }.
    }
}
    .brief = { $resumed ->
        [yes] Weiter geht es.
       *[no] { $seats ->
            [1] Neue Partie.
           *[other] { AND($seats) }.
        }
    }
standing-of-many = { $place ->
    [0] {""}
    [1] { $leads ->
        [yes] Du führst.
       *[no] Du führst mit anderen.
    }
   *[other] Du liegst auf Rang { $place } von { $seats }.
}{ $leads ->
    [yes] {""}
   *[no] { $leader ->
        [none] {""}
        [one] {" "}{ $leader } führt.
       *[other] {" "}{ AND($leader) } führen.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left } sind noch dabei.
}
taken-back = { $seat } nimmt eine Wahl zurück.
    .you = Du nimmst eine Wahl zurück.
taken-back-what = Zurückgenommen: { $what }
finished = { $winners ->
    [0] Die Partie ist zu Ende. Wer gewonnen hat, war schon weg.
    [one] Die Partie ist zu Ende. Sieg: { $winners }.
   *[other] Die Partie ist zu Ende. Unentschieden: { AND($winners) }.
}
side-finished = Die Partie ist zu Ende. Gemeinsamer Sieg: { AND($winners) }.
finished-alone = Die Partie ist zu Ende.
nothing-to-tell = { $query ->
    [rules] Gerade gelten keine besonderen Regeln.
    [turn] Die Partie wartet auf niemanden.
    [standing] Noch hat niemand etwas.
    [shown] Nichts liegt offen.
   *[own] Du hast gerade nichts.
}
query-rules = geltende Regeln
query-turn = wer dran ist
query-standing = Punktestand, und wer was hat
query-shown = was auf dem Tisch liegt
query-own = was du hast

## Karten

card = { $suit ->
    [none] { $rank }
   *[other] { $suit } { $rank }
}
suit-held = { $suit }: { $ranks }
rank-joker = Joker
    .dative-plural = Jokern
    .der = der Joker
    .den = den Joker
    .einen = einen Joker
    .dein = dein Joker
rank-two = 2
    .dative-plural = Zweien
    .der = die 2
    .den = die 2
    .einen = eine 2
    .dein = deine 2
rank-three = 3
    .dative-plural = Dreien
    .der = die 3
    .den = die 3
    .einen = eine 3
    .dein = deine 3
rank-four = 4
    .dative-plural = Vieren
    .der = die 4
    .den = die 4
    .einen = eine 4
    .dein = deine 4
rank-five = 5
    .dative-plural = Fünfen
    .der = die 5
    .den = die 5
    .einen = eine 5
    .dein = deine 5
rank-six = 6
    .dative-plural = Sechsen
    .der = die 6
    .den = die 6
    .einen = eine 6
    .dein = deine 6
rank-seven = 7
    .dative-plural = Siebenen
    .der = die 7
    .den = die 7
    .einen = eine 7
    .dein = deine 7
rank-eight = 8
    .dative-plural = Achten
    .der = die 8
    .den = die 8
    .einen = eine 8
    .dein = deine 8
rank-nine = 9
    .dative-plural = Neunen
    .der = die 9
    .den = die 9
    .einen = eine 9
    .dein = deine 9
rank-ten = 10
    .dative-plural = Zehnen
    .der = die 10
    .den = die 10
    .einen = eine 10
    .dein = deine 10
rank-jack = Bube
    .dative-plural = Buben
    .der = der Bube
    .den = den Buben
    .einen = einen Buben
    .dein = dein Bube
rank-queen = Dame
    .dative-plural = Damen
    .der = die Dame
    .den = die Dame
    .einen = eine Dame
    .dein = deine Dame
rank-king = König
    .dative-plural = Königen
    .der = der König
    .den = den König
    .einen = einen König
    .dein = dein König
rank-ace = Ass
    .dative-plural = Assen
    .der = das Ass
    .den = das Ass
    .einen = ein Ass
    .dein = dein Ass
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

## In einer Partie

marked = { $told ->
    [none] Markiert.
   *[some] Markiert. { $told }
}
unmarked = { $marked ->
    [yes] Nicht mehr markiert. { $told }
   *[no] Nicht mehr markiert.
}
edge = { $told } Ende der Liste.
position = { $number ->
    [0] {""}
   *[other] Nummer { $number }:{" "}
}{ $told }{ $marked ->
    [yes] {" "}Markiert.
   *[no] {""}
}
no-such-choice = Keine Möglichkeit hat diese Nummer.
choice-incomplete = { $told }
nothing-selected = Geh zuerst auf eine Möglichkeit, mit Pfeil hoch oder runter.
nothing-selected-again = Pfeil runter führt zu: { $told } Pfeil hoch führt zu: { $last }
nothing-typed = Schreib zuerst die Nummern einer Möglichkeit, mit Leertaste dazwischen, oder nimm Pfeil hoch und runter.
choices-here = { $told } { $number } Möglichkeiten.
no-choice-here = { $told } Hier gibt es nichts zu wählen.
no-part-chosen = Kein Teil ist gewählt.
# What the keys of a hand of cards say; the reason is such as "you must follow clubs."
card-held = { $card }.
card-refused = { $card }: { $why ->
    [none] die kannst du jetzt nicht spielen.
   *[some] { $why }
}
card-not-played = Nicht gespielt: { $card }, { $why ->
    [none] die kannst du jetzt nicht spielen.
   *[some] { $why }
}
card-marked = { $told } Markiert.
card-given = Markiert: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
card-unmarked = Nicht mehr markiert: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
rank-not-held = Nicht auf deiner Hand: { $rank }.
hand-empty = Deine Hand ist leer.
no-card-number = Keine Karte hat diese Nummer.
key-rank = die nächste auf deiner Hand: { $rank }
key-suit-before = die Farbe davor auf deiner Hand
key-suit-after = die Farbe danach auf deiner Hand
cards-keys = Buchstabe oder Ziffer einer Karte: die nächste davon auf deiner Hand. Pfeil links und rechts: eine andere Farbe.
card-letters = Buchstabe einer Karte: die nächste davon auf deiner Hand. Pfeil links und rechts: eine andere Farbe.
number-due = Eine Zahl von { $low } bis { $high }, dann Enter.
number-bounds = { $typed } geht nicht: { $low } bis { $high }.
number-of-no-choice = Keine Möglichkeit hat die Nummern { $typed }. Schreib sie noch einmal.
numbers-erased = Nichts geschrieben.
number-typed = Bisher: { $typed }.

## Überall

not-chosen-yet = Noch nicht gewählt, vielleicht nicht gehört: { $what }. { $key } noch einmal.
bot-failed =
    .you = Der Bot auf deinem Platz ist ausgefallen. Jetzt wählt er zufällig.
    .you-brief = Dein Bot wählt jetzt zufällig.
    .other = Der Bot { $seat } ist ausgefallen. Jetzt wählt er zufällig.
    .other-brief = { $seat } wählt jetzt zufällig.
spell-capital = groß { $letter }
seats-from-to = { $low } bis { $high }
seats-either = { OR($values) }
a-player = jemand

## Menüs

menu-item-titled = { $title }: { $item } { $number } von { $count }.
    .brief = { $title }: { $item }
menu-item = { $item } { $number } von { $count }.
    .brief = { $item }
menu-item-edge = { $item } { $number } von { $count }, Ende der Liste.
    .brief = { $item } Ende.
menu-item-titled-only = { $title }: { $item }
menu-item-only = { $item }
menu-item-edge-only = { $item } Ende der Liste.
    .brief = { $item } Ende.
menu-item-held = { $held } Unter { $item }

## Optionen

lobby-length = Länge: { $value }
lobby-option = { $option }: { $value }
option-about = { $about } { $told }
option-numbers = { $count ->
    [0] Eine Zahl von { $low } bis { $high }. Drück Eingabe und schreib sie.
   *[other] { $values } Oder eine Zahl von { $low } bis { $high }{ $length ->
        [yes] : Wähl unter Mehr eine andere Länge.
       *[no] . Drück Eingabe und schreib sie.
    }
}
option-values = { $count ->
    [one] Die einzige Möglichkeit: { $values }
   *[other] { $count } Möglichkeiten: { $values } Eingabe führt zur nächsten.
}

## Lektionen

lesson-item = { $title }{ $state ->
    [done] , fertig.
    [begun] , angefangen.
   *[new] .
}
lesson-enter = Weiter mit Eingabe.
lesson-press = { $key }, bitte.
lesson-taken-back = Nehmen wir das zurück.
    .brief = Zurückgenommen.

## Mitwirkende an einem Spiel

credits-authors = { $known ->
    [unknown] Erfunden von: unbekannt.
    [none] Niemand hat es allein erfunden.
   *[said] Erfunden von { $value }.
}
credits-contributor = { $value }.
credits-publisher = { $known ->
    [unknown] Verlag: unbekannt.
    [none] Nicht veröffentlicht.
   *[said] Veröffentlicht von { $value }.
}
credits-year = { $known ->
    [unknown] Jahr: unbekannt.
    [none] Ohne Jahresangabe.
   *[said] Jahr: { $value }.
}
credits-version = { $known ->
    [unknown] Version: unbekannt.
    [none] Die Regeln haben keine Versionsnummer.
   *[said] Version { $value }.
}
credits-marks = Keine Marken bekannt.
credits-licence = { $known ->
    [unknown] Lizenz: unbekannt.
    [none] Keine Lizenz genannt.
   *[said] Lizenz: { $value }.
}
credits-address = { $known ->
    [unknown] Adresse des Originals: unbekannt.
    [none] Das Original hat keine Adresse.
   *[said] Das Original steht unter { $value }.
}

## Tasten

key-choice = { $keys }: { $what }, { QUOTED($words) } in einer Tastendatei.
key-typed = { $keys }: { QUOTED($words) } in einer Tastendatei.
key-or-choice = { $told }, oder Möglichkeit { $number }
key-shift = Umschalt
key-alt = Alt
key-paste = Einfügen aus der Zwischenablage
key-ctrl = Steuerung
key-enter = Eingabe
key-escape = Escape
key-space = Leertaste
key-tab = Tabulator
key-backspace = Rücktaste
key-up = Pfeil hoch
key-down = Pfeil runter
key-left = Pfeil links
key-right = Pfeil rechts
key-home = Pos1
key-end = Ende
key-pageup = Bild hoch
key-pagedown = Bild runter
key-delete = Entfernen
key-insert = Einfügen
key-comma = Komma
key-period = Punkt
key-question = Fragezeichen
key-hash = Raute
key-equals = Gleichheitszeichen
key-exclam = Ausrufezeichen
key-quote = Anführungszeichen
key-dollar = Dollarzeichen
key-percent = Prozentzeichen
key-ampersand = Und-Zeichen
key-apostrophe = Apostroph
key-parenleft = Klammer auf
key-parenright = Klammer zu
key-asterisk = Sternchen
key-plus = Plus
key-minus = Minus
key-slash = Schrägstrich
key-colon = Doppelpunkt
key-semicolon = Semikolon
key-less = Kleiner-Zeichen
key-greater = Größer-Zeichen
key-at = At-Zeichen
key-bracketleft = eckige Klammer auf
key-backslash = Backslash
key-bracketright = eckige Klammer zu
key-caret = Zirkumflex
key-underscore = Unterstrich
key-backtick = Gravis
key-braceleft = geschweifte Klammer auf
key-bar = senkrechter Strich
key-braceright = geschweifte Klammer zu
key-tilde = Tilde
key-unknown = diese Taste
