### Ce qui se passe à une table, dit à la personne à qui cela arrive ; voir sobek-you.ftl.

# In the place of the name of the reader, for whom a computer acted.
computer-for-you = Ordinateur (pour toi)
decided-wait-name-you = La table a voté : elle t’attend encore.
decided-move-name-you = Après le vote, un ordinateur a joué ce coup pour toi.
decided-move-alone-name-you = Le vote est resté sans majorité : un ordinateur a joué ce coup pour toi.
decided-takeover-name-you = La table a voté : un ordinateur te remplace.
decided-open-name-you = La table a voté : ta place est libre.
decided-opened-host-name-you = L’hôte a libéré ta place.
decided-pace-refused-name-you = Le rythme ne change pas : ta proposition a été refusée.
decided-host-passed-name-you = Tu es maintenant l’hôte, car l’hôte précédent n’a pas donné signe de vie pendant une semaine.
resigned-you = Tu quittes la table. { $computer } { computer-mark } prend ta place.
seats-changed-you = { $left } te laisse sa place.
# $left est un ordinateur.
seats-taken-you = Tu remplaces { $left } { computer-mark }.
