# Shuffles computed again, português.

## What was computed

fairness-commitment = Rodada { $round }: a promessa do servidor
fairness-luck = Rodada { $round }: sua própria sorte
fairness-dealer = Rodada { $round }: quem distribui, por sorteio
fairness-cut = Rodada { $round }: as cartas tiradas para ver quem distribui
fairness-shuffle = Rodada { $round }: o embaralhamento
fairness-cards = Rodada { $round }: a ordem das cartas distribuídas e compradas

## What is wrong with it

fairness-fault-missing = Falta algo: uma semente, uma rodada ou o fim da partida.
fairness-fault-version = Esta página não conhece o método com que a rodada foi distribuída.
fairness-fault-commitment = A semente não é a prometida.
fairness-fault-promise = Este navegador tinha anotado outra promessa antes da distribuição.
fairness-fault-deck = Este navegador tinha anotado outra ordem do baralho antes da distribuição.
fairness-fault-entropy = A sorte dos jogadores não está completa.
fairness-fault-opening = A sorte de um jogador não é a que ele tinha selado.
fairness-fault-seals = Este navegador tinha anotado outros selos antes que qualquer sorte fosse aberta.
fairness-fault-foreign = A sorte selada para o seu lugar não vem deste navegador.
fairness-fault-replaced = Não é a que este navegador tinha selado.
fairness-fault-left-out = Este navegador a enviou, e ela não está lá.
fairness-fault-pile = As cartas embaralhadas não eram as que estavam ali.
fairness-fault-outcome = A semente diz outra coisa.
fairness-fault-cards = Alguém recebeu uma carta que não era a seguinte.

## At the table, while it is played

doubts-title = O servidor pode estar trapaceando
doubts-left-out = Sua sorte ficou de fora
doubt-promise = Rodada { $round }: o servidor trocou o segredo que tinha prometido para esta distribuição.
doubt-commitment = Rodada { $round }: o segredo que o servidor abriu não é o que tinha prometido.
doubt-seals = Rodada { $round }: sorte selada pelos jogadores foi trocada depois que tudo estava fechado.
doubt-opening = Rodada { $round }: a sorte de um jogador não é a que ele tinha selado.
doubt-foreign = Rodada { $round }: a sorte selada para o seu lugar não vem deste navegador. Se você não abriu a mesa em outro lugar, alguém fala por você.
doubt-replaced = Rodada { $round }: sua própria sorte foi substituída por outra.
doubt-left-out = Rodada { $round }: sua própria sorte ficou de fora, embora esta página a tenha enviado. Uma vez, pode ser uma conexão lenta. Se continuar acontecendo com uma boa conexão, pergunte a quem administra o servidor.
table-abandoned = { $count ->
    [one] Uma partida desta mesa foi interrompida. Seus embaralhamentos nunca poderão ser conferidos.
   *[other] { $count } partidas desta mesa foram interrompidas. Seus embaralhamentos nunca poderão ser conferidos.
}

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
watch-unopened = Rodada { $round }: { $who } selou sua sorte, e ela não foi aberta.
