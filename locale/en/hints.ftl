### Hints: what a master would do, asked in My hand. Only the player who asks reads it; that they did stands below everything.
### Labels of buttons have 25 characters at most.

# A button, and the heading of its page.
hint-button = What would a master do?
hint-thinking = A master is thinking. That takes a few seconds …
# $move is what its button says, such as "2: Ivory 3" or "New set: Wheat: 3 × Wheat".
hint-first = **First choice · { $move }**
hint-second = **Second choice · { $move }**
# $side is ahead, behind or level, on average over the games that were played on; $rivals is how many others play.
hint-lead =
    { $side ->
        [ahead] On average you would then finish { $points ->
            [one] 1 point
           *[other] { $points } points
        } ahead of { $rivals ->
            [one] your opponent
           *[other] your best opponent
        }.
        [behind] On average you would then finish { $points ->
            [one] 1 point
           *[other] { $points } points
        } behind { $rivals ->
            [one] your opponent
           *[other] your best opponent
        }.
       *[level] On average you would then finish about level with { $rivals ->
            [one] your opponent
           *[other] your best opponent
        }.
    }
hint-less =
    { $points ->
        [one] On average worth 1 point less than the first choice.
       *[other] On average worth { $points } points less than the first choice.
    }
hint-equal = As good as the first choice, as far as I can tell.
hint-only = Nothing else makes sense here.
hint-how =
    { $count ->
        [one] I played on from here once, dealing at random what you cannot see. A master knows no more than you.
       *[other] I played on from here { $count } times, each time dealing anew what you cannot see. A master knows no more than you.
    }
hint-do-first = Go with the first
hint-do-second = Go with the second
# Below My hand where several people play, until the first hint is given.
hint-told = 💡 Everyone here can see who was given hints.
# The players who took hints, with how many; on the ranking too.
hint-given = 💡 Hints were given to: { $names }
hint-given-seat = { $name } ({ $count })

## In the lobby

hint-lobby-on = Hints: **on**. “{ board-hand }” can tell you what a master would do.
hint-lobby-given = Hints: **on**.
# Nobody has chosen: a second person switches them off.
hint-lobby-alone = Hints: **on** while you play alone with computers. “{ board-hand }” can tell you what a master would do.
hint-lobby-off = Hints: **off**.
hint-lobby-none = Hints: **none**, because masters play no better than adepts here.
hint-on = Allow hints
hint-off = Turn hints off
error-hints-off = Hints are off at this table. The host sets that in the lobby, before the game.
error-hints-none = There are no hints here.
error-hints-busy = All masters are busy right now. Please ask again in a moment.

## Why: facts, put together to one sentence that begins with a capital letter. $good, $card and $wild are names as they are.

why-joint = { $first }; { $second }
why-sentence = { $facts }.
why-ready =
    { $points ->
        [one] { $good }: then { $count } in your hand, a set worth 1 point
       *[other] { $good }: then { $count } in your hand, a set worth { $points } points
    }
why-ready-wild =
    { $points ->
        [one] { $good }: then { $count } in your hand, with { $wild } a set worth 1 point
       *[other] { $good }: then { $count } in your hand, with { $wild } a set worth { $points } points
    }
why-started = { $good }: then { $count } in your hand, a set needs { $least }
# When a round or the game ends: what can be part of no set any more. $good may be the name of a card as well.
why-left = { $good }: becomes corruption
why-wild = goes with any good
why-hidden = face down: you see what it is once you have it
why-free = no corruption
why-cost = corruption +{ $count }
why-next = free for the next player: { $card }
# $worth is a sum such as "4 × 3 = 12".
why-worth = points: { $worth }
why-spared =
    { $count ->
        [one] 1 card does not become corruption
       *[other] { $count } cards do not become corruption
    }
why-wasted =
    { $count ->
        [one] 1 card becomes corruption
       *[other] { $count } cards become corruption
    }
why-fewer = corruption −{ $count }
why-nothing = it would do nothing right now
why-points =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
why-given = { $good }: { $count } left in your hand
sobek-why-token = then an event token of your choice
sobek-why-delivery = that empties the quays, and a new delivery comes
sobek-why-last = that ends the round
# With the last card of the round: its good can only be laid then, for its scarabs.
sobek-why-laid =
    { $points ->
        [one] { $good }: then { $count } in your hand, laid for 1 point
       *[other] { $good }: then { $count } in your hand, laid for { $points } points
    }
sobek-why-laid-wild =
    { $points ->
        [one] { $good }: then { $count } in your hand, laid with { $wild } for 1 point
       *[other] { $good }: then { $count } in your hand, laid with { $wild } for { $points } points
    }
sobek-why-thief =
    { $count ->
        [one] { $name }: 1 card with that back
       *[other] { $name }: one of { $count } cards with that back
    }
sobek-why-queen =
    { $count ->
        [one] 1 card is left to draw
       *[other] { $count } cards
    }
sobek-why-scribe =
    { $count ->
        [one] costs the others 1 card
       *[other] costs the others { $count } cards
    }
sobek-why-guild = you +{ $points }, { $name } −{ $lost }
duel-why-pirogue = then a pirogue of your choice
duel-why-deben-icon = can be traded for a deben
duel-why-turns = you turn the Ankh as you like
# When a move ends the game: a tile that could still have been sold.
duel-why-removed = { $good }: leaves the game without points
duel-why-last = then your opponent has no move left, and the game is over
# $line is how the Ankh lies then, such as "Row ─".
duel-why-line =
    { $count ->
        [0] Ankh: { $line }, nothing for your opponent to take there
        [one] Ankh: { $line }, 1 tile there for your opponent
       *[other] Ankh: { $line }, { $count } tiles there for your opponent
    }
duel-why-thief =
    { $count ->
        [one] 1 tile with that back
       *[other] one of { $count } tiles with that back
    }
duel-why-queen =
    { $count ->
        [one] 1 tile is left to draw
       *[other] { $count } tiles
    }
duel-why-vizier =
    { $count ->
        [one] the tile in your opponent's corruption
       *[other] one of { $count } tiles in your opponent's corruption
    }
duel-why-scribe =
    { $count ->
        [one] costs your opponent 1 tile
       *[other] costs your opponent { $count } tiles
    }
duel-why-architect = one of 3 pirogues that were set aside
# $value is that of the token which is discarded.
duel-why-royal = royal corruption −{ $value }
# $power is the character whom the spy copies.
duel-why-spy = copied: { $power }
duel-why-royal-drawn = with a royal corruption token
