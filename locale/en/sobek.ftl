### What the game of Sobek says: events, questions, the text board, the scoring.
### $seat, $by and $target are players' names as they are, or "You"; sentences must suit both.
### Beside every named thing there is its code: $set-code, $card-code and so on, for selectors. Lists have $cards-count.

sobek-title = Sobek

## Rounds and deliveries

sobek-round-dealt = Round { $round } begins.
sobek-round-dealt-hand = Round { $round } begins. Your starting hand: { $cards }.
sobek-starter-lot = Starting player of round { $round }, drawn by lot: { $seat }.
sobek-starter-self = Starting player of round { $round }, by their own choice: { $seat }.
sobek-starter-named = Starting player of round { $round }, chosen by { $by }: { $seat }.
# Behind the sentence before, where several had the fewest points.
sobek-starter-tied = Tied for the fewest points, { $by } was drawn by lot to choose.
sobek-delivered =
    { $count ->
        [one] A new delivery of one card lies on the quays.
       *[other] A new delivery of { $count } cards lies on the quays.
    } { $deck ->
        [0] The deck is empty: this is the last delivery.
        [one] One card is left in the deck.
       *[other] { $deck } cards are left in the deck.
    }
sobek-round-ended = { $seat } took the last card: the round is over.

## Taking cards

sobek-card-taken =
    { $card-code ->
        [hidden] { $seat } took a face-down character.
       *[other] { $seat } took { $card }.
    }
sobek-card-taken-skipping =
    { $card-code ->
        [hidden] { $seat } took a face-down character. Corruption: { $skipped }.
       *[other] { $seat } took { $card }. Corruption: { $skipped }.
    }

## Sets and event tokens

sobek-set-played = { $seat } played a set ({ $set }): { $cards }.
sobek-set-played-short = { $seat } played a set ({ $set }).
sobek-set-joined = { $seat } added to a set ({ $set }, now { $total } cards): { $cards }.
sobek-set-joined-short = { $seat } added to a set ({ $set }).
sobek-tokens-looked = { $seat } looked through the event tokens that were left.
sobek-tokens-seen =
    { $tokens-count ->
        [one] Only one event token is left: { $tokens }.
       *[other] The event tokens that are left: { $tokens }.
    }
sobek-event-chosen-none = { $seat } chose { $token }. It had no effect and was discarded.
sobek-event-chosen-guild = { $seat } chose { $token } and sent { $target } back.
sobek-event-chosen-guild-alone = { $seat } chose { $token }. There was no marker to send back.
sobek-event-chosen-flood = { $seat } chose { $token } and took another turn.
sobek-event-chosen-curse = { $seat } chose { $token } for { $target }: 2 more corruption.
sobek-event-chosen-prosperity = { $seat } chose { $token } for a set ({ $set }), which gained 2 scarabs.
sobek-event-chosen-embalming = { $seat } chose { $token }.
sobek-event-chosen-deceit = { $seat } chose { $token }.
sobek-marker-forward =
    { $points ->
        [one] { $seat } gained 1 point: from { $before } to { $after }.
       *[other] { $seat } gained { $points } points: from { $before } to { $after }.
    }
sobek-marker-back =
    { $points ->
        [one] { $seat } lost 1 point: from { $before } to { $after }.
       *[other] { $seat } lost { $points } points: from { $before } to { $after }.
    }
sobek-pile-embalmed =
    { $count ->
        [one] One card went from { $seat }'s corruption pile to their hand: { $cards }.
       *[other] { $count } cards went from { $seat }'s corruption pile to their hand: { $cards }.
    }
sobek-pile-counted =
    { $points ->
        [one] { $seat } had one card under their corruption tile and scored 1 point.
       *[other] { $seat } had { $points } cards under their corruption tile and scored { $points } points.
    }

## Characters

sobek-character-played-none = { $seat } played { $card }. Its power had no effect, so the card was just discarded.
sobek-character-played-queen = { $seat } played { $card } to draw from the deck.
sobek-character-played-vizier = { $seat } played { $card } to look through { $target }'s corruption pile.
sobek-character-played-thief = { $seat } played { $card } to steal from { $target }.
sobek-character-played-merchant = { $seat } played { $card } to pick any card from the quays.
sobek-character-played-courtesan = { $seat } played { $card } to add to a set.
sobek-character-played-priest = { $seat } played { $card } to clear { $good } out of their corruption pile.
sobek-character-played-priestess = { $seat } played { $card } to clear { $good } out of their corruption pile.
sobek-character-played-scribe = { $seat } played { $card }: all others keep 6 cards at most.
sobek-cards-drawn =
    { $count ->
        [one] { $seat } drew one card: { $cards }.
       *[other] { $seat } drew { $count } cards: { $cards }.
    }
sobek-card-stolen = { $seat } stole a card from { $target }: { $card }.
sobek-pile-looked = { $seat } is looking through { $target }'s corruption pile.
sobek-pile-seen = { $target }'s corruption pile holds: { $cards }.
sobek-card-reclaimed = { $seat } took a card out of { $target }'s corruption pile: { $card }.
sobek-card-bought =
    { $card-code ->
        [hidden] { $seat } took a face-down character, without corruption.
       *[other] { $seat } took { $card }, without corruption.
    }
sobek-pile-cleared =
    { $cards-count ->
        [one] { $seat } discarded one card from their corruption pile: { $cards }.
       *[other] { $seat } discarded { $cards-count } cards from their corruption pile: { $cards }.
    }
sobek-set-extended = { $seat } added to a set ({ $set }, now { $total } cards): { $cards }.
sobek-cards-given =
    { $count ->
        [one] { $seat } put one card under their corruption tile: { $cards }.
       *[other] { $seat } put { $count } cards under their corruption tile: { $cards }.
    }
sobek-choice-made = Chosen: { $cards }.
sobek-choice-finished = Your choice is complete.
# Told to everybody when the game is over.
sobek-choice-made-after = { $seat } chose: { $cards }.
sobek-choice-finished-after = { $seat } has chosen.

## The end of a round and of the game

sobek-sets-laid = { $seat } laid at the end of the round: { $sets }.
# One set among several, as an item of a list.
sobek-laid-set = { $set } ({ $cards })
sobek-round-scored = Round { $round } is scored.
sobek-round-scored-seat =
    { $points ->
        [0] { $seat }: no points from sets, still at { $reached }.
        [one] { $seat }: 1 point from sets, from { $before } to { $reached }.
       *[other] { $seat }: { $points } points from sets, from { $before } to { $reached }.
    }
# Follows the line of a player in the same line.
sobek-round-scored-corrupt =
    { $steps ->
        [0] Most corrupt, but with fewer than 10 points there is no penalty.
        [one] Most corrupt: 1 step back to { $after } (points lost: { $lost }).
       *[other] Most corrupt: { $steps } steps back to { $after } (points lost: { $lost }).
    }
sobek-game-ended =
    { $winners-count ->
        [one] The game is over. Winner with { $score ->
            [one] 1 point
           *[other] { $score } points
        }: { $winners }.
       *[other] The game is over. { $winners } share the victory, with { $score ->
            [one] 1 point
           *[other] { $score } points
        } each.
    }

## Questions. $options says what can be done in a turn: any of take, character and set, joined by hyphens

sobek-ask-turn =
    { $options ->
        [take] Your turn: take a card from the quays.
        [take-character] Your turn: take a card or play a character.
        [take-set] Your turn: take a card or play a set.
        [character] Your turn: play a character.
        [set] Your turn: play a set.
        [character-set] Your turn: play a character or a set.
       *[take-character-set] Your turn: take a card, or play a character or a set.
    }
sobek-ask-event = Choose one event token. If its effect can be applied, it is applied at once.
sobek-ask-vizier = Choose a card to take out of this corruption pile.
sobek-ask-scribe =
    { $count ->
        [one] The Scribe leaves you 6 cards: choose one card for your corruption pile.
       *[other] The Scribe leaves you 6 cards: choose { $count } cards for your corruption pile.
    }
sobek-ask-scribe-chosen = Chosen so far: { $cards }.
sobek-ask-lay = The round is over: lay your last sets, 1 point for each scarab.
sobek-ask-starter = You have the fewest points, so you choose: who starts round { $round }?
sobek-ask-starter-tied = You are tied for the fewest points and were drawn by lot to choose: who starts round { $round }?

## One line about the game

sobek-status-round = Round { $round } of { $rounds }
sobek-status-deck =
    { $count ->
        [0] deck empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
sobek-status-tokens =
    { $count ->
        [0] no event tokens left
        [one] 1 event token left
       *[other] { $count } event tokens left
    }
sobek-status-turn = { $seat }'s turn
sobek-status-waiting = waiting for: { $seats }
sobek-status-over = Game over
sobek-status-winners =
    { $winners-count ->
        [one] winner: { $winners }
       *[other] victory shared by { $winners }
    }

## The table as text

sobek-board-quays =
    { $start ->
        [temple] **Quays, from the temple**
       *[zero] **Quays, nearest the 0 space first**
    }
sobek-board-quays-empty = The quays are empty.
sobek-board-place =
    { $cost ->
        [0] { $place }. { $card }: free of corruption
        [one] { $place }. { $card }: 1 card of corruption
       *[other] { $place }. { $card }: { $cost } cards of corruption
    }
sobek-board-place-far = { $place }. { $card }: out of reach
sobek-board-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card, { $top }
       *[other] Deck: { $count } cards, top card: { $top }
    }
sobek-board-discard = Discard pile: { $cards }
sobek-board-discard-empty = Discard pile: empty
sobek-board-discard-count =
    { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
sobek-board-tokens =
    { $count ->
        [0] Event tokens: none left
        [one] Event tokens: 1 left
       *[other] Event tokens: { $count } left
    }
sobek-board-tokens-known = Event tokens left, as you have seen: { $tokens }
sobek-board-tokens-used = Event tokens used: { $tokens }
sobek-board-player =
    { $score ->
        [one] **{ $seat }**: 1 point
       *[other] **{ $seat }**: { $score } points
    }
sobek-board-player-turn =
    { $score ->
        [one] **{ $seat }** (to move): 1 point
       *[other] **{ $seat }** (to move): { $score } points
    }
sobek-board-hand =
    { $count ->
        [0] - Hand: no cards
        [one] - Hand: 1 card, { $backs }
       *[other] - Hand: { $count } cards, { $backs }
    }
sobek-board-set = - Set ({ $set }): { $cards }. { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    } now.
sobek-board-set-prosperity = - Set ({ $set }): { $cards }, with { $prosperity ->
        [one] one Prosperity
       *[other] { $prosperity } Prosperity tokens
    }. { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    } now.
# The same in few words, where the text would grow too long.
sobek-board-set-brief =
    { $scarabs ->
        [one] - Set ({ $set }): { $cards } cards, 1 scarab
       *[other] - Set ({ $set }): { $cards } cards, { $scarabs } scarabs
    }
sobek-board-no-sets = - No sets yet
sobek-board-curses =
    { $count ->
        [one] - One Curse: 2 more cards of corruption
       *[other] - { $count } Curses: { $corruption } more cards of corruption
    }
sobek-board-own-hand =
    { $cards-count ->
        [0] **Your hand**: empty
        [one] **Your hand**, 1 card: { $cards }
       *[other] **Your hand**, { $cards-count } cards: { $cards }
    }
sobek-board-own-pile =
    { $cards-count ->
        [0] **Your corruption pile**: empty
        [one] **Your corruption pile**, 1 card: { $cards }
       *[other] **Your corruption pile**, { $cards-count } cards: { $cards }
    }
sobek-board-looked-at = The corruption pile you are looking through: { $cards }
sobek-board-put-aside = Chosen for your corruption pile: { $cards }
sobek-board-laid = Laid so far (only you see this): { $sets }

## How the scores came about

sobek-score-none = No round has been scored yet.
sobek-score-final = **Final ranking**
# The same before the end.
sobek-score-so-far = **Points so far**
sobek-score-rank =
    { $score ->
        [one] { $rank }. { $seat }: 1 point
       *[other] { $rank }. { $seat }: { $score } points
    }
sobek-score-round = **Round { $round }**
sobek-score-seat = **{ $seat }**
sobek-score-events = - From Guild and Deceit during the round: from { $from } to { $to }
sobek-score-no-sets = - No sets, no points
sobek-score-set = - Set ({ $set }): { $cards } cards × { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    } = { $points }
sobek-score-set-prosperity = - Set ({ $set }): { $cards } cards × { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    } ({ $extra } from Prosperity) = { $points }
sobek-score-set-horizontal = - Laid at the end ({ $set }): { $scarabs ->
        [0] no scarabs, no points
        [one] 1 scarab = 1
       *[other] { $scarabs } scarabs = { $points }
    }
sobek-score-sum = - Sets together: { $points }. Marker from { $before } to { $reached }
sobek-score-corruption =
    { $curses ->
        [0] - Corruption: { $corruption }
        [one] - Corruption: { $corruption } ({ $pile ->
            [one] 1 card
           *[other] { $pile } cards
        } and 2 for a Curse)
       *[other] - Corruption: { $corruption } ({ $pile ->
            [one] 1 card
           *[other] { $pile } cards
        } and { $extra } for { $curses } Curses)
    }
# Only for players tied for the most corruption; follows the line above.
sobek-score-tie =
    { $scarabs ->
        [one] - Tied for the most; 1 scarab on these cards
       *[other] - Tied for the most; { $scarabs } scarabs on these cards
    }
sobek-score-corrupt-free = - Most corrupt, but with fewer than 10 points there is no penalty
sobek-score-penalty =
    - Most corrupt: { $points } points from sets cost { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, 1 for each full 10. A step goes back to the next lower { $symbol-code ->
        [number] number
       *[other] { $symbol }
    }: from { $reached } to { $after }, { $lost } lost
sobek-score-brief = - { $seat }: { $points } from sets, corruption { $corruption }, score { $after }
sobek-score-brief-corrupt = - { $seat }: { $points } from sets, corruption { $corruption } (the most, { $lost } lost), score { $after }

## Refusals: what cannot be done, and what to do instead

sobek-refusal-no-such-place = There is no card to take in that place. Take one of the first four; only the Merchant reaches further.
sobek-refusal-not-in-hand = You do not have all of these cards in hand. Open your hand to see what you have now.
sobek-refusal-not-a-character = Only character cards have a power. Goods and amulets are played in sets.
sobek-refusal-too-few-cards = A set needs at least 3 cards, even when adding to a set already played. Choose a few more.
sobek-refusal-too-many-cards = The Courtesan adds 1 or 2 cards, not more. Choose fewer.
sobek-refusal-mixed-goods = All cards of a set must be of one good; amulets go with any. Leave out what does not fit.
sobek-refusal-needs-good = Amulets alone do not make a set of a good. Add a card of that good, or play them as amulets alone.
sobek-refusal-set-stands = You already have a set of that good. Add your cards to it instead.
sobek-refusal-no-such-set = You have no such set on the table. Begin a new one, or choose another.
sobek-refusal-not-prosperous = Prosperity goes with Cattle, Fish and Wheat only. Choose a set or cards of these.
sobek-refusal-no-such-token = That event token is not one of those left. Choose another.
sobek-refusal-no-such-target = You cannot choose this player now. Choose another.
sobek-refusal-needs-target = Something is missing: choose whom or what it is for.
sobek-refusal-not-in-pile = There is no such card in the corruption pile. Choose one that is there.
sobek-refusal-already-laid = You have already laid a set of that good, and each good makes only one set. Lay another good, or finish.

## What is said in all games, in this game's words

sobek-own-board-turn-here = { $mention }, take a card here, or open “{ board-hand }” for a set or a character.
sobek-own-board-cards = Known cards
sobek-own-known-title = Known cards
sobek-own-hand-choose-cards =
    { $least ->
        [0] Choose up to { $most } cards
       *[other] { $most ->
            [one] Choose one card
           *[other] { $gap ->
                [1] Choose { $least } or { $most } cards
               *[other] Choose { $least } to { $most } cards
            }
        }
    }
sobek-own-hand-choose-exactly =
    { $count ->
        [one] Choose one card
       *[other] Choose { $count } cards
    }
sobek-own-hand-chosen =
    { $count ->
        [one] 1 card chosen
       *[other] { $count } cards chosen
    }
sobek-own-hand-play-cards =
    { $count ->
        [one] Confirm 1 card
       *[other] Confirm { $count } cards
    }
sobek-choice-give = For your corruption
