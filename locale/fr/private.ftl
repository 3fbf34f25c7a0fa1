### What is private: what is kept about somebody, whom he avoids.
### Button labels have 34 characters at most.

## Privacy

privacy-title = Tes données
privacy-text =
    Pour faire tourner une partie, je garde : ton identifiant Discord, le nom affiché à la table, ta place, tes coups, et ce que tu choisis pour toi : une langue, des rappels, des heures calmes avec ton fuseau horaire, des absences (pendant un an). Je garde aussi les identifiants du serveur, du salon et du message du plateau.
    Je ne lis pas les messages et je ne donne rien à personne. Les journaux des parties finies ne contiennent pas de noms.
    Tu peux faire supprimer tes données à tout moment avec le bouton ci-dessous.
privacy-kept =
    { $games ->
        [0] Pour l’instant, rien n’est gardé sur toi.
        [one] Pour l’instant, tu as une place dans { $games } partie.
       *[other] Pour l’instant, tu as une place dans { $games } parties.
    }
privacy-reminders = Tu as choisi comment je te rappelle ton tour.
privacy-quiet = Tu as des heures calmes.
privacy-absences =
    { $count ->
        [one] Une absence de l’année passée est notée.
       *[other] { $count } absences de l’année passée sont notées.
    }
privacy-delete = Supprimer mes données
privacy-delete-confirm = Supprimer ton identifiant et ton nom de toutes les parties ? Dans les parties en cours, un ordinateur prend ta place. C’est définitif.
privacy-deleted = C’est fait. Plus rien ne mène de ces parties à toi.
# Shown instead of the name of a player who had his data deleted.
privacy-name = Anonyme
