### reviewed: nobody
### Was das Programm außerhalb der Partien sagt, auf Deutsch.

## In einer Partie

game-ended = Eingabe: noch einmal. { $alone ->
    [yes] {""}
   *[no] N: noch einmal, die Plätze rücken eins weiter.{" "}
}{ $review ->
    [yes] Umschalt H: mit dem Experten durchsehen.{" "}
   *[no] {""}
}{ $back }: verlassen.
    .brief = Eingabe: noch einmal. { $alone ->
        [yes] {""}
       *[no] N: Plätze weiterrücken.{" "}
    }{ $review ->
        [yes] Umschalt H: mit dem Experten durchsehen.{" "}
       *[no] {""}
    }{ $back }: verlassen.
game-ended-far = Eingabe: noch einmal, die Plätze rücken eins weiter. N: zurück zum Tisch. { $review ->
    [yes] Umschalt H: mit dem Experten durchsehen.{" "}
   *[no] {""}
}{ $back }: verlassen.
    .brief = Eingabe: noch einmal. N: zum Tisch. { $review ->
        [yes] Umschalt H: mit dem Experten durchsehen.{" "}
       *[no] {""}
    }{ $back }: verlassen.
game-over = Die Partie ist zu Ende.
game-heard = Eingabe: am Tisch bleiben. { $back }: verlassen.
    .brief = Eingabe: bleiben. { $back }: verlassen.
game-saved = Partie gespeichert. { $shell ->
    [yes] Um sie fortzusetzen, gib audiogame ein und wähl Fortsetzen.
   *[no] Um sie fortzusetzen, wähl Fortsetzen im Hauptmenü.
}
    .brief = Gespeichert.
other-game-saved = Die andere Partie ist gespeichert.
game-heard-far = Du hörst nicht mehr zu.
game-kept-far = Dein Platz bleibt dir: Derselbe Link bringt dich zurück.
rotate-far = Mit Leuten anderswo kannst du nicht von vorn beginnen. Nach dieser Partie rücken in der nächsten die Plätze eins weiter.
language-incomplete = Die Texte in der Sprache { $name } sind in dieser Version nicht vollständig, darum kommt auf Englisch, was fehlt.
language-unreviewed = Noch hat niemand, der { $name } spricht, diese Texte gelesen. Rechne mit Fehlern. { $key } markiert eine seltsame Zeile; wie du sie sendest, steht im Handbuch.
    .touch = Noch hat niemand, der { $name } spricht, diese Texte gelesen. Rechne mit Fehlern.
not-translated = { $kind ->
    [rules] Die Regeln von { $game } sind noch nicht übersetzt.
    [lesson] Die Lektion zu { $game } ist noch nicht übersetzt.
    [program] Diese Lektion ist noch nicht übersetzt.
    [glossary] Diese Wörter sind noch nicht übersetzt.
    [handbook] Das Handbuch ist noch nicht übersetzt.
   *[game] { $game } ist noch nicht übersetzt.
}
game-not-saved = Die Partie lässt sich nicht speichern.
not-kept = Diese Partie wird nicht gespeichert: { $why }. Du kannst weiterspielen.
not-now = { $told }{ $skips ->
    [yes] {" "}Leertaste überspringt.
   *[no] {""}
}
game-missed = { $whole ->
    [yes] { $count ->
        [one] Bisher gab es einen Zug.
       *[other] Bisher gab es { $count } Züge.
    }
   *[no] { $count ->
        [one] Während du weg warst, gab es einen Zug.
       *[other] Während du weg warst, gab es { $count } Züge.
    }
} Umschalt L sagt alles.
choice-sent = Gesendet. Der Server hat noch nicht geantwortet.
line-lost = Verbindung verloren. Nichts wurde gesendet.
choice-waits = Verbindung verloren. Dein Platz bleibt dir, und deine Wahl wartet.
thinking = Denkt nach.
advice-not-now = Rat gibt es, wenn du dran bist. { $told }
    .brief = Rat, wenn du dran bist. { $told }
advice-no-skill = Kein Rat: Hier entscheidet nur der Zufall, keine Wahl ist besser als eine andere.
    .brief = Nur der Zufall: Keine Wahl ist besser.
advice-none = Dieses Spiel hat keinen Ratgeber.
advice-off = An diesem Tisch gibt es keinen Rat.
    .brief = Es gibt keinen Rat.
advice-over = Kein Rat: Die Partie ist zu Ende.
advice-valued = { $told } { $below ->
    [yes] Minus { $amount }.
   *[no] { $amount }.
}
amount-about = etwa { $amount }
amount-win = { $amount } Prozent Siegchance
amount-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
amount-dollars = { $cents ->
    [0] { $dollars } Dollar
   *[other] { $dollars ->
        [0] {""}
       *[other] { $dollars } Dollar{" "}
    }{ $cents } Cent
}
advice-lesson = In einer Lektion gibt die Lektion selbst den Rat.
    .brief = Die Lektion gibt den Rat.
advice-nobody = Kein Rat: Du spielst nicht mit.
advice-soon = Frag gleich noch einmal: Frühere Züge kommen noch an.
advice-one-choice = Es gibt nur eine Möglichkeit. { $told }
    .brief = Nur eine Möglichkeit. { $told }
title-game-menu = Menü der Partie
game-menu-stay = Zurück zur Partie.
game-menu-code-set = Einen Code setzen, mit dem { $name } die Tastatur übernimmt.
game-menu-code-remove = Den Code entfernen, mit dem { $name } die Tastatur übernimmt.
code-enter = Schreib deinen Code und drück Eingabe.
code-new = Schreib einen Code, den nur du kennst, und drück Eingabe. Er gilt nur für diese Partie.
    .brief = Einen Code, den nur du kennst, und Eingabe.
code-wrong = Falscher Code.
code-set = Code gesetzt.
code-removed = Code entfernt.
game-menu-bot-one = Einen Bot für dich spielen lassen.
game-menu-bot-other = Einen Bot für { $name } spielen lassen.
game-menu-back-one = Deinen Platz vom Bot zurücknehmen.
game-menu-back-other = Den Platz von { $name } vom Bot zurücknehmen.
game-menu-sure = { $entry }? J oder N.
game-menu-again = Von vorn beginnen. { $saved ->
    [yes] Diese Partie ist gespeichert.
   *[no] Diese Partie lässt sich nicht speichern.
}
game-menu-rotated = Von vorn beginnen, die Plätze rücken eins weiter. { $saved ->
    [yes] Diese Partie ist gespeichert.
   *[no] Diese Partie lässt sich nicht speichern.
}
game-menu-lesson = Die Lektion zu diesem Spiel. Die Partie wartet.
game-menu-settings = Einstellungen.
game-menu-sounds = Klänge dieses Spiels.
game-menu-keys = Tasten.
game-menu-give-up = Aufgeben.
game-menu-leave = Verlassen. Die Partie ist gespeichert.
game-menu-leave-far = Verlassen. Ein Bot spielt für dich weiter, und Fortsetzen bringt dich zurück.
game-menu-leave-listening = Verlassen. Die Partie geht ohne dich weiter.
game-menu-leave-unsaved = Verlassen. Die Partie lässt sich nicht speichern.
give-up = Aufgeben? Die Partie ist dann endgültig vorbei. J oder N.
give-up-far = Aufgeben? Ein Bot spielt an deiner Stelle weiter. J oder N.
given-up = Du gibst auf. { $told }
title-strength = Stärke des Bots
strength = { $strength }. { $about }
    .brief = { $strength }.
strength-casual = locker
strength-skilled = geübt
strength-expert = stark
strength-casual-about = Er macht Fehler, wie Menschen sie machen.
strength-skilled-about = Er spielt gut, schaut aber nicht weit voraus.
strength-expert-about = Er spielt fast perfekt.
strength-loyal = treu
strength-loyal-about = Er wählt immer dieselbe Farbe.
strength-contrary = trotzig
strength-contrary-about = Er wählt die Farbe, die bisher seltener gewählt wurde.
bot-plays = { $several ->
    [yes] Ein Bot spielt für { $name }.
   *[no] Ein Bot spielt für dich. { $back } gibt dir deinen Platz zurück.
}
person-plays = { $several ->
    [yes] { $name } spielt wieder selbst.
   *[no] Du spielst wieder selbst.
}
chair-bot = { $name }, ein Bot, setzt sich auf Platz { $number }.
chair-person = Jemand an dieser Tastatur setzt sich auf Platz { $number }.
table-left = Du hast den Tisch verlassen. Eingabe beginnt eine neue Partie, { $back } führt hinaus.
pass-keyboard = Gib die Tastatur an { $name } weiter: Eingabe.
    .brief = Tastatur an { $name }: Eingabe.
taken-over = { $name } ist dran.
taken-over-news = { $name }, drück H für Neues.
taken-over-marked = { $name }: markiert. Eingabe wählt.
    .brief = { $name }: markiert.
headphones = { $first ->
    [yes] Kopfhörer auf? Nur du hörst es. J oder N.
   *[no] Kopfhörer auf? J oder N.
}
no-headphones = { $how ->
    [none] Deine Karten werden nicht vorgelesen. Drück die Taste einer Karte, etwa { $key }, und dann Eingabe.
   *[other] Deine Wahl wird nicht vorgelesen. { $how }
}
nothing-marked = { $how ->
    [none] { $key ->
        [none] Markiere zuerst etwas.
       *[other] Drück zuerst die Taste einer Karte, etwa { $key }.
    }
   *[other] { $how }
}
not-possible = Das geht nicht. { $how ->
    [none] Markiere etwas anderes und drück Eingabe.
   *[other] { $how }
}
    .brief = Das geht nicht. { $how ->
        [none] Markiere etwas anderes.
       *[other] { $how }
    }
too-soon = Zu früh: { $count ->
    [1] Diese Taste kam vor der Frage.
   *[other] { $count } Tasten kamen vor der Frage.
} { $told }
    .brief = { too-soon-for-item }
too-soon-for-item = Zu früh{ $count ->
    [1] .
   *[other] : { $count } Tasten.
} { $told }
row-more = Mehr: Leertaste.
row-goes-on = { $told }, mehr: Leertaste.
row-digit = { $number ->
    [0] Null.
    [1] Eins.
    [2] Zwei.
    [3] Drei.
    [4] Vier.
    [5] Fünf.
    [6] Sechs.
    [7] Sieben.
    [8] Acht.
   *[9] Neun.
}
row-letter = Buchstabe { $key }.
digits-type = die Nummern einer Möglichkeit schreiben, mit Leertaste dazwischen
who-you = Du.
who-person = { $name }.
who-bot = { $name }, ein Bot.
evening = Siege heute Abend: { $won }.
evening-none = Heute Abend hat noch niemand eine Partie gewonnen.
evening-you = du hast { $count }
evening-first = { $name } hat { $count }
evening-more = { $name } { $count }
who-listens = { AND($names) } { $count ->
    [one] hört zu.
   *[other] hören zu.
}
undo-over = Die Partie ist zu Ende. Um zu einem Zug zurückzugehen, öffne Aufzeichnungen.
undo-nothing = Du hast noch nichts gewählt.
undo-own = Deine Wahl zurücknehmen? J oder N.
undo-agree = { $name } möchte eine Wahl zurücknehmen. Auch alles, was seither gewählt wurde, geht zurück. J oder N.
    .brief = { $name } möchte eine Wahl zurücknehmen. J oder N.
undo-consent = Eine Wahl zurücknehmen? J nur, wenn alle hier einverstanden sind, sonst N.
undo-asked = Du bittest darum, deine Wahl zurückzunehmen.
undo-luck = Dieselben Würfel und Karten kommen wieder. Diese Partie wird in der Statistik getrennt gezählt.
    .brief = Dieselben Würfel und Karten kommen wieder.
words-hash = Der Zufall dieser Partie steht schon fest. Sein Fingerabdruck ist { $hash }.
words-spoken = Der Zufall dieser Partie steht schon fest. Die Wörter der Partie sind { SPOKEN($spoken) }.
words-enter = Schreib beliebige Wörter, die in den Zufall gemischt werden, oder beginn mit Eingabe.
    .brief = Beliebige Wörter oder Eingabe.
words-none = Keine Wörter dazugemischt.
words-added = In den Zufall gemischt: { $words }.
luck-none = In diesem Spiel gibt es keinen Zufall.
luck-seeded = Diese Partie wiederholt den Zufall des Startwerts { $seed }; jemand könnte ihn also vorher kennen.
luck-computable = Diese Partie wiederholt den Zufall des Startwerts { $seed }; wer will, kann also ausrechnen, was andere haben.
luck-fair = Der Zufall ist fair. { $shared ->
    [yes] Alle Geräte haben dazu beigetragen.
   *[no] { $words ->
        [none] Keine Wörter dazugemischt.
       *[other] Dazugemischte Wörter: { $words }.
    }
} Den Startwert hörst du am Ende der Partie.
luck-words = Die Wörter dieser Partie sind { SPOKEN($spoken) }. Gib sie jetzt den anderen. Am Ende vergleicht audiogame verify sie.
    .brief = Die Wörter dieser Partie sind { SPOKEN($spoken) }.
luck-fair-unkept = Der Zufall ist fair, aber es gibt keine Aufzeichnung. Der Fingerabdruck des Startwerts ist { $hash }. { $words ->
    [none] Keine Wörter dazugemischt.
   *[other] Dazugemischte Wörter: { $words }.
} Den Startwert hörst du am Ende der Partie.
luck-told = Der Zufall war fair. Der Startwert war { $seed }. { $shared ->
    [yes] Alle Geräte haben dazu beigetragen.
   *[no] { $words ->
        [none] Keine Wörter dazugemischt.
       *[other] Dazugemischte Wörter: { $words }.
    }
} Zum Prüfen gib audiogame verify ein.
luck-everybody = Gemeinsamer Zufall. { $added ->
    [added] Dieses Gerät hat dazu beigetragen.
    [late] Der Beitrag dieses Geräts kam zu spät.
    [dropped] Dieses Gerät hat seinen Beitrag rechtzeitig gesendet, aber der Server hat ihn weggelassen.
   *[unknown] Soweit dieses Gerät weiß, hat es nichts beigetragen.
}{ $lack ->
    [0] { "" }
   *[other] { " " }Ohne Beitrag: { AND($without) }.
}{ $again ->
    [yes] { $count ->
        [0] { " " }Der Zufall wurde neu begonnen; jemand kann ihn also ausgesucht haben.
       *[other] { " " }Der Zufall wurde wegen { AND($names) } neu begonnen; jemand kann ihn also ausgesucht haben.
    }
   *[no] { "" }
} { $seed ->
    [none] Der Server kennt den Zufall im Voraus. Den Startwert hörst du am Ende der Partie.
   *[other] Der Startwert war { $seed }.
}{ $part ->
    [none] { "" }
    [all] { " " }Die Aufzeichnung enthält alles, was dieses Gerät davon weiß.
    [without] { " " }Dieses Gerät hat nicht alle Beiträge gesehen.
    [dropped] { " " }In der Aufzeichnung fehlt der Beitrag, den dieses Gerät rechtzeitig gesendet hat.
   *[other] { " " }In der Aufzeichnung fehlt, was dieses Gerät davon weiß.
}

## Überall

fault = { $why }
update-page = Die Seite wird neu geladen, und deine Partien bleiben erhalten. Auf Version { $version } aktualisieren? J oder N.
call-server = Dieser Link führt zu { $link }. Dorthin verbinden? J oder N.
follow-link = Dieser Link führt zu { $link }. { $kept ->
    [saved] { "Deine Partie ist gespeichert. " }
    [unsaved] { "Deine Partie ließ sich nicht speichern. " }
    [seat] { "Dein Platz hier bleibt dir. " }
    [heard] { "Die Partie hier geht ohne dich weiter. " }
   *[nothing] { "" }
}{ $table ->
    [yes] An diesen Tisch gehen? J oder N.
   *[no] Zu diesem Server gehen? J oder N.
}
paste-no-link = Darin ist kein Link zu einem Tisch.
leave-program = audiogame verlassen? J oder N.
takes-a-while =
    { $count ->
        [0] Das dauert etwas.
       *[other] Das dauert etwas: { $done } von { $count }. Drück irgendeine Taste, dann hörst du, wie weit es ist.
    }
    .brief =
        { $count ->
            [0] Das dauert etwas.
           *[other] { $done } von { $count }.
        }
leave-program-game = audiogame verlassen? { $kept ->
    [saved] Die Partie ist gespeichert.
    [unsaved] Die Partie lässt sich nicht speichern.
    [seat] Dein Platz bleibt dir.
   *[heard] Die Partie geht ohne dich weiter.
} J oder N.
staying = Du bleibst.
yes-or-no = J oder N.
# Was als Antwort getippt werden kann: der Buchstabe der Taste, dann Wörter.
answers-yes = j, ja
answers-no = n, nein
neither = Eingabe ist weder ja noch nein. { $told }
    .brief = Weder ja noch nein. { $told }
no-answer = Keine Antwort in { $seconds } Sekunden: Das heißt nein.
    .brief = Keine Antwort: nein.
choice-again = { $stays ->
    [yes] Am Tisch bleiben
   *[no] Noch einmal spielen
}
missed = { $count ->
    [one] { $count } Zeile: Leertaste.
   *[other] { $count } Zeilen: Leertaste.
}
    .touch = { $count ->
        [one] { $count } Zeile: Leertaste, unter Mehr.
       *[other] { $count } Zeilen: Leertaste, unter Mehr.
    }
went-wrong = Etwas ist schiefgegangen. { $saved ->
    [yes] Deine Partie ist gespeichert, und Genaueres
   *[no] Genaueres
} steht in { $file }.
part-went-wrong = Neben der Partie ist etwas schiefgegangen, und sie geht weiter. Genaueres steht in { $file }.
game-went-wrong = In { $title } ist etwas schiefgegangen, und es geht nicht weiter. { $saved ->
    [yes] Deine Partie ist gespeichert, und Genaueres
   *[no] Genaueres
} steht in { $file }.
sounds-failed = Die Klänge dieses Spiels sind ausgefallen. Die Partie geht ohne sie weiter.
advice-failed = Kein Rat: Der Ratgeber dieses Spiels ist ausgefallen.
    .brief = Der Ratgeber ist ausgefallen.
rule-now-failed = Die Hilfe dieses Spiels ist ausgefallen, darum öffnet sich das Regelbuch am Anfang.
explain-failed = Keine Erklärung: Die Hilfe dieses Spiels ist ausgefallen.
output-lost = { $name } ist ausgefallen: { $why }
settings-not-saved = Deine Einstellungen lassen sich nicht speichern: { $why }.
nothing-said = Noch wurde nichts gesagt.
nothing-since = Seit deiner letzten Wahl ist nichts geschehen.
category-all = Alle Zeilen, { $count }.
category-game = Zeilen der Partie, { $count }.
category-answers = Antworten, { $count }.
category-chat = Chat, { $count }.
category-other = Andere Zeilen, { $count }.
copied = { $answered ->
    [yes] In die Zwischenablage kopiert.
   *[no] Dein Terminal soll es kopieren.
}
    .brief = { $answered ->
        [yes] Kopiert.
       *[no] Ans Terminal gegeben.
    }
copy-secret = Diese Zeile ist geheim und wird nicht kopiert.
odd-marked = Als seltsam markiert. { $count ->
    [one] 1 Zeile markiert.
   *[other] { $count } Zeilen markiert.
}
    .brief = Markiert. { $count ->
        [one] 1 Zeile.
       *[other] { $count } Zeilen.
    }
odd-unmarked = Nicht mehr markiert. { $count ->
    [0] Keine Zeile markiert.
    [one] 1 Zeile markiert.
   *[other] { $count } Zeilen markiert.
}
    .brief = Nicht mehr markiert. { $count ->
        [0] Keine Zeile.
        [one] 1 Zeile.
       *[other] { $count } Zeilen.
    }
odd-refused = { $why ->
    [chat] Diese Zeile lässt sich nicht markieren: Es sind die Worte von jemandem.
    [secret] Diese Zeile ist geheim und lässt sich nicht markieren.
   *[unknown] Diese Zeile lässt sich nicht markieren: Es sind die Worte von jemandem, oder es ist zu lange her.
}
odd-set-aside = { $why }{ $kept ->
    [none] {""}
   *[other] { " " }Die Datei bleibt als { $kept }.
}
written = Gespeichert in { $file }.
not-written = Die Datei lässt sich nicht speichern: { $why }.
history-older = { $text } Älteste Zeile.
history-newer = { $text } Neueste Zeile.
unknown-key = { $key } tut hier nichts. Fragezeichen nennt die Tasten.
    .brief = { $key } tut hier nichts.
command-not-here = Nur während du spielst: { $what }.
command-behind = { $back } führt zuerst zurück zur Partie: { $what }.
    .brief = { $back } zuerst: { $what }.
verbosity-full = Ausführlich.
verbosity-normal = Normal: ausführlich, was entscheidet, knapp der Rest.
verbosity-brief = Knapp.
out-listening = Du kannst weiter zuhören oder mit der Taste Ende zum Schluss der Partie springen.
offer-brief = Ab jetzt kürzere Zeilen? Mit V änderst du es jederzeit. J oder N.
suspended = Angehalten. Mit fg kommst du zurück.
cannot-suspend = Hier lässt sich das Programm nicht anhalten.
goodbye = Bis bald.

## Menüs

menu-find = Schreib ein Wort zum Suchen und drück Eingabe. { $leave-text } führt zurück.
    .brief = Schreib ein Wort zum Suchen.
menu-find-none = Kein Eintrag enthält { $wanted }.
title-menu-found = Gefunden
no-such-item = Diese Liste hat { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
}.
menu-main = Hauptmenü
title-new = Wähl ein Spiel
title-results = Aufzeichnungen und Ergebnisse
title-help = Hilfe
title-glossary = Wörter aller Spiele
title-rules = Regeln: Wähl ein Spiel
title-learn = Spielen lernen
title-continue = Fortsetzen
title-records = Aufzeichnungen
title-statistics = Statistik
title-record = Diese Aufzeichnung
title-speech = Sprachausgabe
menu-new = Neue Partie.
menu-continue = Eine Partie fortsetzen.
menu-continue-waiting = Eine Partie { $game } wartet: fortsetzen.
menu-online = Mit anderen spielen.
menu-learn = Spielen lernen.
menu-results = Aufzeichnungen und Ergebnisse.
menu-help = Hilfe.
menu-rules = Regeln der Spiele.
menu-handbook = Handbuch dieses Programms.
menu-glossary = Wörter aller Spiele.
menu-records = Aufzeichnungen.
menu-statistics = Statistik.
menu-sounds = Klänge.
menu-keys = Tasten.
menu-settings = Einstellungen.
menu-update = Diese Seite aktualisieren.
menu-page = Diese Seite: deine Daten.
menu-trial = Hörversuch: zehn Minuten.
menu-about = Über das Programm, Mitwirkende.
title-about = Über das Programm
about-program = audiogame { $version }: Würfel- und Kartenspiele nach Gehör.
new-version = Version { $version } von audiogame ist da, du hast { $here }. { $news }
about-licence = Freie Software unter der MIT-Lizenz.
about-folder = Einstellungen, Tasten und gespeicherte Partien liegen in { $folder }.
about-chosen = Das ist alles. { $back } führt zurück.

## Mitwirkende an einem Spiel

title-credits = Mitwirkende an { $title }
credits-chosen = Das ist alles. Leertaste buchstabiert eine Adresse. { $back } führt zurück.
menu-leave = Verlassen.
menu-game = { $title }.
menu-game-about = { $alone ->
    [yes] Für eine Person.
   *[no] Für { $seats } Plätze.
} { $about }{ $length ->
    [none] {""}
   *[other] {" "}{ $length }
}
lobby-start = Los.
lobby-start-about = Die Partie beginnt mit diesen Plätzen und Regeln.
lobby-players = Es spielen: { $people ->
    [0] {""}
   *[other] { AND($people) }{ $bots ->
        [0] {""}
       *[other] , dazu{" "}
    }
}{ $bots ->
    [0] .
    [one] { AND($bots) }, ein Bot.
   *[other] die Bots { AND($bots) }.
}
lobby-players-about = Pfeil rechts nimmt einen Bot dazu, Pfeil links entfernt einen. Eingabe öffnet die Liste aller, die spielen.
title-players = Wer spielt
lobby-length-number = Eine andere Länge.
lobby-length-number-about = Nach Eingabe schreibst du eine Zahl.
lobby-table-rules = Regeln dieses Tisches: { $count ->
    [0] Standard.
   *[other] { $count } geändert.
}
lobby-table-rules-about = Eingabe öffnet die Tischregeln dieses Spiels und sein Regelbuch.
title-table-rules = Regeln dieses Tisches
lobby-more = Mehr.
lobby-more-about = Eingabe öffnet den Rest: was du für diesen Tisch noch wählen kannst.
title-table-more = Mehr
lobby-seat-about = Wer hier sitzt. Eingabe ändert, wer spielt, den Namen oder die Reihenfolge.
lobby-person = Platz { $number }: { $name }, an dieser Tastatur.
lobby-bot = Platz { $number }: { $name }, ein Bot.
lobby-add-bot = Einen Bot dazunehmen.
lobby-add-bot-about = Setzt einen Bot an den Tisch.
lobby-add-person = Jemanden an dieser Tastatur dazunehmen.
lobby-add-person-about = Setzt noch jemanden an den Tisch, an derselben Tastatur.
lobby-words = { $added ->
    [yes] Eigene Wörter in den Zufall mischen: ja.
   *[no] Eigene Wörter in den Zufall mischen: nein.
}
lobby-words-about = Du schreibst vor jeder Partie Wörter. Sie werden in den Zufall gemischt, damit ihn niemand ausgesucht haben kann. Eingabe ändert das.
lobby-advice = { $on ->
    [yes] Rat: erlaubt.
   *[no] Rat: nicht erlaubt.
}
lobby-advice-about = Ist Rat erlaubt, sagt Umschalt H, was ein Experte täte. Eingabe ändert das.
lobby-rules = Das Regelbuch.
lobby-rules-about = Eingabe öffnet das Regelbuch für diese Plätze und Regeln.
seat-rename = Den Namen ändern.
seat-person = Hier spielt: ein Mensch.
seat-bot = Hier spielt: ein Bot.
seat-remove = Den Platz entfernen.
no-more-seats = { $count ->
    [1] Dieses Spiel ist für eine Person.
   *[other] Der Tisch ist voll: { $count } Plätze.
}
no-bots = Kein Bot da, der gehen könnte.
bot-added = { $name }, ein Bot, setzt sich an den Tisch.
person-added = { $name } setzt sich an den Tisch, an dieser Tastatur.
bot-removed = { $name } geht.
new-same = Wie beim letzten Mal: { $title }.{ $names ->
    [1] {""}
   *[other] {" "}Am Tisch: { AND($names) }.
}
lobby-strength = Platz { $number }: { $name }, Bot, { $strength }.
lobby-usual = Plätze und Regeln zurücksetzen.
lobby-usual-about = Eingabe nimmt alles zurück, was hier geändert wurde.
seat-strength = Ein Bot auf diesem Platz: { $strength }. { $about }
    .brief = Ein Bot: { $strength }.
seat-manner = Ein Bot auf diesem Platz: { $strength }. { $about } Kein Bot spielt besser: Hier entscheidet nur der Zufall.
    .brief = Ein Bot: { $strength }. Nur Zufall.
seat-earlier = Einen Platz nach vorn.
risky-choice = { $told } J oder N.
start-over = Von vorn beginnen{ $rotates ->
    [yes] , mit der nächsten Person auf dem ersten Platz
   *[no] {""}
}? { $saved ->
    [yes] Diese Partie ist gespeichert.
   *[no] Diese Partie lässt sich nicht speichern.
} J oder N.
wrong-seats = Dieses Spiel ist für { $seats } Plätze, nicht für { $count }.
enter-name = Name: { $name }. Schreib einen neuen und drück Eingabe. { $leave-text } behält den alten.
enter-new-name = Schreib einen Namen und drück Eingabe. { $leave-text } führt zurück.
name-taken = { $name } sitzt schon am Tisch.
enter-option = Schreib { $allowed } und drück Eingabe. { $leave-text } behält den alten Wert.
not-an-option = { $typed } geht nicht. Schreib { $allowed }.
typed-full = Hier passen höchstens { $longest } Zeichen hin.
typed-too-long = Das sind { $count } Zeichen. Nimm höchstens { $longest }.
typed-end = Ende.
typed-so-far = { $count ->
    [0] Nichts geschrieben.
   *[other] { $text }.
}
title-continue-game = Diese gespeicherte Partie
record-review = Schritt für Schritt nachspielen.
assess-not-kept = Was der Experte gesagt hat, lässt sich für Statistik und Üben nicht speichern: { $why }.
practice-item = Üben: Entscheidungen, die dich etwas gekostet haben.
record-expert = Durchsicht mit dem Experten.
record-check = Züge und Zufall prüfen.
record-share = Weitergeben.
record-delete = Löschen.
title-share = Diese Aufzeichnung weitergeben
share-copy = Ihren Text kopieren, mit Namen.
share-file = Als Datei speichern, mit Namen.
share-copy-bare = Ihren Text kopieren, ohne die Namen der Menschen.
share-file-bare = Als Datei speichern, ohne die Namen der Menschen.
share-bare-about = Die Kopie nennt Menschen nach ihren Plätzen, darum hat sie zwölf andere Wörter.
share-there = { $file } gibt es schon, darum wurde nichts gespeichert. Wähl noch einmal und schreib einen anderen Namen.
delete-record = Diese Aufzeichnung endgültig löschen? J oder N.
continue-go-on = Fortsetzen.
continue-delete = Diese Partie löschen.
continue-save = Den unbeschädigten Teil als neue Partie speichern.
cannot-save = Nichts davon lässt sich speichern: { $why }
saved-before-damage = Gespeichert als { $name }. Die beschädigte Aufzeichnung bleibt, wie sie ist.
title-play-on = Ab hier weiterspielen
play-on-new = Mit neuem Zufall spielen.
play-on-same = Mit demselben Zufall spielen.
delete-game = Diese Partie endgültig löschen? J oder N.
game-deleted = Partie gelöscht.
nothing-unfinished = Du hast keine offenen Partien.
calibrate = Du hörst gleich einen Satz. Drück Eingabe, damit er beginnt, und noch einmal, wenn er zu Ende ist.
calibration-sentence = Die Würfel rollen langsam über den Holztisch, vorbei an Karten und Chips, und bleiben einer nach dem anderen dort liegen, wo alle sie hören können.
calibration-failed = Das war zu schnell oder zu langsam und zählt nicht. Nichts ist geändert.
calibrated = Die Stimme liest { $rate } Zeichen in der Sekunde.
title-speech-mode = Wer spricht
speech-auto = Automatisch.
speech-lines = Dein Screenreader liest die Zeilen.
speech-direct = NVDA, JAWS und andere sprechen direkt.
speech-voice = Die eigene Stimme des Programms.
speech-none = Keine Sprachausgabe, nur Text.
speech-auto-about = Das Programm sucht bei jedem Start aus, wer spricht.
speech-lines-about = Zeilen erscheinen als Text, den ein Screenreader oder eine Braillezeile liest; das Programm selbst schweigt.
speech-direct-about = Zeilen gehen direkt an NVDA, JAWS und andere; die sprechen sie und zeigen sie in Braille.
speech-voice-about = Das Programm spricht mit einer Stimme dieses Computers, ohne Screenreader.
speech-none-about = Für alle, die den Bildschirm lesen.
speech-kept = Das gilt ab dem nächsten Start.
setting-speech = Wer spricht: { $value }
setting-speech-about = Wer Zeilen vorliest: dein Screenreader, die eigene Stimme des Programms oder niemand. Umschalt V wechselt überall.
setting-voice = Synthesizer: { $value }.
setting-voice-about = Welcher Synthesizer dem Programm seine eigene Stimme gibt.
title-voice = Synthesizer
voice-program-best = das beste gefundene
voice-program-sapi = SAPI 5, von Windows
voice-program-speech-dispatcher = speech-dispatcher, von Linux
voice-program-espeak = eSpeak NG, im Programm enthalten
voice-program-say = say, von macOS
voice-program-accessible-output2 = accessible-output2, ein anderer Weg zu speech-dispatcher
voice-program-pyttsx3 = pyttsx3
voice-cannot-speak = Das kann hier nicht sprechen, darum ist nichts geändert. { $why }
speech-now-lines = Jetzt liest dein Screenreader die Zeilen.
    .brief = Zeilen.
speech-now-direct = Zeilen gehen jetzt direkt an deinen Screenreader.
    .brief = Direkt an deinen Screenreader.
speech-now-voice = Das Programm spricht jetzt mit eigener Stimme.
    .brief = Eigene Stimme.
speech-now-none = Sprachausgabe aus. Zeilen erscheinen weiter als Text.
    .brief = Sprachausgabe aus.
setting-voice-rate = Geschwindigkeit: { $value } Wörter in der Minute.
setting-voice-rate-about = Wie schnell die eigene Stimme des Programms spricht.
setting-voice-pitch = Tonhöhe: { $value ->
    [0] am tiefsten.
    [100] am höchsten.
   *[other] { $value } von 100.
}
setting-voice-pitch-about = Wie hoch die eigene Stimme des Programms ist, von 0 bis 100.
setting-voice-volume = Lautstärke der Stimme: { $value ->
    [0] stumm.
   *[other] { $value } Prozent.
}
setting-voice-volume-about = Wie laut die eigene Stimme des Programms ist. Dein Screenreader hat seine eigene Lautstärke.
setting-voice-name = Stimme: { $value }.
setting-voice-name-about = Welche Stimme des Synthesizers spricht. Jede sagt ihren Namen.
setting-voice-language = Sprache der Stimme: { $value }.
setting-voice-language-about = In welcher Sprache die eigene Stimme des Programms spricht, als Kürzel wie en oder de.
setting-opponent-voices = Stimmen der anderen: { $value ->
    [yes] alle verschieden.
   *[no] eine für alle.
}
setting-opponent-voices-about = Spricht das Programm mit eigener Stimme, haben alle anderen am Tisch verschiedene Stimmen.
setting-missed-lines = Dein Screenreader lässt Zeilen aus: { $value ->
    [yes] ja.
    [no] nein.
   *[unknown] unbekannt.
}
setting-missed-lines-about = Manche Screenreader lassen nach einer Pfeiltaste Zeilen aus. Tut deiner das, fragt Eingabe nach, wenn du vielleicht nicht gehört hast, was du damit wählst.
ask-missed-lines = Lässt dein Screenreader Zeilen aus? J, N oder F zum Ausprobieren.
ask-whether-missed = Vielleicht nicht gehört: { $missed } Lässt dein Screenreader Zeilen aus? J, N oder F zum Ausprobieren.
find-out = Ausprobieren
try-row = { $number } von { $count }. Drück { $key }. Hörst du dann eine Frucht, drück J, sonst N.
    .brief = { $number } von { $count }. Drück { $key }. Eine Frucht: J, sonst N.
tried-row = { $number ->
    [1] Apfel.
    [2] Birne.
    [3] Kirsche.
    [4] Zitrone.
   *[other] Pflaume.
}
setting-braille = Braille: { $value ->
    [yes] kurze Zeilen, eine nach der anderen. Leertaste liest weiter.
   *[no] aus.
}
setting-braille-about = Für Braillezeilen: kurze Zeilen, die bleiben, bis du die Leertaste drückst, und Klänge in Worten.
voice-of-backend = Standard
change-voice = { $count ->
    [one] Eine Stimme.
   *[other] { $count } Stimmen.
} Pfeil hoch und runter probieren sie aus, Eingabe nimmt eine. { $back } führt zurück.
    .brief = { $count ->
        [one] Eine Stimme.
       *[other] { $count } Stimmen.
    }
no-voices = Keine Stimmen zur Wahl. Wechsle zuerst zur eigenen Stimme des Programms, mit Umschalt V.
enter-language = Sprache der Stimme: { $value }. Schreib ein Kürzel wie en, en-us oder de, und drück Eingabe.
not-a-language = { $typed } ist kein Kürzel einer Sprache.
voice-without-language = { $name } spricht kein { $language }, darum bleibt die Sprache { $kept }.{ $count ->
    [0] {""}
   *[other] {" "}Am nächsten: { $near }.
}
voice-keeps-own = { $what ->
    [rate] Bei dieser Stimme lässt sich die Geschwindigkeit nicht ändern.
    [pitch] Bei dieser Stimme lässt sich die Tonhöhe nicht ändern.
    [volume] Bei dieser Stimme lässt sich die Lautstärke nicht ändern.
    [voice] Dieser Synthesizer hat nur diese Stimme.
   *[language] Bei dieser Stimme lässt sich die Sprache nicht ändern.
}
as-before = Wieder wie vorher.
voice-lost = Jetzt spricht { $name }. { $why }
    .brief = Jetzt: { $name }.
voice-again = { $name } spricht wieder. { $why }
    .brief = { $name } spricht wieder.
voice-back = { $name } spricht jetzt.
audio-lost = { $what ->
    [both] Klänge und Stimme sind ausgefallen
    [voice] Die Stimme ist ausgefallen
   *[sounds] Die Klänge sind ausgefallen
}: { $why }{ $speaks ->
    [none] {" "}Zeilen erscheinen als Text.
    [other] {" "}{ $name } spricht jetzt.
   *[same] {""}
}
audio-back = { $what ->
    [both] Klänge und Stimme sind wieder da.
    [voice] Die Stimme ist wieder da.
    [first] Die Klänge sind jetzt an.
   *[sounds] Die Klänge sind wieder da.
}
voice-lacks-voice = { $name } hat keine Stimme namens { $why } und nimmt die Standardstimme. Das Menü Sprachausgabe nennt alle Stimmen.
    .brief = Keine Stimme namens { $why }.
voice-lacks-language = { $name } spricht kein { $why }. Im Menü Sprachausgabe kannst du eine andere Sprache wählen.
    .brief = { $name } spricht kein { $why }.
call-turn = { $game }: Du bist dran.
call-again = Die Partie wartet auf dich.
calls-on = Bist du anderswo, wirst du benachrichtigt, sobald du dran bist.
calls-off = Benachrichtigung aus: Bist du anderswo, wirst du nicht benachrichtigt.
ask-call-bell = Du warst anderswo, als du dran warst. Soll dich das Terminal nächstes Mal mit einem Signalton benachrichtigen? J oder N.
sounds-off = Klänge aus.
sounds-on = Klänge an.
sounds-looking = Noch keine Klänge. Das Programm sucht noch einmal.
sounds-no-device = Klänge sind aus: kein Audiogerät gefunden. Du kannst ohne sie spielen.
    .brief = Klänge sind aus: kein Audiogerät gefunden.
sounds-no-process = Klänge sind aus: Der Audioprozess startet nicht. Du kannst ohne sie spielen.
    .brief = Klänge sind aus: Der Audioprozess startet nicht.
sound-broken = { $why }
title-learn-sounds = Die Klänge lernen. Eingabe spielt einen noch einmal
sounds-learn = Die Klänge lernen.
sounds-quiz = Klangquiz.
quiz-no-sounds = Kein Quiz: Die Klänge sind aus, oder es gibt kein Audiogerät.
quiz-begins = { $count } Klänge. Drück nach jedem die Nummer von dem, was du gehört hast. Eingabe spielt ihn noch einmal. Escape beendet das Quiz.
    .brief = { $count } Klänge.
quiz-choice = { $number }: { $text }.
quiz-asks = { $choices } Was war es?
quiz-key = { $text }.
quiz-right = Richtig. { $description }
quiz-wrong = Nein. { $description }
quiz-pair = { $played } als { $chosen }
quiz-result = { $right } von { $asked } richtig.{ $count ->
    [0] {""}
   *[other] {" "}Falsch gehört: { AND($pairs) }.
}
sounds-settings = Lautstärke, Stereo und Untertitel.
sounds-common = Klänge, die überall vorkommen.
title-learn-which = Welche Klänge
learn-sound = { $description }
sounds-none = Keine Klänge: Sie sind aus, oder es gibt kein Audiogerät.
voice-none = Hier kann keine Stimme sprechen: Zeilen erscheinen nur als Text. audiogame doctor sagt, warum.

## Einstellungen

title-settings = Einstellungen
settings-wording = Ausführlichkeit: { $chosen ->
    [full] ausführlich
    [brief] knapp
   *[normal] normal
}.
settings-wording-about = Wie viel gesagt wird, auch einzeln über Würfel, Karten, Punkte und Züge. Pfeil links und rechts ändern es für alles; Eingabe öffnet den Rest. V ändert es überall.
settings-language = Sprache der Texte: { $name }.
settings-language-about = Die Sprache von allem, was gesagt wird. Sie ändert sich sofort. Unter Leute an dieser Tastatur können alle ihre eigene haben.
title-language = Wähl die Sprache der Texte
language-of-system = Wie auf diesem Computer: { $name }.
language-of-settings = Wie in Einstellungen.
settings-sounds = Klänge: Lautstärken, Stereo, Untertitel, Lernen und Quiz.
    .brief = Klänge.
settings-more = Mehr.
settings-more-about = Tempo, Listen, Zeilen und Farben, Namen von Bots und mehr. Schrägstrich sucht nach einem Wort in allen Einstellungen.
settings-people = Leute an dieser Tastatur: eigene Ausführlichkeit, eigene Tasten.
    .brief = Leute an dieser Tastatur.
settings-speech = Sprachausgabe.
title-people = Leute
people-add = Jemanden dazunehmen.
people-broken = Die eigenen Einstellungen der Leute lassen sich nicht lesen: { $why }.
people-partly-broken = In den eigenen Einstellungen von { AND($names) } ist ein Fehler, darum gelten dort die allgemeinen.
people-unread = Die eigenen Einstellungen der Leute lassen sich nicht lesen: { $why }. Bis zum nächsten Start gelten die allgemeinen, und Änderungen werden nicht gespeichert.
people-mend = { $file ->
    [none] {""}
   *[other] Die alte Datei bleibt als { $file }.{" "}
}Neu einstellen kannst du unter Einstellungen, Leute an dieser Tastatur.
person = { $name }: Ausführlichkeit { $wording ->
    [settings] wie in Einstellungen
    [full] ausführlich
    [brief] knapp
   *[normal] normal
}, { $keys ->
    [yes] eigene Tasten.
   *[no] Tasten wie alle.
}
person-wording = Ausführlichkeit: { $wording ->
    [settings] wie in Einstellungen.
    [full] ausführlich.
    [brief] knapp.
   *[normal] normal.
}
person-keys = Tasten: { $own ->
    [yes] eigene.
   *[no] wie alle.
}
person-language = Sprache der Texte: { $name ->
    [none] wie in Einstellungen.
   *[other] { $name }.
}
person-change-keys = Diese Tasten ändern.
settings-pace = Deine Lesegeschwindigkeit messen.
settings-keys = Tasten.
settings-usual = Diese Einstellungen zurücksetzen.
settings-usual-about = Setzt alle Einstellungen in diesem Menü auf Standard zurück. Vorher kommt eine Frage.
title-wording = Wie viel gesagt wird
title-sounds = Lautstärken, Stereo und Untertitel
title-more = Mehr Einstellungen
title-changed = { $told } { $title }
title-sounds-menu = Klänge
take-settings-back = Diese Einstellungen zurücksetzen? J oder N.
settings-taken-back = Diese Einstellungen sind wieder auf Standard.
about-setting = { $about } { $steps ->
    [yes] Pfeil links, Pfeil rechts oder Eingabe ändert das.
   *[no] Eingabe ändert das.
}
value = { $usual ->
    [yes] { $value } Standard.
   *[no] { $value }
}
value-sample = { $value } { $sample }
setting-nothing = nicht angegeben
enter-setting = { $told } Schreib etwas Neues und drück Eingabe. { $leave-text } behält das Alte.
change-setting = Pfeil hoch und runter ändern es, oder schreib eine Zahl. Eingabe behält sie, { $back } bricht ab, Entfernen setzt zurück.
    .brief = Pfeil hoch, runter oder eine Zahl; Eingabe, { $back }.
number-wrong = { $typed } geht nicht. Schreib { $least ->
    [0] eine { $whole ->
        [yes] ganze Zahl
       *[no] Zahl
    } von { $low }
   *[other] { $low } oder eine Zahl von { $least }
} bis { $high }. { $told }
text-wrong = Zu lang: höchstens { $longest } Zeichen. { $told }
wording-now = { $chosen ->
    [profile] wie der Rest
    [full] ausführlich
    [brief] knapp
   *[normal] normal
}
wording-profile = Wie der Rest:
wording-full = Ausführlich:
wording-normal = Normal, knapp bis auf das, was entscheidet:
wording-brief = Knapp:
setting-name = Dein Name: { $value }.
setting-name-about = Dein Name am Tisch und in Aufzeichnungen.
setting-bot-names = Namen für Bots: { $value }.
setting-bot-names-about = Namen für Bots, mit Komma dazwischen. Ohne Angabe gelten die Standardnamen.
setting-verbosity = Insgesamt: { $chosen ->
    [full] ausführlich
    [brief] knapp
   *[normal] normal
}.
setting-verbosity-about = Wie viel gesagt wird: ausführlich, normal oder knapp. V ändert es überall.
setting-verbosity-title = Insgesamt
setting-verbosity-dice = Würfel: { wording-now }.
setting-verbosity-dice-about = Wie viel über Würfel gesagt wird, wenn du es anders willst als beim Rest.
setting-verbosity-dice-title = Würfel
setting-verbosity-cards = Karten: { wording-now }.
setting-verbosity-cards-about = Wie viel über Karten gesagt wird, wenn du es anders willst als beim Rest.
setting-verbosity-cards-title = Karten
setting-verbosity-scores = Punkte: { wording-now }.
setting-verbosity-scores-about = Wie viel über Punkte, Gewinne und das Ende gesagt wird.
setting-verbosity-scores-title = Punkte
setting-verbosity-turns = Züge: { wording-now }.
setting-verbosity-turns-about = Wie viel darüber gesagt wird, wer dran ist und was du gefragt wirst.
setting-verbosity-turns-title = Züge
setting-verbosity-chatter = Alles andere: { wording-now }.
setting-verbosity-chatter-about = Wie viel über Kleinigkeiten gesagt wird, etwa wer schon gespielt hat.
setting-verbosity-chatter-title = Alles andere
setting-numbers = Große Zahlen: { $value }
setting-numbers-plain = ohne Punkte, 1000000.
setting-numbers-grouped = mit Punkten, 1.000.000.
setting-numbers-title = Große Zahlen
setting-numbers-about = Große Zahlen stehen mit Punkten oder ohne.
setting-sound = Klänge: { $value }
setting-sound-yes = an.
setting-sound-no = aus.
setting-sound-title = Klänge
setting-sound-about = Klänge neben den Worten. M schaltet sie überall aus und an.
setting-sound-master = Lautstärke insgesamt: { $value ->
    [0] stumm.
   *[other] { $value } Prozent.
}
setting-sound-master-about = Wie laut alle Klänge sind, und mit ihnen die eigene Stimme des Programms.
setting-sound-game = Lautstärke am Tisch: { $value ->
    [0] stumm.
   *[other] { $value } Prozent.
}
setting-sound-game-about = Wie laut die Klänge am Tisch sind: Würfel, Karten, Züge, Siege.
setting-sound-interface = Lautstärke der Menüs: { $value ->
    [0] stumm.
   *[other] { $value } Prozent.
}
setting-sound-interface-about = Wie laut die kleinen Klänge der Menüs und Tasten sind.
setting-sound-ambience = Feuer im Hintergrund: { $value ->
    [0] aus.
   *[other] { $value } Prozent.
}
setting-sound-ambience-about = Ein stilles Zimmer mit einem Feuer, hinter dem Spiel. 0 schaltet es aus.
setting-sound-places = Stereo: { $value }
setting-sound-places-stereo = jeder Platz von seiner Seite.
setting-sound-places-mono = auf beiden Ohren gleich.
setting-sound-places-left = nur linkes Ohr.
setting-sound-places-right = nur rechtes Ohr.
setting-sound-places-title = Stereo
setting-sound-places-about = Mit Stereo kommt jeder Klang von der Seite, auf der sein Platz ist.
setting-sound-lead = Pause zwischen Klang und Worten: { $value ->
    [0] keine.
    [100] normal.
   *[other] { $value } Prozent von normal.
}
    .brief = Pause zwischen Klang und Worten: { $value ->
        [0] keine.
        [100] normal.
       *[other] { $value } Prozent.
    }
setting-sound-lead-about = Wie lange die Stimme auf einen Klang wartet. Bei 0 beginnen beide zugleich.
setting-sound-pack = Deine eigenen Klänge: { $value }.
setting-sound-pack-about = Der Name eines Ordners mit deinen eigenen Klängen, neben deinen Einstellungen. Ohne Angabe nimmt das Programm den Ordner sounds.
setting-captions = Untertitel: { $value }
setting-captions-yes = an. Klänge erscheinen auch in Worten.
setting-captions-no = aus.
setting-captions-title = Untertitel
setting-captions-about = Jeder Klang erscheint auch in Worten, in eckigen Klammern, für alle, die schlecht hören oder Braille lesen.
setting-unspoken-dice = Würfel hörbar: { $value }
setting-unspoken-dice-yes = nur als Klänge.
setting-unspoken-dice-no = als Klänge und in Worten.
setting-unspoken-dice-title = Würfel
setting-unspoken-dice-about = Kennst du die Klänge, kann die Stimme Worte weglassen, die ein Klang schon sagt. Als Text erscheinen sie weiter.
setting-unspoken-cards = Karten hörbar: { $value }
setting-unspoken-cards-yes = nur als Klänge.
setting-unspoken-cards-no = als Klänge und in Worten.
setting-unspoken-cards-title = Karten
setting-unspoken-cards-about = Kennst du die Klänge, kann die Stimme Worte weglassen, die ein Klang schon sagt. Als Text erscheinen sie weiter.
setting-unspoken-scores = Punkte hörbar: { $value }
setting-unspoken-scores-yes = nur als Klänge.
setting-unspoken-scores-no = als Klänge und in Worten.
setting-unspoken-scores-title = Punkte
setting-unspoken-scores-about = Kennst du die Klänge, kann die Stimme Worte weglassen, die ein Klang schon sagt. Als Text erscheinen sie weiter.
setting-unspoken-turns = Züge hörbar: { $value }
setting-unspoken-turns-yes = nur als Klänge.
setting-unspoken-turns-no = als Klänge und in Worten.
setting-unspoken-turns-title = Züge
setting-unspoken-turns-about = Kennst du die Klänge, kann die Stimme Worte weglassen, die ein Klang schon sagt. Als Text erscheinen sie weiter.
setting-unspoken-chatter = Alles andere hörbar: { $value }
setting-unspoken-chatter-yes = nur als Klänge.
setting-unspoken-chatter-no = als Klänge und in Worten.
setting-unspoken-chatter-title = Alles andere
setting-unspoken-chatter-about = Kennst du die Klänge, kann die Stimme Worte weglassen, die ein Klang schon sagt. Als Text erscheinen sie weiter.
setting-orientation = Position in Listen: { $value }
setting-orientation-yes = wird gesagt, etwa 3 von 7.
setting-orientation-no = bleibt weg.
setting-orientation-title = Position in Listen
setting-orientation-about = Listen können sagen, an welcher Position du bist.
setting-columns = { $value ->
    [0] Länge der Zeilen: so breit wie der Bildschirm.
   *[other] Länge der Zeilen: { $value } Zeichen.
}
setting-columns-about = Wie lang eine Zeile höchstens ist. 40 passt für viele Braillezeilen; 0 nimmt den ganzen Bildschirm.
setting-theme = Farben: { $value }
setting-theme-own = die des Terminals.
setting-theme-white-on-black = weiß auf schwarz.
setting-theme-yellow-on-black = gelb auf schwarz.
setting-theme-black-on-white = schwarz auf weiß.
setting-theme-black-on-yellow = schwarz auf gelb.
setting-theme-title = Farben
setting-theme-about = Die Farben der Zeilen, für alle, die schlecht sehen. Jede ist zu sehen, solange du auf ihr bist. Ein Screenreader klingt mit allen gleich.
setting-spacing = Abstand zwischen Zeilen: { $value }
setting-spacing-normal = keiner.
setting-spacing-wide = eine leere Zeile.
setting-spacing-title = Abstand zwischen Zeilen
setting-spacing-about = Mit einer leeren Zeile dazwischen sind Zeilen leichter zu finden. Ein Screenreader bekommt nie eine.
setting-view = Position der Frage: { $value }
setting-view-lines = zwischen den anderen Zeilen.
setting-view-together = unten, mit der letzten Zeile.
setting-view-title = Position der Frage
setting-view-about = Die Frage kann unten stehen bleiben, mit der letzten Zeile. Für einen Screenreader steht sie immer zwischen den anderen Zeilen.
setting-copy-to = Zeilen kopieren in: { $value }
setting-copy-to-clipboard = die Zwischenablage.
setting-copy-to-file = die Datei copied.txt.
setting-copy-to-title = Zeilen kopieren in
setting-copy-to-about = Wohin Y eine Zeile kopiert: in die Zwischenablage, wenn das Terminal eine hat, oder in die Datei copied.txt.
setting-digits = Ziffern markieren Würfel: { $value }
setting-digits-place = nach der Position.
setting-digits-face = nach den Augen.
setting-digits-title = Ziffern markieren Würfel
setting-digits-about = Nach der Position markiert 2 den zweiten Würfel oder das zweite Duo. Nach den Augen markiert 2 den ersten Würfel mit einer 2, und noch einmal 2 den nächsten. Nach dem letzten nimmt sie diese Markierungen weg.
setting-hand-order = Karten auf der Hand: { $value }
setting-hand-order-game = wie das Spiel sie sortiert.
setting-hand-order-high = hohe zuerst.
setting-hand-order-low = niedrige zuerst.
setting-hand-order-title = Karten auf der Hand
setting-hand-order-about = In dieser Reihenfolge gehen H und die Tasten in allen Spielen durch deine Hand, Farbe für Farbe. Trümpfe kommen zuletzt.
setting-remarks = Sprüche am Tisch: { $value }
setting-remarks-yes = ab und zu.
setting-remarks-no = keine.
setting-remarks-title = Sprüche am Tisch
setting-remarks-about = Bots mit Charakter können ab und zu eine kurze Bemerkung machen.
setting-new-versions = Neue Versionen: { $value }
setting-new-versions-yes = einmal in der Woche nachsehen.
setting-new-versions-no = nicht nachsehen.
setting-new-versions-title = Neue Versionen
setting-new-versions-about = Höchstens einmal in der Woche kann das Programm beim Start im Internet nach einer neueren Version sehen. Es sendet nichts über dich.
setting-confirm-leaving = Vor dem Verlassen fragen: { $value }
setting-confirm-leaving-yes = ja.
setting-confirm-leaving-no = nein.
setting-confirm-leaving-title = Vor dem Verlassen fragen
setting-confirm-leaving-about = Das Programm kann fragen, bevor du es verlässt. Partien speichert es so oder so.
setting-confirm-risks = Riskantes vorher fragen: { $value }
setting-confirm-risks-yes = ja.
setting-confirm-risks-no = nein.
setting-confirm-risks-title = Riskantes vorher fragen
setting-confirm-risks-about = Vor einer Entscheidung, die sich nicht zurücknehmen lässt und viel kostet, wie alles zu setzen, kann das Programm den Preis nennen und fragen.
setting-calls = Mich anderswo benachrichtigen, wenn ich dran bin: { $value }
setting-calls-yes = ja.
setting-calls-no = nein.
setting-calls-title = Mich anderswo benachrichtigen, wenn ich dran bin
setting-calls-about = Bist du dran und anderswo, melden das ein Klang und eine Mitteilung, und nach 30 Sekunden noch einmal.
setting-wait-for-me = Auf mich warten: { $value }
setting-wait-for-me-yes = ja.
setting-wait-for-me-no = nein.
setting-wait-for-me-title = Auf mich warten
setting-wait-for-me-about = Jeder Zug der anderen wartet, bis du Leertaste oder Eingabe drückst. Leute anderswo spielen vielleicht weiter; du hörst trotzdem jeden Zug, einen nach dem anderen.
waits-for-you = Weiter mit Leertaste oder Eingabe.
setting-pace = Tempo: { $value ->
    [0] ohne Warten.
    [1] normal.
   *[other] wartet { $value } Mal so lang.
}
setting-pace-about = Wie lange das Spiel nach jeder Zeile wartet, während andere spielen. Bei 1 hast du Zeit zum Hören; bei 0 wartet es nie.
setting-rate = Deine Lesegeschwindigkeit: { $value } Zeichen in der Sekunde.
setting-rate-about = Wie schnell dein Screenreader oder die Stimme des Programms liest. Die Einstellungen können es messen.

## Der erste Start

welcome = Pfeil hoch und runter blättern, Eingabe öffnet, Fragezeichen nennt die Tasten.
    .touch = Tippe einen Eintrag an, um ihn zu öffnen. Zurück führt wieder heraus.
keys-of-voiceover = Kommen Pfeile oder Buchstaben nicht im Spiel an, schalt die Schnellnavigation aus: drück Links und Rechts zugleich. Control, Option und Pfeile lesen frühere Zeilen.
keys-of-terminal = Terminal behält Pos1, Ende, Bild hoch und Bild runter für sich. Control A, Control E, Komma und Punkt tun dasselbe; im Regelbuch Links und Rechts.
first-run-question = Wer liest dir vor?
first-run-lines = Drück 1, wenn du dies hörst oder liest.
first-run-others = Drück 2 für eine Stimme, 3 für Braille.
first-run-colours = Drück C für andere Farben.
first-run-touched = Wähl eine Schaltfläche: Das höre oder lese ich, eine Stimme, Braille oder Farben.
first-run-voice = Das ist die eigene Stimme des Programms. Für sie drück 2.
    .touch = Das ist die eigene Stimme des Programms. Für sie wähl Eine Stimme.
first-run-lines-kept = Dein Screenreader liest die Zeilen. Umschalt V ändert das.
    .touch = Dein Screenreader liest die Zeilen. Sprachausgabe, in den Einstellungen, ändert das.
first-run-voice-kept = Das Programm spricht. Umschalt V ändert das.
    .touch = Das Programm spricht. Sprachausgabe, in den Einstellungen, ändert das.
first-run-braille-kept = Braille ist an. Leertaste liest weiter, Eingabe wählt.

## Regelbücher

book-opened = Regeln von { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
    .brief = { $chapter ->
        [none] { $title }
       *[other] { $chapter }
    }: { $told }
handbook-opened = { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
book-closed = Buch geschlossen.
    .brief = Geschlossen.
book-paragraph = { $told }
book-titled = { $chapter }: { $told }
book-edge = { $told } Ende des Buchs.
    .brief = { $told } Ende.
book-no-chapter = { $count ->
    [one] Dieses Buch hat { $count } Kapitel.
   *[other] Dieses Buch hat { $count } Kapitel.
}
book-beginning = Das ist der Anfang; { $count } Kapitel folgen.
    .brief = Anfang; { $count } Kapitel.
book-nowhere-else = { $told } Sonst nirgends.
book-find = Schreib ein Wort zum Suchen und drück Eingabe.{ $last ->
    [none] {""}
   *[other] {" "}Eingabe allein sucht { $last } noch einmal.
}
    .brief = Schreib ein Wort zum Suchen.
book-not-found = In diesen Regeln kommt { $wanted } nicht vor.
book-nothing-sought = Drück Schrägstrich, um ein Wort zu suchen.
read-on-end = Das ist alles.

## Lektionen

lesson-on = Weiter, wo du aufgehört hast.
lesson-anew = Von vorn beginnen.
lesson-goes-on = Die Lektion geht weiter. { $said }
lesson-undo = In einer Lektion brauchst du nichts zurückzunehmen: Fehler werden für dich zurückgenommen.
    .brief = Fehler werden für dich zurückgenommen.
lesson-slower = { $slower ->
    [yes] Zeile für Zeile. { $key } wechselt zurück zu mehreren auf einmal.
   *[no] Mehrere kurze Zeilen auf einmal.
}
    .brief = { $slower ->
        [yes] Zeile für Zeile.
       *[no] Mehrere Zeilen.
    }
only-in-a-lesson = Diese Taste ist für Lektionen.
lesson-hint = Ist { $title } neu für dich? { $back } führt zu einer Lektion.
    .touch = Ist { $title } neu für dich? Im Menü ist eine Lektion.
lesson-back-to-game = Zurück in deiner Partie.
lesson-given = Das hast du gerade getan.
lesson-changed = In dieser Lektion geändert: { $told }
lesson-other = { $told ->
    [none] Tu jetzt erst, was die Lektion sagt.
   *[other] { $told }
}
lesson-leave = Die Lektion verlassen? Nächstes Mal geht sie hier weiter. J oder N.
lesson-kept = Gespeichert. Spielen lernen geht hier weiter.
    .brief = Gespeichert.
lesson-over = Ende der Lektion: { $title }.
lesson-went-wrong = Im Spiel { $title } ist etwas schiefgegangen, und diese Lektion geht nicht weiter. Genaueres steht in { $file }.
lesson-not-kept = Wo du in der Lektion bist, lässt sich nicht speichern: { $why }.

## Wörterverzeichnis

glossary-line = Wörter dieser Zeile
    .brief = Wörter
glossary-all = Kein Wort dieser Zeile steht im Wörterverzeichnis. Alle Wörter
    .brief = Alle Wörter
glossary-term = { $word }: { $told }
glossary-no-rule = Mehr sagen die Regeln dazu nicht.

## Tasten

keys-unread = Deine Tasten lassen sich nicht lesen: { $why }. Bis zum nächsten Start gelten die Standardtasten.
keys-broken = { $count ->
    [one] Deine Tasten haben einen Fehler, darum gelten die Standardtasten. Um ihn zu hören, öffne Einstellungen, Tasten.
   *[other] Deine Tasten haben { $count } Fehler, darum gelten die Standardtasten. Um sie zu hören, öffne Einstellungen, Tasten.
}
keys-own = Deine eigenen Tasten, und darunter: { $preset }
keys-right = Keine Fehler in { $file }.
keys-wrong = { $count ->
    [one] Verbessere das, dann gilt { $file }.
   *[other] Verbessere diese { $count } Fehler, dann gilt { $file }.
}
title-own-keys = Tasten
own-keys-change = Eine Taste ändern.
own-keys-faults = { $count ->
    [one] Den Fehler in deinen Tasten hören.
   *[other] Die { $count } Fehler in deinen Tasten hören.
}
own-keys-scope = { $only ->
    [yes] Änderungen gelten nur für dieses Spiel.
   *[no] Änderungen gelten für alle Spiele.
}
own-keys-preset = Tastenbelegung: { $preset }
own-keys-reset = Tasten auf Standard zurücksetzen.
own-keys-export = Deine Tasten in einer Datei speichern.
own-keys-import = Tasten aus einer Datei laden.
title-change-keys = Wähl einen Befehl
keys-of-command = { $what }: { $count ->
    [0] keine Taste
   *[other] { $keys }
}.
change-keys-add = Eine Taste dazunehmen.
change-keys-replace = Die Taste ändern.
change-keys-drop = { $key } entfernen.
change-keys-list = Eine der freien Tasten wählen.
change-keys-reset = Deine Änderungen hier zurücknehmen.
title-free-keys = Freie Tasten für: { $what }
free-key = { $key }.
no-free-key = Jeder Buchstabe und jede Ziffer hat eine Bedeutung. Entferne zuerst eine Taste von einem anderen Befehl.
press-new-key = Drück die neue Taste für: { $what }. { $back } bricht ab.
take-key = { $key } bedeutet schon: { $what }. Die Taste stattdessen hier verwenden? J oder N.
key-always = { $key } lässt sich nicht ändern. Die Taste bedeutet: { $what }. Drück eine andere Taste.
key-already = { $key } tut das schon: { $what }.
key-lost = Jetzt ohne Taste: { $what }. In der Liste der Tasten kannst du es weiterhin wählen.
keys-needed = { $modes } brauchst du eine Taste für: { $command }. Gib dem Befehl zuerst eine andere.
keys-of-game = In { $game } ist { $key } für { $words }, solange das zur Wahl steht, und du kämst nicht zu: { $command }. Drück eine andere Taste.
keys-both = { $key } würde zweierlei bedeuten: { $other }, und { $command }. Entferne die Taste von einem davon.
where-all = überall
where-menu = in Menüs
where-game = in einer Partie
where-book = in einem Regelbuch
where-review = beim Nachspielen
where-new = beim Wählen eines Spiels
where-lobby = beim Einrichten eines Tisches
keys-changed = Gespeichert.
as-it-was = Nichts ist geändert.
keys-kept-aside = Die alte Datei bleibt als { $file }.
title-preset = Tastenbelegung
preset-taken = Tastenbelegung jetzt: { $preset }
reset-keys = Alle deine eigenen Tasten entfernen? J oder N.
keys-reset = Die Standardtasten gelten wieder. Deine bleiben als { $file }.
keys-imported = Das sind jetzt deine Tasten.
enter-export = Schreib einen Dateinamen und drück Eingabe oder nur Eingabe für { $file }. { $leave-text } bricht ab.
enter-import = Schreib den Namen der Datei zum Laden und drück Eingabe oder nur Eingabe für { $file }. { $leave-text } bricht ab.
not-read = Das lässt sich nicht lesen: { $why }.
preset-default = Standardtasten.
preset-azerty = Französische Tastaturen, AZERTY.
preset-left-hand = Nur die linke Hand.
preset-right-hand = Nur die rechte Hand.
preset-playpalace = Wie in PlayPalace.
preset-playroom = Wie in QuentinC's Playroom.
mode-all = Überall:
mode-menu = In Menüs:
mode-game = In einer Partie:
mode-book = In einem Regelbuch:
mode-review = Beim Nachspielen:
mode-new = Beim Wählen eines Spiels, neben den Menütasten:
mode-lobby = Beim Einrichten eines Tisches, neben den Menütasten:
mode-one-game = In { $game }, sonst:
mode-choosing = In { $game }, solange es zur Wahl steht:
title-keys = Tasten, die jetzt gelten
key = { $keys }: { $what }.
key-none = Keine Taste: { $what }.
key-elsewhere = { $what }; nicht hier
key-unused = { $key } tut hier nichts.
key-reads-on = weiterlesen oder die letzte Zeile noch einmal
key-value = den Wert ändern
key-letter = zu den Einträgen, die mit { $letter } beginnen
key-letters = Ein Buchstabe: der nächste Eintrag, der damit beginnt.
keys-all = Alle Tasten: noch { $count }.
title-keys-all = Alle Tasten
key-help-on = Tastenhilfe ist an. Drück irgendeine Taste und hör, was sie tut. { $key } beendet sie.
    .brief = Tastenhilfe. { $key } beendet sie.
key-help-still-on = { $told } Die Tastenhilfe ist noch an. { $key } beendet sie.
key-help-off = Tastenhilfe aus.
key-leaves-text = { $escape ->
    [yes] Escape oder Tabulator
   *[no] Tabulator
}
command-rules = die geltenden Regeln
command-turn = wer dran ist
command-standing = der Punktestand und wer was hat; noch einmal: alle einzeln
command-shown = was auf dem Tisch liegt und was andere gewählt haben
command-own = was du hast
command-up = voriger Eintrag
command-down = nächster Eintrag
command-first = zum ersten
command-last = zum letzten; die Schritte eines fremden Zugs überspringen
board-left = auf dem Brett nach links
board-right = auf dem Brett nach rechts
command-choose = wählen
command-mark = markieren, beschreiben oder wählen; eine Wartezeit überspringen
command-pick-1 = Möglichkeit 1; andere Ziffern nehmen die anderen
command-pick = Möglichkeit { $number }
command-back = zurückgehen oder verlassen
command-repeat = die Frage oder die letzte Zeile wiederholen; noch einmal: buchstabieren
command-since = alles seit deiner letzten Wahl
command-who = wer wo sitzt; noch einmal: alle einzeln
command-undo = eine Wahl zurücknehmen
command-luck = woher der Zufall kommt
command-talk = den anderen etwas sagen, in einer Partie mit Leuten anderswo
command-hush = was andere sagen: laut oder nur im Verlauf
command-next-key = nächster Wendepunkt oder nächste teure Entscheidung
command-previous-key = voriger Wendepunkt oder vorige teure Entscheidung
command-next-round = Ende der nächsten Runde
command-previous-round = Ende der vorigen Runde
command-verbosity = ausführlich, normal oder knapp
command-speech = wechseln, wer spricht
command-read-on = ab hier weiterlesen, bis du eine Taste drückst
command-older = ältere Zeile
command-newer = neuere Zeile
command-oldest = älteste Zeile
command-newest = neueste Zeile
command-next-category = nächste Art von Zeilen
command-previous-category = vorige Art von Zeilen
command-copy = diese Zeile kopieren
command-save-history = alle Zeilen in einer Datei speichern
command-mark-odd = diese Zeile als seltsam markieren; noch einmal nimmt die Markierung weg
command-silence = das Sprechen anhalten
command-mute = Klänge an oder aus
command-calls = dich anderswo rufen, wenn du dran bist: an oder aus
command-settings = die Einstellungen
command-menu = das Menü der Partie
command-rulebook = das Regelbuch; in einer Partie da, wo es jetzt darauf ankommt
command-explain = was eine Möglichkeit tut und warum andere fehlen
command-advice = was ein Experte täte; noch einmal: die anderen Möglichkeiten
command-glossary = Wörter dieser Zeile, erklärt
command-previous-chapter = voriges Kapitel
command-next-chapter = nächstes Kapitel
command-find = nach einem Wort in Einträgen oder Absätzen suchen
command-next-match = weitersuchen
command-keys = die Tasten, die jetzt gelten
command-key-help = Tastenhilfe: sagen, was jede Taste tut, bis du sie noch einmal drückst
command-rotate = von vorn, mit der nächsten Person auf dem ersten Platz
command-slower = in einer Lektion: Zeile für Zeile oder mehrere auf einmal
command-add-bot = einen Bot dazunehmen
command-remove-bot = den letzten Bot entfernen
command-leave = das Programm verlassen
command-suspend = das Programm anhalten

## Mit anderen anderswo spielen

title-online = Mit anderen spielen
online-now = { $waits ->
    [yes] Jetzt spielen: Du wartest auf Leute.
   *[no] Jetzt spielen{ $tables ->
        [0] { "" }
        [one] :{ $several ->
            [yes] { " " }mindestens
           *[no] { "" }
        } ein Tisch
       *[other] :{ $several ->
            [yes] { " " }mindestens
           *[no] { "" }
        } { $tables } Tische
    }{ $people ->
        [0] { "" }
        [one] { $tables ->
            [0] : eine Person wartet
           *[other] , eine Person wartet
        }
       *[other] { $tables ->
            [0] : { $people } Leute warten
           *[other] , { $people } Leute warten
        }
    }.
}
online-now-about = Du spielst mit allen, die auf eines deiner Spiele warten, oder nach 20 Sekunden mit Bots.
online-now-found = Geh zu deiner Partie { $game }.
online-now-games = Spiele wählen.
title-now-games = Wähl die Spiele
now-game = { $game }: { $on ->
    [yes] ja.
   *[no] nein.
}
now-waiting = { $others ->
    [0] Sonst wartet niemand.
    [one] Noch eine Person wartet.
   *[other] Noch { $others } Leute warten.
} { $bots ->
    [yes] Du wartest auf Leute; nach 20 Sekunden spielst du mit Bots.
   *[no] Du wartest auf Leute.
} Escape: etwas anderes tun.
now-still = Du wartest auf Leute. Escape: etwas anderes tun.
now-aside = Weiter warten, während du etwas anderes tust? Du wirst gerufen, wenn jemand kommt. J oder N.
now-waits-aside = Du wartest auf Leute und wirst gerufen, wenn jemand kommt.
now-stopped = Du wartest nicht mehr.
now-found = { $count ->
    [0] Du spielst { $game } mit Bots.
    [one] { AND($names) } ist da. Ihr spielt { $game }.
   *[other] { AND($names) } sind da. Ihr spielt { $game }.
}
now-found-aside = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} da, für eine Partie { $game }. Geh unter Mit anderen spielen dorthin.
call-found = { $game }: Jemand ist da und will spielen.
online-enter-link = Einen Link eingeben.
online-seat = Zurück zu { $game }{ $count ->
    [0] { "" }
   *[other] {" "}mit { AND($names) }
}, auf { $server }.
online-server = { $name }.
online-device = Dieses Gerät und wie du auf ein anderes umziehst.
title-device = Dieses Gerät
device-phrase = Den Wiederherstellungssatz hören.
device-type = Den Wiederherstellungssatz eines anderen Geräts eingeben.
device-lost = Einen neuen Wiederherstellungssatz holen, weil du ein Gerät verloren hast.
device-phrase-sure = Wer den Wiederherstellungssatz kennt, kann an deiner Stelle spielen; hör ihn also allein. Der Verlauf behält ihn nicht. Jetzt sagen? J oder N.
device-words = Ab Wort { $first }: { SPOKEN($words) }. Eingabe geht weiter, Pfeil hoch zurück.
device-phrase-end = Das war der Wiederherstellungssatz. Gib ihn auf einem anderen Gerät ein, um dort als dieselbe Person zu spielen.
device-type-now = Schreib die { $words } Wörter. { $leave-text } führt zurück.
device-type-sure = Ab jetzt als die Person mit diesem Wiederherstellungssatz spielen, statt als die Person dieses Geräts? J oder N.
device-typed = Du spielst jetzt als die Person mit diesem Wiederherstellungssatz.
device-lost-sure = Ein verlorenes Gerät mit dem alten Wiederherstellungssatz gilt dann nicht mehr. Deine Plätze bleiben dir. Einen neuen Wiederherstellungssatz für dieses Gerät holen? J oder N.
device-renewed = Dieses Gerät hat einen neuen Wiederherstellungssatz.
device-server-told = { $name } weiß davon.
device-server-later = { $name } ist gerade nicht zu erreichen und erfährt davon, wenn du das nächste Mal dort bist.
device-server-untold = { $name } ist gerade nicht zu erreichen; das verlorene Gerät gilt dort also weiter.
online-nearby = Server im eigenen Netz suchen.
online-looking-nearby = Server im eigenen Netz werden gesucht.
online-none-nearby = Im eigenen Netz antwortet kein Server.
online-title-nearby = Im eigenen Netz
online-nearby-server = { $name }, unter { $address }.
online-namesake = Das ist nicht { $name }, wie du es kennst, sondern ein anderer Server dieses Namens.
online-stranger-sure = Unter { $address } antwortet jetzt ein anderer Server als der, den du kennst. An ihn wurde nichts gesendet. Dort als neue Person weitermachen? J oder N.
online-type-link = Schreib den Link oder füg ihn ein: die Adresse, dann die Wörter des Tisches. { $leave-text } führt zurück.
online-names = Schreib deinen Namen, oder mehrere mit Komma dazwischen, wenn ihr zu mehreren an der Tastatur seid. { $leave-text } führt zurück.
online-names-again = Drück Eingabe für { AND($names) }, oder schreib andere Namen. { $leave-text } führt zurück.
online-connecting = Verbindung zu { $address }{ $home ->
    [yes] , direkt zum Computer der Person, die einlädt; sie erfährt deine Adresse.
   *[no] .
}
online-at = Auf { $name }
online-open = Einen Tisch eröffnen.
online-look-again = Noch einmal nachsehen.
online-offered = { $game }, eröffnet von { $name }, { $free ->
    [0] zum Zuhören
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}{ $entry ->
    [knock] ; du klopfst an, und die Tischleitung antwortet.
   *[open] .
}
online-open-now = Den Tisch eröffnen.
online-change-now = Dieses Spiel am Tisch spielen.
online-game-on = Das Spiel kann wechseln, wenn diese Partie zu Ende ist.
online-free = Plätze für andere: { $count }.
online-bots = Bots: { $count }.
online-bot = { $name }: Bot, { $strength }.
online-stand-in = Bot, der für jemanden einspringt: { $strength }.
online-entry = Wer hereinkommt: { $entry ->
    [link] alle mit dem Link.
    [knock] nur, wen du hereinlässt.
   *[open] alle.
}
online-lasts = Der Link gilt{ $seconds ->
    [0] , bis du einen neuen machst.
    [3600] {" "}eine Stunde.
    [604800] {" "}eine Woche.
   *[other] {" "}einen Tag.
}
online-grace = Wenn jemand die Verbindung verliert, { $seconds ->
    [0] wartet die Partie.
   *[other] springt nach { $seconds } Sekunden ein Bot ein.
}
online-spectators = { $on ->
    [yes] Zuhören: erlaubt.
   *[no] Zuhören: nicht erlaubt.
}
online-knocking = Du hast angeklopft. Die Tischleitung hört jetzt deinen Namen.
online-room = { $listening ->
    [yes] Du hörst an einem Tisch zu: { $game }.
    [late] Du spielst an diesem Tisch ab der nächsten Partie mit: { $game }.
   *[no] Du sitzt an einem Tisch: { $game }.
} { AND($people) }{ $bots ->
    [0] .
    [one] , dazu ein Bot.
   *[other] , dazu { $bots } Bots.
}{ $listeners ->
    [0] { "" }
    [one] {" "}{ AND($guests) } hört zu.
   *[other] {" "}{ AND($guests) } hören zu.
} { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} { $begins }
online-room-changed = Der Tisch wurde geändert.
online-room-late = { AND($people) } { $count ->
    [one] spielt
   *[other] spielen
} { $game }. Du spielst ab der nächsten Partie mit. Escape führt hinaus.
online-room-waits = { AND($waiting) } { $waiters ->
    [one] spielt
   *[other] spielen
} ab der nächsten Partie mit.
online-room-begins = { $missing ->
    [0] { $host ->
        [yes] { $free ->
            [0] Eingabe beginnt.
           *[other] Eingabe beginnt, L sagt den Link.
        }
       *[no] Die Tischleitung beginnt die Partie.
    }
   *[other] Für { $game } { $missing ->
        [one] fehlt noch jemand
       *[other] fehlen noch { $missing } Leute
    }{ $host ->
        [yes] : L sagt den Link{ $key ->
            [none] .
           *[other] , { $key } nimmt einen Bot dazu.
        }
       *[no] .
    }
}
online-room-next = { $begins }
online-room-bots = { AND($names) }, { $come ->
    [yes] { $count ->
        [one] ein Bot, setzt sich an den Tisch.
       *[other] Bots, setzen sich an den Tisch.
    }
   *[no] { $count ->
        [one] ein Bot, verlässt den Tisch.
       *[other] Bots, verlassen den Tisch.
    }
}
online-room-full = Alle Plätze sind besetzt.
online-no-bots = An diesem Tisch ist kein Bot.
online-no-word = Der Server hat noch nicht geantwortet.
online-room-options = Für diesen Tisch gewählt: { $options }
online-room-listens = { $listeners ->
    [one] { AND($guests) } hört zu.
   *[other] { AND($guests) } hören zu.
}
online-room-now = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}{ $host ->
    [yes] {" "}{ $begins }
   *[no] { $missing ->
        [0] { "" }
       *[other] {" "}{ $begins }
    }
}
online-room-keys = { $host ->
    [yes] { $missing ->
        [0] Eingabe beginnt die Partie, G wechselt das Spiel, L sagt den Link, N macht einen neuen{ $key ->
            [none] { "" }
           *[other] , { $key } setzt einen Bot auf einen freien Platz
        }
       *[other] { $begins } N macht einen neuen Link, G wechselt das Spiel
    }, T sagt, wer da ist, W sagt die Siege heute Abend, P ist für die Leute, C für den Chat, Escape führt hinaus.
   *[no] T sagt, wer da ist, W sagt die Siege heute Abend, P ist für die Leute, C für den Chat{ $key ->
        [none] { "" }
       *[other] , { $key } bittet um einen Bot
    }, Escape führt hinaus. { $begins }
}
online-knock = { AND($names) } { $names ->
    [one] möchte
   *[other] möchten
} { $listen ->
    [yes] zuhören.
   *[no] herein.
} J oder N?
online-knock-back = { $count ->
    [one] Ist das { AND($names) } von vorhin? J gibt den Platz zurück. J oder N?
   *[other] Sind das { AND($names) } von vorhin? J gibt die Plätze zurück. J oder N?
}
online-knock-refused = Kein Einlass für { AND($names) }.
online-wait = Eine Partie läuft, und in der nächsten kannst du mitspielen. Darauf warten? J oder N.
online-sit = Mitspielen? J oder N.
online-listen = { $free ->
    [0] Kein Platz ist frei. Bei der Partie zuhören?
   *[other] Bei der Partie zuhören?
} J oder N.
online-leave = Den Tisch verlassen? J oder N.
online-renewed = Du hast einen neuen Link. Der alte gilt nicht mehr.
title-renew = Wähl, wie lange der neue Link gilt
online-renew-lasts = { $seconds ->
    [0] Bis du einen anderen machst.
    [3600] Eine Stunde.
    [604800] Eine Woche.
   *[other] Einen Tag.
}
online-no-advice = { $host ->
    [yes] Du willst an diesem Tisch keinen Rat.
   *[no] An diesem Tisch ist kein Rat erwünscht.
} Dass andere Programme keinen geben, kann niemand sicherstellen.
online-starting = Die Partie beginnt.
online-no-link = Den Link hat nur die Tischleitung.
online-link = { $copied ->
    [yes] { $page ->
        [yes] Der Link ist kopiert und öffnet sich auch im Browser.
       *[no] Der Link ist kopiert.
    }
   *[no] Der Link:
} { $address }, { SPOKEN($words) }.{ $copied ->
    [asked] {" "}Dein Terminal wurde gebeten, ihn zu kopieren{ $page ->
        [yes] , und er öffnet sich auch im Browser
       *[no] {""}
    }.
   *[other] { "" }
}
online-link-ipv6 = Ein zweiter Link, für Leute anderswo mit IPv6, geht, wenn dein Router sie hereinlässt: { $address }, { SPOKEN($words) }.
online-invite = Jemanden einladen.
invite-begins = Ein Tisch für deine Einladung wird eröffnet.
invite-again = Dein Tisch auf diesem Computer wird wieder eröffnet.
invite-waits = Der Tisch wird noch eröffnet, seit { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}. Escape führt hinaus.
invite-left = Kein Tisch wurde eröffnet.
invite-service = Von anderswo kommt man herein über { $operator ->
    [none] diesen Befehl: { $command }.{ $reads ->
        [yes] {" "}Wer ihn betreibt, könnte bei Leuten im Browser mitlesen.
       *[no] {""}
    }
   *[other] { $name }{ $reads ->
        [yes] , wo bei Leuten im Browser mitgelesen werden könnte.
       *[no] .
    }
}{ $minutes ->
    [0] {""}
   *[other] {" "}Der Link ändert sich nach etwa { $hours ->
        [0] { $minutes } Minuten
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
} So machen? J oder N.
invite-service-again = Leute so hereinlassen? J, N oder I für mehr.
invite-service-more = { $about } Leute so hereinlassen? J oder N.
invite-host = { $host } zeigt den Fingerabdruck { $fingerprint }. Im Zweifel vergleich ihn mit dem, den der Dienst veröffentlicht. Ihm ab jetzt vertrauen? J oder N.
invite-home = Nur Leute in deinem Netz können kommen.
invite-firewall = { $system ->
    [macos] Wenn macOS nach eingehenden Verbindungen fragt, erlaub sie. VoiceOver findet dieses Fenster mit zweimal Control, Option und F1.
   *[windows] Hat Windows ein Fenster zur Firewall geöffnet, lass audiogame dort zu.
}
invite-home-only = Nur Leute in deinem Netz können kommen. { $why }
invite-home-yet = Noch können nur Leute in deinem Netz kommen. Der Weg aus dem Internet braucht lange; du hörst, wenn er offen ist.
invite-stays = Den Tisch offen lassen, wenn du das Programm verlässt, solange noch jemand da ist? J oder N.
invite-by-command = Ein Browser hält keinen Tisch für andere offen. Gib auf einem Computer mit audiogame diesen Befehl ein{ $copied ->
    [yes] , der schon kopiert ist
   *[other] { "" }
}: { $command }.
online-way-open = Alle mit dem Link dieses Tisches können kommen, auch aus dem Internet.
online-way-changed = Die Adresse des Tisches ist jetzt anders. { $hosts ->
    [yes] Der neue Link: { $address }, { SPOKEN($words) }. { $count ->
        [0] Gib ihn allen, deren Verbindung abbricht oder die später kommen.
        [one] { AND($names) } hat nur den alten: Gib den neuen gleich weiter.
       *[other] { AND($names) } haben nur den alten: Gib den neuen gleich weiter.
    }
   *[no] Du bleibst am Tisch.
}
online-way-lost = Gerade kann niemand aus dem Internet kommen: { $why } Ein neuer Versuch kommt von selbst.
online-line-lost = Verbindung verloren. { $seat ->
    [yes] Dein Platz bleibt dir.
   *[no] Das Programm versucht es weiter.
}
online-line-lost-long = Noch immer keine Verbindung. Hat die Person, die dich eingeladen hat, einen neuen Link, verlass diesen Tisch und gib den Link unter Mit anderen spielen ein.{ $seat ->
    [yes] { " " }Dein Platz bleibt dir.
   *[no] { "" }
}
online-line-back = Die Verbindung ist wieder da.
online-came = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} da.
online-waits = { AND($names) } { $count ->
    [one] ist da und spielt
   *[other] sind da und spielen
} ab der nächsten Partie mit.
online-their-line-lost = { AND($names) } { $other ->
    [away] { $count ->
        [one] ist
       *[other] sind
    } gerade woanders.
   *[other] { $count ->
        [one] hat
       *[other] haben
    } die Verbindung verloren.
}
online-absence = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} nicht verbunden{ $seconds ->
    [0] .
   *[other] ; nach { $seconds } Sekunden spielt ein Bot.
}
online-elsewhere = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} gerade woanders{ $seconds ->
    [0] .
   *[other] ; nach { $seconds } Sekunden spielt ein Bot.
}
online-their-line-back = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} wieder da.
online-stands-in = { $own ->
    [yes] { $other }, ein Bot, spielt für dich, bis du eine Taste drückst.
   *[no] { $other }, ein Bot, spielt für { $name }.
}
online-back = { $own ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder selbst.
}
online-bot-plays = { $name } lässt einen Bot spielen.
online-gave-up = { $name } gibt auf, und { $other ->
    [over] die Partie ist zu Ende.
   *[other] ein Bot spielt weiter.
}
online-left = { AND($names) } { $count ->
    [one] ist
   *[other] sind
} gegangen.
online-removed = { $own ->
    [yes] Du wurdest vom Tisch entfernt: { $other }
   *[no] { AND($names) } { $count ->
        [one] wurde
       *[other] wurden
    } vom Tisch entfernt: { $other }
}
online-luck-waits = Noch fehlt der Beitrag von { AND($names) } zum Zufall.
online-luck-lost = { $own ->
    [yes] Dein Gerät hat einen Beitrag zum Zufall versprochen und nicht rechtzeitig gegeben. Bis diese Partie zu Ende ist, spielt ein Bot für dich. In der nächsten spielst du wieder selbst.
   *[no] Das Gerät von { AND($names) } hat einen Beitrag zum Zufall versprochen und nicht gegeben. Bis diese Partie zu Ende ist, { $count ->
        [one] spielt ein Bot
       *[other] spielen Bots
    } für { AND($names) }.
}
online-knock-gone = { AND($names) } { $count ->
    [one] wartet
   *[other] warten
} nicht mehr vor der Tür.
online-host = { $own ->
    [yes] { $other ->
        [again] Du leitest den Tisch wieder.
       *[other] Ab jetzt leitest du den Tisch.
    }
   *[no] { $other ->
        [again] { AND($names) } { $count ->
            [one] leitet
           *[other] leiten
        } den Tisch wieder.
       *[other] Ab jetzt { $count ->
            [one] leitet
           *[other] leiten
        } { AND($names) } den Tisch.
    }
}
online-closed = { $own ->
    [yes] Der Tisch ist zu.
   *[no] { $count ->
        [0] Der Tisch ist zu.
        [one] { AND($names) } hat den Tisch geschlossen.
       *[other] { AND($names) } haben den Tisch geschlossen.
    }
}{ $other ->
    [saved] {" "}Die Partie ist gespeichert.
   *[other] { "" }
}
online-taken-over = An diesem Tisch sitzt du jetzt mit einem anderen Gerät.
online-bot-late = { $name } denkt zu lange und wählt jetzt schnell.
online-waits-long = { $name } hat eine Weile nicht geantwortet.{ $first ->
    [yes] {" "}Um einen Bot zu bekommen, drück Escape und wähl Der Tisch.
   *[no] { "" }
}
online-muted = { $own ->
    [yes] Du bist an diesem Tisch stumm: Niemand hört, was du sagst.
   *[no] { AND($names) } { $count ->
        [one] ist
       *[other] sind
    } stummgeschaltet und für niemanden zu hören.
}
online-unmuted = { $own ->
    [yes] Du bist wieder zu hören.
   *[no] { AND($names) } { $count ->
        [one] ist
       *[other] sind
    } wieder zu hören.
}
online-paused = { $own ->
    [yes] Du hältst die Partie an.
   *[no] { $name } hält die Partie an.
}
online-pausing = Die Partie macht Pause. Weiter mit Eingabe.
online-goes-on = { $own ->
    [yes] Du setzt die Partie fort.
   *[no] { $name } setzt die Partie fort.
}
online-proposed = { $other ->
    [pause] Du bittest um eine Pause.
    [bot] Du bittest die anderen um einen Bot.
    [chair] Du bittest um einen Bot für einen freien Platz.
   *[grace] Du bittest die anderen um eine längere Wartezeit.
}
online-not-agreed = { $other ->
    [bot] Zu wenige sind mit einem Bot einverstanden.
    [chair] Die Tischleitung will keinen Bot.
    [pause] Zu wenige sind mit einer Pause einverstanden.
   *[grace] Zu wenige sind mit einer längeren Wartezeit einverstanden.
}
online-grace-now = { $other ->
    [0] Geht eine Verbindung verloren, spielt kein Bot.
   *[other] Geht eine Verbindung verloren, spielt nach { $other } Sekunden ein Bot.
}
online-vote = { $name } fragt: { $what ->
    [bot] Darf ein Bot für { $about } weiterspielen?
    [chair] Darf ein Bot auf einen freien Platz?
    [pause] Darf die Partie Pause machen?
   *[grace] { $seconds ->
        [0] Darf die Partie bei verlorener Verbindung warten, ohne Bot?
       *[other] Darf die Partie bei verlorener Verbindung { $seconds } Sekunden warten?
    }
} J oder N.
online-said = { $own ->
    [yes] Du sagst: { $text }
   *[no] { $name } sagt: { $text }
}
online-talk = Schreib an alle, dann Eingabe. Escape oder Tabulator führt zurück.{ $again ->
    [yes] {" "}Eingabe allein sendet das noch einmal: { $unsaid }
   *[no] { "" }
}
online-chat-missed = { $count ->
    [one] Während du weg warst, wurde eine Zeile gesagt. Sie steht im Verlauf.
   *[other] Während du weg warst, wurden { $count } Zeilen gesagt. Sie stehen im Verlauf.
}
online-chat-quiet = Der Chat ist still: Nachrichten stehen im Verlauf.
online-chat-aloud = Der Chat ist laut. { $count ->
    [0] { "" }
    [one] Eine Zeile im Verlauf ist neu.
   *[other] { $count } Zeilen im Verlauf sind neu.
}
online-blocked-here = Das hörst nur du: { $name }, von dir blockiert, ist an diesem Tisch.
online-blocked-enter = { AND($names) }, von dir blockiert, { $count ->
    [one] ist
   *[other] sind
} an diesem Tisch. Trotzdem hineingehen? J oder N.
talk-alone = Niemand ist anderswo: Alle sitzen an dieser Tastatur.
title-company = Der Tisch
game-menu-company = Der Tisch: Chat, Leute, Pausen, der Link.
company-talk = Allen etwas sagen.
company-hush = Chat laut: { $quiet ->
    [yes] nein.
   *[no] ja.
}
company-names = { AND($names) }
company-person = { $name }{ $here ->
    [yes] .
   *[no] , hört zu.
}
company-pause = { $host ->
    [yes] Die Partie anhalten.
   *[no] Um eine Pause bitten.
}
company-link = Den Link hören und kopieren.
company-renew = Einen neuen Link machen.
company-renew-about = Der alte Link gilt dann nicht mehr. Du wählst, wie lange der neue gilt.
company-move = Deinen Platz auf ein anderes Gerät mitnehmen.
company-move-about = Kopiert einen Link, der das einmal tut. Schick ihn niemandem.
company-grace = Geht eine Verbindung verloren, spielt nach { $seconds } Sekunden ein Bot. Um eine Änderung bitten: { $longer ->
    [0] kein Bot.
   *[other] { $longer } Sekunden.
}
company-patience = Mehr Zeit für dich: { $times ->
    [1] nein.
   *[other] { $times } Mal so viel.
}
company-patience-about = Wo die Zeit begrenzt ist, bekommst du mehr davon. Sonst erfährt das niemand.
company-bot = Um einen Bot bitten, der für { $name } weiterspielt.
company-block = { $on ->
    [yes] { $name } wieder hören.
   *[no] { $name } blockieren.
}
company-block-about = Von Leuten, die du blockierst, hörst du an keinem Tisch dieses Servers etwas, bis du sie wieder hören willst. Sonst erfährt das niemand.
company-host = { $name } den Tisch leiten lassen.
company-host-sure = Soll statt dir { $owner ->
    [yes] für immer { $name }
   *[no] { $name }
} den Tisch leiten? J oder N.
company-mute = { $on ->
    [yes] { $name } für alle wieder hörbar machen.
   *[no] { $name } für alle stummschalten.
}
company-remove = { $name } vom Tisch entfernen.
company-why = Schreib den Grund. { $name } und alle anderen hören ihn. { $leave-text } führt zurück.
company-blocked = Du hörst { $name } nicht mehr.
company-unblocked = Du hörst { $name } wieder.
online-luck-without = { $share ->
    [dropped] Die Partie hat ohne den Beitrag deines Geräts zum Zufall begonnen. Er wurde rechtzeitig gesendet, aber der Server hat ihn weggelassen.
    [late] Die Partie hat ohne den Beitrag deines Geräts zum Zufall begonnen. Er kam zu spät, du hast also nichts beigetragen.
   *[unknown] Dein Gerät hat zum Zufall dieser Partie nichts beigetragen, soweit es weiß.
}
online-luck-again = { $count ->
    [0] Der gemeinsame Zufall beginnt neu.
   *[other] Der gemeinsame Zufall beginnt neu, wegen { AND($names) }.
}
online-record-odd = Die Aufzeichnung dieser Partie lässt sich nicht speichern: Der Server hat ihr einen unbrauchbaren Namen gegeben.
online-record = { $verdict ->
    [good] { $lucky ->
        [yes] Die Aufzeichnung dieser Partie ist gespeichert und geprüft: Niemand hat den Zufall ausgesucht.
       *[no] Die Aufzeichnung dieser Partie ist gespeichert und geprüft.
    }
    [kept] Die Aufzeichnung dieser Partie ist gespeichert.
    [open] Die Aufzeichnung dieser Partie ist gespeichert. Prüf sie in Aufzeichnungen, dann hörst du, was nicht stimmt oder sich nicht prüfen lässt.
    [long] Die Aufzeichnung dieser Partie ist gespeichert, aber sie zu prüfen dauert zu lange.
    [odd] Die Aufzeichnung dieser Partie ist gespeichert, aber dieses Programm kann sie nicht prüfen.
   *[wrong] Die Aufzeichnung dieser Partie ist gespeichert, aber sie ist falsch. Prüf sie in Aufzeichnungen, dann hörst du, warum.
}{ $own ->
    [all] { "" }
    [without] { " " }Dieses Gerät hat nicht alle Beiträge zum Zufall gesehen.
    [dropped] { " " }Der Server hat den Beitrag zum Zufall weggelassen, den dieses Gerät rechtzeitig gesendet hat.
   *[other] { " " }In der Aufzeichnung fehlt, was dieses Gerät vom Zufall weiß.
}{ $same ->
    [yes] { "" }
   *[no] { " " }Die Aufzeichnung erzählt eine andere Partie als die, die du gehört hast.
}
