"""The torture of the server: what it must survive, in a short form and in a long form.

`python -m tests.torture` runs the short form of all campaigns, `--long` the long one.
"""
