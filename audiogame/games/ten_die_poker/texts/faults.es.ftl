### reviewed: nobody
# Lo que puede fallar al pedir probabilidades, ver audiogame/narration/faults.es.ftl.

pot = El bote
hand-leads-already = Tu mano ya va por delante.
no-hand = { QUOTED($text) } no es { $whose ->
    [own] tu mano
   *[leader] la mano que va por delante
}: escribe cinco dúos, cada uno con un dado rojo y luego uno blanco, como 31-64-15-42-26.
bank-below-ante = Empezar con { $bank ->
    [one] { $bank } dólar
   *[other] { $bank } dólares
} no cubre una apuesta inicial de { $ante }. Empieza con más dinero, baja la apuesta inicial o permite el crédito.

odds = Dice qué dúos conviene volver a tirar, y qué probabilidad tiene después la mano de batir a la que va por delante
odds-hand = tus dúos, en cada uno antes el dado rojo, como 31-64-15-42-26
odds-leader = los dúos de la mano que va por delante, escritos igual
odds-pot = el bote en dólares enteros
