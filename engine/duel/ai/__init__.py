"""Computer players of the duel choose: candidates, estimates, drawn positions, the search, luck."""
