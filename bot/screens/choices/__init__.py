"""Decisions as buttons and selects: the tree of choices, its labels, its pictures, the names of moves."""
