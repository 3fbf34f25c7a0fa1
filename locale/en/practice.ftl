### The game to practise in after a lesson: private, against one computer. Button labels have 25 characters at most.

# $game is a title such as "Sobek"; small print above the board.
practice-title = Practice game: { $game }. Only you see it, and it counts for nothing.
# A button, also at the end of the lesson.
practice-button = Practice: { $game }
# $card is a character, $text one sentence about it.
practice-could-play = You could play a character now. { $card }: { $text }
practice-quiet = No explanations
practice-explain = Explanations
practice-quieted = Explanations are off. “{ more-button }” turns them on again.
# On the page behind "More".
practice-left = Stop whenever you like: this game waits for you for 30 days after your last move. { COMMAND("learn") } brings you back to it.
practice-go-on = Go on with practice
practice-end = End this game
practice-ended = Your practice game is over and deleted.
practice-gone = This practice game is gone: you ended it, or it waited for more than 30 days.
practice-again = Another practice game
practice-over = You know the game now. { COMMAND("new") } opens a table for you and others.

sobek-practice-set = You could play a set now: it scores its cards times its scarabs, and you choose an event token.
sobek-practice-join = You could add to one of your sets on the table: then all its cards count with all its scarabs.
sobek-practice-scored = The round is scored. The player with the most corruption goes back on the track to the previous space with the same symbol, once for each full 10 points of their own sets this round.
duel-practice-set = You could sell a set now: it scores its tiles times its scarabs, and you use a pirogue token.
duel-practice-join = You could add to one of the sets you have sold: then all its tiles count with all its scarabs.
