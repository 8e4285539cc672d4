# Shuffles computed again, español.

## What was computed

fairness-commitment = Ronda { $round }: la promesa del servidor
fairness-dealer = Ronda { $round }: quién reparte, por sorteo
fairness-cut = Ronda { $round }: las cartas sacadas para ver quién reparte
fairness-shuffle = Ronda { $round }: la mezcla
fairness-cards = Ronda { $round }: el orden de las cartas repartidas y robadas

## What is wrong with it

fairness-fault-missing = Falta algo: una semilla, una ronda o el final de la partida.
fairness-fault-commitment = La semilla no es la prometida.
fairness-fault-promise = Este navegador había anotado otra promesa antes de repartir.
fairness-fault-entropy = La suerte de los jugadores no está completa.
fairness-fault-pile = Las cartas barajadas no eran las que había.
fairness-fault-outcome = La semilla dice otra cosa.
fairness-fault-cards = Alguien recibió una carta que no era la siguiente.

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
