### What people choose for themselves: reminders, quiet hours with a time zone, absences.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Reminders and quiet hours

habits-title = Reminders and quiet hours
habits-text = When a table has been waiting for you for a while, I remind you. Choose how. This applies to all your tables.
habits-interval = How often I remind you
habits-interval-table = At the table's pace
habits-interval-off = Never: one ping is enough
habits-interval-hours = Every { $hours } hours
habits-where = Where I remind you
habits-where-table = At the table
habits-where-direct = By direct message
habits-where-both = Table and direct message
# $start and $end are shown as times by Discord.
habits-quiet-now = Quiet hours: from { $start } until { $end }. No pings during these hours; they come afterwards.
habits-quiet-none = You have no quiet hours: I may ping you day or night.
habits-quiet-live = Quiet hours do not apply at live tables, nor while you are playing.
habits-quiet-from = Quiet from …
habits-quiet-to = Quiet until …
# $time is such as "22:00".
habits-quiet-from-time = from { $time }
habits-quiet-to-time = until { $time }
habits-quiet-set = Set quiet hours
habits-quiet-off = No quiet hours
habits-zone-now = Your time zone: { $city }
habits-zone-change = Another time zone
habits-button = Reminders and quiet hours
habits-saved = Saved.

## Finding the time zone

zone-title = Your time zone
zone-text = Discord does not tell me what time it is for you. Which of these lines reads **22:00** (or 10:00 PM)?
zone-parts = None of them? Then maybe one of these:
zone-letter = The letter of the line with 22:00
zone-number = Or the number of the line with 22:00
# $time is shown by Discord as the reader's own clock.
zone-cities = It is { $time } for you now. Which of these cities has the same time as you all year round? Pick the nearest one in your country.
zone-city = Your city
zone-more = More cities …
zone-again = Choose another line
zone-done = Your time zone is that of { $city }.

## Away

away-title = Away
# $when is shown as a moment by Discord.
away-now = You are away until { $when }, or until you next press a button at a table.
away-none = You are not away. If you have no time for a few days, let the others know here.
away-computer = A computer may play
away-wait = Please wait for me
away-computer-now = Meanwhile a computer may play for you.
away-wait-now = Meanwhile the others are asked to wait for you.
away-left =
    { $days ->
        [one] The others wait for you up to { $all } days a year; you have 1 left.
       *[other] The others wait for you up to { $all } days a year; you have { $days } left.
    }
away-short = They wait until { $when }; after that, what the table agreed on applies.
away-back = I am back
away-back-done = Welcome back!
# To the player whose press has ended their absence; by the second it also gave the seat back, for which a computer played.
away-over = You are back. Your absence is over.
away-over-seat = You are back. Your absence is over, and your seat is yours again.
away-set = I am away until …
away-change = Another day
away-form-title = I am away until …
away-form-day = The last day
away-form-choose = Choose a day
away-form-date = Or a date, like 2026-12-24
# Under the two fields, of which one has to be filled in.
away-form-day-help = Needed: choose a day here, or type a date below.
away-form-date-help = Not needed if you have chosen a day.
away-form-who = Meanwhile
# $when is shown as a moment by Discord; $meanwhile is away-computer or away-wait.
away-choice = Until { $when }: { $meanwhile }
# $date is such as "Monday, 24 November 2026".
away-day = { $date }
away-day-today = Today, { $date }
away-day-tomorrow = Tomorrow, { $date }
away-day-monday = Next Monday: { $date }
away-day-weeks =
    { $weeks ->
        [one] In a week: { $date }
       *[other] In { $weeks } weeks: { $date }
    }
error-away-missing = The last day is missing. Choose it from the list, or type it like this: 2026-12-24.
error-away-unreadable = I could not read that day. Choose one from the list, or write it like this: 2026-12-24.
error-away-past = That day is already over. Choose today or a later one.
error-away-far = That is too far ahead. You can be away for 60 days at most; when they are over, you can set it again.

cmd-away-name = away
cmd-away-description = Tell your tables that you are away for a few days, or that you are back
cmd-away-until-name = until
cmd-away-until-description = The last day; choose one, or write it like 2026-12-24
cmd-away-meanwhile-name = stand-in
cmd-away-meanwhile-description = Let a computer play for you, or ask the others to wait

## Whether texts that only the reader sees have icons before words, on the page of reminders

icons-shown = In texts that only you see, some words have icons. Screen readers read the icons' names aloud.
icons-none = Texts that only you see have no icons; buttons keep theirs.
icons-off = No icons in texts
icons-on = Icons in texts again
about-no-icons = You have turned off icons in your texts.
