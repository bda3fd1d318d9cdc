### reviewed: nobody
# Lo que dice --help, por audiogame/cli/arguments.py. Cada una empieza por un verbo y nombra el valor predeterminado.
# La ayuda de una orden, con mayúscula al principio, es también su descripción.

help-program =
    Juegos de dados y cartas para jugar de oído. Sin ninguna orden, se abre el menú principal.
    Cada orden tiene su propio --help.
help-arguments = argumentos
help-options = opciones
help-help = mostrar esta ayuda
help-version = mostrar la versión
help-more = Más:
help-verify-status =
    El código de salida es 0 si todo está comprobado, 1 si algo no lo está,
    como una partida sin terminar, y 2 si algo está mal.
help-play = jugar una partida
help-resume = continuar una partida guardada
help-join = jugar con gente a distancia
help-learn = hacer una lección
help-rules = mostrar las reglas de un juego
help-keys = enumerar las teclas, o comprobar un archivo de teclas
help-list = enumerar los juegos, los puestos y las opciones
help-check-game = comprobar un juego e informar de todos los fallos
help-arena = hacer jugar a los bots entre sí y contar victorias
help-serve = alojar mesas para gente a distancia
help-page = construir o descargar la página para navegadores
help-server = cuidar de un servidor y de sus datos
help-sounds = hacer una prueba de sonidos, o comprobar un paquete de sonidos
help-doctor = comprobar la voz, el sonido y los ajustes, y decir cómo arreglarlos
help-game = nombrar un juego; audiogame list los dice todos
help-seats = elegir quién juega, como you,bot,marta o you=Ann,casual=Max; sin esto juegas con los bots que hagan falta
help-option = poner una regla de la mesa, como call=turn; audiogame list las dice todas
help-seed = usar el mismo azar que otra partida; sin esto, uno nuevo
help-words = mezclar tus palabras con el azar antes de la partida
help-no-advice = quitar los consejos
help-record = dar nombre al archivo del registro
help-resumed = indicar el archivo del registro; lo predeterminado es la última partida sin terminar
help-before-damage = continuar desde la última jugada completa, como registro nuevo
help-link = pegar el enlace que recibiste, o escribir sus palabras; sin él se abre un menú
help-lesson = nombrar un juego, o "program"; sin nombre se abre un menú
help-rules-option = mostrar las reglas con esta opción, como call=turn
help-rules-seats = mostrar las reglas para este número de personas
help-format = elegir { JOINED($formats, " o ") }; valor predeterminado: { $format }
help-width = poner la línea más larga, en caracteres; valor predeterminado: 0, cualquiera
help-keys-folder = nombrar la carpeta de tus teclas
help-markdown = escribir las teclas predeterminadas en Markdown
help-template = escribir un archivo de teclas para empezar, con cada línea explicada
help-check-keys = comprobar un archivo de teclas e informar de todos los fallos
help-strengths = nombrar un nivel por puesto, como expert,skilled
help-games = jugar este número de partidas; valor predeterminado: 1000
help-arena-seed = elegir el azar de todas las partidas; valor predeterminado: 1
help-processes = usar este número de procesos; valor predeterminado: 0, uno por núcleo
help-times = informar también de los tiempos de reflexión
help-drain = hacer que un proceso entregue sus mesas a los demás
help-process = dar la dirección del proceso, con su puerto
help-drain-undo = dejar que un proceso vaciado vuelva a tomar mesas
help-server-link = mostrar el enlace con el que se abren mesas
help-link-renew = hacer antes un enlace nuevo; el viejo ya no deja entrar a nadie más
help-server-import = pasar un servidor de su carpeta a una base de datos
help-server-export = pasar un servidor de una base de datos a una carpeta
help-person = exportar o borrar lo que un servidor guarda de una persona
help-person-find = buscar las claves de personas por un nombre
help-person-name = dar el nombre de una persona en una mesa
help-person-export = escribir todo lo de una persona en un zip
help-person-erase = borrar a una persona; los registros se quedan
help-new-file = dar nombre al archivo nuevo
help-address = escuchar solo en esta dirección; sin esto, en todas
help-port = escuchar en este puerto; valor predeterminado: { $port }
help-server-name = dar nombre al servidor, para siempre
help-reached = dar la dirección por la que llega la gente
help-certificate = cifrar las conexiones con este certificado TLS
help-certificate-key = nombrar el archivo de su clave
help-tables = mantener como mucho este número de mesas; valor predeterminado: 1000
help-open = dejar que todo el mundo abra mesas
help-behind = confiar en las direcciones que transmite un proxy
help-store = guardarlo todo en una base de datos, como postgresql://user@host/name
help-hidden = no anunciar el servidor en tu propia red
help-through = dejar que llegue gente de internet por este servicio, o por una orden con {"{port}"}: localhost.run, pinggy, cloudflared
help-server-page = servir la página para navegadores de esta carpeta; sin ella, la página que trajo audiogame page fetch
help-origin = dejar entrar una página de otro lugar, como https://page.example
help-metrics = servir métricas a este equipo en este puerto; con 0, en cualquiera
help-server-folder = guardar las mesas en esta carpeta
help-page-build = escribir sus archivos en una carpeta, para cualquier servidor web
help-page-folder = nombrar una carpeta nueva, o la de una página anterior
help-page-file = empaquetarla también en este archivo zip, con su huella al lado
help-page-fetch = tomar una página ya construida, de un archivo o de una dirección
help-page-source = nombrar el archivo zip de una página, o su dirección https
help-page-hash = dar su huella; sin esto, el archivo del mismo nombre terminado en .sha256
help-pyodide = usar este paquete npm de pyodide; sin esto se descarga
help-quiz = hacer sonar sonidos y preguntar qué eran
help-quiz-game = nombrar un juego; sin esto, los sonidos que se usan en todas partes
help-check-sounds = comprobar un paquete de sonidos e informar de todos los fallos
help-texts = comprobar la traducción a un idioma, o informar de líneas raras
help-check-texts = comparar los textos de un idioma con los ingleses e informar de todos los fallos
help-check-language = dar su código, por ejemplo es; sin esto, todos los idiomas
help-texts-lines = escribir cada texto de un idioma tal como se oye, para quien lo revise
help-lines-language = indicar su código, como es
help-report-texts = escribir las líneas que marcaste como raras en un archivo para enviar, sin nombres
help-report-file = nombrar el archivo; sin esto, uno nuevo en esta carpeta
help-pack = nombrar la carpeta del paquete
help-findings-json = mostrar los hallazgos en JSON
help-bundle = guardar un informe sin nombres en un archivo zip
help-try = preguntar durante diez minutos qué oyes, y guardar un informe
help-common = voz, sonido y pantalla, solo por esta vez; sin esto, tus ajustes
help-speech = elegir lines (tu lector de pantalla lee lo que se muestra), direct (el programa habla a través de él), voice (el programa habla por sí mismo), none (sin voz) o auto (lo que haya)
help-voice = elegir el sintetizador para --speech voice; audiogame doctor los nombra
help-sound = encender o apagar los sonidos
help-view = elegir qué se queda en la pantalla: together deja la pregunta abajo
help-usage-program = audiogame [opciones] [orden ...]
# El lugar de un valor en la ayuda, por su palabra inglesa.
help-value = { $name ->
    [command] orden
    [MODE] MODO
    [NAME] NOMBRE
    [HOW] CUÁNTO
    [PACE] RITMO
    [FILE] ARCHIVO
    [CODE] CÓDIGO
    [DIR] CARPETA
    [game] juego
    [SEATS] PUESTOS
    [NAME-VALUE] NOMBRE=VALOR
    [SEED] SEMILLA
    [record] registro
    [link] enlace
    [ADDRESS] DIRECCIÓN
    [HOST] EQUIPO
    [SERVICE] SERVICIO
    [ORIGIN] ORIGEN
    [PORT] PUERTO
    [lesson] lección
    [FORMAT] FORMATO
    [what] acción
    [PROCESSES] PROCESOS
    [typed] valores
    [GAME] JUEGO
    [WORDS] PALABRAS
    [file] archivo
    [folder] carpeta
    [DIGITS] CIFRAS
    [language] idioma
    [KEY] CLAVE
    [VALUE] VALOR
   *[other] { $shown }
}
help-usage = uso:
help-language = elegir el idioma por su código, por ejemplo es; sin esto, el de tus ajustes
help-verbosity = elegir cuánto se dice: full (completo), normal o brief (breve)
help-pace = poner el ritmo, lo que el juego espera cuando no te toca: 1 es normal, 0 es sin espera
help-key-names = leer nombres de teclas de un archivo, uno por línea; - lee la entrada estándar
help-transcript = guardar cada línea y quién la oyó
help-folder = guardar ajustes, registros y estadísticas en esta carpeta
help-commands = órdenes
help-database = dar la dirección de la base de datos
help-person-key = dar la clave de la persona; find la dice
help-replay = leer otra vez un registro en voz alta
help-review = decir qué costaron las jugadas de un registro, y qué dio la suerte
help-verify = comprobar cada jugada, elección y tirada de un registro
help-records = enumerar, copiar y borrar registros
help-statistics = decir las estadísticas de las partidas terminadas
help-data = exportar, importar o borrar todo lo que guarda el programa
help-replay-seat = reproducir lo que oyó el puesto N, contado desde 0; sin esto, lo que oyó todo el mundo
help-review-seat = juzgar el puesto N, contado desde 0; sin esto, cada persona
help-review-json = mostrar JSON, un objeto por elección
help-brief = usar el nivel de detalle breve
help-replay-json = mostrar JSON, con el estado de cada jugada
help-commitment = comparar las palabras o la huella que se dieron antes de la partida
help-record-export = copiar un registro a un archivo
help-record-number = dar su número en la lista, o el nombre de su archivo
help-record-delete = borrar un registro (pregunta antes)
help-yes = no preguntar antes
help-rebuild = rehacer las estadísticas a partir de los registros
help-statistics-player = contar solo a esta persona o bot
help-statistics-game = contar solo este juego
help-csv = guardar en CSV, una fila por puesto
help-data-export = guardarlo todo en un archivo zip
help-new-archive = dar nombre al archivo zip nuevo
help-data-import = cargar un archivo zip
help-archive = nombrar el archivo zip
help-data-erase = borrarlo todo (pregunta antes)
