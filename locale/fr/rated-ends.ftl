### Ce qu’une partie classée a changé au classement de son serveur, en petit sous le plateau final.
### $name est un joueur. La cote est le nombre d’une personne dans un classement.

end-rated = Classée · { $people }
end-place = { $person }, désormais à la { $ordinal ->
    [one] { $place }re
   *[other] { $place }e
} place
end-games = { $name } : encore { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} avant une cote
end-people = { $name } : encore { $count ->
    [one] { $count } nouvel adversaire
   *[other] { $count } nouveaux adversaires
} avant une cote
end-struck = Classée · Une personne qui gère ce serveur a annulé cette partie : elle ne compte pas.
rated-settled = Pour le classement, le résultat est acquis ; la suite est pour le plaisir.

## Si une personne paraît dans les classements, sur la page de ses données

hidden-offer = **Classements** : si tu te masques, tes parties classées comptent comme toujours, mais tu n’apparais ni dans un classement, ni dans une annonce, ni parmi les cotes sous un plateau final.
hidden-now = **Classements** : ton nom est masqué. Tes parties classées comptent comme toujours, mais tu n’apparais ni dans un classement, ni dans une annonce, ni parmi les cotes sous un plateau final.
hidden-begin = Me masquer au classement
hidden-end = Me montrer au classement
about-rated = Tes parties classées : { $count }. Si tu fais effacer tes données, chacune ne garde que ta cote arrondie d’avant la partie.
about-excluded = Serveurs où tu ne peux pas jouer de parties classées : { $count }
about-ladder-changes = Gestion des classements, par toi ou à ton sujet : { $count }
