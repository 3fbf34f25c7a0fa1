### The expansion Treasures of the Pharaoh of Sobek: 2 Players: names, events, the text board, scores, help.
### As in the other files of the game: no "de" or "que" before a name; names of tiles and pirogues after "la tuile", "la
### pirogue", a colon or in parentheses; [one] is 0 and 1.

## Names

duel-card-pharaoh-fish-ebony = Tuile Pharaon à 2 scarabées (poisson ou ébène)
duel-card-pharaoh-ebony-livestock = Tuile Pharaon à 2 scarabées (ébène ou bétail)
duel-card-pharaoh-livestock-ivory = Tuile Pharaon à 2 scarabées (bétail ou ivoire)
duel-card-pharaoh-ivory-wheat = Tuile Pharaon à 2 scarabées (ivoire ou blé)
duel-card-pharaoh-wheat-marble = Tuile Pharaon à 2 scarabées (blé ou marbre)
duel-card-pharaoh-marble-fish = Tuile Pharaon à 2 scarabées (marbre ou poisson)
duel-card-adviser = Conseiller royal (ivoire)
duel-card-spy = Espion (joker)
# A tile of the market with a gold back, whose face the reader may not know.
duel-card-hidden-gold = tuile Pharaon face cachée

# A pharaoh tile in a hand or a set: its two goods and its scarabs.
duel-short-pharaoh-fish-ebony = Poisson/Ébène 2
duel-short-pharaoh-ebony-livestock = Ébène/Bétail 2
duel-short-pharaoh-livestock-ivory = Bétail/Ivoire 2
duel-short-pharaoh-ivory-wheat = Ivoire/Blé 2
duel-short-pharaoh-wheat-marble = Blé/Marbre 2
duel-short-pharaoh-marble-fish = Marbre/Poisson 2
duel-short-adviser = Conseiller royal (ivoire)
duel-short-spy = Espion (joker)
duel-short-hidden-gold = Tuile Pharaon

duel-power-adviser = Conseiller royal
duel-power-spy = Espion
duel-pirogue-theft = Vol d’un deben
duel-pirogue-scarabs2 = Scarabées (marbre/ébène)
duel-back-gold = dos doré
# A token of royal corruption with its value, as a button: one to discard.
duel-royal = Corruption royale : { $code }

## The expansion

duel-expansion-treasures = Les Trésors du Pharaon
# What it adds in one sentence.
duel-expansion-treasures-adds = Six tuiles à deux marchandises, chacune avec une corruption royale de valeur secrète ; le Conseiller royal, l’Espion et deux pirogues.

## What happened

duel-royal-drawn = { $seat } pioche un jeton de corruption royale. Sa valeur reste secrète jusqu’à la fin.
# For the drawer alone.
duel-royal-drawn-own = Tu pioches un jeton de corruption royale de valeur { $value }. Personne d’autre ne la connaît avant la fin.
duel-royal-drawn-own-after = { $seat } pioche un jeton de corruption royale de valeur { $value }.
duel-royal-discarded = { $seat } défausse un jeton de corruption royale sans en montrer la valeur.
duel-royal-discarded-own = Tu défausses un jeton de corruption royale de valeur { $value }. Personne d’autre ne la connaît.
duel-royal-discarded-own-after = { $seat } défausse un jeton de corruption royale de valeur { $value }.
duel-deben-lost = { $seat } perd un deben tiré au hasard. Personne d’autre n’en connaît la valeur avant la fin.
# For the loser alone.
duel-deben-lost-own = Tu perds un deben de valeur { $value }, tiré au hasard. Personne d’autre ne la connaît avant la fin.
duel-deben-lost-own-after = { $seat } perd un deben de valeur { $value }.
duel-character-played-adviser = { $seat } joue la tuile { $tile } pour défausser un jeton de corruption royale.
# $copied is the character whose ability the spy uses.
duel-character-played-spy =
    { $copied-code ->
        [vizier] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) et fouiller la corruption ({ $target }).
        [thief] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) et voler une tuile à { $target }.
        [scribe] { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }) : { $target } garde 6 tuiles au plus.
       *[other] { $seat } joue la tuile { $tile } pour copier un autre personnage : { $copied }.
    }
duel-character-copied-none = { $seat } joue la tuile { $tile } pour copier un autre personnage ({ $copied }). Ce pouvoir est sans effet : la tuile est seulement défaussée.
duel-pirogue-used-theft = { $seat } choisit la pirogue { $pirogue } : { $target } en perd un, tiré au hasard.
duel-pirogue-used-scarabs2 = { $seat } choisit la pirogue { $pirogue } pour un lot vendu ({ $good }), qui gagne 2 scarabées.

## The table as text

# $values are added up, as "3 + 5".
duel-board-own-royal =
    { $count ->
        [0] **Ta corruption royale** : aucune
        [one] **Ta corruption royale** : { $values }
       *[other] **Ta corruption royale** : { $values } = { $points }
    }
duel-board-royal =
    { $count ->
        [0] - Corruption royale : aucun jeton
        [one] - Corruption royale : { $count } jeton
       *[other] - Corruption royale : { $count } jetons
    }
duel-board-royal-open =
    { $count ->
        [one] - Corruption royale : { $values }
       *[other] - Corruption royale : { $values } = { $points }
    }
duel-board-played = Pouvoirs que l’Espion peut copier : { $powers }

## What any player held, after the end

duel-held-royal = Corruption royale

## How the scores came about

# After the sentence about corruption tiles and snakes, before the end.
duel-score-royal-count =
    { $count ->
        [one] - Corruption royale : { $count } jeton, de valeur secrète jusqu’à la fin
       *[other] - Corruption royale : { $count } jetons, de valeurs secrètes jusqu’à la fin
    }
duel-score-corruption-royal = - Corruption : { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $added ->
        [0] {""}
        [one] , dont { $added } restée en main à la fin
       *[other] , dont { $added } restées en main à la fin
    }{ $snakes ->
        [0] {""}
       *[other] , { $snakes } pour les Serpents
    }, et { $royal } de corruption royale ({ $values }) = { $corruption }

## Help: 1000 characters at most a topic, 100 a sentence under a choice

duel-help-treasures-title = { duel-expansion-treasures }
duel-help-treasures =
    Une extension que l’hôte peut ajouter avant la partie. Six tuiles Pharaon au dos doré et deux personnages, le Conseiller royal et l’Espion, sont mélangés à la pioche ; deux pirogues s’ajoutent aux autres.
    Une tuile Pharaon montre deux marchandises et a 2 scarabées. Dans un lot, elle compte comme l’une des deux, au choix à la vente. Au marché, elle est face cachée comme un personnage, et si tu la prends, tu orientes l’Ânkh (pas avec le Marchand).
    Prendre une tuile Pharaon au marché, même avec le Marchand, fait piocher un jeton de corruption royale de valeur 1 à 6. Le nombre de tes jetons est public, mais personne d’autre ne connaît leurs valeurs, qui s’ajoutent à ta corruption à la fin. Une tuile reçue autrement n’apporte pas de jeton.
    Pour les prêtres et la Courtisane, la tuile montre ses deux marchandises, et le Voleur peut choisir le dos doré.
duel-help-theft-title = { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
duel-help-theft =
    Ces deux pirogues font partie de l’extension « { duel-expansion-treasures } ». Il y en a alors 15 : cinq à côté du marché, dix mises de côté.
    { duel-pirogue-theft } : ton adversaire perd un deben tiré au hasard. Il quitte la partie, et seule la personne qui le perd en voit la valeur. Si ton adversaire n’en a pas, il n’y a pas d’effet.
    { duel-pirogue-scarabs2 } : pose ce jeton sur l’un de tes lots vendus de ces deux marchandises, y compris celui que tu viens de vendre. Il lui donne 2 scarabées, mais ne compte pas comme une tuile.
duel-help-adviser-title = { duel-power-adviser }
duel-help-adviser =
    Défausse un de tes jetons de corruption royale, à ton choix. Il quitte la partie, et ton adversaire n’en apprend pas la valeur.
    Sans jeton, il n’a pas d’effet. Dans un lot, il compte comme ivoire. Il fait partie de l’extension « { duel-expansion-treasures } ».
duel-help-spy-title = { duel-power-spy }
duel-help-spy =
    Choisis un personnage qui a été joué pour son pouvoir dans cette partie, par toi ou par ton adversaire, et utilise ce pouvoir, même s’il était alors sans effet. Les personnages vendus dans un lot ne comptent pas. Avec le Marchand, une tuile Pharaon du marché apporte aussi sa corruption royale.
    Si aucun personnage n’a encore été joué, l’Espion n’a pas d’effet. Dans un lot, l’Espion est un joker et va avec toutes les marchandises, comme une Statue de Sobek ; pour les prêtres aussi, il compte comme une statue. Il fait partie de l’extension « { duel-expansion-treasures } ».
duel-explain-hidden-gold = Apporte 2 scarabées, et un jeton de corruption royale de valeur 1 à 6.
duel-explain-adviser = Défausse un de tes jetons de corruption royale.
duel-explain-spy = Utilise le pouvoir d’un personnage déjà joué.
duel-explain-theft = Ton adversaire perd un deben tiré au hasard.
duel-explain-scarabs2 = Ajoute 2 scarabées à l’un de tes lots vendus de marbre ou d’ébène.
