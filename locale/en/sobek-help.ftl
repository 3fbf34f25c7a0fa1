### The rules of Sobek in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character and event token (100 characters at most, shown under a choice).

## The course of the game

sobek-help-goal-title = Goal of the game
sobek-help-goal =
    You are a merchant at the building site of Sobek's temple. Over three rounds, collect goods cards from the quays and play them as sets that score points.
    There is a catch: if you take cards out of order, you gather corruption, and the most corrupt merchant loses points at the end of each round.
    Most points after the third round wins. If anyone has more than 100 points after the second round, the game ends there.

sobek-help-turn-title = Your turn
sobek-help-turn =
    On your turn you do exactly one of three things:
    - take a card from the quays,
    - play a character for its power,
    - play a set of 3 or more cards.
    You cannot pass. You may play a character whose power can do nothing: it is discarded and your turn is over. Sometimes that is just what you want.

sobek-help-take-title = Take a card
sobek-help-take =
    Take one of the first four cards on the quays into your hand. Count from the card nearest the 0 space, at the end away from the temple.
    The first card is free. For any other, all cards that you skip go face down under your corruption tile: one for the second card, two for the third, three for the fourth.
    Characters lie face down on the quays, so nobody knows who they are until they are taken. You may look at your own corruption pile whenever you like; the others may not.
# The same under the first rules, by which the row was taken from the temple on.
sobek-help-take-rules-1 =
    Take one of the first four cards on the quays into your hand. Count from the temple.
    The first card is free. For any other, all cards that you skip go face down under your corruption tile: one for the second card, two for the third, three for the fourth.
    Characters lie face down on the quays, so nobody knows who they are until they are taken. You may look at your own corruption pile whenever you like; the others may not.

sobek-help-character-title = Play a character
sobek-help-character =
    Play one character card from your hand and use its power. The card then goes face up to the discard pile.
    If the power can do something, you must use it. If it cannot, the card is simply discarded.
    Each character belongs to a good. Instead of using its power, you can play it in a set, where it counts as a card of that good without scarabs.

sobek-help-set-title = Play a set
sobek-help-set =
    Place 3 or more cards of one good in front of you: goods cards, characters of that good, and amulets, which go with any good.
    You have at most one set of each good. If you already have a set of a good on the table, further cards of it join that set; again you play at least 3 at once.
    Amulets alone may be a set too. It has no good until cards of a good join it.
    Each time you play a set, you also choose an event token, as long as any are left.

sobek-help-event-title = Event tokens
sobek-help-event =
    Each round has 5 event tokens, drawn from 12. Whenever you play a set or add to one with that action, you look at the tokens that are left and choose one. The others see only the one you choose.
    If its effect can be applied, it is applied at once. You may choose a token whose effect cannot be applied, to keep it from an opponent; then it is simply discarded.
    The Courtesan adds to a set without an event token, and sets laid at the end of a round bring none either.

sobek-help-delivery-title = Deliveries
sobek-help-delivery =
    When a player takes the last card from the quays, the next 9 cards of the deck are laid out, or as many as there are. Then the next player's turn begins.
    Goods lie face up, characters face down.
    A round has 6 deliveries. With two players it has 5, because 9 cards leave the deck unseen at the start. If the Queen has drawn cards, the last delivery is smaller.

sobek-help-round-end-title = End of a round
sobek-help-round-end =
    The round ends at once when the last card of the last delivery is taken. Nobody gets another turn.
    Now everyone may lay sets of 3 or more cards from their hand, all at the same time. These sets lie sideways and are worth less; they cannot join sets on the table and bring no event tokens.
    All other cards in your hand go under your corruption tile. Then the round is scored.
    For the next round all cards and tokens come back, and the player with the fewest points chooses who starts. If several players have the fewest, one of them is drawn by lot to choose.

sobek-help-scoring-title = Scoring
sobek-help-scoring =
    Each set scores its scarabs times its cards: 4 cards with 3 scarabs in all score 12 points. A Prosperity token on a set counts as 2 scarabs, but not as a card.
    A set laid at the end of the round scores only its scarabs, 1 point each.
    Ivory has the most scarabs: 3 on a card with value. Ebony and Marble have 2; Cattle, Fish and Wheat have 1. Many cards have none, and neither do amulets and characters, but each of them makes the set larger.

sobek-help-corruption-title = Corruption
sobek-help-corruption =
    After a round is scored, the cards under each corruption tile are counted, plus 2 for each Curse. The player with the most is corrupt. In a tie, the most scarabs on those cards decide; if that is tied too, all tied players are corrupt.
    The corrupt player's marker goes back one step for each full 10 points that their sets brought this round. A step leads to the next lower space with the symbol on which the marker stands after scoring; all numbers together count as one symbol.
    Points from Guild and Deceit do not make the penalty larger. Nobody falls below 0, and a player without a single card or Curse is never corrupt.

sobek-help-end-title = End of the game
sobek-help-end =
    The game ends after the third round, or after the second if anyone has more than 100 points once the penalty is paid.
    Most points wins. If players are tied, they share the victory.

sobek-help-variants-title = Two variants: hidden and open
sobek-help-variants =
    The **hidden** variant is the original game. Everyone sees the backs of each hand, the sets, the quays, the size of the deck, the discard pile and the used tokens. Hands are secret, and so are the cards under a corruption tile, even how many there are. Remembering what you have seen is up to you.
    The **open** variant is meant for games over several days: everyone sees what they could have remembered. A card taken face up stays known in the hand or pile to which it goes, and the number of cards in each pile is known. When a card moves unseen, its back and all that is known narrow down what it can be. If only one card is possible, it is shown; if several are, all are shown faded, with the number of cards that are really there. The deck's list has all cards whose place is not known, and the exact number of characters.
    What you know, but not everyone does, you see as well, marked with a lock.

## The characters

sobek-help-queen-title = { sobek-power-queen }
sobek-help-queen =
    Draw the top 3 cards of the deck into your hand, or as many as there are. The others see only the backs.
    This makes the last delivery of the round smaller. With an empty deck she has no effect.
    In a set she counts as Ivory.
sobek-help-vizier-title = { sobek-power-vizier }
sobek-help-vizier =
    Choose an opponent who has cards under their corruption tile, look through these cards, and take one into your hand. Nobody else sees them.
    If no opponent has such a card, the Vizier has no effect. In a set he counts as Cattle.
sobek-help-thief-title = { sobek-power-thief }
sobek-help-thief =
    Choose an opponent who has cards in hand. You see their backs: green for starting cards, beige for goods, orange for characters. Choose a back, and you get a random card with it. Only the two of you learn which.
    If no opponent has a card, the Thief has no effect. In a set he counts as Fish.
sobek-help-merchant-title = { sobek-power-merchant }
sobek-help-merchant =
    Take any one card from the quays, wherever it lies, without corruption. The other cards stay where they are.
    A face-down character remains unknown until you have taken it. If you take the last card, the next delivery comes or the round ends, as always.
    In a set he counts as Wheat.
sobek-help-courtesan-title = { sobek-power-courtesan }
sobek-help-courtesan =
    Add 1 or 2 cards from your hand to a set in front of you. They must fit its good; amulets always do. On a set of amulets alone, a card of a good gives the set that good.
    You choose no event token for this. If nothing can be added, she has no effect. In a set she counts as Wheat.
sobek-help-priest-title = { sobek-power-priest }, { sobek-power-priestess }
sobek-help-priest =
    Name a good that is in your corruption pile. All its goods cards are discarded face up. Its characters are discarded or stay, as you like for each, but at least one card goes. Amulets cannot be discarded this way.
    If your pile has no card of any good, they have no effect. In a set the High Priest counts as Ebony, the High Priestess as Marble.
# The same under the first rules, by which characters always went.
sobek-help-priest-rules-1 =
    Name a good. All cards of that good in your corruption pile are discarded face up, its characters too. Amulets cannot be discarded this way.
    If your pile has no card of any good, they have no effect. In a set the High Priest counts as Ebony, the High Priestess as Marble.
sobek-help-scribe-title = { sobek-power-scribe }
sobek-help-scribe =
    Every opponent with more than 6 cards in hand chooses 6 to keep; the others go under that player's corruption tile. They all choose at the same time.
    If no opponent has more than 6 cards, the Scribe has no effect. There are two Scribes: in a set, one counts as Cattle, the other as Fish.

## The event tokens

sobek-help-guild-title = { sobek-token-guild }
sobek-help-guild =
    Your marker goes forward to the next space with the symbol on the token. You also choose an opponent, whose marker goes back to the previous space with that symbol.
    You cannot choose an opponent whose marker would go below 0. If that is true of all, only you move. There are four of these tokens, one for each symbol.
sobek-help-flood-title = { sobek-token-flood }
sobek-help-flood = Take another full turn at once. If you choose this token, you must take that turn.
sobek-help-curse-title = { sobek-token-curse }
sobek-help-curse = Give this token to an opponent. When corruption is compared at the end of the round, it counts as 2 cards without scarabs; then it is removed. There are two of these tokens.
sobek-help-prosperity-title = { sobek-token-prosperity }
sobek-help-prosperity =
    Put this token on one of your own sets of Cattle, Fish or Wheat; the set that you have just played counts too. It gives the set 2 scarabs.
    You may also put it on a set of amulets alone, which from then on takes only amulets and cards of those three goods. There are two of these tokens, and a set may hold both.
sobek-help-embalming-title = { sobek-token-embalming }
sobek-help-embalming = Take your whole corruption pile into your hand. Curses stay with you. With an empty pile it has no effect.
sobek-help-deceit-title = { sobek-token-deceit }
sobek-help-deceit = Score 1 point at once for each card under your corruption tile. Everyone learns the number, but the cards stay there, unseen. Curses do not count. With an empty pile it has no effect.

## One sentence each, under a choice

sobek-explain-queen = Draw 3 cards from the deck.
sobek-explain-vizier = Look through an opponent's corruption pile and take one card.
sobek-explain-thief = Steal a random card from an opponent. You choose which back it has.
sobek-explain-merchant = Take any card from the quays, without corruption.
sobek-explain-courtesan = Add 1 or 2 cards to one of your sets.
sobek-explain-priest = Discard all cards of one good from your corruption pile.
sobek-explain-priestess = Discard all cards of one good from your corruption pile.
sobek-explain-scribe = Each opponent keeps 6 cards at most; the other cards become corruption.
sobek-explain-scribe-cattle = { sobek-explain-scribe }
sobek-explain-scribe-fish = { sobek-explain-scribe }
sobek-explain-guild-ankh = Go forward to the next ankh, and send an opponent one ankh back.
sobek-explain-guild-eye = Go forward to the next eye, and send an opponent one eye back.
sobek-explain-guild-feather = Go forward to the next feather, and send an opponent one feather back.
sobek-explain-guild-lotus = Go forward to the next lotus, and send an opponent one lotus back.
sobek-explain-flood = Take another turn at once.
sobek-explain-curse = Give an opponent 2 more corruption.
sobek-explain-prosperity = Add 2 scarabs to one of your sets of Cattle, Fish or Wheat.
sobek-explain-embalming = Take your whole corruption pile into your hand.
sobek-explain-deceit = Score 1 point for each card under your corruption tile.
