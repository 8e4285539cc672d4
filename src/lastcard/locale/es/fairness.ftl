# Shuffles computed again, español.

## What was computed

fairness-commitment = Ronda { $round }: la promesa del servidor
fairness-luck = Ronda { $round }: tu propia suerte
fairness-dealer = Ronda { $round }: quién reparte, por sorteo
fairness-cut = Ronda { $round }: las cartas sacadas para ver quién reparte
fairness-shuffle = Ronda { $round }: la mezcla
fairness-cards = Ronda { $round }: el orden de las cartas repartidas y robadas

## What is wrong with it

fairness-fault-missing = Falta algo: una semilla, una ronda o el final de la partida.
fairness-fault-version = Esta página no conoce el método con el que se repartió la ronda.
fairness-fault-commitment = La semilla no es la prometida.
fairness-fault-promise = Este navegador había anotado otra promesa antes de repartir.
fairness-fault-deck = Este navegador había anotado otro orden del mazo antes de repartir.
fairness-fault-entropy = La suerte de los jugadores no está completa.
fairness-fault-opening = La suerte de un jugador no es la que había sellado.
fairness-fault-seals = Este navegador había anotado otros sellos antes de que se abriera ninguna suerte.
fairness-fault-foreign = La suerte sellada para tu asiento no viene de este navegador.
fairness-fault-replaced = No es la que este navegador había sellado.
fairness-fault-left-out = Este navegador la envió y no está.
fairness-fault-pile = Las cartas barajadas no eran las que había.
fairness-fault-outcome = La semilla dice otra cosa.
fairness-fault-cards = Alguien recibió una carta que no era la siguiente.

## At the table, while it is played

doubts-title = Puede que el servidor haga trampas
doubts-left-out = Tu suerte se quedó fuera
doubt-promise = Ronda { $round }: el servidor ha cambiado el secreto que había prometido para este reparto.
doubt-commitment = Ronda { $round }: el secreto que abrió el servidor no es el que había prometido.
doubt-seals = Ronda { $round }: se cambió suerte sellada por los jugadores cuando ya todo estaba cerrado.
doubt-opening = Ronda { $round }: la suerte de un jugador no es la que había sellado.
doubt-foreign = Ronda { $round }: la suerte sellada para tu asiento no viene de este navegador. Si no tienes la mesa abierta en otro sitio, alguien habla en tu nombre.
doubt-replaced = Ronda { $round }: tu propia suerte se sustituyó por otra.
doubt-left-out = Ronda { $round }: tu propia suerte se quedó fuera, aunque esta página la envió. Una vez puede deberse a una conexión lenta. Si sigue pasando con una buena conexión, pregunta a quien administra el servidor.
table-abandoned = { $count ->
    [one] Una partida de esta mesa se interrumpió. Sus mezclas ya nunca podrán comprobarse.
   *[other] { $count } partidas de esta mesa se interrumpieron. Sus mezclas ya nunca podrán comprobarse.
}

## In the terminal

verify-round = ronda { $round }
verify-commitment-ok = promesa correcta
verify-commitment-wrong = promesa incorrecta
verify-commitment-missing = falta la promesa
verify-outcomes = { $count ->
    [one] { $count } resultado recalculado
   *[other] { $count } resultados recalculados
}
verify-wrong = { $count ->
    [one] { $count } incorrecto
   *[other] { $count } incorrectos
}
verify-luck = { $count ->
    [one] suerte de { $count } jugador
   *[other] suerte de { $count } jugadores
}
verify-unsealed = sin sellar (versión 1)
verify-seal-wrong = sellos que no coinciden: { $count }
verify-withheld = selladas sin abrir: { $count }
verify-none = ninguna
verify-counted = rondas correctas: { $passed }, incorrectas: { $failed }
watch-unopened = Ronda { $round }: { $who } selló su suerte y no se abrió.
