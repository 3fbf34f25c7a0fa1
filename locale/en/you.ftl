### What happens at a table, told to the one to whom it happens; see sobek-you.ftl.

board-stood-in-name-you = A computer moved for you.
resigned-you = You leave the table. { $computer } { computer-mark } takes your seat.
seats-changed-you = The seat of { $left } now belongs to you.
# $left is a computer.
seats-taken-you = You take the seat of { $left } { computer-mark }.
