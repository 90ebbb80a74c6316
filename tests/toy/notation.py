"""Pebbles in text and JSON: `B2` takes two blue pebbles, `=W` is nature's draw of a white one."""

from collections.abc import Mapping
from typing import Final

from azulejos.notation import Options, Pick
from azulejos.notation.line import ABSENT, Codec, counts, many, maybe, number, word
from azulejos.notation.reading import Part, check, check_colour, check_winners, read_turn
from azulejos.notation.tiles import heap, named, no_other_options, numbers, seats, spell
from azulejos.words import Message
from tests.toy import rules
from tests.toy.position import PebblesPosition
from tests.toy.rules import LETTERS, PEBBLES_OF_COLOUR, SEATS, WHITE, State

GAME: Final = "pebbles"
PHASES: Final = ("deal", "take", "over")
TEXTS: Final = (
    *(f"{letter}{count}" for letter in LETTERS for count in range(1, rules.MOST_TAKEN + 1)),
    *(f"={letter}" for letter in LETTERS),
)
NUMBERS: Final = numbers(TEXTS)


def options(given: Mapping[str, object], pick: Pick) -> Options:
    """There are none."""
    no_other_options(given, (), GAME)
    return {}


def new(options: Options, start: int) -> State:
    """A new game: nature is about to draw."""
    s = State()
    rules.set_up(s, start)
    return s


def position(s: State) -> PebblesPosition:
    """A state as a position."""
    written: PebblesPosition = {
        "game": GAME,
        "options": {},
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn if s.turn >= 0 else None,
        "pile": spell(s.pile, LETTERS),
        "bag": named(s.bag, LETTERS),
        "players": [{"score": s.score[p], "white": s.white[p]} for p in range(SEATS)],
    }
    if s.phase == rules.OVER:
        written["winners"] = seats(s.winners, SEATS)
    return written


def state(position: Mapping[str, object]) -> State:
    """A position as a state; BadPosition says what is wrong with it."""
    part = Part(position)
    part.choice("game", (GAME,))
    s = State()
    s.players = SEATS
    s.phase = PHASES.index(part.choice("phase", PHASES))
    s.round = part.number("round", 1, rules.LAST_ROUND)
    s.start = part.number("start", 0, SEATS - 1)
    s.turn = read_turn(part, SEATS, s.phase == rules.TAKE, s.phase == rules.DEAL)
    s.pile = heap(part.letters("pile", LETTERS, rules.PILE), LETTERS)
    s.bag = part.counts("bag", LETTERS, PEBBLES_OF_COLOUR)
    for p, (place, player) in enumerate(part.items("players", SEATS)):
        board = Part(player, place)
        s.score[p] = board.number("score", 0, PEBBLES_OF_COLOUR + rules.WHITE_POINTS)
        s.white[p] = board.number("white", 0, PEBBLES_OF_COLOUR)
    white = s.pile[WHITE] + s.bag[WHITE] + sum(s.white)
    check_colour(LETTERS[WHITE], white, PEBBLES_OF_COLOUR)
    lies = bool(sum(s.pile))
    check(lies or s.phase != rules.TAKE, "pile", Message("pebbles-positions-empty"), "4.1")
    if s.phase == rules.OVER:
        s.winners = (s.score[0] >= s.score[1]) + 2 * (s.score[1] >= s.score[0])
        check_winners(part, seats(s.winners, SEATS), "4.3")
    return s


LINE: Final[dict[str, Codec]] = {
    "round": number,
    "phase": word,
    "start": number,
    "turn": maybe(number),
    "winners": maybe(many(number, ","), ABSENT),
    "pile": word,
    "bag": counts(LETTERS),
}
SEAT_LINE: Final[dict[str, Codec]] = {"score": number, "white": number}


def refusal(s: State, text: str) -> tuple[Message, str]:
    """Why a text is not a legal move: a reason, and the clause of the rules."""
    if s.phase == rules.OVER:
        return Message("refusals-over"), "4.2"
    if text not in NUMBERS:
        return Message("pebbles-refusals-no-move"), "3.2"
    if text.startswith("=") or s.phase == rules.DEAL:
        return Message("pebbles-refusals-dealing", phase=PHASES[s.phase]), "2.1"
    return Message("pebbles-refusals-few", colour=text[0]), "3.2"
