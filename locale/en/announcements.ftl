### Announcements: in one channel of a server, its open tables and the results of its games.

# In the place of the name of somebody who wants to be hidden, also in pictures.
announcement-player = A player
# Below the title; $free is the number of free seats. The host stands below.
announcement-seats =
    { $free ->
        [0] { $taken } of { $total } seats taken
       *[other] { $taken } of { $total } seats taken, { $free } free
    }
announcement-variant = Variant: **{ $variant }**
announcement-rated = **Rated**
announcement-unrated = Unrated
# $names are the winners, $points the points of each of them.
announcement-won =
    { $count ->
        [one] **{ $names }** wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] **{ $names }** share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }

## To somebody who has pressed “Join” there

announcement-joined = You have a seat. The table is in { $channel }.
refusal-announcement = You cannot see the channel of this table, so you cannot join it from here. Ask somebody at the table or a server manager.
