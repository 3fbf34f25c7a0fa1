### What people choose for themselves: reminders, quiet hours with a time zone, absences.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Reminders and quiet hours

habits-title = Reminders and quiet hours
habits-text = When a table has been waiting for you for a while, I remind you. Choose how that suits you; it holds for all your tables.
habits-interval = How often
habits-interval-table = At the table's pace
habits-interval-off = Never: one call is enough
habits-interval-hours = Every { $hours } hours
habits-where = Where
habits-where-table = At the table
habits-where-direct = By direct message
habits-where-both = At the table and directly
# $start and $end are shown as times by Discord.
habits-quiet-now = Quiet hours: from { $start } until { $end }. Nobody calls you then; the call follows afterwards.
habits-quiet-none = You have no quiet hours: you may be called by day and by night.
habits-quiet-live = They do not count at live tables, nor while you are playing.
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
zone-parts = None of them? Then perhaps one of these does:
zone-letter = The letter of the line with 22:00
zone-number = Or the number of the line with 22:00
# $time is shown by Discord as the reader's own clock.
zone-cities = With you it is { $time } now. Which of these cities has your time all the year round? The nearest one in your country is right.
zone-city = Your city
zone-more = More cities …
zone-again = Choose another line
zone-done = Your time zone is that of { $city }.

## Away

away-title = Away
# $when is shown as a moment by Discord.
away-now = You are away until { $when }. It ends then by itself, or earlier with your first move.
away-none = You are not away. If you will have no time for some days, tell the others here.
away-computer = A computer may play
away-wait = Please wait for me
away-computer-now = Meanwhile a computer may play for you.
away-wait-now = Meanwhile the others are asked to wait for you.
away-left =
    { $days ->
        [one] Of the { $all } days in a year for which the others wait, one is left to you.
       *[other] Of the { $all } days in a year for which the others wait, { $days } are left to you.
    }
away-short = They wait until { $when }; after that holds what the table has agreed on.
away-back = I am back
away-back-done = Welcome back!
away-set = I am away until …
away-change = Another day
away-form-title = I am away until …
away-form-day = The last day
away-form-choose = Choose a day
away-form-date = Or a date, as 2026-12-24
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
error-away-unreadable = I could not read that day. Choose one from the list, or write it as year, month and day: 2026-12-24.
error-away-past = That day is over already. Choose today or a later one.
error-away-far = That is very far away. You can be away for 60 days at most; you can say it again when they are over.

cmd-away-name = away
cmd-away-description = Tell your tables that you are away for some days, or that you are back
cmd-away-until-name = until
cmd-away-until-description = Until which day; choose one, or write it as 2026-12-24
cmd-away-meanwhile-name = stand-in
cmd-away-meanwhile-description = Whether a computer may play for you, or the others are asked to wait

## Whether texts that only the reader sees have icons before words, on the page of reminders

icons-shown = In texts that only you see, icons stand before some words.
icons-none = Texts that only you see have no icons; buttons keep theirs.
icons-off = No icons in texts
icons-on = Icons in texts again
about-no-icons = You want no icons in your texts.
