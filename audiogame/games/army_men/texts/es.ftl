### reviewed: nobody
### Army Men Dice War, en español.
### Primero lo nuevo, luego la causa, el total y lo que viene después.

army-men-title = Army Men Dice War
army-men-about = Un duelo: tiras, guardas uno o dos dados cada vez y procuras sumar poco. Los unos son soldados y cuentan 0.
army-men-kind-army = ejército
army-men-length = De 5 a 7 minutos.
army-men-credits =
    Creado por Phil Reed, a partir del juego de dados Tripps. Desarrollado por Steve Jackson.
    Probado por Amy Zwick, Gina Fischer y Monica Stephens. Publicado por Steve Jackson Games.

## Opciones

army-men-option-first = Quién empieza
army-men-option-first-random = Por sorteo.
army-men-option-first-0 = Empieza el puesto 1.
army-men-option-first-1 = Empieza el puesto 2.
army-men-option-first-about = Quién empieza la primera ronda. Después se alterna. En el original empieza la persona más joven.
army-men-option-campaign = Cuántas partidas
army-men-option-campaign-1 = Una partida.
army-men-option-campaign-3 = Una campaña: tres partidas, y gana el total más bajo de las tres.
    .brief = Una campaña: tres partidas, gana el total más bajo.
army-men-option-campaign-about = Decide una partida, o el total más bajo de tres.

## Partes de frases

army-men-dice = { $soldiers ->
    [0] {""}
    [1] un soldado
    [2] dos soldados
    [3] tres soldados
    [4] cuatro soldados
   *[other] cinco soldados
}{ $others ->
    [0] {""}
    [1] { $soldiers ->
        [0] un { $others }
       *[other] {" "}y un { $others }
    }
   *[other] { $soldiers ->
        [0] { $twins ->
            [0] { AND($others) }
            [2] dos doses
            [3] dos treses
            [4] dos cuatros
            [5] dos cincos
           *[6] dos seises
        }
       *[other] , { AND($others) }
    }
}
    .kept = { $soldiers ->
        [0] { $others ->
            [1] un { $others }
           *[other] { $twins ->
                [0] un { JOINED($others, " y un ") }
                [2] dos doses
                [3] dos treses
                [4] dos cuatros
                [5] dos cincos
               *[6] dos seises
            }
        }
        [1] { $others ->
            [0] un soldado
           *[other] un soldado y un { $others }
        }
       *[other] dos soldados
    }
army-men-total =
    .you = tú tienes { $points }
    .you-brief = tú { $points }
    .other = { $seat } tiene { $points }
    .other-brief = { $seat } { $points }
army-men-supply =
    .you = tú tienes { $dice }
    .you-brief = tú { $dice }
    .other = { $seat } tiene { $dice }
    .other-brief = { $seat } { $dice }
army-men-owner =
    .you = Tienes { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, { $left ->
        [0] no queda ninguno por tirar
        [one] queda uno por { $rolling ->
            [yes] guardar
           *[no] tirar
        }
       *[other] quedan { $left } por { $rolling ->
            [yes] guardar
           *[no] tirar
        }
    }, total { $total }.
    .you-brief = Tienes { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, { $left ->
        [0] ninguno por tirar
        [one] queda uno
       *[other] quedan { $left }
    }, total { $total }.
    .other = { $seat } tiene { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, { $left ->
        [0] no queda ninguno por tirar
        [one] queda uno por { $rolling ->
            [yes] guardar
           *[no] tirar
        }
       *[other] quedan { $left } por { $rolling ->
            [yes] guardar
           *[no] tirar
        }
    }, total { $total }.
    .other-brief = { $seat } tiene { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, { $left ->
        [0] ninguno por tirar
        [one] queda uno
       *[other] quedan { $left }
    }, total { $total }.
    .braille = { $seat }: { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }, total { $total }.
army-men-winnable = victoria con { $need } o menos{ $again ->
    [yes] , empate con { $tie }
   *[no] ; empate con { $tie }, y cada cual pierde un dado
}
    .brief = ganas con { $need } o menos
army-men-only-tie = solo empate, con { $tie }, y cada cual pierde un dado
    .brief = { $tie } solo empata
army-men-beaten = la ronda está perdida

## Lo que se elige

army-men-set-aside = { $dice ->
    [one] Guardar el dado { $dice }.
   *[other] Guardar los dados { AND($dice) }.
}

army-men-set-aside-due-button = Guardar
army-men-set-aside-due =
    .you = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Llevas { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Guarda el último dado.
        [2] Guarda uno o los dos.
       *[other] Guarda uno o dos.
    }
    .you-brief = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Llevas { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Guarda el último dado.
        [2] Guarda uno o los dos.
       *[other] Guarda uno o dos.
    }
    .other = Turno de { $seat }. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Llevas { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Guarda el último dado.
        [2] Guarda uno o los dos.
       *[other] Guarda uno o dos.
    }
    .other-brief = Turno de { $seat }. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] Llevas { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Guarda el último dado.
        [2] Guarda uno o los dos.
       *[other] Guarda uno o dos.
    }

army-men-selection = { $dice ->
    [none] { $rolled ->
        [1] Marca primero el último dado.
        [2] Marca primero un dado o los dos.
       *[other] Marca primero uno o dos dados.
    }
   *[some] { $allowed ->
        [no] { $dice }: demasiados. Marca uno o dos.
       *[yes] { FORM($dice, "kept") }: llevas { $sum }, { $left ->
            [0] y acaba tu turno.
            [one] queda un dado.
           *[other] quedan { $left } dados.
        }
    }
}
    .brief = { $dice ->
        [none] { $rolled ->
            [1] Marca el último dado.
            [2] Marca un dado o los dos.
           *[other] Marca uno o dos dados.
        }
       *[some] { $allowed ->
            [no] { $dice }
           *[yes] { FORM($dice, "kept") }
        }: { $allowed ->
            [no] demasiados.
           *[yes] llevas { $sum }, { $left ->
                [0] acaba tu turno.
                [one] queda uno.
               *[other] quedan { $left }.
            }
        }
    }

## Lo que pasa

army-men-round-began =
    .you = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Partida { $game } de { $games }.{" "}
        }Empiezas tú{ $drawn ->
            [yes] , por sorteo.
           *[no] .
        } Cada cual tiene seis dados y apuesta uno.
       *[other] Ronda { $round }. Empiezas tú.
    }
    .you-brief = { $round ->
        [1] { $games ->
            [1] Empiezas tú.
           *[other] Partida { $game }. Empiezas tú.
        }
       *[other] Ronda { $round }. Empiezas tú.
    }
    .other = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Partida { $game } de { $games }.{" "}
        }Empieza { $seat }{ $drawn ->
            [yes] , por sorteo.
           *[no] .
        } Cada cual tiene seis dados y apuesta uno.
       *[other] Ronda { $round }. Empieza { $seat }.
    }
    .other-brief = { $round ->
        [1] { $games ->
            [1] Empieza { $seat }.
           *[other] Partida { $game }. Empieza { $seat }.
        }
       *[other] Ronda { $round }. Empieza { $seat }.
    }
army-men-rolled =
    .you = { $dice }.
    .other = { $seat } saca { $dice }.
army-men-put-aside =
    .you = Guardas { FORM($dice, "kept") }.
    .other = { $seat } guarda { FORM($dice, "kept") }, y lleva { $sum }.
    .other-brief = { $seat } lleva { $sum }.
army-men-turn-ended =
    .you = Guardas { FORM($dice, "kept") }, y terminas con { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } solo puede empatar.
           *[other] { $other } necesita { $need } o menos.
        }
    }
    .you-brief = Tu resultado: { $score }.
    .to-you = { $seat } guarda { FORM($dice, "kept") }, y termina con { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] Solo puedes empatar.
           *[other] Necesitas { $need } o menos.
        }
    }
    .to-you-brief = Resultado de { $seat }: { $score }.
    .other = { $seat } guarda { FORM($dice, "kept") }, y termina con { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } solo puede empatar.
           *[other] { $other } necesita { $need } o menos.
        }
    }
    .other-brief = Resultado de { $seat }: { $score }.
army-men-round-won =
    .you = Ganas la ronda, { $score } a { $against }. { $other } pierde un dado y { $dice ->
        [one] le queda uno.
       *[other] le quedan { $dice }.
    } Totales: { $totals }.
    .you-brief = Ganas la ronda. { $other } pierde un dado. Total: { $totals }.
    .to-you = { $seat } gana la ronda, { $score } a { $against }. Pierdes un dado y { $dice ->
        [one] te queda uno.
       *[other] te quedan { $dice }.
    } Totales: { $totals }.
    .to-you-brief = { $seat } gana la ronda. Pierdes un dado. Total: { $totals }.
    .other = { $seat } gana la ronda, { $score } a { $against }. { $other } pierde un dado y { $dice ->
        [one] le queda uno.
       *[other] le quedan { $dice }.
    } Totales: { $totals }.
    .other-brief = { $seat } gana la ronda. { $other } pierde un dado. Total: { $totals }.
army-men-round-tied = Empate a { $score }: cada cual pierde un dado. Dados: { $supplies }. Totales: { $totals }.
    .brief = Empate a { $score }: cada cual pierde un dado. Total: { $totals }.
    .braille = Empate, un dado menos. Total: { $totals }.
army-men-since =
    .you = { $active ->
        [you] { $rolled ->
            [none] Llevas { $sum ->
                [none] 0
               *[other] { $sum }
            }
           *[some] Te salió { $rolled }{ $sum ->
                [none] {""}
               *[other] ; llevas { $sum }
            }
        }
       *[other] { $sum ->
            [none] Le toca a { $active }
           *[other] { $active } lleva { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; { $other ->
            [you] terminaste
           *[other] { $other } terminó
        } con { $against }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] hubo empate
            [you] ganaste la ronda
           *[other] { $winner } ganó la ronda
        }: { $totals }
    }.
    .other = { $rolled ->
        [none] { $active } lleva { $sum ->
            [none] 0
           *[other] { $sum }
        }
       *[some] A { $active } le salió { $rolled }{ $sum ->
            [none] {""}
           *[other] ; lleva { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; { $other } terminó con { $against }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] hubo empate
            [you] ganaste la ronda
           *[other] { $winner } ganó la ronda
        }: { $totals }
    }.
army-men-cannot-roll = { $seats ->
    [one] Fin de la partida: { $seats }, sin dados suficientes para apostar y tirar.
   *[other] Fin de la partida: a nadie le alcanzan los dados para apostar y tirar.
}
    .brief = Fin de partida.
army-men-game-won =
    .you = Ganas la partida { $game }, { $score } a { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}Todas las partidas: { $sums }.
    }
    .you-brief = Ganas la partida { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}Campaña: { $sums }.
    }
    .other = { $seat } gana la partida { $game }, { $score } a { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}Todas las partidas: { $sums }.
    }
    .other-brief = { $seat } gana la partida { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}Campaña: { $sums }.
    }
army-men-game-drawn = La partida { $game } acaba en empate a { $score }.{ $sums ->
    [0] {""}
   *[other] {" "}Todas las partidas: { $sums }.
}
    .brief = La partida { $game } acaba en empate.{ $sums ->
        [0] {""}
       *[other] {" "}Campaña: { $sums }.
    }
army-men-won =
    .you = Ganas{ $games ->
        [1] {""}
       *[other] {" "}la campaña
    }, { $score } a { $against }.
    .you-brief = Ganas, { $score } a { $against }.
    .other = { $seat } gana{ $games ->
        [1] {""}
       *[other] {" "}la campaña
    }, { $score } a { $against }.
    .other-brief = { $seat } gana, { $score } a { $against }.
army-men-drawn = { $games ->
    [1] La partida acaba en empate a { $score }.
   *[other] La campaña acaba en empate a { $score }.
}
    .brief = Empate a { $score }.

## Respuestas

army-men-lot-due = Se sortea quién empieza.
army-men-rules = { $chaser ->
    [none] Todavía no hay resultado que mejorar.
    [you] { $target }.
   *[other] Para { $chaser }, { $target }.
} Cada cual apuesta un dado; quien suma menos lo recupera. Ronda { $round }.{ $games ->
    [1] {""}
   *[other] {" "}Partida { $game } de { $games }{ $sums ->
        [0] .
       *[other] ; de partidas anteriores, { $sums }.
    }
}
    .brief = { $chaser ->
        [none] No hay resultado que mejorar.
        [you] { $target }.
       *[other] Para { $chaser }, { $target }.
    } Ronda { $round }.{ $games ->
        [1] {""}
       *[other] {" "}Partida { $game }.
    }
army-men-turn =
    .you = Te toca.
    .other = Le toca a { $seat }.
army-men-standing = { $owners }{ $sums ->
    [0] {""}
   *[other] {" "}Todas las partidas: { $sums }.
}
    .brief = { $owners }{ $sums ->
        [0] {""}
       *[other] {" "}Campaña: { $sums }.
    }
army-men-shown = { $aside ->
    [none] { $seat } todavía no tiene nada guardado.
   *[some] { $seat } lleva { $sum }: { $aside }.
}{ $rolled ->
    [none] {""}
   *[some] {" "}Tirada: { $rolled }.
} { $score ->
    [none] { $other ->
        [you] Falta tu turno
       *[other] Falta el turno de { $other }
    } en esta ronda.
   *[other] { $other ->
        [you] Terminaste
       *[other] { $other } terminó
    } con { $score }.
}
    .you = { $aside ->
        [none] Todavía no tienes nada guardado.
       *[some] Llevas { $sum }: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Tirada: { $rolled }.
    } { $score ->
        [none] Falta el turno de { $other } en esta ronda.
       *[other] { $other } terminó con { $score }.
    }
    .you-brief = { $aside ->
        [none] No tienes nada guardado.
       *[some] Llevas { $sum }: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Tirada: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } terminó con { $score }.
    }
    .brief = { $aside ->
        [none] { $seat } no tiene nada guardado.
       *[some] { $seat } lleva { $sum }: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Tirada: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Terminaste
           *[other] { $other } terminó
        } con { $score }.
    }
    .you-braille = { $aside ->
        [none] No tienes nada guardado.
       *[some] Llevas { $sum }: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Tirada: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } terminó con { $score }.
    }
    .braille = { $aside ->
        [none] { $seat } no tiene nada guardado.
       *[some] { $seat } lleva { $sum }: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Tirada: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other ->
            [you] Terminaste
           *[other] { $other } terminó
        } con { $score }.
    }
army-men-own =
    .you = { $rolled ->
        [none] {""}
       *[some] Tirada: { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Llevas { $sum }: { $aside }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Terminaste con { $score } en esta ronda.{" "}
    }Tienes { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, total { $total }.
    .you-brief = { $rolled ->
        [none] {""}
       *[some] Tirada: { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Llevas { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Terminaste con { $score }.{" "}
    }{ $dice ->
        [one] Un dado
       *[other] { $dice } dados
    }, total { $total }.
    .other = { $rolled ->
        [none] {""}
       *[some] Tirada: { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] { $seat } lleva { $sum }: { $aside }.{" "}
    }{ $score ->
        [none] {""}
       *[other] { $seat } terminó con { $score } en esta ronda.{" "}
    }{ $seat } tiene { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }, total { $total }.

## Lo que hace cada elección

army-men-aside-explained = Lo que guardas se queda como está. Luego { $left ->
    [one] vuelves a tirar un dado.
   *[other] vuelves a tirar { $left } dados.
}
    .brief = Luego { $left ->
        [one] vuelves a tirar un dado.
       *[other] vuelves a tirar { $left } dados.
    }
army-men-end-explained = { $against ->
    [none] { $score ->
        [0] Luego { $other } solo puede empatar.
       *[other] Luego { $other } tiene que bajar de { $score } para ganar la ronda.
    }
   *[other] { $gap ->
        [0] Eso empata con { $other }, y cada cual pierde un dado.
       *[other] Terminas con { $score } contra { $against }: gana la ronda quien suma menos.
    }
}
    .brief = { $against ->
        [none] { $score ->
            [0] { $other } solo puede empatar.
           *[other] { $other } tiene que bajar de { $score }.
        }
       *[other] { $gap ->
            [0] Eso empata con { $other }.
           *[other] Terminas con { $score } contra { $against }.
        }
    }
army-men-cannot-stop = No puedes parar antes: guardas todos tus dados, como mucho { $most } cada vez.
    .brief = No puedes parar antes: como mucho { $most } cada vez.

## Consejos

army-men-kept = { $soldiers ->
    [0] { $others ->
        [1] un { $others }
       *[other] { $twins ->
            [0] { AND($others) }
            [2] dos doses
            [3] dos treses
            [4] dos cuatros
            [5] dos cincos
           *[6] dos seises
        }
    }
    [1] un soldado{ $others ->
        [0] {""}
       *[other] {" "}y un { $others }
    }
   *[other] dos soldados
}
    .braille = { $soldiers ->
        [0] { $others ->
            [1] un { $others }
           *[other] { $others }
        }
        [1] un soldado{ $others ->
            [0] {""}
           *[other] , { $others }
        }
       *[other] dos soldados
    }
army-men-advised =
    .you = Guarda { $dice }: { $chance } por ciento de probabilidad de ganar la { $games ->
        [1] partida
       *[other] campaña
    }{ $near ->
        [yes] . Vale casi lo mismo { $instead }.
       *[no] , contra { $instead-chance } con { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] Suma un poco menos, cerca de { $points ->
                [one] un punto.
               *[other] { $points } puntos.
            }
           *[other] Suma cerca de { $points ->
                [one] un punto
               *[other] { $points } puntos
            }, no { $instead-points }.
        }
        [die] {" "}Perder rondas conviene: con menos dados sumas menos después.
        [others-die] {" "}Perder rondas conviene: tu rival suma más después.
        [round] {" "}Gana la ronda más veces, y aquí eso conviene.
        [end] {" "}Esta ronda decide si la partida acaba ahora.
        [risk] {" "}Arriesga más, y con estos puntos conviene.
        [caution] {" "}Arriesga menos, y con estos puntos conviene.
       *[none] {""}
    }
    .other = { $seat }, guarda { $dice }: { $chance } por ciento de probabilidad de ganar la { $games ->
        [1] partida
       *[other] campaña
    }{ $near ->
        [yes] . Vale casi lo mismo { $instead }.
       *[no] , contra { $instead-chance } con { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] Suma un poco menos, cerca de { $points ->
                [one] un punto.
               *[other] { $points } puntos.
            }
           *[other] Suma cerca de { $points ->
                [one] un punto
               *[other] { $points } puntos
            }, no { $instead-points }.
        }
        [die] {" "}Perder rondas conviene: con menos dados sumas menos después.
        [others-die] {" "}Perder rondas conviene: tu rival suma más después.
        [round] {" "}Gana la ronda más veces, y aquí eso conviene.
        [end] {" "}Esta ronda decide si la partida acaba ahora.
        [risk] {" "}Arriesga más, y con estos puntos conviene.
        [caution] {" "}Arriesga menos, y con estos puntos conviene.
       *[none] {""}
    }
    .brief = Guarda { $dice }: { $chance } por ciento{ $near ->
        [yes] ; vale casi lo mismo { $instead }.
       *[no] , contra { $instead-chance } con { $instead }.
    }
    .braille = { $dice } { $chance }; { $instead } { $instead-chance }%.
army-men-weighed = { $dice }: { $chance } por ciento de probabilidad de ganar al final, { $wins } por ciento de ganar la ronda, cerca de { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
    .brief = { $dice }: { $chance } por ciento.
army-men-rest-weighed = { $count ->
    [one] Otra opción: como mucho, un { $chance } por ciento de probabilidad de ganar.
   *[other] Otras { $count } opciones: como mucho, un { $chance } por ciento de probabilidad de ganar.
}
    .brief = { $count ->
        [one] Otra
       *[other] Otras { $count }
    }: como mucho { $chance } por ciento.
army-men-advantage-points = menos puntos
army-men-advantage-die = menos dados después
army-men-advantage-others-die = más dados del rival después
army-men-advantage-round = la ronda
army-men-advantage-end = el final de la partida
army-men-advantage-risk = más riesgo
army-men-advantage-caution = menos riesgo

## Reviews

army-men-mistake-two = La próxima vez, guarda más a menudo un solo dado.
army-men-mistake-one = La próxima vez, guarda más a menudo dos dados.
army-men-mistake-high = La próxima vez, guarda los dados más bajos.
army-men-mistake-low = La próxima vez, busca las rondas que conviene perder: ahí los dados bajos no son los mejores.
