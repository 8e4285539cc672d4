# Names for cards that nobody has named, made of what they do; English. Others are in game.ftl (symbol-…).

name-draw = { $number ->
    [1] Draw One
    [2] Draw Two
    [3] Draw Three
    [4] Draw Four
    [5] Draw Five
    [6] Draw Six
    [7] Draw Seven
    [8] Draw Eight
    [9] Draw Nine
    [10] Draw Ten
    [11] Draw Eleven
    [12] Draw Twelve
    [13] Draw Thirteen
    [14] Draw Fourteen
    [15] Draw Fifteen
    [16] Draw Sixteen
    [17] Draw Seventeen
    [18] Draw Eighteen
    [19] Draw Nineteen
    [20] Draw Twenty
   *[other] Draw { $number }
}
name-wild-draw = { $number ->
    [1] Wild Draw One
    [2] Wild Draw Two
    [3] Wild Draw Three
    [4] Wild Draw Four
    [5] Wild Draw Five
    [6] Wild Draw Six
    [7] Wild Draw Seven
    [8] Wild Draw Eight
    [9] Wild Draw Nine
    [10] Wild Draw Ten
    [11] Wild Draw Eleven
    [12] Wild Draw Twelve
    [13] Wild Draw Thirteen
    [14] Wild Draw Fourteen
    [15] Wild Draw Fifteen
    [16] Wild Draw Sixteen
    [17] Wild Draw Seventeen
    [18] Wild Draw Eighteen
    [19] Wild Draw Nineteen
    [20] Wild Draw Twenty
   *[other] Wild Draw { $number }
}
name-draw-only = { $name } and Play
name-draw-until = Draw Color
name-color = Choose a Color
name-give = Gift
name-duel = Duel
name-show = Show a Color
name-swap = Swap Hands
name-hands = Pass Hands
name-pass = { $number ->
    [1] Pass One On
    [2] Pass Two On
    [3] Pass Three On
   *[other] Pass { $number } On
}
name-wild = Wild { $name }
name-times = { $times ->
    [2] Double { $name }
    [3] Triple { $name }
   *[other] { $name } ×{ $times }
}
name-both = { $first } & { $second }
