hint-button = Que ferait un maître ?
hint-thinking = Un maître réfléchit. Cela prend quelques secondes…
hint-first = **Premier choix · { $move }**
hint-second = **Second choix · { $move }**
hint-lead =
    { $side ->
        [ahead] En moyenne, tu finirais alors avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } d’avance sur { $rivals ->
            [one] ton adversaire
           *[other] ton meilleur adversaire
        }.
        [behind] En moyenne, tu finirais alors avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de retard sur { $rivals ->
            [one] ton adversaire
           *[other] ton meilleur adversaire
        }.
       *[level] En moyenne, tu finirais alors à peu près à égalité avec { $rivals ->
            [one] ton adversaire
           *[other] ton meilleur adversaire
        }.
    }
hint-less =
    { $points ->
        [one] Vaut en moyenne { $points } point de moins que le premier choix.
       *[other] Vaut en moyenne { $points } points de moins que le premier choix.
    }
hint-equal = Aussi bon que le premier choix, pour autant qu’on puisse en juger.
hint-only = C’est le seul coup sensé.
hint-how =
    { $count ->
        [one] J’ai joué la suite { $count } fois, en répartissant au hasard ce que tu ne vois pas. Un maître n’en sait pas plus que toi.
       *[other] J’ai joué la suite { $count } fois, en répartissant chaque fois autrement ce que tu ne vois pas. Un maître n’en sait pas plus que toi.
    }
hint-do-first = Jouer le premier choix
hint-do-second = Jouer le second choix
hint-told = 💡 Tout le monde ici voit qui a reçu des conseils.
hint-given = 💡 Conseils reçus : { $names }
hint-given-seat = { $name } ({ $count })

hint-lobby-on = Conseils : **oui**. « { board-hand } » peut dire ce que ferait un maître.
hint-lobby-given = Conseils : **oui**.
# Nobody has chosen: a second person switches them off.
hint-lobby-alone = Conseils : **oui**, tant qu’il n’y a que des ordinateurs en face. « { board-hand } » peut dire ce que ferait un maître.
hint-lobby-off = Conseils : **non**.
hint-lobby-none = Conseils : **aucun**, car ici les maîtres jouent comme des compagnons.
hint-on = Autoriser les conseils
hint-off = Retirer les conseils
error-hints-off = Cette table ne donne pas de conseils. L’hôte en décide avant le début de la partie.
error-hints-none = On ne peut pas donner de conseils ici.
error-hints-busy = Tous les maîtres sont occupés. Redemande dans un moment.

why-joint = { $first } ; { $second }
why-sentence = { $facts }.
why-ready =
    { $points ->
        [one] { $good } : { $count } en main, soit un lot de { $points } point
       *[other] { $good } : { $count } en main, soit un lot de { $points } points
    }
why-ready-wild =
    { $points ->
        [one] { $good } : { $count } en main, soit un lot de { $points } point avec { $wild }
       *[other] { $good } : { $count } en main, soit un lot de { $points } points avec { $wild }
    }
why-started = { $good } : { $count } en main, il en faut { $least } pour un lot
why-left = { $good } : va dans ta corruption
why-wild = va avec tout
why-hidden = face cachée : tu verras ce que c’est en la prenant
why-free = sans corruption
why-cost = corruption +{ $count }
why-next = gratuit pour le joueur suivant : { $card }
why-worth = points : { $worth }
why-spared =
    { $count ->
        [one] { $count } carte ne va pas dans ta corruption
       *[other] { $count } cartes ne vont pas dans ta corruption
    }
why-wasted =
    { $count ->
        [one] { $count } carte va dans ta corruption
       *[other] { $count } cartes vont dans ta corruption
    }
why-fewer = corruption −{ $count }
why-nothing = n’a aucun effet pour l’instant
why-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
why-given = { $good } : il en reste { $count } en main
sobek-why-token = puis un jeton événement de ton choix
sobek-why-delivery = la rangée est alors vide et un nouvel arrivage vient
sobek-why-last = cela termine la manche
sobek-why-laid =
    { $points ->
        [one] { $good } : { $count } en main, à poser pour { $points } point
       *[other] { $good } : { $count } en main, à poser pour { $points } points
    }
sobek-why-laid-wild =
    { $points ->
        [one] { $good } : { $count } en main, à poser pour { $points } point avec { $wild }
       *[other] { $good } : { $count } en main, à poser pour { $points } points avec { $wild }
    }
sobek-why-thief =
    { $count ->
        [one] { $name } : { $count } carte avec ce dos
       *[other] { $name } : une des { $count } cartes avec ce dos
    }
sobek-why-queen =
    { $count ->
        [one] il reste { $count } carte à piocher
       *[other] { $count } cartes
    }
sobek-why-scribe =
    { $count ->
        [one] coûte { $count } carte aux autres
       *[other] coûte { $count } cartes aux autres
    }
sobek-why-guild = toi +{ $points }, { $name } −{ $lost }
duel-why-pirogue = puis une pirogue de ton choix
duel-why-deben-icon = peut s’échanger contre un deben
duel-why-turns = tu orientes l’Ânkh comme tu veux
duel-why-removed = { $good } : quitte la partie sans rapporter de points
duel-why-last = ton adversaire ne peut alors plus rien faire et la partie s’arrête là
duel-why-line =
    { $count ->
        [0] Ânkh : { $line }, rien à y prendre pour l’adversaire
        [one] Ânkh : { $line }, { $count } tuile y reste pour l’adversaire
       *[other] Ânkh : { $line }, { $count } tuiles y restent pour l’adversaire
    }
duel-why-thief =
    { $count ->
        [one] { $count } tuile avec ce dos
       *[other] une des { $count } tuiles avec ce dos
    }
duel-why-queen =
    { $count ->
        [one] il reste { $count } tuile à piocher
       *[other] { $count } tuiles
    }
duel-why-vizier =
    { $count ->
        [one] l’unique tuile de la corruption de ton adversaire
       *[other] une des { $count } tuiles de la corruption de ton adversaire
    }
duel-why-scribe =
    { $count ->
        [one] coûte { $count } tuile à ton adversaire
       *[other] coûte { $count } tuiles à ton adversaire
    }
duel-why-architect = une pirogue parmi 3 mises de côté
duel-why-royal = corruption royale −{ $value }
duel-why-spy = pouvoir copié : { $power }
duel-why-royal-drawn = avec un jeton de corruption royale
