# Names for cards that nobody has named, made of what they do; Portuguese. Others are in game.ftl (symbol-…).

name-draw = { $number ->
    [1] Comprar Uma
    [2] Comprar Duas
    [3] Comprar Três
    [4] Comprar Quatro
    [5] Comprar Cinco
    [6] Comprar Seis
    [7] Comprar Sete
    [8] Comprar Oito
    [9] Comprar Nove
    [10] Comprar Dez
    [11] Comprar Onze
    [12] Comprar Doze
    [13] Comprar Treze
    [14] Comprar Catorze
    [15] Comprar Quinze
    [16] Comprar Dezesseis
    [17] Comprar Dezessete
    [18] Comprar Dezoito
    [19] Comprar Dezenove
    [20] Comprar Vinte
   *[other] Comprar { $number }
}
name-wild-draw = { $number ->
    [1] Curinga Comprar Uma
    [2] Curinga Comprar Duas
    [3] Curinga Comprar Três
    [4] Curinga Comprar Quatro
    [5] Curinga Comprar Cinco
    [6] Curinga Comprar Seis
    [7] Curinga Comprar Sete
    [8] Curinga Comprar Oito
    [9] Curinga Comprar Nove
    [10] Curinga Comprar Dez
    [11] Curinga Comprar Onze
    [12] Curinga Comprar Doze
    [13] Curinga Comprar Treze
    [14] Curinga Comprar Catorze
    [15] Curinga Comprar Quinze
    [16] Curinga Comprar Dezesseis
    [17] Curinga Comprar Dezessete
    [18] Curinga Comprar Dezoito
    [19] Curinga Comprar Dezenove
    [20] Curinga Comprar Vinte
   *[other] Curinga Comprar { $number }
}
name-draw-only = { $name } e Jogar
name-draw-until = Comprar Cor
name-color = Escolher a Cor
name-give = Presente
name-duel = Duelo
name-show = Mostrar a Cor
name-swap = Trocar de Mão
name-hands = Passar a Mão
name-pass = { $number ->
    [1] Passar Uma
    [2] Passar Duas
    [3] Passar Três
   *[other] Passar { $number }
}
name-wild = Curinga { $name }
name-times = { $name } ×{ $times }
name-both = { $first } e { $second }
