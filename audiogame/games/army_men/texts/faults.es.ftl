### reviewed: nobody
# Lo que puede estar mal cuando se piden probabilidades, véase audiogame/narration/faults.es.ftl.

dice = El número de dados
score-to-beat = El resultado que hay que mejorar
set-aside = El total de los dados que guardas
set-aside-too-much = Con { $left } de { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} por tirar puedes llevar { $most } como mucho, no { $points }.

odds = Dice cuántos puntos da en promedio un turno si lo juegas lo mejor posible
odds-dice = cuántos dados te quedan por tirar, de 1 a { $most }
odds-below = los puntos que hay que batir; un empate cuenta la mitad
odds-so-far = los puntos de los dados que ya guardas; valor predeterminado: 0
