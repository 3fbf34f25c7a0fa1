### La légende du plateau et de la main : un titre, deux points, et ce que dit le signe.

# Le bouton et le titre de sa page ; les deux images expliquées ; ce qui est au-dessus de l’image.
see-button = Légende
see-board = Plateau
see-legend-board = Légende du plateau
see-legend-hand = Légende de ma main
see-below = Plus bas : ce que veulent dire les lettres.
# Un jeton sur l’image ; suit ce qu’il fait.
sign-thing = { $thing }

## Sobek

sobek-sign-number = Cartes numérotées : les grandes peuvent être prises maintenant ; les boutons portent les mêmes numéros.
sobek-sign-boat = Bateau : quand la rangée est vide, il apporte le prochain arrivage.
sobek-sign-corruption = S rouge : corruption. Sous une carte, combien de cartes tu sautes ; ailleurs, combien sont sous une plaquette corruption.
sobek-sign-card = Cartes : les scarabées sont en bas ; un coin vert marque une carte de départ ; l’amulette va avec tout ; carte orange : un personnage, avec sa marchandise en bas.
sobek-sign-back = Dos : vert pour le départ, beige pour les marchandises, orange pour les personnages. Près d’un nom, combien de chaque ; le grand nombre : toute la main.
sobek-sign-round = Temple : la manche en cours. On prend à l’autre bout de la rangée.
sobek-sign-deck = Pioche : combien de cartes il reste, et le dos de la prochaine.
sobek-sign-discard = Défausse : les cartes jouées et défaussées pendant cette manche, les plus récentes à la fin.
sobek-sign-token = Jetons événement : utilisés, ils sont visibles ; dos doré : encore disponible. Près d’un nom : une Malédiction ; sur un lot : Prospérité.
sobek-sign-track = Piste de score : chaque forme est sur les points de son joueur ; après 99 vient 0. Les symboles servent à la Guilde et au malus.
sobek-sign-ghost = Forme vide : où ce marqueur était avant.
sobek-sign-pointer = Flèche : à qui de jouer. Un autre signe à cet endroit : choix en attente ou, à la fin, victoire.
sobek-sign-seat = Formes de couleur : une par joueur. Sur une carte, un jeton ou une plaque, la forme dit qui a agi.
sobek-sign-standing = Petit signe avant un nom : un ordinateur joue ou remplace quelqu’un, ou la personne est absente.
sobek-sign-starter = Petit soleil : a commencé cette manche.
sobek-sign-score = Nombre à côté du nom : les points jusqu’ici.
sobek-sign-symbol = Symbole sous les points : celui de la case où est le marqueur. Le malus fait reculer le marqueur d’un ou plusieurs de ces symboles.
sobek-sign-set = Lot posé : sa marchandise ; dessous, ses cartes fois ses scarabées ; à côté, sa valeur actuelle.
sobek-sign-news = Plaque sombre ou étoile : ce qui est nouveau depuis ton dernier passage ; + : arrivé, − : parti.
sobek-sign-doubt = Carte pâle avec un point d’interrogation : peut s’y trouver. Le nombre devant dit combien y sont vraiment.
sobek-sign-lock = Cadenas : tu le sais, mais pas tout le monde.
sobek-sign-tick = Coche : choisi.

## Sobek: 2 Players

duel-sign-pawn = Ânkh : on ne prend que des tuiles de sa ligne. Il va sur la case de la tuile prise.
duel-sign-line = Cases dorées : la ligne de l’Ânkh ; barres en étoile : il peut encore être orienté.
duel-sign-number = Numéros : les tuiles que l’on peut prendre, numérotées comme les boutons.
duel-sign-corruption = S rouge : corruption. Sur une tuile, combien de tuiles tu sauterais ; près d’un nom, ses tuiles de corruption.
duel-sign-tile = Tuiles : en bas, scarabées ou icône deben. La marque (les flèches) oriente l’Ânkh quand on prend la tuile. Coin gris : tuile de départ ; la statue va avec tout.
duel-sign-back = Dos : gris pour le départ, noir pour les marchandises, rouge pour les personnages, or pour les tuiles Pharaon. Près d’un joueur, combien de chaque ; le grand nombre : toute la main.
duel-sign-character = Tuile orange : un personnage, avec sa marchandise en bas.
duel-sign-architect = Fil à plomb : pirogues piochées ou remises par l’Architecte.
duel-sign-pharaoh = Tuile à deux marchandises : une tuile Pharaon ; dans un lot, elle est l’une des deux.
duel-sign-pile = Pioche : combien de tuiles restent pour remplir le marché.
duel-sign-deben = Pièce : deben. À côté du marché, ceux du sac ; près d’un joueur, leur nombre. Les valeurs restent secrètes jusqu’à la fin.
duel-sign-pirogue = Disques bleus : pirogues utilisées ; dos doré : encore disponible. Certaines sont près de leur joueur ou sur un lot.
duel-sign-now = Case bleue : ce que ce tour a de spécial ; un bateau : rien de spécial.
duel-sign-discard = Hors de la partie : tuiles jouées ou retirées, les plus récentes à la fin.
duel-sign-royal = Octogone : corruption royale, de 1 à 6 ; à côté d’une tuile, tu pioches un jeton si tu la prends. Le nombre de jetons est public ; seul leur propriétaire voit les valeurs.
duel-sign-looked = Œil : ce que tu regardes en ce moment.
duel-sign-pointer = Flèche : à qui de jouer. Un autre signe à cet endroit : choix en attente ou, à la fin, victoire.
duel-sign-seat = Formes de couleur : une par joueur. Sur une tuile ou un jeton, la forme dit qui a agi.
duel-sign-standing = Petit signe avant un nom : un ordinateur joue ou remplace quelqu’un, ou la personne est absente.
duel-sign-score = Nombre à côté du nom : les points jusqu’ici ; les deben ne comptent qu’à la fin.
duel-sign-set = Lot vendu : sa marchandise ; dessous, ses tuiles fois ses scarabées ; à côté, sa valeur actuelle.
duel-sign-news = Plaque sombre ou étoile : ce qui est nouveau depuis ton dernier passage ; + : arrivé, − : parti.
duel-sign-tick = Coche : choisi.
