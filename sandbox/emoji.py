"""Which texts are one emoji: single signs, skin tones, keycaps, flags, and those joined of several."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import pairwise
from typing import Any

from sandbox.errors import Form, Path

_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_KEYCAP = re.compile(r"[0-9#*]\ufe0f?\u20e3")
_MOST_JOINED = 4
_KEYS = frozenset({"id", "name", "animated"})


def _signs(ranges: str) -> frozenset[str]:
    found: set[str] = set()
    for one in ranges.split():
        first, _, last = one.partition("-")
        found |= {chr(number) for number in range(int(first, 16), int(last or first, 16) + 1)}
    return frozenset(found)


# The code points that Unicode shows as pictures, alone or before U+FE0F.
_SIGNS = _signs(
    "a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 "
    "25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 "
    "2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 "
    "26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd "
    "2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 "
    "2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f0cf "
    "1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 "
    "1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e "
    "1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc "
    "1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 "
    "1f6d5-1f6d8 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 "
    "1f947-1f9ff 1fa70-1fa7c 1fa80-1fa8a 1fa8e-1fac6 1fac8 1facd-1fadc 1fadf-1faea 1faef-1faf8"
)
# Those of them that take a skin tone.
_TONED = _signs(
    "261d 26f9 270a-270d 1f385 1f3c2-1f3c4 1f3c7 1f3ca-1f3cc 1f442-1f443 1f446-1f450 1f466-1f478 1f47c 1f481-1f483 "
    "1f485-1f487 1f48f 1f491 1f4aa 1f574-1f575 1f57a 1f590 1f595-1f596 1f645-1f647 1f64b-1f64f 1f6a3 1f6b4-1f6b6 1f6c0 "
    "1f6cc 1f90c 1f90f 1f918-1f91f 1f926 1f930-1f939 1f93c-1f93e 1f977 1f9b5-1f9b6 1f9b8-1f9b9 1f9bb 1f9cd-1f9cf "
    "1f9d1-1f9dd 1fac3-1fac5 1faf0-1faf8"
)
# The letters of regions that have a flag.
_REGIONS = frozenset(
    re.findall(
        "[A-Z]{2}",
        "AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV "
        "BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG "
        "EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT "
        "HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT "
        "LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP "
        "NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL "
        "SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA "
        "VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW",
    )
)
# England, Scotland and Wales have theirs spelled out in invisible letters.
_COUNTRIES = frozenset(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in name) + "\U000e007f"
    for name in ("gbeng", "gbsct", "gbwls")
)
_PEOPLE = "👨👩🧑"
_DOERS = "".join(
    _signs(
        "26f9 1f3c3-1f3c4 1f3ca-1f3cc 1f46e-1f471 1f473 1f477 1f481-1f482 1f486-1f487 1f575 1f645-1f647 1f64b "
        "1f64d-1f64e 1f6a3 1f6b4-1f6b6 1f926 1f935 1f937-1f939 1f93c-1f93e 1f9b8-1f9b9 1f9cd-1f9cf 1f9d4 1f9d6-1f9df"
    )
)
# What follows what across the invisible joiner.
_AFTER: tuple[tuple[str, str], ...] = (
    (_PEOPLE, "⚕⚖✈🌾🍳🍼🎓🎤🎨🏫🏭💻💼🔧🔬🚀🚒🎄🩰🦯🦼🦽🦰🦱🦲🦳❤🤝🐰🫯"),
    (_PEOPLE, _PEOPLE + "👦👧🧒"),
    ("👦👧", "👦👧"),
    ("🧒", "🧒"),
    ("❤", "💋🔥🩹" + _PEOPLE),
    ("💋🤝🐰🫯", _PEOPLE),
    (_DOERS, "♀♂"),
    ("♀♂🏃🚶🧎🦯🦼🦽", "➡"),
    ("🏳", "🌈⚧"),
    ("🏴", "☠"),
    ("🐈🐦", "⬛"),
    ("🐦", "🔥"),
    ("🐕", "🦺"),
    ("🐻", "❄"),
    ("👁", "🗨"),
    ("😮", "💨"),
    ("😵", "💫"),
    ("😶", "🌫"),
    ("🙂", "↔↕"),
    ("⛓", "💥"),
    ("🍋", "🟩"),
    ("🍄", "🟫"),
    ("🫱", "🫲"),
)
_JOINED = frozenset((one, other) for ones, others in _AFTER for one in ones for other in others)


def is_emoji(text: str) -> bool:
    """Tell whether a text is one emoji of Unicode's and nothing else."""
    parts = text.split(_JOINER)
    bases = [_base(part) for part in parts]
    if len(parts) == 1:
        return bool(bases[0]) or bool(_KEYCAP.fullmatch(text)) or text in _COUNTRIES or _region(text) in _REGIONS
    return len(parts) <= _MOST_JOINED and all(pair in _JOINED for pair in pairwise(bases))


def check_emoji(emoji: Any, path: Path, form: Form, known: Container[int] | None) -> None:
    """Note what is wrong with the emoji of a button or an option, if there is one.

    Args:
        emoji: what the request carries: one of Unicode's by its name, or a custom one by its id.
        path: where.
        form: where faults are noted.
        known: the custom ones that exist; none where they were looked at before.
    """
    if emoji is None:
        return
    if not isinstance(emoji, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    form.keys(emoji, path, _KEYS)
    custom, name = emoji.get("id"), emoji.get("name")
    if custom is None:
        key, good = "name", isinstance(name, str) and is_emoji(name)
    else:
        key, good = "id", known is None or (str(custom).isdecimal() and int(custom) in known)
    if not good:
        # Discord's code speaks of buttons in selects too.
        form.add((*path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _base(part: str) -> str:
    # One sign, perhaps asked to be a picture or given a skin tone; nothing for anything else.
    sign, rest = part[:1], part[1:]
    if sign in _SIGNS and (rest in ("", _AS_PICTURE) or (sign in _TONED and rest in _TONES)):
        return sign
    return ""


def _region(text: str) -> str:
    return "".join(chr(ord(letter) - 0x1F1E6 + ord("A")) for letter in text if "🇦" <= letter <= "🇿") * (len(text) == 2)
