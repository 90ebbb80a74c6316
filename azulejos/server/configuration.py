"""Reads the settings of a server from options, the environment and a file, and checks them.

A setting has one name everywhere: `--allowed-host NAME`, `AZULEJOS_ALLOWED_HOST=NAME,NAME`, and
`allowed-host = ["NAME"]` in the file. Options come before the environment, that before the file.
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.notation.errors import NotationError, quoted
from azulejos.notation.reading import whole_number
from azulejos.server.logs import FORMATS
from azulejos.words import Message

PREFIX: Final = "AZULEJOS_"
CONFIG: Final = "config"
MAX_PORT: Final = 65535
MIN_KEY: Final = 20
HOST_NAME: Final = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]")

Value = str | int | float | bool | list[str]
Given = Mapping[str, str | Sequence[str] | None]
"""Settings as text, by name; those of options that are not given are None."""


class BadSetting(NotationError):
    """A setting that cannot be: the message names it, and says what is wrong."""


# --- Values ---------------------------------------------------------------------------------------


class _Wrong(Exception):
    """What is wrong with a value."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.what = what


def _count(text: str) -> int:
    value = whole_number(text)
    if value is None or value < 1:
        raise _Wrong(Message("settings-not-count", said=quoted(text)))
    return value


def _number(text: str) -> int:
    value = whole_number(text)
    if value is None or value < 0:
        raise _Wrong(Message("settings-not-number", said=quoted(text)))
    return value


def _amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise _Wrong(Message("settings-not-amount", said=quoted(text)))
    return value


def _port(text: str) -> int:
    value = whole_number(text)
    if value is None or not 0 <= value <= MAX_PORT:
        raise _Wrong(Message("settings-not-port", said=quoted(text), most=str(MAX_PORT)))
    return value


def _switch(text: str) -> bool:
    known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    if text.lower() not in known:
        raise _Wrong(Message("settings-not-switch", said=quoted(text)))
    return known[text.lower()]


def _network(text: str) -> str:
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise _Wrong(Message("settings-not-network", said=quoted(text))) from None


def _host_name(text: str) -> str:
    if not HOST_NAME.fullmatch(text.lower()):
        raise _Wrong(Message("settings-not-host", said=quoted(text)))
    return text.lower()


def _program(text: str) -> str:
    name, equals, command = text.partition("=")
    if not (name and equals and command):
        raise _Wrong(Message("settings-not-bot", said=quoted(text)))
    return text


def _log_format(text: str) -> str:
    if text not in FORMATS:
        known = ", ".join(FORMATS)
        raise _Wrong(Message("settings-not-one-of", said=quoted(text), known=known))
    return text


def _key(text: str) -> str:
    if len(text) < MIN_KEY or not text.isascii() or not text.isprintable():
        raise _Wrong(Message("settings-weak-key", least=MIN_KEY))
    return text


def _text(text: str) -> str:
    if not text or not text.isprintable():
        raise _Wrong(Message("settings-empty", said=quoted(text)))
    return text


# --- Settings -------------------------------------------------------------------------------------


class Setting(NamedTuple):
    """A setting: its name, how its value is read, and the message that explains it."""

    name: str
    read: Callable[[str], Value]
    help: str
    metavar: str | None = None
    """None for a switch."""
    many: bool = False

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace("-", "_")


SETTINGS: Final = [
    Setting("database", _text, "settings-database", "WHERE"),
    Setting("host", _text, "settings-host", "ADDRESS"),
    Setting("port", _port, "settings-port", "PORT"),
    Setting("workers", _count, "settings-workers", "N"),
    Setting("thinkers", _number, "settings-thinkers", "N"),
    Setting("drain", _count, "settings-drain", "SECONDS"),
    Setting("no-rates", _switch, "settings-no-rates"),
    Setting("access-log", _switch, "settings-access-log"),
    Setting("log-format", _log_format, "settings-log-format", "FORMAT"),
    Setting("operator-key", _key, "settings-operator-key", "KEY"),
    Setting("keep-days", _amount, "settings-keep-days", "DAYS"),
    Setting("keep-unused-days", _amount, "settings-keep-unused-days", "DAYS"),
    Setting("contact", _text, "settings-contact", "TEXT"),
    Setting("bot", _program, "settings-bot", "NAME=COMMAND", many=True),
    Setting("proxy", _network, "settings-proxy", "ADDRESS", many=True),
    Setting("allowed-host", _host_name, "settings-allowed-host", "NAME", many=True),
]


def read_settings(options: Given) -> dict[str, Value]:
    """All settings that are given anywhere, by name. BadSetting says what is wrong, and where."""
    file = options.get(CONFIG) or os.environ.get(PREFIX + CONFIG.upper())
    stored = _read_file(str(file)) if file else {}
    found: dict[str, Value] = {}
    for setting in SETTINGS:
        sources = (
            (f"--{setting.name}", options.get(setting.name)),
            (setting.variable, _from_environment(setting)),
            (f"{file}: {setting.name}", stored.get(setting.name)),
        )
        for place, given in sources:
            if given is not None:
                found[setting.name] = _read(setting, place, given)
                break
    return found


def _from_environment(setting: Setting) -> str | Sequence[str] | None:
    given = os.environ.get(setting.variable)
    if given is None or not setting.many:
        return given
    return [part.strip() for part in given.split(",") if part.strip()]


def _read(setting: Setting, place: str, given: str | Sequence[str]) -> Value:
    try:
        if setting.many:
            values = [given] if isinstance(given, str) else given
            return [str(setting.read(value)) for value in values]
        return setting.read(str(given))
    except _Wrong as error:
        raise BadSetting(Message("settings-wrong", place=place, what=error.what)) from None


def _read_file(name: str) -> dict[str, str | Sequence[str]]:
    try:
        content = tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(Message("settings-no-toml", file=name, error=str(error))) from None
    known = {setting.name for setting in SETTINGS}
    for key in content:
        if key not in known:
            names = ", ".join(sorted(known))
            raise BadSetting(Message("settings-unknown", file=name, said=key, known=names))
    return {key: _as_text(value) for key, value in content.items()}


def _as_text(value: object) -> str | Sequence[str]:
    if isinstance(value, list):
        return [str(part) for part in value]
    return str(value).lower() if isinstance(value, bool) else str(value)
