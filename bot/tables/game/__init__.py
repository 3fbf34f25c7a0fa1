"""The game of a table: its session, replayed from the log; its turns, automatic answers, and the seats' memories."""
