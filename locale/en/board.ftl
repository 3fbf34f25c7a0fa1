### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = More
# Small print below what happened, where not all of it is told there.
board-news-more = … more in “{ board-hand }” and “{ more-button }”
# The same where there is no room for anything of what happened.
board-news-there = What happened is in “{ board-hand }” and “{ more-button }”.
# What a player's points of a round came to.
board-round-seat =
    { $sign ->
        [minus] { $name } −{ $points }
       *[plus] { $name } +{ $points }
    }
# Small print while the first turns of the next round are played; $gains are as above.
board-round = Round { $round }: { $gains }. Details: “{ more-button }”, then “{ board-scores }”.
# The same where there is room for no more.
board-round-short = Round { $round } is scored: “{ more-button }”, “{ board-scores }”.
