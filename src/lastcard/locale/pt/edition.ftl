# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = esperava-se no máximo { $most } bytes; há mais
edition-problem-toml = esperava-se TOML; há outra coisa na coluna { $column }
edition-problem-toml-value = esperava-se um valor de TOML na coluna { $column }, como 7, true ou "texto" entre aspas; não há nenhum
edition-problem-toml-key = esperava-se `chave = valor`, `[tabela]` ou uma nota depois de # na coluna { $column }; não há nada disso
edition-problem-toml-rest = esperava-se o fim da linha na coluna { $column }; há mais
edition-problem-toml-twice = esperava-se cada chave e cada tabela uma só vez; há uma repetida antes da coluna { $column }
edition-problem-toml-open = esperava-se uma vírgula ou um colchete ou uma chave que feche na coluna { $column }; não há
edition-problem-toml-text = esperava-se um texto entre aspas, fechado e sem sinais estranhos, na coluna { $column }; há outra coisa
edition-problem-toml-huge = esperavam-se números que se possam ler; há um sem fim
edition-problem-toml-deep = esperavam-se no máximo { $most } listas e tabelas umas dentro das outras; há mais
edition-problem-toml-parts = esperava-se uma chave de no máximo { $most } partes separadas por pontos; há mais
edition-problem-format = esperava-se o formato { $expected }; há { $found }
edition-problem-missing = esperava-se { $expected }; há nada
edition-problem-choice = esperava-se um destes: { $expected }; há { $found }
edition-problem-text = esperava-se um texto; há { $found }
edition-problem-number = esperava-se um número inteiro; há { $found }
edition-problem-switch = esperava-se true ou false; há { $found }
edition-problem-list = esperava-se uma lista; há { $found }
edition-problem-table = esperava-se uma tabela; há { $found }
edition-problem-bounds = esperava-se um número de { $least } a { $most }; há { $found }
edition-problem-amount = esperava-se entre { $least } e { $most } entradas; há { $found }
edition-problem-exactly = esperavam-se { $expected } entradas; há { $found }
edition-problem-order = esperava-se o número menor antes do maior; há { $found }
edition-problem-twice = esperava-se tudo uma só vez; há { $found } duas vezes
edition-problem-text-length = esperava-se no máximo { $most } caracteres; há { $found }
edition-problem-text-form = esperava-se uma linha de texto simples sem nenhum destes sinais: { $signs }; há { $found }
edition-problem-word = esperava-se uma palavra de minúsculas, algarismos e _, com no máximo { $most }; há { $found }
edition-problem-ours = esperava-se uma chave que nenhuma edição impressa tenha; há { $found }
edition-problem-color = esperava-se uma letra minúscula; há { $found }
edition-problem-symbol = esperava-se de 1 a { $most } minúsculas, algarismos ou +; há { $found }
edition-problem-notation = esperava-se uma carta que não se confunda com uma palavra da notação; há { $found }
edition-problem-shape = esperava-se uma forma diferente da de { $other }; há { $found }
edition-problem-sides = { $found ->
    [both] esperava-se `colors` e `row`, ou `side.light` e `side.dark`; há as duas coisas
   *[neither] esperava-se `colors` e `row`, ou `side.light` e `side.dark`; há nenhuma
}
edition-problem-pair = esperava-se duas faces separadas por uma barra; há { $found }
edition-problem-face = { $side ->
    [dark] esperava-se uma face do lado escuro; há { $found }
   *[light] esperava-se uma face do lado claro; há { $found }
}
edition-problem-pairs = esperava-se { $expected } de { $card } em `pairs`, como na sua linha; há { $found }
edition-problem-effect = esperava-se um destes: { $expected }; há { $found }
edition-problem-effect-number = esperava-se { $effect } com um número de { $least } a { $most }; há { $found }
edition-problem-effect-room = esperava-se espaço para no máximo { $most } efeitos (uma compra ocupa dois, e um 7 ou um 0, mais um); há { $found }
edition-problem-effect-colorless = esperava-se { $effect } numa carta sem cor; há numa carta com cor
edition-problem-effect-order = esperava-se { $effect } antes de { $other }; há depois
edition-problem-effect-challenge = esperava-se name-color, challenge e depois uma compra, nesta ordem; há { $found }
edition-problem-effect-last = esperava-se nada disto numa última carta: { $expected }; há { $found }
edition-problem-effect-sides = esperava-se dois lados para { $effect }; há um só
edition-problem-effect-gift = esperava-se tão poucas cores e espécies de cartas que haja no máximo { $most } presentes possíveis; há { $found }
edition-problem-acts = esperava-se uma abertura adequada (acts: saltos, ou só uma compra, uma inversão ou uma passagem de cartas, com cor); há { $found }
edition-problem-draws-only = esperava-se uma compra numa carta cuja abertura é draws_only; há nenhuma
edition-problem-deck-small = esperava-se pelo menos { $least } cartas, para { $players } jogadores com { $hand } cada um; há { $found }
edition-problem-deck-large = esperava-se no máximo { $most } cartas; há { $found }
edition-problem-openers = esperava-se pelo menos { $least } cartas que possam abrir uma rodada, seja qual for a escolha; há { $found }
edition-problem-dealer = { $what ->
    [points] esperava-se cartas de pontos diferentes para achar quem dá as cartas, ou dealer_draw = "random"; há nenhuma
   *[number] esperava-se cartas de números diferentes para achar quem dá as cartas, ou dealer_draw = "random"; há nenhuma
}
edition-problem-players = esperava-se números de jogadores possíveis no modo { $mode }; há { $found }
edition-problem-option-idle = esperava-se uma opção que mude algo neste baralho; há { $found }
edition-problem-option-values = esperava-se valores de uma mesma espécie; há { $found }
edition-problem-option-ours = esperava-se uma chave que nenhuma opção nossa nem outro ajuste tenha; há { $found }
edition-problem-own-value = esperava-se um valor que não seja o da própria edição; há { $found }
edition-problem-no-change = esperava-se algo que mude com a opção; há nada
edition-problem-copies-of-pairs = esperava-se nenhum `copies` onde `pairs` lista as cartas; há { $found }
edition-problem-first-printing = esperava-se nenhuma regra para a primeira impressão, que é a própria edição; há { $found }
edition-warning-unnamed = não tem nome; será chamada pela sua chave, { $key }
edition-warning-no-colorless = nenhuma carta serve sobre todas, por isso será preciso comprar muitas vezes
edition-warning-no-effects = nenhuma carta faz nada: ganha quem compra melhor
edition-warning-many-draws = { $share } % das cartas fazem alguém comprar: as rodadas podem ser muito longas
edition-warning-tight = com { $players } jogadores sobram só { $found } cartas para comprar: as rodadas podem travar muitas vezes
edition-warning-nobody-goes-out = ninguém pode bater: toda carta começa um duelo, também a última
edition-warning-few-last = { $share } % das cartas começam um duelo também como última: as rodadas podem ser muito longas
edition-warning-same-paint = { $one } e { $other } têm a mesma tinta, { $paint }: só as formas as distinguem
edition-warning-same-cards = dois tipos de cartas têm o mesmo nome, { $name }
edition-warning-same-colors = duas cores têm o mesmo nome, { $name }
remark-at-line = linha { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } foi escrito. A seguir: lastcard edition check { $file }
terminal-edition-schema = { $file } foi escrito ao lado: os editores que conhecem TOML completam e verificam com ele.
terminal-edition-note = { $file }: aviso: { $note }
terminal-edition-good = { $file }: { $name } pode ser jogado: { $cards } cartas, de { $fewest } a { $most } jogadores
terminal-edition-rounds = Rodadas
terminal-edition-both = Motor e jogo compilado
terminal-edition-secrets = Segredos
terminal-edition-ended = Todas as { $count } rodadas terminam, após { $mean } lances em média; travadas: { $blocked }.
terminal-edition-agreed = O motor de regras e o jogo compilado concordam em { $count } rodadas.
terminal-edition-not-compiled = O jogo compilado não está instalado (pip install 'lastcard[fast]'): nada foi comparado.
terminal-edition-secret = Ninguém vê o que está oculto: { $count } vezes as cartas ocultas foram dadas de novo.
terminal-edition-scenarios = Cenários: { $passed } passam, { $failed } falham.
terminal-edition-cards = Cartas no baralho: { $count }
terminal-edition-row = × { $copies }, vale { $points }
