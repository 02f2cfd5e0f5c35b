"""Variants that share their luck are told apart by fewer games; a result says what that gained."""

from __future__ import annotations

from engine.lab import Lab


def test_pairing_narrows_what_five_marshal_bullets_do_with_random_players() -> None:
    lab = Lab("colt_express", players=4, seed=1)
    fewer = lab.variant(marshal_bullets=5)
    paired = lab.compare(lab, fewer, "wins_by_seat", games=300)
    other = Lab("colt_express", players=4, seed=2).variant(marshal_bullets=5)
    apart = lab.compare(lab.run(games=300), other.run(games=300), "wins_by_seat")
    assert paired.shared
    assert not apart.shared
    assert all(paired[row.label].interval.half < row.interval.half for row in apart.rows)
    assert paired.left < 0.6
    assert paired.width < 0.85
    assert f"{paired.left:.0%} of the variance is left" in str(paired)
    assert "nothing is paired" in str(apart)
