"""The settings of a server as options of a command."""

import argparse

from azulejos.server.configuration import CONFIG, SETTINGS, Given, Setting
from azulejos.words import say


def add_settings(command: argparse.ArgumentParser, *names: str) -> None:
    """Options for the settings with these names; for all, if there are none."""
    command.add_argument(f"--{CONFIG}", metavar="FILE", help=say("settings-config"))
    for setting in SETTINGS:
        if not names or setting.name in names:
            _add(command, setting)


def _add(command: argparse.ArgumentParser, setting: Setting) -> None:
    option, help_text = f"--{setting.name}", say(setting.help)
    if setting.metavar is None:
        command.add_argument(option, action="store_const", const="true", help=help_text)
    else:
        action = "append" if setting.many else "store"
        command.add_argument(option, action=action, metavar=setting.metavar, help=help_text)


def given_settings(options: argparse.Namespace) -> Given:
    """The settings on the command line, by name."""
    names = [CONFIG, *(setting.name for setting in SETTINGS)]
    return {name: getattr(options, name.replace("-", "_"), None) for name in names}
