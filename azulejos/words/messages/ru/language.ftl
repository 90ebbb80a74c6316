# What the language calls itself, and whose habits it follows for numbers and lists.
language-name = Русский
language-locale = ru
