### Comment va le bot : dit à son propriétaire seul, quand il demande { COMMAND("about") }. Les termes techniques sont ceux des développeurs de Discord.

steward-title = Comment va le bot
steward-private = Personne d’autre ne voit ceci : le bot est à toi.
steward-version = **Version** { $version }, Python { $python }, démarré il y a { $up }
steward-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
steward-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
steward-hours = { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
steward-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
steward-shards = **Shards** : { $there } sur { $count } en ligne, { $servers ->
        [one] { $servers } serveur
       *[other] { $servers } serveurs
    }
# Ces deux-là suivent la ligne précédente.
steward-latency = , { $milliseconds } ms jusqu’à Discord
steward-away = ; hors ligne : { $numbers }
steward-tables = **Tables** : { $lobbies } en attente de joueurs, { $running } en cours, { $over } terminées
steward-store = **Base de données** : répond en { $milliseconds } ms
steward-no-store = **Base de données** : ne répond pas
steward-shown = **Plateaux** : tous à jour
steward-behind = **Plateaux** : { $count } en retard, jusqu’à { $time }
steward-late = **Boucle d’événements** : { $milliseconds } ms de retard ; recherches en cours : { $searches }
