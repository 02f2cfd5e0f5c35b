"""The ends of a game other than by manhunt."""

from __future__ import annotations

from tests.fugitive.table import Case, check, table

FIRST = "trail: 3; fugitive: 1, 2, 5, 7, 10, 16, 20; marshal: 4, 6; round: 1; now: marshal attempts"
LATER = FIRST.replace("round: 1", "round: 2")
FOUND = "[fg.guess.hit fg.guess.number_only]"
UP = "[fg.guess.hit]"


@table(
    Case(
        "caught on the marshal's first turn",
        FIRST,
        "name 3",
        (
            f"Found 3 {FOUND}",
            f"Revealed 1, 3, none {UP}",
            "GameEnded marshal, caught, None [fg.win.caught]",
        ),
        "trail: 3!; now: over, won by marshal",
    ),
    Case(
        "caught at once with the last of several",
        LATER.replace("3;", "3, 6 , 9;").replace("4, 6", "4, 8"),
        "name 3, 6, 9",
        (
            "Found 3 and 6 and 9 [fg.guess.all_or_nothing fg.guess.number_only]",
            f"Revealed 1, 3, none {UP}",
            f"Revealed 2, 6, none {UP}",
            f"Revealed 3, 9, none {UP}",
            "GameEnded marshal, caught, None [fg.win.caught]",
        ),
    ),
    Case(
        "not caught while one is face down",
        LATER.replace("3;", "3!, 6, 9;").replace("4, 6", "4, 8"),
        "name 6",
        (
            f"Found 6 {FOUND}",
            f"Revealed 2, 6, none {UP}",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
    ),
    Case(
        "an attempt that wins draws no event",
        f"options: variant discovery; {FIRST}",
        "name 3",
        (
            f"Found 3 {FOUND}",
            f"Revealed 1, 3, none {UP}",
            "GameEnded marshal, caught, None [fg.win.caught fg.event.win_first]",
        ),
        "now: over, won by marshal",
    ),
)
def test_the_end(case: Case) -> None:
    check(case)
