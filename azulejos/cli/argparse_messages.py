"""argparse in the reader's language: its own sentences are messages, too.

argparse asks gettext for them, which knows none of ours; so it is given another one to ask.
"""

import argparse
from typing import Final

from azulejos.words import language, say

SENTENCES: Final = {
    "usage: ": "command-usage",
    "positional arguments": "command-positional",
    "options": "command-options",
    "show this help message and exit": "command-help",
    "%(prog)s: error: %(message)s\n": "command-error",
    "argument %(argument_name)s: %(message)s": "command-argument",
    "the following arguments are required: %s": "command-required",
    "unrecognized arguments: %s": "command-unrecognized",
    "expected one argument": "command-expected-one",
    "expected at least one argument": "command-expected-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "command-choice",
    "invalid %(type)s value: %(value)r": "command-value",
    "ambiguous option: %(option)s could match %(matches)s": "command-ambiguous",
    "ignored explicit argument %r": "command-ignored",
    "expected at most one argument": "command-expected-most",
    "not allowed with argument %s": "command-not-with",
    "one of the arguments %s is required": "command-one-of",
}
"""What argparse says, and our messages for it."""


def translate_argparse() -> None:
    """From now on, argparse speaks the language that is spoken."""
    vars(argparse)["_"] = _told
    vars(argparse)["ngettext"] = _counted


def _told(sentence: str) -> str:
    if sentence not in SENTENCES or language() == "en":
        return sentence
    told = say(SENTENCES[sentence])
    return (
        f"{told} " if sentence.endswith(" ") else f"{told}\n" if sentence.endswith("\n") else told
    )


def _counted(one: str, many: str, count: int) -> str:
    """Argparse counts only the arguments that it expects."""
    if one != "expected %s argument":
        return one if count == 1 else many
    return say("command-expected-count", count=count, shown="%s")
