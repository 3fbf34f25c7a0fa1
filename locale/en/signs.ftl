### The legend of boards and hands: a title, a colon, and what the sign tells.

# The button, and the title of its page; the two pictures that it explains; what stands above the picture.
see-button = Legend
see-board = Board
see-hand = My hand
see-below = Below: what the letters mean.
# A token on the picture; what it does follows.
sign-thing = { $thing }

## Sobek

sobek-sign-number = Numbered cards: the large ones can be taken now; their numbers are those on the buttons.
sobek-sign-boat = Boat: when the row is empty, the next delivery comes with it.
sobek-sign-corruption = Red S: corruption. Below a card, how many cards you would pass over; elsewhere, cards under a corruption tile.
sobek-sign-card = Cards: scarabs stand at the foot; a green corner marks a starting card; the amulet goes with any good; orange is a character, its good below.
sobek-sign-back = Backs: green are starting cards, beige goods, orange characters. At a seat, how many of each are held; the large number is the whole hand.
sobek-sign-round = Temple: which round it is. The row is taken from its other end.
sobek-sign-deck = Deck: how many cards are left, and the back of the next one.
sobek-sign-discard = Discard pile: cards played and cards removed this round, the newest last.
sobek-sign-token = Event tokens: used ones are open, a gold back is one that is left. At a name: a Curse; on a set: Prosperity.
sobek-sign-track = Scoring track: each shape stands on its player’s points; after 99 comes 0 again. Symbols matter for the Guild and the penalty.
sobek-sign-ghost = Hollow shape: where that marker stood before.
sobek-sign-pointer = Arrow: whose turn it is. A different sign there: still to choose, or the winner at the end.
sobek-sign-seat = Coloured shapes: one for each player. On a card, a token or a badge, the shape tells whose doing that was.
sobek-sign-standing = Small sign before a name: a computer plays there, stands in for somebody, or the player is away.
sobek-sign-starter = Small sun: started this round.
sobek-sign-score = Number beside the name: points so far.
sobek-sign-symbol = Symbol below the points: that of the space on which the marker stands. The penalty goes back from symbol to symbol.
sobek-sign-set = Set on the table: its good; below, its cards times its scarabs; beside it, what that is worth now.
sobek-sign-news = Dark plate or star: what is new since you last looked; + is what came, − what went.
sobek-sign-doubt = Pale card with a question mark: may be there. The number before the bracket says how many really are.
sobek-sign-lock = Lock: you know this, but not everybody does.
sobek-sign-tick = Tick: chosen.

## Sobek: 2 Players

duel-sign-pawn = Ankh: only tiles on its line can be taken. It moves to the tile that is taken.
duel-sign-line = Gold squares: the line of the Ankh; a star of bars means that it may still be turned.
duel-sign-number = Numbers: tiles that can be taken now, numbered as on the buttons.
duel-sign-corruption = Red S: corruption. At a tile, one for each tile that you would pass over; at a player, how many tiles there are.
duel-sign-tile = Tiles: scarabs or a deben icon at the foot. The arrows turn the Ankh when the tile is taken. A grey corner marks a starting tile; the statue goes with any good.
duel-sign-back = Backs: grey are starting tiles, black goods, red characters, gold pharaoh tiles. At a player, how many of each are in hand; the large number is all.
duel-sign-character = Orange tile: a character; the good that it counts as stands below.
duel-sign-architect = Plumb level: pirogues that the Architect drew or put back.
duel-sign-pharaoh = Tile of two goods: a pharaoh tile; in a set it is one of them.
duel-sign-pile = Pile: how many tiles are left to fill the market.
duel-sign-deben = Coin: deben. Beside the market, those in the bag; at a player, how many are owned. Values stay secret until the end.
duel-sign-pirogue = Blue discs: pirogues that were used; a gold back is one that is left. Some lie with their player or on a set.
duel-sign-now = Blue field: what is special about this turn; a boat means nothing is.
duel-sign-discard = Out of the game: tiles that were played or removed, the newest last.
duel-sign-royal = Octagon: royal corruption, worth 1 to 6. All see how many, only the owner their values.
duel-sign-looked = Eye: what you are looking at now.
duel-sign-pointer = Arrow: whose turn it is. A different sign there: still to choose, or the winner at the end.
duel-sign-seat = Coloured shapes: one for each player. On a tile or a token, the shape tells whose doing that was.
duel-sign-standing = Small sign before a name: a computer plays there, stands in for somebody, or the player is away.
duel-sign-score = Number beside the name: points that everybody can count so far.
duel-sign-set = Sold set: its good; below, its tiles times its scarabs; beside it, what that is worth now.
duel-sign-news = Dark plate or star: what is new since you last looked; + is what came, − what went.
duel-sign-tick = Tick: chosen.
