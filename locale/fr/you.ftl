### Ce qui se passe à une table, dit à la personne à qui cela arrive ; voir sobek-you.ftl.

board-stood-in-name-you = Un ordinateur a joué pour toi.
resigned-you = Tu quittes la table. { $computer } { computer-mark } prend ta place.
seats-changed-you = La place de { $left } te revient maintenant.
# $left est un ordinateur.
seats-taken-you = Tu prends la place de { $left } { computer-mark }.
