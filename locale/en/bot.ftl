### What the bot says around any game: lobby, board, hand, errors, commands.
### Names of players come ready to be shown. Button labels have 25 characters at most, so that a phone shows them whole.
### COMMAND("new") is a command that can be pressed, shown by each client in its own language, or its words: "/sobek new".

language-name = English

## How lists are built: "a, b and c", with "2 × a" for equal things

list-two = { $first } and { $second }
list-middle = { $first }, { $second }
list-last = { $first } and { $second }
list-counted = { $count } × { $name }
# A thing with what there is to say about it.
labelled = { $name }: { $text }
list-empty = nothing
# A thing in a list that the reader may not know.
list-hidden = something hidden
# Stands between the parts of a line about the game.
status-joint = { $first } · { $second }
# The last line of a text that had to be cut.
text-cut = …
# A player whose name is not known, by the place at the table.
player-number = Player { $number }
# A player that is a computer, by how well it plays; the second is what stands in for people, too.
player-apprentice = { $name } { apprentice-mark }
player-computer = { $name } { merchant-mark }
player-master = { $name } { master-mark }
# The place of a thing on the table, where a game has no word of its own for it.
place = Place { $code }

## The lobby

lobby-title = A game of { $game }
# A game played with an expansion, as a title.
title-expanded = { $game } + { $expansion }
lobby-seats = { $taken } of { $total } seats taken
lobby-seat-open = Open seat
lobby-seat-taken = { $name }
lobby-host = { $name } (host)
lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add a computer
lobby-remove-computer = Remove a computer
# A select of what follows: the computer of a name plays so from now on.
lobby-levels = Computer level
lobby-level-apprentice = { $name } as apprentice
lobby-level-merchant = { $name } as adept
lobby-level-master = { $name } as master
# What each level means, below its choice.
lobby-level-apprentice-means = plays like an adept, but slips now and then
lobby-level-merchant-means = weighs what each move brings
lobby-level-master-means = tries many continuations before each move
# In small print, where there is a master and no search.
lobby-no-masters = At this table masters play no better than adepts.
lobby-start = Start
lobby-cancel = Cancel this table
# The question before that.
# Opens a private page on which everything else is set.
lobby-options = Options
# In small print on that page, for all others.
lobby-options-host = Only the host sets how the game is played.
lobby-waiting =
    { $missing ->
        [0] Everybody is here. The host can start the game.
        [one] One more player is needed, human or computer.
       *[other] { $missing } more players are needed, human or computer.
    }
lobby-cancelled = This table was cancelled. Open a new one with { COMMAND("new") }.
lobby-expired = Nobody started this table in time, so it is closed. Open a new one with { COMMAND("new") }.
lobby-started = The game has begun.
lobby-hint = Press “{ lobby-join }” to take a seat. The host can add computers or wait for others.
# What is shown in the variant that was chosen.
lobby-variant = Variant: **{ $variant }**. { $shows }
lobby-variant-name = Variant: **{ $variant }**
# The expansion that was chosen, and what it adds.
lobby-expansion = Expansion: **{ $expansion }**. { $adds }
# $when is a moment as Discord shows it, such as "in 14 days".
lobby-closes = Closes { $when } if nobody starts it.
# The last line of a lobby, in small print: the beginnings of the hashes that bind the deal.
lobby-commitment = { fair-title }: { $digests }
lobby-word = Add my word to the deal
word-title = Your word for the deal
word-label = Any word; nobody will see it
word-stored = Your earlier word, with this hash: `{ $digest }`
word-taken =
    Your word is mixed into the deal. I do not keep it. To check the record later, note down this salt; nobody else gets it: `{ $salt }`
    SHA-256 of salt and word, shown to everybody: `{ $digest }`
word-salt-listed = The SHA-256 of your salt is line { $number } of the list under “{ lobby-options }”. You keep this salt if you change your word.
# Above a list of 16 hashes; $given is how many salts are given out.
options-salts =
    { $given ->
        [0] Each player's word gets one of these 16 salts, in this order. Their SHA-256:
       *[other] Each player's word gets one of these 16 salts, in this order (given out so far: { $given }). Their SHA-256:
    }

## The board

board-turn = { $name }'s turn
board-waiting = Waiting for { $names }
board-your-turn = { $mention }, it is your turn.
# The same on a board with buttons, where the player can act from their hand too; $takes says whether one can take.
board-turn-here = { $mention }, it is your turn: choose here or in “{ board-hand }”.
# The same in one line, where a picture leaves little room.
board-turn-brief = { $mention }, choose here or in “{ board-hand }”.
# The same where no button fits on the board.
board-turn-in-hand = { $mention }, it is your turn: choose in “{ board-hand }”.
# The same where no card or tile can be taken.
board-no-take = { $mention }, there is nothing to take now. “{ board-hand }” shows what you can do.
board-your-choice = { $mention }, please choose now.
# The same where the choice is not on the board.
board-choice-in-hand = { $mention }, please choose in “{ board-hand }”.
# At the end of a round; $count is how many are asked.
board-asked-lay =
    { $count ->
        [one] { $mention }, lay your last sets in “{ board-hand }”.
       *[other] { $mention }, lay your last sets in “{ board-hand }”.
    }
# Between two rounds.
board-asked-starter = { $mention }, choose who starts the next round.
board-hand = My hand
board-text = Board as text
board-rules = Rules
board-scores = Scores
# A button that shows the scoring sheet of a round.
scores-round = Round { $round }
# Shows what is known of what does not lie open.
board-cards = What is known
board-take-back = Take back
board-since = Since your last turn
board-since-start = Since the game began
# A line of what happened that only some players are told like this.
board-since-told = { $text } *(not everybody sees this)*

## What is known, by its own button

known-title = What is known
known-yours = What you know: what everybody knows, plus what you have seen and some players have not.
known-all = What everybody knows. Players at this table also see what they know themselves.

## The hand, seen only by its owner

# A vote, a motion or a proposed pace waits for the answer of the reader, whose turn it is not.
hand-questioned = The table has a question for you: please answer below the board. Waiting for { $names } to play.
hand-not-your-turn = There is nothing for you to do. Waiting for { $names }.
# Stands alone above the selects that say what can be done, where there is no room for more.
hand-your-turn = Your turn
hand-game-over = The game is over.
hand-refresh = Refresh
# Opens all that happened since the reader's last turn, of which the panel has the latest.
hand-happened = What happened
# Small print below what happened, where not all of it is told there.
hand-news-more = … more in “{ hand-happened }”
hand-happened-nothing = Nothing has happened since.
# Below it: who took what from whom, as only the two of them know.
hand-happened-earlier = Earlier: { $text }
# Shows what others did since the reader's last turn as an animation.
hand-film = Show animation
hand-back = Back
# Beside the red button of a question about something that cannot be undone; it leads back.
confirm-no = No
hand-confirm = Confirm
hand-choose-cards =
    { $least ->
        [0] Choose up to { $most }
       *[other] { $most ->
            [one] Choose one
           *[other] { $gap ->
                [1] Choose { $least } or { $most }
               *[other] Choose { $least } to { $most }
            }
        }
    }
hand-choose-exactly =
    { $count ->
        [one] Choose one
       *[other] Choose { $count }
    }
hand-missing = Still to choose: { $count }
hand-chosen = { $count } chosen
hand-play-cards = Confirm { $count }

## What a choice does, where the thing chosen has no name of its own

# A thing to be taken, with its place: the label of a button.
choice-take = { $place }: { $card }
choice-done = That is all

## My games: all tables of one person
# $channel is a channel as Discord shows it, $when a moment such as "5 hours ago".

games-title = My games
games-asked = Waiting for you
games-others = Waiting for others
games-lobbies = Not begun yet
games-table = **{ $game }** in { $channel }
games-asked-you = You were asked { $when }.
games-also = Also waiting for { $names }.
games-waits = Waiting for { $names }, asked { $when }.
# A button that opens the hand at the table that has waited longest.
games-next = Next table
# Told after a move, where another table waits.
games-next-is = Next: { $channel }, waiting for you. You were asked { $when }.
# A button that opens the hand at that other table.
games-there = My hand at that table
# The table stands in a server that another process looks after.
games-later = What you do here shows on the board within a minute.
games-nothing = No table is waiting for you right now.
games-none = You have no seat at any table right now. Open one with { COMMAND("new") }, or press Join at an open table.
# Where no table can be opened, such as in a direct message.
games-none-here = You have no seat at any table right now. In a server that I am in, { COMMAND("new") } opens one. At an open table, press Join.
games-page = Page { $page } of { $pages }

## Taking back

take-back-done = You have taken back your last move.
take-back-refused-acted = Another player has moved since, so you cannot take your move back.
take-back-refused-revealed = Something hidden has been revealed since, so you cannot take your move back.
take-back-refused-nothing = You have no move to take back.

## The end of a game

result-title = The game is over
result-winner =
    { $count ->
        [one] { $names } wins. Congratulations.
       *[other] { $names } share the victory. Congratulations.
    }
# The same of computers alone.
result-winner-computers =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
result-rematch = Rematch
result-record = Record
result-history = History
result-seed = Seed of this game, to check against the SHA-256 from the start: `{ $seed }`
# The same where players added words of their own; docs/record.md says how to check it.
result-seed-words = Secret of this game, to check against the SHA-256 from the start: `{ $secret }` · with the players' words it makes the seed: `{ $seed }`
record-ready = Here is the record of the game, a file for other programs. With it anybody can check the deal and every move.
resigned = { $name } leaves the table. { $computer } { computer-mark } takes the seat.
# How a game was stopped, on its last board.
stopped-host = { $name } stopped this game. It ends without a winner.
stopped-moderator = A moderator stopped this game. It ends without a winner.
stopped-deserted = Everybody has left this game. It ends without a winner.
stopped-gone = The channel of this game is gone, so it ends without a winner.
lobby-leave-confirm = Leave this table? You can take a seat again while one is free.
lobby-left = You have left the table.
resign-confirm = Leave this game? A computer takes your seat, and you cannot come back to it.
resign-button = Leave the game
resign-done = You have left the game. Thank you for playing.
stop-confirm = Stop this game for everybody? It ends without a winner, and this cannot be undone.
stop-button = Stop the game
stop-done = The game is stopped.

## Looking back at a finished game

history-start = Before the first move
history-move = Move { $move } of { $moves }
history-round = round { $round }
# A move that no event tells.
history-quiet = { $name } made a choice.
history-open = The game is over, so this also shows what was hidden.
# The same while no hands are shown.
history-open-board = The game is over, so the text also tells what was hidden. “{ hands-all }” in the list shows the hands.
history-back = Previous
history-next = Next
history-jump = Jump to …
history-to-start = The start
history-to-round = Round { $round }
history-to-end = The end
history-animate = Animate round { $round }
history-animate-game = Animate the game
film-round =
    { $moves ->
        [one] Round { $round } in 1 move
       *[other] Round { $round } in { $moves } moves
    }
film-game =
    { $moves ->
        [one] The game in 1 move
       *[other] The game in { $moves } moves
    }
# The alt text of an animation. $title is one of the two above.
film-alt = Animation ({ $game }). { $title }. { $result }
# The alt text of an animation of what the reader missed. $since is board-since or board-since-start.
film-since-alt = Animation ({ $game }). { $since }, move by move. { $told }

## When something is not possible

error-stale = The game has moved on since this was shown. Here is how things stand now.
error-not-seated = You have no seat at this table. You are welcome to watch, or to open a table with { COMMAND("new") }.
error-not-your-turn = It is not your turn. Waiting for { $names }.
error-game-over = This game is over. Start a new one with { COMMAND("new") } or with the rematch button.
error-no-table = There is no table in this channel. Open one with { COMMAND("new") }.
error-table-exists = This channel already has a table: { COMMAND("board") } shows it, and its host can end it with { COMMAND("stop") }. Or open a new one in its own thread.
error-lobby-full = All seats are taken. Ask a player to make room, or open another table in a thread.
error-already-seated = You already have a seat at this table, so there is nothing more to press here.
error-not-in-lobby = You have no seat here yet. Press Join first.
error-no-salt = All 16 salts of this lobby are given out, so nobody else can add a word. The host can cancel the table and open a new one.
error-not-host = Only the host of this table can do that.
error-not-enough = There are not enough players yet. Wait for others to join, or add a computer.
error-no-computer = There is no computer to remove.
error-store = This could not be saved, so nothing has changed. Please try again in a moment.
error-unknown = Something went wrong on my side. Nothing was lost; please try again.
# Behind what does not work, such as "lacking-attach-files".
error-permission = Please ask a moderator to allow it.
error-locked = This thread is locked, so I may not post here. What you did is saved, and the board follows when the thread is open again.
error-not-shown = Discord does not let me post the board there. What you did is saved, and the board follows as soon as I am allowed to.
error-automod = This server's AutoMod blocked my message, so the board is not up to date. What you did is saved. Please ask a moderator to let my messages through. I try again every hour, and whenever you press a button.
error-timed-out = I was timed out by a moderator, so I may not post here. That ends { $when }. Nothing is lost, and the board follows then.
error-own-fault = Discord does not accept my message with the board. That is my fault, not yours. What you did is saved, and my operator has been told. You need not do anything: the board follows as soon as this is repaired.
error-thread-locked = This thread is locked, so no table can be opened in it.
error-thread-private = This thread is private, and I am not in it. Mention me here so that I am added, then try again.
error-not-allowed-stop = Only the host, or people who can manage channels, can stop this game.
error-lost-modal = This form has expired. Please open it again.
# A question: what is stored and what was sent by a form, each below its heading, then two buttons.
modal-changed = This was changed after you opened this form. Nothing is saved yet: choose what to keep.
modal-stored = Stored now
modal-sent = You sent
modal-keep = Keep what is stored
modal-use = Save what I sent
modal-unchanged = Nothing was changed.
error-old-button = This button is out of date and does nothing now. Use { COMMAND("board") } to see the game.
error-no-record = There is no record: only a finished game has one.
error-running = This game is under way: its seats are taken, and its record comes when it is over.
error-history-none = No game has ended in this channel yet.
error-history-running = This game is still under way: its history comes when it is over. What happened since your last turn is in “{ board-hand }”.
error-history-empty = This game was stopped before its first move, so there is nothing to look back at.
error-history-retired = This game was played with a version of the rules that I no longer support, so I cannot show its moves.
error-film-busy = Another animation is being made right now. Please press again in a few seconds.
error-film-nothing = Nothing has happened since your last turn, so there is nothing to animate.
error-too-often =
    { $seconds ->
        [one] That was a bit fast. Please try again in a second.
       *[other] That was a bit fast. Please try again in { $seconds } seconds.
    }
error-own-lobbies = You already have three open tables in this server. Start or cancel one of them first.
error-all-lobbies = This server already has a lot of open tables. Please join one of them, or wait until some have begun.
error-not-running = This game has not started yet. The host starts it when every seat is taken.
error-not-over = This game is not over yet. A rematch can follow when it is.
error-dm = Tables live in server channels, so please use this command there. You can play at your own tables from anywhere: { COMMAND("games") } shows them.
# $address is where the bot is added to a server.
error-not-added = I have not been added to this server yet, so there can be no table here. A server manager can [add me]({ $address }).
error-retired = This game was begun with a version of the rules that I no longer support. Please open a new table with { COMMAND("new") }.
error-no-game = There is no such game here. Choose one from the list.
# $seats are numbers, such as "3 and 5".
error-seats = { $game } is not for that number of players, only for { $seats }. You can also leave that option out.
error-no-variant = This game has no such variant; leave that option out.
error-no-expansion = This game has no such expansion; leave that option out.
error-no-known = There is nothing to show here: this variant does not list what is known, or no game is being played.
error-no-topic = There is no such topic in the rules. Choose one from the list.
error-no-take = There is nothing you can take from the board right now. Open your hand to see what you can do.
error-no-character = There is no character you can play right now. Open your hand to see what you can do.
error-no-set = There is no set you can play right now. Open your hand to see what you can do.

refusal-game-over = This game is over, so there are no more moves.
refusal-not-waiting = It is not your turn. You can look at your hand while you wait.
refusal-malformed = I did not understand that. Use the buttons or choose from the list.
refusal-not-asked = You cannot do that right now. Open your hand to see what you can do.

## Permissions, as Discord calls them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-manage-threads = Manage Threads
# An invisible character after @, so that Discord takes it for no mention.
permission-mention-everyone = Mention @{ "\u2060" }everyone, @{ "\u2060" }here, and All Roles

## Help

help-title = Games at your table
# $games are the titles of all games.
help-text =
    Play { $games } in this channel, with people or computers, in one sitting or over several days.
    - **Begin**: { COMMAND("new") } opens a table. Take a seat, fill the others, press Start.
    - **Play**: on your turn press a number on the board to take what lies there. For everything else press My hand: only you see it. { COMMAND("take") }, { COMMAND("character") } and { COMMAND("set") } do the same without buttons.
    - **Look**: { COMMAND("hand") } shows your hand, { COMMAND("board") } brings the board to the end of the channel, { COMMAND("score") } explains the points. In variants that list what is known, { COMMAND("cards") } shows all of it.
    - **My games**: { COMMAND("games") } lists all your tables, the one that has waited longest for you first. It also works in a direct message to me.
    - **Show**: { COMMAND("about") } shows the channel what a game is about, with a picture and an animation.
    - **Learn**: { COMMAND("learn") } teaches you a game in a few minutes, move by move. Only you see it.
    - **Rules**: { COMMAND("rules") } sums them up, topic by topic.
    - **Leave**: { COMMAND("resign") } hands your seat to a computer, { COMMAND("stop") } ends the game for everybody.
    - **Afterwards**: { COMMAND("history") } shows a finished game move by move, { COMMAND("record") } gives its record.
    - **Ladder**: { COMMAND("ladder") } shows who stands where in this server after its rated games.
    - **Away**: { COMMAND("away") } tells the others how long you are away. You also set reminders and quiet hours there.
    - **Language**: { COMMAND("language") } changes it for you, for the table or for the server.
    - **Server**: { COMMAND("settings") } is for server managers and applies to all tables here.
    - **Privacy**: { COMMAND("privacy") } shows what I keep about you and lets you delete it.
rules-title = Rules of { $game }
# Two selects: what is written there now, before anything is chosen in them.
rules-choose-game = Game: { $game }
rules-choose = Topic: { $topic }
# The last option of the select of topics, if there are more than fit.
rules-more = More topics …
rules-now = **Now.** { $what }
goto-board = To the board
# A table whose game has not begun.
goto-lobby = To the table
board-moved = The board is here.

## Computers that play

computer-mark = (computer)
apprentice-mark = (computer, apprentice)
merchant-mark = (computer, adept)
master-mark = (computer, master)
computer-name-1 = Ptahmes
computer-name-2 = Neferet
computer-name-3 = Sennu
computer-name-4 = Merit
computer-name-5 = Kawab
computer-name-6 = Tiaa

thread-name = { $game } – { $names }
thread-opened = { $game } for { $seats }. The table is in this thread.
thread-in-thread = This is already a thread, so your table is right here.
thread-not-here = This kind of channel has no threads, so your table is right here.

## Slash commands: names lower case, 32 characters at most; descriptions 100 at most

cmd-sobek-name = sobek
cmd-sobek-description = Play board games in this channel
cmd-new-name = new
cmd-new-description = Open a table and wait for others
cmd-new-game-name = game
cmd-new-game-description = Which game
cmd-new-seats-name = seats
cmd-new-seats-description = How many seats; not every game allows every number
cmd-new-variant-name = variant
cmd-new-variant-description = Hidden: hands and piles are secret. Open: shows what everyone could recall; best for multi-day games
cmd-new-expansion-name = expansion
cmd-new-expansion-description = An expansion to play with, for a game that has one
cmd-new-thread-name = thread
cmd-new-thread-description = Give the table its own thread, so that this channel stays free
cmd-games-name = games
cmd-games-description = All your tables, the one that has waited longest for you first
cmd-take-name = take
cmd-take-description = Take a card or tile from the board
cmd-take-card-name = card
cmd-take-card-description = The card or tile, by its number on the board
cmd-character-name = character
cmd-character-description = Play a character for its power
cmd-character-card-name = card
cmd-character-card-description = The character, and what it does
cmd-set-name = set
cmd-set-description = Play a set
cmd-set-cards-name = cards
cmd-set-cards-description = The cards or tiles of the set
cmd-hand-name = hand
cmd-hand-description = Show your hand and what you can do now; only you see it
cmd-board-name = board
cmd-board-description = Bring the board to the end of the channel
cmd-score-name = score
cmd-score-description = Explain how points were scored
cmd-cards-name = cards
cmd-cards-description = Show what is known about hidden cards and tiles, in variants that list it
cmd-rules-name = rules
cmd-rules-description = Read a summary of the rules
cmd-rules-topic-name = topic
cmd-rules-topic-description = What you want to read about
cmd-learn-name = learn
cmd-learn-description = Learn a game by playing, in a few minutes; only you see it
cmd-learn-game-name = game
cmd-learn-game-description = Which game you want to learn
cmd-resign-name = resign
cmd-resign-description = Leave the game; a computer takes your seat
cmd-stop-name = stop
cmd-stop-description = Stop the game in this channel for everybody
cmd-record-name = record
cmd-record-description = Get the record of the finished game as a file
cmd-history-name = history
cmd-history-description = Page through the finished game, move by move
cmd-privacy-name = privacy
cmd-privacy-description = See what I keep about you, and delete it
cmd-about-name = about
cmd-about-description = Show the channel what a game is about, with a picture
cmd-about-game-name = game
cmd-about-game-description = Which game to show
cmd-help-name = help
cmd-help-description = How to play with this bot

## The language of a reader, of a table, of a server

cmd-language-name = language
cmd-language-description = Choose a language for yourself, for this table or for the server
cmd-language-language-name = language
cmd-language-language-description = Which language; automatic follows Discord
cmd-language-scope-name = for
cmd-language-scope-description = For you alone, for this table, or for new tables in this server
language-automatic = Automatic
scope-me = For me
scope-table = For this table
scope-server = For this server
language-title = Languages
# Each variable is the name of a language in that language.
language-now-me = Your language: { $language }
language-now-table = Language of this table: { $language }
language-now-server = Language of new tables in this server: { $language }
language-set-me = Done. Your language from now on: { $language }
language-set-me-automatic = Done. From now on your language follows your Discord.
language-set-table = Done. Language of this table from now on: { $language }
language-set-server = Done. Language of new tables in this server from now on: { $language }
language-set-server-automatic = Done. From now on new tables are shown in the language of the server.
error-language-table = Only the host can change the language of this table. You can always change your own.
error-language-server = Only server managers can change the language of this server. You can always change your own.
error-language-unknown = There is no such language here. Choose one from the list.
error-language-automatic = A table needs a language of its own. Choose one from the list.
