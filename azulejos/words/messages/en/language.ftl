# What the language calls itself, and whose habits it follows for numbers and lists.
language-name = English
language-locale = en-GB
