### The rules of Sobek: 2 Players in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character, pirogue and choice (100 characters at most, shown under a choice).

## The course of the game

duel-help-goal-title = But du jeu
duel-help-goal =
    Deux marchands se servent au même marché et vendent de leur mieux. Prends des tuiles au marché, vends-les en lots et fais appel aux personnages quand ils t’aident.
    Les lots vendus, les deben et certaines pirogues rapportent des points. Un seul décompte a lieu, à la fin, et le meilleur score l’emporte.
    Mais attention : aller loin sur le marché se paie en corruption, et la plus faible corruption donne des deben en plus à la fin.

duel-help-turn-title = Ton tour
duel-help-turn =
    À ton tour, tu fais une seule de ces trois choses :
    - prendre une tuile du marché,
    - vendre un lot d’au moins 3 tuiles,
    - jouer un personnage pour son pouvoir.
    On ne peut pas passer. Un personnage dont le pouvoir serait sans effet peut quand même être joué : il est défaussé et ton tour est fini.
    Le nombre de tuiles en main n’est pas limité. Ton adversaire n’en voit que les dos : gris pour les tuiles de départ, noir pour les marchandises, rouge pour les personnages.

duel-help-take-title = Prendre une tuile
duel-help-take =
    Tu peux prendre une tuile qui se trouve sur la ligne de l’Ânkh : sa rangée, sa colonne ou l’une de ses diagonales, selon son orientation. Les deux côtés de l’Ânkh comptent, et les cases vides ne changent rien.
    Toutes les tuiles entre l’Ânkh et celle que tu prends rejoignent ta corruption. De chaque côté, la plus proche est gratuite.
    Ensuite, l’Ânkh va sur la case de la tuile prise. La marque de cette tuile indique sa nouvelle ligne : ─ rangée, │ colonne, ╱ diagonale montante, ╲ diagonale descendante. La tuile que tu prends décide donc de ce que ton adversaire trouvera.

duel-help-ankh-title = Ânkh et marché
duel-help-ankh =
    Au départ, l’Ânkh est hors du marché : la première tuile est prise parmi les quatre du centre, et l’Ânkh va sur sa case.
    Un personnage n’a pas de marque : si tu en prends un, tu orientes l’Ânkh toi-même, vers au moins une tuile si une ligne en a.
    Si la ligne de l’Ânkh n’a pas de tuile et que tu veux en prendre une, l’Ânkh quitte le marché, qui est rempli depuis la pioche, et tu prends l’une des quatre tuiles du centre. Vendre un lot ou jouer un personnage ne remplit jamais le marché.
    On remplit dans le sens horaire, en trois fois : d’abord le centre, puis l’anneau qui l’entoure, puis le bord. Les personnages sont face cachée. Si la pioche ne suffit pas, des cases restent vides ; si elle est vide, on ne remplit rien.

duel-help-corruption-title = Corruption
duel-help-corruption =
    Les tuiles que tu sautes vont face cachée sur ton plateau corruption. Tu peux regarder les tiennes quand tu veux ; ton adversaire sait seulement combien il y en a.
    À la fin, chacune vaut 1 point de corruption, et les tuiles restées dans ta main les rejoignent. Les Serpents ajoutent 1 ou 2 points.
    La plus faible corruption fait piocher 1 deben, et 1 de plus par tranche complète de 3 points d’écart : à 1 contre 8, cela fait 3 deben. En cas d’égalité, personne ne pioche.

duel-help-deben-title = Deben
duel-help-deben =
    Un deben vaut de 3 à 9 points à la fin. D’ici là, sa valeur n’est visible que pour la personne qui l’a pioché.
    Six tuiles marchandise montrent une icône deben. Si ton action est d’en prendre une sur la ligne de l’Ânkh ou au centre, tu choisis aussitôt : défausser la tuile et piocher un deben dans le sac, ou garder la tuile, qui n’a pas de scarabée. Il n’y a pas d’autre occasion plus tard, ni de choix si la tuile t’arrive autrement ou si le sac est vide.
    Certaines pirogues donnent aussi des deben, tout comme la plus faible corruption à la fin. Il y en a 13 en tout.

duel-help-sell-title = Vendre un lot
duel-help-sell =
    Pose devant toi au moins 3 tuiles de ta main, d’une même marchandise. Les personnages qui montrent cette marchandise peuvent en faire partie, tout comme les Statues de Sobek et l’Architecte, qui vont avec tout. Personnages et statues n’ont pas de scarabée, mais agrandissent le lot.
    La première vente d’une marchandise demande au moins une tuile qui la montre. Les ventes suivantes rejoignent le même lot ; là encore, il faut au moins 3 tuiles d’un coup, et ce peuvent être des statues seules.
    À chaque vente, tu utilises une pirogue, tant qu’il en reste.

duel-help-pirogues-title = Pirogues
duel-help-pirogues =
    Cinq pirogues, tirées parmi 13, sont face cachée à côté du marché. Quand tu vends un lot, tu regardes toutes celles qui restent et tu en utilises une ; ton adversaire ne voit que celle-là. Elle n’est pas remplacée.
    Si son effet est possible, il s’applique aussitôt. Tu peux choisir une pirogue dont l’effet est impossible, pour en priver ton adversaire ; elle est alors défaussée.
    Les 8 autres sont mises de côté. Seul l’Architecte y pioche.

## The pirogues

duel-help-pyramid-title = { duel-pirogue-pyramid }
duel-help-pyramid =
    Tu joues aussitôt un autre tour complet. Si tu y prends une tuile, tu peux d’abord orienter l’Ânkh à ton gré sur sa case. Si la ligne qu’il avait est vide, tu peux aussi remplir le marché à la place.
    Tu dois jouer ce tour : si rien n’y est possible, la partie s’arrête. Il y a deux de ces jetons.
duel-help-scarabs-title = { duel-pirogue-scarabs }
duel-help-scarabs = Pose ce jeton sur l’un de tes lots vendus de bétail, de poisson ou de blé, y compris celui que tu viens de vendre. Il lui donne 2 scarabées, mais ne compte pas comme une tuile. Il y a deux de ces jetons, et un lot peut porter les deux.
duel-help-mummy-title = { duel-pirogue-mummy }
duel-help-mummy = Reprends en main toutes les tuiles de ta corruption. Les Serpents restent chez toi. Sans tuile de corruption, elle n’a pas d’effet.
duel-help-snake-title = { duel-pirogue-snake }
duel-help-snake = Donne ce jeton à ton adversaire : il compte comme 1 ou 2 points de corruption à la fin. Il y en a un de chaque.
duel-help-points-title = Sept, Deux + deben, Œil d’Horus
duel-help-points =
    { duel-pirogue-seven } : rapporte 7 points à la fin.
    { duel-pirogue-two-deben } : rapporte 2 points à la fin, et tu pioches un deben s’il en reste dans le sac. Il y a deux de ces jetons.
    { duel-pirogue-horus } : pioche 2 deben, garde celui de plus grande valeur et remets l’autre sans le montrer. S’il ne reste qu’un deben dans le sac, il est à toi ; un sac vide ne donne rien.
duel-help-finger-title = { duel-pirogue-finger }
duel-help-finger =
    Pose ce jeton sur une tuile de la ligne actuelle de l’Ânkh. À son prochain tour, ton adversaire doit prendre exactement cette tuile, avec la corruption qui se trouve sur le chemin, et ne peut rien faire d’autre.
    Une icône deben laisse le choix habituel, et si c’est un personnage, ton adversaire oriente l’Ânkh. Si la ligne n’a pas de tuile, le jeton est défaussé. Il y a deux de ces jetons.

## The characters

duel-help-queen-title = { duel-power-queen }
duel-help-queen =
    Prends en main les 3 premières tuiles de la pioche, ou ce qu’il en reste. Ton adversaire n’en voit que les dos.
    Si la pioche est vide, elle n’a pas d’effet. Dans un lot, elle compte comme ivoire.
duel-help-vizier-title = { duel-power-vizier }
duel-help-vizier =
    Regarde les tuiles de corruption de ton adversaire et prends-en une en main.
    S’il n’y en a pas, il n’a pas d’effet. Dans un lot, il compte comme bétail.
duel-help-thief-title = { duel-power-thief }
duel-help-thief =
    Choisis un dos visible dans la main de ton adversaire : gris pour les tuiles de départ, noir pour les marchandises, rouge pour les personnages. Tu reçois au hasard une tuile qui a ce dos.
    Si la main de ton adversaire est vide, il n’a pas d’effet. Dans un lot, il compte comme poisson.
duel-help-merchant-title = { duel-power-merchant }
duel-help-merchant =
    Prends en main n’importe quelle tuile du marché, où qu’elle soit, sans corruption. L’Ânkh ne bouge pas et ne tourne pas, et une icône deben ne donne pas de choix.
    Si le marché est vide, il n’a pas d’effet. Dans un lot, il compte comme blé.
duel-help-courtesan-title = { duel-power-courtesan }
duel-help-courtesan =
    Ajoute 1 ou 2 tuiles de ta main à une marchandise déjà vendue : tuiles de cette marchandise, ses personnages, statues ou l’Architecte. Tu n’utilises pas de pirogue.
    Si rien ne peut être ajouté, elle n’a pas d’effet. Dans un lot, elle compte comme blé.
duel-help-priest-title = { duel-power-priest }
duel-help-priest =
    Nomme une marchandise présente dans ta corruption, ou les Statues de Sobek. Toutes ses tuiles quittent la partie, personnages compris ; avec les statues, l’Architecte part aussi.
    Sans tuile de corruption, il n’a pas d’effet. Dans un lot, il compte comme ébène.
duel-help-priestess-title = { duel-power-priestess }
duel-help-priestess =
    Nomme une marchandise présente dans ta corruption, ou les Statues de Sobek. Toutes ses tuiles quittent la partie, personnages compris ; avec les statues, l’Architecte part aussi.
    Sans tuile de corruption, elle n’a pas d’effet. Dans un lot, elle compte comme marbre.
duel-help-scribe-title = { duel-power-scribe }
duel-help-scribe =
    Si ton adversaire a plus de 6 tuiles en main, seules 6 peuvent y rester. Ton adversaire choisit lesquelles ; les autres rejoignent sa corruption.
    À 6 tuiles ou moins, il n’a pas d’effet. Il y a deux Scribes : dans un lot, l’un compte comme bétail, l’autre comme poisson.
duel-help-architect-title = { duel-power-architect }
duel-help-architect =
    Pioche 3 des pirogues mises de côté au départ, choisis-en une et applique-la aussitôt, si son effet est possible. Les deux autres sont remises de côté.
    Dans un lot, l’Architecte est un joker et va avec toutes les marchandises, comme une Statue de Sobek.

## The end

duel-help-end-title = Fin de la partie
duel-help-end =
    La partie s’arrête dès qu’à son tour, quelqu’un ne peut rien faire : pas de tuile à prendre ni de pioche pour remplir le marché, pas de lot à vendre, pas de personnage à jouer.
    Si l’adversaire pouvait encore vendre des lots, ces tuiles quittent la partie et ne rapportent rien. Puis les tuiles restées dans les deux mains rejoignent la corruption.
    On compare la corruption, la plus faible fait piocher des deben, et le décompte a lieu.

duel-help-scoring-title = Décompte
duel-help-scoring =
    Chaque marchandise vendue rapporte ses tuiles multipliées par ses scarabées : 4 tuiles avec 6 scarabées en tout font 24 points. Un jeton Scarabées sur le lot compte comme 2 scarabées, mais pas comme une tuile.
    Ajoute tes deben et les points de tes pirogues.
    L’ivoire a 3 scarabées sur une tuile à valeur marchande ; l’ébène et le marbre en ont 2 ; le bétail, le poisson et le blé, 1. Beaucoup de tuiles n’en ont pas, les statues et les personnages non plus, mais chacune agrandit le lot.
    Le meilleur score l’emporte. À égalité, la plus faible corruption l’emporte ; si elle est égale aussi, la victoire est partagée.

## One sentence each, under a choice

duel-explain-queen = Pioche 3 tuiles.
duel-explain-vizier = Regarde la corruption de ton adversaire et prends-en une tuile.
duel-explain-thief = Vole une tuile au hasard, d’une couleur de dos que tu choisis.
duel-explain-merchant = Prends n’importe quelle tuile du marché, sans corruption.
duel-explain-courtesan = Ajoute 1 ou 2 tuiles à l’un de tes lots vendus.
duel-explain-priest = Retire de ta corruption toutes les tuiles d’une marchandise, ou toutes les statues.
duel-explain-priestess = { duel-explain-priest }
duel-explain-scribe = Ton adversaire garde 6 tuiles au plus ; les autres rejoignent sa corruption.
duel-explain-architect = Pioche 3 des pirogues mises de côté et utilises-en une.
duel-explain-pyramid = Joue aussitôt un autre tour ; tu peux orienter l’Ânkh avant de prendre une tuile.
duel-explain-scarabs = Ajoute 2 scarabées à l’un de tes lots vendus de bétail, de poisson ou de blé.
duel-explain-mummy = Reprends en main toutes les tuiles de ta corruption.
duel-explain-snake1 = Ton adversaire aura 1 point de corruption en plus à la fin.
duel-explain-snake2 = Ton adversaire aura 2 points de corruption en plus à la fin.
duel-explain-seven = Marque 7 points à la fin.
duel-explain-two-deben = Marque 2 points à la fin et pioche un deben.
duel-explain-horus = Pioche 2 deben et garde celui de plus grande valeur.
duel-explain-finger = Choisis sur la ligne de l’Ânkh la tuile que ton adversaire devra prendre à son tour.
duel-explain-fill = L’Ânkh quitte le marché, qui est rempli, et tu prends une tuile du centre.
duel-explain-keep = La tuile reste dans ta main. Elle ne pourra plus être échangée.
duel-explain-trade = La tuile est défaussée, et tu pioches un deben de 3 à 9 points.
