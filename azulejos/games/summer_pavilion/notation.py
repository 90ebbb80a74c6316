"""Summer Pavilion in text and JSON: docs/rules/summer_pavilion.md, sections 9 and 10."""

import re
from collections.abc import Mapping
from typing import Final

from azulejos.games.pieces.displays import CENTRE, DISPLAY_TILES, DISPLAYS, SOURCES
from azulejos.games.pieces.tiles import NONE
from azulejos.games.summer_pavilion import rules
from azulejos.games.summer_pavilion.position import OfPhase, PavilionBoard, PavilionPosition
from azulejos.games.summer_pavilion.rules import (
    CORNERS,
    LAST_ROUND,
    LEAST_SCORE,
    SEATS,
    SUPPLY_SPACES,
    TILES_OF_COLOUR,
    State,
)
from azulejos.games.summer_pavilion.rules.board import (
    COLOURS,
    DEAREST,
    LETTERS,
    MIDDLE,
    PRICES,
    STAR_COLOURS,
    STAR_NAMES,
    STARS,
    TIP_NAMES,
    TIPS,
    colours_for_star,
    open_star,
)
from azulejos.notation import Options, Pick
from azulejos.notation.errors import quoted
from azulejos.notation.line import (
    ABSENT,
    Codec,
    cells,
    counts,
    each,
    flag,
    many,
    maybe,
    number,
    word,
)
from azulejos.notation.reading import Part, check, check_colour, check_winners, letters, read_turn
from azulejos.notation.tiles import (
    choose_option,
    heap,
    named,
    no_other_options,
    numbers,
    seats,
    spell,
)
from azulejos.words import Message, Value

GAME: Final = "summer_pavilion"
PHASES: Final = ("deal", "acquire", "play", "reward", "keep", "over")
SIDES: Final = ("colour", "grey")
MOST_POINTS: Final = 9999
ALL_TILES: Final = COLOURS * TILES_OF_COLOUR

# --- 9 Text of moves ------------------------------------------------------------------------------


def _texts() -> tuple[str, ...]:
    rhombi = [star + tip for star in STAR_NAMES for tip in TIP_NAMES]
    wilds = ["", *(f"+{count}" for count in range(1, DEAREST))]
    placing = [f"{rhombus}:{colour}{w}" for colour in LETTERS for w in wilds for rhombus in rhombi]
    picking = [source + colour for source in (*"123456789", "C") for colour in LETTERS]
    rewards = [f"+{colour}" for colour in LETTERS]
    keeping = ["pass", *(f"-{colour}" for colour in LETTERS), "done"]
    drawing = [f"={colour}" for colour in LETTERS]
    return (*placing, *picking, *rewards, *keeping, *drawing)


TEXTS: Final = _texts()
NUMBERS: Final = numbers(TEXTS)

assert len(TEXTS) == rules.MOVES
assert TEXTS[rules.place_number(TIPS * STAR_NAMES.index("NW") + 2, 2, 3)] == "NWc:O+3"
assert TEXTS[rules.pick_number(CENTRE, 3)] == "CY"
assert TEXTS[rules.reward_number(0)] == "+P"
assert TEXTS[rules.PASS] == "pass"
assert TEXTS[rules.discard_number(5)] == "-R"
assert TEXTS[rules.DONE] == "done"
assert TEXTS[rules.draw_number(1)] == "=G"

# --- Options --------------------------------------------------------------------------------------


def options(given: Mapping[str, object], pick: Pick) -> Options:
    """§1.1, §1.4 Two to four players, and one of two sides of the board."""
    no_other_options(given, ("players", "side"), GAME)
    return {
        "players": choose_option(given, "players", (2, 3, 4)),
        "side": choose_option(given, "side", SIDES),
    }


def new(options: Options, start: int) -> State:
    """A new game: nature is about to deal."""
    s = State()
    rules.set_up(s, options["players"], SIDES.index(options["side"]), start)
    return s


# --- 10 Position as JSON --------------------------------------------------------------------------


def position(s: State) -> PavilionPosition:
    """A state as a position."""
    return {
        "game": GAME,
        "options": {"players": s.players, "side": SIDES[s.grey]},
        "round": s.round,
        "wild": LETTERS[rules.wild_colour(s)],
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn if s.turn >= 0 else None,
        **_of_phase(s),
        "factories": [spell(s.pool[i], LETTERS) for i in range(DISPLAYS[s.players])],
        "centre": spell(s.pool[CENTRE], LETTERS),
        "token": "centre" if s.token == NONE else s.token,
        "supply": spell(s.supply, LETTERS),
        "bag": named(s.bag, LETTERS),
        "tower": named(s.tower, LETTERS),
        "players": [_player(s, p) for p in range(s.players)],
    }


def _of_phase(s: State) -> OfPhase:
    """The fields that only some phases have."""
    written: OfPhase = {}
    if s.phase == rules.DEAL:
        written["next"] = None if s.next == NONE else s.next
    if s.phase == rules.REWARD:
        written["owed"] = s.owed
    if s.phase == rules.OVER:
        written["winners"] = seats(s.winners, s.players)
    return written


def _player(s: State, p: int) -> PavilionBoard:
    return {
        "score": s.score[p],
        "tiles": spell(s.tiles[p], LETTERS),
        "corners": spell(s.corners[p], LETTERS),
        "passed": bool(s.passed >> p & 1),
        "stars": {
            name: "".join((LETTERS + ".")[tile] for tile in star)
            for name, star in zip(STAR_NAMES, s.stars[p], strict=True)
        },
    }


def state(position: Mapping[str, object]) -> State:
    """A position as a state; BadPosition says what is wrong with it."""
    part = Part(position)
    part.choice("game", (GAME,))
    phase = PHASES.index(part.choice("phase", PHASES))
    always = "game options round wild phase start turn factories centre token supply bag tower"
    sometimes = {rules.DEAL: "next", rules.REWARD: "owed", rules.OVER: "winners"}
    part.only(*always.split(), "players", sometimes.get(phase, "players"))
    s = State()
    s.phase = phase
    _read_options(s, part.part("options"))
    _read_round(s, part)
    _read_table(s, part)
    for p, (place, player) in enumerate(part.items("players", s.players)):
        _read_player(s, p, Part(player, place))
    _check_tiles(s)
    _check_phase(s, part)
    return s


def _read_options(s: State, part: Part) -> None:
    part.only("players", "side")
    s.players = part.choice("players", (2, 3, 4))
    s.grey = SIDES.index(part.choice("side", SIDES))
    for p in range(SEATS):
        s.stars[p] = [[NONE] * TIPS for _ in range(STARS)]
        for star in range(STARS):
            open_star(s, p, star)


def _read_round(s: State, part: Part) -> None:
    s.round = part.number("round", 1, LAST_ROUND)
    wild = LETTERS[rules.wild_colour(s)]
    said = part.choice("wild", LETTERS)
    what = Message("pavilion-positions-wild", said=quoted(said), wild=wild, round=s.round)
    check(said == wild, "wild", what, "1.1")
    s.start = part.number("start", 0, s.players - 1)
    seated = s.phase not in (rules.DEAL, rules.OVER)
    s.turn = read_turn(part, s.players, seated, s.phase == rules.DEAL)
    s.next = NONE


def _read_table(s: State, part: Part) -> None:
    for i, (place, tiles) in enumerate(part.items("factories", DISPLAYS[s.players])):
        s.pool[i] = heap(letters(tiles, place, LETTERS, DISPLAY_TILES), LETTERS)
    s.pool[CENTRE] = heap(part.letters("centre", LETTERS, ALL_TILES), LETTERS)
    for source in range(SOURCES):
        s.on_offer |= rules.colours_in(s.pool[source]) << (COLOURS * source)
    token = part.choice("token", ("centre", *range(s.players)))
    s.token = NONE if token == "centre" else token
    s.supply = heap(part.letters("supply", LETTERS, SUPPLY_SPACES), LETTERS)
    s.bag = part.counts("bag", LETTERS, TILES_OF_COLOUR)
    s.tower = part.counts("tower", LETTERS, TILES_OF_COLOUR)


def _read_player(s: State, p: int, part: Part) -> None:
    part.only("score", "tiles", "corners", "passed", "stars")
    s.score[p] = part.number("score", LEAST_SCORE, MOST_POINTS)
    s.tiles[p] = heap(part.letters("tiles", LETTERS, ALL_TILES), LETTERS)
    s.corners[p] = heap(part.letters("corners", LETTERS, CORNERS), LETTERS)
    s.passed |= part.choice("passed", (False, True)) << p
    stars = part.part("stars")
    stars.only(*STAR_NAMES)
    for star, name in enumerate(STAR_NAMES):
        _read_star(s, p, star, stars.letters(name, LETTERS + ".", TIPS), stars.at(name))


def _read_star(s: State, p: int, star: int, text: str, place: str) -> None:
    check(
        len(text) == TIPS,
        place,
        Message("pavilion-positions-rhombi", said=quoted(text), count=TIPS),
    )
    s.stars[p][star] = [NONE if letter == "." else LETTERS.index(letter) for letter in text]
    tiles = text.replace(".", "")
    own = STAR_COLOURS[star]
    differ = len(set(tiles)) == len(tiles)
    if s.grey:
        one_colour = len(set(tiles)) == 1
        mixed = Message("pavilion-positions-star-mixed", said=quoted(text))
        check(differ or one_colour, place, mixed, "8.1")
    elif own == NONE:
        check(differ, place, Message("pavilion-positions-star-twice", said=quoted(text)), "5.2")
    else:
        other = Message("pavilion-positions-star-only", said=quoted(text), letter=LETTERS[own])
        check(set(tiles) <= {LETTERS[own]}, place, other, "5.2")
    for tip in range(TIPS):
        s.filled[p] |= (text[tip] != ".") << (TIPS * star + tip)
    open_star(s, p, star)


def _check_tiles(s: State) -> None:
    """§1.1 22 tiles of each colour are somewhere."""
    for colour, letter in enumerate(LETTERS):
        heaps = (s.bag, s.tower, s.supply, *s.pool, *s.tiles, *s.corners)
        count = sum(tiles[colour] for tiles in heaps)
        count += sum(star.count(colour) for board in s.stars for star in board)
        check_colour(letter, count, TILES_OF_COLOUR)


def _check_phase(s: State, part: Part) -> None:
    if s.phase == rules.ACQUIRE:
        none = Message("positions-none-on-table", phase="acquire")
        check(s.on_offer != 0, "phase", none, "4.1")
        _check_nobody_passed(s)
        return
    what = Message("positions-tiles-here", phase=PHASES[s.phase])
    check(not any(s.pool[CENTRE]), "centre", what, "4.1")
    if s.phase == rules.DEAL:
        _check_deal(s, part)
        return
    check(s.on_offer == 0, "factories", what, "4.1")
    _check_passed(s)
    if s.phase == rules.OVER:
        _check_over(s, part)
    else:
        _check_turn(s, part)


def _check_nobody_passed(s: State) -> None:
    """§6.1 Before phase 2, nobody has passed and no tiles lie in corners."""
    for p in range(s.players):
        place = f"players[{p}]"
        phase = PHASES[s.phase]
        passed = Message("pavilion-positions-passed-early", phase=phase)
        check(not s.passed >> p & 1, f"{place}.passed", passed, "6.1")
        kept = Message("pavilion-positions-corners-early", phase=phase)
        check(not any(s.corners[p]), f"{place}.corners", kept, "6.1")


def _check_passed(s: State) -> None:
    """§5.8 Who has passed has tiles in the corners only, who has not, beside the board only."""
    for p in range(s.players):
        place = f"players[{p}]"
        if not s.passed >> p & 1:
            kept = Message("pavilion-positions-corners-before")
            check(not any(s.corners[p]), f"{place}.corners", kept, "5.8")
        elif not (s.phase == rules.KEEP and p == s.turn):
            check(
                not any(s.tiles[p]),
                f"{place}.tiles",
                Message("pavilion-positions-tiles-after"),
                "5.8",
            )


def _check_turn(s: State, part: Part) -> None:
    """Phases play, reward and keep: what `turn` has, and has to do."""
    tiles, passed = sum(s.tiles[s.turn]), bool(s.passed >> s.turn & 1)
    if s.phase == rules.KEEP:
        check(passed, "turn", Message("pavilion-positions-not-passed", seat=s.turn), "5.8")
        place = f"players[{s.turn}].corners"
        check(
            not any(s.corners[s.turn]),
            place,
            Message("pavilion-positions-corners-unchosen"),
            "5.8",
        )
    else:
        check(not passed, "turn", Message("pavilion-positions-passed", seat=s.turn), "5.1")
    if s.phase == rules.REWARD:
        most = min(3, sum(s.supply))
        s.owed = part.number("owed", 1, 3)
        check(
            s.owed <= most,
            "owed",
            Message("pavilion-positions-owed", owed=s.owed, count=most),
            "5.5",
        )
    else:
        check(tiles > 0, "turn", Message("pavilion-positions-must-pass", seat=s.turn), "5.7")


def _check_deal(s: State, part: Part) -> None:
    check(sum(s.bag) > 0, "bag", Message("positions-bag-empty"), "6.2")
    seat = part.choice("next", (None, *range(s.players)))
    s.next = NONE if seat is None else seat
    in_phase_2 = s.next != NONE or s.passed == (1 << s.players) - 1
    if in_phase_2:
        _check_refill(s)
    else:
        _check_new_round(s)


def _check_refill(s: State) -> None:
    """§5.6 After a turn of phase 2, only the supply is filled."""
    check(s.on_offer == 0, "factories", Message("pavilion-positions-tiles-late"), "4.1")
    check(
        sum(s.supply) < SUPPLY_SPACES,
        "phase",
        Message("pavilion-positions-supply-full"),
        "5.6",
    )
    passed = s.next != NONE and bool(s.passed >> s.next & 1)
    check(not passed, "next", Message("pavilion-positions-passed", seat=s.next), "5.1")
    _check_passed(s)


def _check_new_round(s: State) -> None:
    """§3.1, §6.1 The supply is filled, then one display after the other."""
    _check_nobody_passed(s)
    check(s.token == NONE, "token", Message("pavilion-positions-token-central"), "6.1")
    tiles = [sum(s.pool[i]) for i in range(DISPLAYS[s.players])]
    s.dealt = sum(tiles)
    in_order = [min(DISPLAY_TILES, max(0, s.dealt - DISPLAY_TILES * i)) for i in range(len(tiles))]
    check(tiles == in_order, "factories", Message("positions-in-turn"), "3.1")
    supply_first = s.dealt == 0 or sum(s.supply) == SUPPLY_SPACES
    check(supply_first, "supply", Message("pavilion-positions-supply-first"), "3.1")
    check(rules.has_room(s), "phase", Message("pavilion-positions-table-full"), "3.1")


def _check_over(s: State, part: Part) -> None:
    check(s.round == LAST_ROUND, "round", Message("positions-early-end", last=LAST_ROUND), "7")
    everybody = s.passed == (1 << s.players) - 1
    check(everybody, "phase", Message("pavilion-positions-not-all-passed"), "5.1")
    s.winners = rules.winners(s)
    check_winners(part, seats(s.winners, s.players), "7.3")


# --- One line of text -----------------------------------------------------------------------------

_token: Final = Codec(str, lambda text: text if text == "centre" else int(text))

LINE: Final[dict[str, Codec]] = {
    "options.players": number,
    "options.side": word,
    "round": number,
    "wild": word,
    "phase": word,
    "start": number,
    "turn": maybe(number),
    "next": maybe(maybe(number, sign="none"), ABSENT),
    "owed": maybe(number, ABSENT),
    "winners": maybe(many(number, ","), ABSENT),
    "factories": many(word, ","),
    "centre": word,
    "token": _token,
    "supply": word,
    "bag": counts(LETTERS),
    "tower": counts(LETTERS),
}
SEAT_LINE: Final[dict[str, Codec]] = {
    "score": number,
    "tiles": word,
    "corners": word,
    "passed": flag,
    "stars": each(STAR_NAMES, cells(), "/"),
}

# --- Why not --------------------------------------------------------------------------------------


def refusal(s: State, text: str) -> tuple[Message, str]:
    """Why a text is not a legal move: a reason, and the clause of the rules."""
    if text not in NUMBERS:
        return _no_move(text), "9"
    if s.phase == rules.OVER:
        return Message("refusals-over"), "7.3"
    reasons = {
        rules.DEAL: _not_while_dealing,
        rules.ACQUIRE: _not_while_acquiring,
        rules.PLAY: _not_while_playing,
        rules.REWARD: _not_while_rewarded,
        rules.KEEP: _not_while_keeping,
    }
    return reasons[s.phase](s, NUMBERS[text])


def _no_move(text: str) -> Message:
    colours = ", ".join(LETTERS)
    if re.fullmatch(r"[1-9C][A-Z]", text) or re.fullmatch(r"[-+=][A-Z]", text):
        return Message("refusals-no-colour", said=quoted(text[1]), colours=colours)
    placing = re.fullmatch(r"([A-Z]+)(\w):(\w)(\+\d+)?", text)
    if not placing:
        return Message("pavilion-refusals-no-move")
    star, tip, colour, wilds = placing.groups()
    if star not in STAR_NAMES:
        return Message("pavilion-refusals-no-star", said=quoted(star), stars=", ".join(STAR_NAMES))
    if tip not in TIP_NAMES:
        return Message(
            "pavilion-refusals-no-rhombus", said=quoted(tip), rhombi=", ".join(TIP_NAMES)
        )
    if colour not in LETTERS:
        return Message("refusals-no-colour", said=quoted(colour), colours=colours)
    return Message("pavilion-refusals-wilds", said=quoted(wilds))


def _not_while_dealing(s: State, move: int) -> tuple[Message, str]:
    if move < rules.FIRST_DRAW:
        return Message("refusals-drawing"), "9"
    return Message("refusals-bag", colour=LETTERS[move - rules.FIRST_DRAW]), "6.2"


def _not_while_acquiring(s: State, move: int) -> tuple[Message, str]:
    if not rules.FIRST_PICK <= move < rules.FIRST_REWARD:
        return Message("pavilion-refusals-picking"), "4.1"
    source, colour = divmod(move - rules.FIRST_PICK, COLOURS)
    displays = DISPLAYS[s.players]
    if source != CENTRE and source >= displays:
        return Message("refusals-displays", displays=displays, players=s.players), "1.2"
    if s.pool[source][colour] == 0:
        where = "C" if source == CENTRE else str(source + 1)
        return Message("refusals-no-tile", source=where, colour=LETTERS[colour]), "4.2"
    return Message("pavilion-refusals-wild-last", wild=LETTERS[colour]), "4.3"


def _not_while_playing(s: State, move: int) -> tuple[Message, str]:
    if move >= rules.FIRST_PICK:
        return Message("pavilion-refusals-place-or-pass"), "5.1"
    payment, rhombus = divmod(move, rules.WORD)
    colour, wilds = divmod(payment, DEAREST)
    star, tip = divmod(rhombus, TIPS)
    if s.stars[s.turn][star][tip] != NONE:
        return Message("pavilion-refusals-space-taken"), "5.2"
    if not colours_for_star(s, s.turn, star) >> colour & 1:
        return _no_colour(s, star, colour)
    return _no_payment(s, PRICES[s.grey][star][tip], colour, wilds), "5.3"


def _no_colour(s: State, star: int, colour: int) -> tuple[Message, str]:
    name, clause = STAR_NAMES[star], "8.1" if s.grey else "5.2"
    if not s.grey and star != MIDDLE:
        return Message(
            "pavilion-refusals-star-only", star=name, colour=LETTERS[STAR_COLOURS[star]]
        ), clause
    if colour in s.stars[s.turn][star]:
        return Message("pavilion-refusals-star-has", star=name, colour=LETTERS[colour]), clause
    settled = max(s.stars[s.turn][star])
    return Message("pavilion-refusals-star-all", star=name, colour=LETTERS[settled]), clause


def _no_payment(s: State, price: int, colour: int, wilds: int) -> Message:
    name, wild = LETTERS[colour], rules.wild_colour(s)
    tiles, wild_tiles = s.tiles[s.turn][colour], s.tiles[s.turn][wild]
    if colour == wild and wilds:
        return Message("pavilion-refusals-wild-itself", wild=name)
    if wilds >= price:
        return Message("pavilion-refusals-own-colour", price=price, colour=name)
    if wilds > wild_tiles:
        given: dict[str, Value] = {"wilds": wilds, "wild": LETTERS[wild], "held": wild_tiles}
        return Message("pavilion-refusals-few-wilds", **given)
    given = {"price": price, "count": price - wilds, "colour": name, "held": tiles}
    return Message("pavilion-refusals-few-tiles", **given)


def _not_while_rewarded(s: State, move: int) -> tuple[Message, str]:
    if not rules.FIRST_REWARD <= move < rules.PASS:
        return Message("pavilion-refusals-reward-first", count=s.owed), "5.5"
    return Message("pavilion-refusals-supply", colour=LETTERS[move - rules.FIRST_REWARD]), "5.5"


def _not_while_keeping(s: State, move: int) -> tuple[Message, str]:
    if move == rules.DONE:
        left = sum(s.tiles[s.turn])
        return Message("pavilion-refusals-too-many", count=left, most=CORNERS), "5.8"
    if rules.FIRST_DISCARD <= move < rules.DONE:
        return Message(
            "pavilion-refusals-none-left", colour=LETTERS[move - rules.FIRST_DISCARD]
        ), "5.8"
    return Message("pavilion-refusals-discard-or-keep"), "5.8"
