"""A file of words is cut where messages begin, and each message then says what it says in the whole file."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from unittest.mock import Mock

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

from bot.i18n import loader
from bot.i18n.loader import parse_message, read_language
from bot.i18n.messages import words_folder

FILES = sorted(words_folder().glob("*/*.ftl"))

HARD = r"""### Of the whole file

## Of a group
# Of a message
# on two lines
plain=Text
spaced   = Text~~~
# A remark that names = nothing
-term = Term
    .genitive = Terms
    .case = lower
-term-with-choice = { $case ->
   *[nominative] Sobek
    [genitive] Sobeka
}
attributes-alone =
    .title = Title
    .text =
        Text
        of two lines
from-next-line =
    First line

      indented by two
    and # no remark, = no message
    -nor = a term
{ $placeable } at the margin
{ plain }
    = signs = and [brackets
broken-at-margins = {~
plain
} and { FUNCTION(
$one,
name
:
"text"
) } and {
-term
}, {
-term.genitive ->
[
one
] One
*[
other
] Others
}
selector = { $count ->
    [one] one = { $x ->
        [0] none
       *[other] { -term-with-choice(case: "genitive") }
    }
   *[other] { $count } cards
        inside = no message
} after

strings = { "" }{ "{" } { "# x = y" } { "\u00e9\"\\" }
refers = { plain }, { attributes-alone.title }, { -term } { NUMBER($n, minimumFractionDigits: 2) }
ends-with-blank = { $x }~~~
~~~~
~~~
-last = À la fin :
##
#
empty-lines-inside = a


    b
""".replace("~", " ")
"""All that messages may be made of, and blanks that end lines."""

BROKEN = (
    "\ufeff"
    + r"""byte-order-mark = Mark
good = Good
no sign
after-it = After
unclosed = { $x
    still
next = Next
no-value =
-no-term =
    .attribute = x
#no blank
####
# A remark
  that is indented
one = { $x -> [a] b }
two = { $x ->
    [a] b
}
three = } closed
four = { "open }
five = text
} six = 6
1seven = 7
. eight = 8
[[ nine ]]
-ten = Ten
.eleven = 11
    .ten-attribute = x
    .no-sign
twelve = { lower(
thirteen = 13 }
fourteen = {~
fifteen = 15
sixteen
= 16
sixteen-two = { sixteen-two
-three = { -three
- four = x
--five = x
a.b = x
ümlaut = x
under_score = x
^tab = x
tab-inside^= x
good = Again
unclosed = Closed
-ten = Twice
last""".replace("~", " ").replace("^", "\t")
)
"""Faults of many kinds beside messages that are right."""


def whole(text: str) -> dict[str, ast.Message | ast.Term]:
    """Return what the parser reads of a whole file: of two with one name the first."""
    return named(FluentParser(with_spans=False).parse(text).body)


def named(entries: Iterable[ast.EntryType]) -> dict[str, ast.Message | ast.Term]:
    """Return messages and terms by their names: of two with one name the first."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            found.setdefault("-" * isinstance(entry, ast.Term) + entry.id.name, entry)
    return found


class Stream(FluentParserStream):
    """A text that knows how far it was read."""

    furthest = 0

    def get(self, offset: int) -> str | None:
        self.furthest = max(self.furthest, offset)
        return super().get(offset)


class EndingAnywhere:
    """Reads a text as it would end earlier or later; what was read without seeing the end is not read again."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._read: dict[int, tuple[ast.EntryType, int]] = {}

    def whole(self, end: int) -> dict[str, ast.Message | ast.Term]:
        """Return what the parser reads of a whole file that ends there; no earlier end may be asked for after it."""
        parser, stream, entries = FluentParser(with_spans=False), Stream(self._text[:end]), []
        stream.skip_blank_block()
        while stream.current_char:
            start = stream.index
            if start in self._read:
                entry, stream.index = self._read[start]
            else:
                stream.furthest = 0
                entry = parser.get_entry_or_junk(stream)
                stream.skip_blank_block()
                if stream.furthest < end:
                    self._read[start] = entry, stream.index
            entries.append(entry)
        return named(entries)


def cut(folder: Path, text: str, language: str = "en") -> dict[str, ast.Message | ast.Term]:
    """Return what is read of a file that is cut; what cannot be read is left out."""
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "some.ftl").write_text(text, encoding="utf-8", newline="")
    read = {name: loader.parse_message(written) for name, written in read_language(folder / language).items()}
    return {name: entry for name, entry in read.items() if isinstance(entry, ast.Message | ast.Term)}


def assert_same(cut: dict[str, ast.Message | ast.Term], whole: dict[str, ast.Message | ast.Term]) -> None:
    """Fail unless both have the same entries, but for remarks."""
    assert cut.keys() == whole.keys()
    for name, entry in whole.items():
        assert cut[name].equals(entry, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_message_of_the_project_is_what_the_whole_file_says(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert_same(cut(tmp_path, text, path.parent.name), named(body))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_messages_of_every_form_are_what_the_whole_file_says(tmp_path: Path, newline: str) -> None:
    read = whole(HARD)
    assert len(read) == 13
    assert_same(cut(tmp_path, HARD.replace("\n", newline)), read)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_faults_take_no_other_message_with_them(tmp_path: Path, newline: str) -> None:
    read = whole(BROKEN)
    assert {"good", "after-it", "next", "unclosed", "-ten", "five", "fifteen", "under_score"} <= read.keys()
    assert_same(cut(tmp_path, BROKEN.replace("\n", newline)), read)


@pytest.mark.parametrize(("before", "text"), [("", HARD), ("", BROKEN), (HARD, BROKEN), (BROKEN + "\n", HARD)])
def test_a_file_that_ends_anywhere_is_read_alike(
    tmp_path: Path, before: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each end is a fault of its own: within a name, a selector, a string, an indented line."""
    for once in ("parse_message", "_log_junk"):
        monkeypatch.setattr(loader, once, cache(getattr(loader, once)))
    text = before + text
    ending = EndingAnywhere(text)
    for end in range(len(before) // 7 * 7, len(text), 7):
        read = ending.whole(end)
        there = any(not name.startswith("-") for name in read)
        assert_same(cut(tmp_path, text[:end]), read if there else {})
    assert_same(ending.whole(len(text)), whole(text))


def test_no_message_is_parsed_to_cut_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them take a second; of each language one tells that there is a message."""
    parse = FluentParser.parse_entry
    parser = Mock(side_effect=lambda text: parse(FluentParser(), text))
    monkeypatch.setattr(FluentParser, "parse_entry", lambda _, text: parser(text))
    monkeypatch.setattr(FluentParser, "parse", Mock(side_effect=AssertionError("a whole file is parsed")))
    for language in sorted(words_folder().iterdir()):
        assert len(read_language(language)) > 1000
    assert parser.call_count <= 4


@pytest.mark.parametrize(
    "text",
    [
        *("a = b", "-a = b", "A-1_=b", "a  =  b c  ", "a = \u00a0b\u00a0", "a = \tb\t", "a = .b", "a = [b]", "a = = b"),
        *("a = *", "a = #", "a = \x0b\u2028x", "a = é", "-a = \\", "a =", "-a =  ", "a = { b }", "a = }", "1 = b"),
        *(
            "a = b\n",
            "a = b\n ",
            "a = b\n c",
            "a = b\n .c = d",
            "a =\n b",
            "a = b\r",
            "a = b\rc",
            "a = b\r\n",
            "--a = b",
        ),
    ],
)
def test_a_message_of_one_line_is_what_the_parser_says(text: str) -> None:
    """Text alone needs no parser."""
    assert parse_message(text).equals(FluentParser(with_spans=False).parse_entry(text), ignored_fields=["annotations"])


def test_what_stands_outside_of_messages_is_logged_with_its_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for text in ("lost\na = A", "a = A\nlost", "# x\n  lost\na = A", "a = A\n#lost", "a = A\n[[ lost ]]\nb = B"):
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            assert "a" in cut(tmp_path, text)
        assert len(caplog.records) == 1
        assert "some.ftl" in caplog.text
        assert "lost" in caplog.text


def test_what_is_right_at_the_margin_is_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        cut(tmp_path, HARD)
    assert not caplog.records


def test_a_language_whose_messages_are_all_broken_is_none(tmp_path: Path) -> None:
    assert cut(tmp_path, "-term = x\na = {\nb = }\n") == {}


def test_of_two_messages_with_one_name_the_first_that_can_be_read_counts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        found = cut(tmp_path, "a = {\na = One\na = Two\n")
    assert found["a"].equals(FluentParser(with_spans=False).parse_entry("a = One"))
    assert "message a in en stands twice" in caplog.text
