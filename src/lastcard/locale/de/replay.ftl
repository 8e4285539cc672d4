# Watching a finished match again, German.

replay-title = Wiederholung
replay-winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
}
replay-before = Vor der ersten Karte.
replay-step = Schritt
replay-place = Runde { $round }, Schritt { $step }
replay-back = Zurück
replay-on = Weiter
replay-run = Abspielen
replay-pause = Pause
replay-round = Runde
replay-share = Diesen Moment teilen
replay-copied = Link kopiert
replay-record = Aufzeichnung laden
replay-loading = Die Partie wird geladen …
replay-table = Der Tisch, alle Karten offen
replay-clockwise = im Uhrzeigersinn
replay-counterclockwise = gegen den Uhrzeigersinn
replay-turn = ist gefragt
replay-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
replay-fair = Ging es mit rechten Dingen zu?
replay-fair-how = Vor jedem Geben hat sich der Server auf ein Geheimnis festgelegt, und die Mitspieler haben eigenen Zufall versiegelt, bevor etwas davon geöffnet wurde. Aus beidem kann dein Browser jedes Mischen nachrechnen.
replay-check = Mischen nachrechnen
replay-own-luck = Runden mit deinem eigenen Zufall: { $count } von { $rounds }
replay-verified = { $count ->
    [one] Nachgerechnet: Es stimmt.
   *[other] Alle { $count } nachgerechnet: Sie stimmen.
}
replay-unfair = { $count ->
    [one] Eines davon stimmt nicht.
   *[other] { $count } davon stimmen nicht.
}
replay-details = Eins nach dem anderen
replay-deck = Die Karten vor dem Mischen: { $count }
replay-deck-how = So lagen die Karten laut Server. Wer am Tisch saß, hat es vor dem Geben notiert.
