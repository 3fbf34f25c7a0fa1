### The host's card: what a game is, told to a whole channel by { COMMAND("about") }; and a film of a game for those who want to see one.

# Above the picture: the game's name, then three sentences.
about-title = { $game }
sobek-about =
    Sobek is a card game for 2 to 4 merchants on the quays of the Nile: collect goods, play them in sets, and score over three rounds.
    The first card on the quays is free; reach further and every card you skip becomes corruption, and the most corrupt player loses points at the end of the round.
    Play it right here in the channel, with people or computers, in one sitting or over several days.
duel-about =
    Sobek: 2 Players is a duel of two merchants at one market: take tiles, sell them in sets, and score once at the end.
    You can only take tiles on the Ankh's line, and the tile you take turns the Ankh for your opponent; tiles you pass over become corruption.
    Play it right here in the channel, against another player or a computer, in one sitting or over several days.
# Buttons.
about-open = Open a table
about-watch = Watch a game
# Above the film, and what it says where it cannot be seen.
about-film = { $game }: { $moves } moves, played by computers
about-film-alt = Animation of a game of { $game }, move by move, with a line on each.
