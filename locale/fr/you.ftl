### Ce qui se passe à une table, dit à la personne à qui cela arrive ; voir sobek-you.ftl.

board-stood-in-name-you = Un ordinateur a joué pour toi.
resigned-you = Tu quittes la table. { $computer } { computer-mark } prend ta place.
seats-changed-you = { $left } te laisse sa place.
# $left est un ordinateur.
seats-taken-you = Tu remplaces { $left } { computer-mark }.
