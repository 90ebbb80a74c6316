"""Translates argparse: its own sentences become messages.

argparse gets its sentences from gettext, which has no catalogue of ours. So its two gettext
functions are replaced.
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
"""The sentences of argparse, with our messages for them."""


def translate_argparse() -> None:
    """Make argparse use the language of `azulejos.words` from now on."""
    vars(argparse)["_"] = _translated
    vars(argparse)["ngettext"] = _counted


def _translated(sentence: str) -> str:
    if sentence not in SENTENCES or language() == "en":
        return sentence
    end = sentence[-1] if sentence[-1] in " \n" else ""
    return say(SENTENCES[sentence]) + end


def _counted(one: str, many: str, count: int) -> str:
    """A sentence with a number; argparse has only one that we translate."""
    if one != "expected %s argument":
        return one if count == 1 else many
    return say("command-expected-count", count=count, shown="%s")
