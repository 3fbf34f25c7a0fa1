### What the game of Sobek: 2 Players says: events, questions, the text board, the scoring.
### $seat and $target are players' names as they are; sentences must suit any name.
### Beside every named thing there is its code: $good-code, $tile-code and so on, for selectors. Lists have $tiles-count.

duel-title = Sobek: 2 Players

## The market and the Ankh

duel-market-filled = { $seat } filled the market.
# Why that was, and what came of it.
duel-market-filled-why =
    No tile lay on the Ankh's line, so the Ankh left. { $laid ->
        [one] 1 new tile
       *[other] { $laid } new tiles
    }, { $pile ->
        [0] and the pile is empty now
       *[other] { $pile } left in the pile
    }.
duel-tile-taken =
    { $tile-code ->
        [hidden] { $seat } took a face-down character.
        [hidden-gold] { $seat } took a face-down pharaoh tile.
       *[other] { $seat } took { $tile }.
    }
duel-tile-taken-passing =
    { $tile-code ->
        [hidden] { $seat } took a face-down character. Corruption: { $passed }.
        [hidden-gold] { $seat } took a face-down pharaoh tile. Corruption: { $passed }.
       *[other] { $seat } took { $tile }. Corruption: { $passed }.
    }
duel-tile-taken-passing-short =
    { $tile-code ->
        [hidden] { $seat } took a face-down character.
        [hidden-gold] { $seat } took a face-down pharaoh tile.
       *[other] { $seat } took { $tile }.
    }
duel-ankh-turned = { $seat } turned the Ankh: { $line }.
duel-tile-kept = { $seat } kept the tile instead of a deben: { $tile }.
duel-tile-traded = { $seat } discarded the tile to draw a deben: { $tile }.
duel-tile-traded-short = { $seat } traded it for a deben.
duel-deben-drawn = { $seat } drew a deben. Its value stays secret until the end.
# For the drawer alone.
duel-deben-drawn-own = You drew a deben worth { $kept }. Only you know its value until the end.
duel-deben-drawn-own-two = You drew 2 deben, worth { $first } and { $second }, and kept the one worth { $kept }.
# Told to everybody when the game is over.
duel-deben-drawn-own-after = { $seat } drew a deben worth { $kept }.
duel-deben-drawn-own-two-after = { $seat } drew 2 deben, worth { $first } and { $second }, and kept the one worth { $kept }.

## Sales and pirogues

duel-set-sold = { $seat } sold a set ({ $good }): { $tiles }.
duel-set-sold-short = { $seat } sold a set ({ $good }).
duel-set-joined = { $seat } sold more of a good ({ $good }, now { $total } tiles): { $tiles }.
duel-set-joined-short = { $seat } sold more of a good ({ $good }).
duel-set-extended = { $seat } added to a set ({ $good }, now { $total } tiles): { $tiles }.
duel-pirogues-looked = { $seat } looked through the pirogues that were left.
duel-pirogues-looked-architect = { $seat } drew pirogues from those that were set aside at the start.
# For the one who looks alone.
duel-pirogues-seen =
    { $pirogues-count ->
        [one] Only one pirogue is left: { $pirogues }.
       *[other] The pirogues that are left: { $pirogues }.
    }
duel-pirogues-seen-architect = The pirogues you drew: { $pirogues }.
duel-pirogues-seen-architect-after = { $seat } drew these pirogues from those set aside: { $pirogues }.
duel-pirogue-used-none = { $seat } chose a pirogue that had no effect and was discarded: { $pirogue }.
duel-pirogue-used-pyramid = { $seat } chose { $pirogue } and took another turn.
duel-pirogue-used-scarabs = { $seat } chose { $pirogue } for a sold set ({ $good }), which gained 2 scarabs.
duel-pirogue-used-mummy = { $seat } chose { $pirogue }.
duel-pirogue-used-snake1 = { $seat } chose { $pirogue }: { $target } has 1 more corruption point at the end.
duel-pirogue-used-snake2 = { $seat } chose { $pirogue }: { $target } has 2 more corruption points at the end.
duel-pirogue-used-seven = { $seat } chose { $pirogue }: 7 points at the end.
duel-pirogue-used-two-deben = { $seat } chose { $pirogue }: 2 points at the end, and a deben if the bag has one.
duel-pirogue-used-horus = { $seat } chose { $pirogue } to draw the better of 2 deben.
duel-pirogue-used-finger = { $seat } chose { $pirogue }: { $target } must take the tile on { $square-code }, with its corruption.
duel-corruption-reclaimed =
    { $count ->
        [one] 1 corruption tile went back to { $seat }'s hand: { $tiles }.
       *[other] { $count } corruption tiles went back to { $seat }'s hand: { $tiles }.
    }

## Characters

duel-character-played-none = { $seat } played { $tile }. Its power had no effect, so the tile was just discarded.
duel-character-played-queen = { $seat } played { $tile } to draw from the pile.
duel-character-played-vizier = { $seat } played { $tile } to look at { $target }'s corruption.
duel-character-played-thief = { $seat } played { $tile } to steal from { $target }.
duel-character-played-merchant = { $seat } played { $tile } to pick any tile of the market.
duel-character-played-courtesan = { $seat } played { $tile } to add to a sold set.
duel-character-played-priest = { $seat } played { $tile } to remove tiles from their corruption: { $good }.
duel-character-played-priestess = { $seat } played { $tile } to remove tiles from their corruption: { $good }.
duel-character-played-scribe = { $seat } played { $tile }: { $target } keeps 6 tiles at most.
duel-character-played-architect = { $seat } played { $tile } to use a pirogue from those set aside.
duel-tiles-drawn =
    { $count ->
        [one] { $seat } drew 1 tile: { $tiles }.
       *[other] { $seat } drew { $count } tiles: { $tiles }.
    }
duel-corruption-seen = { $target }'s corruption holds: { $tiles }.
duel-tile-reclaimed = { $seat } took a tile out of { $target }'s corruption: { $tile }.
duel-tile-stolen = { $seat } stole a tile from { $target }: { $tile }.
duel-tile-bought =
    { $tile-code ->
        [hidden] { $seat } took a face-down character, without corruption. The Ankh stays.
        [hidden-gold] { $seat } took a face-down pharaoh tile, without corruption. The Ankh stays.
       *[other] { $seat } took { $tile }, without corruption. The Ankh stays.
    }
duel-corruption-cleared =
    { $tiles-count ->
        [one] { $seat } removed 1 tile from their corruption: { $tiles }.
       *[other] { $seat } removed { $tiles-count } tiles from their corruption: { $tiles }.
    }
duel-tiles-given =
    { $count ->
        [one] { $seat } added 1 tile from their hand to their corruption: { $tiles }.
       *[other] { $seat } added { $count } tiles from their hand to their corruption: { $tiles }.
    }
duel-choice-made = Chosen: { $tiles }.
duel-choice-finished = Your choice is complete.
# Told to everybody when the game is over.
duel-choice-made-after = { $seat } chose: { $tiles }.
duel-choice-finished-after = { $seat } has chosen.

## The end of the game

duel-game-scored = { $seat } could not take a tile, sell a set or play a character, so the game ended.
duel-why-over = The game is over: the pile is empty, and { $seat } could not take a tile, sell a set or play a character.
duel-game-scored-removed =
    { $tiles-count ->
        [one] { $seat } could still have sold this tile. It leaves the game without points: { $tiles }.
       *[other] { $seat } could still have sold these tiles. They leave the game without points: { $tiles }.
    }
duel-game-scored-seat =
    { $points ->
        [one] { $seat }: 1 point, corruption { $corruption }.
       *[other] { $seat }: { $points } points, corruption { $corruption }.
    }
# Follows the line of the player with less corruption.
duel-game-scored-drawn =
    { $count ->
        [one] Less corruption brought 1 deben.
       *[other] Less corruption brought { $count } deben.
    }
duel-game-ended =
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
# Both have the same points, and the corruption decided.
duel-game-ended-tie = The game is over. Both have { $score ->
        [one] 1 point
       *[other] { $score } points
    }; less corruption decides. Winner: { $winners }.

## Questions. $take says what a taker finds: line, line-fill (a pyramid's turn), centre, fill, none;
## $more says what else can be done: character, set, character-set, none

duel-ask-turn =
    { $take ->
        [centre] Your turn: take one of the tiles in the centre{ $more ->
            [character] {""} or play a character
            [set] {""} or sell a set
            [character-set] , play a character or sell a set
           *[none] {""}
        }.
        [fill] Your turn: the Ankh's line has no tile. Fill the market and then take a tile in the centre{ $more ->
            [character] , or play a character
            [set] , or sell a set
            [character-set] , or play a character, or sell a set
           *[none] {""}
        }.
        [line-fill] Your turn: take a tile on one of the lines through the Ankh, or fill the market first{ $more ->
            [character] , or play a character
            [set] , or sell a set
            [character-set] , or play a character, or sell a set
           *[none] {""}
        }.
        [none] No tile can be taken: the Ankh's line is empty, and so is the pile. { $more ->
            [set] Sell a set.
            [character-set] Play a character or sell a set.
           *[character] Play a character.
        }
       *[line] Your turn: take a tile on the Ankh's line{ $more ->
            [character] {""} or play a character
            [set] {""} or sell a set
            [character-set] , play a character or sell a set
           *[none] {""}
        }.
    }
# Comes before the question of a turn.
duel-ask-again = The Pyramid gives you another turn. If you take a tile, you may turn the Ankh first.
duel-ask-fingered =
    { $tile-code ->
        [hidden] The Pointing Finger lies on a face-down character ({ $square }). This turn you must take it; nothing else is possible.
        [hidden-gold] The Pointing Finger lies on a face-down pharaoh tile ({ $square }). This turn you must take it; nothing else is possible.
       *[other] The Pointing Finger lies on { $tile } ({ $square }). This turn you must take that tile; nothing else is possible.
    }
duel-ask-fingered-passing =
    { $passed ->
        [one] The tile on the way becomes your corruption, as usual.
       *[other] The { $passed } tiles on the way become your corruption, as usual.
    }
duel-ask-turn-ankh = The tile that you took has no mark, so you turn the Ankh. It must point to at least one tile if it can.
duel-ask-deben = Keep { $tile }, or discard it now for a deben of 3 to 9 points? There is no second chance.
duel-ask-pirogue = Choose one pirogue. If it can be applied, it is applied at once.
duel-ask-architect = Choose one of these pirogues, which were set aside at the start. If it can be applied, it is applied at once.
duel-ask-vizier = Choose a tile to take out of this corruption.
duel-ask-scribe =
    { $count ->
        [one] The Scribe leaves you 6 tiles: choose one for your corruption.
       *[other] The Scribe leaves you 6 tiles: choose { $count } for your corruption.
    }
duel-ask-scribe-chosen = Chosen so far: { $tiles }.

## One line about the game

duel-status-pile =
    { $count ->
        [0] Pile empty
        [one] 1 tile in the pile
       *[other] { $count } tiles in the pile
    }
duel-status-pirogues =
    { $count ->
        [0] no pirogues left
        [one] 1 pirogue left
       *[other] { $count } pirogues left
    }
duel-status-turn = { $seat }'s turn
duel-status-again = { $seat }'s turn again
duel-status-waiting = waiting for: { $seats }
duel-status-over = Game over
duel-status-winners =
    { $winners-count ->
        [one] winner: { $winners }
       *[other] victory shared by { $winners }
    }

## The table as text

duel-board-own-hand =
    { $tiles-count ->
        [0] **Your hand**: empty
        [one] **Your hand**, 1 tile: { $tiles }
       *[other] **Your hand**, { $tiles-count } tiles: { $tiles }
    }
duel-board-own-pile =
    { $tiles-count ->
        [0] **Your corruption**: no tiles
        [one] **Your corruption**, 1 tile: { $tiles }
       *[other] **Your corruption**, { $tiles-count } tiles: { $tiles }
    }
# $values are added up, as "3 + 5".
duel-board-own-deben =
    { $count ->
        [0] **Your deben**: none
        [one] **Your deben**: { $values }
       *[other] **Your deben**: { $values } = { $points }
    }
duel-board-looked-at = The corruption you are looking at: { $tiles }
duel-board-put-aside = Chosen for your corruption: { $tiles }
duel-board-drawn = The pirogues you drew: { $pirogues }
duel-board-returned = Pirogues you drew and put back: { $pirogues }
duel-board-offered = Can be traded for a deben now: { $tile }
duel-board-takeable = **Tiles that can be taken**
duel-board-place =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: free of corruption
        [one] { $place }. { $tile }, { $square-code }: 1 tile of corruption
       *[other] { $place }. { $tile }, { $square-code }: { $cost } tiles of corruption
    }
# A pharaoh tile, which also brings royal corruption.
duel-board-place-royal =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: royal corruption (1 to 6)
        [one] { $place }. { $tile }, { $square-code }: 1 tile of corruption, royal corruption (1 to 6)
       *[other] { $place }. { $tile }, { $square-code }: { $cost } tiles of corruption, royal corruption (1 to 6)
    }
duel-board-fill = No tile lies on the Ankh's line. To take one, fill the market first.
duel-board-market = **Market**, columns a to f from the left, rows 1 to 6 from the top
# A row of the market, and each tile in it with its square; empty squares are left out.
duel-board-row = - { $tiles }
duel-board-tile = { $square-code } { $tile }
duel-board-market-empty = **Market**: empty
duel-board-ankh = Ankh: { $square }, { $line }
duel-board-ankh-turning = Ankh: { $square }, about to be turned
duel-board-ankh-off = Ankh: not on the market
duel-board-finger = Pointing Finger: { $square }
duel-board-player =
    { $points ->
        [one] **{ $seat }**: 1 point so far, without deben
       *[other] **{ $seat }**: { $points } points so far, without deben
    }
duel-board-player-turn =
    { $points ->
        [one] **{ $seat }** (to move): 1 point so far, without deben
       *[other] **{ $seat }** (to move): { $points } points so far, without deben
    }
# After the end, deben included.
duel-board-player-final =
    { $points ->
        [one] **{ $seat }**: 1 point
       *[other] **{ $seat }**: { $points } points
    }
duel-board-hand =
    { $count ->
        [0] - Hand: no tiles
        [one] - Hand: 1 tile, { $backs }
       *[other] - Hand: { $count } tiles, { $backs }
    }
duel-board-set = - Set ({ $good }): { $tiles }. { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    }.
duel-board-set-scarabs = - Set ({ $good }): { $tiles }, with { $pirogues ->
        [one] one Scarabs pirogue
       *[other] { $pirogues } Scarabs pirogues
    }. { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    }.
# The same in few words, where the text would grow too long.
duel-board-set-brief =
    { $scarabs ->
        [one] - Set ({ $good }): { $tiles } tiles, 1 scarab
       *[other] - Set ({ $good }): { $tiles } tiles, { $scarabs } scarabs
    }
duel-board-no-sets = - No sets yet
duel-board-corruption =
    { $tiles ->
        [0] - Corruption: no tiles
        [one] - Corruption: 1 tile
       *[other] - Corruption: { $tiles } tiles
    }
duel-board-deben =
    { $count ->
        [0] - Deben: none
        [one] - Deben: 1
       *[other] - Deben: { $count }
    }
duel-board-deben-open =
    { $count ->
        [one] - Deben: { $values }
       *[other] - Deben: { $values } = { $points }
    }
duel-board-pirogues = - Pirogues: { $pirogues }
duel-board-pile =
    { $count ->
        [0] Pile: empty
        [one] Pile: 1 tile
       *[other] Pile: { $count } tiles
    }
duel-board-bag =
    { $count ->
        [0] Deben bag: empty
       *[other] Deben in the bag: { $count }
    }
duel-board-pirogues-left =
    { $count ->
        [0] Pirogues: none left
        [one] Pirogues: 1 left
       *[other] Pirogues: { $count } left
    }
duel-board-pirogues-known = Pirogues left, as you have seen: { $pirogues }
duel-board-pirogues-used = Pirogues used: { $pirogues }
duel-board-discard = Out of the game: { $tiles }
duel-board-discard-empty = Out of the game: nothing
duel-board-discard-count =
    { $count ->
        [one] Out of the game: 1 tile
       *[other] Out of the game: { $count } tiles
    }

## How the scores came about

duel-score-none = So far, without deben; the game is scored once, at its end.
duel-score-final = **Final ranking**
duel-score-rank =
    { $score ->
        [one] { $rank }. { $seat }: 1 point
       *[other] { $rank }. { $seat }: { $score } points
    }
duel-score-tie = Equal points: less corruption decides.
duel-score-shared = Equal points and equal corruption: the victory is shared.
duel-score-ended = { $seat } had no possible action, so the game ended
duel-score-seat =
    { $points ->
        [one] **{ $seat }**: 1 point
       *[other] **{ $seat }**: { $points } points
    }
duel-score-no-sets = - No sets, no points from sales
duel-score-set = - Set ({ $good }): { $tiles } tiles × { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    } = { $points }
duel-score-set-scarabs = - Set ({ $good }): { $tiles } tiles × { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    } ({ $extra } from Scarabs) = { $points }
duel-score-deben-count =
    { $count ->
        [one] - 1 deben, value secret until the end
       *[other] - { $count } deben, values secret until the end
    }
duel-score-deben =
    { $count ->
        [one] - Deben: { $values }
       *[other] - Deben: { $values } = { $points }
    }
# Several deben added up.
duel-score-sum = { $first } + { $second }
duel-score-pirogues = - Pirogues: { $pirogues } = { $points }
duel-score-corruption-tiles = - Corruption: { $tiles ->
        [0] no tiles
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $added ->
        [0] {""}
       *[other] , including { $added } left in hand at the end
    }
duel-score-corruption-snakes = - Corruption: { $tiles ->
        [0] no tiles
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $added ->
        [0] {""}
       *[other] , including { $added } left in hand at the end
    }, plus { $snakes } from snakes = { $corruption }
duel-score-removed = - Left the game unsold, for no points: { $tiles }
duel-score-drawn = - Less corruption by { $difference }: { $count ->
        [one] 1 more deben, worth { $drawn }
       *[other] { $count } more deben, worth { $drawn }
    }
duel-score-drawn-none = - Less corruption by { $difference }, but the bag was empty
duel-score-drawn-equal = - Equal corruption: nobody draws deben

## Refusals: what cannot be done, why, and what to do instead

duel-refusal-no-such-place = You cannot take that tile: only tiles on the Ankh's line can be taken, on both sides of it. Choose one that has a number.
duel-refusal-nothing-on-line = No tile lies on the Ankh's line, so none can be taken now. Fill the market first if the pile has tiles, sell a set, or play a character.
duel-refusal-pile-empty = The pile is empty, so the market cannot be filled any more. Sell a set or play a character.
duel-refusal-line-not-empty = The market is filled only when no tile lies on the Ankh's line. Take one of the tiles there.
duel-refusal-centre-only = The Ankh is off the market, so only the four squares in the centre count. Take a tile from there.
duel-refusal-fingered = The Pointing Finger decides: this turn you must take the tile on which it lies, and can do nothing else.
duel-refusal-no-such-line = The Ankh must point to at least one tile if it can, and that line has none. Choose another line.
duel-refusal-no-such-square = There is no tile on that square that you can choose. Choose one from the list.
duel-refusal-not-in-hand = You do not have all of these tiles in hand. Open your hand to see what you have now.
duel-refusal-not-a-character = Only character tiles have a power. Goods and statues are sold in sets.
duel-refusal-too-few-tiles = A sale needs at least 3 tiles, even when adding to a set already sold. Choose a few more.
duel-refusal-too-many-tiles = The Courtesan adds 1 or 2 tiles, not more. Choose fewer.
duel-refusal-mixed-goods = All tiles of a sale must be of one good; statues and the Architect go with any. Leave out what does not fit.
duel-refusal-needs-good = The first sale of a good needs a tile that shows this good: goods or one of its characters. Statues alone can only join a good that you have sold.
duel-refusal-no-such-set = You have sold no set of that good yet. Choose another good.
duel-refusal-no-such-pirogue = You cannot choose that pirogue. Choose one of those offered.
duel-refusal-no-such-target = That cannot be chosen here. Choose from the buttons or from the list.
duel-refusal-needs-target = Something is missing: choose what it is for.
duel-refusal-not-in-corruption = There is no such tile in that corruption. Choose one that is there.

## What is said in all games, in this game's words

duel-own-board-turn-here =
    { $takes ->
        [no] { $mention }, fill the market here, or open “{ board-hand }” for a set or a character.
       *[yes] { $mention }, take a tile here, or open “{ board-hand }” for a set or a character.
    }
duel-own-hand-choose-cards =
    { $least ->
        [0] Choose up to { $most } tiles
       *[other] { $most ->
            [one] Choose one tile
           *[other] { $gap ->
                [1] Choose { $least } or { $most } tiles
               *[other] Choose { $least } to { $most } tiles
            }
        }
    }
duel-own-hand-choose-exactly =
    { $count ->
        [one] Choose one tile
       *[other] Choose { $count } tiles
    }
duel-own-hand-chosen =
    { $count ->
        [one] 1 tile chosen
       *[other] { $count } tiles chosen
    }
duel-own-hand-play-cards =
    { $count ->
        [one] Confirm 1 tile
       *[other] Confirm { $count } tiles
    }
duel-own-turn-sets = Sell a set
duel-own-turn-characters = Play a character
duel-own-turn-plays = Play a character or sell a set
duel-choice-give = Tiles for your corruption
duel-own-error-no-known = This game has no list of known tiles: look at the board and at your hand.
duel-own-watch-letters = Message at the end
duel-own-watch-letters-now = You are watching this table. I will send you a direct message when the game ends.
