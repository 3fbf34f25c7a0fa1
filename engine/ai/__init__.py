"""What computers of all games share: the contract of a search, playouts shared out, comparisons, luck."""
