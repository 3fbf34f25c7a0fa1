"""Computer players of Sobek choose: candidates, estimates, drawn positions, the search, luck."""
