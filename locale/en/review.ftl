### A review: after the game, where its reader lost most. Only he reads it. Labels of buttons have 25 characters at most.

# A button on the board of a game that is over.
review-button = Look at my game
# The heading of its page.
review-title = Your game
review-waiting = Somebody else’s game is being looked at first …
review-looking = Looking at your moves: { $done } of { $count } …
review-weighing = Looking again at those that stand out …
review-meanwhile = That takes a minute. You can put this away: what is found is kept, and the same button shows it.
# A heading: one of the moments in which most was lost.
review-moment = Moment { $place } of { $count }
# $move is what its button said, such as "2: Ivory 3" or "New set: Wheat: 3 × Wheat".
review-made = You: **{ $move }**
review-better = Better: **{ $move }**
review-other = something else
# $error is by how much the number may be wrong, in points.
review-gain =
    { $points ->
        [one] **About 1 point** better, give or take { $error }; better in { $better } of 10 worlds, worse in { $worse }.
       *[other] **About { $points } points** better, give or take { $error }; better in { $better } of 10 worlds, worse in { $worse }.
    }
review-gain-always =
    { $points ->
        [one] **About 1 point** better, give or take { $error }, and better in every world.
       *[other] **About { $points } points** better, give or take { $error }, and better in every world.
    }
# What “world” means above; { $count } is how many were tried, always many.
review-how = A world is one way in which what you did not see may have lain. { $count } were tried, up to the next scoring.
review-none =
    { $count ->
        [0] You had nothing to choose in this game.
        [one] You had 1 decision, and nothing would have been clearly better there, as far as a master can tell.
       *[other] You had { $count } decisions, and in none of them would anything have been clearly better, as far as a master can tell.
    }
review-fewer =
    { $count ->
        [one] In your 1 decision nothing else was clearly better.
       *[other] In your { $count } decisions nothing else was clearly better.
    }
# $rounds are numbers, one for each round: "7, 3 and 5"; of a game without rounds there is one, of the whole game.
# Cards or tiles may have been dealt.
review-luck =
    { $count ->
        [one] Luck, as merchants play: kinder to you than { $rounds } deals in 10.
       *[other] Luck by rounds, as merchants play: kinder to you than { $rounds } deals in 10.
    }
# In the history: below a move, and as an entry of the select that jumps there.
review-mark =
    { $points ->
        [one] 🔎 Something else was about 1 point better.
       *[other] 🔎 Something else was about { $points } points better.
    }
review-jump =
    { $points ->
        [one] 🔎 Your move: −1 point
       *[other] 🔎 Your move: −{ $points } points
    }
error-review-not-yours = Only whoever sat at this table when the game ended can look at their game.
error-review-none = Games cannot be looked through here: on this bot masters play as merchants do.
error-review-busy = Many games are being looked through just now. Please ask again in a few minutes.
error-review-failed = I did not get through your game this time. Please ask again in a moment.
