### Ce qu’un serveur fixe pour toutes ses tables : où elles se trouvent, qui les ouvre, ce qui y est habituel.

## What is refused

error-opening-channel =
    { $count ->
        [one] Sur ce serveur, les tables s’ouvrent dans { $channels }.
       *[other] Sur ce serveur, les tables s’ouvrent dans ces salons : { $channels }.
    }
error-opening-role = Sur ce serveur, pour ouvrir une table, il faut avoir le rôle { $role }. Tu peux prendre place à toute table ouverte.
error-opening-manage = Sur ce serveur, pour ouvrir une table, il faut pouvoir le gérer. Tu peux prendre place à toute table ouverte.
