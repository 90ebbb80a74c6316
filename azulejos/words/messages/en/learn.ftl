# The pages that teach the games, and the ways to them.

learn-you = You
learn-nothing-here = There is no such page.
learn-learn = Learn
learn-lead = Each game in pictures, with the questions that come up at every table.
learn-read = Read the rules
learn-guided = Play a guided game
learn-guided-first = Play a guided first game
learn-contents = On this page
learn-others = The other games
learn-rules-of = Rules: { $game }
