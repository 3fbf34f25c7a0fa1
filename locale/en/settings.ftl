### What a server sets for all its tables: where they stand, who opens them, what is usual there.
### Button labels have 25 characters at most. Channels and roles are shown by Discord as links.

settings-title = Settings of this server
settings-text = They hold for all tables here. Each choice is kept at once.
settings-tables = Tables
settings-people = People and quiet hours

## Tables

settings-channels = **Channels** in which tables may be opened, with their threads
settings-channels-none = Everywhere
settings-channels-gone =
    { $count ->
        [one] One of the chosen channels is gone and no longer counts.
       *[other] { $count } of the chosen channels are gone and no longer count.
    }
settings-channels-all-gone = None of the chosen channels is left, so tables may be opened everywhere.
settings-channels-closed = I cannot play in { $channels } without: { $permissions }.
settings-threads = **Place** of a new table
settings-threads-off = In the channel itself
settings-threads-on = In a thread of its own
settings-pace = **Pace** of new tables
settings-fallback = **When somebody’s time is up**
settings-language = **Language** of new tables
settings-each = Thread and pace can still be chosen for each table by itself.

## People

settings-openers = **Who may open tables**
settings-openers-all = Everybody
settings-openers-role = People with a role
settings-openers-manage = Who manages the server
settings-openers-always = Whoever manages this server always may.
settings-opener = Choose the role
settings-opener-missing = Choose the role. Until then only people who manage this server may.
settings-opener-gone = The chosen role is gone. Until you choose another, only people who manage this server may.
settings-role = **Role that a new table may call**, at most once in six hours
settings-role-none = No role
settings-role-refused = I have not taken { $role }.
# Why a role cannot be called; what stands there may come after "settings-role-refused".
settings-role-everyone = It would call everybody on the server.
settings-role-bot = It belongs to a bot, so nobody would hear the call.
settings-role-silent = I may not mention that role. Let everybody mention it, in the settings of the role, or let me mention all roles.
settings-role-gone = The role that was chosen is gone, so nobody is called.
settings-quiet = **Quiet hours** of people who have none of their own
# $start and $end are shown as times by Discord.
settings-quiet-now = From { $start } until { $end } they are not called at tables of this server; the call follows afterwards.
settings-quiet-none = There are none: they may be called by day and by night.
settings-quiet-live = They do not count at live tables, nor for somebody who is playing at that moment.
settings-quiet-zone = Time zone: { $city }
settings-quiet-zone-gone = I no longer know the time zone { $zone }, so these hours do not count. Please choose another.
settings-zone-title = The time zone of this server
settings-zone-text = Its quiet hours go by the clocks of one place. If that is where you are: which of these lines reads **22:00** (or 10:00 PM) for you?
# On a person's own page of reminders; $start and $end are shown as times by Discord.
habits-quiet-server = This server has quiet hours from { $start } until { $end }. They hold for you at its tables as long as you have none of your own.

## What is refused

error-settings = Only somebody who may manage this server can change its settings.
error-opening-channel =
    { $count ->
        [one] On this server tables are opened in { $channels }.
       *[other] On this server tables are opened in these channels: { $channels }.
    }
error-opening-role = On this server tables are opened by people who have the role { $role }. You can sit down at every open table.
error-opening-manage = On this server tables are opened by those who manage it. You can sit down at every open table.

cmd-settings-name = settings
cmd-settings-description = Set what holds for all tables of this server, if you may manage it
