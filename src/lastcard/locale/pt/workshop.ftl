# The workshop, where people make editions of their own, Português.

workshop-title = Crie sua própria edição
workshop-lead = Escolha cores, números e o que as cartas fazem, experimente e jogue com os amigos ou contra bots.
workshop-enter = Para a oficina
workshop-usual = como de costume
workshop-remove = Tirar
workshop-remove-this = Tirar: { $what }
workshop-added = Adicionado: { $what }
workshop-removed = Tirado: { $what }
workshop-moved = { $what }: agora na posição { $place } de { $count }
workshop-up = Subir: { $what }
workshop-down = Descer: { $what }
workshop-more = Mais
workshop-languages = Em outros idiomas

## Where to begin

workshop-start = Por onde começar
workshop-start-from = Começar com
workshop-start-nothing = só números
workshop-start-go = Começar de novo
workshop-open-file = Abrir um arquivo
workshop-undo = Voltar ao que você tinha
workshop-undone = O que você tinha voltou.
workshop-begun = Você começou de novo. Dá para voltar ao que tinha.
workshop-mine = Meu { $edition }
workshop-file-bad = Este arquivo não pode ser aberto
workshop-file-long = É grande demais para uma edição.

## The game

workshop-basics = O jogo
workshop-name = Nome
workshop-about = Uma linha sobre ela
workshop-fewest = Mínimo de jogadores
workshop-most = Máximo de jogadores
workshop-hand = Cartas por pessoa
workshop-target = Pontos para ganhar

## Colors

workshop-colors = Cores
workshop-color = { $number }: { $name }
workshop-paint = Cor
workshop-shape = Forma
workshop-letter = Letra
workshop-letter-hint = Representa a cor nos registros.
workshop-color-name = Nome da cor
workshop-add-color = Adicionar uma cor
workshop-shape-diamond = losango
workshop-shape-circle = círculo
workshop-shape-triangle = triângulo
workshop-shape-square = quadrado
workshop-shape-waves = ondas
workshop-shape-heart = coração
workshop-shape-sun = sol
workshop-shape-moon = lua
workshop-shape-star = estrela
workshop-shape-cross = cruz
workshop-shape-ring = anel
workshop-shape-leaf = folha

## Cards

workshop-rows = Cartas
workshop-row = { $number }: { $name }
workshop-kind-numbers = números
workshop-kind-colored = uma carta de ação
workshop-kind-colorless = um curinga
workshop-add-numbers = Adicionar números
workshop-add-colored = Adicionar uma carta de ação
workshop-add-colorless = Adicionar um curinga
workshop-from = De
workshop-to = Até
workshop-copies = Quantas
workshop-copies-each = Quantas de cada cor
workshop-points = Pontos
workshop-card-name = Nome da carta
workshop-card-text = O que ela faz, em uma linha sua
workshop-symbol = Sinal curto
workshop-symbol-hint = Até quatro minúsculas, algarismos ou +. Representa a carta nos registros.

## What cards do

workshop-played = O que ela faz
workshop-effect = Efeito { $number }
workshop-effect-none = Nada: ela só é jogada.
workshop-add-effect = Adicionar um efeito
workshop-effect-skip = A próxima pessoa perde a vez
workshop-effect-skip-everyone = Todas as outras pessoas perdem a vez
workshop-effect-reverse = O sentido do jogo se inverte
workshop-effect-draw = A próxima pessoa compra e perde a vez
workshop-effect-draw-only = A próxima pessoa compra, mas joga
workshop-effect-draw-until-color = A próxima pessoa compra até vir a cor
workshop-effect-name-color = Você escolhe uma cor
workshop-effect-restore-color = Volta a valer a cor de antes
workshop-effect-challenge = A compra pode ser desafiada
workshop-effect-give = Você dá cartas
workshop-effect-duel = Você desafia alguém para a batalha
workshop-effect-show = Os outros mostram a cor
workshop-effect-flip = Tudo é virado
workshop-effect-swap-hands = Você troca de mão com alguém
workshop-effect-pass-hands = Todas as mãos andam um lugar
workshop-effect-pass = Todos passam cartas
workshop-count-draw = Cartas
workshop-count-draw-only = Cartas
workshop-count-draw-until-color = Cartas a mais
workshop-count-challenge = A mais se falhar
workshop-count-give = Se esquecer de gritar
workshop-count-duel = Quem perde compra
workshop-count-show = Quem não tem compra
workshop-count-pass = Cartas
workshop-opening = Como primeira carta de uma rodada
workshop-opening-usual = Como de costume para uma carta assim
workshop-opening-starts = Nada acontece
workshop-opening-acts = Vale como se quem distribui a tivesse jogado
workshop-opening-turns = O jogo vai no outro sentido
workshop-opening-draws_only = Quem começa compra e depois joga
workshop-opening-left_names = Quem começa escolhe uma cor
workshop-opening-put_back = Volta para o monte
workshop-opening-buried = Outra é virada por cima
workshop-opening-flips = Tudo é virado
workshop-last = Outra coisa como última carta
workshop-last-hint = De costume, só comprar ainda conta.
workshop-last-does = O que ela faz como última carta

## What the form does not show

workshop-kept = Também nesta edição
workshop-kept-hint = Estas partes vieram junto. Ficam como estão, a não ser que você as tire.
workshop-kept-mode = Outro jeito de ganhar a partida
workshop-kept-rulings = Respostas a detalhes das regras
workshop-kept-wild_match = Quando um curinga de comprar é blefe
workshop-kept-shown_to_all = Todos veem as cartas mostradas
workshop-kept-options = Detalhes que se podem escolher na mesa
workshop-kept-option = Opções próprias
workshop-kept-alternative = O que as opções mudam
workshop-kept-printing = Folhas de regras em vários idiomas

## Whether it can be played

workshop-check = Verificação
workshop-checking = Verificando…
workshop-cards = { $count ->
    [one] Uma carta.
   *[other] { $count } cartas.
}
workshop-lopsided = O lado claro tem { $light } cartas, o escuro { $dark }. Os dois precisam da mesma quantidade.
workshop-fine = Dá para jogar.
workshop-problems = { $count ->
    [one] Uma coisa para arrumar:
   *[other] { $count } coisas para arrumar:
}
workshop-warnings = Vale pensar

## What is to be mended, at its field

workshop-problem-number = Escreva aqui um número inteiro.
workshop-problem-bounds = Tem que ficar entre { $least } e { $most }.
workshop-problem-players-order = Não pode ser menor que o mínimo de jogadores.
workshop-problem-numbers-order = O último número não pode ser menor que o primeiro.
workshop-problem-players = Com tantos jogadores não dá para vencer uma partida do jeito que esta edição pede.
workshop-problem-deck-small = { $players } jogadores com { $hand } cartas cada um precisam de um baralho de pelo menos { $least } cartas. Este tem { $found }.
workshop-problem-deck-large = Um baralho pode ter no máximo { $most } cartas. Este tem { $found }.
workshop-problem-openers = Pelo menos { $least } cartas têm que poder abrir uma rodada. Só { $found } podem.
workshop-problem-effect-colorless = “{ $effect }” é só para curingas.
workshop-problem-effect-sides = “{ $effect }” precisa de cartas com dois lados.
workshop-problem-effect-order = “{ $effect }” tem que vir antes de “{ $other }”.
workshop-problem-effect-challenge = “{ $effect }”: antes é preciso escolher uma cor, e a compra tem que vir logo depois.
workshop-problem-effect-last = “{ $effect }” não é possível com a última carta.
workshop-problem-effect-room = É demais para uma carta. Ela pode ter { $most } efeitos, e uma compra conta por dois.
workshop-problem-effect-gift = Há cores e espécies de cartas demais para uma carta que dá cartas de presente. Use menos.
workshop-problem-acts = Esta carta não pode agir como se quem dá as cartas a tivesse jogado. Escolha outra coisa aqui.
workshop-problem-draws-only = Esta carta não faz ninguém comprar. Escolha outra coisa aqui.
workshop-problem-color = Escreva uma letra minúscula de a a z.
workshop-problem-symbol = Escreva de 1 a { $most } letras minúsculas, algarismos ou +.
workshop-problem-notation = Nos registros { $found } quer dizer outra coisa. Escolha outro sinal.
workshop-problem-twice-card = Já está lá: { $found }
workshop-problem-twice-letter = Outra cor já tem a letra { $found }.
workshop-problem-amount-colors = Tem que haver de { $least } a { $most } cores.
workshop-problem-amount-rows = Tem que haver de { $least } a { $most } espécies de cartas. Cada número é uma.
workshop-problem-text-form = Tire estes sinais: { $signs }
workshop-problem-text-length = Pode ter no máximo { $most } caracteres.
workshop-problem-rest = Esta parte não combina mais com as cartas. Tire-a, ou traga de volta aquilo de que ela trata.
workshop-problem-toml = Não é o arquivo de uma edição, ou está danificado.
workshop-taken = { $what } (já usado)
workshop-twin-paint = Outra cor deste lado tem a mesma aparência. Escolha uma que esteja livre.
workshop-twin-shape = Outra cor deste lado tem a mesma forma: quem não vê as cores não consegue distingui-las. Escolha uma que esteja livre.
workshop-warning-unnamed = Ainda não tem nome.

## A quick check

workshop-trial = Experimente
workshop-trial-hint = { $count } rodadas rápidas em que cada um faz qualquer coisa permitida.
workshop-trial-go = Jogar { $count } rodadas
workshop-trial-running = As rodadas estão sendo jogadas…
workshop-trial-rounds = { $count ->
    [one] Uma rodada com { $seats } pessoas
   *[other] { $rounds } rodadas com { $seats } pessoas
}
workshop-trial-endless = Uma rodada não acabava nunca e foi abandonada.
workshop-trial-old = Você mudou alguma coisa desde então. Jogue as rodadas de novo para ver números novos.
workshop-trial-length = Jogadas por rodada
workshop-trial-blocked = Rodadas em que ninguém pôde continuar
workshop-trial-wins = Quem ganha
workshop-trial-dealer = Quem distribui
workshop-trial-seat = { $number ->
    [1] Primeira pessoa depois de quem distribui
    [2] Segunda pessoa
    [3] Terceira pessoa
   *[other] { $number }ª pessoa
}
workshop-trial-plays = Jogadas por rodada, em média

## What to do with it

workshop-ways = Jogar e compartilhar
workshop-play = Jogar já contra bots
workshop-invite = Abrir uma mesa para amigos
workshop-download = Baixar o arquivo
workshop-share = Copiar um link
workshop-share-unready = Ainda não dá para jogar: quem abrir o link verá o que falta corrigir.
workshop-link = Link para esta edição
workshop-link-long = É longa demais para um link: baixe o arquivo e envie.
workshop-link-bad = Este link para uma edição está danificado ou incompleto. Nada seu se perdeu; peça o link de novo.
workshop-kept-here = O que você faz aqui fica guardado neste navegador.

## Problems

problem-no-guest-editions = Este servidor só joga as próprias edições
problem-no-guest-editions-next = Quem cuida dele pode permitir outras (guest_editions). No seu computador, lastcard play tem uma oficina.
problem-bad-edition = Ainda não dá para jogar esta edição
problem-bad-edition-next = Nada se perdeu: a verificação diz o que é preciso arrumar.
