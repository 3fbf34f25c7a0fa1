### Plans: what somebody decides in advance, for the next time that he is asked. Only he reads any of it.
### $when is a moment as Discord shows it, such as "in 2 minutes".

# Headings; each names what is decided in advance.
plan-title-turn = Your plan for your next turn
plan-title-lay = Your plan for the end of the round
plan-title-scribe = Your plan in case a scribe comes
# Buttons under My hand.
plan-open-turn = Plan my next turn
plan-open-lay = Plan the end of the round
plan-open-scribe = Plan for a scribe
# Above the choices of which a plan is made.
plan-text = Choose what is to be done when you are asked next. You read it again before it counts. It is played two minutes after you are asked; if anything changes that matters, it is dropped and you are called as usual.
plan-when = It is played two minutes after you are asked, so that whoever moved before can still take back. Nobody else sees it.
plan-off = It is dropped, and you are called as usual, as soon as anything changes that matters: your hand, your corruption, the card that you want.
plan-soon = It is played { $when }, unless you move yourself.
plan-save = Save this plan
plan-else = Else …
plan-also = And also …
plan-anew = Start over
plan-drop = Drop this plan
plan-dismiss = All right
plan-saved = Your plan is saved.
plan-dropped = Your plan is dropped. You decide yourself when you are asked.
# To a press on an older message.
plan-played-already = Your plan was played already. There is nothing to drop.
plan-gone-already = This plan is gone already.
# Over the lines that tell what it did, among what has happened since the reader's last turn.
plan-played = Your plan was played:
# $wish is something to be done, such as "Take a card: Ivory"; $place where that card lies by now, "3" or "b2".
plan-place = { $wish } (now at { $place })
plan-wish-else = Else: { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = How much corruption it may cost
plan-allow-count =
    { $count ->
        [0] It may cost no corruption.
        [one] It may cost 1 corruption at most.
       *[other] It may cost { $count } corruption at most.
    }
plan-allow-any = It may cost any corruption.
# Why a plan is good no more.
plan-void-hand = It is off, for your hand has changed.
plan-void-pile = It is off, for your corruption has changed.
plan-void-gone = It is off, for what you wanted can't be done any more.
plan-void-corruption = It is off, for it would cost more corruption than you allowed.
plan-void-round = It is off, for the round for which you made it is over.
plan-void-back = It is off, for the move after which you made it was taken back.
# In a direct message; $why is one of the sentences above.
plan-not-played = Your plan for this was not played. { $why }
error-no-plan = This can't be decided in advance just now.
