## Labels inside the pictures: one or two words each.

sobek-picture-round = Round { $round }
sobek-picture-seat = Player { $number }
sobek-picture-free = free
sobek-picture-deck = Deck
sobek-picture-discard = Discard pile
sobek-picture-events = Events
