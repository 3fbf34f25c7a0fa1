### What is private: what is kept about somebody, whom he avoids.
### Button labels have 25 characters at most.

## Privacy

privacy-title = Tes données
privacy-text =
    Pour faire tourner une partie, je garde : ton identifiant Discord, le nom affiché à la table, tes places, tes coups, tes votes et tes plans, qui est invité ou suit la partie, et ce que tu choisis ou écris pour toi : une langue, des rappels, des heures calmes avec ton fuseau horaire, des absences (pendant un an), des notes, qui tu évites, où tu en es dans un tutoriel, et ta partie d’entraînement (les deux pendant 30 jours). Je garde aussi les identifiants du serveur, du salon et du message du plateau.
    Je ne lis pas les messages et je ne donne rien à personne. Les journaux des parties finies ne contiennent pas de noms.
    Les sauvegardes sont gardées 30 jours au plus. Si tu fais supprimer tes données, je le retiens aussi longtemps, sous forme d’empreinte et sans ton identifiant : si une sauvegarde est restaurée, elles sont de nouveau supprimées.
    Avec les boutons ci-dessous, tu peux à tout moment recevoir le tout dans un fichier, ou le faire supprimer.
privacy-kept =
    { $games ->
        [0] Pour l’instant, rien n’est gardé sur toi.
        [one] Ta place dans { $games } partie est enregistrée.
       *[other] Tes places dans { $games } parties sont enregistrées.
    }
privacy-reminders = Tu as choisi comment je te rappelle ton tour.
privacy-quiet = Tu as des heures calmes.
privacy-absences =
    { $count ->
        [one] Une absence des douze derniers mois est notée.
       *[other] { $count } absences des douze derniers mois sont notées.
    }
privacy-delete = Supprimer mes données
privacy-delete-confirm = Supprimer ton identifiant et ton nom de toutes les parties, et tout ce que tu as choisi et écrit ? Dans les parties en cours, un ordinateur prend ta place. C’est définitif. Les classements montrés dans un salon et les messages des salons que je ne vois plus gardent ton nom.
privacy-deleted = C’est fait. Plus rien dans ces parties ne permet de t’identifier. Ton nom disparaît peu à peu des anciens messages.
# Shown instead of the name of a player who had his data deleted.
privacy-name = Anonyme

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Personnes que j’évite
avoid-text = Les personnes de cette liste ne peuvent pas prendre place à une table dont tu es l’hôte, tant que la partie n’a pas commencé. On leur dit gentiment qu’il n’y a pas de place pour elles à cette table, jamais pourquoi. La liste n’est qu’à toi, et personne n’en saura rien. Là où vous jouez déjà ensemble, rien ne change.
avoid-none = Il n’y a personne sur ta liste.
# A list of people and who they are for Discord follows.
avoid-there = Sur ta liste :
avoid-full = Ta liste est pleine. Retire d’abord quelqu’un.
avoid-add = Ajouter quelqu’un…
avoid-remove = Retirer quelqu’un…
avoid-back = Retour à mes données
error-avoid-nobody = Ni toi ni un bot ne peuvent être sur cette liste. Choisis d’autres personnes.
error-avoids-full = Il n’y a pas assez de place sur ta liste. Choisis moins de monde, ou retire d’abord quelqu’un de la liste.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = Tu ne peux pas prendre place à cette table. { COMMAND("games") } en montre d’autres.

## What is kept, kind by kind: each line only where there is something
# What is counted are numbers from 1, unless another line says otherwise.

about-games = **Aux tables**
# How many of the tables have not begun, are under way, are over; 0 is possible.
about-statuses = Tables : pas encore commencées { $lobbies }, en cours { $running }, finies { $over }
about-left = Places que tu as laissées : { $count }
about-moves = Tes coups : { $count }. Ils sont notés par place et ne mènent plus à personne une fois ton nom supprimé.
about-votes = Tes votes : { $count }
about-plans = Tes plans : { $count }
about-notes = Tes notes : { $count }
# A seat is offered to him, he wants an open one, or wants to be the host.
about-motions = Questions à la table à ton sujet (place ou hôte) : { $count }
# He is invited, sits down if nobody else does, or is told when it starts.
about-guests = Tables où tu as une invitation, où tu viens si besoin ou dont le début t’est annoncé : { $count }
about-invited = Personnes que tu y as invitées : { $count }
# How many invitations he sent lately and was sent; 0 is possible.
about-invitations = Invitations : envoyées { $sent }, reçues { $received }
about-watches = Tables que tu suis : { $count }
about-chosen = **Ce que tu as choisi**
about-uninvited = Tu ne veux pas d’invitations.
about-avoided = Personnes que tu évites : { $count }
about-learning = **Ce que tu apprends**
about-lesson-offered = Je t’ai dit une fois qu’il existe un tutoriel.
about-lesson = Tutoriel de { $game }, étapes faites : { $count }
about-practice = Partie d’entraînement de { $game }, coups jusqu’ici : { $count }
about-others = D’autres peuvent te mettre sur leur liste de personnes à éviter. Personne n’apprend s’il y figure ; ce qui s’y trouve sur toi est supprimé avec tes données.

## All of it as a file

export-button = Mes données en fichier
export-ready = Voici tout ce qui est gardé sur toi, dans un fichier JSON. Il ne contient rien que tu ne puisses voir à tes tables, mais tes plans et tes notes y sont : ne le partage pas.
