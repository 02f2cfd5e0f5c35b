"""The wait for a Horse while at most one bandit is aboard, by every reading of it."""

from engine.super_express import GAME
from tests.super_express.table import Case, board, check, lines, play, table
from tests.super_express.test_horse import FELL_OFF, RESCUED, REVEALED, SHOWN

TWO = "train: 3; round: 2; seats: Doc, Mei, Tuco; out: Tuco 1"
WALKS_OFF = ("Revealed Doc, Move [sx.execute.turns]", FELL_OFF)


@table(
    Case(
        "Horse next: the game waits",
        f"options: horse; {TWO}; C3: Doc>; C1: Mei<; plan Doc: | Move, Horse, Turn",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc [sx.horse.pending]"),
        "C1: Mei<; off: Doc; out: Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "Horse next: the one aboard plays on, the rider comes back and nobody has won",
        f"options: horse; {TWO}; C3: Doc>; C1: Mei<; plan Doc: | Move, Horse, Turn; now: Doc plays",
        "reveal; reveal; reveal",
        (REVEALED, RESCUED),
        "C0: Doc<; C1: Mei>; out: Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "Horse later but not next: over at once, and the others learn that much",
        f"options: horse; {TWO}; C3: Doc>; C1: Mei<; plan Doc: | Move, Turn, Horse",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "no card left: over at once",
        f"options: horse; {TWO}; C3: Doc>; C1: Mei<; plan Doc: Horse, Turn | Move",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "two off, one with Horse next: the game waits for both",
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C3: Doc>; C1: Mei<; off: Tuco; "
        "plan Doc: | Move, Turn, Floor; plan Tuco: Move | Horse, Turn",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc and Tuco [sx.horse.pending]"),
        "C1: Mei<; off: Doc, Tuco",
        "now: Mei plays",
    ),
    Case(
        "two off, neither with Horse next: both are out and the game is over",
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C3: Doc>; C1: Mei<; off: Tuco; "
        "plan Doc: | Move, Turn, Horse; plan Tuco: Move | Floor, Horse",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "Eliminated Tuco, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 1, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "nobody aboard while one is off with Horse next: the game waits",
        f"options: horse; {TWO}; C3: Doc>; off: Mei; "
        "plan Doc: | Move, Turn, Horse; plan Mei: Move | Horse, Turn",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc and Mei [sx.horse.pending]"),
        "off: Doc, Mei; out: Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "nobody aboard, then the rider is back and the other has no Horse: the rider wins",
        f"options: horse; {TWO}; C3: Doc>; off: Mei; "
        "plan Doc: | Move, Turn, Horse; plan Mei: Move | Horse, Turn; now: Doc plays",
        "reveal; reveal",
        (
            "Revealed Mei, Horse [sx.execute.turns]",
            "Rescued Mei, nowhere [sx.horse.rescue sx.horse.ride]",
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C0: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "nobody aboard, and both ride back: the game goes on",
        f"options: horse; {TWO}; C3: Doc>; off: Mei; "
        "plan Doc: | Move, Horse, Turn; plan Mei: Move | Horse, Turn; now: Doc plays",
        "reveal; reveal; reveal",
        (REVEALED, RESCUED),
        "C0: Doc<, Mei<; out: Tuco 1",
        "now: Mei plays",
    ),
)
def test_waiting_while_at_most_one_is_aboard(case: Case) -> None:
    check(case)


ALWAYS = f"options: horse, horse_pending always; {TWO}"


@table(
    Case(
        "no Horse at all, and still the game waits",
        f"{ALWAYS}; C3: Doc>; C1: Mei<; plan Doc: | Move, Turn, Floor",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc [sx.horse.pending]"),
        "C1: Mei<; off: Doc; out: Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "and ends on the turn of the one who is off",
        f"{ALWAYS}; C1: Mei<; off: Doc; plan Doc: Move | Turn, Floor; now: Doc plays",
        "reveal",
        (
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "the last aboard walks off too: both cards are played first",
        f"{ALWAYS}; C3: Doc>; off: Mei; "
        "plan Doc: | Move, Turn, Floor; plan Mei: Move | Turn, Horse",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc and Mei [sx.horse.pending]"),
        "off: Doc, Mei; out: Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "none comes back: nobody wins",
        f"{ALWAYS}; C3: Doc>; off: Mei; "
        "plan Doc: | Move, Turn, Floor; plan Mei: Move | Turn, Horse; now: Doc plays",
        "reveal; reveal; reveal",
        (
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",
            "GameEnded nobody [sx.end.nobody sx.horse.pending]",
        ),
        "out: Doc 2, Mei 2, Tuco 1",
        "now: over, won by nobody",
    ),
)
def test_reading_the_game_always_waits(case: Case) -> None:
    check(case)


NEVER = f"options: horse, horse_pending never; {TWO}"


@table(
    Case(
        "Horse next, and still the game is over at once",
        f"{NEVER}; C3: Doc>; C1: Mei<; plan Doc: | Move, Horse, Turn",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "with two still aboard the one who is off may come back as usual",
        "options: horse, horse_pending never; train: 3; C1: Mei<; C2: Tuco>; off: Doc; "
        "plan Doc: Move | Horse, Turn",
        "Doc plays Horse",
        (REVEALED, RESCUED),
        "C0: Doc<; C1: Mei<; C2: Tuco>",
    ),
    Case(
        "nobody aboard: the first who comes back has won, whatever the other would play",
        f"{NEVER}; off: Doc, Mei; plan Doc: Move | Horse, Turn; plan Mei: Move | Horse, Turn",
        "Doc plays Horse",
        (
            REVEALED,
            RESCUED,
            "Eliminated Mei, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Doc [sx.end.last_bandit]",
        ),
        "C0: Doc<; out: Mei 2, Tuco 1",
        "now: over, won by Doc",
    ),
)
def test_reading_the_game_never_waits(case: Case) -> None:
    check(case)


def test_nobody_aboard_and_the_waiting_cards_are_played_first_though_it_never_waits() -> None:
    """By this reading no game comes here, since it is over with one aboard; so it is unfinished."""
    start = GAME.read_position(
        f"{NEVER}; C3: Doc>; off: Mei; plan Doc: | Move, Turn, Floor; "
        "plan Mei: Move | Horse, Turn; now: Doc plays",
        unfinished=True,
    )
    state, told = play(start, "reveal")
    assert tuple(told) == (*WALKS_OFF, "GameWaits Doc and Mei [sx.horse.pending]")
    assert board(state) == ["off: Doc, Mei", "out: Tuco 1"]
    assert "now: Mei plays" in lines(state)


@table(
    Case(
        "any later Horse counts for the wait where any later Horse rescues",
        f"options: horse, horse_rescue any_card; {TWO}; C3: Doc>; C1: Mei<; "
        "plan Doc: | Move, Turn, Horse",
        "Doc plays Move",
        (*WALKS_OFF, "GameWaits Doc [sx.horse.pending]"),
        "C1: Mei<; off: Doc; out: Tuco 1",
    ),
    Case(
        "without a Horse left it is over at once",
        f"options: horse, horse_rescue any_card; {TWO}; C3: Doc>; C1: Mei<; "
        "plan Doc: Horse | Move, Turn",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
    ),
    Case(
        "always waiting, each card to no avail, until the last one ends the game",
        f"options: horse, horse_rescue any_card, horse_pending always; {TWO}; C1: Mei<; off: Doc; "
        "plan Doc: Horse, Move | Turn",
        "Doc plays Turn",
        (
            f"Revealed Doc, Turn {SHOWN}",
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
    ),
    Case(
        "never waiting, even where any later Horse rescues",
        f"options: horse, horse_rescue any_card, horse_pending never; {TWO}; C3: Doc>; C1: Mei<; "
        "plan Doc: | Move, Turn, Horse",
        "Doc plays Move",
        (
            *WALKS_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.pending sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
    ),
)
def test_readings_of_the_rescue_and_of_the_wait_together(case: Case) -> None:
    check(case)
