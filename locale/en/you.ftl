### What happens at a table, told to the one to whom it happens; see sobek-you.ftl.

board-stood-in-name-you = A computer moved for you.
resigned-you = You leave the table. { $computer } { computer-mark } takes your seat.
seats-changed-you = You take over from { $left }.
# $left is a computer.
seats-taken-you = You take over from { $left } { computer-mark }.
