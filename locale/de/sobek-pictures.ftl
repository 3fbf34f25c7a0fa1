## Labels inside the pictures: one or two words each.

sobek-picture-round = Runde { $round }
sobek-picture-free = gratis
# "Nachziehstapel", shortened: the whole word would run into the label beside it.
sobek-picture-deck = Ziehstapel
sobek-picture-discard = Ablage
sobek-picture-events = Ereignisse
sobek-picture-hand = Handkarten
sobek-picture-corruption = Bestechung
sobek-picture-looked-at = Der Stapel, den du durchsiehst
sobek-picture-put-aside = Beiseitegelegt
sobek-picture-laid = Ausgelegt
sobek-picture-tokens = Übrige Ereignisse
# The star before it says that it is new: two words would cover a card.
sobek-picture-fresh = Warenlieferung
# A title above cards, with how many there are.
sobek-picture-count = { $title }: { $count }
# The name below a thing to choose.
sobek-picture-name = { $thing }

## Alt texts. A board's must fit into 1024 characters for four players: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
sobek-alt-news = Gerade eben: { $news }
sobek-alt-round = Runde { $round }.
# The cards are numbered; the costs belong to the first four of them.
sobek-alt-row =
    { $start ->
        [temple] Reihe vom Tempel aus (Bestechung 0, +1, +2, +3): { $cards }.
       *[zero] Reihe von der Karte aus, die dem „0“-Feld am nächsten liegt (Bestechung 0, +1, +2, +3): { $cards }.
    }
sobek-alt-over = Die Partie ist zu Ende.
sobek-alt-row-empty = Die Reihe ist leer.
sobek-alt-item = { $place } { $card }
# Which of the numbered things are picked so far.
sobek-alt-picked = Ausgewählt: { $places }.
sobek-alt-item-hidden = { $place } verdeckte Figur
sobek-alt-deck = Nachziehstapel: { $count } (oben: { $back }).
sobek-alt-deck-empty = Der Nachziehstapel ist leer.
sobek-alt-discard = Ablage: { $cards }.
sobek-alt-discard-count =
    { $count ->
        [0] Ablage leer.
        [one] Ablage: { $count } Karte.
       *[other] Ablage: { $count } Karten.
    }
sobek-alt-events-left =
    { $count ->
        [0] Keine Ereignisse mehr.
        [one] Noch { $count } Ereignis.
       *[other] Noch { $count } Ereignisse.
    }
sobek-alt-events-used = Verbraucht: { $tokens }.
sobek-alt-seat = { $name }: { $facts }.
sobek-alt-turn = am Zug
sobek-alt-waiting = wählt gerade
sobek-alt-starter = hat begonnen
sobek-alt-winner = Sieg
sobek-alt-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $symbol-code ->
        [number] auf einem Zahlenfeld
       *[other] { $symbol }
    })
sobek-alt-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte ({ $backs })
       *[other] { $count } Karten ({ $backs })
    }
sobek-alt-green = { $count } grün
sobek-alt-beige = { $count } beige
sobek-alt-orange = { $count } orange
sobek-alt-curses =
    { $count ->
        [one] { $count } Fluch
       *[other] { $count } Flüche
    }
# Cards times scarabs are points.
sobek-alt-set = { $good } { $cards }×{ $scarabs }={ $points }
sobek-alt-set-prosperous = { $good } { $cards }×{ $scarabs }={ $points } ({ $prosperity } Wohlstand)
sobek-alt-set-short = { $good } { $points }
sobek-alt-hand = Deine Handkarten ({ $count }): { $cards }.
sobek-alt-hand-none = Du hast keine Handkarten.
sobek-alt-pile = Dein Bestechungsstapel ({ $count }): { $cards }.
sobek-alt-pile-none = Dein Bestechungsstapel ist leer.
sobek-alt-looked-at = Der Stapel, den du durchsiehst ({ $count }): { $cards }.
sobek-alt-put-aside = Beiseitegelegt ({ $count }): { $cards }.
sobek-alt-laid = Ausgelegt: { $cards }.
sobek-alt-tokens = Übrige Ereignisse: { $cards }.

## Alt text of a round's scoring sheet

# A set laid across at the end of the round, which scores its scarabs only.
sobek-alt-scored-across = { $good } { $points } (horizontal)
sobek-alt-scored-nothing = keine Sätze
sobek-alt-scored = { $name }: { $sets }; { $before } + { $points } = { $reached }; Bestechung { $corruption }.
sobek-alt-scored-corrupt =
    { $steps ->
        [0] { $name }: { $sets }; { $before } + { $points } = { $reached }; am meisten Bestechung, { $corruption }: keine Minuspunkte.
        [one] { $name }: { $sets }; { $before } + { $points } = { $reached }; am meisten Bestechung, { $corruption }: { $steps } Schritt zurück ({ $symbol }) auf { $after }.
       *[other] { $name }: { $sets }; { $before } + { $points } = { $reached }; am meisten Bestechung, { $corruption }: { $steps } Schritte zurück ({ $symbol }) auf { $after }.
    }

## Heads of the scoring table, one word each: the score before the round, its sets, the corruption's penalty, the new score.

sobek-picture-before = Vorher
sobek-picture-sets = Sätze
sobek-picture-penalty = Minuspunkte
sobek-picture-total = Gesamt
sobek-picture-steps =
    { $symbol-code ->
        [number] { $steps }× zurück auf eine Zahl
       *[other] { $steps }× zurück auf
    }
sobek-picture-steps-why = { $steps }×10 Punkte: { $back }

## Alt text of a game that is over

sobek-alt-stopped = Die Partie wurde abgebrochen.
sobek-alt-total =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# What a round brought: points, those that were lost again, and the score then.
sobek-alt-brought =
    { $lost ->
        [0] Runde { $round }: { $gained } = { $after }
       *[other] Runde { $round }: { $gained } −{ $lost } = { $after }
    }
# What lies on the table in a round that was not scored, because the game was stopped.
sobek-alt-unscored = Runde { $round }: { $points } ausgelegt, nicht gewertet
