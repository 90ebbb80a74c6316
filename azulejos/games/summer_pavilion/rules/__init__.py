"""Summer Pavilion: the rules of docs/rules/summer_pavilion.md, clause by clause (cited as §).

The board is in `pavilion_board.py`. Moves are numbers: `pick_number`, `place_number`,
`reward_number`, `discard_number`, `draw_number`, PASS and DONE say which.
"""

from typing import Annotated, Final

from azulejos.engine.state import I1, I2, I8, NATURE, NOBODY, Cube, Grid, Row
from azulejos.games.pieces.displays import (
    CENTRE,
    DISPLAY_TILES,
    DISPLAYS,
    SOURCES,
    DisplayState,
    clear_display,
    next_seat,
    offer_agrees,
    put_on_offer,
    take_from_offer,
)
from azulejos.games.pieces.tiles import NONE, fill_bag, pour, total
from azulejos.games.summer_pavilion.rules.board import (
    COLOURS,
    DEAREST,
    PRICES,
    RHOMBI,
    RUNS,
    STARS,
    TIPS,
    UP_TO,
    WHOLE_STAR,
    Boards,
    bonus,
    open_star,
    reward_for,
    sound_board,
)

# --- 1 Components ---------------------------------------------------------------------------------

TILES_OF_COLOUR: Final = 22
LAST_ROUND: Final = 6
SEATS: Final = 4
SUPPLY_SPACES: Final = 10
CORNERS: Final = 4
"""§5.8 As many tiles may be kept."""
FIRST_SCORE: Final = 5
LEAST_SCORE: Final = 1
"""§1.3 Losses stop here."""

# Phases
DEAL: Final = 0
ACQUIRE: Final = 1
PLAY: Final = 2
REWARD: Final = 3
KEEP: Final = 4
OVER: Final = 5


class State(DisplayState, Boards):
    """All that lies on the table. Seats, displays, stars and tips count from 0."""

    players: Annotated[int, I1]
    grey: Annotated[int, I1]  # §1.4: 1 for the grey side
    round: Annotated[int, I1]
    phase: Annotated[int, I1]
    start: Annotated[int, I1]  # start player of the running round
    turn: Annotated[int, I1]
    next: Annotated[int, I1]  # who moves after a refill during phase 2, else NONE
    owed: Annotated[int, I1]  # reward tiles that `turn` has still to take
    dealt: Annotated[int, I1]  # tiles on the displays while nature deals
    passed: Annotated[int, I1]  # the seats that have passed, as bits
    winners: Annotated[int, I1]
    token: Annotated[int, I1]  # NONE in the centre, else the seat that took it
    pool: Annotated[Grid, I1, SOURCES, COLOURS]
    supply: Annotated[Row, I1, COLOURS]
    bag: Annotated[Row, I1, COLOURS]
    tower: Annotated[Row, I1, COLOURS]
    score: Annotated[Row, I2, SEATS]
    tiles: Annotated[Grid, I1, SEATS, COLOURS]  # beside the board
    corners: Annotated[Grid, I1, SEATS, COLOURS]  # kept after passing
    stars: Annotated[Cube, I1, SEATS, STARS, TIPS]
    # Said above already, kept again as bits because every move asks for it:
    on_offer: Annotated[int, I8]
    filled: Annotated[Row, I8, SEATS]
    open_to: Annotated[Grid, I8, SEATS, COLOURS]


# --- Moves as numbers -----------------------------------------------------------------------------

WORD: Final = RHOMBI
"""Legal moves are bits in words of this many: one word a payment, for all rhombi."""
PAYMENTS: Final = COLOURS * DEAREST
"""A colour, and 0 to 5 wild tiles with it."""
FIRST_PICK: Final = WORD * PAYMENTS
FIRST_REWARD: Final = FIRST_PICK + SOURCES * COLOURS
PASS: Final = FIRST_REWARD + COLOURS
FIRST_DISCARD: Final = PASS + 1
DONE: Final = FIRST_DISCARD + COLOURS
FIRST_DRAW: Final = DONE + 1
MOVES: Final = FIRST_DRAW + COLOURS
WORDS: Final = -(-MOVES // WORD)
DRAWS: Final = COLOURS
"""Nature's moves are the last of all."""

LAST_WORD: Final = WORDS - 1
LAST_START: Final = WORD * LAST_WORD
assert FIRST_PICK + WORD == LAST_START, "picks are in the last two words, all that follows in one"

AT_EVERY_SOURCE: Final = sum(1 << COLOURS * source for source in range(SOURCES))
"""Times a set of colours: those colours, wherever they lie."""


def place_number(rhombus: int, colour: int, wilds: int) -> int:
    """The move that lays a colour on a rhombus and pays with some wild tiles."""
    return WORD * (DEAREST * colour + wilds) + rhombus


def pick_number(source: int, colour: int) -> int:
    """The move that picks a colour at a source."""
    return FIRST_PICK + COLOURS * source + colour


def reward_number(colour: int) -> int:
    """The move that takes a tile from the supply."""
    return FIRST_REWARD + colour


def discard_number(colour: int) -> int:
    """The move that discards a tile after passing."""
    return FIRST_DISCARD + colour


def draw_number(colour: int) -> int:
    """Nature's move that draws a tile of a colour."""
    return FIRST_DRAW + colour


def legal(s: State, mask: Row) -> None:
    """All that may be done now, by whoever's turn it is: the only place that knows."""
    for word in range(WORDS):
        mask[word] = 0
    if s.phase == ACQUIRE:
        picks = picks_allowed(s)
        mask[LAST_WORD - 1] = picks & ((1 << WORD) - 1)
        mask[LAST_WORD] = picks >> WORD
    elif s.phase == PLAY:
        placements_allowed(s, s.turn, mask)
        mask[LAST_WORD] = 1 << (PASS - LAST_START)  # §5.7: always allowed
    elif s.phase == REWARD:
        mask[LAST_WORD] = colours_in(s.supply) << (FIRST_REWARD - LAST_START)
    elif s.phase == KEEP:
        mask[LAST_WORD] = colours_in(s.tiles[s.turn]) << (FIRST_DISCARD - LAST_START)
        if total(s.tiles[s.turn], COLOURS) <= CORNERS:
            mask[LAST_WORD] |= 1 << (DONE - LAST_START)
    elif s.phase == DEAL:
        mask[LAST_WORD] = colours_in(s.bag) << (FIRST_DRAW - LAST_START)


def colours_in(heap: Row) -> int:
    """The colours of some tiles, as bits."""
    colours = 0
    for colour in range(COLOURS):
        if heap[colour] > 0:
            colours |= 1 << colour
    return colours


def play(s: State, move: int) -> None:
    """A legal move, and everything that follows from it without choice or chance."""
    if move >= FIRST_DRAW:
        lay_drawn_tile(s, move - FIRST_DRAW)
    elif FIRST_PICK <= move < FIRST_REWARD:
        source = (move - FIRST_PICK) // COLOURS
        pick(s, source, move - FIRST_PICK - COLOURS * source)
    else:
        act(s, s.turn, move)
        if turn_is_over(s, s.turn):
            end_turn(s)


# --- 3 Set-up, and how nature draws ---------------------------------------------------------------


def set_up(s: State, players: int, grey: int, start: int) -> None:
    """§3.1 A new table: all tiles in the bag, nature about to deal."""
    s.players = players
    s.grey = grey
    s.start = start
    s.round = 1
    s.next = NONE
    s.token = NONE
    for colour in range(COLOURS):
        s.bag[colour] = TILES_OF_COLOUR
    for p in range(SEATS):
        s.score[p] = FIRST_SCORE if p < players else 0
        for star in range(STARS):
            for tip in range(TIPS):
                s.stars[p][star][tip] = NONE
            open_star(s, p, star)
    begin_deal(s)


def begin_deal(s: State) -> None:
    """§3.1, §5.6, §6.1 Nature draws for the supply, and between rounds for the displays."""
    s.phase = DEAL
    s.turn = NATURE


def chances(s: State, weights: Row) -> int:
    """§3.1 While nature deals: in how many ways each draw can happen, and their sum."""
    ways = 0
    for colour in range(COLOURS):
        weights[colour] = s.bag[colour]
        ways += s.bag[colour]
    return ways


def lay_drawn_tile(s: State, colour: int) -> None:
    """§3.1 A tile from the bag: for the supply up to ten, then for one display after the other."""
    s.bag[colour] -= 1
    if total(s.supply, COLOURS) < SUPPLY_SPACES:
        s.supply[colour] += 1
    else:
        put_on_offer(s, s.dealt // DISPLAY_TILES, colour, 1, COLOURS)
        s.dealt += 1
    another = has_room(s) and fill_bag(s.bag, s.tower, COLOURS)
    if not another:  # §6.2: without tiles, spaces stay empty
        end_deal(s)


def has_room(s: State) -> bool:
    """§3.1, §5.6 Whether another tile has to be drawn."""
    if total(s.supply, COLOURS) < SUPPLY_SPACES:
        return True
    return between_rounds(s) and s.dealt < DISPLAYS[s.players] * DISPLAY_TILES


def between_rounds(s: State) -> bool:
    """§5.6, §6.1 Nature deals for a new round, and not after a turn of phase 2."""
    return s.next == NONE and s.passed == 0


def end_deal(s: State) -> None:
    """§4.1, §5.6 Everything is filled: the start player picks, or phase 2 goes on."""
    s.dealt = 0
    if s.on_offer:
        s.phase = ACQUIRE
        s.turn = s.start
        return
    if between_rounds(s):
        s.next = first_in_phase_2(s)  # §4.6: no tiles on the displays
    go_on(s)


# --- 4 Acquire ------------------------------------------------------------------------------------


def wild_colour(s: State) -> int:
    """§1.1 The colour that is wild in this round."""
    return s.round - 1


def picks_allowed(s: State) -> int:
    """§4.2, §4.3 Any colour but the wild one; the wild one where nothing else lies. As bits."""
    wild = wild_colour(s)
    others = s.on_offer & ~(AT_EVERY_SOURCE << wild)
    sources = others | others >> 1 | others >> 2 | others >> 3 | others >> 4 | others >> 5
    only_wild = s.on_offer >> wild & AT_EVERY_SOURCE & ~sources
    return others | only_wild << wild


def pick(s: State, source: int, colour: int) -> None:
    """§4.2, §4.3 All tiles of a colour and one wild tile, or one wild tile alone."""
    p = s.turn
    wild = wild_colour(s)
    count = 0
    if colour != wild:
        count = s.pool[source][colour]
        take(s, p, source, colour, count)
    if s.pool[source][wild] > 0:
        take(s, p, source, wild, 1)
        count += 1
    if source == CENTRE:
        take_token(s, p, count)
    else:
        clear_display(s, source, COLOURS)
    if s.on_offer:
        s.turn = next_seat(s, p)  # §4.1: clockwise
    else:
        s.next = first_in_phase_2(s)
        go_on(s)


def take(s: State, p: int, source: int, colour: int, count: int) -> None:
    """Tiles go from a source beside a player's board."""
    take_from_offer(s, source, colour, count, COLOURS)
    s.tiles[p][colour] += count


def take_token(s: State, p: int, count: int) -> None:
    """§4.5 Whoever is first to take from the centre loses a point for each tile taken."""
    if s.token == NONE:
        s.token = p
        lose(s, p, count)


def lose(s: State, p: int, points: int) -> None:
    """§1.3 Points are lost; the score stops at 1."""
    s.score[p] = max(LEAST_SCORE, s.score[p] - points)


def first_in_phase_2(s: State) -> int:
    """§4.6 The token's holder; the start player, if nobody took it."""
    return s.start if s.token == NONE else s.token


# --- 5 Play and score -----------------------------------------------------------------------------


def go_on(s: State) -> None:
    """§5.1 The turn of `next`; when all have passed, the next round or the end."""
    while not turn_arrives(s):
        if s.round == LAST_ROUND:
            end_game(s)
            return
        begin_round(s)
        if fill_bag(s.bag, s.tower, COLOURS):
            begin_deal(s)
            return
        s.next = first_in_phase_2(s)  # §4.6: no tiles for the displays


def turn_arrives(s: State) -> bool:
    """§5.7 Who has no tiles passes when the turn arrives. False: all have passed."""
    while s.next != NONE:
        if total(s.tiles[s.next], COLOURS) > 0:
            s.phase = PLAY
            s.turn = s.next
            s.next = NONE
            return True
        s.passed |= 1 << s.next
        s.next = next_to_play(s, s.next)
    return False


def next_to_play(s: State, p: int) -> int:
    """§5.1 Who is next after a player, skipping those who have passed; NONE if all have."""
    for _ in range(s.players):
        p = next_seat(s, p)
        if not s.passed >> p & 1:
            return p
    return NONE


def act(s: State, p: int, move: int) -> None:
    """§5.1 One step of a player's turn: place, take a reward, pass, discard, or keep the rest."""
    if move < FIRST_PICK:
        payment = move // WORD
        colour = payment // DEAREST
        place(s, p, move - WORD * payment, colour, payment - DEAREST * colour)
    elif move < PASS:
        take_reward(s, p, move - FIRST_REWARD)
    elif move == PASS:
        s.passed |= 1 << p
        s.phase = KEEP
    elif move < DONE:
        discard(s, p, move - FIRST_DISCARD)
    else:
        pour(s.tiles[p], s.corners[p], COLOURS)  # §5.8: the tiles that are left are kept


def placements_allowed(s: State, p: int, mask: Row) -> None:
    """§5.2, §5.3 For each payment that a player can make: the rhombi that take it."""
    wild = wild_colour(s)
    for colour in range(COLOURS):
        tiles = s.tiles[p][colour]
        if tiles == 0:
            continue  # one real tile is laid on the board
        most = 0 if colour == wild else min(s.tiles[p][wild], DEAREST - 1)
        for wilds in range(most + 1):
            cheap = UP_TO[s.grey][min(wilds + tiles, DEAREST)] & ~UP_TO[s.grey][wilds]
            mask[DEAREST * colour + wilds] = s.open_to[p][colour] & cheap


def place(s: State, p: int, rhombus: int, colour: int, wilds: int) -> None:
    """§5.2–5.5 Pay, lay one tile on the board, score, and see what features owe."""
    star = rhombus // TIPS
    tip = rhombus - TIPS * star
    pay(s, p, colour, PRICES[s.grey][star][tip], wilds)
    s.stars[p][star][tip] = colour
    s.filled[p] |= 1 << rhombus
    open_star(s, p, star)
    s.score[p] += RUNS[s.filled[p] >> (TIPS * star) & WHOLE_STAR][tip]
    s.owed = min(reward_for(s.filled[p], rhombus), total(s.supply, COLOURS))
    s.phase = REWARD


def pay(s: State, p: int, colour: int, price: int, wilds: int) -> None:
    """§5.3 All tiles of a payment but the one that is laid on the board go to the tower."""
    s.tiles[p][colour] -= price - wilds
    s.tower[colour] += price - wilds - 1
    s.tiles[p][wild_colour(s)] -= wilds
    s.tower[wild_colour(s)] += wilds


def take_reward(s: State, p: int, colour: int) -> None:
    """§5.5 One tile of the player's choice from the supply."""
    s.supply[colour] -= 1
    s.tiles[p][colour] += 1
    s.owed -= 1


def discard(s: State, p: int, colour: int) -> None:
    """§5.8 A tile goes to the tower and costs a point."""
    s.tiles[p][colour] -= 1
    s.tower[colour] += 1
    lose(s, p, 1)


def turn_is_over(s: State, p: int) -> bool:
    """§5.5, §5.8 No reward is owed; or, after passing, no tile is left to be kept or discarded."""
    if s.phase == KEEP:
        return total(s.tiles[p], COLOURS) == 0
    return s.owed == 0


def end_turn(s: State) -> None:
    """§5.6 The supply is refilled, then the next player's turn comes."""
    s.next = next_to_play(s, s.turn)
    if total(s.supply, COLOURS) < SUPPLY_SPACES and fill_bag(s.bag, s.tower, COLOURS):
        begin_deal(s)
    else:
        go_on(s)


# --- 6 Next round ---------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """§6.1 Another colour is wild, the token returns, corner tiles go back to their owners."""
    s.round += 1
    s.start = first_in_phase_2(s)
    s.token = NONE
    s.passed = 0
    for p in range(s.players):
        pour(s.corners[p], s.tiles[p], COLOURS)


# --- 7 End ----------------------------------------------------------------------------------------


def end_game(s: State) -> None:
    """§7.1–7.3 Bonuses, the cost of corner tiles, and who has won."""
    for p in range(s.players):
        s.score[p] += bonus(s, p)
        lose(s, p, total(s.corners[p], COLOURS))
    s.winners = winners(s)
    s.phase = OVER
    s.turn = NOBODY


def winners(s: State) -> int:
    """§7.3 Most points; tied, they share. As bits."""
    best = 0
    seats = 0
    for p in range(s.players):
        if s.score[p] > best:
            best = s.score[p]
            seats = 0
        if s.score[p] == best:
            seats |= 1 << p
    return seats


# --- What always holds ----------------------------------------------------------------------------


def is_consistent(s: State) -> bool:
    """Whether nothing was lost or doubled: for tests and for the fuzzer, after every move."""
    for colour in range(COLOURS):
        if tiles_of_colour(s, colour) != TILES_OF_COLOUR:
            return False
    for p in range(s.players):
        if not (sound_tiles(s, p) and sound_board(s, p)):
            return False
    if total(s.supply, COLOURS) > SUPPLY_SPACES:
        return False
    if s.phase != DEAL and (s.on_offer != 0) != (s.phase == ACQUIRE):
        return False
    if (s.owed > 0) != (s.phase == REWARD) or s.owed > total(s.supply, COLOURS):
        return False
    return offer_agrees(s, COLOURS) and (s.turn != NATURE or total(s.bag, COLOURS) > 0)


def tiles_of_colour(s: State, colour: int) -> int:
    """§1.1 How many tiles of a colour there are, wherever they lie."""
    tiles = s.bag[colour] + s.tower[colour] + s.supply[colour]
    for source in range(SOURCES):
        tiles += s.pool[source][colour]
    for p in range(s.players):
        tiles += s.tiles[p][colour] + s.corners[p][colour]
        for star in range(STARS):
            for tip in range(TIPS):
                if s.stars[p][star][tip] == colour:
                    tiles += 1
    return tiles


def sound_tiles(s: State, p: int) -> bool:
    """§1.3, §5.8 No tiles are owed; who has passed has tiles in the corners only, others beside."""
    for colour in range(COLOURS):
        if s.tiles[p][colour] < 0 or s.tower[colour] < 0 or s.supply[colour] < 0:
            return False
    if s.score[p] < LEAST_SCORE or total(s.corners[p], COLOURS) > CORNERS:
        return False
    if s.passed >> p & 1:
        return total(s.tiles[p], COLOURS) == 0 or (s.phase == KEEP and s.turn == p)
    return total(s.corners[p], COLOURS) == 0
