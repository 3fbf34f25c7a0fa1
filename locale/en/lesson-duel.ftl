### The first lesson of Sobek: 2 Players: twelve moves, each with what is asked and, once it is made, what it was good for
### (-done). Both together have 60 words at most. Names of tiles, goods and tokens stand in parentheses or after a colon. What is to be done is bold.

lesson-duel-centre = Take tiles from the market and sell them as sets; points count at the end. A grey corner marks a starting tile. **Begin in the centre: { $tile }.**
lesson-duel-centre-done = The Ankh goes to its square, and the tile's mark turns it. Your opponent can take only along that line.
lesson-duel-line = You always take on the Ankh's line; the nearest tile on either side is free. **Take: { $tile }.**
lesson-duel-line-done = Collect many tiles of one good, because you sell them together. Your hand may hold any number.
lesson-duel-corruption = You may reach further, but every tile you pass over becomes your corruption. **Pass over { $count } and take: { $tile }.**
lesson-duel-corruption-done = At the end, the player with less corruption draws 1 deben, and 1 more for each full { $step } points of difference. Each is worth { $lowest } to { $highest } points.
lesson-duel-mark = The mark turns the Ankh: ─ row, │ column, ╱ and ╲ diagonals. **Take { $tile }**: then your opponent can take { $takeable ->
        [one] only one tile.
       *[other] only { $takeable } tiles.
    }
lesson-duel-mark-done = What you take decides what your opponent can take. So look at the mark as well as at the good.
lesson-duel-hidden = Characters lie face down and have no mark. **Take the one right beside the Ankh.**
lesson-duel-hidden-done = You got: { $tile }. It has no mark, so you turn the Ankh yourself.
lesson-duel-turn = Turn the Ankh so that your opponent has little to take. **Choose: { $line }.**
lesson-duel-turn-done = { $takeable ->
        [one] Only one tile can be taken on that line.
       *[other] Only { $takeable } tiles can be taken on that line.
    } You may not choose a line without tiles while another has some. If the line is empty, the market is filled from the pile before a tile is taken.
lesson-duel-character = **Play your character: { $tile }.** That removes one good from your corruption, so you get rid of those { $count } tiles ({ $good }).
lesson-duel-character-done = Your corruption is gone, but that was your whole turn: you take a tile, sell a set or play a character, never two of them.
lesson-duel-deben = Some tiles have a deben icon instead of scarabs. **Take this one: { $tile }.**
lesson-duel-deben-done = You choose at once: keep the tile, or trade it for a deben. You cannot trade it later.
lesson-duel-trade = A deben is worth { $lowest } to { $highest } points at the end. **Trade the tile**: it is discarded, and you draw a deben.
lesson-duel-trade-done = Your deben is worth { $deben } points. Nobody else knows that until the end.
lesson-duel-sell = A set has at least { $least } tiles of one good; its characters and any Sobek Statues may be among them. Its points are tiles times scarabs. **Sell all { $count } at once ({ $good }).**
lesson-duel-sell-done = { $total } tiles × { $scarabs } scarabs = { $points } points. Adding to it later takes { $least } more at once, so sell many together.
lesson-duel-pirogue = With each sale you choose one of the pirogue tokens that are left. **Choose { $pirogue }**: your set gains scarabs.
lesson-duel-pirogue-done = { $total } tiles × { $scarabs } scarabs: now your set is worth { $points } points instead of { $was }.
lesson-duel-end = The pile is empty: the game ends as soon as a player can do nothing. **Take { $tile }**: its mark leaves your opponent nothing.
lesson-duel-end-done = Tiles in hand became corruption; sets you could still sell would leave the game without points. Corruption: yours { $corruption }, your opponent's { $most }. You drew { $drawn } deben, worth { $deben } points, and win { $points } to { $theirs }.
