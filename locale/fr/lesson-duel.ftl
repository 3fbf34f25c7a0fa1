### La première leçon de Sobek 2 joueurs : douze coups, chacun avec ce qui est demandé puis, une fois joué, à quoi il a servi
### (-done). Les deux ensemble font 60 mots au plus. Les noms sont entre parenthèses ou après deux-points. Ce qui est à faire est en gras.

lesson-duel-centre = Prends des tuiles au marché et vends-les en lots ; le décompte n’a lieu qu’à la fin. Un coin gris marque une tuile de départ. **Commence par une tuile du centre : { $tile }.**
lesson-duel-centre-done = L’Ânkh va sur sa case, et la marque de la tuile l’oriente. Ton adversaire ne peut prendre que sur cette ligne.
lesson-duel-line = On prend toujours sur la ligne de l’Ânkh ; de chaque côté, la tuile la plus proche est gratuite. **Prends : { $tile }.**
lesson-duel-line-done = Rassemble beaucoup de tuiles d’une même marchandise : elles se vendent ensemble. Ta main n’est pas limitée.
lesson-duel-corruption = Tu peux aller plus loin, mais chaque tuile sautée rejoint ta corruption. **Sautes-en { $count } et prends : { $tile }.**
lesson-duel-corruption-done = À la fin, la plus faible corruption fait piocher 1 deben, et 1 de plus par tranche complète de { $step } points d’écart. Chacun vaut de { $lowest } à { $highest } points.
lesson-duel-mark = La marque oriente l’Ânkh : ─ rangée, │ colonne, ╱ et ╲ diagonales. **Prends « { $tile } »** : ton adversaire ne trouvera { $takeable ->
        [one] qu’une tuile.
       *[other] que { $takeable } tuiles.
    }
lesson-duel-mark-done = Ce que tu prends décide de ce que ton adversaire peut prendre. Regarde donc la marque autant que la marchandise.
lesson-duel-hidden = Les personnages sont face cachée et n’ont pas de marque. **Prends celui qui est juste à côté de l’Ânkh.**
lesson-duel-hidden-done = Tu as maintenant : { $tile }. Sans marque, c’est à toi d’orienter l’Ânkh.
lesson-duel-turn = Oriente l’Ânkh pour que ton adversaire trouve peu de choses. **Choisis : { $line }.**
lesson-duel-turn-done = { $takeable ->
        [one] Sur cette ligne, une seule tuile peut être prise.
       *[other] Sur cette ligne, { $takeable } tuiles seulement peuvent être prises.
    } Tu ne peux pas choisir une ligne vide tant qu’une autre a des tuiles. Si la ligne est vide, on remplit le marché depuis la pioche avant de prendre.
lesson-duel-character = **Joue ton personnage : { $tile }.** Il retire une marchandise de ta corruption, et tu te débarrasses de ces { $count } tuiles ({ $good }).
lesson-duel-character-done = Ta corruption a disparu, mais c’était tout ton tour : on prend une tuile, on vend un lot ou on joue un personnage.
lesson-duel-deben = Certaines tuiles ont une icône deben à la place des scarabées. **Prends celle-ci : { $tile }.**
lesson-duel-deben-done = Le choix se fait aussitôt : garder la tuile ou l’échanger contre un deben. Plus tard, ce sera trop tard.
lesson-duel-trade = Un deben vaut de { $lowest } à { $highest } points à la fin. **Échange la tuile** : elle est défaussée, et tu pioches un deben.
lesson-duel-trade-done = Ton deben vaut { $deben } points. Jusqu’à la fin, personne d’autre ne le sait.
lesson-duel-sell = Un lot a au moins { $least } tuiles d’une marchandise, ses personnages compris ; les statues de Sobek vont avec tout. Il rapporte tuiles × scarabées. **Vends les { $count } d’un coup ({ $good }).**
lesson-duel-sell-done = { $total } tuiles × { $scarabs } scarabées = { $points } points. Pour compléter ce lot plus tard, il faut encore { $least } tuiles d’un coup : vends donc beaucoup à la fois.
lesson-duel-pirogue = À chaque vente, tu utilises un des jetons pirogue qui restent. **Choisis { $pirogue }** : ton lot y gagne des scarabées.
lesson-duel-pirogue-done = { $total } tuiles × { $scarabs } scarabées : ton lot vaut maintenant { $points } points au lieu de { $was }.
lesson-duel-end = Pioche vide : la partie s’arrête si quelqu’un ne peut rien faire. **Prends « { $tile } »** : sa marque ne laisse rien à ton adversaire.
lesson-duel-end-done = Les tuiles en main rejoignent la corruption ; un lot encore vendable partirait sans points. Corruption : { $corruption } contre { $most }. Tu pioches donc { $drawn } deben ({ $deben } points) et gagnes { $points } à { $theirs }.
