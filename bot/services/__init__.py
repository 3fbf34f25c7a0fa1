"""Services that commands and handlers use: opening tables, acting at them, hints, reviews, films, error messages."""
