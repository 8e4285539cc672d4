# Names for cards that nobody has named, made of what they do; Spanish. Others are in game.ftl (symbol-…).

name-draw = { $number ->
    [1] Roba una
    [2] Roba dos
    [3] Roba tres
    [4] Roba cuatro
    [5] Roba cinco
    [6] Roba seis
    [7] Roba siete
    [8] Roba ocho
    [9] Roba nueve
    [10] Roba diez
    [11] Roba once
    [12] Roba doce
    [13] Roba trece
    [14] Roba catorce
    [15] Roba quince
    [16] Roba dieciséis
    [17] Roba diecisiete
    [18] Roba dieciocho
    [19] Roba diecinueve
    [20] Roba veinte
   *[other] Roba { $number }
}
name-wild-draw = { $number ->
    [1] Comodín Roba una
    [2] Comodín Roba dos
    [3] Comodín Roba tres
    [4] Comodín Roba cuatro
    [5] Comodín Roba cinco
    [6] Comodín Roba seis
    [7] Comodín Roba siete
    [8] Comodín Roba ocho
    [9] Comodín Roba nueve
    [10] Comodín Roba diez
    [11] Comodín Roba once
    [12] Comodín Roba doce
    [13] Comodín Roba trece
    [14] Comodín Roba catorce
    [15] Comodín Roba quince
    [16] Comodín Roba dieciséis
    [17] Comodín Roba diecisiete
    [18] Comodín Roba dieciocho
    [19] Comodín Roba diecinueve
    [20] Comodín Roba veinte
   *[other] Comodín Roba { $number }
}
name-draw-only = { $name } y juega
name-draw-until = Busca el color
name-color = Elige color
name-give = Regalo
name-duel = Duelo
name-show = Enseña el color
name-swap = Cambio de manos
name-hands = Pasa la mano
name-pass = { $number ->
    [1] Pasa una
    [2] Pasa dos
    [3] Pasa tres
   *[other] Pasa { $number }
}
name-wild = Comodín { $name }
name-times = { $name } ×{ $times }
name-both = { $first } y { $second }
