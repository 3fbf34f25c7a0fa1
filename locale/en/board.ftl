### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = More
# Small print below what happened, where not all of it is told there.
board-news-more = … more in “{ board-hand }” and “{ more-button }”
# The same where there is no room for anything of what happened.
board-news-there = What happened is in “{ board-hand }” and “{ more-button }”.
