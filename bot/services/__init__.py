"""What commands and handlers have done: opening and acting at tables, hints, reviews, films, kind answers."""
