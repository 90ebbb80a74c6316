"""Tests read English, whatever the machine speaks; those of languages say which they want."""

import os

os.environ["LANGUAGE"] = "en"
