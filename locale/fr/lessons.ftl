### Leçons : ce que les pages de règles ont en plus des règles mêmes (leur cadre, et le matériel en chiffres).
### Les nombres viennent des règles elles-mêmes. 1000 caractères au plus par sujet.

## The frame of every page

# Sous le titre d’un sujet : quelle page sur combien.
rules-page = Page { $page } sur { $pages }
# Boutons vers la page d’avant et celle d’après.
rules-back = Page précédente
rules-next = Page suivante
# Le texte alternatif de l’image d’une page.
rules-picture = Image pour « { $title } » : le texte au-dessus dit la même chose.
# Sous une carte ou une tuile qui ne coûte aucune corruption.
rules-free = gratuit

## Sobek

sobek-help-setup-title = Mise en place
sobek-help-setup =
    La partie se joue à 2, 3 ou 4, en { $rounds } manches. Chaque manche se prépare ainsi :
    - Tout le monde reçoit { $hand } des { $green } cartes à dos vert. Les autres cartes vertes ne servent pas pendant cette manche.
    - On mélange les { $beige } cartes marchandise à dos beige et les { $characters } personnages : cela fait une pioche de { $deck } cartes. À deux, { $aside } d’entre elles sont écartées de la manche sans être regardées.
    - { $row } cartes sont posées sur les quais, les marchandises face visible, les personnages face cachée. C’est le premier arrivage.
    - { $drawn } des { $tokens } jetons événement sont tirés et restent face cachée.
    À la première manche, tous les marqueurs sont sur le 0, et le premier joueur est tiré au sort. Avant chaque manche suivante, la personne qui a le moins de points choisit qui commence.
sobek-help-cards-title = Les cartes
sobek-help-cards =
    Il y a { $cards } cartes. { $characters } sont des personnages, tous différents sauf deux Scribes. Les autres sont des marchandises :
    - { sobek-good-ivory } : { $ivory }, dont { $ivory-valued } avec { $ivory-scarabs } scarabées
    - { sobek-good-ebony } : { $ebony }, dont { $ebony-valued } avec { $ebony-scarabs } scarabées
    - { sobek-good-marble } : { $marble }, dont { $marble-valued } avec { $marble-scarabs } scarabées
    - { sobek-good-cattle } : { $cattle }, dont { $cattle-valued } avec 1 scarabée
    - { sobek-good-fish } : { $fish }, dont { $fish-valued } avec 1 scarabée
    - { sobek-good-wheat } : { $wheat }, dont { $wheat-valued } avec 1 scarabée
    - Amulette : { $amulets }, sans scarabée ; elles vont avec tout
    { $green } de ces cartes marchandise ont un dos vert et un coin vert sur leur face. Ce sont les cartes de départ, et aucune n’a de scarabée. Toutes les autres marchandises ont un dos beige, les personnages un dos orange.
sobek-help-tokens-title = Les 12 jetons événement
sobek-help-tokens =
    Voici combien il y en a de chaque ; { $drawn } des { $tokens } servent à chaque manche :
    - { sobek-token-guild } : { $token-guild }, un pour chaque symbole de la piste
    - { sobek-token-flood } : { $token-flood }
    - { sobek-token-curse } : { $token-curse }
    - { sobek-token-prosperity } : { $token-prosperity }
    - { sobek-token-embalming } : { $token-embalming }
    - { sobek-token-deceit } : { $token-deceit }
sobek-help-track-title = La piste de score
sobek-help-track =
    Les points se comptent sur une piste de { $spaces } cases, de 0 à { $last }. Avec 100 points on est de nouveau sur le 0, avec 101 points sur le 1, et ainsi de suite.
    Une case sur cinq porte son nombre : 0, 5, 10, etc. Tous les nombres comptent ensemble comme un seul symbole.
    Les quatre cases entre deux nombres portent les quatre symboles, chacun une fois : ankh, œil, plume et lotus. Leur ordre change le long de la piste.
    Les symboles servent à deux choses. Un jeton Guilde déplace les marqueurs jusqu’à la case suivante ou précédente qui porte le symbole du jeton. Le malus corruption fait reculer ton marqueur d’un ou plusieurs symboles identiques à celui de sa case ; le plateau montre ce symbole sous tes points.
sobek-help-penalty-title = Le malus, par l’exemple
sobek-help-penalty =
    Tes lots de cette manche ont rapporté { $points } points, et ton marqueur est arrivé sur le { $from }. C’est toi qui as le plus de corruption.
    { $points } points font { $steps } tranches complètes de 10 : ton marqueur recule donc de { $steps } symboles. La case { $from } porte un ankh : il recule jusqu’à l’ankh précédent, au { $over }, puis encore une fois, au { $to }. Il te reste { $to } points.
    Un marqueur posé sur un nombre va de nombre en nombre : depuis 50, reculer de trois symboles mène à 45, 40, puis 35.
    Avec moins de { $step } points dans la manche, il ne recule pas, et on ne descend jamais sous 0.

## Sobek: 2 Players

duel-help-setup-title = Mise en place
duel-help-setup =
    - Chacun de vous reçoit { $hand } des { $starting } tuiles de départ à dos gris. { $centre } autres sont posées face visible sur les quatre cases au centre du marché, et les { $boxed } dernières ne servent pas.
    - On mélange les { $goods } tuiles à dos noir et les { $characters } personnages à dos rouge. { $laid } de ces tuiles remplissent les autres cases, marchandises face visible, personnages face cachée. Les { $pile } qui restent forment la pioche.
    - { $drawn } des { $pirogues } pirogues sont face cachée à côté du marché, les { $aside } autres sont mises de côté.
    - Les { $deben } deben vont dans le sac. L’Ânkh attend à côté du marché.
    Le premier joueur est tiré au sort. Avec l’extension, on mélange davantage de tuiles : la pioche est plus grande.
duel-help-tiles-title = Tuiles et deben
duel-help-tiles =
    Il y a { $tiles } tuiles. { $characters } sont des personnages, { $statues } des Statues de Sobek, qui vont avec tout et n’ont pas de scarabée. Les autres sont des marchandises :
    - { duel-good-ivory } : { $ivory }, dont { $ivory-valued } avec { $ivory-scarabs } scarabées
    - { duel-good-ebony } : { $ebony }, dont { $ebony-valued } avec { $ebony-scarabs } scarabées
    - { duel-good-marble } : { $marble }, dont { $marble-valued } avec { $marble-scarabs } scarabées
    - { duel-good-livestock } : { $livestock }, dont { $livestock-valued } avec 1 scarabée
    - { duel-good-fish } : { $fish }, dont { $fish-valued } avec 1 scarabée
    - { duel-good-wheat } : { $wheat }, dont { $wheat-valued } avec 1 scarabée
    Une tuile de chaque marchandise, { $icons } en tout, porte une icône deben au lieu de scarabées. { $starting } tuiles sont des tuiles de départ, sans scarabée et avec un coin gris.
    Les { $deben } deben : { $deben-3 } × 3 points, { $deben-4 } × 4, { $deben-5 } × 5, { $deben-6 } × 6, { $deben-7 } × 7, { $deben-8 } × 8, { $deben-9 } × 9.
duel-help-pirogue-list-title = Les 13 pirogues
duel-help-pirogue-list =
    Voici combien il y en a de chaque ; { $drawn } des { $pirogues } sont à côté du marché :
    - { duel-pirogue-pyramid } : { $pirogue-pyramid }
    - { duel-pirogue-scarabs } : { $pirogue-scarabs }
    - { duel-pirogue-mummy } : { $pirogue-mummy }
    - { duel-pirogue-snake1 } : { $pirogue-snake1 }
    - { duel-pirogue-snake2 } : { $pirogue-snake2 }
    - { duel-pirogue-seven } : { $pirogue-seven }
    - { duel-pirogue-two-deben } : { $pirogue-two-deben }
    - { duel-pirogue-horus } : { $pirogue-horus }
    - { duel-pirogue-finger } : { $pirogue-finger }
    L’extension ajoute une de chaque : { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
