"""Colt Super Express, put together from its parts."""

from __future__ import annotations

from engine.core.game import Game

from . import editing, events, options, parts, planning, rules, setup, uncoupling, validity
from .execution import MustBePlayed, Reveal, Skip
from .options import Options
from .pieces import Name
from .planning import Plan
from .setup import FirstPlayer
from .state import State
from .uncoupling import DrawTreasure

GAME = Game[State](
    name="super_express",
    package="engine.super_express",
    state_type=State,
    option_type=Options,
    move_types=(Reveal, Plan, DrawTreasure, FirstPlayer, Skip),
    event_types=(
        events.TrainCoupled,
        events.TimeCarPlaced,
        events.CardsDealt,
        events.FirstPlayerChosen,
        events.Placed,
        events.RoundBegan,
        events.Planned,
        events.TurnPassed,
        events.ExecutionBegan,
        events.Revealed,
        events.Turned,
        events.Walked,
        events.ChangedFloor,
        events.Shot,
        events.Missed,
        events.Pushed,
        events.StoodUp,
        events.Ducked,
        events.Rode,
        events.Rescued,
        events.FellOff,
        events.Eliminated,
        events.TravelledInTime,
        events.Rewound,
        events.GameWaits,
        events.Uncoupled,
        events.TreasureDue,
        events.TreasureTaken,
        events.FirstPlayerPassed,
        events.GameEnded,
    ),
    reason_types=(
        setup.WrongPlayerCount,
        setup.UnknownBandit,
        setup.BanditTwice,
        setup.NotNow,
        setup.NoSuchSeat,
        options.NeedsHorse,
        options.NobodyWaits,
        planning.NotThree,
        planning.NotInHand,
        planning.AlreadyPlanned,
        MustBePlayed,
        uncoupling.NoSuchTreasure,
        *validity.REASONS,
    ),
    edit_types=editing.EDITS,
    rule_ids=rules.ALL,
    player_counts=setup.PLAYERS,
    seat_names=tuple(name.value for name in Name),
    rules=parts.rules,
    sight=parts.sight,
    notation=parts.notation,
    board=parts.board,
    editing=editing,
    teaching=parts.teaching,
)
