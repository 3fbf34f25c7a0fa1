### Seats that change hands: one is offered, an open one is taken, the others agree; and who the host is.
### $name is a player, $mention a person as Discord names them, $when a moment such as "in 5 hours".

## On the board

# Buttons; the second one where several seats are open.
seats-take = Take a seat
seats-take-of = Take a seat: { $name }
# Buttons for the host alone.
seats-open = Open this seat
seats-open-of = Open this seat: { $name }
seats-offered = { $name } offers their seat to { $mention }.
seats-accepted = { $mention } is ready to take over from { $name }.
seats-claimed = { $mention } would like to take over { $name }'s seat.
seats-host-wanted = { $name } would like to be the host of this table.
seats-asked =
    { $count ->
        [one] { $mentions }, do you agree?
       *[other] { $mentions }, do you agree?
    }
seats-ends = This ends { $when }. More than half of those asked must agree.
seats-ends-alone = This ends { $when }.
seats-agree = Agree
seats-disagree = Disagree
seats-accept = Accept the seat
seats-decline = Decline the seat
# Opens a page where several things are asked at once.
seats-say = Questions to the table
seats-none = There are no open questions right now.

## What happened

seats-changed = { $came } takes over from { $left }.
# $left is a computer.
seats-taken = { $came } takes over from { $left } { computer-mark }.
# How a question to the table ended without a change of the seat, and who the host is then.
decided-offer-refused = The table said no: { $name } keeps the seat.
decided-offer-dropped = The offer is over: { $name } keeps the seat.
decided-claim-refused = The table said no: { $name }'s seat stays open.
decided-claim-dropped = Nobody takes over now: { $name }'s seat stays open.
decided-host-carried = The table agreed: { $name } is the host now.
decided-host-refused = The table said no: { $name } does not become the host.
decided-host-dropped = The host stays the same: { $name }'s request was dropped.
decided-host-passed = { $name } is the host now, because the former host was inactive for a week.

## One's own pages

seats-give-up = Leave or offer my seat
seats-offer = Offer my seat
seats-offer-text = The person who accepts plays on with your hand. Other players, if any, are asked too. Once the seat is taken, you cannot come back to it.
seats-leave-text = You can also leave at once; a computer then takes your seat.
seats-offer-confirm = Offer your seat to { $mention }? I ping them at the table, and the other players, if any, are asked too. Until it is taken, the seat stays yours.
seats-offer-choose = Choose who plays on
seats-offer-open = You have offered your seat to { $mention }. The offer ends { $when }.
seats-withdraw = Withdraw the offer
seats-withdrawn = You have withdrawn your offer. The seat is still yours.
# The same of what else a player has asked the others.
seats-withdraw-request = Withdraw my request
seats-request-withdrawn = You have withdrawn your request.
seats-host = Host: { $name }
seats-host-ask = Ask to be the host

## When it cannot be

error-sat-here = You have already played at this table and seen a hand, so you cannot take another seat here. You are welcome to watch.
error-offer-sat = This person plays or has played at this table and has seen a hand. Please choose someone else.
error-offer-bot = A bot cannot take your seat. Please choose a person, or hand the seat to a computer with { COMMAND("resign") }.
error-offer-closed = This person does not accept seats at the moment. Please choose someone else.
error-offer-many = You have sent six invitations and offers within a day. You can offer your seat again tomorrow; until then you can hand it to a computer with { COMMAND("resign") }.
error-not-open = This seat is not open, or no longer open.
error-claimed = Another person has already asked for this seat. If the table says no, it is open again.
error-claim-again = You have already asked for this seat today. You can ask again tomorrow.
error-no-motion = This is already settled.
error-own-motion = The others decide this. You can only withdraw it.
error-not-offered = This seat is offered to another person.
error-host-already = You are the host of this table.
error-host-again = You have already asked to be the host today. You can ask again tomorrow.
error-not-late = There is no longer a reason to open this seat.
