### reviewed: nobody
### 10-Die Poker, auf Deutsch.
### Zuerst das Neue, dann der Grund, der Stand und was als Nächstes kommt.
### Geld steht im Akkusativ, und eine Hand ohne Artikel hinter einem Doppelpunkt.

ten-die-poker-title = 10-Die Poker
ten-die-poker-about = Zehn Würfel, je zwei verbunden, ergeben zwei Pokerhände: Rot und Weiß. Die niedrigste Hand steigt aus oder zahlt und würfelt neu.
ten-die-poker-length = 8 bis 12 Minuten.
ten-die-poker-strength-expert-about = Er spielt um Geld, gewinnt aber nicht mehr Partien als ein geübter Bot.
ten-die-poker-credits = Erfunden von James Ernest und Joshua Howard.

## Wörter

ten-die-poker-faces-ones = Einsen
ten-die-poker-faces-twos = Zweien
ten-die-poker-faces-threes = Dreien
ten-die-poker-faces-fours = Vieren
ten-die-poker-faces-fives = Fünfen
ten-die-poker-faces-sixes = Sechsen
ten-die-poker-category-high-die = höchster Würfel
ten-die-poker-category-pair = Paar
ten-die-poker-category-two-pair = zwei Paare
ten-die-poker-category-three-of-a-kind = Drilling
ten-die-poker-category-straight = Straße
ten-die-poker-category-full-house = Full House
ten-die-poker-category-four-of-a-kind = Vierling
ten-die-poker-category-five-of-a-kind = Fünfling
ten-die-poker-lead-hand = beste Hand
ten-die-poker-lead-tied = beste Hand, geteilt
ten-die-poker-colour-red = Rot
ten-die-poker-colour-white = Weiß
ten-die-poker-edge-clear = klar
ten-die-poker-edge-kickers = durch Kicker
ten-die-poker-edge-worse-set = durch die andere Farbe
ten-die-poker-edge-none = genau gleich
ten-die-poker-status-leads = führt
ten-die-poker-status-in = dabei
ten-die-poker-status-out = raus
ten-die-poker-status-broke = setzt aus
ten-die-poker-status-empty = nicht am Tisch
ten-die-poker-status-over = Partie zu Ende
ten-die-poker-end-rounds = alle Runden gespielt
ten-die-poker-end-broke = zu wenige können den Einsatz zahlen
ten-die-poker-end-left = weniger als zwei sind noch da

## Teile von Sätzen

ten-die-poker-money = { $below ->
    [yes] minus{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars ->
        [one] einen Dollar
       *[other] { $dollars } Dollar
    }
   *[other] { $dollars ->
        [0] {""}
        [one] einen Dollar und{" "}
       *[other] { $dollars } Dollar und{" "}
    }{ $cents ->
        [one] einen Cent
       *[other] { $cents } Cent
    }
}
    .brief = { $below ->
        [yes] minus{" "}
       *[no] {""}
    }{ $cents ->
        [0] { $dollars }
       *[other] { $dollars ->
            [0] { $cents ->
                [one] einen Cent
               *[other] { $cents } Cent
            }
            [one] einen Dollar { $cents }
           *[other] { $dollars } Dollar { $cents }
        }
    }
ten-die-poker-total = { $below ->
    [yes] minus{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars }
   *[other] { $dollars ->
        [0] { $cents ->
            [one] einen Cent
           *[other] { $cents } Cent
        }
        [one] einen Dollar { $cents }
       *[other] { $dollars } Dollar { $cents }
    }
}
ten-die-poker-price = { $dollars ->
    [one] einen Dollar
   *[other] { $dollars } Dollar
}
ten-die-poker-gain = { $ahead ->
    [yes] plus{" "}
   *[no] {""}
}{ $money }
ten-die-poker-set-name = { $category ->
    [high-die] { $high } hoch
    [pair] Paar { $first }
    [two-pair] zwei Paare, { $first } und { $second }
    [three-of-a-kind] Drilling { $first }
    [straight] Straße bis { $high }
    [full-house] Full House, { $first } und { $second }
    [four-of-a-kind] Vierling { $first }
   *[five-of-a-kind] Fünfling { $first }
}{ $kickers ->
    [0] {""}
    [1] , Kicker { $kickers }
   *[other] , Kicker { $kickers }
}
    .brief = { $category ->
        [high-die] { $high } hoch
        [pair] Paar { $first }
        [two-pair] zwei Paare, { $first }
        [three-of-a-kind] Drilling { $first }
        [straight] Straße bis { $high }
        [full-house] Full House, { $first }
        [four-of-a-kind] Vierling { $first }
       *[five-of-a-kind] Fünfling { $first }
    }
ten-die-poker-hand-name = { $better }
    .both = { $better }; in der anderen Farbe { $worse }
ten-die-poker-glance = { $category ->
    [high-die] { $high } hoch
    [pair] Paar { $first }
    [two-pair] zwei Paare, { $first }
    [three-of-a-kind] Drilling { $first }
    [straight] Straße bis { $high }
    [full-house] Full House, { $first }
    [four-of-a-kind] Vierling { $first }
   *[five-of-a-kind] Fünfling { $first }
}
    .brief = { $category ->
        [high-die] { $high } hoch
        [pair] Paar { $first }
        [two-pair] zwei Paare
        [three-of-a-kind] Drilling { $first }
        [straight] Straße bis { $high }
        [full-house] Full House
        [four-of-a-kind] Vierling { $first }
       *[five-of-a-kind] Fünfling { $first }
    }
ten-die-poker-numbered-pair = Duo { $number }: Rot { $red }, Weiß { $white }.
    .brief = { $number }: Rot { $red }, Weiß { $white }.
    .braille = { $number }: Rot { $red }, Weiß { $white }.
ten-die-poker-shown = { $single ->
   *[other] { $name }
}
ten-die-poker-kept = { $whole ->
    [some] { $whole }
   *[none] { $left ->
        [0] nichts
        [1] eine { $left }
        [2] { AND($left) }
       *[other] { $left }
    }
}
    .braille = { $left ->
        [0] nichts
       *[other] { JOINED($left, " ") }
    }

## Regeln eines Tisches

ten-die-poker-option-bank = { $value ->
    [one] Alle beginnen mit einem Dollar.
   *[other] Alle beginnen mit { $value } Dollar.
}
ten-die-poker-option-bank-about = Wie viel Geld alle am Anfang haben.
ten-die-poker-option-ante = { $value ->
    [one] Der Einsatz ist ein Dollar.
   *[other] Der Einsatz ist { $value } Dollar.
}
ten-die-poker-option-ante-about = Was alle vor jeder Runde in den Topf zahlen.
ten-die-poker-option-rounds = { $value ->
    [0] Ohne Ende: Gespielt wird, bis alle gehen.
    [one] Eine Runde.
   *[other] { $value } Runden.
}
ten-die-poker-option-rounds-about = Wie viele Runden gespielt werden. 0 heißt ohne Limit.
ten-die-poker-option-equal = Wenn ein Angriff nur Gleichstand bringt
ten-die-poker-option-equal-fails = Mit Gleichstand ist der Angriff verloren.
ten-die-poker-option-equal-joins = Gleichstand teilt die Führung.
ten-die-poker-option-equal-about = Was geschieht, wenn ein Angriff die beste Hand nur erreicht.
ten-die-poker-option-credit = Kredit
ten-die-poker-option-credit-off = Kein Kredit: Du kannst nur zahlen, was du hast.
ten-die-poker-option-credit-on = Kredit: Du darfst unter null kommen.
ten-die-poker-option-credit-about = Mit Kredit darfst du mehr zahlen, als du hast, und bleibst den Rest schuldig.

## Was du wählen kannst

ten-die-poker-fold = Aussteigen.
ten-die-poker-challenge = Angreifen: Duo { AND($pairs) } neu würfeln.
    .brief = Duo { AND($pairs) } neu.
ten-die-poker-leave = Nach dieser Runde gehen.
    .brief = Nach dieser Runde gehen.
ten-die-poker-join = Zur nächsten Runde dazukommen.
    .brief = Nächste Runde dazukommen.

ten-die-poker-challenge-due =
    .you = { $affordable ->
        [yes] Zu schlagen: { $best }. Topf { $pot }. Aussteigen oder für { $price } angreifen?
       *[no] Ein Angriff kostet { $price }, mehr als du hast. Du kannst nur aussteigen.
    }
    .you-brief = { $affordable ->
        [yes] Topf { $pot }. Aussteigen oder { $price }?
       *[no] Du kannst nur aussteigen.
    }
    .other = { $affordable ->
        [yes] { $seat } ist dran. Zu schlagen: { $best }. Topf { $pot }. Aussteigen oder für { $price } angreifen?
       *[no] { $seat } ist dran. Ein Angriff kostet { $price }, mehr als { $seat } hat. { $seat } kann nur aussteigen.
    }
    .other-brief = { $affordable ->
        [yes] { $seat } ist dran. Topf { $pot }. Aussteigen oder { $price }?
       *[no] { $seat } ist dran. Nur aussteigen.
    }
ten-die-poker-challenge-due-button = Angreifen, { $price }
ten-die-poker-challenge-due-marks = Markiere, was du neu würfelst.
ten-die-poker-picked-up = { $numbers ->
    [0] Markiere mindestens ein Duo, oder steig aus.
    [one] Duo { $numbers }, Rot { $red }, Weiß { $white }. Rot behält { $reds }; Weiß { $whites }.
   *[other] { AND($numbers) }. Rot behält { $reds }; Weiß { $whites }.
}
    .brief = { $numbers ->
        [0] Markiere mindestens ein Duo, oder steig aus.
       *[other] { AND($numbers) }. Rot behält { $reds }; Weiß { $whites }.
    }
    .braille = { $numbers ->
        [0] Markiere ein Duo, oder steig aus.
       *[other] { JOINED($numbers, " ") }: Rot { $reds }, Weiß { $whites }.
    }

## Was geschieht

ten-die-poker-rounds-agreed = { $rounds ->
    [one] Eine Runde.
   *[other] { $rounds } Runden.
}
ten-die-poker-antes-paid = Runde { $round }. { $broke ->
    [0] Alle
   *[other] Alle anderen
} setzen { $ante }. Topf { $pot }.{ $broke ->
    [0] {""}
   *[other] {" "}Nicht dabei: { AND($broke) }.
}
    .brief = Runde { $round }. Topf { $pot }.{ $broke ->
        [0] {""}
       *[other] {" "}Nicht dabei: { AND($broke) }.
    }
ten-die-poker-opening =
    .you = { $place ->
        [1] { $leaders ->
            [one] Du führst
           *[other] Geteilte Führung, { AND($leaders) }, du
        }
        [2] Du liegst auf Rang 2
        [3] Du liegst auf Rang 3
        [4] Du liegst auf Rang 4
        [5] Du liegst auf Rang 5
        [6] Du liegst auf Rang 6
       *[other] Du liegst auf Rang 7
    } mit { $colour }: { $hand }. { $colour ->
        [red] Weiß
       *[white] Rot
    }: { $other }.
    .you-brief = { $place ->
        [1] { $leaders ->
            [one] Du führst
           *[other] Geteilte Führung, { AND($leaders) }
        }
        [2] Du liegst auf Rang 2
        [3] Du liegst auf Rang 3
        [4] Du liegst auf Rang 4
        [5] Du liegst auf Rang 5
        [6] Du liegst auf Rang 6
       *[other] Du liegst auf Rang 7
    }: { $hand }.
    .other = { $leaders ->
        [0] { $seat }
        [one] { $seat } führt
       *[other] Geteilte Führung, { AND($leaders) }
    }: { $hand }.
    .other-brief = { $leaders ->
        [0] {""}
        [one] { $seat } führt: { $hand }.
       *[other] Geteilte Führung, { AND($leaders) }: { $hand }.
    }
ten-die-poker-hands-rolled = { $told }
ten-die-poker-low-drawn =
    .you = Gleich niedrig wie { AND($others) }: Du bist zuerst dran, per Los.
    .you-brief = Gleich niedrig: Du bist zuerst dran.
    .other = Gleich niedrig wie { AND($others) }: { $seat } ist zuerst dran, per Los.
    .other-brief = Gleich niedrig: { $seat } ist zuerst dran.
ten-die-poker-folded =
    .you = Du steigst aus.
    .other = { $seat } steigt aus.
ten-die-poker-challenged =
    .you = Du zahlst { $price } und würfelst Duo { AND($pairs) } neu. Topf { $pot }.
    .you-brief = Du würfelst Duo { AND($pairs) } neu. Topf { $pot }.
    .other = { $seat } zahlt { $price } und würfelt { $pairs ->
        [1] ein Duo
        [2] zwei Duos
        [3] drei Duos
        [4] vier Duos
       *[other] alle fünf Duos
    } neu. Topf { $pot }.
    .other-brief = { $seat } würfelt { $pairs ->
        [1] ein Duo
        [2] zwei Duos
        [3] drei Duos
        [4] vier Duos
       *[other] alle fünf Duos
    } neu. Topf { $pot }.
ten-die-poker-took-lead =
    .you = Du gehst in Führung{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { FORM($hand, "both") }.
    .you-brief = Du gehst in Führung: { $hand }.
    .other = { $seat } geht in Führung{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { $hand }.
    .other-brief = { $seat } geht in Führung: { $hand }.
ten-die-poker-shared-lead =
    .you = Gleichstand: Du teilst die Führung, { $hand }.
    .you-brief = Du teilst die Führung, { $hand }.
    .other = Gleichstand: { $seat } teilt die Führung, { $hand }.
    .other-brief = { $seat } teilt die Führung, { $hand }.
ten-die-poker-fell-short =
    .you = { $edge ->
        [clear] Du scheiterst und bist raus: { FORM($hand, "both") }.
        [none] Du schaffst nur Gleichstand und bist raus.
        [kickers] Du scheiterst an den Kickern und bist raus: { FORM($hand, "both") }.
       *[worse-set] Du scheiterst an der anderen Farbe und bist raus: { FORM($hand, "both") }.
    }
    .you-brief = { $edge ->
        [clear] Du scheiterst: { $hand }.
        [none] Nur Gleichstand: Du bist raus.
        [kickers] Du scheiterst an den Kickern: { $hand }.
       *[worse-set] Du scheiterst an der anderen Farbe: { $hand }.
    }
    .other = { $edge ->
        [clear] { $seat } scheitert und ist raus: { $shown }.
        [none] { $seat } schafft nur Gleichstand und ist raus.
        [kickers] { $seat } scheitert an den Kickern und ist raus: { $shown }.
       *[worse-set] { $seat } scheitert an der anderen Farbe und ist raus: { $shown }.
    }
    .other-brief = { $edge ->
        [clear] { $seat } scheitert: { $hand }.
        [none] Nur Gleichstand: { $seat } ist raus.
        [kickers] { $seat } scheitert an den Kickern: { $hand }.
       *[worse-set] { $seat } scheitert an der anderen Farbe: { $hand }.
    }
ten-die-poker-since = { $seat ->
    [you] { $place ->
        [0] Du bist raus
        [1] { $leaders ->
            [one] Du führst
           *[other] Du teilst die Führung
        }
        [2] Du liegst auf Rang 2
        [3] Du liegst auf Rang 3
        [4] Du liegst auf Rang 4
        [5] Du liegst auf Rang 5
        [6] Du liegst auf Rang 6
       *[other] Du liegst auf Rang 7
    }
   *[other] { $seat } { $place ->
        [0] ist raus
        [1] { $leaders ->
            [one] führt
           *[other] teilt die Führung
        }
        [2] liegt auf Rang 2
        [3] liegt auf Rang 3
        [4] liegt auf Rang 4
        [5] liegt auf Rang 5
        [6] liegt auf Rang 6
       *[other] liegt auf Rang 7
    }
}{ $place ->
    [1] {""}
   *[other] ; { $leaders ->
        [one] { AND($leaders) } führt
       *[other] mehrere führen
    }
}: { $hand }{ $out ->
    [0] {""}
    [one] ; { AND($out) } ist raus
    [2] ; zwei sind raus
    [3] ; drei sind raus
    [4] ; vier sind raus
    [5] ; fünf sind raus
   *[other] ; sechs sind raus
}{ $takers ->
    [0] {""}
    [one] ; letzter Topf, { $pot }: { AND($takers) }
   *[other] ; letzter Topf, { $pot }: geteilt
}.
ten-die-poker-pot-taken =
    .you = Du bekommst den Topf, { $pot }, und hast jetzt { $total }.
    .you-brief = Du bekommst { $pot }, jetzt { $total }.
    .you-braille = Du bekommst { $pot }; jetzt { $total }.
    .other = { $seat } bekommt den Topf, { $pot }, und hat jetzt { $total }.
    .other-brief = { $seat } bekommt { $pot }, jetzt { $total }.
    .other-braille = { $seat } bekommt { $pot }; jetzt { $total }.
ten-die-poker-share =
    .you = Du bekommst { $money } und hast jetzt { $total }.
    .you-brief = Du bekommst { $money }, jetzt { $total }.
    .other = { $seat } bekommt { $money } und hat jetzt { $total }.
    .other-brief = { $seat } bekommt { $money }, jetzt { $total }.
ten-die-poker-pot-split = Geteilte Führung: Der Topf, { $pot }, wird geteilt. { $shares }
    .brief = Der Topf wird geteilt. { $shares }
ten-die-poker-leave-asked =
    .you = { $playing ->
        [yes] Nach dieser Runde gehst du. Spiel sie zu Ende.
       *[no] Nach dieser Runde gehst du.
    }
    .you-brief = Nach dieser Runde gehst du.
    .other = { $seat } geht nach dieser Runde.
ten-die-poker-join-asked =
    .you = Zur nächsten Runde kommst du dazu.
    .other = { $seat } kommt zur nächsten Runde dazu.
ten-die-poker-left =
    .you = Du gehst und hast { $money }, insgesamt { $gain }.
    .you-brief = Du gehst, { $gain }.
    .other = { $seat } geht und hat { $money }, insgesamt { $gain }.
    .other-brief = { $seat } geht, { $gain }.
ten-die-poker-joined =
    .you = Du kommst dazu und hast { $money }.
    .other = { $seat } kommt dazu und hat { $money }.
ten-die-poker-game-ended = Die Partie ist nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} zu Ende{ $end ->
    [rounds] .
   *[other] : { $end }.
}
    .brief = Partie zu Ende{ $end ->
        [rounds] .
       *[other] : { $end }.
    }
ten-die-poker-net = { $seat } { $ahead ->
    [yes] plus{" "}
   *[no] {""}
}{ $total }
ten-die-poker-departed =
    .you = Wer vorher auf deinem Platz saß: { $gain }.
    .other = Wer vorher auf dem Platz von { $seat } saß: { $gain }.
    .other-brief = Vorher auf dem Platz von { $seat }: { $gain }.
ten-die-poker-won =
    .you = Du gewinnst, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
    .other = { $seat } gewinnt, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
ten-die-poker-win-shared = Geteilter Sieg, { AND($seats) }: je { $gain }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = Geteilter Sieg: { AND($seats) }; je { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }
ten-die-poker-won-before = { $before ->
    [one] Wer gewonnen hat, ist gegangen. Jetzt auf dem Platz
   *[other] Alle, die gewonnen haben, sind gegangen. Jetzt auf den Plätzen
}: { AND($before) }. Der Gewinn: { $gain }{ $seats ->
    [0] .
   *[other] , ebenso { AND($seats) }.
}{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = Sieg, jetzt auf dem Platz: { AND($before) }; { $gain }.{ $seats ->
        [0] {""}
       *[other] {" "}Ebenso { AND($seats) }.
    }{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }

## Antworten

ten-die-poker-rules = Topf { $pot }. { $leaders ->
    [0] Ein Angriff kostet dann { $price }, den halben Topf, aufgerundet. Noch führt niemand.
   *[other] Ein Angriff kostet { $price }, den halben Topf, aufgerundet. Zu schlagen: { $best }. In Führung: { AND($leaders) }.
}
    .brief = Topf { $pot }. { $leaders ->
        [0] Ein Angriff kostet dann { $price }. Noch führt niemand.
       *[other] Ein Angriff kostet { $price }. Zu schlagen: { $best }. In Führung: { AND($leaders) }.
    }
ten-die-poker-turn =
    .you = Du bist dran, Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Danach, die niedrigste Hand zuerst: { AND($waiting) }.
    } In Führung: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Raus: { AND($out) }.
    }
    .you-brief = Du bist dran, Runde { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Danach: { AND($waiting) }.
    } In Führung: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Raus: { AND($out) }.
    }
    .other = { $seat } ist dran, Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Danach, die niedrigste Hand zuerst: { AND($waiting) }.
    } In Führung: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Raus: { AND($out) }.
    }
    .other-brief = { $seat } ist dran, Runde { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Danach: { AND($waiting) }.
    } In Führung: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Raus: { AND($out) }.
    }
ten-die-poker-rolling =
    .you = Deine Würfel rollen, Runde { $round }.
    .you-brief = Deine Würfel rollen.
    .other = Die Würfel von { $seat } rollen, Runde { $round }.
    .other-brief = Die Würfel von { $seat } rollen.
ten-die-poker-lot-due = Gleich niedrig: { AND($seats) }. Das Los entscheidet, wer zuerst dran ist.
    .brief = Gleich niedrig: { AND($seats) }.
ten-die-poker-purse =
    .you = Du hast { $money }{ $status ->
        [leads] {" "}und führst.
        [out] {" "}und bist raus.
        [broke] {" "}und kannst den Einsatz nicht zahlen.
       *[other] .
    }
    .you-brief = Du hast { $total }{ $status ->
        [leads] {" "}und führst.
        [out] , raus.
        [broke] {" "}und kannst den Einsatz nicht zahlen.
       *[other] .
    }
    .other = { $seat } hat { $total }{ $status ->
        [leads] {" "}und führt.
        [out] {" "}und ist raus.
        [broke] {" "}und kann den Einsatz nicht zahlen.
       *[other] .
    }
    .other-brief = { $seat } hat { $total }{ $status ->
        [leads] {" "}und führt.
        [out] , raus.
        [broke] {" "}und kann nicht zahlen.
       *[other] .
    }
ten-die-poker-standing = { $purses ->
    [0] Der Tisch ist leer.
   *[other] { $purses }
}{ $leaving ->
    [0] {""}
   *[other] {" "}Nach dieser Runde gehen: { AND($leaving) }.
}{ $joining ->
    [0] {""}
   *[other] {" "}Zur nächsten Runde kommen: { AND($joining) }.
}
    .brief = { $purses ->
        [0] Der Tisch ist leer.
       *[other] { $purses }
    }
ten-die-poker-open-hand =
    .you = { $leads ->
        [yes] Du führst: { $hand }
       *[no] Du: { $hand }
    }{ $other ->
        [none] .
       *[some] ; andere Farbe, { $other }.
    }
    .other = { $leads ->
        [yes] { $seat } führt: { $hand }
       *[no] { $seat }: { $hand }
    }{ $other ->
        [none] .
       *[some] ; andere Farbe, { $other }.
    }
ten-die-poker-open-dice =
    .you = Deine Würfel: Rot { $reds }; Weiß { $whites }.
    .other = Die Würfel von { $seat }: Rot { $reds }; Weiß { $whites }.
    .braille = { $seat }: Rot { JOINED($reds, " ") }; Weiß { JOINED($whites, " ") }.
ten-die-poker-own =
    .you = { $red ->
        [some] Rot: { $red }; Weiß: { $white }. Der Reihe nach, Rot { $reds }; Weiß { $whites }.
       *[none] Du hast keine Würfel: { $status ->
            [out] in dieser Runde bist du raus.
            [broke] du kannst den Einsatz nicht zahlen.
            [empty] du bist nicht am Tisch.
            [over] die Partie ist zu Ende.
           *[other] noch nicht gewürfelt.
        }
    }
    .you-brief = { $red ->
        [some] Rot { $reds }; Weiß { $whites }.
       *[none] Keine Würfel: { $status ->
            [out] du bist raus.
            [broke] du kannst den Einsatz nicht zahlen.
            [empty] du bist nicht am Tisch.
            [over] die Partie ist zu Ende.
           *[other] noch nicht gewürfelt.
        }
    }
    .other = { $red ->
        [some] { $seat } hat Rot: { $red }; Weiß: { $white }. Der Reihe nach, Rot { $reds }; Weiß { $whites }.
       *[none] { $seat } hat keine Würfel: { $status ->
            [out] raus aus dieser Runde.
            [broke] kann den Einsatz nicht zahlen.
            [empty] nicht am Tisch.
            [over] die Partie ist zu Ende.
           *[other] noch nicht gewürfelt.
        }
    }
    .other-brief = { $red ->
        [some] { $seat } hat Rot { $reds }; Weiß { $whites }.
       *[none] { $seat } hat keine Würfel: { $status ->
            [out] raus.
            [broke] kann den Einsatz nicht zahlen.
            [empty] nicht am Tisch.
            [over] die Partie ist zu Ende.
           *[other] noch nicht gewürfelt.
        }
    }
    .braille = { $red ->
        [some] Rot { JOINED($reds, " ") }; Weiß { JOINED($whites, " ") }.
       *[none] Keine Würfel: { $status ->
            [out] raus.
            [broke] kann den Einsatz nicht zahlen.
            [empty] nicht am Tisch.
            [over] die Partie ist zu Ende.
           *[other] noch nicht gewürfelt.
        }
    }
ten-die-poker-own-pairs = { $pairs }

## Was eine Wahl bewirkt

ten-die-poker-fold-explained =
    .you = Du bist in dieser Runde raus und behältst { $money }. Die anderen spielen um den Topf von { $pot }.
    .other = { $seat } ist in dieser Runde raus und behält { $money }. Die anderen spielen um den Topf von { $pot }.
    .you-brief = Du bist in dieser Runde raus und behältst { $money }.
    .you-braille = Du bist in dieser Runde raus; du behältst { $money }.
    .other-brief = { $seat } ist in dieser Runde raus und behält { $money }.
    .other-braille = { $seat } ist in dieser Runde raus; { $seat } behält { $money }.
ten-die-poker-challenge-explained =
    .you = Du zahlst { $price } und hast noch { $left }. Der Topf wächst auf { $pot }. Zu schlagen: { $best }. { $joins ->
        [yes] Mit Gleichstand teilst du die Führung; mit weniger bist du raus.
       *[no] Mit Gleichstand oder weniger bist du raus.
    }
    .other = { $seat } zahlt { $price } und hat noch { $left }. Der Topf wächst auf { $pot }. Zu schlagen: { $best }. { $joins ->
        [yes] Mit Gleichstand ist die Führung geteilt; mit weniger ist { $seat } raus.
       *[no] Mit Gleichstand oder weniger ist { $seat } raus.
    }
    .you-brief = Du zahlst { $price }. Der Topf wächst auf { $pot }. Zu schlagen: { $best }.
    .other-brief = { $seat } zahlt { $price }. Der Topf wächst auf { $pot }. Zu schlagen: { $best }.
ten-die-poker-cannot-challenge =
    .you = Angreifen kannst du nicht: Es kostet { $price }, und du hast { $money }.
    .other = Angreifen kann { $seat } nicht: Es kostet { $price }, und { $seat } hat { $money }.
    .you-braille = Angreifen geht nicht: Es kostet { $price }; du hast { $money }.
    .other-braille = Angreifen geht nicht: Es kostet { $price }; { $seat } hat { $money }.
ten-die-poker-cannot-wait =
    .you = Warten kannst du nicht: Die niedrigste Hand muss aussteigen oder angreifen.
    .other = Warten kann { $seat } nicht: Die niedrigste Hand muss aussteigen oder angreifen.
    .brief = Die niedrigste Hand muss aussteigen oder angreifen.

## Rat

ten-die-poker-answered =
    .you = Danach hast du { $chance } Prozent Chance auf die Führung
    .other = Danach hat { $seat } { $chance } Prozent Chance auf die Führung
    .brief = Danach { $seat }: { $chance } Prozent
ten-die-poker-challenge-advised =
    .you = Greif an: Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $near ->
        [yes] es lohnt sich gerade noch.
       *[no] es lohnt sich bei mehr als { $needed }.
    } Im Schnitt { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .other = { $seat }, greif an: Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $near ->
        [yes] es lohnt sich gerade noch.
       *[no] es lohnt sich bei mehr als { $needed }.
    } Im Schnitt { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .brief = Greif an: Duo { AND($pairs) } neu. { $chance } Prozent; es lohnt sich { $near ->
        [yes] gerade noch
       *[no] über { $needed }
    }; { $gain }.
    .braille = { $pairs } neu: { $chance }%, nötig { $needed }%.
ten-die-poker-fold-advised =
    .you = Steig aus: { $chosen ->
        [yes] Dieser Angriff
       *[no] Ein Angriff
    } verliert im Schnitt { $loss }. { $chance ->
        [0] Keine Chance
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] Bestenfalls { $chance }
        } Prozent Chance
    } auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $needed ->
        [none] sie würde nicht halten.
       *[some] es lohnt sich bei mehr als { $needed }.
    }
    .other = { $seat }, steig aus: { $chosen ->
        [yes] Dieser Angriff
       *[no] Ein Angriff
    } verliert im Schnitt { $loss }. { $chance ->
        [0] Keine Chance
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] Bestenfalls { $chance }
        } Prozent Chance
    } auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $needed ->
        [none] sie würde nicht halten.
       *[some] es lohnt sich bei mehr als { $needed }.
    }
    .brief = Steig aus: { $chosen ->
        [yes] Dieser Angriff
       *[no] Ein Angriff
    } verliert { $loss }. { $chance } Prozent; { $needed ->
        [none] die Führung würde nicht halten.
       *[some] es lohnt sich über { $needed }.
    }
    .braille = Steig aus. { $pairs }: { $chance }%, { $needed ->
        [none] kein Gewinn.
       *[some] nötig { $needed }%.
    }
ten-die-poker-challenge-compared =
    .you = Greif an: Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }, im Schnitt { $gain }. Dieser Angriff: { $instead-chance } Prozent, { $instead-gain }.
    .other = { $seat }, greif an: Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }, im Schnitt { $gain }. Dieser Angriff: { $instead-chance } Prozent, { $instead-gain }.
    .brief = Greif an: Duo { AND($pairs) } neu. { $chance } Prozent, { $gain }. Dieser Angriff: { $instead-gain }.
    .braille = { $pairs } neu: { $gain }.
ten-die-poker-too-close =
    .you = Etwa gleich gut: aussteigen, oder Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $needed ->
        [none] sie würde nicht halten.
       *[some] es lohnt sich bei mehr als { $needed }.
    }
    .other = Etwa gleich gut, { $seat }: aussteigen, oder Duo { AND($pairs) } neu würfeln. { $chance } Prozent Chance auf die Führung{ $joins ->
        [yes] , auch geteilt
       *[no] {""}
    }; { $needed ->
        [none] sie würde nicht halten.
       *[some] es lohnt sich bei mehr als { $needed }.
    }
    .brief = Etwa gleich gut: aussteigen, oder Duo { AND($pairs) } neu.
    .braille = Aussteigen oder { $pairs } neu: gleich gut.
ten-die-poker-out-of-reach =
    .you = Steig aus: Keine Chance auf die Führung.
    .other = { $seat }, steig aus: Keine Chance auf die Führung.
    .brief = Steig aus: Keine Chance auf die Führung.
ten-die-poker-straight-weighed =
    .you = Deine Straße gewinnt selten den Topf, und sie ist schwer zu verbessern.
    .other = Die Straße von { $seat } gewinnt selten den Topf, und sie ist schwer zu verbessern.
    .brief = Eine Straße gewinnt selten und ist schwer zu verbessern.
    .braille = Straßen gewinnen selten.
ten-die-poker-challenge-weighed = Duo { AND($pairs) } neu: { $chance } Prozent; { $needed ->
        [none] es lohnt sich nie
       *[some] es lohnt sich bei mehr als { $needed }
    }; im Schnitt { $gain }.
    .brief = { AND($pairs) }: { $chance } Prozent; { $needed ->
        [none] lohnt sich nie.
       *[some] lohnt sich über { $needed }.
    }
    .braille = { $pairs }: { $chance }%, { $needed ->
        [none] kein Gewinn.
       *[some] nötig { $needed }%.
    }
ten-die-poker-losers-weighed = { $count ->
    [one] Ein weiterer Angriff verliert Geld
   *[other] { $count } weitere Angriffe verlieren Geld
}: bestenfalls im Schnitt { $gain }.
    .brief = { $count ->
        [one] Ein weiterer
       *[other] { $count } weitere
    }: Verlust.
ten-die-poker-fold-weighed = Aussteigen: nichts mehr zu verlieren.
    .brief = Aussteigen: nichts mehr zu verlieren.

## Durchsehen

ten-die-poker-mistake-folded = Greif nächstes Mal öfter an, statt auszusteigen.
ten-die-poker-mistake-challenged = Steig nächstes Mal öfter aus, statt anzugreifen.
ten-die-poker-mistake-few = Würfle nächstes Mal bei einem Angriff mehr Duos neu.
ten-die-poker-mistake-many = Würfle nächstes Mal bei einem Angriff weniger Duos neu.
ten-die-poker-mistake-others = Wähl nächstes Mal sorgfältiger, welche Duos du neu würfelst.
