### Invitations to a table, and the role that a new table calls.
### Button labels have 34 characters at most. $person and $role are shown as names by Discord.

error-seats-held = The seats that are still free are held for people who have been invited. Those who do not come free them again within a day.
error-not-invited = No seat is held for you here just now. If one is free, Join takes it.
