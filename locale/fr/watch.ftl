### Les notes que l’on prend pour soi, suivre une table, et les mains d’une partie finie.
### Un bouton a 25 caractères au plus ; ce qui figure dans un formulaire, 45 au plus.

## Notes : un texte par personne et par table

note-button = Ma note
note-title = Ma note sur cette table
note-label = Personne d’autre ne peut la lire
note-hint = Qui collectionne quoi ? Que veux-tu faire ensuite ?
note-kept = Ta note est gardée. Personne d’autre ne peut la lire.
note-deleted = Ta note est supprimée.
note-none = Tu n’as pas de note sur cette table.
note-delete = Supprimer ma note
note-sent-empty = Un formulaire vide : il supprime ta note.

## Suivre

watch-button = Suivre cette table
watch-title = Suivre cette table
watch-none = Tu ne suis pas cette table. Si tu la suis, tu la retrouves dans { COMMAND("games") } et tu vois ce que toute la table voit, jamais une main.
watch-letters-now = Tu suis cette table. Je t’écris en privé quand une manche ou la partie se termine.
watch-listed-now = Tu suis cette table. Elle est dans { COMMAND("games") } ; je ne t’écris pas.
watch-closed = Je n’ai pas pu t’écrire en privé. Autorise les messages privés de ce serveur, puis choisis de nouveau.
watch-letters = M’écrire à chaque manche
watch-listed = Seulement dans ma liste
watch-stop = Ne plus suivre
watch-stopped = Tu ne suis plus cette table.
watch-told-round = { $place } ({ $game }) : une manche est finie.
watch-told-end = { $place } ({ $game }) : la partie est finie.
games-watched = Tu suis
error-watch-seated = Tu joues à cette table : tu sais déjà tout ce qui s’y passe.
error-watch-full = Trop de personnes suivent déjà cette table : je ne peux plus écrire à personne d’autre. Le plateau te reste ouvert.

## Les mains d’une partie finie, dans son historique

hands-choose = Montrer les mains…
hands-none = Seulement le plateau
hands-all = Toutes les mains
hands-of = Main : { $name }
hands-held = { $title } ({ $count }) : { $things }
hands-held-none = { $title } : rien
hands-counted = { $title } : { $count }
