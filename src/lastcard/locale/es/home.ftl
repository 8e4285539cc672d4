# The front page, a new table, invitations, settings and problems, español.

## The bar on top of every screen

home-bar = Menú principal
home-start = Página de inicio
home-rules = Reglas

## The front page

home-title = Juega a las cartas
home-lead = Juegos con el mismo objetivo de siempre: ser quien juega antes su última carta.
home-quick = Juega ya
home-quick-how = Elige un juego: tres bots ya te esperan.
home-by-sheet = Hoja de reglas: { $printing }
home-about-classic = El juego que todos conocen: iguala, salta, cambia el sentido y haz robar.
home-about-beach = Regala cartas: hasta una de cada color, a quien tú quieras.
home-about-battle = Reta a alguien: se enfrentan dos cartas y la más baja se las lleva todas.
home-about-trend = Marca tendencia: pide un color, y quien no pueda enseñarlo roba dos.
home-about-flip = Cada carta tiene dos lados: un Flip y toda la mesa se vuelve oscura.
home-about-mini = Una baraja pequeña, cinco cartas por cabeza y una ronda rápida.
home-play = Jugar
home-change-rules = Prepara tu propia mesa: { $edition }
home-dealing = Repartiendo las cartas…
home-name = Juegas como
home-name-rule = De 1 a 16 letras y cifras, sin espacios.
home-name-wrong = Este nombre no sirve: de 1 a 16 letras y cifras, sin espacios. Sigues jugando como { $name }.
home-resume = Donde lo dejaste
home-resume-go = Volver a la mesa
home-resume-forget = Quitar de la lista
home-resume-with = Con { $names }
home-resume-round = Ronda { $round }
home-friends = Juega con más gente
home-open = Abre una mesa
home-open-how = Tú pones las reglas e invitas con un enlace o un código QR.
home-open-go = Preparar
home-join = Únete a una mesa
home-join-code = Enlace o código que te dieron
home-join-go = Ir
home-join-wrong = Esto no es ni un enlace ni un código de mesa: un código tiene 12 letras y cifras.
home-tables = Mesas públicas
home-tables-how = Siéntate con desconocidos o míralos jugar.
home-tables-go = Echar un vistazo
home-cards = Todas las cartas

## The list of public tables

home-status-gathering = Esperando jugadores
home-status-playing = En juego
home-status-over = Partida terminada
home-seats-open = { $count ->
    [one] Un asiento libre de { $seats }
   *[other] { $count } asientos libres de { $seats }
}
home-seats-full = Los { $seats } asientos están ocupados
home-sit = Unirse
home-watch = Mirar
home-empty = Ahora mismo no hay mesas públicas
home-empty-next = Rompe el hielo: abre una y otros la verán aquí. O juega contra bots mientras esperas.
home-loading = Un momento…

## A new table

new-title = Tu propia mesa
new-edition = Juego
new-edition-own = Hecha por ti
new-printing = ¿Qué caja tienes?
new-printing-hint = Las hojas de reglas cambian de un idioma a otro. Vale la inglesa si no eliges otra.
new-printing-own = La hoja en tu idioma: { $printing }
new-printing-take = Usar esta
new-printing-differs = Distinto de la hoja inglesa
new-printing-same = Se juega exactamente igual que con la hoja inglesa.
new-printing-idle = sin efecto en este modo
new-people = Quién juega
new-seats = Asientos
new-bots = Bots entre ellos
new-people-count = { $count ->
    [0] Juegas solo contra bots; la partida empieza enseguida.
    [one] Queda un asiento libre para quien invites. Si está vacío cuando empieces, lo ocupa un bot.
   *[other] Quedan { $count } asientos libres para quienes invites. Los bots ocupan los vacíos cuando empieces.
}
new-level = Cómo juegan los bots
new-level-random = Al azar
new-level-easy = Fácil
new-level-normal = Normal
new-level-hard = Difícil
new-level-expert = Experto
new-mode = Cómo se gana
new-mode-first-to = Quien se queda sin cartas suma las de los demás; gana quien llega antes a { $target } puntos.
new-mode-lowest = Cada cual suma las cartas que le quedan; cuando alguien llega a { $target } puntos, gana el total más bajo.
new-mode-elimination = Las cartas que te quedan cuentan en tu contra; con { $target } puntos estás fuera, y gana quien aguanta.
new-mode-single = Decide una sola ronda; no se cuentan puntos.
new-mode-partners = Dos contra dos, con la pareja enfrente; gana la primera pareja con { $target } puntos.
new-mode-partners-lowest = Dos contra dos; cuando una pareja llega a { $target } puntos, gana la que tiene menos.
new-mode-rotation = Todos juegan en pareja con todos, por turnos; gana el mejor total propio.
new-mode-seats = Para { $seats } jugadores
new-target-first-to = Gana quien llega antes a { $target } puntos
new-target-lowest = Se acaba cuando alguien tiene { $target } puntos
new-target-elimination = Fuera con { $target } puntos
new-target-partners = Gana la primera pareja con { $target } puntos
new-target-partners-lowest = Se acaba cuando una pareja tiene { $target } puntos
new-cycles-rounds = { $rounds } rondas en total
new-number-wrong = Escribe un número entero de { $least } a { $most }.
new-timer = Tiempo para cada respuesta
new-timer-off = Sin límite
new-timer-seconds = { $seconds } s
new-door = Quién puede entrar
new-door-link = Solo con el enlace
new-door-public = Cualquiera: la mesa sale en la lista
new-house = Reglas de la casa
new-house-hint = No están en ninguna hoja de reglas; todas están desactivadas si no las eliges.
new-more = Más: detalles de las reglas
new-more-hint = Donde la hoja de reglas deja dudas o cada mesa juega a su manera. Tal como está, se juega según la hoja.
new-default = { $choice } (hoja de reglas)
new-changed = { $count ->
    [one] Una regla se aparta de la hoja.
   *[other] { $count } reglas se apartan de la hoja.
}
new-reset = Volver a la hoja de reglas
new-open = Abrir la mesa
new-begin = Empezar la partida

## Settings

settings-title = Ajustes
settings-kept = Todo vale al momento y se guarda solo en este navegador.
settings-language = Idioma
settings-dark = Tema oscuro
settings-theme = Tema
settings-theme-auto = Como en este dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-sound = Sonido
settings-sound-hint = Se oyen las cartas, los turnos y los avisos.
settings-motion = Movimiento
settings-motion-auto = Como en este dispositivo
settings-motion-full = Las cartas vuelan
settings-motion-reduced = Menos movimiento
settings-cards = Cartas
settings-shapes = Una forma para cada color
settings-shapes-hint = Para que nadie tenga que distinguir colores.
settings-order = Orden de tu mano
settings-order-color = Por color
settings-order-symbol = Por número y símbolo
settings-reactions = Mostrar reacciones de los demás
settings-reactions-hint = Bravo, ups, date prisa y cosas así.
settings-table = En la mesa
settings-look = Aspecto y sonido

## Inviting others

invite-title = Invita a jugar
invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-copied = ¡Copiado!
invite-copy-failed = El enlace está seleccionado: cópialo con el teclado o el menú.
invite-share = Compartir
invite-share-text = ¡Ven a jugar a las cartas conmigo!
invite-qr = Código QR con el enlace a esta mesa
invite-scan = Escanea con un teléfono para unirte
invite-local = Este enlace solo funciona en este ordenador. Para que entren tus amigos, inicia lastcard play --host 0.0.0.0 y abre esta página en la dirección que muestra para tu red; entonces el enlace y un código QR los traerán aquí.

## Problems: what has happened, and what to do next

problem-nowhere = Aquí no hay nada
problem-nowhere-next = Puede que la dirección esté mal escrita. Desde el inicio llegas a todas partes.
problem-no-such-table = Esta mesa no existe
problem-no-such-table-next = Revisa el enlace o el código, o pide otra invitación. Las mesas antiguas se recogen al cabo de un tiempo.
problem-table-full = Esta mesa está completa
problem-table-full-next = Todos los asientos están ocupados. Puedes mirar, buscar otra mesa o abrir la tuya.
problem-table-closed = Esta mesa está cerrada
problem-table-closed-next = Aquí ya no juega nadie. Empieza otra partida: basta un clic.
problem-not-over = Esta partida aún se está jugando
problem-not-over-next = Podrás volver a verla cuando termine. Hasta entonces, puedes mirarla en directo.
problem-no-such-match = Esa partida no existe
problem-no-such-match-next = Nunca se jugó, o su mesa se cerró antes de que terminara. Por eso no hay nada que volver a ver.
problem-bad-ticket = Este asiento ya no es tuyo
problem-bad-ticket-next = Quizá ya lo tiene otra persona, o juegas en otro navegador. Puedes mirar o empezar de nuevo.
problem-unreachable = El servidor no responde
problem-unreachable-next = Revisa tu conexión y vuelve a intentarlo. Te guardamos el asiento.
problem-too-many = Hay demasiada gente
problem-too-many-next = Ahora mismo hay demasiadas mesas o conexiones abiertas. Inténtalo en unos minutos.
problem-removed = Ya no tienes asiento en esta mesa
problem-removed-next = Dejaste tu asiento o te lo quitaron. Otras mesas te esperan.
problem-version = Hay una versión más nueva
problem-version-next = Esta página y el servidor ya no se entienden. Vuelve a cargar la página; tu asiento sigue ahí.
problem-wrong-origin = Desde esta dirección no
problem-wrong-origin-next = El servidor solo admite jugadores por la dirección para la que se configuró. Usa el enlace que te dieron.
problem-bad-name = Este nombre no vale aquí
problem-bad-name-next = Usa de 1 a 16 letras y cifras sin espacios, y empieza por una de ellas.
problem-name-taken = Este nombre ya está ocupado aquí
problem-name-taken-next = Alguien en esta mesa tiene el mismo nombre o uno que se ve igual. Elige otro.
problem-kept-out = No puedes sentarte en esta mesa
problem-kept-out-next = El anfitrión expulsó a alguien con tu dirección de internet. Puedes mirar, buscar otra mesa o abrir la tuya.
problem-bad-config = Estas opciones no encajan
problem-bad-config-next = No se ha perdido nada: cambia el juego, los asientos o una regla y prueba otra vez.
problem-not-gathering = La partida ya ha empezado
problem-not-gathering-next = Ya no puedes sentarte aquí, pero puedes mirar.
problem-too-fast = No tan deprisa
problem-too-fast-next = Ha sido mucho en poco tiempo. Espera un momento y prueba otra vez.
problem-table-damaged = Esta mesa está dañada
problem-table-damaged-next = Lo que el servidor guarda de ella no se puede leer, así que aquí nadie puede seguir jugando. Avisa a quien lleva el servidor; las demás mesas no están afectadas.
problem-store-down = El servidor no puede guardar nada ahora
problem-store-down-next = No se pierde nada: inténtalo otra vez dentro de un rato. Te guardamos el asiento.
problem-other = Eso no ha funcionado
problem-other-next = Ha pasado algo inesperado ({ $code }). Inténtalo otra vez; si sigue igual, avisa a quien lleva el servidor.
problem-again = Intentar de nuevo
problem-reload = Recargar
problem-watch = Mirar esta mesa
problem-replay = Ver la repetición
problem-home = Ir al inicio
problem-tables = Ver mesas públicas

## In the terminal

terminal-friends = Tus amigos en la misma red pueden abrir { $address } o el enlace de tu mesa.
terminal-stop = Para terminar, Ctrl-C; las mesas siguen la próxima vez.
