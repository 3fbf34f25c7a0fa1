### The game to practise in after a lesson: private, against one computer. Button labels have 25 characters at most.

# $game is a title such as "Sobek"; small print above the board.
practice-title = Practice game: { $game }. Only you see it, and it counts for nothing.
# A button, also at the end of the lesson.
practice-button = Practise { $game }
# $card is a character, $text one sentence about it.
practice-could-play = You could play a character now. { $card }: { $text }
practice-quiet = No explanations
practice-explain = Explanations
practice-quieted = Nothing more is explained. “{ more-button }” brings the explanations back.
# On the page behind "More".
practice-left = Stop whenever you like: this game waits for you for 30 days after your last move. { COMMAND("learn") } leads back to it.
practice-go-on = Go on practising
practice-end = End this game
practice-ended = Your practice game is over and forgotten.
practice-gone = This practice game is gone: it was ended, or waited for more than 30 days.
practice-again = Practise again
practice-over = You know the game now. { COMMAND("new") } opens a table for you and others.

sobek-practice-set = You could play a set now: it scores its cards times its scarabs, and you choose an event token.
sobek-practice-join = You could add to a set that you have on the table: then all its cards count with all its scarabs.
sobek-practice-scored = The round is scored. Whoever has most corruption goes back on the track to the same symbol, once for each full 10 points of their own sets this round.
duel-practice-set = You could sell a set now: it scores its tiles times its scarabs, and you use a pirogue token.
duel-practice-join = You could add to a set that you have sold: then all its tiles count with all its scarabs.
