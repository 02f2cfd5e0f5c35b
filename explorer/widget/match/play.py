"""`play`: a game against others, in a cell.

from explorer import play

play("GAME")
play("GAME", seat="SEAT", players=4, level="fair")
"""

from __future__ import annotations

from engine.core.rulebook import check_language
from engine.core.timeline import Timeline

from ...files.library import find_game, games, usual_players
from ...page.match.setup import Players, make_match
from ...session.session import Session
from ..study import Study
from .matching import TABLE

UNDEALT = "start card"
"""The seed of the empty table that lies under a start card; nobody plays there."""


def play(
    game: str | None = None,
    /,
    seat: str | None = None,
    players: Players | None = None,
    level: str | None = None,
    seed: int | str | None = None,
    language: str = "en",
    **options: object,
) -> Study:
    """A game against others, seen from your own seat.

    Without a seat a start card asks for everything; what is given is chosen on it already. With a
    seat the game starts at once. The others play at a level: easy, fair or hard. A seed sets up
    the same game again; without one the luck is a secret.
    """
    check_language(language)
    name = game or TABLE.remembered.last or next(iter(games()))
    match = make_match(name, seat, players, level, seed, options)
    found = find_game(name)
    shown = Study(Session(Timeline(found, found.setup(usual_players(found)), UNDEALT)))
    shown.language = language
    if seat is not None:
        shown._deal(match)
        return shown
    if game and (players or level or options or seed is not None):
        TABLE.keep(match, seeded=seed is not None)
    shown._offer(game or "")
    return shown
