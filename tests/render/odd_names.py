"""Names that are hard to draw: foreign letters, blanks, many accents, too long."""

ODD_NAMES = (
    "🐊",
    "سوبك نفرو",
    "漢字かな",
    "W" * 80,
    "",
    "   ",
    "\u202egnuorts",
    "a\u0301\u0302\u0303" * 12,
    "🤖 Djed",
    "𝕹𝖊𝖋𝖊𝖗𝖔𝖚",
)
