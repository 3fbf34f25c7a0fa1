### Plans: what a player decides in advance, for the next time that they are asked. Only they read any of it.
### $when is a moment as Discord shows it, such as "in 2 minutes".

# Headings; each names what is decided in advance.
plan-title-turn = Your plan for your next turn
plan-title-lay = Your plan for the end of the round
plan-title-scribe = Your plan if a Scribe is played
# Buttons under My hand.
plan-open-turn = Plan my next turn
plan-open-lay = Plan the end of the round
plan-open-scribe = Plan for a Scribe
# Above the choices of which a plan is made.
plan-text = Choose what to do the next time you are asked. You can check it before it counts. It is played two minutes after you are asked. If anything that matters changes, it is dropped and I ping you as usual.
plan-when = It is played two minutes after you are asked, so the move before yours can still be taken back. Nobody else sees it.
plan-off = If your hand, your corruption or what you want to take changes, the plan is dropped and I ping you as usual.
plan-soon = It is played { $when }, unless you move first.
plan-save = Save this plan
plan-else = If that fails …
plan-also = And also …
plan-anew = Start over
plan-drop = Drop this plan
plan-dismiss = OK
plan-saved = Your plan is saved.
plan-dropped = Your plan is dropped. You decide when you are asked.
# To a press on an older message.
plan-played-already = Your plan has already been played. There is nothing to drop.
plan-gone-already = This plan is already gone.
# Over the lines that tell what it did, among what has happened since the reader's last turn.
plan-played = Your plan was played:
# $wish is something to be done, such as "Take a card: Ivory"; $place where that card lies by now, "3" or "b2".
plan-place = { $wish } (now at { $place })
plan-wish-else = If that fails: { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = How much corruption it may cost
plan-allow-count =
    { $count ->
        [0] It may cost no corruption.
        [one] It may cost 1 corruption at most.
       *[other] It may cost { $count } corruption at most.
    }
plan-allow-any = It may cost any amount of corruption.
# Why a plan was dropped.
plan-void-hand = Dropped: your hand has changed.
plan-void-pile = Dropped: your corruption has changed.
plan-void-gone = Dropped: what you wanted is no longer possible.
plan-void-corruption = Dropped: it would cost more corruption than you allowed.
plan-void-round = Dropped: the round it was made for is over.
plan-void-back = Dropped: the move before it was taken back.
# In a direct message; $why is one of the sentences above.
plan-not-played = Your plan for this was not played. { $why }
error-no-plan = You cannot plan this right now.
