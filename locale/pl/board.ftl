### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = Więcej
# Small print below what happened, where not all of it is told there.
board-news-more = … reszta pod „{ board-hand }” i „{ more-button }”
# The same where there is no room for anything of what happened.
board-news-there = Co się działo: „{ board-hand }” i „{ more-button }”
# What a player's points of a round came to.
board-round-seat =
    { $sign ->
        [minus] { $name } −{ $points }
       *[plus] { $name } +{ $points }
    }
# Small print while the first turns of the next round are played; $gains are as above.
board-round = Runda { $round }: { $gains }. Szczegóły: „{ more-button }”, potem „{ board-scores }”.
# The same where there is room for no more.
board-round-short = Punkty rundy { $round }: „{ more-button }”, „{ board-scores }”.
