### What happened in Sobek: 2 Players, told to the one who did it or to whom it was done: the same as in duel.ftl and
### duel-pharaoh.ftl, speaking to the reader. How it is chosen is told in sobek-you.ftl.

duel-market-filled-you = You filled the market.
duel-tile-taken-you = You took { $tile }.
duel-tile-taken-passing-you = You took { $tile }. To your corruption: { $passed }.
duel-ankh-turned-you = You turned the Ankh: { $line }.
duel-tile-kept-you = You kept the tile instead of a deben: { $tile }.
duel-tile-traded-you = You discarded the tile to draw a deben: { $tile }.
duel-deben-drawn-you = You drew a deben. Its value stays secret until the end.
duel-set-sold-you = You sold a set ({ $good }): { $tiles }.
duel-set-joined-you = You sold more of a good ({ $good }, now { $total } tiles): { $tiles }.
duel-set-extended-you = You added to your set ({ $good }, now { $total } tiles): { $tiles }.
duel-pirogues-looked-you = You looked through the pirogues that were left.
duel-pirogues-looked-architect-you = You drew pirogues from those that were set aside at the start.
duel-pirogue-used-none-you = You chose a pirogue that had no effect and was discarded: { $pirogue }.
duel-pirogue-used-pyramid-you = You chose { $pirogue } and took another turn.
duel-pirogue-used-scarabs-you = You chose { $pirogue } for a sold set ({ $good }), which gained 2 scarabs.
duel-pirogue-used-mummy-you = You chose { $pirogue }.
duel-pirogue-used-snake1-you = You chose { $pirogue }: { $target } has 1 more corruption point at the end.
duel-pirogue-used-snake1-target-you = { $seat } chose { $pirogue }: you have 1 more corruption point at the end.
duel-pirogue-used-snake2-you = You chose { $pirogue }: { $target } has 2 more corruption points at the end.
duel-pirogue-used-snake2-target-you = { $seat } chose { $pirogue }: you have 2 more corruption points at the end.
duel-pirogue-used-seven-you = You chose { $pirogue }: 7 points at the end.
duel-pirogue-used-two-deben-you = You chose { $pirogue }: 2 points at the end, and a deben if the bag has one.
duel-pirogue-used-horus-you = You chose { $pirogue } to draw the better of 2 deben.
duel-pirogue-used-finger-you = You chose { $pirogue }: { $target } must take the tile on { $square-code }, with its corruption.
duel-pirogue-used-finger-target-you = { $seat } chose { $pirogue }: you must take the tile on { $square-code }, with its corruption.
duel-pirogue-used-theft-you = You chose { $pirogue }: { $target } loses a deben, picked at random.
duel-pirogue-used-theft-target-you = { $seat } chose { $pirogue }: you lose a deben, picked at random.
duel-pirogue-used-scarabs2-you = You chose { $pirogue } for a sold set ({ $good }), which gained 2 scarabs.
duel-corruption-reclaimed-you = You took your corruption tiles back into your hand: { $tiles }.
duel-character-played-none-you = You played { $tile }. Its power had no effect, so the tile was just discarded.
duel-character-played-queen-you = You played { $tile } to draw from the pile.
duel-character-played-vizier-you = You played { $tile } to look at { $target }'s corruption.
duel-character-played-vizier-target-you = { $seat } played { $tile } to look at your corruption.
duel-character-played-thief-you = You played { $tile } to steal from { $target }.
duel-character-played-thief-target-you = { $seat } played { $tile } to steal from you.
duel-character-played-merchant-you = You played { $tile } to pick any tile of the market.
duel-character-played-courtesan-you = You played { $tile } to add to a sold set.
duel-character-played-priest-you = You played { $tile } to remove tiles from your corruption: { $good }.
duel-character-played-priestess-you = You played { $tile } to remove tiles from your corruption: { $good }.
duel-character-played-scribe-you = You played { $tile }: { $target } keeps 6 tiles at most.
duel-character-played-scribe-target-you = { $seat } played { $tile }: you keep 6 tiles at most.
duel-character-played-architect-you = You played { $tile } to use a pirogue from those set aside.
duel-character-played-adviser-you = You played { $tile } to discard a royal corruption token.
duel-character-played-spy-you =
    { $copied-code ->
        [vizier] You played { $tile } to copy another character ({ $copied }) and look at { $target }'s corruption.
        [thief] You played { $tile } to copy another character ({ $copied }) and steal from { $target }.
        [scribe] You played { $tile } to copy another character ({ $copied }): { $target } keeps 6 tiles at most.
       *[other] You played { $tile } to copy another character: { $copied }.
    }
duel-character-played-spy-target-you =
    { $copied-code ->
        [vizier] { $seat } played { $tile } to copy another character ({ $copied }) and look at your corruption.
        [thief] { $seat } played { $tile } to copy another character ({ $copied }) and steal from you.
        [scribe] { $seat } played { $tile } to copy another character ({ $copied }): you keep 6 tiles at most.
       *[other] { $seat } played { $tile } to copy another character: { $copied }.
    }
duel-character-copied-none-you = You played { $tile } to copy another character ({ $copied }). Its power had no effect, so the tile was just discarded.
duel-tiles-drawn-you = You drew: { $tiles }.
duel-corruption-seen-target-you = Your corruption holds: { $tiles }.
duel-tile-reclaimed-you = You took a tile out of { $target }'s corruption: { $tile }.
duel-tile-reclaimed-target-you = { $seat } took a tile out of your corruption: { $tile }.
duel-tile-stolen-you = You stole a tile from { $target }: { $tile }.
duel-tile-stolen-target-you = { $seat } stole a tile from you: { $tile }.
duel-tile-bought-you = You took { $tile }, without corruption. The Ankh stays.
duel-corruption-cleared-you = You removed from your corruption: { $tiles }.
duel-tiles-given-you = You added to your corruption from your hand: { $tiles }.
duel-royal-drawn-you = You drew a royal corruption token. Its value stays secret until the end.
duel-royal-discarded-you = You discarded a royal corruption token without showing its value.
duel-deben-lost-you = You lost a deben, picked at random. Nobody else learns its value before the end.
duel-game-scored-you = You could not take a tile, sell a set or play a character, so the game ended.
duel-why-over-you = The game is over: the pile is empty, and you could not take a tile, sell a set or play a character.
duel-game-scored-removed-you = You could still have sold this. It leaves the game without points: { $tiles }.
duel-game-scored-seat-you =
    { $points ->
        [one] You: 1 point, corruption { $corruption }.
       *[other] You: { $points } points, corruption { $corruption }.
    }
# $winners is the other one, if both won.
duel-game-ended-winners-you =
    { $winners-count ->
        [0] The game is over. You won with { $score ->
            [one] 1 point
           *[other] { $score } points
        }!
       *[other] The game is over. You share the victory, with { $score ->
            [one] 1 point
           *[other] { $score } points
        } each: { $winners } won too.
    }
duel-game-ended-tie-winners-you = The game is over. Both have { $score ->
        [one] 1 point
       *[other] { $score } points
    }; less corruption decides. You won!
