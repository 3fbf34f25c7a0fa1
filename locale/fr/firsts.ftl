firsts-how = Masquer ces aides : bouton « { more-button } »
firsts-shown = Dans tes deux premières parties, « { board-hand } » donne une ligne d’aide à chaque question.
firsts-hidden = Tu as masqué les lignes d’aide de tes premières parties.
firsts-hide = Masquer les aides
firsts-show = Afficher les aides
about-unaided = Tu ne veux pas de lignes d’aide dans tes premières parties.

sobek-first-turn = Première carte gratuite. Sauter se paie en corruption : la plus forte coûte des points dès 10 points de lots.
sobek-first-turn-last = La pioche est vide : plus de cartes à venir. Prendre la dernière carte des quais finit la manche.
sobek-first-event = Prends ce qui t’aide ou ce qui aiderait les autres : seul le jeton choisi est montré.
sobek-first-vizier = Elle va dans ta main : vise une marchandise que tu réunis.
sobek-first-scribe = Garde ce qui forme des lots. Chaque carte cédée vaut 1 en corruption ; ses scarabées ne comptent qu’à égalité.
sobek-first-lay = Chaque carte gardée devient de la corruption : mieux vaut presque toujours poser un lot.
sobek-first-starter = Commencer, c’est choisir en premier parmi les nouvelles cartes des quais.

duel-first-turn = Sur la ligne de l’Ânkh, la tuile la plus proche de chaque côté est gratuite. Plus loin, on paie en corruption.
# While the Ankh is off the market, and one takes from the centre.
duel-first-turn-centre = Les quatre tuiles du centre sont gratuites. Ta tuile oriente l’Ânkh pour ton adversaire.
# While the pile is empty.
duel-first-turn-last = Pioche vide : la partie finit si quelqu’un est bloqué. Lots invendus : 0 point ; autres tuiles : corruption.
duel-first-turn-royal = Une tuile Pharaon apporte un jeton de corruption royale (1 à 6). Les tuiles sautées vont à la corruption.
# While they hold a statue or a character and could soon sell a set.
duel-first-turn-set = Statues de Sobek et jokers vont dans tout lot, un autre personnage avec sa marchandise ; tous sans scarabée.
duel-first-turn-ankh = Ton adversaire ne pourra prendre que sur cette ligne : choisis celle qui lui rapporte le moins.
duel-first-deben = Un deben est un gain sûr. La tuile n’a pas de scarabée, mais elle agrandit un lot.
duel-first-pirogue = Prends ce qui t’aide ou ce qui aiderait ton adversaire : seul le jeton choisi lui est montré.
duel-first-architect = Une seule sert : choisis celle qui t’aide tout de suite.
duel-first-vizier = Elle passe de la corruption adverse à ta main : vise une marchandise que tu réunis.
duel-first-scribe = Garde ce qui forme des lots : chaque tuile cédée vaut 1 en corruption.
