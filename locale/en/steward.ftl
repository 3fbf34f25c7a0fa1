### How the bot runs, told to its owner alone, when they ask { COMMAND("about") }. Technical terms are those of Discord's developers.

steward-title = How the bot runs
steward-private = Only you see this, because the bot is yours.
steward-version = **Version** { $version }, Python { $python }, started { $up } ago
steward-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
steward-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
steward-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
steward-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
steward-shards = **Shards**: { $there } of { $count } connected, { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    }
# These two are put behind the line before.
steward-latency = , { $milliseconds } ms to Discord
steward-away = ; not connected: { $numbers }
steward-tables = **Tables**: { $lobbies } waiting for players, { $running } playing, { $over } over
steward-store = **Database**: answers in { $milliseconds } ms
steward-no-store = **Database**: does not answer
steward-shown = **Boards**: all up to date
steward-behind = **Boards**: { $count ->
        [one] 1 is behind
       *[other] { $count } are behind
    }, by up to { $time }
steward-late = **Event loop**: { $milliseconds } ms late; searches under way: { $searches }
