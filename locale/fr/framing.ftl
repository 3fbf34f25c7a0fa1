### Ce qui est encadré sur une image d’une leçon : nommé dans son texte alternatif, avant ce que montre l’image.

framing-framed = Encadré : { $areas }.
# Une zone d’un joueur : « lots (Anna) ».
framing-of = { $area } ({ $name })

## Sobek

sobek-area-row = la rangée
sobek-area-row-one = carte { $thing } de la rangée
sobek-area-deck = la pioche
sobek-area-discard = la défausse
sobek-area-tokens = les jetons événement
sobek-area-track = la piste de score avec les marqueurs
sobek-area-round = la manche
sobek-area-hand = ta main
sobek-area-hand-one = { $thing } dans ta main
sobek-area-corruption = ta pile de corruption
sobek-area-put-aside = les cartes mises de côté
sobek-area-laid = les cartes posées
sobek-area-looked-at = la pile que tu regardes
# Suivis d’un nom entre parenthèses.
sobek-area-panel = zone de jeu
sobek-area-score = points
sobek-area-symbol = symbole de la case
sobek-area-backs = cartes en main
sobek-area-marker = marqueur sur la piste
sobek-area-sets = lots
sobek-area-set-one = lot : { $thing }

## Sobek 2 joueurs

duel-area-market = le marché
duel-area-ankh = l’Ânkh
duel-area-line = la ligne de l’Ânkh
duel-area-pile = la pioche
duel-area-bag = le sac de deben
duel-area-pirogues = pirogues
duel-area-now = ce que ce tour a de spécial
duel-area-discard = les tuiles hors de la partie
duel-area-hand = ta main
duel-area-hand-one = { $thing } dans ta main
duel-area-corruption = corruption
duel-area-values = tes deben
duel-area-royal = corruption royale
duel-area-put-aside = les tuiles mises de côté
duel-area-looked-at = la corruption que tu regardes
duel-area-drawn = les pirogues au choix
duel-area-returned = les pirogues remises
duel-area-pirogues-known = les pirogues restantes
duel-area-square-one = { $thing }
# Suivis d’un nom entre parenthèses.
duel-area-panel = zone de jeu
duel-area-score = points
duel-area-backs = tuiles en main
duel-area-deben = deben
duel-area-sets = lots vendus
duel-area-set-one = lot : { $thing }
