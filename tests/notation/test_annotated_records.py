"""Records with comments, glyphs and variations read back unchanged, or say what is wrong."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azulejos
from azulejos import Record
from azulejos.notation import record as form
from azulejos.notation.annotations import RecordedMove, Variation
from tests.variants import VARIANTS

MATCH = azulejos.new("azul", start=0, seed=8).play("1B5")
SHORT = MATCH.record()
CANONICAL = (
    SHORT.replace("1B5\n", "")
    + """\
1B5! $14 {the {only\\} one: a\\}b \\\\} {[%eval 41.50 38.20] [%clk 0:09:58]}
({or} 1B4?? $7 {
[Game "not a header"]
# not a note}
(1B3)
2Y1)
(1BF?!)
"""
)


def test_a_canonical_record_is_written_back_unchanged() -> None:
    record = Record.parse(CANONICAL)
    assert str(record) == CANONICAL
    move = record.moves[-1]
    assert move.glyphs == [1, 14]
    assert move.comments[0] == "the {only} one: a}b \\"
    assert (move.evaluation, move.clock) == ((41.5, 38.2), 598.0)
    assert (move.chances, move.line) == (None, 7)
    one, other = move.variations
    assert [m.text for m in one.moves] == ["1B4", "2Y1"]
    assert one.moves[0].variations[0].moves[0].text == "1B3"
    assert (other.moves[0].glyphs, other.moves[0].line) == ([6], 13)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_written_back_unchanged(variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    while not match.over:
        match.play(match.moves()[-1])
    record = Record.of(match)
    assert str(record) == match.record()
    assert record.match().history == match.history
    assert [move.text for move in record.moves] == match.history


def test_moves_have_no_signs_of_records() -> None:
    for game in azulejos.GAMES.values():
        for text in game.notation.TEXTS:
            assert re.fullmatch(rf"{form.WORD}(?: {form.WORD})?", text), text
            assert text[0] not in "[#"


def moves(inner: st.SearchStrategy[list[Variation]]) -> st.SearchStrategy[RecordedMove]:
    comments = st.lists(st.text(st.characters(exclude_characters="\r", codec="utf-8")), max_size=2)
    texts = st.sampled_from(["1B5", "CKF", "=B", "1@2"])
    glyphs = st.lists(st.integers(0, 255), max_size=3)
    return st.builds(RecordedMove, texts, glyphs, comments, inner)


def variations(inner: st.SearchStrategy[list[Variation]]) -> st.SearchStrategy[list[Variation]]:
    line = st.lists(moves(inner), min_size=1, max_size=4)
    comments = st.lists(st.text(alphabet="ab {}\\\n[#("), max_size=2)
    return st.lists(st.builds(Variation, line, comments), max_size=2)


TREES: st.SearchStrategy[list[Variation]] = st.recursive(st.just([]), variations, max_leaves=4)
RECORDS = st.builds(
    Record,
    st.fixed_dictionaries({"Game": st.just("azul"), "Note": st.text(st.characters(codec="utf-8"))}),
    st.lists(moves(TREES), max_size=12),
    st.lists(st.text(alphabet='ab "]{}\\\n[#'), max_size=2),
)


@settings(deadline=None, max_examples=150)
@given(st.lists(RECORDS, min_size=1, max_size=3))
def test_whatever_is_written_reads_back(records: list[Record]) -> None:
    text = "\n".join(map(str, records))
    again = list(azulejos.read_records(io.StringIO(text, newline="")))
    assert again == records
    assert "\n".join(map(str, again)) == text


@settings(deadline=None, max_examples=150)
@given(st.text(alphabet='[]{}()!?$#\\ \n"1B5Game=az'))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        record = Record.parse('[Game "azul"]\n\n' + text)
    except azulejos.BadRecord:
        return
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1B5 {never closed\n", "line 7: what begins here is never closed with }"),
        ("1B5\n(1B4\n", "line 8: what begins here is never closed with )"),
        ("1B5 )", "line 7: ) has no meaning here"),
        ("1B5 ()", "line 7: ) has no meaning here"),
        ("1B5 $256", "line 7: $256 has no meaning here"),
        ("1B5 $1000", "line 7: $1000 has no meaning here"),
        ("1B5 (! 1B4)", "line 7: ! stands before any move"),
        ("1B5" + "(1B4" * 51, "line 7: at most 50 variations stand inside each other"),
        ("1B5 " * 10_001, "line 7: a record has at most 10,000 moves"),
        ("1B5\n{" + "x" * 4_000_000, "line 8: a record has at most 4,000,000 characters"),
    ],
)
def test_bad_annotations_say_where(text: str, message: str) -> None:
    with pytest.raises(azulejos.BadRecord) as error:
        Record.parse(SHORT.replace("1B5\n", text))
    assert message in str(error.value)


def test_too_many_headers() -> None:
    text = '[Game "azul"]\n' + "".join(f'[A{n} "x"]\n' for n in range(201))
    with pytest.raises(azulejos.BadRecord, match="line 201: a record has at most 200 headers"):
        Record.parse(text)


def test_illegal_variations_say_where() -> None:
    text = CANONICAL.replace("2Y1)", "1B1)")
    with pytest.raises(azulejos.BadRecord, match="line 12, move 22: 1B1: display 1 has no blue"):
        azulejos.read_record(text)
    assert Record.parse(text).match(plies=21) == MATCH  # only what was played


def test_a_file_of_records_is_read_lazily(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    empty = azulejos.new("azul", start=1, nature="manual").record()
    bad = SHORT.replace("1B5", "1B5 1B5")
    file.write_text("\n".join([CANONICAL, empty, bad, "[Game 1]"]), encoding="utf-8-sig")
    records = azulejos.read_records(file)
    assert str(next(records)) == CANONICAL
    assert str(next(records)) == empty
    wrong = next(records)
    assert wrong.line == 21
    with pytest.raises(azulejos.BadRecord, match="begins at line 21: line 27, move 22"):
        wrong.match()
    with pytest.raises(azulejos.BadRecord, match=r"line 29: a header looks like"):
        next(records)


def test_files_that_hold_no_records(tmp_path: Path) -> None:
    assert list(azulejos.read_records(io.StringIO("\n# nothing\n"))) == []
    with pytest.raises(azulejos.BadRecord, match="line 1: the header Game is missing"):
        list(azulejos.read_records(io.StringIO("1B5")))
    file = tmp_path / "latin.txt"
    file.write_bytes(b"\xff")
    with pytest.raises(azulejos.BadRecord, match="line 1: this is not UTF-8"):
        list(azulejos.read_records(str(file)))


def test_notes_become_comments() -> None:
    record = Record.parse("# at home\n" + SHORT + "  # a blunder }\n")
    assert record.comments == ["at home"]
    assert record.moves[-1].comments == ["a blunder }"]
    assert "1B5 {a blunder \\}}\n" in str(record)


def test_values_and_clocks_are_written() -> None:
    move = RecordedMove("1B5", comments=["well"])
    move.clock = 3725.25
    move.evaluation = (41.5, -3)
    move.chances = (0.75, 0.25)
    move.clock = 59.9996
    assert move.comments == ["[%win 0.750 0.250] [%eval 41.50 -3.00] [%clk 0:01:00]", "well"]
    assert (move.evaluation, move.chances, move.clock) == ((41.5, -3.0), (0.75, 0.25), 60.0)
    move.comments = ["[%eval much] [%clk 99] [%emt 0:00:03]"]
    assert (move.evaluation, move.clock, move.command("emt")) == (None, None, "0:00:03")
