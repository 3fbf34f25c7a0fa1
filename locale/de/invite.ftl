### Invitations to a table, and the role that a new table calls.
### Button labels have 34 characters at most. $person and $role are shown as names by Discord.

error-seats-held = Die noch freien Plätze sind für Eingeladene reserviert. Wer nicht kommt, dessen Platz ist nach einem Tag wieder frei.
error-not-invited = Für dich ist hier gerade kein Platz reserviert. Ist noch einer frei, bekommst du ihn mit „Mitspielen“.
