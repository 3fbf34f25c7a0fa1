## Labels inside the pictures: one or two words each.

sobek-picture-round = Round { $round }
sobek-picture-free = free
sobek-picture-deck = Deck
sobek-picture-discard = Discards
sobek-picture-events = Events
sobek-picture-hand = Hand
sobek-picture-corruption = Corruption
sobek-picture-looked-at = The pile you are looking through
sobek-picture-put-aside = Put aside
sobek-picture-laid = Laid
sobek-picture-tokens = Events left
sobek-picture-fresh = New delivery
# A title above cards, with how many there are.
sobek-picture-count = { $title }: { $count }
# The name below a thing to choose.
sobek-picture-name = { $thing }

## Alt texts. A board's must fit into 1024 characters for four players: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
sobek-alt-news = Just now: { $news }
sobek-alt-round = Round { $round }.
# The cards are numbered; the costs belong to the first four of them.
sobek-alt-row =
    { $start ->
        [temple] Quays, from the temple (corruption free, +1, +2, +3): { $cards }.
       *[zero] Quays, nearest the 0 space first (corruption free, +1, +2, +3): { $cards }.
    }
sobek-alt-over = The game is over.
sobek-alt-row-empty = The quays are empty.
sobek-alt-item = { $place } { $card }
# Which of the numbered things are picked so far.
sobek-alt-picked = Picked: { $places }.
sobek-alt-item-hidden = { $place } face-down character
sobek-alt-deck = Deck: { $count } (top: { $back }).
sobek-alt-deck-empty = The deck is empty.
sobek-alt-discard = Discarded: { $cards }.
sobek-alt-discard-count =
    { $count ->
        [0] Nothing discarded.
        [one] { $count } card discarded.
       *[other] { $count } cards discarded.
    }
sobek-alt-events-left =
    { $count ->
        [0] No events left.
        [one] { $count } event left.
       *[other] { $count } events left.
    }
sobek-alt-events-used = Used: { $tokens }.
sobek-alt-seat = { $name }: { $facts }.
sobek-alt-turn = to move
sobek-alt-waiting = deciding
sobek-alt-starter = started
sobek-alt-winner = winner
sobek-alt-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $symbol-code ->
        [number] on a number space
       *[other] { $symbol }
    })
sobek-alt-cards =
    { $count ->
        [0] no cards
        [one] { $count } card ({ $backs })
       *[other] { $count } cards ({ $backs })
    }
sobek-alt-green = { $count } green
sobek-alt-beige = { $count } beige
sobek-alt-orange = { $count } orange
sobek-alt-curses =
    { $count ->
        [one] { $count } curse
       *[other] { $count } curses
    }
# Cards times scarabs are points.
sobek-alt-set = { $good } { $cards }×{ $scarabs }={ $points }
sobek-alt-set-prosperous = { $good } { $cards }×{ $scarabs }={ $points } ({ $prosperity } prosperity)
sobek-alt-set-short = { $good } { $points }
sobek-alt-hand =
    { $count ->
        [one] Your hand, { $count } card: { $cards }.
       *[other] Your hand, { $count } cards: { $cards }.
    }
sobek-alt-hand-none = Your hand is empty.
sobek-alt-pile =
    { $count ->
        [one] Your corruption pile, { $count } card: { $cards }.
       *[other] Your corruption pile, { $count } cards: { $cards }.
    }
sobek-alt-pile-none = Your corruption pile is empty.
sobek-alt-looked-at =
    { $count ->
        [one] The pile you are looking through, { $count } card: { $cards }.
       *[other] The pile you are looking through, { $count } cards: { $cards }.
    }
sobek-alt-put-aside =
    { $count ->
        [one] Put aside, { $count } card: { $cards }.
       *[other] Put aside, { $count } cards: { $cards }.
    }
sobek-alt-laid = Laid: { $cards }.
sobek-alt-tokens = Events left: { $cards }.

## Alt text of a round's scoring sheet

# A set laid sideways at the end of the round, which scores its scarabs only.
sobek-alt-scored-across = { $good } { $points } (laid sideways)
sobek-alt-scored-nothing = no sets
sobek-alt-scored = { $name }: { $sets }; { $before } + { $points } = { $reached }; corruption { $corruption }.
sobek-alt-scored-corrupt =
    { $steps ->
        [0] { $name }: { $sets }; { $before } + { $points } = { $reached }; most corruption, { $corruption }, no penalty.
        [one] { $name }: { $sets }; { $before } + { $points } = { $reached }; most corruption, { $corruption }: { $steps } step back to { $symbol }, { $after }.
       *[other] { $name }: { $sets }; { $before } + { $points } = { $reached }; most corruption, { $corruption }: { $steps } steps back to { $symbol }, { $after }.
    }

## Heads of the scoring table, one word each: the score before the round, its sets, the corruption's penalty, the new score.

sobek-picture-before = Before
sobek-picture-sets = Sets
sobek-picture-penalty = Penalty
sobek-picture-total = Total
# How a penalty comes about: a step back for each full 10 points; behind it stands the symbol's picture, unless it is a number.
sobek-picture-steps =
    { $symbol-code ->
        [number] { $steps }× back to a number
       *[other] { $steps }× back to
    }
sobek-picture-steps-why = { $steps }×10 points: { $back }

## Alt text of a game that is over

sobek-alt-stopped = The game was stopped.
sobek-alt-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# What a round brought: points, those that were lost again, and the score then.
sobek-alt-brought =
    { $lost ->
        [0] round { $round }: { $gained } = { $after }
       *[other] round { $round }: { $gained } −{ $lost } = { $after }
    }
# What lies on the table in a round that was not scored, because the game was stopped.
sobek-alt-unscored = round { $round }: { $points } on the table, not scored
