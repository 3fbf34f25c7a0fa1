"""Computer players of all games: contracts of search and memory, playouts, comparisons, deal luck."""
