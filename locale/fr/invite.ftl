### Invitations to a table, and the role that a new table calls.
### Button labels have 34 characters at most. $person and $role are shown as names by Discord.

error-seats-held = Les places encore libres sont réservées à des personnes invitées. Si elles ne viennent pas, ces places se libèrent au bout d’un jour.
error-not-invited = Aucune place ne t’est réservée ici en ce moment. S’il en reste une, « { lobby-join } » te la donne.
