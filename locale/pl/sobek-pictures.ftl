## Labels inside the pictures: one or two words each.

sobek-picture-round = Runda { $round }
sobek-picture-free = gratis
sobek-picture-deck = Talia
sobek-picture-discard = Odrzucone
sobek-picture-events = Wydarzenia
sobek-picture-hand = Ręka
sobek-picture-corruption = Korupcja
sobek-picture-looked-at = Przeglądany stos
sobek-picture-put-aside = Odłożone
sobek-picture-laid = Wyłożone
sobek-picture-tokens = Pozostałe wydarzenia
sobek-picture-fresh = Nowa dostawa
# A title above cards, with how many there are.
sobek-picture-count = { $title }: { $count }
# The name below a thing to choose.
sobek-picture-name = { $thing }

## Alt texts. A board's must fit into 1024 characters for four players: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
sobek-alt-news = Przed chwilą: { $news }
sobek-alt-round = Runda { $round }.
# The cards are numbered; the costs belong to the first four of them.
sobek-alt-row =
    { $start ->
        [temple] Rząd od świątyni (bez korupcji, +1, +2, +3): { $cards }.
       *[zero] Rząd od karty najbliższej pola „0” (bez korupcji, +1, +2, +3): { $cards }.
    }
sobek-alt-over = Koniec gry.
sobek-alt-row-empty = Rząd jest pusty.
sobek-alt-item = { $place } { $card }
# Which of the numbered things are picked so far.
sobek-alt-picked = Wybrane: { $places }.
sobek-alt-item-hidden = { $place } zakryta postać
sobek-alt-deck = Talia: { $count } (na wierzchu: { $back }).
sobek-alt-deck-empty = Talia jest pusta.
sobek-alt-discard = Odrzucone: { $cards }.
sobek-alt-discard-count =
    { $count ->
        [0] Nic nie odrzucono.
        [one] Odrzucono { $count } kartę.
        [few] Odrzucono { $count } karty.
        [many] Odrzucono { $count } kart.
       *[other] Odrzucono { $count } karty.
    }
sobek-alt-events-left =
    { $count ->
        [0] Brak wydarzeń.
        [one] Zostało { $count } wydarzenie.
        [few] Zostały { $count } wydarzenia.
        [many] Zostało { $count } wydarzeń.
       *[other] Zostało { $count } wydarzenia.
    }
sobek-alt-events-used = Użyte: { $tokens }.
sobek-alt-seat = { $name }: { $facts }.
sobek-alt-turn = teraz gra
sobek-alt-waiting = decyduje
sobek-alt-starter = gracz startowy
sobek-alt-winner = zwycięstwo
sobek-alt-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } ({ $symbol-code ->
        [number] na polu z liczbą
       *[other] { $symbol }
    })
sobek-alt-cards =
    { $count ->
        [0] brak kart
        [one] { $count } karta ({ $backs })
        [few] { $count } karty ({ $backs })
        [many] { $count } kart ({ $backs })
       *[other] { $count } karty ({ $backs })
    }
sobek-alt-green =
    { $count ->
        [one] { $count } zielona
        [few] { $count } zielone
        [many] { $count } zielonych
       *[other] { $count } zielonej
    }
sobek-alt-beige =
    { $count ->
        [one] { $count } beżowa
        [few] { $count } beżowe
        [many] { $count } beżowych
       *[other] { $count } beżowej
    }
sobek-alt-orange =
    { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowej
    }
sobek-alt-curses =
    { $count ->
        [one] { $count } klątwa
        [few] { $count } klątwy
        [many] { $count } klątw
       *[other] { $count } klątwy
    }
# Cards times scarabs are points.
sobek-alt-set = { $good } { $cards }×{ $scarabs }={ $points }
sobek-alt-set-prosperous = { $good } { $cards }×{ $scarabs }={ $points } (dobrobyt: { $prosperity })
sobek-alt-set-short = { $good } { $points }
sobek-alt-hand =
    { $count ->
        [one] Twoja ręka, { $count } karta: { $cards }.
        [few] Twoja ręka, { $count } karty: { $cards }.
        [many] Twoja ręka, { $count } kart: { $cards }.
       *[other] Twoja ręka, { $count } karty: { $cards }.
    }
sobek-alt-hand-none = Twoja ręka jest pusta.
sobek-alt-pile =
    { $count ->
        [one] Twój stos korupcji, { $count } karta: { $cards }.
        [few] Twój stos korupcji, { $count } karty: { $cards }.
        [many] Twój stos korupcji, { $count } kart: { $cards }.
       *[other] Twój stos korupcji, { $count } karty: { $cards }.
    }
sobek-alt-pile-none = Twój stos korupcji jest pusty.
sobek-alt-looked-at =
    { $count ->
        [one] Przeglądany stos, { $count } karta: { $cards }.
        [few] Przeglądany stos, { $count } karty: { $cards }.
        [many] Przeglądany stos, { $count } kart: { $cards }.
       *[other] Przeglądany stos, { $count } karty: { $cards }.
    }
sobek-alt-put-aside =
    { $count ->
        [one] Odłożone, { $count } karta: { $cards }.
        [few] Odłożone, { $count } karty: { $cards }.
        [many] Odłożone, { $count } kart: { $cards }.
       *[other] Odłożone, { $count } karty: { $cards }.
    }
sobek-alt-laid = Wyłożone: { $cards }.
sobek-alt-tokens = Pozostałe wydarzenia: { $cards }.

## Alt text of a round's scoring sheet

# A set laid across at the end of the round, which scores its scarabs only.
sobek-alt-scored-across = { $good } { $points } (poziomo)
sobek-alt-scored-nothing = brak układów
sobek-alt-scored = { $name }: { $sets }; { $before } + { $points } = { $reached }; korupcja { $corruption }.
sobek-alt-scored-corrupt =
    { $steps ->
        [0] { $name }: { $sets }; { $before } + { $points } = { $reached }; największa korupcja, { $corruption }: bez kary.
        [one] { $name }: { $sets }; { $before } + { $points } = { $reached }; największa korupcja, { $corruption }: { $steps } krok w tył na { $after } ({ $symbol }).
        [few] { $name }: { $sets }; { $before } + { $points } = { $reached }; największa korupcja, { $corruption }: { $steps } kroki w tył na { $after } ({ $symbol }).
        [many] { $name }: { $sets }; { $before } + { $points } = { $reached }; największa korupcja, { $corruption }: { $steps } kroków w tył na { $after } ({ $symbol }).
       *[other] { $name }: { $sets }; { $before } + { $points } = { $reached }; największa korupcja, { $corruption }: { $steps } kroku w tył na { $after } ({ $symbol }).
    }

## Heads of the scoring table, one word each: the score before the round, its sets, the corruption's penalty, the new score.

sobek-picture-before = Wcześniej
sobek-picture-sets = Układy
sobek-picture-penalty = Kara
sobek-picture-total = Razem
sobek-picture-steps =
    { $symbol-code ->
        [number] { $steps }× wstecz na liczbę
       *[other] { $steps }× wstecz na
    }
sobek-picture-steps-why = { $steps }×10 pkt: { $back }

## Alt text of a game that is over

sobek-alt-stopped = Gra została przerwana.
sobek-alt-total =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
# What a round brought: points, those that were lost again, and the score then.
sobek-alt-brought =
    { $lost ->
        [0] runda { $round }: { $gained } = { $after }
       *[other] runda { $round }: { $gained } −{ $lost } = { $after }
    }
# What lies on the table in a round that was not scored, because the game was stopped.
sobek-alt-unscored = runda { $round }: { $points } na stole, niepunktowane
