"""Every step there is, to read positions."""

from __future__ import annotations

from typing import Final

from sherwood.engine.step import Step
from sherwood.games.legend.rules import (
    battle,
    captives,
    dawn,
    duel,
    events,
    exchange,
    gold,
    losses,
    march,
    orders,
    parley,
    place,
    recruit,
    retreat,
    sequence,
    tournament,
    wedding,
)

STEPS: Final[list[type[Step]]] = [
    sequence.SetUp, sequence.NewTurn, sequence.RobinTurn, sequence.SheriffTurn, sequence.TurnEnds,
    dawn.RobinDawn, dawn.Dawn, dawn.SheriffDawn, dawn.Regicide,
    orders.Movement, orders.Orders, orders.MoreOrders, orders.MovementEnds, march.March,
    exchange.Give, exchange.Demand, exchange.Answer, parley.Hearing, parley.Parley,
    place.Reinforce, place.Ransomed, place.Returned, place.Restored, place.Scatter,
    tournament.Tournament, tournament.Dispersal,
    battle.CombatPhase, battle.NextBattle, battle.Battles, battle.Melee, battle.Clash, battle.CombatEnds,
    losses.Losses, losses.MeleeLosses, retreat.Repulse, retreat.Retreat,
    duel.Personal, duel.Confront, duel.Fate, duel.Caught, duel.Flee,
    gold.RobberyPhase, gold.Rob, gold.TaxPhase, gold.Tax,
    recruit.RecruitPhase, recruit.Recruit,
    captives.HangingPhase, captives.Hang, captives.RansomPhase, captives.Ransom,
    wedding.Weddings, wedding.Wedding,
    events.Reinforcements, events.RandomEvents, events.Travel, events.Journey, events.Fork,
]  # fmt: skip
