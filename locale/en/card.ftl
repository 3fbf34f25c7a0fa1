### The host's card: what a game is, told to a whole channel by { COMMAND("about") }; and a film of a game for those who want to see one.

# Above the picture: the game's name, then three sentences.
about-title = { $game }
sobek-about =
    Sobek is a card game for 2 to 4 merchants on the quays of the Nile: collect goods, lay them down in sets, score over three rounds.
    The first card of the row is free; whoever reaches further takes all skipped cards as corruption, and whoever has most of that loses points at the end of the round.
    It is played right here in the channel, with people or computers, in one sitting or over several days.
duel-about =
    Sobek: 2 Players is a duel of two merchants at one market: take tiles, sell them in sets, and score once at the end.
    Only tiles on the line of the Ankh can be taken, and the tile that you take turns the Ankh for your opponent; tiles that you pass over are corruption.
    It is played right here in the channel, against somebody or a computer, in one sitting or over several days.
# Buttons.
about-open = Open a table
about-watch = Watch one
# Above the film, and what it says where it cannot be seen.
about-film = { $game }: { $moves } moves, played by computers
about-film-alt = Animation of a game of { $game }, move by move, with a line on each.
