### The rules of Sobek in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character and event token (100 characters at most, shown under a choice).

## The course of the game

sobek-help-goal-title = But du jeu
sobek-help-goal =
    Tu fais du commerce près du chantier du temple de Sobek. Prends des cartes marchandise sur les quais, pose-les en lots et transforme-les en points pendant trois manches.
    Mais attention : sauter des cartes se paie en corruption, et à la fin de chaque manche, la plus forte corruption coûte des points.
    Le meilleur score après la troisième manche l’emporte. Si quelqu’un a plus de 100 points après la deuxième, la partie s’arrête là.

sobek-help-turn-title = Ton tour
sobek-help-turn =
    À ton tour, tu fais une seule de ces trois choses :
    - prendre une carte des quais,
    - jouer un personnage pour son pouvoir,
    - poser un lot d’au moins 3 cartes.
    On ne peut pas passer. Un personnage dont le pouvoir serait sans effet peut quand même être joué : il est défaussé et ton tour est fini, ce qui tombe parfois très bien.

sobek-help-take-title = Prendre une carte
sobek-help-take =
    Prends en main l’une des quatre premières cartes des quais, en comptant depuis la carte la plus proche de la case « 0 », au bout opposé au temple.
    La première ne coûte rien. Pour une autre, toutes les cartes que tu sautes vont face cachée sous ta plaquette corruption : une pour la deuxième carte, deux pour la troisième, trois pour la quatrième.
    Sur les quais, les personnages sont face cachée : on ne sait pas qui c’est avant de les prendre. Tu peux regarder ta propre pile de corruption quand tu veux ; les autres, non.
# The same under the first rules, by which the row was taken from the temple on.
sobek-help-take-rules-1 =
    Prends en main l’une des quatre premières cartes des quais, en comptant depuis le temple.
    La première ne coûte rien. Pour une autre, toutes les cartes que tu sautes vont face cachée sous ta plaquette corruption : une pour la deuxième carte, deux pour la troisième, trois pour la quatrième.
    Sur les quais, les personnages sont face cachée : on ne sait pas qui c’est avant de les prendre. Tu peux regarder ta propre pile de corruption quand tu veux ; les autres, non.

sobek-help-character-title = Jouer un personnage
sobek-help-character =
    Joue une carte personnage de ta main et utilise son pouvoir. La carte va ensuite face visible dans la défausse.
    Un pouvoir qui peut s’appliquer s’applique. Sinon, la carte est seulement défaussée.
    Chaque personnage appartient à une marchandise. Au lieu d’utiliser son pouvoir, tu peux le poser dans un lot de cette marchandise : il y compte comme une carte sans scarabée.

sobek-help-set-title = Poser un lot
sobek-help-set =
    Pose devant toi au moins 3 cartes d’une même marchandise : cartes marchandise, personnages de cette marchandise, et amulettes, qui vont avec tout.
    Tu as au plus un lot de chaque marchandise. Des cartes d’une marchandise déjà posée rejoignent ce lot ; là encore, il en faut au moins 3 d’un coup.
    Des amulettes seules peuvent aussi former un lot. Il n’a pas de marchandise tant qu’aucune carte d’une marchandise ne le rejoint.
    Chaque fois que tu poses un lot, tu choisis aussi un jeton événement, tant qu’il en reste.

sobek-help-event-title = Jetons événement
sobek-help-event =
    Chaque manche a 5 jetons événement, tirés parmi 12. Quand tu poses un lot, ou en complètes un par cette action, tu regardes ceux qui restent et tu en choisis un. Les autres ne voient que celui-là.
    Si son effet est possible, il s’applique aussitôt. Tu peux choisir un jeton dont l’effet est impossible, pour en priver quelqu’un ; il est alors simplement défaussé.
    La Courtisane complète un lot sans jeton événement, et les lots posés en fin de manche n’en donnent pas non plus.

sobek-help-delivery-title = Arrivages
sobek-help-delivery =
    Quand quelqu’un prend la dernière carte des quais, les 9 cartes suivantes de la pioche arrivent, ou ce qu’il en reste. Puis on passe au tour suivant.
    Les marchandises sont face visible, les personnages face cachée.
    Une manche compte 6 arrivages. À deux, il n’y en a que 5, car 9 cartes quittent la pioche au départ sans être vues. Si la Reine a fait piocher, le dernier arrivage est plus petit.

sobek-help-round-end-title = Fin de manche
sobek-help-round-end =
    La manche s’arrête dès que la dernière carte du dernier arrivage est prise. Personne ne joue plus.
    Tout le monde peut alors poser des lots d’au moins 3 cartes de sa main, en même temps. Ils sont posés à l’horizontale et valent moins ; ils ne rejoignent pas les lots de la table et ne donnent pas de jeton événement.
    Toutes les autres cartes de ta main vont sous ta plaquette corruption. Puis vient le décompte.
    Pour la manche suivante, toutes les cartes et tous les jetons reviennent, et la personne qui a le moins de points choisit qui commence ; en cas d’égalité, on tire au sort qui choisit.

sobek-help-scoring-title = Décompte
sobek-help-scoring =
    Chaque lot rapporte ses scarabées multipliés par ses cartes : 4 cartes avec 3 scarabées en tout font 12 points. Un jeton Prospérité sur un lot compte comme 2 scarabées, mais pas comme une carte.
    Un lot posé en fin de manche ne rapporte que ses scarabées, 1 point chacun.
    L’ivoire a le plus de scarabées : 3 sur une carte à valeur marchande. L’ébène et le marbre en ont 2 ; le bétail, le poisson et le blé, 1. Beaucoup de cartes n’en ont pas, les amulettes et les personnages non plus, mais chacune agrandit le lot.

sobek-help-corruption-title = Corruption
sobek-help-corruption =
    Après le décompte d’une manche, on compte les cartes sous chaque plaquette corruption, plus 2 par Malédiction. Le plus grand nombre entraîne le malus corruption. En cas d’égalité, le plus grand nombre de scarabées sur ces cartes décide ; s’il y a encore égalité, toutes les personnes à égalité le subissent.
    Le marqueur recule alors d’un symbole par tranche complète de 10 points gagnés avec les lots de cette manche : chaque fois jusqu’à la prochaine case plus basse qui porte le même symbole que la case atteinte au décompte. Tous les nombres comptent comme un seul symbole.
    Les points de Guilde et de Fourberie n’augmentent pas le malus. On ne descend jamais sous 0, et sans carte ni Malédiction, pas de malus.

sobek-help-end-title = Fin de la partie
sobek-help-end =
    La partie se termine après la troisième manche, ou dès la deuxième si quelqu’un a plus de 100 points une fois le malus payé.
    Le meilleur score l’emporte. À égalité, la victoire est partagée.

sobek-help-variants-title = Deux variantes : cachée et ouverte
sobek-help-variants =
    La variante **cachée** est le jeu d’origine. On voit le dos des cartes en main, les lots, la rangée, la taille de la pioche, la défausse et les jetons utilisés. Les mains sont secrètes, tout comme le nombre et la nature des cartes sous une plaquette corruption. Ce qu’on a vu, il faut le retenir.
    La variante **ouverte** est faite pour jouer sur plusieurs jours : on voit tout ce qu’on aurait pu retenir. Une carte prise face visible reste connue dans la main ou la pile où elle va, et on connaît le nombre de cartes de chaque pile. Pour une carte déplacée sans être vue, son dos et tout ce qu’on sait limitent les possibilités : s’il n’en reste qu’une, elle est montrée ; sinon, toutes le sont, estompées, avec le nombre de cartes vraiment là. La liste de la pioche contient toutes les cartes dont la place est inconnue, et le nombre exact de personnages.
    Ce que tu sais, mais pas tout le monde, t’est montré en plus, avec un cadenas.

## The characters

sobek-help-queen-title = { sobek-power-queen }
sobek-help-queen =
    Prends en main les 3 premières cartes de la pioche, ou ce qu’il en reste. Les autres n’en voient que les dos.
    À cause d’elle, le dernier arrivage de la manche est plus petit. Si la pioche est vide, elle n’a pas d’effet.
    Dans un lot, elle compte comme ivoire.
sobek-help-vizier-title = { sobek-power-vizier }
sobek-help-vizier =
    Désigne un adversaire qui a des cartes sous sa plaquette corruption, regarde-les et prends-en une en main. Personne d’autre ne les voit.
    Si aucun adversaire n’en a, il n’a pas d’effet. Dans un lot, il compte comme bétail.
sobek-help-thief-title = { sobek-power-thief }
sobek-help-thief =
    Désigne un adversaire qui a des cartes en main. Tu en vois les dos : vert pour les cartes de départ, beige pour les marchandises, orange pour les personnages. Choisis une couleur : tu reçois au hasard une carte de cette couleur. Personne d’autre que vous deux ne sait laquelle.
    Si aucun adversaire n’a de carte, il n’a pas d’effet. Dans un lot, il compte comme poisson.
sobek-help-merchant-title = { sobek-power-merchant }
sobek-help-merchant =
    Prends n’importe quelle carte des quais, où qu’elle soit, sans corruption. Les autres cartes restent où elles sont.
    Un personnage face cachée reste inconnu jusqu’à ce que tu l’aies pris. Si tu prends la dernière carte, l’arrivage suivant vient ou la manche se termine, comme toujours.
    Dans un lot, il compte comme blé.
sobek-help-courtesan-title = { sobek-power-courtesan }
sobek-help-courtesan =
    Ajoute 1 ou 2 cartes de ta main à un lot posé devant toi. Elles doivent être de sa marchandise ; les amulettes vont toujours. Sur un lot d’amulettes seules, une carte d’une marchandise donne au lot cette marchandise.
    Tu ne choisis pas de jeton événement. Si rien ne peut être ajouté, elle n’a pas d’effet. Dans un lot, elle compte comme blé.
sobek-help-priest-title = { sobek-power-priest }, { sobek-power-priestess }
sobek-help-priest =
    Nomme une marchandise présente dans ta pile de corruption. Toutes ses cartes marchandise sont défaussées face visible. Chacun de ses personnages est défaussé ou reste, à ton choix, mais au moins une carte part. Les amulettes ne peuvent pas être défaussées ainsi.
    Si ta pile n’a de carte d’aucune marchandise, ils n’ont pas d’effet. Dans un lot, le Grand Prêtre compte comme ébène, la Grande Prêtresse comme marbre.
# The same under the first rules, by which characters always went.
sobek-help-priest-rules-1 =
    Nomme une marchandise. Toutes les cartes de cette marchandise dans ta pile de corruption sont défaussées face visible, ses personnages aussi. Les amulettes ne peuvent pas être défaussées ainsi.
    Si ta pile n’a de carte d’aucune marchandise, ils n’ont pas d’effet. Dans un lot, le Grand Prêtre compte comme ébène, la Grande Prêtresse comme marbre.
sobek-help-scribe-title = { sobek-power-scribe }
sobek-help-scribe =
    Chaque adversaire qui a plus de 6 cartes en main choisit les 6 à garder ; les autres vont sous sa plaquette corruption. Tous choisissent en même temps.
    Si personne n’a plus de 6 cartes, il n’a pas d’effet. Il y a deux Scribes : dans un lot, l’un compte comme bétail, l’autre comme poisson.

## The event tokens

sobek-help-guild-title = { sobek-token-guild }
sobek-help-guild =
    Ton marqueur avance jusqu’à la prochaine case qui porte le symbole du jeton, et tu choisis un adversaire dont le marqueur recule jusqu’à la case précédente qui porte ce symbole.
    Un adversaire qui n’a plus de telle case derrière lui ne peut pas être choisi. Si personne ne peut l’être, seul ton marqueur avance. Il y a quatre de ces jetons, un par symbole.
sobek-help-flood-title = { sobek-token-flood }
sobek-help-flood = Tu joues aussitôt un autre tour complet. Si tu choisis ce jeton, tu dois jouer ce tour.
sobek-help-curse-title = { sobek-token-curse }
sobek-help-curse = Donne ce jeton à un adversaire. Il compte comme 2 cartes quand on compare la corruption en fin de manche, puis il est défaussé. Il n’a pas de scarabée. Il y a deux de ces jetons.
sobek-help-prosperity-title = { sobek-token-prosperity }
sobek-help-prosperity =
    Pose ce jeton sur l’un de tes lots de bétail, de poisson ou de blé, y compris celui que tu viens de poser. Il lui donne 2 scarabées.
    Il peut aussi aller sur un lot d’amulettes seules, qui n’accepte ensuite que des amulettes et des cartes de ces trois marchandises. Il y a deux de ces jetons, et un lot peut porter les deux.
sobek-help-embalming-title = { sobek-token-embalming }
sobek-help-embalming = Reprends en main toute ta pile de corruption. Les Malédictions restent chez toi. Si ta pile est vide, il n’a pas d’effet.
sobek-help-deceit-title = { sobek-token-deceit }
sobek-help-deceit = Annonce combien de cartes se trouvent sous ta plaquette corruption et marque aussitôt 1 point pour chacune. Les cartes y restent, sans être vues. Les Malédictions ne comptent pas. Si ta pile est vide, il n’a pas d’effet.

## One sentence each, under a choice

sobek-explain-queen = Pioche 3 cartes.
sobek-explain-vizier = Regarde la pile de corruption d’un adversaire et prends-en une carte.
sobek-explain-thief = Vole à un adversaire une carte au hasard, d’une couleur de dos que tu choisis.
sobek-explain-merchant = Prends n’importe quelle carte des quais, sans corruption.
sobek-explain-courtesan = Ajoute 1 ou 2 cartes à l’un de tes lots.
sobek-explain-priest = Défausse toutes les cartes d’une marchandise de ta pile de corruption.
sobek-explain-priestess = Défausse toutes les cartes d’une marchandise de ta pile de corruption.
sobek-explain-scribe = Chaque adversaire garde 6 cartes au plus ; les autres rejoignent sa corruption.
sobek-explain-scribe-cattle = { sobek-explain-scribe }
sobek-explain-scribe-fish = { sobek-explain-scribe }
sobek-explain-guild-ankh = Avance jusqu’au prochain ankh, et fais reculer un adversaire d’un ankh.
sobek-explain-guild-eye = Avance jusqu’au prochain œil, et fais reculer un adversaire d’un œil.
sobek-explain-guild-feather = Avance jusqu’à la prochaine plume, et fais reculer un adversaire d’une plume.
sobek-explain-guild-lotus = Avance jusqu’au prochain lotus, et fais reculer un adversaire d’un lotus.
sobek-explain-flood = Joue aussitôt un autre tour.
sobek-explain-curse = Donne à un adversaire l’équivalent de 2 cartes de corruption.
sobek-explain-prosperity = Ajoute 2 scarabées à l’un de tes lots de bétail, de poisson ou de blé.
sobek-explain-embalming = Reprends en main toute ta pile de corruption.
sobek-explain-deceit = Marque 1 point pour chaque carte sous ta plaquette corruption.
