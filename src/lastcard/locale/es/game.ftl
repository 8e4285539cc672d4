# lastcard, español (Spanish). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Clásica
edition-beach = Playa
edition-battle = Batalla
edition-trend = Tendencia
edition-flip = Flip
edition-mini = Mini
edition-own = Edición propia

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = inglés
printing-es = español
printing-fr = francés
printing-fr-CA = francés (Canadá)
printing-fr-FR = francés (Francia)
printing-pt = portugués
printing-de = alemán
printing-it = italiano
printing-nl = neerlandés

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = rojo
color-yellow = amarillo
color-green = verde
color-blue = azul
color-turquoise = turquesa
color-turquoise-dark = turquesa
color-pink = rosa
color-orange = naranja
color-purple = morado
color-brown = marrón
color-gray = gris
color-lime = lima
color-navy = azul marino

## Cards

card-colored = { $symbol } { $color }
card-hidden = una carta
symbol-s = Pierde el turno
symbol-v = Cambio de sentido
symbol-plus1 = Roba una
symbol-plus2 = Roba dos
symbol-plus5 = Roba cinco
symbol-e = Todos pierden el turno
symbol-f = Flip
symbol-w = Comodín
symbol-w-plus2 = Comodín Roba dos
symbol-w-plus4 = Comodín Roba cuatro
symbol-w-plusc = Comodín Busca el color
symbol-wg = Vagabundo
symbol-wb = Batalla de patadas
symbol-wt = Tendencia de moda

## What happened

event-dealer-cut = ¿Quién reparte? { $who } saca { $card }.
event-dealer-found = Reparte { $who }.
event-pile-shuffled = { $count ->
    [one] Se baraja una carta en la pila para robar.
   *[other] Se barajan { $count } cartas en la pila para robar.
}
event-hands-dealt = Se reparten las cartas.
event-card-turned-up = Carta descubierta: { $card }.
event-opening-put-back-shuffle = La carta vuelve a la pila.
event-opening-put-back-bottom = La carta se pone debajo de la pila.
event-opening-put-back-middle = La carta se mete en medio de la pila.
event-card-played = { $who } juega { $card }.
event-card-jumped = { $who } se cuela con { $card }.
event-cards-drawn = { $count ->
    [one] { $who } roba una carta: { $cards }.
   *[other] { $who } roba { $count } cartas: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } roba una carta.
   *[other] { $who } roba { $count } cartas.
}
event-card-kept = { $who } se queda la carta.
event-turn-passed = { $who } no puede jugar ni robar.
event-color-named = { $who } elige { $color }.
event-color-restored = El color vuelve a ser { $color }.
event-direction-left = Ahora se juega hacia la izquierda.
event-direction-right = Ahora se juega hacia la derecha.
event-turn-lost = { $who } pierde el turno.
event-draw-accepted = { $who } acepta las cartas.
event-draw-challenged = { $who } desafía a { $other }.
event-hand-shown = { $who } enseña su mano a { $other }: { $cards }.
event-hand-shown-hidden = { $who } enseña su mano a { $other }.
event-challenge-guilty = { $who } iba de farol.
event-challenge-innocent = { $who } ha jugado según las reglas.
event-cards-given = { $who } regala a { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } regala una carta a { $other }.
   *[other] { $who } regala { $count } cartas a { $other }.
}
event-no-gift = { $who } no regala ninguna carta.
event-battle-declared = { $who } reta a { $other } a una batalla.
event-no-battle = { $who } no reta a nadie.
event-card-picked = { $who } ya ha elegido una carta.
event-cards-revealed = { $who } descubre { $card }; { $other } descubre { $card2 }.
event-battle-won = { $who } gana la batalla; { $other } se lleva las cartas.
event-battle-void = La batalla queda en nada.
event-card-shown = { $who } enseña a { $other }: { $card }.
event-card-shown-hidden = { $who } enseña una carta a { $other }.
event-show-failed = { $who } no tiene ninguna carta de color { $color } que enseñar.
event-sides-turned-light = Todo pasa al lado claro; encima queda { $card }.
event-sides-turned-dark = Todo pasa al lado oscuro; encima queda { $card }.
event-hands-swapped = { $who } cambia su mano con { $other }.
event-hands-passed = Todas las manos pasan al asiento siguiente.
event-cards-chosen = { $who } ha elegido: { $cards }.
event-cards-chosen-hidden = { $who } ya ha elegido.
event-cards-passed = { $who } pasa a { $other }: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } pasa una carta a { $other }.
   *[other] { $who } pasa { $count } cartas a { $other }.
}
event-uno-called = { $who }: ¡UNO!
event-uno-caught = { $other } pilla a { $who } sin decir UNO.
event-catch-failed = { $other } acusa a { $who } sin motivo.
event-call-forgotten = { $who } ha regalado su última carta sin decir UNO.
event-round-won = { $who } se queda sin cartas. { $points ->
    [one] Un punto.
   *[other] { $points } puntos.
}
event-round-blocked = Nadie puede seguir: la ronda queda bloqueada.
event-match-won = { $who } gana la partida.

## Questions

question-play = Turno de { $who }
question-drawn = Turno de { $who }: jugar o quedarse la carta robada
question-color = Turno de { $who }: elegir un color
question-challenge = Turno de { $who }: aceptar o desafiar
question-stack = Turno de { $who }: aceptar o sumar otra carta
question-give = Turno de { $who }: regalar cartas
question-battle = Turno de { $who }: elegir rival
question-reveal = Turno de { $who }: elegir una carta en secreto
question-show = Turno de { $who }: enseñar una carta
question-swap = Turno de { $who }: cambiar su mano
question-pass = Turno de { $who }: elegir qué cartas pasar

## Why a move is refused

reason-not-asked = No te toca responder.
reason-wrong-answer = Eso no responde a la pregunta.
reason-awaiting-chance = Se están barajando las cartas.
reason-round-over = La ronda ha terminado.
reason-not-in-hand = No tienes esa carta.
reason-no-match = No coincide ni en color ni en símbolo con la carta de encima.
reason-holds-color = Tienes una carta del color en juego, y no se permiten faroles.
reason-only-drawn-card = Después de robar, solo puedes jugar la carta robada.
reason-must-play = Tienes una carta que debes jugar.
reason-must-play-drawn = Debes jugar la carta robada.
reason-can-draw = No puedes pasar mientras se pueda robar.
reason-cannot-draw = No quedan cartas para robar.
reason-no-such-color = Ese color no está en este lado de la baraja.
reason-cannot-stack = Esa carta no se puede sumar al robo.
reason-no-such-seat = Ese asiento no existe.
reason-own-seat = Elige a otra persona, no a ti.
reason-empty-gift = Para regalar hace falta al menos una carta, y alguien que la reciba.
reason-gift-colorless = Las cartas sin color no se pueden regalar.
reason-gift-same-suit = Solo se puede regalar una carta de cada color.
reason-must-battle = Tienes que retar a alguien.
reason-already-picked = Ya has elegido tu carta.
reason-show-other-color = Enseña una carta del color pedido.
reason-no-call = Ahora no hay que decir UNO.
reason-already-called = Ya has dicho UNO.
reason-nothing-to-catch = No hay a quién pillar.
reason-no-jump = Ahora nadie puede colarse.
reason-not-identical = Para colarte, la carta debe ser del mismo color y símbolo que la de encima.

## Words on screens

label-edition = edición
label-seats = asientos
label-hand = mano
label-cards = cartas
label-target = objetivo
label-mode = modo
label-special = cartas especiales
label-dealer-draw = sorteo de quien reparte
label-opening-wild = Comodín inicial
label-opening-wild-draw = comodín de robar inicial
label-opening-special = carta especial inicial
label-opening-action = carta de acción inicial
label-decline = robar en vez de jugar
label-drawn-card = jugar la carta robada
label-wild-draw = comodín de robar
label-failed-challenge = desafío fallido
label-wilds-match = los comodines cuentan como coincidencia
label-last-draw = carta de robar como última
label-wild-points = puntos de un Comodín
label-options = opciones
label-rounds = rondas
label-length = duración en jugadas
label-mean = media
label-wins = victorias
label-points = puntos
label-blocked = bloqueadas
label-seat = asiento
label-share = proporción
label-draw-pile = pila para robar
label-discard-pile = pila de descarte
label-color = color
label-round = ronda
label-total = total
value-yes = sí
value-no = no
value-none = –
value-by-number = número más alto
value-by-points = más puntos
value-by-lot = por sorteo
value-always = siempre
value-never = nunca
value-if-scored = si se cuentan puntos
value-until-color = hasta que salga el color
opening-starts = se juega sobre ella
opening-acts = tiene efecto
opening-turns = cambia el sentido
opening-draws_only = se roba sin perder el turno
opening-left_names = elige quien está a la izquierda de quien reparte
opening-put_back = vuelve a la pila
opening-buried = se ignora
opening-flips = se da la vuelta a todo
mode-first_to = llegar antes al objetivo
mode-lowest = total más bajo
mode-elimination = eliminación
mode-single = una sola ronda
mode-partners = parejas
mode-partners_lowest = parejas, total más bajo
mode-rotation = parejas rotatorias
