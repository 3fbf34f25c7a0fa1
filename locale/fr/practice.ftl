practice-title = Partie d’entraînement : { $game }. Personne d’autre ne la voit, et elle ne compte pas.
practice-button = Pratiquer { $game }
practice-could-play = Tu pourrais jouer un personnage maintenant. { $card } : { $text }
practice-quiet = Sans explications
practice-explain = Explications
practice-quieted = Plus d’explications. « { more-button } » les fait revenir.
practice-left = Arrête quand tu veux : cette partie t’attend pendant 30 jours après ton dernier coup. { COMMAND("learn") } t’y ramène.
practice-go-on = Continuer l’entraînement
practice-end = Mettre fin à la partie
practice-ended = Ta partie d’entraînement est finie et oubliée.
practice-gone = Cette partie d’entraînement n’existe plus : elle a pris fin, ou elle a attendu plus de 30 jours.
practice-again = S’entraîner encore
practice-over = Tu connais le jeu maintenant. { COMMAND("new") } ouvre une table pour toi et d’autres.

sobek-practice-set = Tu pourrais poser un lot maintenant : il rapporte ses cartes multipliées par ses scarabées, et tu choisis un jeton événement.
sobek-practice-join = Tu pourrais compléter un lot déjà posé : toutes ses cartes comptent alors avec tous ses scarabées.
duel-practice-set = Tu pourrais vendre un lot maintenant : il rapporte ses tuiles multipliées par ses scarabées, et tu utilises un jeton pirogue.
duel-practice-join = Tu pourrais compléter un lot déjà vendu : toutes ses tuiles comptent alors avec tous ses scarabées.
