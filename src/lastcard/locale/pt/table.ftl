# A mesa enquanto as pessoas se sentam e jogam, português.

## Antes da partida

table-arrival = Há um lugar para você: { $edition }
table-sit = Sentar
table-watch = Só assistir
table-gathering = A mesa vai enchendo: { $edition }
table-seat-open = Lugar livre
table-you = Você
table-host = Anfitrião
table-bot-random = Bot, joga ao acaso
table-bot-easy = Bot, ainda está a aprender
table-bot-normal = Bot, pensa antes de jogar
table-bot-hard = Bot, joga para ganhar
table-bot-expert = Bot, pensa à frente
table-not-here = Fora no momento
table-add = Adicionar um bot
table-free-seat = Liberar o lugar de { $who }
table-free-why = { $who } perde o lugar, e ninguém do mesmo endereço de internet poderá se sentar a esta mesa de novo.
table-free-sure = Sim, remover { $who }
table-begin = Começar
table-begin-bots = { $count ->
    [one] Um bot ocupa o lugar livre.
   *[other] Bots ocupam os { $count } lugares livres.
}
table-wait = Esperando os outros…
table-wait-host = { $who } começa quando todos estiverem aqui.

## A barra acima da mesa

table-title = Mesa: { $edition }, rodada { $round }
table-round = Rodada { $round }
table-round-of = Rodada { $round } de { $rounds }
table-partners-until = as duplas mudam depois da rodada { $round }
table-round-begins = Começa a rodada { $round } de { $rounds }.
table-round-joined = A rodada { $round } de { $rounds } está em andamento.
table-partners-change = As duplas mudam depois da rodada { $round }.
table-rotation-eight = Com oito jogadores, cada rodada tem dois jogos de quatro. Nesta única mesa eles são jogados um depois do outro, e cada um conta como uma rodada.
table-watching = Assistindo
table-watching-why = A partida já começou, então você está assistindo.
table-rules = Regras desta mesa
table-printing = Folha de regras
table-changed = Mudado nesta mesa
table-close = Fechar
table-leave = Sair da mesa
table-leave-title = Sair no meio da partida?
table-leave-why = Se você sair por um momento, um bot joga por você até a sua volta. Se deixar o lugar, ele joga até o fim.
table-leave-stay = Ficar
table-leave-pause = Sair por um momento
table-leave-give-up = Deixar meu lugar
table-keys = Atalhos de teclado
table-keys-on = Usar teclas avulsas
table-key-call = Gritar UNO
table-key-catch = Pegar no flagra quem não gritou
table-key-draw = Comprar uma carta
table-key-pass = Ficar com a carta comprada, passar ou dispensar a batalha
table-key-color = Escolher uma cor
table-key-move = Percorrer suas cartas
table-key-play = Jogar a carta
table-key-help = Mostrar esta lista

## Sua mão

table-hand = { $count ->
    [0] Sua mão: { $count } cartas
    [one] Sua mão: { $count } carta
   *[other] Sua mão: { $count } cartas
}
table-hand-cards = Suas cartas
table-card = { $card }
table-card-ready = { $card }, pode ser jogada
table-card-jump = { $card }, para cortar
table-card-given = { $card }, escolhida para passar
table-jump = Corte!
table-tap-again = Toque de novo para jogar
table-tap-jump = Toque de novo para cortar
table-tap-why = Toque de novo para ver por que não
table-peek = Versos

## O meio da mesa

table-piles = Pilhas
table-draw = Comprar
table-draw-now = { $count ->
    [one] Comprar uma carta; resta { $count }
   *[other] Comprar uma carta; restam { $count }
}
table-draw-pile = { $count ->
    [0] Monte de compra: { $count } cartas
    [one] Monte de compra: { $count } carta
   *[other] Monte de compra: { $count } cartas
}
table-draw-top = Em cima: { $card }
table-color = Cor em jogo: { $color }
table-at-stake = { $count ->
    [one] Uma carta a comprar.
   *[other] { $count } cartas a comprar.
}
table-direction-left = Joga-se para a esquerda, no sentido horário.
table-direction-right = Joga-se para a direita, no sentido anti-horário.
table-seconds-left = { $count ->
    [0] Restam { $count } segundos
    [one] Resta { $count } segundo
   *[other] Restam { $count } segundos
}

## O que se pede a você, em poucas palavras

table-you-play = Sua vez!
table-you-drawn = Joga ou fica com ela?
table-you-color = Escolha uma cor!
table-you-challenge = Aceita ou desafia?
table-you-stack = Aceita ou acrescenta?
table-you-give = Vai dar cartas a alguém?
table-you-battle = Escolha o adversário!
table-you-reveal = Escolha uma carta em segredo!
table-you-show = Mostre uma carta!
table-you-swap = Com quem você troca de mão?
table-you-pass = Escolha em segredo o que vai passar!

## Gritos

table-calls = Gritos
table-catch = Pegue { $who }!
table-pass = Passar
table-shout-uno = UNO!
table-shout-caught = No flagra!
table-shout-skipped = Sem vez
table-shout-picked = Pronto

## Os outros

table-others = Jogadores
table-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
table-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-mark-turn = Vez
table-mark-answers = Responde
table-mark-dealer = Distribui
table-mark-partner = Sua dupla
table-mark-away = Fora, um bot joga
table-mark-bot = Bot
table-backs = O que { $who } não vê: o outro lado destas cartas.
table-replace = Dar o lugar a um bot
table-replace-why = { $who } perde o lugar: o bot joga até o fim.
table-replace-sure = Sim, o bot fica com o lugar
