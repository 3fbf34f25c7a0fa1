### A review: after the game, where its reader lost most. Only they read it. Labels of buttons have 25 characters at most.

# A button on the board of a game that is over.
review-button = Review my game
# The heading of its page.
review-title = Your game
review-waiting = Another game is being reviewed first …
review-looking = Reviewing your moves: { $done } of { $count } …
review-weighing = Taking a closer look at the moves that stand out …
review-meanwhile = This takes a minute. You can close this message: the same button shows the result.
# A heading: one of the moments in which most was lost.
review-moment = Moment { $place } of { $count }
# $move is what its button said, such as "2: Ivory 3" or "New set: Wheat: 3 × Wheat".
review-made = You: **{ $move }**
review-better = Better: **{ $move }**
review-other = something else
# An average over many possible deals; $error is by how much it may be wrong, in points.
review-gain =
    { $points ->
        [one] On average **about 1 point** better, accurate to within { $error }. Better in { $better } of 10 possible deals, worse in { $worse }.
       *[other] On average **about { $points } points** better, accurate to within { $error }. Better in { $better } of 10 possible deals, worse in { $worse }.
    }
review-gain-always =
    { $points ->
        [one] On average **about 1 point** better, accurate to within { $error }. Better in every possible deal.
       *[other] On average **about { $points } points** better, accurate to within { $error }. Better in every possible deal.
    }
# What a possible deal is above; { $count } is how many were tried, always many.
review-how = Only you see this. A possible deal is one way in which what you could not see may have been dealt. I tried { $count }, up to the next scoring.
review-none =
    { $count ->
        [0] You had nothing to choose in this game.
        [one] You had 1 decision, and no other choice was clearly better, as far as a master can tell.
       *[other] You had { $count } decisions, and no other choice was clearly better in any of them, as far as a master can tell.
    }
review-fewer =
    { $count ->
        [one] Nothing else stood out in your 1 decision.
       *[other] Nothing else stood out in your { $count } decisions.
    }
# $rounds are numbers, one for each round: "7, 3 and 5"; of a game without rounds there is one, of the whole game.
# Cards or tiles may have been dealt.
review-luck =
    { $count ->
        [one] Luck: your deal was better than { $rounds } of 10 random ones (played by adepts).
       *[other] Luck by round: your deals were better than { $rounds } of 10 random ones (played by adepts).
    }
# In the history: below a move, and as an entry of the select that jumps there.
review-mark =
    { $points ->
        [one] 🔎 On average, another move was about 1 point better.
       *[other] 🔎 On average, another move was about { $points } points better.
    }
review-jump =
    { $points ->
        [one] 🔎 Your move: −1 point
       *[other] 🔎 Your move: −{ $points } points
    }
error-review-not-yours = Only the players who were at this table at the end can review their game.
error-review-none = Games cannot be reviewed here: on this bot masters play no better than adepts.
error-review-busy = Many games are being reviewed right now. Please ask again in a few minutes.
error-review-failed = I could not finish your review this time. Please ask again in a moment.
