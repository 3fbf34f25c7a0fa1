### What happened in Sobek, told to the one who did it or to whom it was done: the same as in sobek.ftl, speaking to the reader.
### A message that ends in "-you" is about the reader in the place of $seat, one in "-target-you" in the place of $target,
### and so on. Where there is none, the name stands. Lists name their things and count them: no number is needed beside them.

sobek-starter-lot-you = You start round { $round }, drawn by lot.
sobek-starter-self-you = You chose to start round { $round }.
sobek-starter-named-you = You start round { $round }, chosen by { $by }.
sobek-starter-named-by-you = You chose who starts round { $round }: { $seat }.
sobek-starter-tied-by-you = Tied for the fewest points, you were drawn by lot to choose.
sobek-round-ended-you = You took the last card: the round is over.
sobek-card-taken-you = You took { $card }.
sobek-card-taken-skipping-you = You took { $card }. To your corruption: { $skipped }.
sobek-set-played-you = You played a set ({ $set }): { $cards }.
sobek-set-joined-you = You added to your set ({ $set }, now { $total } cards): { $cards }.
sobek-tokens-looked-you = You looked through the event tokens that were left.
sobek-event-chosen-none-you = You chose { $token }. It had no effect and was discarded.
sobek-event-chosen-guild-you = You chose { $token } and sent { $target } back.
sobek-event-chosen-guild-target-you = { $seat } chose { $token } and sent you back.
sobek-event-chosen-guild-alone-you = You chose { $token }. There was no marker to send back.
sobek-event-chosen-flood-you = You chose { $token } and took another turn.
sobek-event-chosen-curse-you = You chose { $token } for { $target }: 2 more corruption.
sobek-event-chosen-curse-target-you = { $seat } chose { $token } for you: 2 more corruption.
sobek-event-chosen-prosperity-you = You chose { $token } for your set ({ $set }), which gained 2 scarabs.
sobek-event-chosen-embalming-you = You chose { $token }.
sobek-event-chosen-deceit-you = You chose { $token }.
sobek-marker-forward-you =
    { $points ->
        [one] You gained 1 point: from { $before } to { $after }.
       *[other] You gained { $points } points: from { $before } to { $after }.
    }
sobek-marker-back-you =
    { $points ->
        [one] You lost 1 point: from { $before } to { $after }.
       *[other] You lost { $points } points: from { $before } to { $after }.
    }
sobek-pile-embalmed-you = You took your corruption pile back into your hand: { $cards }.
sobek-pile-counted-you = Cards under your corruption tile: { $points }. Each scored you 1 point.
sobek-character-played-none-you = You played { $card }. Its power had no effect, so the card was just discarded.
sobek-character-played-queen-you = You played { $card } to draw from the deck.
sobek-character-played-vizier-you = You played { $card } to look through { $target }'s corruption pile.
sobek-character-played-vizier-target-you = { $seat } played { $card } to look through your corruption pile.
sobek-character-played-thief-you = You played { $card } to steal from { $target }.
sobek-character-played-thief-target-you = { $seat } played { $card } to steal from you.
sobek-character-played-merchant-you = You played { $card } to pick any card from the quays.
sobek-character-played-courtesan-you = You played { $card } to add to a set.
sobek-character-played-priest-you = You played { $card } to clear { $good } out of your corruption pile.
sobek-character-played-priestess-you = You played { $card } to clear { $good } out of your corruption pile.
sobek-character-played-scribe-you = You played { $card }: all others keep 6 cards at most.
sobek-cards-drawn-you = You drew: { $cards }.
sobek-card-stolen-you = You stole a card from { $target }: { $card }.
sobek-card-stolen-target-you = { $seat } stole a card from you: { $card }.
sobek-pile-looked-you = You are looking through { $target }'s corruption pile.
sobek-pile-looked-target-you = { $seat } is looking through your corruption pile.
sobek-pile-seen-target-you = Your corruption pile holds: { $cards }.
sobek-card-reclaimed-you = You took a card out of { $target }'s corruption pile: { $card }.
sobek-card-reclaimed-target-you = { $seat } took a card out of your corruption pile: { $card }.
sobek-card-bought-you = You took { $card }, without corruption.
sobek-pile-cleared-you = You discarded from your corruption pile: { $cards }.
sobek-set-extended-you = You added to your set ({ $set }, now { $total } cards): { $cards }.
sobek-cards-given-you = You put under your corruption tile: { $cards }.
sobek-sets-laid-you = You laid at the end of the round: { $sets }.
sobek-round-scored-seat-you =
    { $points ->
        [0] You: no points from sets, still at { $reached }.
        [one] You: 1 point from sets, from { $before } to { $reached }.
       *[other] You: { $points } points from sets, from { $before } to { $reached }.
    }
# $winners are the others who won too.
sobek-game-ended-winners-you =
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
