### What a server sets for all its tables: where they stand, who opens them, what is usual there.

## What is refused

error-opening-channel =
    { $count ->
        [one] On this server tables are opened in { $channels }.
       *[other] On this server tables are opened in these channels: { $channels }.
    }
error-opening-role = On this server tables are opened by people who have the role { $role }. You can sit down at every open table.
error-opening-manage = On this server tables are opened by those who manage it. You can sit down at every open table.
