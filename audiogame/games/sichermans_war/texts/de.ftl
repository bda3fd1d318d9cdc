### reviewed: nobody
### Sicherman's War, auf Deutsch.
### Zuerst das Neue, dann der Grund, der Stand und was als Nächstes kommt.
### Die beste Summe kommt zuerst, und eine Zahl gehört dem Namen vor ihr.

sichermans-war-title = Sicherman's War
sichermans-war-about = Das Kartenspiel Krieg, mit drei Würfeln in jeder Schlacht, die das Blatt wenden können. Vier Schlachten.
sichermans-war-length = 6 bis 10 Minuten.
sichermans-war-credits =
    Erfunden von M. Austin Rice und Samuel J. Rice.
    Erschienen bei Ravenhall, 2020.

## Regeln eines Tisches

sichermans-war-option-jokers = Joker
sichermans-war-option-jokers-off = Keine Joker.
sichermans-war-option-jokers-on = Zwei Joker in jedem Kartenspiel: Jeder zählt 1 im Gefecht und bringt 20 Punkte.
sichermans-war-option-jokers-about = Joker verlieren die meisten Gefechte, bringen aber viele Punkte.
sichermans-war-option-dealing = Verteilen der Stapel
sichermans-war-option-dealing-automatic = Das Programm verteilt die Stapel.
sichermans-war-option-dealing-by-hand = Du nimmst deine Stapel verdeckt und wählst für jede Schlacht einen.
sichermans-war-option-dealing-about = Wer die Stapel aussucht. Niemand sieht die Karten darin.

## Wörter

sichermans-war-die-standard = normal
    .er = normaler
    .der = der normale
    .dem = dem normalen
sichermans-war-die-low = klein
    .er = kleiner
    .der = der kleine
    .dem = dem kleinen
sichermans-war-die-high = groß
    .er = großer
    .der = der große
    .dem = dem großen
sichermans-war-tie-natural = natürlich
sichermans-war-tie-forced = erzwungen
sichermans-war-place-leads = vorn
sichermans-war-place-ties = gleichauf
sichermans-war-place-trails = hinten
sichermans-war-task-pick = einen Stapel nehmen
sichermans-war-task-set-aside = die Verstärkung wählen
sichermans-war-task-choose = einen Stapel wählen
sichermans-war-lead-skirmish = führt im Gefecht
sichermans-war-lead-tied = gleichauf im Gefecht
sichermans-war-task-roll = würfeln oder passen

## Teile von Sätzen

sichermans-war-laid =
    .you = { FORM($rank, "dein") }
    .other = { FORM($rank, "der") } von { $seat }
sichermans-war-added =
    .you = { FORM($rank, "dein") } macht { $total }
    .you-brief = { FORM($rank, "dein") }, { $total }
    .other = { FORM($rank, "der") } von { $seat } macht { $total }
    .other-brief = { FORM($rank, "der") } von { $seat }, { $total }
sichermans-war-total =
    .you = du hast { $total }
    .you-brief = du { $total }
    .other = { $seat } hat { $total }
    .other-brief = { $seat } { $total }
sichermans-war-score =
    .you = du hast { $points }
    .you-brief = du { $points }
    .other = { $seat } hat { $points }
    .other-brief = { $seat } { $points }
sichermans-war-run = { $high ->
    [none] { $low }
   *[other] { $low } bis { $high }
}
sichermans-war-thrown = { FORM($die, "er") } Würfel { $face }
sichermans-war-alike = { FORM($rank, "dative-plural") }

## Was du wählen kannst

sichermans-war-pick = Stapel { $pile }.
sichermans-war-set-aside = Stapel { $pile }.
sichermans-war-choose = Stapel { $pile }.
sichermans-war-roll = { FORM($die, "er") } Würfel.
sichermans-war-pass = Passen.

sichermans-war-pick-due =
    .you = { $piles ->
        [one] Nimm den letzten Stapel.
       *[other] Nimm einen Stapel, { OR($which) }.
    }
    .you-brief = { $piles ->
        [one] Der letzte Stapel.
       *[other] Stapel { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }, nimm den letzten Stapel.
       *[other] { $seat }, nimm einen Stapel, { OR($which) }.
    }
    .other-brief = { $piles ->
        [one] { $seat }, der letzte Stapel.
       *[other] { $seat }, Stapel { OR($which) }?
    }
sichermans-war-set-aside-due =
    .you = Welchen Stapel behältst du als Verstärkung, { OR($which) }?
    .you-brief = Verstärkung, { OR($which) }?
    .other = { $seat }, welchen Stapel behältst du als Verstärkung, { OR($which) }?
    .other-brief = { $seat }, Verstärkung, { OR($which) }?
sichermans-war-choose-due =
    .you = { $piles ->
        [one] Schick deinen letzten Stapel in Schlacht { $battle }.
       *[other] Welcher Stapel kämpft in Schlacht { $battle }: Stapel { OR($which) }?
    }
    .you-brief = { $piles ->
        [one] Dein letzter Stapel, Schlacht { $battle }.
       *[other] Schlacht { $battle }: Stapel { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }, schick deinen letzten Stapel in Schlacht { $battle }.
       *[other] { $seat }, welcher Stapel kämpft in Schlacht { $battle }: Stapel { OR($which) }?
    }
    .other-brief = { $piles ->
        [one] { $seat }, dein letzter Stapel, Schlacht { $battle }.
       *[other] { $seat }, Schlacht { $battle }: Stapel { OR($which) }?
    }
sichermans-war-roll-due =
    .you = { $gap ->
        [0] Gleichstand.
       *[other] Du liegst { $gap } zurück.
    } Würfeln { $dice ->
        [3] oder
       *[other] mit { OR(FORM($dice, "dem")) }, oder
    } passen?
    .you-brief = { $gap ->
        [0] Gleichstand.
       *[other] { $gap } zurück.
    } Würfeln oder passen?
    .other = { $seat } ist dran. { $gap ->
        [0] Gleichstand.
       *[other] { $gap } zurück.
    } Würfeln { $dice ->
        [3] oder
       *[other] mit { OR(FORM($dice, "dem")) }, oder
    } passen?
    .other-brief = { $seat } ist dran. { $gap ->
        [0] Gleichstand.
       *[other] { $gap } zurück.
    } Würfeln oder passen?
sichermans-war-die-offered = { FORM($die, "er") } Würfel: { $faces }. { $gap ->
    [0] Jede Zahl führt.
   *[other] { $need ->
        [none] { $ties ->
            [none] Das reicht nicht.
           *[other] Bestenfalls Gleichstand, mit { $ties }.
        }
       *[other] { $only ->
            [yes] Mit { $need } führst du
           *[no] Mit { $need } oder mehr führst du
        }{ $ties ->
            [none] .
           *[other] ; mit { $ties } Gleichstand.
        }
    }
}
    .brief = { $die }: { $faces }. { $gap ->
        [0] Jede Zahl führt.
       *[other] { $need ->
            [none] { $ties ->
                [none] Reicht nicht.
               *[other] { $ties }: Gleichstand.
            }
           *[other] { $only ->
                [yes] { $need } führt.
               *[no] { $need } oder mehr führt.
            }
        }
    }
    .braille = { $die }: { $gap ->
        [0] jede Zahl führt.
       *[other] { $need ->
            [none] { $ties ->
                [none] reicht nicht.
               *[other] { $ties }: Gleichstand.
            }
           *[other] { $only ->
                [yes] { $need } führt.
               *[no] { $need } oder mehr führt.
            }
        }
    }

## Was geschieht

sichermans-war-dealt = { $piles ->
    [0] Alle haben vier Stapel, 5 Karten Verstärkung und drei Würfel: normal, klein und groß.
   *[other] { $piles } Stapel mit 5 Karten liegen verdeckt da. Alle nehmen fünf und haben drei Würfel: normal, klein und groß.
}
    .brief = { $piles ->
        [0] Drei Würfel.
       *[other] { $piles } Stapel. Alle nehmen fünf.
    }
sichermans-war-picked =
    .you = Du nimmst Stapel { $pile }. { $left ->
        [0] Kein Stapel bleibt übrig.
        [one] Ein Stapel bleibt übrig.
       *[other] { $left } Stapel bleiben übrig.
    }
    .you-brief = Du nimmst Stapel { $pile }. { $left ->
        [0] Kein Stapel übrig.
       *[other] { $left } übrig.
    }
    .other = { $seat } nimmt Stapel { $pile }. { $left ->
        [0] Kein Stapel bleibt übrig.
        [one] Ein Stapel bleibt übrig.
       *[other] { $left } Stapel bleiben übrig.
    }
    .other-brief = { $seat } nimmt Stapel { $pile }. { $left ->
        [0] Kein Stapel übrig.
       *[other] { $left } übrig.
    }
sichermans-war-put-aside =
    .you = Du behältst Stapel { $pile } als Verstärkung.
    .you-brief = Du behältst Stapel { $pile }.
    .other = { $seat } behält Stapel { $pile } als Verstärkung.
    .other-brief = { $seat } behält Stapel { $pile }.
sichermans-war-chose =
    .you = Du schickst Stapel { $pile }.
    .other = { $seat } schickt Stapel { $pile }.
sichermans-war-turned =
    .you = { $cards }. Du führst, { $total } zu { $next-total }.
    .you-brief = Du führst, { $total } zu { $next-total }.
    .other = { $cards }. { $seat } führt, { $total } zu { $next-total }.
    .other-brief = { $seat } führt, { $total } zu { $next-total }.
sichermans-war-natural-tie =
    { $again ->
    [yes] Verstärkung: wieder Gleichstand bei { $cards }
   *[no] Natürlicher Gleichstand bei { $cards }
}{ $total ->
    [none] {""}
   *[other] {" "}mit { $total }
}{ $seats ->
    [2] { $out ->
        [0] .
       *[other] : { AND($seats) }. Raus: { AND($out) }.
    }
   *[other] : { AND($seats) }.{ $out ->
        [0] {""}
       *[other] {" "}Raus: { AND($out) }.
    }
}
    .brief = { $again ->
        [yes] Wieder Gleichstand bei { $cards }
       *[no] Gleichstand bei { $cards }
    }{ $total ->
        [none] {""}
       *[other] {" "}mit { $total }
    }{ $seats ->
        [2] { $out ->
            [0] .
           *[other] : { AND($seats) }.
        }
       *[other] : { AND($seats) }.
    }
sichermans-war-no-reinforcements = Bei diesem Gleichstand hat niemand mehr Verstärkung.
    .brief = Niemand hat Verstärkung.
sichermans-war-tie-stands = Der Gleichstand mit { $total } bleibt{ $out ->
    [0] .
   *[other] : { AND($seats) }. Raus: { AND($out) }.
}
    .brief = Der Gleichstand bleibt{ $out ->
        [0] .
       *[other] : { AND($seats) }.
    }
sichermans-war-outlasted = Raus, weil die Verstärkung fehlt: { AND($beaten) }.
    .brief = Raus: { AND($beaten) }.
sichermans-war-alone-reinforced =
    .you = Nur du hast Verstärkung und gewinnst. Raus: { AND($beaten) }.
    .you-brief = Nur du hast Verstärkung.
    .other = Nur { $seat } hat Verstärkung und gewinnt. Raus: { AND($beaten) }.
    .other-brief = Nur { $seat } hat Verstärkung.
sichermans-war-reinforced =
    .you = Verstärkung: { $cards ->
        [2] { FORM($rank, "dein") }, { FORM($next-rank, "der") } von { $next-seat }. Du führst, { $total } zu { $next-total }.
       *[other] { $cards }. Du führst.
    }
    .you-brief = { $cards ->
        [2] Verstärkung. Du führst, { $total } zu { $next-total }.
       *[other] Verstärkung: { $cards }. Du führst.
    }
    .other = Verstärkung: { $cards ->
        [2] { FORM($rank, "der") } von { $seat }, { $next-seat ->
            [you] { FORM($next-rank, "dein") }
           *[other] { FORM($next-rank, "der") } von { $next-seat }
        }. { $seat } führt, { $total } zu { $next-total }.
       *[other] { $cards }. { $seat } führt.
    }
    .other-brief = { $cards ->
        [2] Verstärkung. { $seat } führt, { $total } zu { $next-total }.
       *[other] Verstärkung: { $cards }. { $seat } führt.
    }
    .you-braille = { $cards ->
        [2] Du { $total } zu { $next-total }, verstärkt.
       *[other] Du führst, verstärkt: { $cards }.
    }
    .other-braille = { $cards ->
        [2] { $seat } { $total } zu { $next-total }, verstärkt.
       *[other] { $seat } führt, verstärkt: { $cards }.
    }
sichermans-war-rolled =
    .you = Du würfelst { $face } mit { FORM($die, "dem") }{ $others ->
        [one] { $place ->
            [leads] {" "}und führst, { $total } zu { $best }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] . { $ahead ->
                [you] Du führst
               *[other] { $ahead } führt
            } weiter, { $best } zu { $total }.
        }
       *[other] { $place ->
            [leads] {" "}und führst mit { $total }. { $others }.
            [ties] . Erzwungener Gleichstand mit { $total }. { $others }.
           *[trails] , jetzt { $total }. { $others }.
        }
    }
    .you-brief = Du würfelst { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}und führst, { $total } zu { $best }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] . { $ahead ->
                [you] Du führst
               *[other] { $ahead } führt
            }, { $best } zu { $total }.
        }
       *[other] { $place ->
            [leads] {" "}und führst mit { $total }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] , jetzt { $total }.
        }
    }
    .other = { $seat } würfelt { $face } mit { FORM($die, "dem") }{ $others ->
        [one] { $place ->
            [leads] {" "}und führt, { $total } zu { $best }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] . { $ahead ->
                [you] Du führst
               *[other] { $ahead } führt
            } weiter, { $best } zu { $total }.
        }
       *[other] { $place ->
            [leads] {" "}und führt mit { $total }. { $others }.
            [ties] . Erzwungener Gleichstand mit { $total }. { $others }.
           *[trails] , jetzt { $total }. { $others }.
        }
    }
    .other-brief = { $seat } würfelt { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}und führt, { $total } zu { $best }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] . { $ahead ->
                [you] Du führst
               *[other] { $ahead } führt
            }, { $best } zu { $total }.
        }
       *[other] { $place ->
            [leads] {" "}und führt mit { $total }.
            [ties] . Erzwungener Gleichstand mit { $total }.
           *[trails] , jetzt { $total }.
        }
    }
sichermans-war-passed =
    .you = Du passt.
    .other = { $seat } passt.
sichermans-war-won =
    .you = Du gewinnst { $points } Punkte und hast jetzt { $score }.
    .you-brief = Du gewinnst { $points }, jetzt { $score }.
    .other = { $seat } gewinnt { $points } Punkte und hat jetzt { $score }.
    .other-brief = { $seat } gewinnt { $points }, jetzt { $score }.
sichermans-war-unresolved = Unentschieden: Niemand bekommt die { $cards } Karten. { $points } Punkte sind weg.
    .brief = Unentschieden: { $points } Punkte sind weg.
sichermans-war-unasked =
    .you = Du hattest keinen Würfel mehr, also wurdest du nicht gefragt.
    .you-brief = Du hattest keinen Würfel mehr.
    .other = { $seat } hatte keinen Würfel mehr und wurde nicht gefragt.
    .other-brief = { $seat } hatte keinen Würfel mehr.
sichermans-war-battle-ended = Ende von Schlacht { $battle }. { $scores }.
    .brief = Ende von Schlacht { $battle }.
sichermans-war-war-won =
    .you = Du gewinnst den Krieg mit { $points }. { $others }.
    .you-brief = Du gewinnst mit { $points }. { $others }.
    .other = { $seat } gewinnt den Krieg mit { $points }. { $others }.
    .other-brief = { $seat } gewinnt mit { $points }. { $others }.
sichermans-war-stalemate = Patt mit { $points }: { AND($seats) }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}

## Antworten

sichermans-war-position = Schlacht { $battle }, Gefecht { $skirmish }: { AND($scores) }{ $stake ->
    [0] .
   *[other] , { $stake } Punkte auf dem Spiel.
}
    .brief = Schlacht { $battle }, Gefecht { $skirmish }: { AND($scores) }{ $stake ->
        [0] .
       *[other] ; { $stake } auf dem Spiel.
    }
sichermans-war-since =
    .you = Gefecht { $skirmish }: { $leader ->
        [none] Gleichstand mit { $best }, { AND($tied) }
        [you] Du führst mit { $best }
       *[other] { $leader } führt, { $best } zu deinen { $total }
    }{ $winner ->
        [none] {""}
       *[other] ; { $won ->
            [one] ein Punkt ging
           *[other] { $won } Punkte gingen
        } an { $winner ->
            [you] dich
           *[other] { $winner }
        }: { AND($scores) }
    }.
    .other = Gefecht { $skirmish }: { $leader ->
        [none] Gleichstand mit { $best }, { AND($tied) }
       *[other] { $leader } führt mit { $best }
    }{ $winner ->
        [none] {""}
       *[other] ; { $won ->
            [one] ein Punkt ging
           *[other] { $won } Punkte gingen
        } an { $winner }: { AND($scores) }
    }.
sichermans-war-rules = Schlacht { $battle } von 4, Gefecht { $skirmish } von 5.{ $tie ->
    [natural] {" "}Natürlicher Gleichstand.
    [forced] {" "}Erzwungener Gleichstand.
   *[none] {""}
} { $cards ->
    [0] Noch steht nichts auf dem Spiel.
   *[other] Auf dem Spiel: { $cards } Karten, { $points } Punkte.
}{ $contest ->
    [0] {""}
   *[other] {" "}Noch im Gefecht: { AND($contest) }.
} { $tie ->
    [natural] Wer gleichauf ist, deckt Verstärkung auf und würfelt dann.
    [forced] Würfel können den Gleichstand auflösen.
   *[none] Die höchste Summe bekommt alles.
}
    .brief = Schlacht { $battle }, Gefecht { $skirmish }.{ $tie ->
        [natural] {" "}Natürlicher Gleichstand.
        [forced] {" "}Erzwungener Gleichstand.
       *[none] {""}
    } { $cards ->
        [0] Nichts steht auf dem Spiel.
       *[other] Auf dem Spiel: { $points } Punkte.
    }{ $contest ->
        [0] {""}
       *[other] {" "}Noch im Gefecht: { AND($contest) }.
    } { $tie ->
        [natural] Wer gleichauf ist, deckt Verstärkung auf.
        [forced] Würfel können den Gleichstand auflösen.
       *[none] Die höchste bekommt alles.
    }
    .braille = Schlacht { $battle }, Gefecht { $skirmish }.{ $tie ->
        [natural] {" "}Natürlicher Gleichstand.
        [forced] {" "}Erzwungener Gleichstand.
       *[none] {""}
    } { $cards } Karten, { $points } Punkte.{ $contest ->
        [0] {""}
       *[other] {" "}Im Gefecht: { AND($contest) }.
    } { $tie ->
        [natural] Gleichauf: Verstärkung aufdecken.
        [forced] Würfel lösen den Gleichstand auf.
       *[none] Die höchste bekommt alles.
    }
sichermans-war-turn =
    .you = Du bist dran: { $task }.{ $battle ->
        [0] {""}
       *[other] {" "}Schlacht { $battle }, Gefecht { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Gepasst
           *[other] Fertig
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Danach: { AND($then) }.
    }
    .you-brief = Du bist dran: { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Danach: { AND($then) }.
    }
    .other = { $seat } ist dran: { $task }.{ $battle ->
        [0] {""}
       *[other] {" "}Schlacht { $battle }, Gefecht { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Gepasst
           *[other] Fertig
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Danach: { AND($then) }.
    }
    .other-brief = { $seat } ist dran: { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Danach: { AND($then) }.
    }
sichermans-war-cards-awaited = Neue Karten kommen. Schlacht { $battle }, Gefecht { $skirmish }.
    .brief = Neue Karten kommen.
sichermans-war-die-awaited =
    .you = Dein { FORM($die, "er") } Würfel rollt.
    .other = { FORM($die, "der") } Würfel von { $seat } rollt.
sichermans-war-holding = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $dice ->
    [0] keine Würfel
    [one] ein Würfel: { $dice }
    [3] alle Würfel
   *[other] Würfel: { AND($dice) }
}{ $reinforcements ->
    [0] , keine Verstärkung.
    [one] , eine Karte Verstärkung.
    [5] .
   *[other] , { $reinforcements } Karten Verstärkung.
}
    .brief = { $seat }: { $points }, { $dice ->
        [0] keine Würfel
        [one] ein Würfel
        [3] alle Würfel
       *[other] Würfel: { AND($dice) }
    }{ $reinforcements ->
        [0] , keine Verstärkung.
        [5] .
       *[other] , Verstärkung { $reinforcements }.
    }
sichermans-war-standing = { $holdings }
sichermans-war-front = { $seat }: { $cards }{ $throws ->
    [0] {""}
   *[other] , { $throws }
}, Summe { $total }{ $out ->
    [yes] , raus.
   *[no] .
}
    .brief = { $seat }: { $cards }{ $throws ->
        [0] {""}
       *[other] , { $throws }
    }, Summe { $total }{ $out ->
        [yes] , raus.
       *[no] .
    }
sichermans-war-shown = { $fronts }
sichermans-war-own =
    .you = { $dice ->
        [0] Du hast keine Würfel mehr
        [one] Dein Würfel: { AND($dice) }
       *[other] Deine Würfel: { AND($dice) }
    }. { $reinforcements ->
        [0] Keine Verstärkung
        [one] Eine Karte Verstärkung
       *[other] { $reinforcements } Karten Verstärkung
    }, { $piles ->
        [0] kein Stapel mehr.
        [one] noch ein Stapel.
       *[other] noch { $piles } Stapel.
    }{ $total ->
        [none] {""}
       *[other] {" "}Deine Summe ist { $total }.
    }
    .other = { $dice ->
        [0] { $seat } hat keine Würfel mehr
        [one] Würfel von { $seat }: { AND($dice) }
       *[other] Würfel von { $seat }: { AND($dice) }
    }. { $reinforcements ->
        [0] Keine Verstärkung
        [one] Eine Karte Verstärkung
       *[other] { $reinforcements } Karten Verstärkung
    }, { $piles ->
        [0] kein Stapel mehr.
        [one] noch ein Stapel.
       *[other] noch { $piles } Stapel.
    }{ $total ->
        [none] {""}
       *[other] {" "}Die Summe von { $seat } ist { $total }.
    }
    .brief = { $dice ->
        [0] Keine Würfel
       *[other] { AND($dice) }
    }. { $reinforcements ->
        [0] Keine Verstärkung.
       *[other] Verstärkung { $reinforcements }.
    }{ $total ->
        [none] {""}
       *[other] {" "}Summe { $total }.
    }
    .braille = { $dice ->
        [0] Keine Würfel
       *[other] { $dice }
    }. { $reinforcements ->
        [one] { $reinforcements } Karte
       *[other] { $reinforcements } Karten
    }.{ $total ->
        [none] {""}
       *[other] {" "}Summe { $total }.
    }

## Was eine Wahl bewirkt

sichermans-war-fate-won = gewonnen
sichermans-war-fate-reinforced = Verstärkung
sichermans-war-fate-lost = unentschieden
sichermans-war-roll-explained = Zählt zu deiner Summe und ist für diese Schlacht verbraucht. { $kept ->
    [0] Das ist dein letzter Würfel.
   *[other] Es bleiben: { AND($kept) }.
}
    .brief = Ist für diese Schlacht verbraucht. { $kept ->
        [0] Dein letzter Würfel.
       *[other] Es bleiben: { AND($kept) }.
    }
sichermans-war-pass-explained = Du behältst deine Würfel. Wenn niemand würfelt, { $fate ->
    [won] gehen { $points } Punkte an: { AND($leaders) }.
    [reinforced] wird Verstärkung aufgedeckt, wenn es welche gibt: { AND($leaders) }.
   *[lost] bekommt niemand die { $points } Punkte.
}
    .brief = Wenn niemand würfelt, { $fate ->
        [won] gehen { $points } Punkte an: { AND($leaders) }.
        [reinforced] wird Verstärkung aufgedeckt.
       *[lost] bekommt niemand die { $points } Punkte.
    }
    .braille = Wenn niemand würfelt: { $fate ->
        [won] { $points } Punkte, { AND($leaders) }.
        [reinforced] Verstärkung.
       *[lost] Niemand bekommt die { $points } Punkte.
    }
sichermans-war-pile-explained = Alle Stapel sind gleich: Niemand weiß, was darin ist.
    .brief = Niemand weiß, was darin ist.
sichermans-war-dice-spent = { $dice ->
    [one] Bis zur nächsten Schlacht verbraucht: { AND(FORM($dice, "der")) }.
   *[other] Bis zur nächsten Schlacht verbraucht: { AND(FORM($dice, "der")) }.
}
    .brief = { $dice ->
        [one] Verbraucht: { $dice }.
       *[other] Verbraucht: { AND($dice) }.
    }

## Rat

sichermans-war-piles-alike = Irgendein Stapel: Niemand weiß, was darin ist.
    .brief = Irgendein Stapel: kein Unterschied.
sichermans-war-roll-advised =
    .you = Würfle mit { FORM($die, "dem") }: { $war } Prozent Siegchance im Krieg{ $near ->
        [yes] . Fast so gut ist { $instead ->
            [none] Passen
           *[other] { FORM($instead, "der") }
        }.
       *[no] , gegen { $instead-war } { $instead ->
            [none] beim Passen
           *[other] mit { FORM($instead, "dem") }
        }.
    }{ $reason ->
        [skirmish] {" "}So gewinnst du dieses Gefecht { $more ->
            [0] etwas öfter.
           *[other] zu { $skirmish } Prozent statt zu { $instead-skirmish }.
        }
        [spares] {" "}So bleibt ein besserer Würfel für später.
        [score] {" "}Dafür spricht der Punktestand.
       *[none] {""}
    }
    .other = { $seat }, würfle mit { FORM($die, "dem") }: { $war } Prozent Siegchance im Krieg{ $near ->
        [yes] . Fast so gut ist { $instead ->
            [none] Passen
           *[other] { FORM($instead, "der") }
        }.
       *[no] , gegen { $instead-war } { $instead ->
            [none] beim Passen
           *[other] mit { FORM($instead, "dem") }
        }.
    }{ $reason ->
        [skirmish] {" "}So gewinnst du dieses Gefecht { $more ->
            [0] etwas öfter.
           *[other] zu { $skirmish } Prozent statt zu { $instead-skirmish }.
        }
        [spares] {" "}So bleibt ein besserer Würfel für später.
        [score] {" "}Dafür spricht der Punktestand.
       *[none] {""}
    }
    .brief = Würfle mit { FORM($die, "dem") }: { $war } Prozent{ $near ->
        [yes] . Fast so gut ist { $instead ->
            [none] Passen
           *[other] { FORM($instead, "der") }
        }.
       *[no] , gegen { $instead-war } { $instead ->
            [none] beim Passen
           *[other] mit { FORM($instead, "dem") }
        }.
    }
    .braille = Würfle { $die }: { $war }%, { $instead ->
        [none] Passen
       *[other] { $instead }
    } { $instead-war }%.
sichermans-war-pass-advised =
    .you = Pass: { $reason ->
        [hopeless] Deine Würfel reichen nicht. { $war } Prozent Siegchance im Krieg{ $near ->
            [yes] .
           *[no] , gegen { $instead-war } mit { FORM($instead, "dem") }.
        }
       *[other] { $war } Prozent Siegchance im Krieg{ $near ->
            [yes] . Fast so gut ist { FORM($instead, "der") }.
           *[no] , gegen { $instead-war } mit { FORM($instead, "dem") }.
        }{ $reason ->
            [skirmish] {" "}So gewinnst du dieses Gefecht { $more ->
                [0] etwas öfter.
               *[other] zu { $skirmish } Prozent statt zu { $instead-skirmish }.
            }
            [spares] {" "}So bleiben Würfel für später.
            [score] {" "}Dafür spricht der Punktestand.
           *[none] {""}
        }
    }
    .other = { $seat }, pass: { $reason ->
        [hopeless] Deine Würfel reichen nicht. { $war } Prozent Siegchance im Krieg{ $near ->
            [yes] .
           *[no] , gegen { $instead-war } mit { FORM($instead, "dem") }.
        }
       *[other] { $war } Prozent Siegchance im Krieg{ $near ->
            [yes] . Fast so gut ist { FORM($instead, "der") }.
           *[no] , gegen { $instead-war } mit { FORM($instead, "dem") }.
        }{ $reason ->
            [skirmish] {" "}So gewinnst du dieses Gefecht { $more ->
                [0] etwas öfter.
               *[other] zu { $skirmish } Prozent statt zu { $instead-skirmish }.
            }
            [spares] {" "}So bleiben Würfel für später.
            [score] {" "}Dafür spricht der Punktestand.
           *[none] {""}
        }
    }
    .brief = { $reason ->
        [hopeless] Pass: Deine Würfel reichen nicht. { $war } Prozent.
       *[other] Pass: { $war } Prozent{ $near ->
            [yes] . Fast so gut ist { FORM($instead, "der") }.
           *[no] , gegen { $instead-war } mit { FORM($instead, "dem") }.
        }
    }
    .braille = Passen: { $war }%, { $instead } { $instead-war }%.
sichermans-war-reason-hopeless = es reicht nicht
sichermans-war-reason-skirmish = dieses Gefecht
sichermans-war-reason-spares = Würfel für später
sichermans-war-reason-score = der Punktestand
sichermans-war-roll-weighed = { FORM($die, "er") } Würfel: { $leads ->
        [0] keine Seite führt
        [one] eine Seite führt
        [6] führt sicher
       *[other] { $leads } Seiten führen
    }{ $ties ->
        [0] {""}
        [one] , eine ist Gleichstand
       *[other] , { $ties } sind Gleichstand
    }; { $skirmish } Prozent Siegchance im Gefecht, { $war } im Krieg.
    .brief = { FORM($die, "er") } Würfel: { $war } Prozent.
sichermans-war-pass-weighed = Passen: { $skirmish ->
        [0] {""}
       *[other] { $skirmish } Prozent Siegchance im Gefecht,{" "}
    }{ $war } Prozent Siegchance im Krieg.
    .brief = Passen: { $war } Prozent.

## Durchsehen

sichermans-war-mistake-hopeless = Pass nächstes Mal, wenn deine Würfel nicht reichen.
sichermans-war-mistake-rolled = Pass nächstes Mal öfter und heb dir die Würfel auf.
sichermans-war-mistake-passed = Würfle nächstes Mal öfter, statt zu passen.
sichermans-war-mistake-better = Heb dir nächstes Mal die besseren Würfel auf und nimm einen schwächeren.
sichermans-war-mistake-weaker = Nimm nächstes Mal einen besseren Würfel.
