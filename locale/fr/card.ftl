### La carte de l’hôte : ce qu’est un jeu, dit à tout un salon par { COMMAND("about") } ; et un film d’une partie pour qui veut en voir une.

# Au-dessus de l’image : le nom du jeu, puis trois phrases.
about-title = { $game }
sobek-about =
    Sobek est un jeu de cartes pour 2 à 4 marchands sur les quais du Nil : prends des marchandises, pose-les en lots, marque des points en trois manches.
    La première carte de la rangée est gratuite ; si tu vas plus loin, les cartes sautées deviennent ta corruption, et la plus forte corruption coûte des points à la fin de la manche.
    On joue ici même, dans le salon, avec d’autres ou avec des ordinateurs, d’une traite ou sur plusieurs jours.
duel-about =
    Sobek 2 joueurs est un duel de deux marchands sur un seul marché : prends des tuiles, vends-les en lots ; on compte une seule fois, à la fin.
    On ne prend que sur la ligne de l’Ânkh, et la tuile que tu prends oriente l’Ânkh pour ton adversaire ; les tuiles que tu sautes deviennent ta corruption.
    On joue ici même, dans le salon, contre quelqu’un ou contre un ordinateur, d’une traite ou sur plusieurs jours.
# Boutons.
about-open = Ouvrir une table
about-watch = Voir une partie
# Au-dessus du film, et ce qu’il dit là où on ne peut pas le voir.
about-film = { $game } : { $moves } coups, joués par des ordinateurs
about-film-alt = Animation d’une partie ({ $game }), coup par coup, avec une ligne pour chacun.
