### reviewed: nobody
### Sika, auf Deutsch.
### Zuerst das Neue, dann der Grund, der Stand und was als Nächstes kommt.

sika-title = Sika
sika-about = Wähl eine Farbe, wirf drei Würfel und sammle Punkte mit jedem Treffer. Reines Glück.
sika-length = 2 bis 6 Minuten.
sika-credits =
    Erfunden von Michael, mit Bildern von Michael und Rick Scott.
    Angeregt durch ein Spiel aus einer Fernsehserie.

sika-colour-red = Rot
sika-colour-blue = Blau

## Regeln eines Tisches

sika-option-call = Wann du deine Farbe wählst
sika-option-call-game = Alle wählen einmal, vor der Partie.
sika-option-call-turn = Du wählst in jeder Runde neu.
sika-option-call-about = Du behältst deine Farbe die ganze Partie, oder du wählst in jeder Runde neu.
sika-option-overtime = Wer in Extrarunden spielt
sika-option-overtime-leaders = Extrarunden spielt nur, wer gleichauf vorn liegt.
sika-option-overtime-everyone = Alle spielen die Extrarunden.
sika-option-overtime-about = Wer weiterspielt, wenn mehrere gleichauf vorn liegen.
sika-option-ante = { $value ->
    [0] Kein Grundeinsatz.
    [one] Der Grundeinsatz ist ein Credit.
   *[other] Der Grundeinsatz ist { $value } Credits.
}
sika-option-ante-about = Was alle vor der Partie in den Topf zahlen; wer gewinnt, bekommt ihn.

## Was du wählen kannst

sika-call = { $colour }.
sika-throw = Werfen.

sika-call-due =
    .you = Wähl eine Farbe: Rot oder Blau?
    .you-brief = Rot oder Blau?
    .other = { $seat }, wähl eine Farbe: Rot oder Blau?
    .other-brief = { $seat }, Rot oder Blau?
sika-throw-due =
    .you = { $throw ->
        [1] { $extra ->
            [yes] Du bist dran, Extrarunde. Wirf.
           *[no] Du bist dran, Runde { $round }. Wirf.
        }
        [2] Zweiter Wurf: wirf.
       *[other] Letzter Wurf: wirf.
    }
    .you-brief = { $throw ->
        [1] Du bist dran.
       *[other] Wirf.
    }
    .other = { $throw ->
        [1] { $extra ->
            [yes] { $seat } ist dran, Extrarunde. Wirf.
           *[no] { $seat } ist dran, Runde { $round }. Wirf.
        }
        [2] { $seat }, zweiter Wurf: wirf.
       *[other] { $seat }, letzter Wurf: wirf.
    }
    .other-brief = { $throw ->
        [1] { $seat } ist dran.
       *[other] { $seat }, wirf.
    }

## Was geschieht

sika-ante-paid = { $credits ->
    [one] Alle zahlen einen Credit. Topf: { $pot }.
   *[other] Alle zahlen { $credits } Credits. Topf: { $pot }.
}
    .brief = Topf: { $pot }.
sika-called =
    .you = Du wählst { $colour }.
    .other = { $seat } wählt { $colour }.
sika-rolled =
    .you = { $matches ->
        [0] Kein { $colour }: { $points }, jetzt { $score }.
        [1] Einmal { $colour }: plus { $points }, jetzt { $score }.
        [2] Zweimal { $colour }: plus { $points }, jetzt { $score }.
       *[other] Dreimal { $colour }: plus { $points }, jetzt { $score }.
    }
    .other = { $seat } wirft { $matches ->
        [0] kein { $colour }: { $points }, jetzt { $score }.
        [1] einmal { $colour }: plus { $points }, jetzt { $score }.
        [2] zweimal { $colour }: plus { $points }, jetzt { $score }.
       *[other] dreimal { $colour }: plus { $points }, jetzt { $score }.
    }
    .you-brief = { $matches ->
        [0] Kein { $colour }, jetzt { $score }.
        [1] Einmal, jetzt { $score }.
        [2] Zweimal, jetzt { $score }.
       *[other] Dreimal, jetzt { $score }.
    }
    .other-brief = { $seat }: { $matches ->
        [0] kein { $colour }, jetzt { $score }.
        [1] einmal, jetzt { $score }.
        [2] zweimal, jetzt { $score }.
       *[other] dreimal, jetzt { $score }.
    }
    .you-braille = { $matches ->
        [0] { $points }, jetzt { $score }. Kein { $colour }.
        [1] Plus { $points }, jetzt { $score }. Einmal { $colour }.
        [2] Plus { $points }, jetzt { $score }. Zweimal { $colour }.
       *[other] Plus { $points }, jetzt { $score }. Dreimal { $colour }.
    }
    .other-braille = { $seat }: { $matches ->
        [0] { $points }, jetzt { $score }. Kein { $colour }.
        [1] plus { $points }, jetzt { $score }. Einmal { $colour }.
        [2] plus { $points }, jetzt { $score }. Zweimal { $colour }.
       *[other] plus { $points }, jetzt { $score }. Dreimal { $colour }.
    }
sika-score =
    .you = du hast { $points }
    .you-brief = du { $points }
    .other = { $seat } hat { $points }
    .other-brief = { $seat } { $points }
sika-purse =
    .you = du hast { $credits }
    .you-brief = du { $credits }
    .other = { $seat } hat { $credits }
    .other-brief = { $seat } { $credits }
sika-round-ended = Ende von Runde { $round }. { $scores }.
    .brief = {""}
sika-since =
    .you = { $place ->
        [0] Du teilst die Führung mit { $score }
        [1] Du führst mit { $score }
        [2] Du liegst auf Rang 2 mit { $score }
        [3] Du liegst auf Rang 3 mit { $score }
        [4] Du liegst auf Rang 4 mit { $score }
        [5] Du liegst auf Rang 5 mit { $score }
        [6] Du liegst auf Rang 6 mit { $score }
        [7] Du liegst auf Rang 7 mit { $score }
       *[other] Du liegst hinten mit { $score }
    }; { $rivals ->
        [one] { AND($rivals) } hat
        [2] { AND($rivals) } haben
       *[other] mehrere haben
    } { $points }.
    .other = { $place ->
        [0] { $seat } teilt die Führung mit { $score }
        [1] { $seat } führt mit { $score }
        [2] { $seat } liegt auf Rang 2 mit { $score }
        [3] { $seat } liegt auf Rang 3 mit { $score }
        [4] { $seat } liegt auf Rang 4 mit { $score }
        [5] { $seat } liegt auf Rang 5 mit { $score }
        [6] { $seat } liegt auf Rang 6 mit { $score }
        [7] { $seat } liegt auf Rang 7 mit { $score }
       *[other] { $seat } liegt hinten mit { $score }
    }; { $rivals ->
        [one] { AND($rivals) } hat
        [2] { AND($rivals) } haben
       *[other] mehrere haben
    } { $points }.
sika-tied = Gleichstand mit { $score }: { AND($seats) }.{ $everyone ->
    [yes] {" "}Alle spielen eine Extrarunde.
   *[no] {" "}Das entscheidet eine Extrarunde.
}
    .brief = Gleichstand mit { $score }: { AND($seats) }.{ $everyone ->
        [yes] {" "}Alle spielen eine Extrarunde.
       *[no] {" "}Extrarunde.
    }
sika-won =
    .you = Du gewinnst mit { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}Du bekommst den Topf: einen Credit.
       *[other] {" "}Du bekommst den Topf: { $pot } Credits.
    }
    .you-brief = Du gewinnst mit { $score }. { $others }.
    .other = { $seat } gewinnt mit { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}{ $seat } bekommt den Topf: einen Credit.
       *[other] {" "}{ $seat } bekommt den Topf: { $pot } Credits.
    }
    .other-brief = { $seat } gewinnt mit { $score }. { $others }.

sika-settled =
    .you = { $won ->
        [one] Du gewinnst einen Credit; wer verliert, zahlt { $lost }.
       *[other] Du gewinnst { $won } Credits; wer verliert, zahlt { $lost }.
    }
    .you-brief = Du gewinnst { $won }; wer verliert, zahlt { $lost }.
    .other = { $won ->
        [one] { $seat } gewinnt einen Credit; wer verliert, zahlt { $lost }.
       *[other] { $seat } gewinnt { $won } Credits; wer verliert, zahlt { $lost }.
    }
    .other-brief = { $seat } gewinnt { $won }; wer verliert, zahlt { $lost }.

## Antworten

sika-rules =
    .you = { $extra ->
        [yes] Extrarunde, Wurf { $throw } von 3.
       *[no] Runde { $round } von 3, Wurf { $throw } von 3.
    } { $colour ->
        [none] { $last-called ->
            [none] Du hast noch keine Farbe.
           *[other] Zuletzt gewählt: { $last-called }.
        }
       *[other] Deine Farbe ist { $colour }.
    } Drei Treffer bringen { $three }, zwei { $two }, einer { $one }, keiner { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Topf: { $pot }.
    }
    .you-brief = { $extra ->
        [yes] Extrarunde,
       *[no] Runde { $round },
    } Wurf { $throw }. { $colour ->
        [none] { $last-called ->
            [none] Du hast noch keine Farbe.
           *[other] Zuletzt gewählt: { $last-called }.
        }
       *[other] Deine Farbe ist { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Topf: { $pot }.
    }
    .other = { $extra ->
        [yes] Extrarunde, Wurf { $throw } von 3.
       *[no] Runde { $round } von 3, Wurf { $throw } von 3.
    } { $colour ->
        [none] { $last-called ->
            [none] { $seat } hat noch keine Farbe.
           *[other] Zuletzt gewählt: { $last-called }.
        }
       *[other] Die Farbe von { $seat } ist { $colour }.
    } Drei Treffer bringen { $three }, zwei { $two }, einer { $one }, keiner { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Topf: { $pot }.
    }
    .other-brief = { $extra ->
        [yes] Extrarunde,
       *[no] Runde { $round },
    } Wurf { $throw }. { $colour ->
        [none] { $last-called ->
            [none] { $seat } hat noch keine Farbe.
           *[other] Zuletzt gewählt: { $last-called }.
        }
       *[other] Die Farbe von { $seat } ist { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Topf: { $pot }.
    }
sika-turn =
    .you = { $calling ->
        [yes] Du bist dran mit der Farbe.
       *[no] Du bist dran{ $round ->
            [0] .
           *[other] , Wurf { $throw } von 3, { $extra ->
                [yes] in einer Extrarunde.
               *[no] Runde { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Danach: { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Eine Farbe haben schon: { AND($played) }.
           *[no] Schon gespielt: { AND($played) }.
        }
    }
    .you-brief = { $calling ->
        [yes] Du bist dran mit der Farbe.
       *[no] Du bist dran{ $round ->
            [0] .
           *[other] , Wurf { $throw }, { $extra ->
                [yes] Extrarunde.
               *[no] Runde { $round }.
            }
        }
    }
    .other = { $calling ->
        [yes] { $seat } ist dran mit der Farbe.
       *[no] { $seat } ist dran{ $round ->
            [0] .
           *[other] , Wurf { $throw } von 3, { $extra ->
                [yes] in einer Extrarunde.
               *[no] Runde { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Danach: { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Eine Farbe haben schon: { AND($played) }.
           *[no] Schon gespielt: { AND($played) }.
        }
    }
    .other-brief = { $calling ->
        [yes] { $seat } ist dran mit der Farbe.
       *[no] { $seat } ist dran{ $round ->
            [0] .
           *[other] , Wurf { $throw }, { $extra ->
                [yes] Extrarunde.
               *[no] Runde { $round }.
            }
        }
    }
sika-standing = { $scores }.
sika-stakes = Credits: { $purses }.{ $pot ->
    [0] {""}
   *[other] {" "}Im Topf: { $pot }.
}
    .brief = Credits: { $purses }.
sika-earned = { $won ->
    [yes] { $credits ->
        [one] Insgesamt einen Credit gewonnen.
       *[other] Insgesamt { $credits } Credits gewonnen.
    }
   *[no] { $credits ->
        [one] Insgesamt einen Credit verloren.
       *[other] Insgesamt { $credits } Credits verloren.
    }
}
sika-shown = { $calls ->
    [0] { $last-called ->
        [none] Noch hat niemand eine Farbe.
       *[other] Zuletzt gewählt: { $last-called }.
    }
   *[other] { $calls }
}{ $last ->
    [none] {""}
   *[some] {" "}Letzter Wurf: { $cubes }. { $last }
}
    .brief = { $calls ->
        [0] { $last-called ->
            [none] Noch hat niemand eine Farbe.
           *[other] Zuletzt gewählt: { $last-called }.
        }
       *[other] { $calls }
    }{ $cubes ->
        [0] {""}
       *[other] {" "}Letzter Wurf: { $cubes }.
    }
sika-own =
    .you = { $colour ->
        [none] Du hast { $points }{ $last-called ->
            [none] {" "}und noch keine Farbe.
           *[other] . Zuletzt gewählt: { $last-called }.
        }
       *[other] Du hast { $points }. Deine Farbe ist { $colour }.
    }
    .you-brief = { $colour ->
        [none] Du hast { $points }{ $last-called ->
            [none] {" "}und keine Farbe.
           *[other] . Zuletzt gewählt: { $last-called }.
        }
       *[other] Du hast { $points }. Farbe: { $colour }.
    }
    .other = { $colour ->
        [none] { $seat } hat { $points }{ $last-called ->
            [none] {" "}und noch keine Farbe.
           *[other] . Zuletzt gewählt: { $last-called }.
        }
       *[other] { $seat } hat { $points }. Die Farbe von { $seat } ist { $colour }.
    }

## Was eine Wahl bewirkt

sika-call-explained = { $whole ->
    [yes] { $colour } ist dann deine Farbe für die ganze Partie.
   *[no] { $colour } ist dann deine Farbe in dieser Runde.
} Rot und Blau sind gleich wahrscheinlich.
    .brief = { $whole ->
        [yes] { $colour } für die ganze Partie.
       *[no] { $colour } in dieser Runde.
    }
sika-throw-explained = Drei Treffer bringen { $three }, zwei { $two }, einer { $one }, keiner { $none }. { $left ->
    [0] Das ist dein letzter Wurf in dieser Runde.
    [one] Danach hast du in dieser Runde noch einen Wurf.
   *[other] Danach hast du in dieser Runde noch { $left } Würfe.
}
    .brief = Drei Treffer bringen { $three }, zwei { $two }, einer { $one }, keiner { $none }.
    .braille = Drei Treffer { $three }; zwei { $two }; einer { $one }; keiner { $none }.
sika-cannot-throw =
    .you = Wähl eine Farbe, bevor du wirfst.
    .other = { $seat } muss vor dem Werfen eine Farbe wählen.
    .brief = Wähl, bevor du wirfst.
    .other-brief = { $seat } muss vor dem Werfen wählen.
sika-cannot-call =
    .you = Du kannst die Farbe nicht wechseln: Sie bleibt { $whole ->
        [yes] die ganze Partie
       *[no] in dieser Runde
    } { $colour }.
    .other = { $seat } kann die Farbe nicht wechseln: Sie bleibt { $whole ->
        [yes] die ganze Partie
       *[no] in dieser Runde
    } { $colour }.
    .brief = Sie bleibt { $colour }.
