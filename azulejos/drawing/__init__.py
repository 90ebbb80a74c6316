"""What the pictures of all games share; `azulejos.views` draws a position of any game.

Each game has a drawer, its `svg.py`: where places and pieces lie, and how they look. Here is the
rest: the SVG writer (`svg.py`), places and pieces (`layout.py`), marks on top (`marks.py`), tiles
and frames (`shapes.py`), the market and the panels that games share, themes, moving pictures
(`film.py`), sentences in pictures, text boards, and positions in words for screen readers.
"""
