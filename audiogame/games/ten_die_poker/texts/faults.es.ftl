### reviewed: nobody
# Lo que puede fallar en las opciones, ver audiogame/narration/faults.es.ftl.

bank-below-ante = Empezar con { $bank ->
    [one] { $bank } dólar
   *[other] { $bank } dólares
} no cubre una apuesta inicial de { $ante }. Empieza con más dinero, baja la apuesta inicial o permite el crédito.
