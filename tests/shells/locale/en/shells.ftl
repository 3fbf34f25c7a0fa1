shells-title = Shells
shells-shell = Shell { $code }
shells-own-list-hidden = a shell
shells-choice-take = Take an open shell
shells-choice-throw = Throw shells into the sea
shells-row = On the beach
shells-yours = Your shells
shells-hand = Your shells: { $shells }
shells-offer = To choose from: { $shells }
shells-taken = { $seat } takes a shell: { $shell }.
shells-drawn = { $seat } throws { $thrown } into the sea and draws { $drawn }.
shells-points = { $seat }: { $points } points
shells-ask = Take a shell, or throw some of yours.
shells-over = No shell is left on the beach.
shells-left = { $count } in the bag
shells-turn = { $seat } is to move.
shells-none-yet = Points are counted at the end.
shells-held = { $seat } holds { $shells }.
shells-lying = On the beach: { $shells }.
shells-help-turn-title = A turn
shells-help-turn = Take one of the open shells. Or throw up to three of yours into the sea, and draw as many.
shells-help-end-title = The end
shells-help-end = When no shell lies open any more, the numbers of your shells are your points.

## What is said in all games, in this game's words: it has no rounds

shells-own-watch-letters = Write to me when it ends
shells-own-watch-letters-now = You watch this table. I write to you directly when it ends.
