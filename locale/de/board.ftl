### The board: what stands on it beside the picture, and what is behind "More".

# A button: everything that is not needed every turn.
more-button = Mehr
# Small print below what happened, where not all of it is told there.
board-news-more = … mehr unter „{ board-hand }“ und „{ more-button }“
# The same where there is no room for anything of what happened.
board-news-there = Was geschah: „{ board-hand }“ und „{ more-button }“
