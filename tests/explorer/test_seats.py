"""The seats of a study can be given to any of the players, from a cell or on the page."""

from __future__ import annotations

import pytest

from explorer import Study, new_game, study

KINDS = ("random", "easy", "fair", "hard", "greedy", "search")
each_game = pytest.mark.parametrize("game", ["super_express", "colt_express", "fugitive"])


def waiting(game: str) -> Study:
    """A new game in which somebody has to act."""
    return new_game(game, players=2 if game == "fugitive" else 3, seed=5)


@each_game
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_of_a_study_plays_itself(game: str, kind: str) -> None:
    shown = waiting(game)
    actor, before = shown.session.here.actor, shown.session.here.step
    shown.players = {actor: kind}
    assert shown.session.here.actor not in (actor, "luck")
    assert shown.session.here.step > before
    assert shown.session.players[actor] == kind


@each_game
def test_each_player_has_a_name_of_its_own_in_the_list_of_a_seat(game: str) -> None:
    shown = waiting(game)
    for language in ("en", "ko", "pt"):
        shown.language = language
        listed = dict(shown.fixed["kinds"])
        assert tuple(listed) == ("hand", *KINDS)
        assert len(set(listed.values())) == len(listed)
        assert not set(listed) & set(listed.values())


@each_game
def test_a_study_whose_seats_all_play_themselves_ends(game: str) -> None:
    shown = waiting(game)
    seats = shown.session.here.seat_names
    shown.players = dict(zip(seats, ("greedy", "easy", "random"), strict=False))
    assert shown.session.here.actor == "nobody"


@each_game
def test_house_rules_bind_those_who_play_themselves(game: str) -> None:
    dials = {"super_express": "plan_cards", "colt_express": "rounds", "fugitive": "first_lays"}
    shown = new_game(game, seed=5, **{dials[game]: 1})
    shown.players = dict.fromkeys(shown.session.here.seat_names, "fair")
    assert shown.session.here.actor == "nobody"
    assert shown.page["house"]


@pytest.mark.parametrize(
    "name", ["colt_express/duo_setup", "super_express/first_steps", "fugitive/first_steps"]
)
def test_every_tile_has_its_figure(name: str) -> None:
    shown = study(name)
    for shown.language in ("en", "ko"):
        figures = shown.fixed["figures"]
        assert [tile["key"] for tile in shown.page["seats"]] == list(figures)
        assert all("<path" in drawn for drawn in figures.values())
