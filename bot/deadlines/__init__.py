"""What decides when a table is looked at again: its surroundings, signs of life, who stands in for whom."""
