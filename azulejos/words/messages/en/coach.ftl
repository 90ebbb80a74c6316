# What the coach says in guided games, and the words on the coach's card.

## The card

coach-next = Next
coach-hide = Hide the coach
coach-show = Show the coach
