### The first lesson of Sobek: ten moves, each with what is asked and, once it is made, what it was good for (-done).
### Both together have 60 words at most. Names of cards, goods and tokens stand in parentheses or after a colon. What is to be done is bold.

lesson-sobek-free = Collect goods cards from the quays and play them as sets: most points after { $rounds } rounds wins. **Take the first card, it is free: { $card }.**
lesson-sobek-free-done = Below the cards you see what they cost: the first one, on the left, is always free.
lesson-sobek-corruption = You may take any of the first { $reach } cards, but those you skip go under your corruption tile. **Skip { $count } and take card { $place }: { $card }.**
lesson-sobek-corruption-done = Those { $count } cards are your corruption now; only you may look at them. The player with the most at the end of the round loses points.
lesson-sobek-hidden = Characters lie face down, so nobody knows who they are. **Take the first card** and see.
lesson-sobek-hidden-done = You got: { $card }. You can play a character for its power, or in a set as a card of its good.
lesson-sobek-character = **Play your character: { $card }.** That discards one good from your corruption, so you get rid of those { $count } cards ({ $good }).
lesson-sobek-character-done = Your corruption is gone, but that was your whole turn: you take a card, play a character or play a set, never two of them.
lesson-sobek-set = A set has at least { $least } cards of one good. Its points are its cards times the scarabs on them. A green corner marks a starting card. **Play all { $count } ({ $good }).**
lesson-sobek-set-done = { $total } cards × { $scarabs } scarabs = { $points } points at the end of the round. Each further card would count all the scarabs once more.
lesson-sobek-event = With each set you play, you choose one of the event tokens that are left. **Choose { $token }**: it gives your set more scarabs.
lesson-sobek-event-done = { $total } cards × { $scarabs } scarabs: now your set is worth { $points } points instead of { $was }.
lesson-sobek-extend = Later you may add to a set, again with at least { $least } cards; amulets go with any good. **Add all { $count } that fit ({ $good }).**
lesson-sobek-extend-done = From { $was } to { $points } points without a single new scarab: each card counts all scarabs of its set. So add to the sets that have many.
lesson-sobek-end = The deck is empty, and one card is left on the quays. **Take it**: the round ends at once.
lesson-sobek-end-done = Nobody gets another turn. But you may still lay sets from your hand.
lesson-sobek-lay = Sets laid now score only their scarabs, but cards left in your hand become corruption. **Lay all { $count } ({ $good }).**
lesson-sobek-lay-done = Only { $points } points: played on one of your turns, the set would have brought { $instead }. So keep an eye on the deck.
lesson-sobek-penalty = The player with the most corruption goes back on the scoring track. **Lay the other { $count } too ({ $good })**, or it will be you.
lesson-sobek-penalty-done = Corruption: you { $corruption }, your opponent { $most }. Your opponent's sets brought { $earned } points: { $steps } full tens. So their marker goes back { $steps } steps, each to the previous space with the same symbol: from { $reached } to { $left }.
