### reviewed: nobody

### Was über Aufzeichnungen gesagt wird, auf Deutsch.

## Aufzeichnungen

month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
when-today = heute um { $time }
when-yesterday = gestern um { $time }
when = { $day }. { $month } { $year } um { $time }
    .brief = { $day }. { $month }
record = { $title }, { AND($players) }, { $when }. { $ending }
record-numbered = { $number }: { $record } { $name }
names = { AND($names) }
record-won = { $shared ->
    [yes] Unentschieden: { AND($winners) }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
   *[no] Sieg: { AND($winners) }; { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
}
record-alone = Beendet, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
record-over = Beendet, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}. Wer gewonnen hat, ging früher oder kam später dazu.
record-running = { $moves ->
    [0] Nicht begonnen.
    [one] Nicht beendet, bisher { $moves } Zug.
   *[other] Nicht beendet, bisher { $moves } Züge.
}
record-your-turn = Du bist dran.
record-given-up = { $moves ->
    [one] Aufgegeben: { AND($losers) }; { $moves } Zug.
   *[other] Aufgegeben: { AND($losers) }; { $moves } Züge.
}
record-left = Vor dem Ende verlassen, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
record-damaged = Eine Aufzeichnung, die sich nicht lesen lässt, { $when }. { $why }
no-records = Du hast keine Aufzeichnungen.
records-delete = { $record } { $name } löschen? J oder N.
records-deleted = Die Aufzeichnung { $name } ist gelöscht.
records-kept = Nichts gelöscht.
records-exported = Die Aufzeichnung { $name } ist nach { $to } kopiert.
records-rebuilt = { $games ->
    [one] Statistik neu berechnet aus { $games } beendeten Partie.
   *[other] Statistik neu berechnet aus { $games } beendeten Partien.
}

## Nachspielen

copied-so-far = { $moves ->
    [one] Der erste Zug kommt aus einer anderen Partie.
   *[other] Die ersten { $moves } Züge kommen aus einer anderen Partie.
}
words-added = In den Zufall gemischt: { $words }.
chair-taken = { $name } setzt sich auf Platz { $seat }.
chair-taken-bot = { $name }, ein Bot, setzt sich auf Platz { $seat }.
advice-asked = { $name } bittet um Rat.
gave-up = { $name } gibt auf. Die Partie endet.
luck-commit = Jetzt festgelegt: der Beitrag von { $names } zum Zufall.
luck-reveal = Jetzt offen: der Beitrag von { $names } zum Zufall.
left-table = Die letzte Person hat den Tisch verlassen.

## Prüfen

ended-played = Die Partie ging bis zu ihrem Ende.
ended-given-up = Die Partie wurde aufgegeben von { AND($names) }.
ended-left = Die letzte Person ging vor dem Ende der Partie.
verified-lines = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} gelesen. Jeder Zug ist erlaubt.
verified-sealed = Jede Zeile hat den richtigen Prüfcode: Nichts hat sich versehentlich geändert.
verified-unsealed = Die Zeilen haben keine Prüfcodes, also könnten alle diese Aufzeichnung geschrieben oder geändert haben.
last-line-cut = Die letzte Zeile brach beim Schreiben ab und zählt nicht.
told-too-early = Der Startwert oder der Schlüssel steht da, aber die Partie ist nicht vorbei.
still-running = Die Aufzeichnung hat kein Ende: Die Partie läuft noch, oder das Ende wurde weggelassen.
notes-unknown = Zeile { $line } ist eine Notiz, die dieses Programm nicht kennt, darum weiß es nicht, was sie ändert.
words-alone = Zeile { $line } ändert mitten in der Partie die Wörter des Zufalls, aber niemand hatte sich vorher auf sie festgelegt.
order-other-writing = Zeile { $line } ist nicht so geschrieben, wie sie sein sollte: Ein Zeichen fehlt, ist zu viel oder steht falsch.
order-commit-bot = Zeile { $line } gibt einen Beitrag zum Zufall für einen Platz, auf dem keine Person saß.
order-words-late = Zeile { $line } hat Wörter, die zu spät kamen: Zwischen ihnen und einem offenen Beitrag lag Zufall, also könnte jemand den Moment gewählt haben.
order-round-over = Zeile { $line } gibt nach dem letzten Zug der Partie einen Beitrag zum Zufall.
order-open-late = Zeile { $line } kommt zu früh: Eine geheime Wahl dürfen jetzt alle kennen, und sie ist noch nicht aufgedeckt.
order-gave-up-bot = Zeile { $line } gibt für einen Bot auf, aber ein Bot gibt nie auf.
order-left = Zeile { $line } sagt, dass die letzte Person ging, aber es spielt noch eine.
order-after-end = Zeile { $line } kommt nach dem Ende der Partie.
order-told-early = Zeile { $line } ist ein Zug, obwohl der Startwert oder der Schlüssel schon dasteht.
order-too-late = Zeile { $line } kommt zu spät für das, was sie sagt.
order-twice = Zeile { $line } sagt etwas, das nur einmal gesagt werden darf.
order-note-form = In Zeile { $line } fehlt etwas, das eine Notiz dieser Art braucht.
order-open-unknown = Zeile { $line } deckt eine Wahl auf, die keine frühere Zeile als Geheimnis hat.
order-open-early = Zeile { $line } deckt eine Wahl auf, die andere noch nicht kennen dürfen.
order-secret-needless = Zeile { $line } verbirgt eine Wahl, die alle kennen dürfen.
order-copied = Zeile { $line } folgt nicht gleich auf die Züge, die laut ihr aus einer anderen Partie kommen.
order-undo-over = Zeile { $line } nimmt nach dem letzten Zug der Partie etwas zurück.
order-advice = Zeile { $line } bittet um Rat, obwohl dieser Platz nichts zu entscheiden hat.
order-gave-up = Zeile { $line } gibt eine Partie auf, die für diesen Platz vorbei ist.
order-reveal = Zeile { $line } deckt etwas auf, auf das sich niemand festgelegt hatte.
order-unrevealed = Zeile { $line } kommt, bevor alle aufgedeckt haben, worauf sie sich festgelegt hatten.
order-shares = Zeile { $line } hat nicht die Wörter, die aus dem folgen, was alle aufgedeckt haben.
order-round-dropped = Zeile { $line } fängt den gemeinsamen Zufall neu an, obwohl alle aufgedeckt hatten, worauf sie sich festgelegt hatten.
seat-joined = Zeile { $line }: { $bot ->
    [yes] Der Bot { $name }
   *[no] { $name }
} setzt sich auf einen freien Platz.
seat-taken-over = Zeile { $line }: { $bot ->
    [yes] Der Bot { $name }
   *[no] { $name }
} übernimmt den Platz von { $other }.
seat-became-person = Zeile { $line }: Aus dem Bot { $name } wird eine Person.
seats-stood-in = Zeitweise sprangen Bots ein für { AND($names) }.
chair-late = Zeile { $line } setzt { $name } nach dem letzten Zug auf einen Platz.
verified-secrets = { $count ->
    [one] { $count } Geheimnis stimmt mit dem überein, was vorher versiegelt wurde.
   *[other] { $count } Geheimnisse stimmen mit dem überein, was vorher versiegelt wurde.
}
secrets-unproved = { $count ->
    [one] { $count } Geheimnis lässt sich nicht prüfen: Sein Schlüssel steht nicht in der Aufzeichnung.
   *[other] { $count } Geheimnisse lassen sich nicht prüfen: Ihr Schlüssel steht nicht in der Aufzeichnung.
}
secrets-later = { $count ->
    [one] { $count } Geheimnis lässt sich noch nicht prüfen: Sein Schlüssel kommt am Ende.
   *[other] { $count } Geheimnisse lassen sich noch nicht prüfen: Ihr Schlüssel kommt am Ende.
}
secrets-uncommitted = { $count ->
    [one] { $count } Geheimnis passt zu seinem Siegel, aber der Kopf legt den Schlüssel nicht fest.
   *[other] { $count } Geheimnisse passen zu ihren Siegeln, aber der Kopf legt den Schlüssel nicht fest.
}
secrets-unknown-kind = Der Kopf legt den Schlüssel der Geheimnisse durch { $kind } fest, und das kennt dieses Programm nicht.
secrets-plain = { $count ->
    [one] { $count } Zug, der verborgen sein sollte, steht offen da, in Zeile { $line }.
   *[other] { $count } Züge, die verborgen sein sollten, stehen offen da, der erste in Zeile { $line }.
}
secrets-pending = { $count ->
    [one] { $count } Zug ist noch geheim und wird geprüft, sobald er aufgedeckt ist.
   *[other] { $count } Züge sind noch geheim und werden geprüft, sobald sie aufgedeckt sind.
}
secrets-unopened = { $count ->
    [one] { $count } Geheimnis wurde nie aufgedeckt.
   *[other] { $count } Geheimnisse wurden nie aufgedeckt.
}
key-wrong-hash = Die Geheimnisse sind falsch: Der Kopf hat den Fingerabdruck { $hash }, und der passt nicht zum Schlüssel { $key }.
verified-undone = { $count ->
    [one] Einmal wurde eine Wahl zurückgenommen
   *[other] { $count } Mal wurde eine Wahl zurückgenommen
}{ $lucky ->
    [yes] ; derselbe Zufall kam wieder.
   *[no] .
}
verified-copied = { $count ->
    [one] Der erste Zug kommt
   *[other] Die ersten { $count } Züge kommen
} aus einer anderen Partie{ $lucky ->
    [yes] : Prüf den Zufall dort.
   *[no] .
}
verified-advice = { $count ->
    [one] { $name } hat einmal um Rat gebeten.
   *[other] { $name } hat { $count } Mal um Rat gebeten.
}
advice-was-off = Jemand hat um Rat gebeten, an einem Tisch ohne Rat.
verified-result = Das Endergebnis stimmt.
wrong-result = Das Endergebnis ist falsch: Da steht { $written }, aber richtig ist { $right }.
result-too-early = Ein Ergebnis steht da, { $written }, aber die Partie ist nicht vorbei.
no-luck = In diesem Spiel ist kein Zufall zu prüfen: Nichts wird geworfen, gezogen oder gemischt.
no-luck-yet = Bisher wurde nichts geworfen oder gezogen.
luck-unnamed = Diese Aufzeichnung hat keinen Startwert, darum { $count ->
    [one] lässt sich der eine Wurf oder die eine Ziehung
   *[other] lassen sich die { $count } Würfe und Ziehungen
} nicht prüfen. Es können echte Würfel sein.
luck-secret = Der Startwert bleibt geheim, bis die Partie vorbei ist, darum { $count ->
    [one] lässt sich der eine Wurf oder die eine Ziehung
   *[other] lassen sich die { $count } Würfe und Ziehungen
} noch nicht prüfen. Sein Fingerabdruck ist { $hash }.
luck-lost = Der Startwert steht nirgends, darum { $count ->
    [one] lässt sich der eine Wurf oder die eine Ziehung
   *[other] lassen sich die { $count } Würfe und Ziehungen
} nicht prüfen. Sein Fingerabdruck ist { $hash }.
luck-unknown-kind = Der Kopf legt den Zufall durch { $kind } fest, und das kennt dieses Programm nicht.
luck-two-seeds = Der Zufall ist falsch: Im Kopf steht der Startwert { $seed }, und in einer Notiz ein anderer, { $other }.
luck-wrong-hash = Der Zufall ist falsch: Der Kopf hat den Fingerabdruck { $hash }, und der passt nicht zum Startwert { $seed }.
luck-wrong-throw = Der Zufall ist falsch: In Zeile { $line } steht { $written }, aber Ergebnis { $k } dieses Startwerts ist { $right }.
luck-follows = { $count ->
    [one] Der eine Wurf oder die eine Ziehung kommt aus dem Startwert{ $words ->
        [yes] {" "}und den Wörtern vom Tisch
       *[no] {""}
    }.
   *[other] Alle { $count } Würfe und Ziehungen kommen aus dem Startwert{ $words ->
        [yes] {" "}und den Wörtern vom Tisch
       *[no] {""}
    }.
}
luck-guessable = Der Zufall ist nicht fair: Sein Startwert ist { $seed }, nicht 64 zufällige Ziffern, also war er zu erraten.
key-guessable = Die Geheimnisse sind nicht sicher: Ihr Schlüssel ist { $key }, nicht 64 zufällige Ziffern, also war er zu erraten.
luck-fair = Der Zufall ist fair, wenn jemand vor dem ersten Zug den Fingerabdruck seines Startwerts kannte.
luck-not-fair = Der Zufall ist nicht fair: Jemand gab den Startwert vorher an und konnte jeden Wurf wissen.
luck-shared = { $first ->
    [1] Beiträge zum Zufall, vorher festgelegt: { AND($names) }.
   *[other] Beiträge zum Zufall ab Wurf oder Ziehung { $first }, vorher festgelegt: { AND($names) }.
}
luck-stale = Ab Wurf oder Ziehung { $first } nichts Neues beigetragen: { AND($names) }.
luck-needless = Zeile { $line } ändert mitten in der Partie den Zufall, obwohl niemand Neues dazu beitrug, also könnte jemand auf besseres Glück gewartet haben.
luck-unused = Kein Wurf und keine Ziehung nutzte den Beitrag von { AND($names) } zum Zufall.
luck-alone = Bevor jemand zum Zufall beitrug, konnte der Server allein { $count ->
    [one] den ersten Wurf oder die erste Ziehung
   *[other] die ersten { $count } Würfe und Ziehungen
} wählen.
luck-without = Nichts beigetragen: { AND($names) }.
luck-nobodys = Niemand hat zum Zufall beigetragen, also konnte der Server allein ihn wählen.
luck-unended = Jemand fing mitten in der Partie einen Beitrag zum Zufall an, aber er wurde nie fertig.
luck-begun-again = Der gemeinsame Zufall wurde { $count ->
    [one] einmal
   *[other] { $count } Mal
} neu angefangen, wegen { AND($names) }, also könnte jemand auf besseres Glück gewartet haben.
time-unknown = Nichts in der Datei zeigt, wann sie geschrieben wurde. Vergleich ihre Wörter mit denen, die vor der Partie am Tisch bekannt waren: { SPOKEN($words) }.
commitment-fits = Das sind die Wörter dieser Aufzeichnung. Wer sie vor dem ersten Zug hatte, weiß, dass danach nichts geändert wurde.
commitment-other = Das sind nicht die Wörter dieser Aufzeichnung. Ihre Wörter sind: { SPOKEN($words) }.
verdict-good = Geprüft: stimmt.
verdict-open = Nicht prüfbar.
verdict-wrong = Falsch.

## Durchsicht

review-begins = Nachspielen, { $count } { $count ->
        [one] Stelle
       *[other] Stellen
    }. Pfeil hoch und runter: ein Schritt. N und P: Wendepunkte. G und B: Runden. Eine Ziffer: was dieser Platz wusste; 0: alle. Eingabe: ab hier spielen.
    .brief = Nachspielen, { $count } { $count ->
        [one] Stelle
       *[other] Stellen
    }.
review-moment = { $told } { $number } von { $count }.
    .brief = { $told }
review-edge = { $told } { $number } von { $count }, das Ende.
    .brief = { $told } Ende.
review-figures-failed = Die Auswertung dieses Spiels ist ausgefallen: Runden, Wendepunkte und Führung können fehlen.
review-silent = An dieser Stelle ist nichts zu hören.
review-lead = { $name } geht in Führung.
review-no-first = Hier ist der Anfang.
review-no-last = Hier ist das Ende.
review-no-next-key = Später kommt kein Wendepunkt.
review-no-previous-key = Davor kommt kein Wendepunkt.
review-no-next-round = Später kommt keine Runde.
review-no-previous-round = Davor kommt keine Runde.
review-everybody = Was alle wussten.
review-open = Alles liegt offen.
review-back = Zurück beim Nachspielen.
review-seat = Was { $name } wusste.
review-no-seat = Auf Platz { $number } sitzt niemand.
review-not-yet = Das hörst du, wenn die Partie vorbei ist.
review-over = Hier ist die Partie vorbei. Um weiterzuspielen, geh erst an eine frühere Stelle zurück.
review-secrets = Jemand hat hier noch ein Geheimnis. Ab dieser Stelle kannst du spielen, sobald die Partie vorbei ist.
review-play-on = Ab hier beginnt eine neue Partie. Du spielst für { $name }, Bots spielen auf den anderen Plätzen.
review-stays = Weiter beim Nachspielen.

## Durchsicht mit dem Experten

assess-well = { $choices ->
    [0] Du hattest nichts zu entscheiden.
    [one] Gut gespielt: Deine eine Entscheidung hat dich nichts gekostet.
   *[other] Gut gespielt: Keine deiner { $choices } Entscheidungen hat dich etwas gekostet.
}
assess-costs = { $choices ->
    [one] Eine Entscheidung
   *[other] { $choices } Entscheidungen
}; { $costly ->
    [one] eine hat dich etwas gekostet:
   *[other] { $costly } haben dich etwas gekostet, { $each ->
        [yes] im Durchschnitt
       *[no] zusammen
    }
} { $cost }.
assess-costs-briefly = { $choices ->
    [one] { $choices } Zug
   *[other] { $choices } Züge
}; { $costly } kosteten dich { $cost }{ $each ->
    [yes] {" "}je Zug.
   *[no] .
}
assess-dearest = Am meisten gekostet hat von diesen { $costly } die Nummer { $number }: { $cost }.
assess-luck = { $even ->
    [yes] { $others ->
        [yes] Glück und das Spiel der anderen glichen sich aus.
       *[no] Glück und Pech glichen sich aus.
    }
   *[no] { $others ->
        [yes] Das Glück und das Spiel der anderen { $much ->
            [yes] { $gave ->
                [yes] haben dir viel mehr gebracht als gekostet.
               *[no] haben dich viel mehr gekostet, als sie dir gebracht haben.
            }
           *[no] { $gave ->
                [yes] haben dir { $luck } gebracht.
               *[no] haben dich { $luck } gekostet.
            }
        }
       *[no] Das Glück { $much ->
            [yes] { $gave ->
                [yes] hat dir viel mehr gebracht als gekostet.
               *[no] hat dich viel mehr gekostet, als es dir gebracht hat.
            }
           *[no] { $gave ->
                [yes] hat dir { $luck } gebracht.
               *[no] hat dich { $luck } gekostet.
            }
        }
    }
}
assess-bots = { $count ->
    [one] Eine weitere Entscheidung hat ein Bot für dich getroffen.
   *[other] { $count } weitere Entscheidungen hat ein Bot für dich getroffen.
}
assess-back = { $count ->
    [one] Eine Wahl hast du zurückgenommen; sie zählt nicht.
   *[other] { $count } Mal hast du eine Wahl zurückgenommen; das zählt nicht.
}
assess-habit = Das hätte dir erspart: { $each ->
    [yes] im Durchschnitt{" "}
   *[no] {""}
}{ $cost }, in { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}.
assess-all-luck = In diesem Spiel kann keine Wahl besser sein als eine andere. { $throws ->
    [one] Dein Wurf hat
   *[other] Deine { $throws } Würfe haben
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht; der Durchschnitt ist { $expected }.
assess-choice = { $position } { $kind ->
    [bot] { $name }, ein Bot, hat für dich gewählt:
    [back] Das hast du zurückgenommen:
    [named] { $name } hat gewählt:
   *[you] Du hast gewählt:
} { $chosen } { $costs ->
    [yes] Das hat { $cost } gekostet.
   *[no] Das hat nichts gekostet.
}
assess-choice-briefly = { $asked } { $kind ->
    [bot] { $name }, ein Bot:
    [back] Zurückgenommen:
    [named] { $name }:
   *[you] Du:
} { $chosen } { $costs ->
    [yes] Besser: { $best } Das kostete { $cost }.
   *[no] Das kostete nichts.
}
assess-better = Besser: { $best }
assess-of = { $name }:
assess-keys = N und P gehen zu teuren Zügen.
assess-far-keys = N und P gehen zu Entscheidungen, die etwas gekostet haben. Escape beendet die Durchsicht mit dem Experten.
assess-far-stays = Die Aufzeichnung dieser Partie liegt bei ihrem Server, darum kannst du ab hier nicht weiterspielen. { assess-far-keys }
assess-begun = Der Experte beurteilt diese Partie noch. Das Ergebnis kommt von selbst; Eingabe sagt, wie weit er ist.
assess-goes-on = Der Experte hat { $percent } Prozent dieser Partie beurteilt. N und P wirken, sobald alles beurteilt ist.
assess-no-next-key = Keine spätere Entscheidung hat dich etwas gekostet.
assess-no-previous-key = Keine frühere Entscheidung hat dich etwas gekostet.
assess-nobody = Hier gibt es nichts zu beurteilen: Nur Bots haben gespielt.

## Üben

practice-none = Noch gibt es nichts zu üben. Sieh erst unter Aufzeichnungen eine Partie mit dem Experten durch.
practice-begins = { $count ->
    [one] Eine Entscheidung, die dich etwas gekostet hat.
   *[other] { $count } Entscheidungen, die dich etwas gekostet haben.
} Pfeil hoch und runter suchen aus, Eingabe wählt, Escape beendet das Üben.
practice-choose = { $position } Was wählst du?
practice-option = { $told } { $number } von { $count }.
    .brief = { $told }
practice-select = Such zuerst etwas aus, mit Pfeil hoch oder runter.
practice-right = { $same ->
    [yes] Richtig. { $best }
   *[no] Richtig, das kostet nichts: { $chosen } Am besten: { $best }
}
practice-wrong = Das kostet { $cost }. { $best }
practice-stays = Beim Üben bleibst du bei dieser Entscheidung. Escape beendet das Üben.
practice-ends = Das war die letzte.

## Statistik

stat-games = { $player }, { $game }{ $advised ->
    [yes] , mit Rat
   *[no] {""}
}{ $alone ->
    [yes] , allein
   *[no] {""}
}: { $games ->
    [0] keine Partie, die zählt
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $alone ->
    [yes] {""}
   *[no] , { $won } gewonnen{ $shared ->
        [0] {""}
       *[other] , { $shared } unentschieden
    }
}.
stat-points = Bestes Ergebnis { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
}, schlechtestes { $worst }, Durchschnitt { $average }.
stat-streak = { $streak ->
    [0] Noch nicht gewonnen.
    [one] Noch nie zweimal hintereinander gewonnen.
   *[other] Längste Siegesserie: { $streak }.
}{ $wins ->
    [0] {""}
    [one] {" "}Die letzte Partie ist gewonnen.
   *[other] {" "}Die letzten { $wins } Partien sind gewonnen.
}{ $losses ->
    [0] {""}
    [one] {" "}Die letzte Partie ist nicht gewonnen.
   *[other] {" "}Die letzten { $losses } Partien sind nicht gewonnen.
}
stat-money = { $won ->
    [yes] Insgesamt { $amount } gewonnen.
   *[no] Insgesamt { $amount } verloren.
}
stat-luck = Glück: { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
}, im Durchschnitt { $average ->
    [one] { $average } Punkt
   *[other] { $average } Punkte
}, zu erwarten { $expected }. Das sind insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $more ->
    [yes] mehr
   *[no] weniger
}.
stat-against-people = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gegen andere Menschen, { $won } gewonnen.
stat-against-bots = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gegen { $kind } spielende Bots, { $won } gewonnen.
stat-play = Mit dem Experten durchgesehen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Deine { $each ->
    [yes] teuren Entscheidungen kosten im Durchschnitt je
   *[no] Entscheidungen kosten pro Partie
} { $cost }.
stat-play-lately = In den letzten { $last } Partien kosten sie { $each ->
    [yes] je
   *[no] pro Partie
} { $recent }, davor { $before }.
stat-play-luck = { $others ->
    [yes] Das Glück und das Spiel der anderen { $much ->
        [yes] { $gave ->
            [yes] bringen dir viel mehr, als sie kosten.
           *[no] kosten dich viel mehr, als sie bringen.
        }
       *[no] { $gave ->
            [yes] bringen dir
           *[no] kosten dich
        } pro Partie { $luck }.
    }
   *[no] Das Glück { $much ->
        [yes] { $gave ->
            [yes] bringt dir viel mehr, als es kostet.
           *[no] kostet dich viel mehr, als es bringt.
        }
       *[no] { $gave ->
            [yes] bringt dir
           *[no] kostet dich
        } pro Partie { $luck }.
    }
}
stat-play-habit = Das hätte dir zuletzt erspart: { $each ->
    [yes] im Durchschnitt{" "}
   *[no] {""}
}{ $cost }, in { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}.
stat-unreviewed = Noch nicht durchgesehen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
stat-review = Diese mit dem Experten durchsehen.
stat-reviewed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} durchgesehen.
stat-given-up = Aufgegeben: { $games }{ $alone ->
    [yes] {""}
   *[no] , als verloren gezählt
}.
stat-apart = { $games ->
    [one] { $games } weitere Partie wird getrennt gezählt: mit zurückgenommener Wahl, mit vorgegebenem Startwert oder von Hand geschrieben.
   *[other] { $games } weitere Partien werden getrennt gezählt: mit zurückgenommener Wahl, mit vorgegebenem Startwert oder von Hand geschrieben.
}
stat-last-apart = Die letzte Partie wird getrennt gezählt.
stat-none = Noch keine beendete Partie.
stat-damaged = { $count ->
    [one] { $count } Aufzeichnung lässt sich nicht lesen und zählt nicht.
   *[other] { $count } Aufzeichnungen lassen sich nicht lesen und zählen nicht.
}
stat-figures-failed = Die Auswertung von { $games } ist ausgefallen: Punkte, Geld und Glück können fehlen.
stat-exported = Ergebnisse von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach { $to } gespeichert.

## Alles, was aufbewahrt wird

data-exported = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
} nach { $to } gespeichert.
data-secrets-stay = { $games ->
    [one] { $games } offene Partie geht ohne ihre Geheimnisse mit: Nachspielen kannst du sie dort, fortsetzen nur hier.
   *[other] { $games } offene Partien gehen ohne ihre Geheimnisse mit: Nachspielen kannst du sie dort, fortsetzen nur hier.
}
data-imported = { $new ->
    [one] { $new } Datei ist neu
   *[other] { $new } Dateien sind neu
}, { $same ->
    [one] { $same } war
   *[other] { $same } waren
} schon da.
data-differs = Die Datei { $name } gibt es schon mit anderem Inhalt, darum bleibt sie, wie sie ist.
data-brings = Es bringt { $count ->
    [one] diese Einstellung
   *[other] diese Einstellungen
} mit: { AND($settings) }.
data-becomes = Mit diesem Archiv spielst du mit anderen als eine andere Person: die darin. Einlesen? J oder N.
data-not-imported = Nichts eingelesen.
data-person = Mit anderen spielst du jetzt als die Person aus diesem Archiv.
data-nothing = { $folder } ist leer.
data-erase = Alles in { $folder } löschen? Das sind { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, davon { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
}. J oder N.
data-erased = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
} gelöscht.{ $others ->
    [0] {""}
    [one] {" "}{ $others } andere Datei bleibt: Sie gehört nicht zum Programm.
   *[other] {" "}{ $others } andere Dateien bleiben: Sie gehören nicht zum Programm.
}
