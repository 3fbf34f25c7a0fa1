### Seats that change hands: one is offered, an open one is taken, the others agree; and who the host is.
### $name is a player, $mention somebody as Discord names him, $when a moment such as "in 5 hours".

## On the board

# Buttons; the second one where several seats are open.
seats-take = Take a seat
seats-take-of = Take a seat: { $name }
# Buttons for the host alone.
seats-open = Open this seat
seats-open-of = Open this seat: { $name }
seats-offered = { $name } offers the seat to { $mention }.
seats-accepted = { $mention } would play on in the seat of { $name }.
seats-claimed = { $mention } would like to take the seat of { $name }.
seats-host-wanted = { $name } would like to be the host of this table.
seats-asked =
    { $count ->
        [one] { $mentions }, do you agree?
       *[other] { $mentions }, do you agree?
    }
seats-ends = This ends { $when }. More than half of those who are asked decide.
seats-ends-alone = This ends { $when }.
seats-agree = Agree
seats-disagree = Do not agree
seats-accept = Accept the seat
seats-decline = Decline the seat
# Opens a page where several things are asked at once.
seats-say = What the table is asked
seats-none = Nothing is being asked just now.

## What happened

seats-changed = The seat of { $left } now belongs to { $came }.
# $left is a computer.
seats-taken = { $came } takes the seat of { $left } { computer-mark }.

## One's own pages

seats-offer = Offer my seat
seats-offer-text = Whoever accepts plays on with your hand. The others at the table are asked as well, where there are any. Once the seat is taken you cannot come back to it.
seats-offer-choose = Choose who is to play on
seats-offer-open = You have offered your seat to { $mention }. The offer ends { $when }.
seats-withdraw = Withdraw the offer
seats-withdrawn = Your offer is withdrawn. The seat is yours as before.
seats-host = Host: { $name }
seats-host-ask = Ask to be the host

## When it cannot be

error-sat-here = You have been at this table before and know a hand of it, so you cannot take another seat here. You are welcome to watch.
error-offer-sat = Whoever sits or has sat at this table knows a hand of it and cannot have another. Please choose somebody else.
error-offer-bot = A bot cannot take your seat. Please choose a person, or hand the seat to a computer with { COMMAND("resign") }.
error-offer-closed = This person takes no seat that is offered at the moment. Please choose somebody else.
error-offer-many = You have sent six invitations and offers within a day. Tomorrow you can offer your seat again; until then you can hand it to a computer with { COMMAND("resign") }.
error-not-open = This seat is not open, or not any more.
error-claimed = Somebody has asked for this seat already. If the table says no, it is open again.
error-claim-again = You have asked for this seat today already. You can ask the others again tomorrow.
error-no-motion = This is settled already.
error-own-motion = The others are asked about this. You can only take it back.
error-not-offered = This seat is offered to somebody else.
error-host-already = You are the host of this table.
error-host-again = You have asked to be the host today already. You can ask the others again tomorrow.
error-not-late = There is no reason to open this seat any more.
