### The expansion Treasures of the Pharaoh of Sobek: 2 Players: names, events, the text board, scores, help.
### As in the other files of the game, names stand alone or after a colon, and sentences must suit any player's name.

## Names

duel-card-pharaoh-fish-ebony = Pharaoh tile with 2 scarabs (fish or ebony)
duel-card-pharaoh-ebony-livestock = Pharaoh tile with 2 scarabs (ebony or livestock)
duel-card-pharaoh-livestock-ivory = Pharaoh tile with 2 scarabs (livestock or ivory)
duel-card-pharaoh-ivory-wheat = Pharaoh tile with 2 scarabs (ivory or wheat)
duel-card-pharaoh-wheat-marble = Pharaoh tile with 2 scarabs (wheat or marble)
duel-card-pharaoh-marble-fish = Pharaoh tile with 2 scarabs (marble or fish)
duel-card-adviser = Royal Adviser (ivory)
duel-card-spy = Spy (wild)
# A tile of the market with a gold back, whose face the reader may not know.
duel-card-hidden-gold = face-down pharaoh tile

# A pharaoh tile in a hand or a set: its two goods and its scarabs.
duel-short-pharaoh-fish-ebony = Fish/Ebony 2
duel-short-pharaoh-ebony-livestock = Ebony/Livestock 2
duel-short-pharaoh-livestock-ivory = Livestock/Ivory 2
duel-short-pharaoh-ivory-wheat = Ivory/Wheat 2
duel-short-pharaoh-wheat-marble = Wheat/Marble 2
duel-short-pharaoh-marble-fish = Marble/Fish 2
duel-short-adviser = Royal Adviser (ivory)
duel-short-spy = Spy (wild)
duel-short-hidden-gold = Pharaoh tile

duel-power-adviser = Royal Adviser
duel-power-spy = Spy
duel-pirogue-theft = Theft of a deben
duel-pirogue-scarabs2 = Scarabs (marble or ebony)
duel-back-gold = gold back
# A token of royal corruption with its value, as a button: one to discard.
duel-royal = Royal corruption: { $code }

## The expansion

duel-expansion-treasures = Treasures of the Pharaoh
# What it adds in one sentence.
duel-expansion-treasures-adds = Six tiles with two goods each, which bring royal corruption of a secret value; the Royal Adviser, the Spy and two pirogues.

## What happened

duel-royal-drawn = { $seat } drew a royal corruption token. Its value stays secret until the end.
# For the drawer alone.
duel-royal-drawn-own = You drew a royal corruption token worth { $value }. Only you know its value until the end.
duel-royal-drawn-own-after = { $seat } drew a royal corruption token worth { $value }.
duel-royal-discarded = { $seat } discarded a royal corruption token without showing its value.
duel-royal-discarded-own = You discarded a royal corruption token worth { $value }. Only you know its value.
duel-royal-discarded-own-after = { $seat } discarded a royal corruption token worth { $value }.
duel-deben-lost = { $seat } lost a deben, picked at random. Nobody else learns its value before the end.
# For the loser alone.
duel-deben-lost-own = You lost a deben worth { $value }, picked at random. Only you know its value until the end.
duel-deben-lost-own-after = { $seat } lost a deben worth { $value }.
duel-character-played-adviser = { $seat } played { $tile } to discard a royal corruption token.
# $copied is the character whose ability the spy uses.
duel-character-played-spy =
    { $copied-code ->
        [vizier] { $seat } played { $tile } to copy another character ({ $copied }) and look at { $target }'s corruption.
        [thief] { $seat } played { $tile } to copy another character ({ $copied }) and steal from { $target }.
        [scribe] { $seat } played { $tile } to copy another character ({ $copied }): { $target } keeps 6 tiles at most.
       *[other] { $seat } played { $tile } to copy another character: { $copied }.
    }
duel-character-copied-none = { $seat } played { $tile } to copy another character ({ $copied }). Its power had no effect, so the tile was just discarded.
duel-pirogue-used-theft = { $seat } chose { $pirogue }: { $target } loses a deben, picked at random.
duel-pirogue-used-scarabs2 = { $seat } chose { $pirogue } for a sold set ({ $good }), which gained 2 scarabs.

## The table as text

# $values are added up, as "3 + 5".
duel-board-own-royal =
    { $count ->
        [0] **Your royal corruption**: none
        [one] **Your royal corruption**: { $values }
       *[other] **Your royal corruption**: { $values } = { $points }
    }
duel-board-royal =
    { $count ->
        [0] - Royal corruption: no tokens
        [one] - Royal corruption: 1 token
       *[other] - Royal corruption: { $count } tokens
    }
duel-board-royal-open =
    { $count ->
        [one] - Royal corruption: { $values }
       *[other] - Royal corruption: { $values } = { $points }
    }
duel-board-played = Powers that the Spy can copy: { $powers }

## What any player held, after the end

duel-held-royal = Royal corruption

## How the scores came about

# After the sentence about corruption tiles and snakes, before the end.
duel-score-royal-count =
    { $count ->
        [one] - Royal corruption: 1 token, value secret until the end
       *[other] - Royal corruption: { $count } tokens, values secret until the end
    }
duel-score-corruption-royal = - Corruption: { $tiles ->
        [0] no tiles
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $added ->
        [0] {""}
       *[other] , including { $added } left in hand at the end
    }{ $snakes ->
        [0] {""}
       *[other] , plus { $snakes } from snakes
    }, plus { $royal } from royal corruption ({ $values }) = { $corruption }

## Help: 1000 characters at most a topic, 100 a sentence under a choice

duel-help-treasures-title = { duel-expansion-treasures }
duel-help-treasures =
    An expansion that the host may add before the game begins. Six pharaoh tiles with gold backs and two characters, the Royal Adviser and the Spy, are shuffled into the pile. Two pirogues join the others.
    A pharaoh tile shows two goods and has 2 scarabs. In a set it counts as one of the two; you choose when you sell it. On the market it lies face down like a character, and if you take it, you turn the Ankh (not with the Merchant).
    When you take a pharaoh tile from the market, even with the Merchant, you draw a royal corruption token worth 1 to 6. Everyone sees how many tokens you have, but only you know their values. At the end they add to your corruption. A pharaoh tile that you get in any other way brings no token.
    For the priests and the Courtesan, such a tile shows both its goods. The Thief may choose the gold back.
duel-help-theft-title = { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
duel-help-theft =
    These two pirogues belong to the expansion { duel-expansion-treasures }. With them there are 15: five beside the market, ten set aside.
    { duel-pirogue-theft }: your opponent loses one deben, picked at random. It leaves the game, and only your opponent sees its value. If your opponent has none, there is no effect.
    { duel-pirogue-scarabs2 }: put this token on one of your sold sets of these two goods; the set that you have just sold counts too. It gives the set 2 scarabs, but does not count as a tile.
duel-help-adviser-title = { duel-power-adviser }
duel-help-adviser =
    Discard one of your royal corruption tokens, whichever you like. It leaves the game, and your opponent does not learn its value.
    Without such a token he has no effect. In a set he counts as Ivory. He belongs to the expansion { duel-expansion-treasures }.
duel-help-spy-title = { duel-power-spy }
duel-help-spy =
    Choose a character that you or your opponent has played for its power in this game, and use that power, even if it had no effect then. Characters sold in a set do not count. If you copy the Merchant and take a pharaoh tile, you draw royal corruption for it too.
    If no character has been played yet, the Spy has no effect. In a set the Spy is wild and goes with any good, just like a Sobek Statue; the priests treat it as a statue too. The Spy belongs to the expansion { duel-expansion-treasures }.
duel-explain-hidden-gold = Brings 2 scarabs, and a royal corruption token worth 1 to 6.
duel-explain-adviser = Discard one of your royal corruption tokens.
duel-explain-spy = Use the power of a character that has already been played.
duel-explain-theft = Your opponent loses a deben, picked at random.
duel-explain-scarabs2 = Add 2 scarabs to one of your sold sets of Marble or Ebony.
