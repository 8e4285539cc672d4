# Shuffles computed again, português.

## What was computed

fairness-commitment = Rodada { $round }: a promessa do servidor
fairness-dealer = Rodada { $round }: quem distribui, por sorteio
fairness-cut = Rodada { $round }: as cartas tiradas para ver quem distribui
fairness-shuffle = Rodada { $round }: o embaralhamento
fairness-cards = Rodada { $round }: a ordem das cartas distribuídas e compradas

## What is wrong with it

fairness-fault-missing = Falta algo: uma semente, uma rodada ou o fim da partida.
fairness-fault-commitment = A semente não é a prometida.
fairness-fault-promise = Este navegador tinha anotado outra promessa antes da distribuição.
fairness-fault-entropy = A sorte dos jogadores não está completa.
fairness-fault-pile = As cartas embaralhadas não eram as que estavam ali.
fairness-fault-outcome = A semente diz outra coisa.
fairness-fault-cards = Alguém recebeu uma carta que não era a seguinte.

## In the terminal

verify-round = rodada { $round }
verify-commitment-ok = promessa correta
verify-commitment-wrong = promessa incorreta
verify-commitment-missing = falta a promessa
verify-outcomes = { $count ->
    [one] { $count } resultado recalculado
   *[other] { $count } resultados recalculados
}
verify-wrong = { $count ->
    [one] { $count } incorreto
   *[other] { $count } incorretos
}
verify-luck = { $count ->
    [one] sorte de { $count } jogador
   *[other] sorte de { $count } jogadores
}
verify-unsealed = sem selo (versão 1)
verify-seal-wrong = selos que não conferem: { $count }
verify-withheld = seladas sem abrir: { $count }
verify-none = nenhuma
verify-counted = rodadas corretas: { $passed }, incorretas: { $failed }
