## One's turn in My hand

# What a set is worth: cards times scarabs. $before is what it was worth until now, $gain the difference.
worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, until now { $before } (+{ $gain })
# What a set is worth that is laid at the end of a round: one point a scarab.
worth-across = Only its scarabs: { $points }

# Above a select of one's own cards or tiles, of which some are to be a set.
turn-pick = Or choose what makes a set
# What was chosen makes none of the sets that can be played.
turn-no-set = That makes no set: it takes three or more of one good.
# One of several selects in which the further ones stand.
turn-more = { $first } to { $last }
# Behind what was done: nothing else was possible, so nobody was asked.
turn-forced-line = { $text } (nothing else was possible)
