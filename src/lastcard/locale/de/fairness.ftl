# Shuffles computed again, Deutsch.

## What was computed

fairness-commitment = Runde { $round }: das Versprechen des Servers
fairness-luck = Runde { $round }: dein eigener Zufall
fairness-dealer = Runde { $round }: wer gibt, ausgelost
fairness-cut = Runde { $round }: die Karten, die gezogen wurden, um zu sehen, wer gibt
fairness-shuffle = Runde { $round }: das Mischen
fairness-cards = Runde { $round }: die Reihenfolge der ausgeteilten und gezogenen Karten

## What is wrong with it

fairness-fault-missing = Etwas fehlt: ein Startwert, eine Runde oder das Ende der Partie.
fairness-fault-version = Diese Seite kennt das Verfahren nicht, nach dem die Runde gegeben wurde.
fairness-fault-commitment = Der Startwert ist nicht der versprochene.
fairness-fault-promise = Dieser Browser hat vor dem Geben ein anderes Versprechen notiert.
fairness-fault-deck = Dieser Browser hat vor dem Geben eine andere Reihenfolge der Karten notiert.
fairness-fault-entropy = Der Zufall der Mitspieler ist nicht vollständig.
fairness-fault-opening = Der Zufall eines Mitspielers ist nicht der, den er versiegelt hatte.
fairness-fault-seals = Dieser Browser hat andere Siegel notiert, bevor etwas geöffnet wurde.
fairness-fault-foreign = Der für deinen Platz versiegelte Zufall stammt nicht aus diesem Browser.
fairness-fault-replaced = Er ist nicht der, den dieser Browser versiegelt hatte.
fairness-fault-left-out = Dieser Browser hat ihn geschickt, und er fehlt.
fairness-fault-pile = Gemischt wurden andere Karten als die, die dort lagen.
fairness-fault-outcome = Der Startwert sagt etwas anderes.
fairness-fault-cards = Jemand bekam eine Karte, die nicht die nächste war.

## At the table, while it is played

doubts-title = Der Server betrügt vielleicht
doubts-left-out = Dein Zufall wurde weggelassen
doubt-promise = Runde { $round }: Der Server hat das Geheimnis ausgetauscht, das er für dieses Geben versprochen hatte.
doubt-commitment = Runde { $round }: Das Geheimnis, das der Server geöffnet hat, ist nicht das versprochene.
doubt-seals = Runde { $round }: Versiegelter Zufall von Mitspielern wurde ausgetauscht, nachdem alles geschlossen war.
doubt-opening = Runde { $round }: Der Zufall eines Mitspielers ist nicht der, den er versiegelt hatte.
doubt-foreign = Runde { $round }: Der für deinen Platz versiegelte Zufall stammt nicht aus diesem Browser. Wenn du den Tisch nicht auch anderswo offen hast, spricht jemand anderes für dich.
doubt-replaced = Runde { $round }: Dein eigener Zufall wurde durch anderen ersetzt.
doubt-left-out = Runde { $round }: Dein eigener Zufall wurde weggelassen, obwohl diese Seite ihn geschickt hat. Einmal kann das an einer langsamen Verbindung liegen. Geschieht es bei guter Verbindung immer wieder, frag nach bei denen, die den Server betreiben.
table-abandoned = { $count ->
    [one] Eine Partie an diesem Tisch wurde abgebrochen. Ihr Mischen lässt sich nie mehr nachrechnen.
   *[other] { $count } Partien an diesem Tisch wurden abgebrochen. Ihr Mischen lässt sich nie mehr nachrechnen.
}

## In the terminal

verify-round = Runde { $round }
verify-commitment-ok = Versprechen stimmt
verify-commitment-wrong = Versprechen stimmt nicht
verify-commitment-missing = Versprechen fehlt
verify-outcomes = { $count ->
    [one] { $count } Ergebnis nachgerechnet
   *[other] { $count } Ergebnisse nachgerechnet
}
verify-wrong = { $count } falsch
verify-luck = { $count ->
    [one] Zufall von { $count } Mitspieler
   *[other] Zufall von { $count } Mitspielern
}
verify-unsealed = nicht versiegelt (Version 1)
verify-seal-wrong = { $count } anders versiegelt
verify-withheld = { $count } versiegelt und nicht geöffnet
verify-none = keines
verify-counted = Runden in Ordnung: { $passed }, fehlerhaft: { $failed }
watch-unopened = Runde { $round }: { $who } hat Zufall versiegelt, und er wurde nicht geöffnet.
