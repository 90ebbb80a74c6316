# What the language calls itself, and whose habits it follows for numbers and lists.
language-name = Українська
language-locale = uk
