### Lessons: what the rules pages have beyond the rules themselves (their frame, and the game's material in numbers).
### Numbers come from the rules' own counts. 1000 characters at most a topic.

## The frame of every page

# Below a topic's title: which page of how many.
rules-page = Page { $page } of { $pages }
# Buttons to the page before and the page after.
rules-back = Previous page
rules-next = Next page
# The alt text of a page's picture.
rules-picture = Picture for “{ $title }”: the text above says the same.
# Below a card or tile that costs no corruption.
rules-free = free

## Sobek

sobek-help-setup-title = Set-up
sobek-help-setup =
    2, 3 or 4 merchants play { $rounds } rounds. Each round is prepared like this:
    - Each player is dealt { $hand } of the { $green } cards with green backs. The other green cards are not used this round.
    - The { $beige } goods cards with beige backs and the { $characters } characters are shuffled: that makes a deck of { $deck } cards. With two players, { $aside } of them are removed from the round unseen.
    - { $row } cards are laid out on the quays, goods face up, characters face down. That is the first delivery.
    - { $drawn } of the { $tokens } event tokens are drawn and lie face down.
    In the first round all markers stand on 0, and the starting player is drawn at random. Before each later round, the player with the fewest points chooses who starts.
sobek-help-cards-title = The cards
sobek-help-cards =
    There are { $cards } cards. { $characters } of them are characters, all different except for two Scribes. The others are goods:
    - { sobek-good-ivory }: { $ivory }, of which { $ivory-valued } have { $ivory-scarabs } scarabs
    - { sobek-good-ebony }: { $ebony }, of which { $ebony-valued } have { $ebony-scarabs } scarabs
    - { sobek-good-marble }: { $marble }, of which { $marble-valued } have { $marble-scarabs } scarabs
    - { sobek-good-cattle }: { $cattle }, of which { $cattle-valued } have 1 scarab
    - { sobek-good-fish }: { $fish }, of which { $fish-valued } have 1 scarab
    - { sobek-good-wheat }: { $wheat }, of which { $wheat-valued } have 1 scarab
    - Amulet: { $amulets }, without scarabs; they go with any good
    { $green } of these goods cards have green backs and a green corner on the front. They are the starting cards, and none of them has scarabs. All other goods have beige backs, and characters have orange ones.
sobek-help-tokens-title = The 12 event tokens
sobek-help-tokens =
    How many there are of each; { $drawn } of the { $tokens } are used each round:
    - { sobek-token-guild }: { $token-guild }, one for each symbol of the track
    - { sobek-token-flood }: { $token-flood }
    - { sobek-token-curse }: { $token-curse }
    - { sobek-token-prosperity }: { $token-prosperity }
    - { sobek-token-embalming }: { $token-embalming }
    - { sobek-token-deceit }: { $token-deceit }
sobek-help-track-title = The scoring track
sobek-help-track =
    Points are kept on a track of { $spaces } spaces, from 0 to { $last }. With 100 points you stand on 0 again, with 101 points on 1, and so on.
    Every fifth space shows its number: 0, 5, 10 and so on. All numbers together count as one symbol.
    The four spaces between two numbers show the four symbols, each once: ankh, eye, feather and lotus. Their order changes along the track.
    Symbols matter for two things. A Guild token moves markers to the next or previous space with the token's symbol. The penalty for corruption moves your marker back along the symbol that it stands on; the board shows that symbol below your points.
sobek-help-penalty-title = The penalty, by example
sobek-help-penalty =
    Your sets brought you { $points } points this round and took your marker to { $from }. You are the corrupt player.
    { $points } points make { $steps } full tens, so your marker takes { $steps } steps back. Space { $from } shows an ankh, so each step goes to the next lower ankh: first to { $over }, then to { $to }. You are left with { $to } points.
    A marker that stands on a number goes from number to number: from 50, three steps back go to 45, 40 and 35.
    With fewer than { $step } points in the round there is no step back, and nobody falls below 0.

## Sobek: 2 Players

duel-help-setup-title = Set-up
duel-help-setup =
    - Each player is dealt { $hand } of the { $starting } starting tiles with grey backs. { $centre } more lie face up on the four squares in the centre of the market, and the last { $boxed } are not used.
    - The { $goods } tiles with black backs and the { $characters } characters with red backs are shuffled. { $laid } of them fill the other squares, goods face up, characters face down. The other { $pile } are the pile.
    - { $drawn } of the { $pirogues } pirogues lie face down beside the market, and the other { $aside } are set aside.
    - All { $deben } deben go into the bag. The Ankh waits beside the market.
    The first player is chosen at random. With the expansion, more tiles are shuffled in, so the pile is larger.
duel-help-tiles-title = Tiles and deben
duel-help-tiles =
    There are { $tiles } tiles. { $characters } of them are characters, { $statues } are Sobek Statues, which go with any good and have no scarabs. The others are goods:
    - { duel-good-ivory }: { $ivory }, of which { $ivory-valued } have { $ivory-scarabs } scarabs
    - { duel-good-ebony }: { $ebony }, of which { $ebony-valued } have { $ebony-scarabs } scarabs
    - { duel-good-marble }: { $marble }, of which { $marble-valued } have { $marble-scarabs } scarabs
    - { duel-good-livestock }: { $livestock }, of which { $livestock-valued } have 1 scarab
    - { duel-good-fish }: { $fish }, of which { $fish-valued } have 1 scarab
    - { duel-good-wheat }: { $wheat }, of which { $wheat-valued } have 1 scarab
    One tile of each good, { $icons } in all, has a deben icon instead of scarabs. { $starting } are starting tiles, without scarabs and with a grey corner.
    The { $deben } deben: 3 points × { $deben-3 }, 4 × { $deben-4 }, 5 × { $deben-5 }, 6 × { $deben-6 }, 7 × { $deben-7 }, 8 × { $deben-8 }, 9 × { $deben-9 }.
duel-help-pirogue-list-title = The 13 pirogues
duel-help-pirogue-list =
    How many there are of each; { $drawn } of the { $pirogues } lie beside the market:
    - { duel-pirogue-pyramid }: { $pirogue-pyramid }
    - { duel-pirogue-scarabs }: { $pirogue-scarabs }
    - { duel-pirogue-mummy }: { $pirogue-mummy }
    - { duel-pirogue-snake1 }: { $pirogue-snake1 }
    - { duel-pirogue-snake2 }: { $pirogue-snake2 }
    - { duel-pirogue-seven }: { $pirogue-seven }
    - { duel-pirogue-two-deben }: { $pirogue-two-deben }
    - { duel-pirogue-horus }: { $pirogue-horus }
    - { duel-pirogue-finger }: { $pirogue-finger }
    The expansion adds one of each: { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
