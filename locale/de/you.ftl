### Was an einem Tisch geschieht, zu der Person gesagt, der es geschieht; siehe sobek-you.ftl.

board-stood-in-name-you = Ein Computer hat für dich einen Zug gemacht.
resigned-you = Du verlässt den Tisch. Deinen Platz übernimmt { $computer } { computer-mark }.
seats-changed-you = Der Platz von { $left } gehört jetzt dir.
# $left ist ein Computer.
seats-taken-you = Du übernimmst den Platz von { $left } { computer-mark }.
