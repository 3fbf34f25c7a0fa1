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

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Qui j’évite
avoid-text = Les personnes de cette liste ne peuvent pas prendre place à une table dont tu es l’hôte, tant que la partie n’a pas commencé. On leur dit gentiment qu’il n’y a pas de place pour elles à cette table, jamais pourquoi. La liste n’est qu’à toi, et personne n’en saura rien. Là où vous êtes déjà assis ensemble, rien ne change.
avoid-none = Il n’y a personne sur ta liste.
# A list of people and who they are for Discord follows.
avoid-there = Sur ta liste :
avoid-full = Ta liste est pleine. Avant d’y mettre quelqu’un, retires-en quelqu’un.
avoid-add = Y mettre quelqu’un …
avoid-remove = En retirer quelqu’un …
avoid-back = Retour à mes données
error-avoid-nobody = Ni toi ni un bot ne peuvent être sur cette liste. Choisis d’autres personnes.
error-avoids-full = Il n’y a pas assez de place sur ta liste. Choisis moins de monde, ou retires-en d’abord quelqu’un.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = Tu ne peux pas prendre place à cette table. { COMMAND("games") } en montre d’autres.
