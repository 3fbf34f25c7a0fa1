### The legend of boards and hands: a title, a colon, and what the sign tells.

# The button, and the title of its page; the two pictures that it explains; what stands above the picture.
see-button = Legend
see-board = Board
see-legend-board = Legend of the board
see-legend-hand = Legend of my hand
see-below = Below: what the letters mean.
# A token on the picture; what it does follows.
sign-thing = { $thing }

## Sobek

sobek-sign-number = Numbered cards: the large ones can be taken now; the buttons have the same numbers.
sobek-sign-boat = Boat: brings the next delivery when the quays are empty.
sobek-sign-corruption = Red S: corruption. Below a card: how many cards you would skip. Elsewhere: how many cards lie under a corruption tile.
sobek-sign-card = Cards: scarabs are at the bottom; a green corner marks a starting card; the amulet goes with any good; an orange card is a character, with its good at the bottom.
sobek-sign-back = Backs: green for starting cards, beige for goods, orange for characters. Next to a name: how many of each are in hand; the large number is the whole hand.
sobek-sign-round = Temple: which round it is. Cards are taken from the other end of the quays.
sobek-sign-deck = Deck: how many cards are left, and the back of the top card.
sobek-sign-discard = Discard pile: characters played and cards removed this round, newest last.
sobek-sign-token = Event tokens: used ones are face up; a gold back is one that is left. Next to a name: a Curse; on a set: Prosperity.
sobek-sign-track = Scoring track: each shape shows its player's points; after 99 comes 0 again. The symbols matter for the Guild and the penalty.
sobek-sign-ghost = Hollow shape: where a marker stood before.
sobek-sign-pointer = Arrow: whose turn it is. Another sign there: still to choose, or the winner at the end.
sobek-sign-seat = Shapes: one for each player. On a card, token or dark plate, the shape shows whose move it was.
sobek-sign-standing = Small sign before a name: a computer plays, a computer stands in for a player, or the player is away.
sobek-sign-starter = Small sun: the player who started this round.
sobek-sign-score = Number beside the name: points so far.
sobek-sign-symbol = Symbol below the points: the one on the marker's space. The penalty moves the marker back along this symbol.
sobek-sign-set = Set on the table: its good; below it, cards times scarabs; beside it, what it is worth now.
sobek-sign-news = Dark plate or star: what is new since you last looked; + has come, − has gone.
sobek-sign-doubt = Pale card with a question mark: may be there. The number before it shows how many really are.
sobek-sign-lock = Lock: you know this, but not everyone does.
sobek-sign-tick = Tick: chosen.

## Sobek: 2 Players

duel-sign-pawn = Ankh: only tiles on its line can be taken. It moves to the square of the tile taken.
duel-sign-line = Gold squares: the Ankh's line. A star of bars: the Ankh can still be turned.
duel-sign-number = Numbers: tiles that can be taken now; the buttons have the same numbers.
duel-sign-corruption = Red S: corruption. On a tile: one for each tile you would pass over. Next to a name: how many corruption tiles the player has.
duel-sign-tile = Tiles: scarabs or a deben icon are at the bottom. The arrows show how the tile turns the Ankh. A grey corner marks a starting tile; the statue goes with any good.
duel-sign-back = Backs: grey for starting tiles, black for goods, red for characters, gold for pharaoh tiles. Next to a name: how many of each are in hand; the large number is the whole hand.
duel-sign-character = Orange tile: a character, with its good at the bottom.
duel-sign-architect = Plumb level: pirogues that the Architect drew or put back.
duel-sign-pharaoh = Tile with two goods: a pharaoh tile; in a set it counts as one of them.
duel-sign-pile = Pile: how many tiles are left to fill the market.
duel-sign-deben = Coin: deben. Beside the market: those in the bag. Next to a name: how many the player has. Values stay secret until the end.
duel-sign-pirogue = Blue discs: used pirogues; a gold back is one that is left. Some lie with a player or on a set.
duel-sign-now = Blue field: what is special about this turn. A boat: nothing special.
duel-sign-discard = Out of the game: tiles that were played or removed, newest last.
duel-sign-royal = Octagon: royal corruption, worth 1 to 6; beside a tile, you draw one if you take it. Everyone sees how many tokens a player has; only the owner sees their values.
duel-sign-looked = Eye: what you are looking at now.
duel-sign-pointer = Arrow: whose turn it is. Another sign there: still to choose, or the winner at the end.
duel-sign-seat = Shapes: one for each player. On a tile or a token, the shape shows whose move it was.
duel-sign-standing = Small sign before a name: a computer plays, a computer stands in for a player, or the player is away.
duel-sign-score = Number beside the name: points so far; deben count only at the end.
duel-sign-set = Sold set: its good; below it, tiles times scarabs; beside it, what it is worth now.
duel-sign-news = Dark plate or star: what is new since you last looked; + has come, − has gone.
duel-sign-tick = Tick: chosen.
