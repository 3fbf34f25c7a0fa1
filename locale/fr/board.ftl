### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = Plus
# Small print below what happened, where not all of it is told there.
board-news-more = … la suite dans « { board-hand } » et « { more-button } »
# The same where there is no room for anything of what happened.
board-news-there = Ce qui s’est passé : « { board-hand } », « { more-button } »
# What a player's points of a round came to.
board-round-seat =
    { $sign ->
        [minus] { $name } −{ $points }
       *[plus] { $name } +{ $points }
    }
# Small print while the first turns of the next round are played; $gains are as above.
board-round = Manche { $round } : { $gains }. Le détail : « { more-button } », puis « { board-scores } ».
# The same where there is room for no more.
board-round-short = Manche { $round } décomptée : « { more-button } », « { board-scores } ».
