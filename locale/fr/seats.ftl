### Les places qui changent de mains : on offre la sienne, on prend une place libre, les autres sont d’accord ; et l’hôte.
### $name est un joueur, $mention quelqu’un tel que Discord le nomme, $when un moment comme « dans 5 heures ».

## Sur le plateau

# Boutons ; le second quand plusieurs places sont libres.
seats-take = Prendre une place
seats-take-of = Prendre la place : { $name }
# Boutons pour l’hôte seul.
seats-open = Libérer cette place
seats-open-of = Libérer la place : { $name }
seats-offered = { $name } offre sa place à { $mention }.
seats-accepted = { $mention } accepte de remplacer { $name }.
seats-claimed = { $mention } aimerait remplacer { $name }.
seats-host-wanted = { $name } aimerait être l’hôte de cette table.
seats-asked =
    { $count ->
        [one] { $mentions }, es-tu d’accord ?
       *[other] { $mentions }, êtes-vous d’accord ?
    }
seats-ends = La demande expire { $when }. Il faut l’accord de plus de la moitié.
seats-ends-alone = La demande expire { $when }.
seats-agree = D’accord
seats-disagree = Pas d’accord
seats-accept = Accepter la place
seats-decline = Décliner la place
# Ouvre une page quand plusieurs choses sont demandées à la fois.
seats-say = Questions à la table
seats-none = Aucune question en ce moment.

## Ce qui s’est passé

seats-changed = { $left } laisse sa place à { $came }.
# $left est un ordinateur.
seats-taken = { $came } remplace { $left } { computer-mark }.
# Fin d’une question à la table sans que la place change de mains, et qui est alors l’hôte.
decided-offer-refused = La table a dit non : { $name } garde sa place.
decided-offer-dropped = L’offre est close : { $name } garde sa place.
decided-claim-refused = La table a dit non : personne ne remplace { $name }, la place reste libre.
decided-claim-dropped = Personne ne remplace { $name } pour l’instant : la place reste libre.
decided-host-carried = La table est d’accord : { $name } est maintenant l’hôte.
decided-host-refused = La table a dit non à { $name } : l’hôte ne change pas.
decided-host-dropped = L’hôte ne change pas : la demande faite par { $name } est close.
decided-host-passed = { $name } est maintenant l’hôte, car l’hôte précédent n’a pas donné signe de vie pendant une semaine.

## Pages privées

seats-give-up = Quitter, offrir ma place
seats-offer = Offrir ma place
seats-offer-text = La personne qui accepte continue avec ta main. Les autres joueurs donnent aussi leur avis. Une fois la place prise, tu ne pourras plus y revenir.
seats-leave-text = Tu peux aussi quitter tout de suite ; un ordinateur prend alors ta place.
seats-offer-confirm = Offrir ta place à { $mention } ? Je le lui demande à la table, ainsi qu’aux autres joueurs s’il y en a. Tant que personne ne l’a prise, la place reste à toi.
seats-offer-choose = Choisis qui continue à jouer
seats-offer-open = Tu as offert ta place à { $mention }. L’offre expire { $when }.
seats-withdraw = Retirer l’offre
seats-withdrawn = Ton offre est retirée. Tu gardes ta place.
# The same of what else a player has asked the others.
seats-withdraw-request = Retirer ma demande
seats-request-withdrawn = Ta demande est retirée.
seats-host = Hôte : { $name }
seats-host-ask = Demander à être l’hôte

## Quand ce n’est pas possible

error-sat-here = Tu as déjà joué ici et vu une main : tu ne peux pas prendre une autre place. Tu peux suivre la partie.
error-offer-sat = Cette personne joue ou a joué à cette table : elle a déjà vu une main. Choisis quelqu’un d’autre.
error-offer-bot = Un bot ne peut pas prendre ta place. Choisis une personne, ou laisse ta place à un ordinateur avec { COMMAND("resign") }.
error-offer-closed = Cette personne n’accepte pas de place offerte en ce moment. Choisis quelqu’un d’autre.
error-offer-many = Tu as envoyé six invitations et offres en un jour. Tu pourras de nouveau offrir ta place demain ; d’ici là, tu peux la laisser à un ordinateur avec { COMMAND("resign") }.
error-not-open = Cette place n’est pas libre, ou ne l’est plus.
error-claimed = Quelqu’un a déjà demandé cette place. Si la table dit non, elle sera libre de nouveau.
error-claim-again = Tu as déjà demandé cette place aujourd’hui. Tu pourras de nouveau demander aux autres demain.
error-no-motion = C’est déjà réglé.
error-own-motion = Ce sont les autres qui répondent. Tu peux seulement retirer ta demande.
error-not-offered = Cette place est offerte à quelqu’un d’autre.
error-host-already = Tu es l’hôte de cette table.
error-host-again = Tu as déjà demandé aujourd’hui à être l’hôte. Tu pourras de nouveau demander aux autres demain.
error-not-late = Il n’y a plus de raison de libérer cette place.
