### Invitations to a table, and the role that a new table calls.
### Button labels have 34 characters at most. $person and $role are shown as names by Discord.

error-seats-held = Wolne jeszcze miejsca są zarezerwowane dla zaproszonych. Jeśli ktoś nie przyjdzie, jego miejsce zwolni się po jednym dniu.
error-not-invited = Żadne miejsce nie jest tu teraz dla ciebie zarezerwowane. Jeśli jakieś jest wolne, zajmiesz je przyciskiem „Dołącz”.
