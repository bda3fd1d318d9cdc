### reviewed: nobody
### Army Men Dice War, auf Deutsch.
### Zuerst das Neue, dann der Grund, der Stand und was als Nächstes kommt.
### Würfel stehen im Akkusativ: behalten, gewürfelt und für; allein im Nominativ, mit FORM.

army-men-title = Army Men Dice War
army-men-about = Ein Duell: würfeln, jedes Mal einen oder zwei Würfel behalten und niedrig bleiben. Einsen sind Soldaten und zählen 0.
army-men-kind-army = Armee
army-men-length = 5 bis 7 Minuten.
army-men-credits =
    Erfunden von Phil Reed, nach dem Würfelspiel Tripps. Ausgearbeitet von Steve Jackson.
    Erprobt von Amy Zwick, Gina Fischer und Monica Stephens. Erschienen bei Steve Jackson Games.

## Regeln eines Tisches

army-men-option-first = Wer anfängt
army-men-option-first-random = Das Los entscheidet.
army-men-option-first-0 = Der erste Platz fängt an.
army-men-option-first-1 = Der zweite Platz fängt an.
army-men-option-first-about = Wer in der ersten Runde anfängt. Danach wechselt ihr euch ab. In der Vorlage fängt die jüngste Person an.
army-men-option-campaign = Wie viele Partien
army-men-option-campaign-1 = Eine Partie.
army-men-option-campaign-3 = Ein Feldzug: drei Partien; wer zusammen am wenigsten Punkte hat, gewinnt.
    .brief = Ein Feldzug: drei Partien, wenig Punkte sind gut.
army-men-option-campaign-about = Entscheidet eine Partie oder die Summe aus dreien?

## Teile von Sätzen

army-men-dice = { $soldiers ->
    [0] {""}
    [1] einen Soldaten
    [2] zwei Soldaten
    [3] drei Soldaten
    [4] vier Soldaten
   *[other] fünf Soldaten
}{ $others ->
    [0] {""}
    [1] { $soldiers ->
        [0] eine { $others }
       *[other] {" "}und eine { $others }
    }
   *[other] { $soldiers ->
        [0] { $twins ->
            [0] { AND($others) }
            [2] zwei Zweien
            [3] zwei Dreien
            [4] zwei Vieren
            [5] zwei Fünfen
           *[6] zwei Sechsen
        }
       *[other] , { AND($others) }
    }
}
    .ein = { $soldiers ->
        [0] {""}
        [1] ein Soldat
        [2] zwei Soldaten
        [3] drei Soldaten
        [4] vier Soldaten
       *[other] fünf Soldaten
    }{ $others ->
        [0] {""}
        [1] { $soldiers ->
            [0] eine { $others }
           *[other] {" "}und eine { $others }
        }
       *[other] { $soldiers ->
            [0] { $twins ->
                [0] { AND($others) }
                [2] zwei Zweien
                [3] zwei Dreien
                [4] zwei Vieren
                [5] zwei Fünfen
               *[6] zwei Sechsen
            }
           *[other] , { AND($others) }
        }
    }
army-men-total =
    .you = du hast { $points }
    .you-brief = du { $points }
    .other = { $seat } hat { $points }
    .other-brief = { $seat } { $points }
army-men-supply =
    .you = du hast { $dice }
    .you-brief = du { $dice }
    .other = { $seat } hat { $dice }
    .other-brief = { $seat } { $dice }
army-men-owner =
    .you = Du hast { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }, { $left ->
        [0] keiner mehr zu würfeln
        [one] noch einer zu { $rolling ->
            [yes] behalten
           *[no] würfeln
        }
       *[other] noch { $left } zu { $rolling ->
            [yes] behalten
           *[no] würfeln
        }
    }, gesamt { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.
    .you-brief = Du hast { $dice }, { $left ->
        [0] keiner
       *[other] { $left }
    } übrig, gesamt { $total }.
    .other = { $seat } hat { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }, { $left ->
        [0] keiner mehr zu würfeln
        [one] noch einer zu { $rolling ->
            [yes] behalten
           *[no] würfeln
        }
       *[other] noch { $left } zu { $rolling ->
            [yes] behalten
           *[no] würfeln
        }
    }, gesamt { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.
    .other-brief = { $seat } hat { $dice }, { $left ->
        [0] keiner
       *[other] { $left }
    } übrig, gesamt { $total }.
    .braille = { $seat }: { $dice }, { $left } übrig, gesamt { $total }.
army-men-winnable = Sieg mit { $need } oder weniger{ $again ->
    [yes] , Gleichstand mit { $tie }
   *[no] ; Gleichstand mit { $tie }, dann verliert ihr beide einen Würfel
}
    .brief = Sieg mit { $need } oder weniger
army-men-only-tie = nur noch Gleichstand, mit { $tie }, und ihr verliert beide einen Würfel
    .brief = nur Gleichstand, { $tie }
army-men-beaten = die Runde ist verloren

## Was du wählen kannst

army-men-set-aside = { $dice ->
    [one] Würfel { $dice } behalten.
   *[other] Würfel { AND($dice) } behalten.
}

army-men-set-aside-due-button = Behalten
army-men-set-aside-due =
    .you = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Du stehst bei { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Behalt den letzten Würfel.
        [2] Behalt einen oder beide.
       *[other] Behalt einen oder zwei.
    }
    .you-brief = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Bei { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Den letzten.
        [2] Einen oder beide.
       *[other] Einen oder zwei.
    }
    .other = { $seat } ist dran. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Bei { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Behalt den letzten Würfel.
        [2] Behalt einen oder beide.
       *[other] Behalt einen oder zwei.
    }
    .other-brief = { $seat } ist dran. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Bei { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Den letzten.
        [2] Einen oder beide.
       *[other] Einen oder zwei.
    }

army-men-selection = { $dice ->
    [none] { $rolled ->
        [1] Markiere zuerst den letzten Würfel.
        [2] Markiere zuerst einen Würfel oder beide.
       *[other] Markiere zuerst einen oder zwei Würfel.
    }
   *[some] { $allowed ->
        [no] { FORM($dice, "ein") }: zu viele. Markiere einen oder zwei.
       *[yes] { FORM($dice, "ein") }: Du stehst bei { $sum }, { $left ->
            [0] und dein Zug ist zu Ende.
            [one] noch ein Würfel.
           *[other] noch { $left } Würfel.
        }
    }
}
    .brief = { $dice ->
        [none] { $rolled ->
            [1] Markiere den letzten Würfel.
            [2] Markiere einen Würfel oder beide.
           *[other] Markiere einen oder zwei Würfel.
        }
       *[some] { FORM($dice, "ein") }: { $allowed ->
            [no] zu viele.
           *[yes] bei { $sum }, { $left ->
                [0] Zug zu Ende.
                [one] noch einer.
               *[other] noch { $left }.
            }
        }
    }

## Was geschieht

army-men-round-began =
    .you = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Partie { $game } von { $games }.{" "}
        }Du fängst an{ $drawn ->
            [yes] , per Los.
           *[no] .
        } Ihr habt beide sechs Würfel und setzt einen ein.
       *[other] Runde { $round }. Du fängst an.
    }
    .you-brief = { $round ->
        [1] { $games ->
            [1] Du fängst an.
           *[other] Partie { $game }. Du fängst an.
        }
       *[other] Runde { $round }. Du fängst an.
    }
    .other = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Partie { $game } von { $games }.{" "}
        }{ $seat } fängt an{ $drawn ->
            [yes] , per Los.
           *[no] .
        } Ihr habt beide sechs Würfel und setzt einen ein.
       *[other] Runde { $round }. { $seat } fängt an.
    }
    .other-brief = { $round ->
        [1] { $games ->
            [1] { $seat } fängt an.
           *[other] Partie { $game }. { $seat } fängt an.
        }
       *[other] Runde { $round }. { $seat } fängt an.
    }
army-men-rolled =
    .you = { FORM($dice, "ein") }.
    .other = { $seat } würfelt { $dice }.
army-men-put-aside =
    .you = Du behältst { $dice }.
    .other = { $seat } behält { $dice } und steht bei { $sum }.
    .other-brief = { $seat } steht bei { $sum }.
army-men-turn-ended =
    .you = Du behältst { $dice } und endest bei { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } schafft nur Gleichstand.
           *[other] { $other } braucht { $need } oder weniger.
        }
    }
    .you-brief = Du endest bei { $score }.
    .to-you = { $seat } behält { $dice } und endet bei { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] Du schaffst nur Gleichstand.
           *[other] Du brauchst { $need } oder weniger.
        }
    }
    .to-you-brief = { $seat } endet bei { $score }.
    .other = { $seat } behält { $dice } und endet bei { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } schafft nur Gleichstand.
           *[other] { $other } braucht { $need } oder weniger.
        }
    }
    .other-brief = { $seat } endet bei { $score }.
army-men-round-won =
    .you = Du gewinnst die Runde, { $score } zu { $against }. { $other } verliert einen Würfel und hat noch { $dice ->
        [one] einen.
       *[other] { $dice }.
    } Gesamt: { $totals }.
    .you-brief = Du gewinnst die Runde. { $other } verliert einen Würfel. { $totals }.
    .to-you = { $seat } gewinnt die Runde, { $score } zu { $against }. Du verlierst einen Würfel und hast noch { $dice ->
        [one] einen.
       *[other] { $dice }.
    } Gesamt: { $totals }.
    .to-you-brief = { $seat } gewinnt die Runde. Du verlierst einen Würfel. { $totals }.
    .other = { $seat } gewinnt die Runde, { $score } zu { $against }. { $other } verliert einen Würfel und hat noch { $dice ->
        [one] einen.
       *[other] { $dice }.
    } Gesamt: { $totals }.
    .other-brief = { $seat } gewinnt die Runde. { $other } verliert einen Würfel. { $totals }.
army-men-round-tied = Gleichstand bei { $score }: Ihr verliert beide einen Würfel. Würfel: { $supplies }. Gesamt: { $totals }.
    .brief = Gleichstand bei { $score }: Ihr verliert beide einen Würfel. { $totals }.
    .braille = Gleichstand: beide verlieren einen Würfel. { $totals }.
army-men-since =
    .you = { $active ->
        [you] { $rolled ->
            [none] Du stehst bei { $sum ->
                [none] 0
               *[other] { $sum }
            }
           *[some] Gewürfelt: { $rolled }{ $sum ->
                [none] {""}
               *[other] ; du stehst bei { $sum }
            }
        }
       *[other] { $sum ->
            [none] { $active } ist dran
           *[other] { $active } steht bei { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; { $other ->
            [you] dein Ergebnis: { $against }
           *[other] Ergebnis von { $other }: { $against }
        }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] die Runde ging unentschieden aus
            [you] die Runde ging an dich
           *[other] die Runde ging an { $winner }
        }: { $totals }
    }.
    .other = { $rolled ->
        [none] { $active } steht bei { $sum ->
            [none] 0
           *[other] { $sum }
        }
       *[some] { $active } hat gewürfelt: { $rolled }{ $sum ->
            [none] {""}
           *[other] ; steht bei { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; Ergebnis von { $other }: { $against }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] die Runde ging unentschieden aus
            [you] die Runde ging an dich
           *[other] die Runde ging an { $winner }
        }: { $totals }
    }.
army-men-cannot-roll = { $seats ->
    [one] Die Partie ist zu Ende. Zu wenige Würfel für die nächste Runde: { $seats }.
   *[other] Die Partie ist zu Ende: Ihr habt beide zu wenige Würfel für die nächste Runde.
}
    .brief = Partie zu Ende.
army-men-game-won =
    .you = Du gewinnst Partie { $game }, { $score } zu { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}Alle Partien: { $sums }.
    }
    .you-brief = Du gewinnst Partie { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}Alle: { $sums }.
    }
    .other = { $seat } gewinnt Partie { $game }, { $score } zu { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}Alle Partien: { $sums }.
    }
    .other-brief = { $seat } gewinnt Partie { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}Alle: { $sums }.
    }
army-men-game-drawn = Partie { $game } ist unentschieden mit { $score }.{ $sums ->
    [0] {""}
   *[other] {" "}Alle Partien: { $sums }.
}
    .brief = Partie { $game } ist unentschieden.{ $sums ->
        [0] {""}
       *[other] {" "}Alle: { $sums }.
    }
army-men-won =
    .you = Du gewinnst{ $games ->
        [1] {""}
       *[other] {" "}den Feldzug
    }, { $score } zu { $against }.
    .you-brief = Du gewinnst, { $score } zu { $against }.
    .other = { $seat } gewinnt{ $games ->
        [1] {""}
       *[other] {" "}den Feldzug
    }, { $score } zu { $against }.
    .other-brief = { $seat } gewinnt, { $score } zu { $against }.
army-men-drawn = { $games ->
    [1] Die Partie ist unentschieden mit { $score }.
   *[other] Der Feldzug ist unentschieden mit { $score }.
}
    .brief = Unentschieden mit { $score }.

## Antworten

army-men-lot-due = Das Los entscheidet, wer anfängt.
army-men-rules = { $chaser ->
    [none] Noch ist kein Ergebnis zu schlagen.
    [you] { $target }.
   *[other] Für { $chaser }: { $target }.
} Ihr setzt beide einen Würfel ein; das niedrigere Ergebnis holt ihn zurück. Runde { $round }.{ $games ->
    [1] {""}
   *[other] {" "}Partie { $game } von { $games }{ $sums ->
        [0] .
       *[other] ; frühere Partien: { $sums }.
    }
}
    .brief = { $chaser ->
        [none] Noch kein Ergebnis zu schlagen.
        [you] { $target }.
       *[other] Für { $chaser }: { $target }.
    } Runde { $round }.{ $games ->
        [1] {""}
       *[other] {" "}Partie { $game }.
    }
army-men-turn =
    .you = Du bist dran.
    .other = { $seat } ist dran.
army-men-standing = { $owners }{ $sums ->
    [0] {""}
   *[other] {" "}Alle Partien: { $sums }.
}
    .brief = { $owners }{ $sums ->
        [0] {""}
       *[other] {" "}Alle: { $sums }.
    }
army-men-shown = { $aside ->
        [none] { $seat } hat noch nichts behalten.
       *[some] { $seat } hat { $aside } behalten und steht bei { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    } { $score ->
        [none] { $other ->
            [you] Du hast
           *[other] { $other } hat
        } in dieser Runde noch nicht gewürfelt.
       *[other] { $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
    .you = { $aside ->
        [none] Du hast noch nichts behalten.
       *[some] Du hast { $aside } behalten und stehst bei { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    } { $score ->
        [none] { $other } hat in dieser Runde noch nicht gewürfelt.
       *[other] { $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
    .you-brief = { $aside ->
        [none] Du hast nichts behalten.
       *[some] Du hast { $aside } behalten, bei { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
    .brief = { $aside ->
        [none] { $seat } hat nichts behalten.
       *[some] { $seat } hat { $aside } behalten, bei { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
    .you-braille = { $aside ->
        [none] Du hast nichts behalten.
       *[some] Du stehst bei { $sum }. Behalten: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
    .braille = { $aside ->
        [none] { $seat } hat nichts behalten.
       *[some] { $seat } steht bei { $sum }. Behalten: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Gewürfelt: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Dein Ergebnis
           *[other] Ergebnis von { $other }
        }: { $score }.
    }
army-men-own =
    .you = { $rolled ->
        [none] {""}
       *[some] { FORM($rolled, "ein") }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Behalten: { $aside }; du stehst bei { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Dein Ergebnis in dieser Runde: { $score }.{" "}
    }Du hast { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }, gesamt { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.
    .you-brief = { $rolled ->
        [none] {""}
       *[some] { FORM($rolled, "ein") }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Bei { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Ergebnis: { $score }.{" "}
    }{ $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, gesamt { $total }.
    .other = { $rolled ->
        [none] {""}
       *[some] { FORM($rolled, "ein") }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Behalten: { $aside }; { $seat } steht bei { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Ergebnis von { $seat } in dieser Runde: { $score }.{" "}
    }{ $seat } hat { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }, gesamt { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.

## Was eine Wahl bewirkt

army-men-aside-explained = Was du behältst, bleibt, wie es ist. Danach würfelst du mit { $left ->
    [one] einem Würfel
   *[other] { $left } Würfeln
} weiter.
    .brief = Du würfelst mit { $left ->
        [one] einem Würfel
       *[other] { $left } Würfeln
    } weiter.
army-men-end-explained = { $against ->
    [none] { $score ->
        [0] Dann { $other ->
            [you] schaffst du
           *[other] schafft { $other }
        } nur Gleichstand.
       *[other] { $other ->
            [you] Du musst
           *[other] { $other } muss
        } dann unter { $score } bleiben, um die Runde zu gewinnen.
    }
   *[other] { $gap ->
        [0] Das ist Gleichstand, und ihr verliert beide einen Würfel.
       *[other] Du endest bei { $score } gegen { $against }: Das niedrigere Ergebnis gewinnt die Runde.
    }
}
    .brief = { $against ->
        [none] { $score ->
            [0] { $other ->
                [you] Du schaffst
               *[other] { $other } schafft
            } nur Gleichstand.
           *[other] { $other ->
                [you] Du musst
               *[other] { $other } muss
            } unter { $score } bleiben.
        }
       *[other] { $gap ->
            [0] Das ist Gleichstand.
           *[other] Du endest bei { $score } gegen { $against }.
        }
    }
army-men-cannot-stop = Früher aufhören geht nicht: Du behältst alle Würfel, höchstens { $most } auf einmal.
    .brief = Früher aufhören geht nicht: höchstens { $most } auf einmal.

## Rat

army-men-kept = { $soldiers ->
    [0] { $others ->
        [1] eine { $others }
       *[other] { $twins ->
            [0] { AND($others) }
            [2] zwei Zweien
            [3] zwei Dreien
            [4] zwei Vieren
            [5] zwei Fünfen
           *[6] zwei Sechsen
        }
    }
    [1] einen Soldaten{ $others ->
        [0] {""}
       *[other] {" "}und eine { $others }
    }
   *[other] zwei Soldaten
}
    .ein = { $soldiers ->
        [0] { $others ->
            [1] eine { $others }
           *[other] { $twins ->
                [0] { AND($others) }
                [2] zwei Zweien
                [3] zwei Dreien
                [4] zwei Vieren
                [5] zwei Fünfen
               *[6] zwei Sechsen
            }
        }
        [1] ein Soldat{ $others ->
            [0] {""}
           *[other] {" "}und eine { $others }
        }
       *[other] zwei Soldaten
    }
    .braille = { $soldiers ->
        [0] { $others ->
            [1] eine { $others }
           *[other] { $others }
        }
        [1] einen Soldaten{ $others ->
            [0] {""}
           *[other] , { $others }
        }
       *[other] zwei Soldaten
    }
army-men-advised =
    .you = Behalt { $dice }: { $chance } Prozent Siegchance{ $games ->
        [1] {""}
       *[other] {" "}im Feldzug
    }{ $near ->
        [yes] . Fast so gut: { $instead }.
       *[no] , gegen { $instead-chance } für { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] Das bringt etwas weniger Punkte, etwa { $points }.
           *[other] Das bringt etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } statt { $instead-points }.
        }
        [die] {" "}Runden zu verlieren hilft: weniger Würfel, später weniger Punkte.
        [others-die] {" "}Runden zu verlieren hilft: Die andere Seite macht später mehr Punkte.
        [round] {" "}Damit gewinnst du die Runde öfter, und das lohnt sich hier.
        [end] {" "}Diese Runde entscheidet, ob die Partie jetzt endet.
        [risk] {" "}Das ist riskanter, und das lohnt sich bei diesem Stand.
        [caution] {" "}Das ist sicherer, und das lohnt sich bei diesem Stand.
       *[none] {""}
    }
    .other = { $seat }, behalt { $dice }: { $chance } Prozent Siegchance{ $games ->
        [1] {""}
       *[other] {" "}im Feldzug
    }{ $near ->
        [yes] . Fast so gut: { $instead }.
       *[no] , gegen { $instead-chance } für { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] Das bringt etwas weniger Punkte, etwa { $points }.
           *[other] Das bringt etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } statt { $instead-points }.
        }
        [die] {" "}Runden zu verlieren hilft: weniger Würfel, später weniger Punkte.
        [others-die] {" "}Runden zu verlieren hilft: Die andere Seite macht später mehr Punkte.
        [round] {" "}Damit gewinnst du die Runde öfter, und das lohnt sich hier.
        [end] {" "}Diese Runde entscheidet, ob die Partie jetzt endet.
        [risk] {" "}Das ist riskanter, und das lohnt sich bei diesem Stand.
        [caution] {" "}Das ist sicherer, und das lohnt sich bei diesem Stand.
       *[none] {""}
    }
    .brief = Behalt { $dice }: { $chance } Prozent{ $near ->
        [yes] ; fast so gut: { $instead }.
       *[no] , gegen { $instead-chance } für { $instead }.
    }
    .braille = { $dice }: { $chance }; { $instead }: { $instead-chance }%.
army-men-weighed = { FORM($dice, "ein") }: { $chance } Prozent für den Sieg, { $wins } Prozent für die Runde, etwa { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
    .brief = { FORM($dice, "ein") }: { $chance } Prozent.
army-men-rest-weighed = { $count ->
    [one] Eine weitere Möglichkeit: höchstens { $chance } Prozent für den Sieg.
   *[other] { $count } weitere Möglichkeiten: höchstens { $chance } Prozent für den Sieg.
}
    .brief = { $count ->
        [one] Eine weitere
       *[other] { $count } weitere
    }: höchstens { $chance } Prozent.
army-men-advantage-points = weniger Punkte
army-men-advantage-die = später weniger Würfel
army-men-advantage-others-die = später mehr Würfel für die andere Seite
army-men-advantage-round = die Runde
army-men-advantage-end = das Ende der Partie
army-men-advantage-risk = mehr Risiko
army-men-advantage-caution = weniger Risiko

## Durchsehen

army-men-mistake-two = Behalt nächstes Mal öfter nur einen Würfel.
army-men-mistake-one = Behalt nächstes Mal öfter zwei Würfel.
army-men-mistake-high = Behalt nächstes Mal die niedrigsten Würfel.
army-men-mistake-low = Achte nächstes Mal auf Runden, die du besser verlierst: Niedrige Würfel sind dort nicht die besten.
