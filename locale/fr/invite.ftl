### Invitations to a table, and the role that a new table calls.
### Button labels have 25 characters at most. $person and $role are shown as names by Discord.

## The lobby

# $when is a moment as Discord shows it, such as "in 24 hours".
invite-held = Réservée à { $person }, se libère { $when }
invite-choose = Inviter quelqu’un
invite-choose-again = Inviter quelqu’un, ou choisir de nouveau pour retirer l’invitation
invite-accept = Accepter l’invitation
invite-decline = Décliner l’invitation
invite-role = { $role }, une table est ouverte ici.
# The private answer to whoever has opened a table that calls somebody.
invite-opened = Ta table est ouverte.
invite-taken-back = Invitation retirée ({ $person }) : la place est de nouveau libre.

## Why somebody is not invited, told to the one who wanted to

invite-not-self = Tu as déjà une place : pas besoin d’invitation.
invite-not-bot = { $person } est un bot et ne prend pas de place. L’hôte peut ajouter un ordinateur.
invite-not-seated = { $person } a déjà une place ici.
invite-not-again = { $person } a déjà reçu une invitation à cette table aujourd’hui. S’il reste une place, il suffit d’appuyer sur « { lobby-join } ».
invite-not-room = Il ne reste pas de place pour { $person }.
invite-not-many = Tu as envoyé six invitations en un jour : { $person } n’en a donc pas reçu. Tu pourras en envoyer d’autres demain.
invite-not-closed = { $person } n’accepte pas d’invitations en ce moment.

## Whether somebody takes invitations, on the page of reminders

invitations-taken = On peut t’inviter à une table, jusqu’à six fois par jour.
invitations-none = Tu ne reçois pas d’invitations. Tu peux toujours rejoindre n’importe quelle table.
invitations-off = Pas d’invitations
invitations-on = Recevoir des invitations

## When something is not possible

error-seats-held = Les places encore libres sont réservées à des personnes invitées. Si elles ne viennent pas, ces places se libèrent au bout d’un jour.
error-not-invited = Aucune place ne t’est réservée ici en ce moment. S’il en reste une, appuie sur « { lobby-join } ».

## Options of the command that opens a table

# There are several, with numbers from 1.
cmd-new-invite-name = inviter{ $number }
cmd-new-invite-description =
    { $number ->
        [1] Une personne à qui une place est réservée
       *[other] Encore une personne à qui une place est réservée
    }
