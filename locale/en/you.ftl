### What happens at a table, told to the one to whom it happens; see sobek-you.ftl.

# In the place of the name of the reader, for whom a computer acted.
computer-for-you = Computer (for you)
decided-wait-name-you = The table voted: it waits longer for you.
decided-move-name-you = After the vote, a computer made this move for you.
decided-move-alone-name-you = The vote had no majority, so a computer made this move for you.
decided-takeover-name-you = The table voted: a computer takes over for you.
decided-open-name-you = The table voted: your seat is open.
decided-opened-host-name-you = The host has opened your seat.
decided-pace-refused-name-you = The pace stays as it is: your proposal was declined.
decided-host-passed-name-you = You are the host now, because the former host was inactive for a week.
resigned-you = You leave the table. { $computer } { computer-mark } takes your seat.
seats-changed-you = You take over from { $left }.
# $left is a computer.
seats-taken-you = You take over from { $left } { computer-mark }.
