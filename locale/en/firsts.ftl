### One line of help in My hand for players in their first two games of a kind.
### Each stands in small print below the question, on two lines of a phone (110 characters) at most.

# How to do without them; stands behind the first of them.
firsts-how = Hide these lines under “{ more-button }”
# On the page behind "More".
firsts-shown = In your first two games “{ board-hand }” shows a help line with each question.
firsts-hidden = The help lines for your first games are hidden.
firsts-hide = Hide help lines
firsts-show = Show help lines
about-unaided = You have hidden the help lines for your first games.

sobek-first-turn = The first card is free; skipped ones are corruption. Having the most costs points if your sets earn 10+.
sobek-first-turn-last = The deck is empty: no more cards come. Taking the last card on the quays ends the round.
sobek-first-event = Take what helps you now, or what would help an opponent. The others see only the one you choose.
sobek-first-vizier = The card goes to your hand, so choose a good that you collect.
sobek-first-scribe = Keep what makes sets. Each card you give up is 1 more corruption; scarabs count only in a tie.
sobek-first-lay = Cards you keep become corruption, so laying a set nearly always pays off.
sobek-first-starter = The starting player gets first pick of the new cards on the quays.

duel-first-turn = On the Ankh's line, the nearest tile on each side is free; tiles you pass over become corruption.
# While the Ankh is off the market, and one takes from the centre.
duel-first-turn-centre = All four tiles in the centre are free. The Ankh goes to yours, and its mark sets your opponent's line.
# While the pile is empty.
duel-first-turn-last = The pile is empty: the game ends if someone is stuck. Unsold sets score 0; other tiles in hand are corruption.
duel-first-turn-royal = A pharaoh tile also brings a royal corruption token (1 to 6). Tiles you pass over become corruption.
# While they hold a statue or a character and could soon sell a set.
duel-first-turn-set = In a set, Sobek Statues and wild characters go with any good, others with their own. They have no scarabs.
duel-first-turn-ankh = Your opponent can take only along this line, so choose one with little to gain.
duel-first-deben = A deben is a sure gain. The tile has no scarabs, but it makes a set of its good larger.
duel-first-pirogue = Take what helps you now, or what would help your opponent, who sees only the one you choose.
duel-first-architect = You use only one of these, so choose one that helps you now.
duel-first-vizier = The tile goes to your hand, so choose a good that you collect.
duel-first-scribe = Keep what makes sets. Each tile you give up is 1 more corruption.
