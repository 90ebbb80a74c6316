"""The language that is spoken, and how it speaks."""

import errno
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos.notation.errors import BadOption, IllegalMove
from azulejos.words import (
    LANGUAGES,
    Message,
    chosen,
    either,
    language,
    listed,
    number,
    own_name,
    say,
    speaking,
)
from azulejos.words.system import in_words
from tests.variants import json_of


def run(code: str, **environment: str) -> str:
    kept = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, check=True, capture_output=True, encoding="utf-8", env={**kept, **environment}
    )
    return done.stdout.strip()


def test_playing_needs_no_translator() -> None:
    code = (
        "import sys, azulejos; m = azulejos.new('azul', seed=1); m.play(m.moves()[0]);"
        "m.why_not('9B1');"
        "print([n for n in ('fluent', 'babel') if n in sys.modules])"
    )
    assert run(code) == "[]"


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANGUAGE": "", "LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANGUAGE": "", "LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "", "LANG": "C.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANGUAGE": "fr:ru:uk", "LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LANGUAGE": "", "LANG": "C"}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], spoken: str) -> None:
    assert run("import azulejos.words as w; print(w.language())", **environment) == spoken


def test_speaking_is_for_a_while() -> None:
    assert language() == "en"
    with speaking("uk"):
        assert language() == "uk"
        with speaking("ru"):
            assert say("pages-moves") == "Ходы"
        assert say("pages-moves") == "Ходи"
    assert say("pages-moves") == "Moves"
    with pytest.raises(ValueError, match="tlh"), speaking("tlh"):
        pass


def test_the_first_wish_that_is_known_is_chosen() -> None:
    assert chosen(["fr", "uk-UA", "en"]) == "uk"
    assert chosen(["ru_RU.KOI8-R"]) == "ru"
    assert chosen(["fr", ""]) is None


def test_every_language_has_a_name() -> None:
    assert [own_name(each) for each in LANGUAGES] == ["English", "Русский", "Українська"]


def test_lists_and_numbers_are_as_the_language_has_them() -> None:
    assert (listed("abc"), either("abc"), number(12345.6)) == (
        "a, b and c",
        "a, b or c",
        "12,345.6",
    )
    with speaking("uk"):
        assert (listed("abc"), either("ab")) == ("a, b і c", "a або b")
        assert number(12345.6).replace("\xa0", " ") == "12 345,6"
    with speaking("ru"):
        assert (listed("abc"), either("ab")) == ("a, b и c", "a или b")


def test_what_a_language_does_not_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from azulejos.words.locale import bundle, format_message

    monkeypatch.delitem(bundle("uk").sources, "pages-moves")
    format_message.cache_clear()
    with speaking("uk"):
        assert say("pages-moves") == "Moves"
    format_message.cache_clear()


def test_an_error_is_told_in_the_language_of_who_reads_it() -> None:
    error = BadOption(Message("errors-our-fault"))
    again: BadOption = pickle.loads(pickle.dumps(error))
    assert str(error) == str(again)
    with speaking("uk"):
        assert str(again).startswith("Це наша помилка")
    match = azulejos.new("azul", seed=1)
    refusal = match.why_not("9B1")
    assert isinstance(refusal, IllegalMove)
    assert str(pickle.loads(pickle.dumps(refusal))) == str(refusal)


def test_the_command_line_speaks_the_environments_language() -> None:
    kept = {k: v for k, v in os.environ.items() if k not in ("LANGUAGE", "LC_ALL", "LC_MESSAGES")}
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--seed", "1", "--start", "0"]
    command += ["--seat", "me", "--seat", "random"]
    done = subprocess.run(
        command, check=True, input="9B1\nmoves\nquit\n", capture_output=True, encoding="utf-8",
        env={**kept, "LANG": "uk_UA.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert "Введіть хід" in done.stdout
    assert "вибір плиток" in done.stdout
    assert "9B1: вітрин лише 5" in done.stdout
    wrong = [sys.executable, "-m", "azulejos", "--language", "ru", "show", "--nonsense"]
    said = subprocess.run(wrong, capture_output=True, encoding="utf-8", check=False)
    assert said.returncode == 2
    assert "ошибка: не хватает аргументов: what" in said.stderr


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        ("uk", ["1 синя плитка", "2 сині плитки", "5 синіх плиток", "21 синя плитка"]),
        ("ru", ["1 синяя плитка", "2 синие плитки", "5 синих плиток", "21 синяя плитка"]),
    ],
)
def test_tiles_are_counted_as_the_language_counts(language: str, phrases: list[str]) -> None:
    with speaking(language):
        assert [say("tiles-many", count=n, colour="B") for n in (1, 2, 5, 21)] == phrases


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("uk", "B: є 21 синя плитка, а має бути 20 (§1.1)"),
        ("ru", "B: есть 21 синяя плитка, а должно быть 20 (§1.1)"),
    ],
)
def test_a_position_that_cannot_be_is_explained_in_the_readers_language(
    language: str, sentence: str
) -> None:
    position = json_of(azulejos.new("azul", seed=1))
    position["lid"]["B"] += 1
    with pytest.raises(azulejos.BadPosition) as error:
        azulejos.from_position(position)
    with speaking(language):
        assert str(pickle.loads(pickle.dumps(error.value))) == sentence


def test_what_stands_inside_a_sentence_is_translated_too() -> None:
    record = azulejos.new("azul", seed=1).record().replace("=", "9B1 =", 1)
    with pytest.raises(azulejos.BadRecord) as error:
        azulejos.read_record(record)
    with speaking("uk"):
        assert "вітрини ще заповнюють" in str(error.value)
    with pytest.raises(azulejos.BadPosition) as short:
        azulejos.from_text("azul 2 colour x")
    with speaking("ru"):
        assert "в строке игры azul 13 частей" in str(short.value)


def test_the_systems_errors_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for wrong, told in (
        (tmp_path / "none", "немає файлу чи теки"),
        (tmp_path, "тека, а не файл"),
        (file / "inside", "частина цього шляху\N{NO-BREAK SPACE}— файл"),
    ):
        with pytest.raises(OSError) as error:  # noqa: PT011
            wrong.read_text(encoding="utf-8")
        with speaking("uk"):
            assert told in str(in_words(error.value))
    with speaking("ru"):
        assert str(in_words(OSError(errno.ENOSPC, "No space left"))) == "на диске нет места"
        assert str(in_words(OSError(errno.EIO, "I/O error"))) == "система сообщает: I/O error"
        assert str(in_words(OSError("нет такого"))) == "нет такого"
