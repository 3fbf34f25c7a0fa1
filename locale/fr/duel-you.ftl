### Ce qui s’est passé dans Sobek : 2 joueurs, dit à la personne qui l’a fait ou à qui c’est arrivé : comme duel.ftl et
### duel-pharaoh.ftl, en disant « tu ». Le choix du message est expliqué dans sobek-you.ftl.

duel-market-filled-you = Tu remplis le marché.
duel-tile-taken-you = Tu prends la tuile { $tile }.
duel-tile-taken-passing-you = Tu prends la tuile { $tile }. Dans ta corruption : { $passed }.
duel-ankh-turned-you = Tu orientes l’Ânkh : { $line }.
duel-tile-kept-you = Tu gardes la tuile plutôt que de piocher un deben : { $tile }.
duel-tile-traded-you = Tu défausses la tuile pour piocher un deben : { $tile }.
duel-deben-drawn-you = Tu pioches un deben. Sa valeur reste secrète jusqu’à la fin.
duel-set-sold-you = Tu vends un lot ({ $good }) : { $tiles }.
duel-set-joined-you = Tu complètes ton lot par une vente ({ $good }, maintenant { $total } tuiles) : { $tiles }.
duel-set-extended-you = Tu complètes ton lot ({ $good }, maintenant { $total } tuiles) : { $tiles }.
duel-pirogues-looked-you = Tu regardes les pirogues restantes.
duel-pirogues-looked-architect-you = Tu pioches parmi les pirogues mises de côté au départ.
duel-pirogue-used-none-you = Tu choisis la pirogue { $pirogue }. Sans effet, elle est défaussée.
duel-pirogue-used-pyramid-you = Tu choisis la pirogue { $pirogue } et rejoues aussitôt.
duel-pirogue-used-scarabs-you = Tu choisis la pirogue { $pirogue } pour un lot vendu ({ $good }), qui gagne 2 scarabées.
duel-pirogue-used-mummy-you = Tu choisis la pirogue { $pirogue }.
duel-pirogue-used-snake1-you = Tu choisis la pirogue { $pirogue } : { $target } aura 1 point de corruption en plus à la fin.
duel-pirogue-used-snake1-target-you = { $seat } choisit la pirogue { $pirogue } : tu auras 1 point de corruption en plus à la fin.
duel-pirogue-used-snake2-you = Tu choisis la pirogue { $pirogue } : { $target } aura 2 points de corruption en plus à la fin.
duel-pirogue-used-snake2-target-you = { $seat } choisit la pirogue { $pirogue } : tu auras 2 points de corruption en plus à la fin.
duel-pirogue-used-seven-you = Tu choisis la pirogue { $pirogue } : 7 points à la fin.
duel-pirogue-used-two-deben-you = Tu choisis la pirogue { $pirogue } : 2 points à la fin, et un deben s’il en reste dans le sac.
duel-pirogue-used-horus-you = Tu choisis la pirogue { $pirogue } pour piocher le meilleur de 2 deben.
duel-pirogue-used-finger-you = Tu choisis la pirogue { $pirogue } : { $target } doit prendre la tuile en { $square-code }, avec sa corruption.
duel-pirogue-used-finger-target-you = { $seat } choisit la pirogue { $pirogue } : tu dois prendre la tuile en { $square-code }, avec sa corruption.
duel-pirogue-used-theft-you = Tu choisis la pirogue { $pirogue } : { $target } en perd un, tiré au hasard.
duel-pirogue-used-theft-target-you = { $seat } choisit la pirogue { $pirogue } : tu en perds un, tiré au hasard.
duel-pirogue-used-scarabs2-you = Tu choisis la pirogue { $pirogue } pour un lot vendu ({ $good }), qui gagne 2 scarabées.
duel-corruption-reclaimed-you = Tu reprends en main ta corruption : { $tiles }.
duel-character-played-none-you = Tu joues la tuile { $tile }. Son pouvoir est sans effet : la tuile est seulement défaussée.
duel-character-played-queen-you = Tu joues la tuile { $tile } pour piocher.
duel-character-played-vizier-you = Tu joues la tuile { $tile } pour fouiller la corruption adverse ({ $target }).
duel-character-played-vizier-target-you = { $seat } joue la tuile { $tile } pour fouiller ta corruption.
duel-character-played-thief-you = Tu joues la tuile { $tile } pour voler une tuile à { $target }.
duel-character-played-thief-target-you = { $seat } joue la tuile { $tile } pour te voler une tuile.
duel-character-played-merchant-you = Tu joues la tuile { $tile } pour choisir n’importe quelle tuile du marché.
duel-character-played-courtesan-you = Tu joues la tuile { $tile } pour compléter un lot vendu.
duel-character-played-priest-you = Tu joues la tuile { $tile } pour alléger ta corruption. À retirer : { $good }.
duel-character-played-priestess-you = Tu joues la tuile { $tile } pour alléger ta corruption. À retirer : { $good }.
duel-character-played-scribe-you = Tu joues la tuile { $tile } : { $target } garde 6 tuiles au plus.
duel-character-played-scribe-target-you = { $seat } joue la tuile { $tile } : tu gardes 6 tuiles au plus.
duel-character-played-architect-you = Tu joues la tuile { $tile } pour utiliser une pirogue mise de côté.
duel-character-played-adviser-you = Tu joues la tuile { $tile } pour défausser un jeton de corruption royale.
duel-character-played-spy-you =
    { $copied-code ->
        [vizier] Tu joues la tuile { $tile } pour copier un autre personnage ({ $copied }) et fouiller la corruption adverse ({ $target }).
        [thief] Tu joues la tuile { $tile } pour copier un autre personnage ({ $copied }) et voler une tuile à { $target }.
        [scribe] Tu joues la tuile { $tile } pour copier un autre personnage ({ $copied }) : { $target } garde 6 tuiles au plus.
       *[other] Tu joues la tuile { $tile } pour copier un autre personnage : { $copied }.
    }
duel-character-played-spy-target-you =
    { $copied-code ->
        [vizier] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) et fouiller ta corruption.
        [thief] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) et te voler une tuile.
        [scribe] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) : tu gardes 6 tuiles au plus.
       *[other] { $seat } joue la tuile { $tile } pour copier un autre personnage : { $copied }.
    }
duel-character-copied-none-you = Tu joues la tuile { $tile } pour copier un autre personnage ({ $copied }). Ce pouvoir est sans effet : la tuile est seulement défaussée.
duel-tiles-drawn-you = Tu pioches : { $tiles }.
duel-corruption-seen-target-you = Ta corruption : { $tiles }.
duel-tile-reclaimed-you = Tu prends une tuile dans la corruption adverse ({ $target }) : { $tile }.
duel-tile-reclaimed-target-you = { $seat } prend une tuile dans ta corruption : { $tile }.
duel-tile-stolen-you = Tu voles une tuile à { $target } : { $tile }.
duel-tile-stolen-target-you = { $seat } te vole une tuile : { $tile }.
duel-tile-bought-you = Tu prends la tuile { $tile }, sans corruption. L’Ânkh ne bouge pas.
duel-corruption-cleared-you = Tu retires de ta corruption : { $tiles }.
duel-tiles-given-you = Tu mets dans ta corruption : { $tiles }.
duel-royal-drawn-you = Tu pioches un jeton de corruption royale. Sa valeur reste secrète jusqu’à la fin.
duel-royal-discarded-you = Tu défausses un jeton de corruption royale sans en montrer la valeur.
duel-deben-lost-you = Tu perds un deben tiré au hasard. Personne d’autre n’en connaît la valeur avant la fin.
duel-game-scored-you = Tu ne peux ni prendre une tuile, ni vendre un lot, ni jouer un personnage : la partie s’arrête là.
duel-why-over-you = La partie est finie : la pioche est vide, et tu ne pouvais ni prendre une tuile, ni vendre un lot, ni jouer un personnage.
duel-game-scored-removed-you = Tu aurais encore pu vendre ceci, qui quitte la partie sans rapporter de points : { $tiles }.
duel-game-scored-seat-you =
    { $points ->
        [one] Toi : { $points } point, corruption { $corruption }.
       *[other] Toi : { $points } points, corruption { $corruption }.
    }
# $winners : l’autre, si les deux ont gagné.
duel-game-ended-winners-you =
    { $winners-count ->
        [0] La partie est finie. Tu gagnes avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } !
       *[other] La partie est finie. Victoire partagée avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } : toi et { $winners }.
    }
duel-game-ended-tie-winners-you = La partie est finie. Égalité à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } : la plus faible corruption l’emporte. Tu gagnes !
