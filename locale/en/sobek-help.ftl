### The rules of Sobek in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character and event token (100 characters at most, shown under a choice).

## The course of the game

sobek-help-goal-title = Goal of the game
sobek-help-goal =
    You are a merchant at the building site of Sobek's temple. Collect goods cards from the quays, play them as sets and sell them for points over three rounds.
    There is a catch: whoever takes cards out of order gathers corruption, and the most corrupt merchant pays for it at the end of each round.
    Most points after the third round wins. If somebody has more than 100 points after the second round, the game ends there.

sobek-help-turn-title = Your turn
sobek-help-turn =
    On your turn you do exactly one of three things:
    - take a card from the quays,
    - play a character for its power,
    - play a set of 3 or more cards.
    You cannot pass. A character whose power has nothing to do may still be played: it is discarded and your turn is over, which is sometimes just what you want.

sobek-help-take-title = Take a card
sobek-help-take =
    Take one of the first four cards on the quays into your hand, counted from the card nearest the 0 space: the end away from the temple.
    The first card is free. For any other, all cards that you skip go face down under your corruption tile: one for the second card, two for the third, three for the fourth.
    Characters lie face down on the quays, so nobody knows who they are until they are taken. You may look at your own corruption pile whenever you like; others may not.
# The same under the first rules, by which the row was taken from the temple on.
sobek-help-take-rules-1 =
    Take one of the first four cards on the quays, counted from the temple, into your hand.
    The first card is free. For any other, all cards that you skip go face down under your corruption tile: one for the second card, two for the third, three for the fourth.
    Characters lie face down on the quays, so nobody knows who they are until they are taken. You may look at your own corruption pile whenever you like; others may not.

sobek-help-character-title = Play a character
sobek-help-character =
    Play one character card from your hand and use its power. The card then goes face up to the discard pile.
    A power that can be used is used. If there is nothing for it to do, the card is only discarded.
    Each character belongs to a good. Instead of using its power you can play it as a card of that good in a set, where it counts as a card without scarabs.

sobek-help-set-title = Play a set
sobek-help-set =
    Place 3 or more cards of one good in front of you: goods cards, characters of that good, and amulets, which go with any good.
    You have at most one set of each good. Cards of a good that you have on the table already join that set; again you play at least 3 at once.
    Amulets alone may be a set too. It has no good until cards of a good join it.
    Each time you play a set, you also choose an event token, as long as any are left.

sobek-help-event-title = Event tokens
sobek-help-event =
    Each round has 5 event tokens, drawn from 12. Whenever you play a set or add to one with that action, you look at those that are left and choose one. Only the one you choose is seen by the others.
    If its effect can be applied, it is applied at once. You may choose a token whose effect cannot be applied, to keep it from somebody else; then it just leaves the round.
    The Courtesan adds to a set without an event token, and sets laid at the end of a round bring none either.

sobek-help-delivery-title = Deliveries
sobek-help-delivery =
    When somebody takes the last card from the quays, the next 9 cards of the deck are laid out, or as many as there are. Then the next player goes on.
    Goods lie face up, characters face down.
    A round has 6 deliveries, 5 with two players, for whom 9 cards leave the deck unseen at the start. If the Queen has drawn cards, the last delivery is smaller.

sobek-help-round-end-title = End of a round
sobek-help-round-end =
    The round ends at once when the last card of the last delivery is taken. Nobody gets another turn.
    Now everybody may lay sets of 3 or more cards from the hand, all at the same time. They lie sideways and are worth less; they cannot join sets on the table and bring no event tokens.
    All other cards in your hand go under your corruption tile. Then the round is scored.
    For the next round all cards and tokens come back, and the player with the fewest points says who starts; if several have the fewest, one of them is drawn by lot to decide.

sobek-help-scoring-title = Scoring
sobek-help-scoring =
    Each set scores its scarabs times its cards: 4 cards with 3 scarabs in all make 12 points. A Prosperity token in a set counts as 2 scarabs, but not as a card.
    A set laid at the end of the round scores only its scarabs, 1 point each.
    Ivory has the most scarabs: 3 on a card with value. Ebony and Marble have 2; Cattle, Fish and Wheat 1. Many cards have none, and neither have amulets and characters, but each of them makes the set larger.

sobek-help-corruption-title = Corruption
sobek-help-corruption =
    After the scoring of a round, the cards under each corruption tile are counted, plus 2 for each Curse. Whoever has the most is corrupt. In a tie the most scarabs on those cards decide; if that is tied too, all of them are corrupt.
    The corrupt player's marker goes back: one step for each full 10 points that the sets of this round brought. A step leads to the next lower space with the symbol on which the marker stands after scoring; all numbers together count as one symbol.
    Points by Guild and Deceit do not make the penalty larger. Nobody falls below 0, and without a single card or Curse nobody is corrupt.

sobek-help-end-title = End of the game
sobek-help-end =
    The game ends after the third round, or already after the second if somebody has more than 100 points when the penalty is paid.
    Most points wins. With equal points the victory is shared.

sobek-help-variants-title = Two variants: hidden and open
sobek-help-variants =
    The **hidden** variant is the original game. All see the backs of each hand, the sets, the row, the size of the deck, the discard pile and the used tokens. Hands are secret, and so is how many cards lie under a corruption tile, and which. What has been seen is for everybody to remember.
    The **open** variant is meant for games over several days: everyone sees what they could have remembered. A card taken face up stays known in the hand or pile to which it goes, and the number of cards in each pile is known. What a card that moved unseen may be follows from its back and from all that is known: a single possible card is shown, several are shown faded, with the number of cards that are really there. The deck's list has all cards whose place is not known, and the exact number of characters.
    What you know and not everybody does, you see in addition, marked with a lock.

## The characters

sobek-help-queen-title = { sobek-power-queen }
sobek-help-queen =
    Draw the top 3 cards of the deck into your hand, or as many as there are. The others see only the backs.
    Because of her the last delivery of the round is smaller. With an empty deck she has no effect.
    As a card of a set she counts as Ivory.
sobek-help-vizier-title = { sobek-power-vizier }
sobek-help-vizier =
    Name an opponent who has cards under the corruption tile, look through them, and take one into your hand. Nobody else sees them.
    If no opponent has such a card, he has no effect. As a card of a set he counts as Cattle.
sobek-help-thief-title = { sobek-power-thief }
sobek-help-thief =
    Name an opponent who has cards in hand. You see their backs: green for starting cards, beige for goods, orange for characters. Choose a colour and you get a random card of it. Only the two of you learn which.
    If no opponent has a card, he has no effect. As a card of a set he counts as Fish.
sobek-help-merchant-title = { sobek-power-merchant }
sobek-help-merchant =
    Take any one card from the quays, wherever it lies, without corruption. The other cards stay where they are.
    A face-down character remains unknown until you have taken it. If you take the last card, the next delivery comes or the round ends, as always.
    As a card of a set he counts as Wheat.
sobek-help-courtesan-title = { sobek-power-courtesan }
sobek-help-courtesan =
    Add 1 or 2 cards from your hand to a set that lies in front of you. They must fit its good; amulets always do. On a set of amulets alone, a card of a good gives the set that good.
    You choose no event token for it. If nothing can be added, she has no effect. As a card of a set she counts as Wheat.
sobek-help-priest-title = { sobek-power-priest }, { sobek-power-priestess }
sobek-help-priest =
    Name a good of which your corruption pile has a card. All goods cards of it are discarded face up. Each character of it is discarded or stays, as you like, but at least one card goes. Amulets cannot be discarded this way.
    If your pile has no card of any good, they have no effect. As a card of a set the High Priest counts as Ebony, the High Priestess as Marble.
# The same under the first rules, by which characters always went.
sobek-help-priest-rules-1 =
    Name a good. All cards of that good in your corruption pile are discarded face up, characters of that good too. Amulets cannot be discarded this way.
    If your pile has no card of any good, they have no effect. As a card of a set the High Priest counts as Ebony, the High Priestess as Marble.
sobek-help-scribe-title = { sobek-power-scribe }
sobek-help-scribe =
    Every opponent with more than 6 cards in hand chooses 6 to keep; the others go under their corruption tile. All of them choose at the same time.
    If nobody has more than 6 cards, he has no effect. There are two scribes: one counts as Cattle in a set, the other as Fish.

## The event tokens

sobek-help-guild-title = { sobek-token-guild }
sobek-help-guild =
    Your marker goes forward to the next space with the symbol on the token, and you choose an opponent whose marker goes back to the space with that symbol before it.
    An opponent who has no such space at 0 or above cannot be chosen. If that is true of all, only you move. There are four of these tokens, one for each symbol.
sobek-help-flood-title = { sobek-token-flood }
sobek-help-flood = You take another full turn at once. If you choose this token, you must take that turn.
sobek-help-curse-title = { sobek-token-curse }
sobek-help-curse = Give this token to an opponent. It counts as 2 cards when corruption is compared at the end of the round, then it leaves. It has no scarabs. There are two of these tokens.
sobek-help-prosperity-title = { sobek-token-prosperity }
sobek-help-prosperity =
    Put this token on one of your own sets of Cattle, Fish or Wheat; the set that you have just played counts too. It gives the set 2 scarabs.
    It may also go on a set of amulets alone, which from then on takes only cards of those three goods. There are two of these tokens, and a set may hold both.
sobek-help-embalming-title = { sobek-token-embalming }
sobek-help-embalming = Take your whole corruption pile into your hand. Curses stay with you. With an empty pile it has no effect.
sobek-help-deceit-title = { sobek-token-deceit }
sobek-help-deceit = Say how many cards lie under your corruption tile and score 1 point for each at once. The cards stay there, unseen. Curses do not count. With an empty pile it has no effect.

## One sentence each, under a choice

sobek-explain-queen = Draw 3 cards from the deck.
sobek-explain-vizier = Look through an opponent's corruption pile and take one card.
sobek-explain-thief = Steal a random card of a back colour that you choose from an opponent.
sobek-explain-merchant = Take any card from the quays, free of corruption.
sobek-explain-courtesan = Add 1 or 2 cards to a set of yours.
sobek-explain-priest = Discard one good from your corruption pile.
sobek-explain-priestess = Discard one good from your corruption pile.
sobek-explain-scribe = All opponents reduce their hands to 6 cards.
sobek-explain-scribe-cattle = { sobek-explain-scribe }
sobek-explain-scribe-fish = { sobek-explain-scribe }
sobek-explain-guild-ankh = Go forward to the next ankh, and send an opponent one ankh back.
sobek-explain-guild-eye = Go forward to the next eye, and send an opponent one eye back.
sobek-explain-guild-feather = Go forward to the next feather, and send an opponent one feather back.
sobek-explain-guild-lotus = Go forward to the next lotus, and send an opponent one lotus back.
sobek-explain-flood = Take another turn at once.
sobek-explain-curse = Give an opponent 2 cards' worth of corruption.
sobek-explain-prosperity = Add 2 scarabs to one of your sets of Cattle, Fish or Wheat.
sobek-explain-embalming = Take your whole corruption pile into your hand.
sobek-explain-deceit = Score 1 point for each card under your corruption tile.
