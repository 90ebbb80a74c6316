"""Records replay, read back to themselves, and say where they are wrong."""

import pytest

import azulejos

SHORT = azulejos.new("azul", start=0, seed=8).play("1B5").record()


def edited(old: str, new: str) -> str:
    assert old in SHORT
    return SHORT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited('[Game "azul"]', ""), "the header Game is missing"),
        (edited('"azul"', '"chess"'), "'chess': no such game"),
        (edited('"colour"', '"red"'), "wall='red': should be one of 'colour', 'grey'"),
        (edited('[Start "0"]', '[Start "4"]'), "start=4: seats are numbered 0 to 1"),
        (edited('[Start "0"]', "[Start 0]"), 'line 4: a header looks like [Name "value"]'),
        (edited('[Start "0"]', '[Wall "grey"]'), "line 4: the header Wall is there twice"),
        (edited("1B5", "1B5 1B5"), "line 7, move 22: 1B5: display 1 has no blue tile"),
        (SHORT + '[Date "today"]', "line 8: a header after the first move"),
        (edited('[Start "0"]', '[Start "²"]'), "start='²': seats are numbered 0 to 1"),
        (edited('[Players "2"]', f'[Players "{"9" * 5000}"]'), "players='999"),
        (edited('[Players "2"]', '[Players "²"]'), "players='²'"),
    ],
)
def test_bad_records_say_where(text: str, message: str) -> None:
    with pytest.raises(azulejos.BadRecord) as error:
        azulejos.read_record(text)
    assert message in str(error.value)


def test_headers_and_comments() -> None:
    match = azulejos.new("azul", start=0, seed=8)
    match.headers = {"Seat0": 'Ann "the\\wall"\nO\'Neill', "Seat1": "Ганна"}
    match.play("1B5")
    text = match.record()
    again = azulejos.read_record("# played at home\n" + text)
    assert again.headers == match.headers
    assert again.record() == text


def test_a_false_result_is_found() -> None:
    match = azulejos.new("azul", seed=2)
    while not match.over:
        match.play(match.moves()[0])
    text = match.record()
    scores = " ".join(map(str, match.scores))
    assert f'[Scores "{scores}"]' in text
    with pytest.raises(azulejos.BadRecord, match="Scores: the record says 99 1"):
        azulejos.read_record(text.replace(f'"{scores}"', '"99 1"'))


def test_a_record_from_a_position() -> None:
    position = azulejos.new("azul", seed=3).position()
    match = azulejos.from_position(position, seed=1)
    match.play(match.moves()[0])
    again = azulejos.read_record(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()


def test_a_record_up_to_a_ply_can_be_played_on() -> None:
    match = azulejos.new("azul", seed=3)
    while not match.over:
        match.play(match.moves()[0])
    part = azulejos.read_record(match.record(), plies=25, seed=1)
    assert part.history == match.history[:25]
    while not part.over:
        part.play(part.moves()[-1])
    assert part.history[:25] == match.history[:25]
