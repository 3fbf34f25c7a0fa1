### What a server sets for all its tables: where they stand, who opens them, what is usual there.
### Button labels have 25 characters at most. Channels and roles are shown by Discord as links.

settings-title = Settings of this server
settings-text = They apply to all tables here. Each choice is saved at once.
settings-tables = Tables
settings-people = People and quiet hours

## Tables

settings-channels = **Channels** where tables can be opened, threads included
settings-channels-none = Everywhere
settings-channels-gone =
    { $count ->
        [one] One of the chosen channels is gone and no longer counts.
       *[other] { $count } of the chosen channels are gone and no longer count.
    }
settings-channels-all-gone = None of the chosen channels is left, so tables can be opened everywhere.
settings-channels-closed = I cannot play in { $channels } without: { $permissions }.
settings-threads = **Place** of a new table
settings-threads-off = In the channel itself
settings-threads-on = In a thread of its own
settings-pace = **Pace** of new tables
settings-fallback = **When the time is up**
settings-language = **Language** of new tables
settings-each = Thread and pace can still be chosen for each table.

## People

settings-openers = **Who can open tables**
settings-openers-all = Everybody
settings-openers-role = People with a role
settings-openers-manage = Server managers
settings-openers-always = Server managers always can.
settings-opener = Choose the role
settings-opener-missing = Choose the role. Until then only server managers can.
settings-opener-gone = The chosen role is gone. Until you choose another, only server managers can.
settings-role = **Role to ping when a table opens**, at most once in six hours
settings-role-none = No role
settings-role-refused = I did not set { $role }.
# Why a role cannot be pinged; what stands there may come after "settings-role-refused".
settings-role-everyone = That would ping everybody in this server.
settings-role-bot = It belongs to a bot, so nobody would see the ping.
settings-role-silent = I may not mention that role. Let everybody mention it in the role's settings, or let me mention all roles.
settings-role-gone = The chosen role is gone, so nobody is pinged.
settings-quiet = **Quiet hours** of people who have none of their own
# $start and $end are shown as times by Discord.
settings-quiet-now = From { $start } until { $end } they get no pings at tables of this server; the pings come afterwards.
settings-quiet-none = There are none: they may be pinged day or night.
settings-quiet-live = Quiet hours do not apply at live tables, nor to players who are playing at that moment.
settings-quiet-zone = Time zone: { $city }
settings-quiet-zone-gone = I no longer know the time zone { $zone }, so these hours do not apply. Please choose another.
settings-zone-title = The time zone of this server
settings-zone-text = Its quiet hours follow the clocks of one place. If you are there: which of these lines reads **22:00** (or 10:00 PM) for you?
# On a person's own page of reminders; $start and $end are shown as times by Discord.
habits-quiet-server = This server has quiet hours from { $start } until { $end }. They apply to you at its tables as long as you have none of your own.

## Results

settings-results = Results
settings-results-shown = **Results**
settings-results-shown-does = A line of ratings below the final board of a rated game, and statistics of this server.
settings-results-off = Not shown
settings-results-on = Shown
settings-ladders = **Ladders**
settings-ladders-does = Rated games count on them. The host of each table chooses whether its game is rated. If you switch ladders off, rated games that have begun still count.
settings-ladders-off = No ladders
settings-ladders-unrated = New tables are unrated
settings-ladders-rated = New tables are rated
settings-announcements = **Announcements**
settings-announcements-does = A silent message for each open table, and one for its result.
settings-announcements-none = No channel
settings-announcements-gone = The chosen channel is gone, so nothing is announced.
settings-announcements-closed = I cannot announce anything in { $channel } without: { $permissions }.
# A button.
settings-manage-ladders = Manage the ladders

## What is refused

error-settings = Only server managers can change these settings.
error-opening-channel =
    { $count ->
        [one] In this server you can only open tables in { $channels }.
       *[other] In this server you can only open tables in these channels: { $channels }.
    }
error-opening-role = In this server only people with the role { $role } can open tables. You can join any open table.
error-opening-manage = In this server only server managers can open tables. You can join any open table.

cmd-settings-name = settings
cmd-settings-description = Set what applies to all tables of this server, if you can manage it
