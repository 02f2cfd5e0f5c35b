import pytest

from engine.colt_express import GAME
from engine.core.game import IllegalSetup
from tests.colt_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    choices,
    kinds,
    lines,
    names,
    play,
    position,
    table,
)

TEAMS = "seats: Tuco+Cheyenne, Django+Doc; train: 4"
SPOTS = f"{TEAMS}; 2: Tuco; 3: Cheyenne, Django; 4: Doc"


def test_set_up_of_the_suggested_match() -> None:
    state, told = play(
        GAME.setup(2),
        "train p, pj, jjj, ppp",
        "first Django",
        "muster caboose Doc, marshal Django",
        "muster caboose Tuco, marshal Cheyenne",
    )
    assert told[0] == (
        "TrainCoupled p and pj and jjj and ppp "
        "[ce.setup.players ce.setup.train ce.pieces ce.duo.setup]"
    )
    assert "TeamDeckMade Django, Django and Doc, Django [ce.duo.deck]" in told
    assert told[-1] == "RoundBegan 1, Django 7 and Tuco 6 [ce.round.deal ce.duo.expert]"
    assert {"4: Tuco, Doc", "3: Django, Cheyenne"} <= set(lines(state))
    assert (
        "deck Django: Django Move, Doc Move, Django Floor, Doc Floor, Django Punch, Doc Punch, "
        "Django Fire, Doc Fire, Django Robbery, Doc Robbery, Django Marshal"
    ) in lines(state)


@pytest.mark.parametrize(
    ("players", "bandits"),
    [
        (["tuco", "django"], "Tuco Django Cheyenne Doc"),
        (["ghost", "belle"], "Ghost Belle Tuco Django"),
        (["doc+belle", "tuco"], "Doc Tuco Belle Cheyenne"),
        (["doc+cheyenne", "tuco"], "Doc Tuco Cheyenne Django"),
    ],
)
def test_who_rides_with_whom(players: list[str], bandits: str) -> None:
    state = GAME.setup(players)
    assert names(GAME.notation.position_text(state)) == bandits.split()


def test_a_bandit_rides_in_one_team() -> None:
    with pytest.raises(IllegalSetup, match="Doc can be taken once only"):
        GAME.setup(["doc+belle", "tuco+doc"])


def test_a_team_has_a_leader() -> None:
    with pytest.raises(IllegalSetup, match=r"There is no bandit \+doc"):
        GAME.setup(["+doc", "tuco"])


@table(
    Case(
        "a card belongs to its bandit, who acts",
        f"{SPOTS}; pile: | Cheyenne Fire, Doc Fire",
        "fire Tuco",
        ("Shot Cheyenne, Tuco, 3, 2 [ce.fire.inside ce.fire.hit ce.duo.friendly_fire]",),
        "bullets Cheyenne: 5; top Tuco: bullet Cheyenne",
    ),
    Case(
        "a bullet for either bandit lies on the deck of the team",
        f"{SPOTS}; pile: | Cheyenne Fire, Doc Fire",
        "fire Doc",
        ("Shot Cheyenne, Doc, 3, 4 [ce.fire.inside ce.fire.hit]",),
        "top Django: bullet Cheyenne",
    ),
    Case(
        "a team-mate is punched if nobody else is there",
        f"{TEAMS}; 2: Tuco, Cheyenne; 3: Django; 4: Doc; pile: | Tuco Punch, Doc Fire",
        "punch Cheyenne, purse 3, to 1",
        (
            "Punched Tuco, Cheyenne, 2 [ce.punch.target ce.duo.friendly_fire]",
            "LootDropped Cheyenne, purse 3, 2 [ce.punch.loot]",
            "Pushed Cheyenne, 2, 1 [ce.punch.push]",
        ),
    ),
    Case(
        "a turn is one action of a player, with a card of either bandit",
        f"{SPOTS}; hand Tuco: Tuco Move, Cheyenne Move",
        "play Cheyenne Move",
        (
            "Schemed Tuco, Cheyenne Move, no "
            "[ce.scheme.choice ce.turn.face_up ce.turn.clockwise ce.duo.turns]",
        ),
        "hand Tuco: Tuco Move; pile: | Cheyenne Move",
    ),
    Case(
        "a team-mate's bullet is dropped like any other bandit's",
        f"{SPOTS}; now: revealing; round: 1; hand Tuco: Tuco Move, bullet Cheyenne, bullet marshal",
        "round Braking",
        (
            "RoundCardTurned braking [ce.round.reveal ce.pieces.rounds]",
            "BulletsDropped Tuco, bullet Cheyenne, yes "
            "[ce.expert.drop_bullets ce.expert.discard_open]",
        ),
        "hand Tuco: Tuco Move, bullet marshal; discard Tuco: bullet Cheyenne",
    ),
    Case(
        "a team with Ghost may hide its first card, whichever bandit's it is",
        "seats: Ghost+Belle, Django+Doc; train: 4; 2: Ghost; 3: Belle, Django; 4: Doc; "
        "hand Ghost: Belle Move",
        "play Belle Move down",
        (
            "Schemed Ghost, Belle Move, yes [ce.scheme.choice ce.turn.face_up ce.turn.clockwise "
            "ce.ghost ce.sight.tunnel ce.duo.turns ce.duo.powers]",
        ),
    ),
)
def test_teams(case: Case) -> None:
    check(case)


@table(
    Refused(
        "a team-mate counts for Belle",
        "seats: Belle+Tuco, Ghost+Doc; train: 4; 2: Ghost; 1: Belle; 3: Doc; 4: Tuco; "
        "pile: | Ghost Fire",
        "fire Belle",
        "ce.belle",
        "Belle is spared as long as somebody else can be hit: Doc.",
    ),
    Refused(
        "a bandit of the other team can't be mustered",
        f"{TEAMS}; now: muster",
        "muster caboose Doc, marshal Django",
        "ce.duo.setup ce.duo.deck",
        "Doc is not of Tuco's team. Django is not of Tuco's team.",
    ),
)
def test_what_teams_can_not_do(case: Refused) -> None:
    check_refused(case)


def test_each_bandit_fires_its_own_bullets() -> None:
    six = ", ".join(["bullet Tuco"] * 6)
    state = position(f"{SPOTS}; hand Tuco: Tuco Fire, Cheyenne Fire; discard Django: {six}")
    assert choices(state) == ["play Cheyenne Fire", "draw"]


def test_the_richer_team_wins_without_a_gunslinger() -> None:
    text = f"{SPOTS}; round: 5; rounds: Bridge; pile: | Doc Punch; loot Tuco: jewel"
    state, told = play(position(text), "nothing")
    assert "GunslingersNamed" not in kinds(told)
    assert told[-1] == "GameEnded Tuco, Tuco and Cheyenne [ce.end.rounds ce.duo.win]"
    assert state.winners == (0,)


def test_a_team_is_one_row_of_the_table() -> None:
    loot = "loot Tuco: 250, jewel; loot Cheyenne: jewel; loot Django: strongbox; loot Doc: 450"
    state, _ = play(
        position(f"{SPOTS}; round: 5; rounds: Bridge; {loot}; pile: | Doc Punch"), "nothing"
    )
    score = GAME.teaching.score(state)
    assert score is not None
    columns = {column.key: column.rule for column in score.columns}
    assert "gunslinger" not in columns
    assert columns["total"] == "ce.duo.win"
    assert [(row.values, row.won) for row in score.rows] == [
        ((250, 1000, 0, 0, 1250, 0), False),
        ((450, 0, 1000, 0, 1450, 0), True),
    ]


EVERYBODY = "Tuco and Cheyenne and Django and Doc"


@pytest.mark.parametrize(
    ("bullets", "winners", "bandits"),
    [
        ("discard Tuco: bullet Django", "Django", "Django and Doc"),
        ("discard Tuco: bullet Cheyenne", "Tuco and Django", EVERYBODY),
        ("discard Django: bullet marshal", "Tuco and Django", EVERYBODY),
    ],
    ids=["of the other team", "of a team-mate", "of the marshal"],
)
def test_bullets_of_the_other_team_break_a_tie(bullets: str, winners: str, bandits: str) -> None:
    text = f"{SPOTS}; round: 5; rounds: Bridge; pile: | Doc Punch; {bullets}"
    _, told = play(position(text), "nothing")
    assert told[-1] == f"GameEnded {winners}, {bandits} [ce.end.rounds ce.duo.win ce.score.tie]"
