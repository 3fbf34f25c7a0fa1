### One line of help in My hand for whoever plays one of his first two games of a kind.
### Each stands in small print below the question, on two lines of a phone (110 characters) at most.

# How to do without them; stands behind the first of them.
firsts-how = Hide these lines: { more-button }
# On the page behind "More".
firsts-shown = In your first two games “{ board-hand }” has a line of help for each question.
firsts-hidden = You have hidden the lines of help for your first games.
firsts-hide = Hide help lines
firsts-show = Show help lines
about-unaided = You want no lines of help in your first games.

sobek-first-turn = The first card is free. Those that you skip become corruption: whoever has most of it loses points.
sobek-first-event = Take what helps you now, or what would help somebody else: the others see only the one you choose.
sobek-first-vizier = It goes to your hand, and nobody else sees it: best a card of a good that you collect.
sobek-first-scribe = Keep what makes sets together. Each card given is one more corruption; scarabs count only in a tie.
sobek-first-lay = Every card that you keep becomes corruption, so laying a set nearly always pays.
sobek-first-starter = Whoever starts chooses first among the new cards on the quays.

duel-first-turn = With the Ankh on the market, the nearest tile on each side of it is free; tiles passed over become corruption.
# While the Ankh is off the market, and one takes from the centre.
duel-first-turn-centre = All four tiles in the centre are free. The Ankh goes where you take; the mark there is your opponent’s line.
duel-first-turn-ankh = Your opponent takes along the line that you choose: best the one with the least to gain.
duel-first-deben = A deben is a sure gain. The tile has no scarabs, but makes a set of its good larger.
duel-first-pirogue = Take what helps you now, or what would help your opponent, who sees only the one you choose.
duel-first-architect = Only one of them comes into play: best one that brings you something at once.
duel-first-vizier = It goes from your opponent’s corruption to your hand: best a tile of a good that you collect.
duel-first-scribe = Each tile counts the same as corruption, so keep what makes sets together.
