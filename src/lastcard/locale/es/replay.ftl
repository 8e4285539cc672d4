# Watching a finished match again, Spanish.

replay-title = Repetición
replay-winners = { $count ->
    [one] Ha ganado { $names }.
   *[other] Han ganado { $names }.
}
replay-before = Antes de la primera carta.
replay-step = Paso
replay-place = Ronda { $round }, paso { $step }
replay-back = Atrás
replay-on = Adelante
replay-run = Reproducir
replay-pause = Pausa
replay-round = Ronda
replay-share = Compartir este momento
replay-copied = Enlace copiado
replay-record = Descargar el registro
replay-loading = Cargando la partida…
replay-table = La mesa, con todas las manos a la vista
replay-clockwise = en sentido horario
replay-counterclockwise = en sentido antihorario
replay-turn = debe responder
replay-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
replay-fair = ¿Fue limpio el reparto?
replay-fair-how = Antes de cada reparto el servidor fijó un secreto y los jugadores sellaron su propia suerte antes de que se abriera ninguna. Con ambos, tu navegador puede volver a calcular cada mezcla.
replay-check = Comprobar las mezclas
replay-own-luck = Rondas con tu propia suerte: { $count } de { $rounds }
replay-verified = { $count ->
    [one] Se ha vuelto a calcular y es correcta.
   *[other] Las { $count } se han vuelto a calcular y son correctas.
}
replay-unfair = { $count ->
    [one] Una de ellas no es como debería.
   *[other] { $count } de ellas no son como deberían.
}
replay-details = Una por una
replay-deck = El mazo antes de mezclar: { $count } cartas
replay-deck-how = Así estaban las cartas según el servidor. Quien estaba en la mesa lo anotó antes de repartir.
