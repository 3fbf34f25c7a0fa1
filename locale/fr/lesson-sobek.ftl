### La première leçon de Sobek : dix coups, chacun avec ce qui est demandé puis, une fois joué, à quoi il a servi (-done).
### Les deux ensemble font 60 mots au plus. Les noms de cartes, marchandises et jetons sont entre parenthèses ou après deux-points. Ce qui est à faire est en gras.

lesson-sobek-free = Prends des marchandises sur les quais et pose-les en lots : le meilleur score après { $rounds } manches gagne. **Prends la première carte, elle ne coûte rien : { $card }.**
lesson-sobek-free-done = Sous les cartes, tu vois ce qu’elles coûtent : la première, à gauche, est toujours gratuite.
lesson-sobek-corruption = Tu peux prendre une des { $reach } premières cartes, mais celles que tu sautes vont sous ta plaquette corruption. **Sautes-en { $count } et prends la carte { $place } : { $card }.**
lesson-sobek-corruption-done = Ces { $count } cartes sont maintenant ta corruption ; personne d’autre ne peut les regarder. En fin de manche, la plus forte corruption coûte des points.
lesson-sobek-hidden = Les personnages sont face cachée : personne ne sait qui c’est. **Prends la première carte**, et tu verras.
lesson-sobek-hidden-done = Tu as maintenant : { $card }. Un personnage se joue pour son pouvoir, ou dans un lot comme carte de sa marchandise.
lesson-sobek-character = **Joue ton personnage : { $card }.** Il défausse une marchandise de ta corruption, et tu te débarrasses de ces { $count } cartes ({ $good }).
lesson-sobek-character-done = Ta corruption a disparu, mais c’était tout ton tour : on prend une carte, on joue un personnage ou on pose un lot.
lesson-sobek-set = Un lot a au moins { $least } cartes d’une même marchandise. Il rapporte ses cartes multipliées par leurs scarabées. Un coin vert marque une carte de départ. **Pose les { $count } ({ $good }).**
lesson-sobek-set-done = { $total } cartes × { $scarabs } scarabées = { $points } points en fin de manche. Chaque carte de plus compterait encore une fois tous les scarabées.
lesson-sobek-event = Chaque lot que tu poses te donne un des jetons événement qui restent. **Choisis { $token }** : ton lot y gagne des scarabées.
lesson-sobek-event-done = { $total } cartes × { $scarabs } scarabées : ton lot vaut maintenant { $points } points au lieu de { $was }.
lesson-sobek-extend = Plus tard, tu peux compléter un lot, encore avec au moins { $least } cartes ; les amulettes vont avec tout. **Ajoute les { $count } qui vont avec ({ $good }).**
lesson-sobek-extend-done = De { $was } à { $points } points sans un scarabée de plus : chaque carte compte tous les scarabées du lot. Complète donc ceux qui en ont beaucoup.
lesson-sobek-end = La pioche est vide, et il reste une carte sur les quais. **Prends-la** : la manche s’arrête aussitôt.
lesson-sobek-end-done = Personne ne joue plus. Mais tu peux encore poser des lots de ta main.
lesson-sobek-lay = Un lot posé maintenant ne rapporte que ses scarabées, mais ce qui reste en main devient de la corruption. **Pose les { $count } ({ $good }).**
lesson-sobek-lay-done = { $points } points seulement : posé pendant un de tes tours, ce lot en aurait rapporté { $instead }. Surveille donc la pioche.
lesson-sobek-penalty = La plus forte corruption fait reculer sur la piste de score. **Pose aussi les { $count } autres ({ $good })**, sinon c’est toi qui reculeras.
lesson-sobek-penalty-done = Corruption : { $corruption } pour toi, { $most } en face. Les lots de ton adversaire rapportent { $earned } points, dont { $steps } tranches complètes de 10 : son marqueur recule de { $steps } symboles identiques, de { $reached } à { $left }.
