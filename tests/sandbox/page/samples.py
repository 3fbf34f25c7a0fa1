"""Messages, commands and a modal as the bot would send them, for the tests of the page."""

from typing import Any

PICTURE = "/picture/1280x860/2d6a4f.png"
ALT = "The market: four rows of cards. Next seat: Bob."

MARKDOWN = """# Heading one
## Heading two
### Heading three
-# small print
**bold** *italic* __under__ ~~struck~~ ***both*** `code **raw**` snake_case_name
- first
- second
  - deeper
1. one
2. two
> quoted **line**
> second line
||hidden|| [a link](https://example.org/a_b) <@100> <@999> <#11> </sobek new:5> <t:1785578400:R> \\*plain\\*
```py
x = "**not bold**"
```
after"""


def board(**fields: Any) -> dict[str, Any]:
    """Return the fields of a board message in the layout form."""
    return {
        "flags": 32768,
        "components": [
            {
                "type": 17,
                "accent_color": 0xE0A526,
                "components": [
                    {"type": 10, "content": "### Sobek\n<@100> is next. Round 1, 23 cards left."},
                    {
                        "type": 12,
                        "items": [
                            {"media": {"url": PICTURE, "width": 1280, "height": 860}, "description": ALT},
                        ],
                    },
                    {"type": 14, "divider": True, "spacing": 1},
                    {
                        "type": 9,
                        "components": [{"type": 10, "content": "Take a card, play a character or sell a set."}],
                        "accessory": {
                            "type": 2,
                            "style": 2,
                            "label": "My hand",
                            "custom_id": "hand",
                            "emoji": {"name": "🃏"},
                        },
                    },
                    row(*[button(f"take:{n}", str(n + 1), 1 if n < 3 else 2) for n in range(5)]),
                    row(
                        button("sell", "Sell a set", 3),
                        button("undo", "Take back", 4),
                        button("no", "Not now", 2, disabled=True),
                        {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"},
                    ),
                    row(select()),
                ],
            }
        ],
        **fields,
    }


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    """Return an action row."""
    return {"type": 1, "components": list(parts)}


def button(custom_id: str, label: str, style: int = 1, *, disabled: bool = False) -> dict[str, Any]:
    """Return a button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, "disabled": disabled}


def select(**fields: Any) -> dict[str, Any]:
    """Return a string select with three goods."""
    options = [
        {"label": "Cattle", "value": "cattle", "description": "Worth 3 in a set", "emoji": {"name": "🐂"}},
        {"label": "Wheat", "value": "wheat"},
        {"label": "Marble", "value": "marble"},
    ]
    return {"type": 3, "custom_id": "goods", "placeholder": "Which goods?", "options": options, **fields}


COMMANDS: list[dict[str, Any]] = [
    {
        "id": "5",
        "name": "sobek",
        "type": 1,
        "description": "Play Sobek",
        "name_localizations": None,
        "options": [
            {
                "type": 1,
                "name": "new",
                "name_localizations": {"de": "neu", "fr": "nouvelle", "pl": "nowa"},
                "description": "Open a new table",
                "description_localizations": {"de": "Einen neuen Tisch öffnen"},
                "options": [
                    {"type": 3, "name": "name", "description": "What the table is called"},
                    {
                        "type": 3,
                        "name": "game",
                        "description": "Which game",
                        "required": True,
                        "choices": [{"name": "Sobek", "value": "sobek"}, {"name": "Sobek: 2 Players", "value": "duel"}],
                    },
                    {"type": 4, "name": "seats", "description": "How many play", "min_value": 2, "max_value": 4},
                    {"type": 5, "name": "ping", "description": "Call everybody"},
                    {"type": 6, "name": "friend", "description": "Whom to invite"},
                ],
            },
            {
                "type": 1,
                "name": "show",
                "description": "Show a table again",
                "options": [
                    {"type": 3, "name": "table", "description": "Which table", "required": True, "autocomplete": True}
                ],
            },
            {"type": 1, "name": "help", "description": "How to play"},
        ],
    }
]

MODAL: dict[str, Any] = {
    "title": "A new table",
    "custom_id": "modal:1",
    "components": [
        {"type": 10, "content": "Say what you would **like**."},
        {
            "type": 18,
            "label": "Name of the table",
            "description": "Everybody sees it",
            "component": {"type": 4, "custom_id": "name", "style": 1, "required": True, "max_length": 20},
        },
        {
            "type": 18,
            "label": "Pace",
            "component": {
                "type": 21,
                "custom_id": "pace",
                "options": [
                    {"label": "Live", "value": "live", "description": "All are here"},
                    {"label": "Over days", "value": "days", "default": True},
                ],
            },
        },
        {
            "type": 18,
            "label": "Extras",
            "component": {
                "type": 22,
                "custom_id": "extras",
                "required": False,
                "options": [{"label": "Variant", "value": "variant"}, {"label": "Open piles", "value": "open"}],
            },
        },
        {"type": 18, "label": "Whom to invite", "component": {"type": 5, "custom_id": "who", "max_values": 3}},
        {"type": 18, "label": "Call everybody", "component": {"type": 23, "custom_id": "call", "default": True}},
    ],
}
