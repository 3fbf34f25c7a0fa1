### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = Mehr
# Small print below what happened, where not all of it is told there.
board-news-more = … mehr unter „{ board-hand }“ und „{ more-button }“
# The same where there is no room for anything of what happened.
board-news-there = Was geschah: „{ board-hand }“ und „{ more-button }“
# What a player's points of a round came to.
board-round-seat =
    { $sign ->
        [minus] { $name } −{ $points }
       *[plus] { $name } +{ $points }
    }
# Small print while the first turns of the next round are played; $gains are as above.
board-round = Runde { $round }: { $gains }. Die Abrechnung: „{ more-button }“, dann „{ board-scores }“.
# The same where there is room for no more.
board-round-short = Runde { $round } ist abgerechnet: „{ more-button }“, „{ board-scores }“.
