### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = Plus
# Small print below what happened, where not all of it is told there.
board-news-more = … la suite dans « { board-hand } » et « { more-button } »
# The same where there is no room for anything of what happened.
board-news-there = Ce qui s’est passé : « { board-hand } », « { more-button } »
