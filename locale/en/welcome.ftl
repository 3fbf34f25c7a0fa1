### What I say to a server that has just added me, what I may do in a channel, and the short help.
### Button labels have 25 characters at most.

## To a server that has just added the bot

welcome-title = Hello! I run board games in your channels
# $games are the titles of all games.
welcome-text =
    You can play { $games } here, with people or computers, in one sitting or over several days.
    - { COMMAND("learn") } teaches you a game in a few minutes; only you see it.
    - { COMMAND("new") } opens a table in the channel where you type it.
    - { COMMAND("settings") } is for server managers, and shows what I may do in a channel.
# Above lines such as "lacking-attach-files".
welcome-lacking = **What I may not do in this channel yet**
# A button: the same in the language of the person who presses.
welcome-language = In my language

## What the bot may do in a channel

settings-permissions = What I may do here
# $channel is shown by Discord as a link.
permissions-title = What I may do in { $channel }
permissions-enough = I have all that I need for tables here.
permissions-lacking = I lack permissions that I need for tables here. Server managers can give them to my role, or allow them in the settings of this channel.
# What does not work without a permission. Each is also the answer to a command that fails for it, before "error-permission".
lacking-view-channel = Without **{ permission-view-channel }** I do not see this channel.
lacking-send-messages = Without **{ permission-send-messages }** I may not write here.
lacking-send-messages-in-threads = Without **{ permission-send-messages-in-threads }** there are no tables in threads.
lacking-attach-files = Without **{ permission-attach-files }** there is no board.
lacking-embed-links = Without **{ permission-embed-links }** parts of my messages may be hidden, so I do not play.
lacking-read-message-history = Without **{ permission-read-message-history }** I cannot find my own boards again, so I do not play.
lacking-create-public-threads = Without **{ permission-create-public-threads }** no table gets a thread of its own.
lacking-manage-threads = Without **{ permission-manage-threads }** I cannot open a table in a locked thread.
lacking-mention-everyone = Without **{ permission-mention-everyone }** a new table pings only roles that everybody may mention.

## The short help

help-short =
    - { COMMAND("learn") } teaches you a game in a few minutes; only you see it.
    - { COMMAND("new") } opens a table in this channel.
    - { COMMAND("games") } shows your tables, the one that has waited longest for you first.
help-all = All commands
