### The rules of Sobek: 2 Players in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character, pirogue and choice (100 characters at most, shown under a choice).

## The course of the game

duel-help-goal-title = Goal of the game
duel-help-goal =
    The two of you trade at the same market. Take tiles from it, sell sets of them, and play characters when they help you.
    You score for the sets you sell, for deben and for some pirogues. Everything is counted once, at the end; most points wins.
    Reach far across the market and you gather corruption. The player with less corruption draws extra deben at the end.

duel-help-turn-title = Your turn
duel-help-turn =
    On your turn you do exactly one of three things:
    - take a tile from the market,
    - sell a set of 3 or more tiles,
    - play a character for its power.
    You cannot pass. You may play a character whose power can do nothing: it is discarded and your turn is over.
    Your hand may hold any number of tiles. Your opponent sees only their backs: grey for starting tiles, black for goods, red for characters.

duel-help-take-title = Take a tile
duel-help-take =
    You may take a tile on the Ankh's line: its row, its column or one of its diagonals, whichever way it points. Both sides of the Ankh count, and empty squares do not matter.
    All tiles between the Ankh and the tile you take become your corruption. The nearest tile on each side is free.
    Then the Ankh moves to the square of the tile you took. That tile's mark shows the Ankh's new line: ─ row, │ column, ╱ rising diagonal, ╲ falling diagonal. So what you take decides what your opponent can take.

duel-help-ankh-title = Ankh and market
duel-help-ankh =
    At the start the Ankh is off the market: the first player takes any of the four tiles in the centre, and the Ankh goes there.
    A character has no mark, so the player who takes it turns the Ankh. It must point to at least one tile if any line has one.
    If the Ankh's line has no tile and you want to take one, the Ankh leaves, the market is filled from the pile, and you take one of the four tiles in the centre. Selling a set or playing a character never fills the market.
    The market is filled clockwise in three rings: first the centre, then the ring around it, then the rim. Characters lie face down. If the pile is too small, some squares stay empty; with no pile left, nothing is filled.

duel-help-corruption-title = Corruption
duel-help-corruption =
    Tiles that you pass over go face down on your corruption board. You may look at your own whenever you like; your opponent knows only how many there are.
    At the end each of them is 1 corruption point, and so is each tile left in your hand. Snakes add 1 or 2 corruption points.
    The player with less corruption draws 1 deben, and 1 more for each full 3 points of difference: with 1 against 8, that makes 3 deben. With equal corruption, nobody draws.

duel-help-deben-title = Deben
duel-help-deben =
    A deben is worth 3 to 9 points at the end. Until then only its owner knows its value.
    Six goods tiles show a deben icon. If you take one of them from the Ankh's line or from the centre as your action, you choose at once: discard the tile and draw a deben from the bag, or keep the tile, which has no scarabs. You cannot trade it later. There is no choice if the tile came to you in any other way or if the bag is empty.
    Some pirogues bring deben too, and so does having less corruption at the end. There are 13 deben in all.

duel-help-sell-title = Sell a set
duel-help-sell =
    Lay at least 3 tiles of one good from your hand in front of you. Characters that show this good may be among them, and so may Sobek Statues and the Architect, which go with any good. Characters and statues have no scarabs, but each makes the set larger.
    The first sale of a good needs at least one tile that shows this good. Later sales of it join the same set; again you lay at least 3 at once, and these may be statues alone.
    With each sale you use one pirogue, as long as any are left.

duel-help-pirogues-title = Pirogues
duel-help-pirogues =
    Five pirogues, drawn from 13, lie face down beside the market. Whenever you sell a set, you look at those that are left and use one; your opponent sees only the one you choose. Used ones are not replaced.
    If it can be applied, it is applied at once. You may choose one that cannot be applied, to keep it from your opponent; then it is simply discarded.
    The other 8 are set aside. Only the Architect draws from them.

## The pirogues

duel-help-pyramid-title = { duel-pirogue-pyramid }
duel-help-pyramid =
    You take another full turn at once. If you take a tile on that turn, you may first turn the Ankh on its square as you wish. If the Ankh's current line is empty, you may fill the market instead.
    You must take that turn: if you can do nothing, the game ends. There are two of these tokens.
duel-help-scarabs-title = { duel-pirogue-scarabs }
duel-help-scarabs = Put this token on one of your sold sets of Livestock, Fish or Wheat; the set that you have just sold counts too. It gives the set 2 scarabs, but does not count as a tile. There are two of these tokens, and a set may hold both.
duel-help-mummy-title = { duel-pirogue-mummy }
duel-help-mummy = Take all your corruption tiles into your hand. Snakes stay with you. Without corruption tiles it has no effect.
duel-help-snake-title = { duel-pirogue-snake }
duel-help-snake = Give this token to your opponent. It counts as 1 or 2 corruption points at the end. There is one of each.
duel-help-points-title = Seven, Two + deben, Eye of Horus
duel-help-points =
    { duel-pirogue-seven }: worth 7 points at the end.
    { duel-pirogue-two-deben }: worth 2 points at the end, and you draw a deben if the bag has any. There are two of these tokens.
    { duel-pirogue-horus }: draw 2 deben, keep the higher one and put the other back unseen. If the bag has only one, you keep it; if it is empty, you get none.
duel-help-finger-title = { duel-pirogue-finger }
duel-help-finger =
    Put this token on a tile on the Ankh's line. On their next turn, your opponent must take exactly that tile, with the corruption on the way to it, and can do nothing else.
    A deben icon gives its choice as usual, and for a character your opponent turns the Ankh. If the line has no tile, the token is discarded. There are two of these tokens.

## The characters

duel-help-queen-title = { duel-power-queen }
duel-help-queen =
    Draw the top 3 tiles of the pile into your hand, or as many as there are. Your opponent sees only the backs.
    With an empty pile she has no effect. In a set she counts as Ivory.
duel-help-vizier-title = { duel-power-vizier }
duel-help-vizier =
    Look at your opponent's corruption tiles and take one of them into your hand.
    If there are none, he has no effect. In a set he counts as Livestock.
duel-help-thief-title = { duel-power-thief }
duel-help-thief =
    Choose one of the backs in your opponent's hand: grey for starting tiles, black for goods, red for characters. You get a random tile with that back.
    If your opponent's hand is empty, the Thief has no effect. In a set he counts as Fish.
duel-help-merchant-title = { duel-power-merchant }
duel-help-merchant =
    Take any tile of the market into your hand, wherever it lies, without corruption. The Ankh neither moves nor turns, and a deben icon gives no choice.
    With an empty market he has no effect. In a set he counts as Wheat.
duel-help-courtesan-title = { duel-power-courtesan }
duel-help-courtesan =
    Add 1 or 2 tiles from your hand to a set that you have sold: tiles of its good, characters of it, statues or the Architect. You use no pirogue for this.
    If nothing can be added, she has no effect. In a set she counts as Wheat.
duel-help-priest-title = { duel-power-priest }
duel-help-priest =
    Name a good that is in your corruption, or Sobek Statues. All its tiles leave the game, characters included; with the statues, the Architect goes too.
    Without corruption tiles he has no effect. In a set he counts as Ebony.
duel-help-priestess-title = { duel-power-priestess }
duel-help-priestess =
    Name a good that is in your corruption, or Sobek Statues. All its tiles leave the game, characters included; with the statues, the Architect goes too.
    Without corruption tiles she has no effect. In a set she counts as Marble.
duel-help-scribe-title = { duel-power-scribe }
duel-help-scribe =
    If your opponent has more than 6 tiles in hand, they choose 6 to keep; the others become corruption.
    With 6 tiles or fewer there is no effect. There are two Scribes: in a set, one counts as Livestock, the other as Fish.
duel-help-architect-title = { duel-power-architect }
duel-help-architect =
    Draw 3 of the pirogues that were set aside at the start, choose one and apply it at once if it can be applied. The other two are set aside again.
    In a set the Architect is wild and goes with any good, just like a Sobek Statue.

## The end

duel-help-end-title = End of the game
duel-help-end =
    The game ends at once when the player whose turn it is can do nothing: no tile to take and no pile to fill the market, no set to sell and no character to play.
    If the opponent could still have sold sets, those tiles leave the game and score nothing. Then the tiles left in both hands become corruption.
    Corruption is compared, the player with less draws deben, and everything is scored.

duel-help-scoring-title = Scoring
duel-help-scoring =
    Each good that you sold scores its tiles times its scarabs: 4 tiles with 6 scarabs in all score 24 points. A Scarabs token on the set counts as 2 scarabs, but not as a tile.
    Add your deben and the points on your pirogues.
    Ivory has 3 scarabs on a tile with value; Ebony and Marble have 2; Livestock, Fish and Wheat have 1. Many tiles have none, and neither do statues and characters, but each makes the set larger.
    Most points wins. With equal points, less corruption wins; if that is equal too, the victory is shared.

## One sentence each, under a choice

duel-explain-queen = Draw 3 tiles from the pile.
duel-explain-vizier = Look at your opponent's corruption and take one tile of it.
duel-explain-thief = Steal a random tile from your opponent. You choose its back.
duel-explain-merchant = Take any tile of the market, without corruption.
duel-explain-courtesan = Add 1 or 2 tiles to one of your sold sets.
duel-explain-priest = Remove all tiles of one good, or all statues, from your corruption.
duel-explain-priestess = { duel-explain-priest }
duel-explain-scribe = Your opponent keeps 6 tiles at most; the other tiles become corruption.
duel-explain-architect = Draw 3 pirogues that were set aside, and use one of them.
duel-explain-pyramid = Take another turn at once; you may turn the Ankh before you take a tile.
duel-explain-scarabs = Add 2 scarabs to one of your sold sets of Livestock, Fish or Wheat.
duel-explain-mummy = Take all your corruption tiles into your hand.
duel-explain-snake1 = Your opponent has 1 more corruption point at the end.
duel-explain-snake2 = Your opponent has 2 more corruption points at the end.
duel-explain-seven = Score 7 points at the end.
duel-explain-two-deben = Score 2 points at the end and draw a deben.
duel-explain-horus = Draw 2 deben and keep the higher one.
duel-explain-finger = Choose the tile that your opponent must take next, on the Ankh's line.
duel-explain-fill = The Ankh leaves, the market is filled, and you take a tile in the centre.
duel-explain-keep = The tile stays in your hand. You cannot trade it later.
duel-explain-trade = The tile is discarded, and you draw a deben worth 3 to 9 points.
