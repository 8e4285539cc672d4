# How to play, português. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = Como jogar { $edition }
rules-of-printing = Como jogar { $edition } segundo a folha de regras em { $printing }
rules-editions = Edições
rules-contents = Índice
rules-print = Imprimir

## Headings

rules-section-goal = Objetivo
rules-section-setup = Preparação
rules-section-opening = A primeira carta
rules-section-turn = A sua vez
rules-section-cards = As cartas
rules-section-cards-light = O lado claro
rules-section-cards-dark = O lado escuro
rules-section-uno = UNO!
rules-section-end = Fim da rodada
rules-section-match = Como se ganha a partida
rules-section-house = Regras da casa

## Goal

rules-goal = Fique sem cartas antes de todo mundo.
rules-goal-partners = Joga-se em duplas: basta que você ou quem joga com você fique sem cartas.

## Getting ready

rules-players = De { $least } a { $most } jogadores.
rules-players-exactly = { $count ->
    [one] Um jogador.
   *[other] { $count } jogadores.
}
rules-players-either = { $least } ou { $most } jogadores.
rules-partners-opposite = Cada dupla se senta frente a frente.
rules-deck = { $count } cartas. As cores são { $colors }.
rules-deck-two-sided = { $count } cartas com dois lados. As cores do lado claro são { $light }; as do lado escuro, { $dark }.
rules-dealer-number = Cada pessoa tira uma carta, e quem tira o número mais alto distribui as cartas. Cartas sem número valem 0. Em caso de empate, só quem empatou tira outra.
rules-dealer-points = Cada pessoa tira uma carta, e quem tira a que vale mais pontos distribui as cartas. Em caso de empate, só quem empatou tira outra.
rules-dealer-random = Um sorteio decide quem distribui as cartas primeiro.
rules-deal = Cada pessoa recebe { $count } cartas. O resto é o monte de compra, virado para baixo. A carta de cima é virada e começa a pilha de descarte.
rules-light-first = Cada rodada começa no lado claro.
rules-others-see = As outras pessoas veem o verso das suas cartas, e todo mundo vê o verso da carta de cima do monte de compra.
rules-others-blind = Ninguém mais vê o verso das suas cartas, e o monte de compra também não mostra nenhum.
rules-own-hidden = Você não pode olhar o verso das suas próprias cartas.
rules-own-open = Você pode olhar o verso das suas próprias cartas.

## The first card

rules-opening-number-left = Um número: começa quem está à esquerda de quem distribui as cartas.
rules-opening-number-right = Um número: começa quem está à direita de quem distribui as cartas.
rules-opening-starts-left = { $cards }: nada acontece, e começa quem está à esquerda de quem distribui as cartas.
rules-opening-starts-right = { $cards }: nada acontece, e começa quem está à direita de quem distribui as cartas.
rules-opening-acts = { $cards }: a carta vale na hora, como se tivesse sido jogada por quem distribui as cartas.
rules-opening-reverse = { $cards }: quem distribui joga primeiro, e depois o jogo segue no outro sentido.
rules-opening-turns = { $cards }: o jogo corre no outro sentido desde o início; por isso começa quem está do outro lado de quem distribui as cartas.
rules-opening-draws_only-left = { $cards }: quem está à esquerda de quem distribui compra as cartas e começa mesmo assim.
rules-opening-draws_only-right = { $cards }: quem está à direita de quem distribui compra as cartas e começa mesmo assim.
rules-opening-left_names-left = { $cards }: quem está à esquerda de quem distribui as cartas escolhe uma cor e começa.
rules-opening-left_names-right = { $cards }: quem está à direita de quem distribui as cartas escolhe uma cor e começa.
rules-opening-put_back-shuffle = { $cards }: a carta volta para o monte de compra, que é embaralhado, e outra é virada.
rules-opening-put_back-bottom = { $cards }: a carta vai para baixo do monte de compra, e outra é virada.
rules-opening-put_back-middle = { $cards }: a carta vai para o meio do monte de compra, e outra é virada.
rules-opening-buried = { $cards }: a carta não conta, e outra é virada por cima.
rules-opening-flips-left = { $cards }: tudo passa na hora para o lado escuro, e começa quem está à esquerda de quem distribui as cartas.
rules-opening-flips-right = { $cards }: tudo passa na hora para o lado escuro, e começa quem está à direita de quem distribui as cartas.

## Your turn

rules-turn-left = Joga-se para a esquerda, ou seja, no sentido horário.
rules-turn-right = Joga-se para a direita, ou seja, no sentido anti-horário.
rules-turn-match = Jogue uma carta que tenha a cor, o número ou o símbolo da carta de cima da pilha de descarte.
rules-turn-wild = As cartas sem cor servem sobre qualquer outra: { $cards }.
rules-turn-draw = Se nada servir, compre uma carta.
rules-turn-draw-until = Se nada servir, compre até vir uma carta que você possa jogar.
rules-turn-decline = Você também pode comprar mesmo podendo jogar.
rules-turn-no-decline = Você não pode comprar enquanto tiver uma carta colorida que sirva. As cartas sem cor você pode guardar.
rules-turn-never-decline = Você só pode comprar se não puder jogar nenhuma das suas cartas, nem mesmo uma sem cor. Ninguém é obrigado a blefar.
rules-turn-drawn-may = Se a carta comprada servir, você pode jogá-la na hora, mas nenhuma outra. Senão, a sua vez termina.
rules-turn-drawn-must = Se a carta comprada servir, você precisa jogá-la na hora. Ninguém é obrigado a blefar. Senão, a sua vez termina.
rules-turn-drawn-must_if_stuck = Se a carta comprada servir, você pode jogá-la na hora, mas nenhuma outra; se antes não podia jogar nada, precisa jogá-la. Ninguém é obrigado a blefar. Senão, a sua vez termina.
rules-turn-reshuffle = Quando o monte de compra acaba, a pilha de descarte, menos a carta de cima, é embaralhada e vira o novo monte.

## The cards

rules-numbers = Números de { $least } a { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Uma carta no baralho.
   *[other] { $count } cartas no baralho.
}
rules-plain = Não tem efeito próprio.
rules-skip = A próxima pessoa perde a vez.
rules-skips = { $count ->
    [one] A próxima pessoa perde a vez.
   *[other] As próximas { $count } pessoas perdem a vez.
}
rules-skip-everyone = Todas as outras pessoas perdem a vez: você joga de novo.
rules-reverse = O sentido do jogo se inverte.
rules-reverse-skip = Entre duas pessoas, em vez disso, você joga de novo.
rules-reverse-plain = Entre duas pessoas, é simplesmente a vez da outra.
rules-draw = { $count ->
    [one] A próxima pessoa compra uma carta e perde a vez.
   *[other] A próxima pessoa compra { $count } cartas e perde a vez.
}
rules-draw-only = { $count ->
    [one] A próxima pessoa compra uma carta, mas não perde a vez por isso.
   *[other] A próxima pessoa compra { $count } cartas, mas não perde a vez por isso.
}
rules-draw-sign = O +{ $count } da carta não conta.
rules-draw-until = A próxima pessoa compra até vir a cor escolhida, fica com tudo e perde a vez. Cartas sem cor não contam.
rules-draw-more = { $count ->
    [one] Além disso, compra mais uma carta.
   *[other] Além disso, compra mais { $count } cartas.
}
rules-one-after-another = Cada um desses efeitos atinge outra pessoa, uma depois da outra.
rules-name = Você escolhe a cor que vale daqui em diante. Pode ser a mesma de antes.
rules-name-once = Você escolhe uma cor, só para esta carta.
rules-restore = Depois volta a valer a cor de antes.
rules-honest = Você só pode jogá-la se não tiver nenhuma carta da cor em jogo. Outras cartas que sirvam não importam.
rules-honest-all = Você só pode jogá-la se não tiver nenhuma carta da cor em jogo nem outra carta sem cor.
rules-honest-plain = Você só pode jogá-la se não tiver nenhuma carta da cor em jogo nem nenhuma destas: { $cards }.
rules-no-bluff = Não há blefe nem desafio.
rules-bluff = Você pode blefar e jogá-la mesmo assim. Mas a próxima pessoa, em vez de comprar, pode desafiar você e ver a sua mão.
rules-challenge = { $count ->
    [one] Se era blefe, é você quem compra as cartas, e quem desafiou joga normalmente. Se não era, quem desafiou compra mais uma carta e perde a vez.
   *[other] Se era blefe, é você quem compra as cartas, e quem desafiou joga normalmente. Se não era, quem desafiou compra mais { $count } cartas e perde a vez.
}
rules-stack = A próxima pessoa pode passar a compra adiante com outra carta de compra; veja as regras da casa.
rules-give = Você pode dar a outra pessoa no máximo uma carta de cada cor. Cartas sem cor não podem ser dadas.
rules-give-out = { $count ->
    [one] Você pode até dar todas as suas últimas cartas e bater. Se esquecer de gritar UNO antes, compra uma carta e não bateu.
   *[other] Você pode até dar todas as suas últimas cartas e bater. Se esquecer de gritar UNO antes, compra { $count } cartas e não bateu.
}
rules-duel = Você escolhe um adversário. Os dois escolhem uma carta em segredo, e as cartas são viradas juntas.
rules-duel-decline = Você também pode desistir da batalha. Aí continua valendo a cor de antes.
rules-duel-higher = O número mais alto ganha. Cartas sem número valem 0. Em caso de empate, as duas ficam de lado e vocês escolhem de novo.
rules-duel-loser = { $count ->
    [one] Quem perde fica com todas as cartas viradas e compra mais uma. Quem ganha escolhe a cor.
   *[other] Quem perde fica com todas as cartas viradas e compra mais { $count }. Quem ganha escolhe a cor.
}
rules-duel-empty = Quem fica sem cartas compra uma: ninguém bate durante uma batalha.
rules-duel-next-challenger = Depois é a vez de quem vem depois de você.
rules-duel-next-challenged = Depois é a vez de quem vem depois do seu adversário.
rules-duel-next-you = Entre duas pessoas, é a sua vez de novo.
rules-duel-uno-after_battle-on_drop = Quem fica com uma só carta depois da batalha precisa gritar UNO.
rules-duel-uno-after_battle-never = Ninguém precisa gritar UNO por causa de uma batalha.
rules-duel-uno-at_once-on_drop = Se você tiver só uma carta para a batalha, grite UNO na hora: dá para pegar você no flagra enquanto ela dura. Quem fica com uma só carta depois da batalha também precisa gritar UNO.
rules-duel-uno-at_once-never = Se você tiver só uma carta para a batalha, grite UNO na hora: dá para pegar você no flagra enquanto ela dura. De resto, ninguém precisa gritar UNO por causa de uma batalha.
rules-show-caller = Uma de cada vez, as outras pessoas mostram a você uma carta dessa cor e a pegam de volta. Cartas sem cor não contam.
rules-show-all = Uma de cada vez, as outras pessoas mostram a todo mundo uma carta dessa cor e a pegam de volta. Cartas sem cor não contam.
rules-show-fail = { $count ->
    [one] A primeira que não puder compra uma carta, e para por aí. Ninguém perde a vez.
   *[other] A primeira que não puder compra { $count } cartas, e para por aí. Ninguém perde a vez.
}
rules-flip = As duas pilhas e todas as mãos são viradas. Daqui em diante vale o outro lado, até o próximo Flip.
rules-flip-top = A carta de baixo da pilha de descarte fica em cima. Ela não tem efeito.
rules-flip-next = Se ela não tiver cor, a próxima pessoa escolhe uma e depois joga.
rules-flip-flipper = Se ela não tiver cor, quem escolhe é você.
rules-swap = Você troca de mão com quem quiser.
rules-pass = Todas as mãos andam um lugar no sentido do jogo.
rules-pass-cards = { $count ->
    [one] Todos escolhem em segredo uma carta da própria mão. Quando todos tiverem escolhido, essas cartas passam ao mesmo tempo para a próxima pessoa no sentido do jogo. Ninguém precisa dizer UNO por causa disso.
   *[other] Todos escolhem em segredo { $count } cartas da própria mão, ou todas, se tiverem menos. Quando todos tiverem escolhido, essas cartas passam ao mesmo tempo para a próxima pessoa no sentido do jogo. Ninguém precisa dizer UNO por causa disso.
}
rules-own-text = { $text }
rules-last-works = Também vale como última carta.
rules-last-nothing = Como última carta não tem efeito.
rules-last-duel = Como última carta ainda não ganha: você compra uma carta e luta com ela.
rules-last-duel-optional = Como última carta ganha se você desistir da batalha. Se lutar, compra uma carta antes.
rules-last-flip = Como última carta também vira tudo, e a rodada é contada no novo lado.

## UNO!

rules-uno-call = Grite UNO ao jogar a sua penúltima carta.
rules-uno-catch-begins = { $count ->
    [one] Se você esquecer, qualquer pessoa pode pegar você no flagra até a próxima pessoa jogar, comprar ou passar. Aí você compra uma carta.
   *[other] Se você esquecer, qualquer pessoa pode pegar você no flagra até a próxima pessoa jogar, comprar ou passar. Aí você compra { $count } cartas.
}
rules-uno-catch-plays = { $count ->
    [one] Se você esquecer, qualquer pessoa pode pegar você no flagra até a próxima pessoa ter jogado uma carta, ficado com a carta comprada ou passado. Aí você compra uma carta.
   *[other] Se você esquecer, qualquer pessoa pode pegar você no flagra até a próxima pessoa ter jogado uma carta, ficado com a carta comprada ou passado. Aí você compra { $count } cartas.
}
rules-uno-catch-open = { $count ->
    [one] Se você esquecer, qualquer pessoa pode pegar você no flagra enquanto você tiver só essa carta. Aí você compra uma carta.
   *[other] Se você esquecer, qualquer pessoa pode pegar você no flagra enquanto você tiver só essa carta. Aí você compra { $count } cartas.
}
rules-uno-penalty = Também é tarde assim que a pessoa atingida por uma carta de compra tiver comprado a primeira carta.
rules-uno-late = Gritar tarde ainda salva, se ninguém pegou você no flagra.

## End of a round

rules-end = A rodada termina assim que alguém fica sem cartas.
rules-end-blocked = Se ninguém mais pode jogar nem comprar, a rodada fica bloqueada e ninguém a ganha.
rules-points-numbers = Os números valem o que mostram.
rules-points = { $cards }: { $count ->
    [one] um ponto.
   *[other] { $count } pontos.
}
rules-points-side = Conta o lado que está em jogo no fim.

## Winning the match

rules-match-first_to = Quem fica sem cartas marca os pontos das cartas de todas as outras mãos. Ganha quem chegar primeiro a { $target } pontos.
rules-match-lowest = Cada pessoa anota os pontos das cartas que lhe restam. Quando alguém chega a { $target } pontos, ganha o total mais baixo.
rules-match-elimination = Cada pessoa anota os pontos das cartas que lhe restam. Quem chega a { $target } pontos está fora. Ganha a última pessoa que ficar.
rules-match-single = Uma só rodada decide. Se ficar bloqueada, joga-se outra.
rules-match-partners = A dupla que bate marca os pontos das cartas das duas mãos adversárias. Ganha a primeira dupla que chegar a { $target } pontos.
rules-match-partners_lowest = A dupla que não bate anota os pontos das cartas das suas duas mãos. Quando uma dupla chega a { $target } pontos, ganha o total mais baixo.
rules-match-rotation-blocks = As duplas mudam a cada { $count } rodadas, até todo mundo ter jogado com todo mundo: { $few } rodadas com quatro pessoas, { $many } com oito em duas mesas.
rules-match-rotation-alternate = Com quatro pessoas, as duplas mudam a cada rodada; com oito, a cada { $count } rodadas, até todo mundo ter jogado { $count } rodadas com todo mundo: { $few } rodadas com quatro pessoas, { $many } com oito em duas mesas.
rules-match-cycles = Tudo isso se joga { $count } vezes, ou seja, { $few } rodadas com quatro pessoas ou { $many } com oito, e todos os pontos se somam.
rules-match-one-table = Com oito pessoas em uma só mesa, os dois jogos de cada rodada são jogados um depois do outro, e cada um conta como uma rodada: { $count } no total.
rules-match-rotation = As duas pessoas da dupla que bate marcam os pontos das cartas das duas mãos adversárias. Ganha o total individual mais alto.
rules-deal-left = Depois de cada rodada, distribui quem está à esquerda.
rules-deal-winner = Quem ganha uma rodada distribui as cartas na seguinte. Depois de uma rodada bloqueada, distribui quem está à esquerda.
rules-deal-eight = Com oito pessoas, distribui sempre quem está à esquerda.
rules-deal-redraw = A cada rodada decide-se de novo quem distribui as cartas. Depois de uma rodada bloqueada, distribui quem está à esquerda.
rules-deal-same = A mesma pessoa distribui sempre. Só depois de uma rodada bloqueada distribui quem está à esquerda.

## House rules

rules-house-stacking-same = Acumular: se uma carta de compra atinge você, dá para responder com outra para o mesmo número de cartas, de qualquer cor. A soma passa para a próxima pessoa. Quem não responde compra tudo e perde a vez.
rules-house-stacking-higher = Acumular: se uma carta de compra atinge você, dá para responder com outra para o mesmo número de cartas ou mais, de qualquer cor. A soma passa para a próxima pessoa. Quem não responde compra tudo e perde a vez.
rules-house-stacking-not = { $cards }: não se pode responder a ela, nem responder com ela.
rules-house-jump_in = Cortar: se você tem uma carta com a cor e o símbolo da que acabou de ser jogada, pode jogá-la na hora, mesmo fora da sua vez. O jogo segue a partir de você.
rules-house-seven_zero = Sete e zero: um 7 troca duas mãos, um 0 passa todas as mãos.
rules-house-seven = Sete: um 7 troca duas mãos.
rules-house-zero = Zero: um 0 passa todas as mãos.
rules-house-draw_to_match = Comprar até servir: quem compra continua até vir uma carta que possa ser jogada.
rules-house-force_play = Jogo obrigatório: se você pode jogar uma carta colorida, ou a que acabou de comprar, precisa jogar.
rules-house-no_bluff = Sem blefe: um curinga de compra só pode ser jogado quando é permitido.
rules-house-false_catch_penalty = { $count ->
    [one] Alarme falso: se você acusar quem não tinha nada a gritar, compra uma carta.
   *[other] Alarme falso: se você acusar quem não tinha nada a gritar, compra { $count } cartas.
}
