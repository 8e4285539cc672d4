# Watching a finished match again, Portuguese.

replay-title = Replay
replay-winners = { $count ->
    [one] { $names } ganhou.
   *[other] { $names } ganharam juntos.
}
replay-before = Antes da primeira carta.
replay-step = Passo
replay-place = Rodada { $round }, passo { $step }
replay-back = Voltar
replay-on = Avançar
replay-run = Reproduzir
replay-pause = Pausar
replay-round = Rodada
replay-share = Compartilhar este momento
replay-copied = Link copiado
replay-record = Baixar o registro
replay-loading = Carregando a partida…
replay-table = A mesa, com todas as mãos abertas
replay-clockwise = sentido horário
replay-counterclockwise = sentido anti-horário
replay-turn = deve responder
replay-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
replay-fair = As cartas foram justas?
replay-fair-how = Antes de cada distribuição, o servidor fixou um segredo e os jogadores selaram sua própria sorte antes que qualquer uma fosse aberta. Seu navegador pode recalcular cada embaralhamento a partir dos dois.
replay-check = Conferir os embaralhamentos
replay-own-luck = Rodadas com a sua própria sorte: { $count } de { $rounds }
replay-verified = { $count ->
    [one] Foi recalculado e está certo.
   *[other] Todos os { $count } foram recalculados e estão certos.
}
replay-unfair = { $count ->
    [one] Um deles não é o que deveria ser.
   *[other] { $count } deles não são o que deveriam ser.
}
replay-details = Um por um
replay-deck = O baralho antes de embaralhar: { $count } cartas
replay-deck-how = Segundo o servidor, as cartas estavam assim. Quem estava na mesa anotou isso antes da distribuição.
