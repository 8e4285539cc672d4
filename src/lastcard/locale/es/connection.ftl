# lastcard, español: la conexión, tu turno y por qué algo no se aceptó.

## The connection

connection-connecting = Conectando…
connection-lost = Se ha perdido la conexión. Intentando de nuevo…
connection-back = Conexión restablecida.
connection-retry = Intentar ahora

## Rounds

connection-round-begins = Empieza la ronda { $round }.
connection-round-joined = La ronda { $round } está en juego.

## Your turn

connection-turn-play = Te toca: juega una carta o roba.
connection-turn-play-draw = Te toca: roba una carta.
connection-turn-play-must = Te toca: juega una carta.
connection-turn-play-pass = Te toca: no queda nada que robar, puedes pasar.
connection-turn-drawn = Has robado { $card }: juégala o quédatela.
connection-turn-drawn-must = Has robado { $card }: tienes que jugar la carta.
connection-turn-drawn-keep = Has robado { $card }: no se puede jugar, te la quedas.
connection-turn-color = Te toca: elige un color.
connection-turn-challenge = { $count ->
    [one] Una carta para ti: acéptala o desafía.
   *[other] { $count } cartas para ti: acéptalas o desafía.
}
connection-turn-challenge-color = Roba hasta que salga el { $color }, o desafía.
connection-turn-stack = { $count ->
    [one] Una carta para ti: acéptala o suma otra.
   *[other] { $count } cartas para ti: acéptalas o suma otra.
}
connection-turn-stack-take = { $count ->
    [one] Una carta para ti: acéptala.
   *[other] { $count } cartas para ti: acéptalas.
}
connection-turn-give = Te toca: regala cartas, o quédatelas todas.
connection-turn-battle = Te toca: elige rival.
connection-turn-reveal = ¡Batalla! Elige una carta en secreto.
connection-turn-show = Te toca: enseña una carta del color pedido.
connection-turn-swap = Te toca: elige con quién cambias la mano.
connection-turn-pass = Elige en secreto qué pasas.

## Rights

connection-right-call = Puedes decir UNO.
connection-right-catch = ¡Falta un UNO! Puedes pillar a { $who }.
connection-right-jump = Puedes colarte con { $card }.

## Why something was not taken

refusal-malformed = El servidor no ha entendido esta página. Vuelve a cargarla.
refusal-too-large = Eso era demasiado largo para el servidor.
refusal-too-fast = Demasiado rápido. Espera un momento.
refusal-too-slow = La conexión fue demasiado lenta. Inténtalo de nuevo.
refusal-no-such-table = Esa mesa no existe. Quizá se ha cerrado.
refusal-bad-ticket = Tu asiento en esta mesa ya no es tuyo.
refusal-bad-name = Elige un nombre de 1 a 16 letras y cifras.
refusal-name-taken = Alguien en esta mesa ya tiene este nombre o uno que se le parece. Elige otro.
refusal-bad-config = Estos ajustes no son compatibles.
refusal-bad-edition = Esta no es una edición que se pueda jugar. El taller dice por qué.
refusal-no-guest-editions = Este servidor solo juega sus propias ediciones.
refusal-bad-entropy = Tu suerte para la próxima ronda no se ha aceptado.
refusal-table-full = Todos los asientos de esta mesa están ocupados.
refusal-table-closed = Esta mesa está cerrada.
refusal-kept-out = El anfitrión expulsó a alguien con tu dirección de internet, así que no puedes sentarte en esta mesa. Puedes mirar.
refusal-too-many = Demasiadas mesas, asientos o conexiones desde aquí. Inténtalo más tarde.
refusal-not-seated = Solo estás mirando.
refusal-not-host = Solo puede hacerlo el anfitrión.
refusal-not-gathering = Demasiado tarde: la partida ha empezado.
refusal-not-playing = No hay ninguna partida en juego.
refusal-not-over = La partida aún no ha terminado.
refusal-no-such-match = Esa partida nunca se jugó hasta el final.
refusal-no-such-player = Eso no se puede hacer con esta persona.
refusal-wrong-origin = Esta página no puede conectarse a este servidor.
refusal-wrong-host = El servidor no responde a este nombre. Ábrelo por su propia dirección.
refusal-no-analysis = Este servidor no puede analizar rondas.
refusal-busy = Hay muchas rondas esperando su análisis. Inténtalo en un minuto.
refusal-table-damaged = Lo que se guarda de esta mesa está dañado. Quien lleva el servidor encontrará más en su registro.
refusal-store-down = El servidor no puede guardar nada en este momento. No se ha hecho nada; inténtalo otra vez enseguida.
refusal-fault = Algo ha fallado en el servidor. Inténtalo otra vez.

## Why a connection is over

refusal-unreachable = El servidor no responde.
refusal-closed = La mesa se ha cerrado. ¡Gracias por jugar!
refusal-removed = Ya no estás en esta mesa.
refusal-restart = El servidor se está reiniciando. Vuelve en un momento.
refusal-version = Esta página no es de la misma versión que el servidor. Vuelve a cargarla.
