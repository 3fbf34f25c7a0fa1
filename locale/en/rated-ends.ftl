### What a rated game did to the ladder of its server, below its final board in small print.
### $name is a player, in end-games and end-people one or several (“Ana, Ben”). A rating is the number of a person on a ladder.

# $people are players with their ratings, each followed by ▲ or ▼ and how much it changed, or with what follows here.
end-rated = Rated · { $people }
# $person is a player with a rating; $place is their place on the ladder, to which they have just risen.
end-place = { $person }, now { $ordinal ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
end-games = { $name }: { $count ->
    [one] { $count } more game
   *[other] { $count } more games
} for a rating
# They have played enough games, but against too few different people.
end-people = { $name }: { $count ->
    [one] { $count } more opponent
   *[other] { $count } more opponents
} for a rating
end-struck = Rated · A manager of this server has struck this game: it does not count.
# Below a board, in one line: nobody is left who could lose or win anything for the ladder, but the game goes on.
rated-settled = The rated result stands; you play on for fun.

## Whether a person is shown on ladders, on the page of their data

hidden-offer = **Ladders**: if you hide yourself, your rated games count as always, but you appear on no ladder, in no announcement, and not among the ratings below a final board.
hidden-now = **Ladders**: you are hidden. Your rated games count as always, but you appear on no ladder, in no announcement, and not among the ratings below a final board.
# Buttons.
hidden-begin = Hide me on ladders
hidden-end = Show me on ladders
about-rated = Your rated games: { $count }. If you have your data deleted, each keeps only the rounded rating that you had before it.
about-excluded = Servers that have excluded you from rated games: { $count }
# By them as a manager, or by others about them.
about-ladder-changes = Managers' changes to ladders, made by you or about you: { $count }
