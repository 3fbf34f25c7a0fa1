## One's turn in My hand

# What a set is worth: cards times scarabs. $before is what it was worth until now, $gain the difference.
worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, until now { $before } (+{ $gain })
# What a set is worth that is laid at the end of a round: one point a scarab.
worth-across = { $points } (scarabs only)

# Above a select of one's own cards or tiles, of which some are to be a set.
turn-pick = Or put a set together yourself
# What was chosen makes none of the sets that can be played.
turn-no-set = That is not a set: it takes three or more of one good.
# One of several selects in which the further ones stand.
turn-more = { $first } to { $last }
# Behind what was done: nothing else was possible, so nobody was asked.
turn-forced-line = { $text } (nothing else was possible)

# The placeholder of a select from which one of several things is chosen.
turn-choose = Choose one
# The placeholder of a select: a set to be played now, or to be laid when the round is over.
turn-sets = Play a set
turn-lay = Lay a set
# The placeholder of a select: a character to be played, or also a set.
turn-characters = Play a character
turn-plays = Play a character or a set
# The label of a button or option: a set and how many points more it makes with all cards that fit.
choice-gain = { $name } · +{ $gain }
# The label of a button: a player whose score changes by the choice, with the score before and after.
choice-score = { $name } · { $before } → { $after }
# What a choice does to the score of the player who makes it.
choice-own-score = You: { $before } → { $after }
# A card or token could be used, but to no effect. $text says what it does otherwise.
choice-wasted = This would do nothing now. { $text }
# The same of a set that is laid when the round is over.
choice-lay =
    { $count ->
        [one] { $name } · 1 card · +{ $gain }
       *[other] { $name } · { $count } cards · +{ $gain }
    }
# A button: all sets that can be laid are laid, for so many points.
turn-lay-all = Lay all that fits · +{ $gain }
# Above that button, if cards could be laid in several ways; $sets are sets as in choice-lay.
turn-laid-together = All that fits: { $sets }
# A button: nothing more is laid, though so many cards could be.
choice-done-left = That is all · { $count } could still be laid
