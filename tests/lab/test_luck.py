"""Streams of luck: repeated by their seed, apart from one another, and evenly spread."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.core.moves import Seat
from engine.lab.luck import Keyed, Streams, key_of

ANN, BEN = Seat(0), Seat(1)


def keyed(key: int) -> Keyed:
    generator = Keyed()
    generator.key = key
    return generator


def test_it_is_splitmix64() -> None:
    """The first numbers of the published generator for the seed 1234567."""
    generator = keyed(1234567)
    numbers = [generator.getrandbits(64) for _ in range(3)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_share_is_the_upper_bits_of_the_same_number() -> None:
    assert keyed(1234567).random() == (6457827717110365317 >> 11) / 2**53


def test_a_new_generator_does_not_ask_the_clock() -> None:
    assert Keyed().random() == Keyed().random() == keyed(0).random()


def test_keys_are_the_same_in_every_process() -> None:
    assert key_of("deck") == 9418144556294906089


def test_other_methods_of_a_generator_work_and_are_repeated() -> None:
    for _ in range(2):
        generator = keyed(5)
        assert generator.choice("abc") == "b"
        assert sorted(generator.sample(range(5), 5)) == [0, 1, 2, 3, 4]
        assert generator.getrandbits(3) < 8
        assert generator.getrandbits(70) < 2**70


def test_numbers_are_spread_evenly() -> None:
    counts = Counter(int(Streams(1, game).source("deck", 0).random() * 10) for game in range(20000))
    assert all(1850 < counts[tenth] < 2150 for tenth in range(10))


def test_neighbouring_keys_agree_no_more_than_chance() -> None:
    pairs = [
        (
            Streams(1, game).player(ANN, 1).random() < 0.5,
            Streams(1, game).player(BEN, 1).random() < 0.5,
        )
        for game in range(10000)
    ]
    assert 4800 < sum(one == other for one, other in pairs) < 5200


def first(rng: Random) -> float:
    return rng.random()


def test_a_seed_repeats_its_luck_and_another_does_not() -> None:
    def luck(seed: int | str, game: int) -> list[float]:
        streams = Streams(seed, game)
        return [first(streams.source("deck", 1)) for _ in range(3)]

    assert luck(1, 7) == luck(1, 7)
    assert len({tuple(luck(seed, game)) for seed in (1, "1", 2) for game in (0, 1)}) == 6


def test_a_draw_that_takes_more_shifts_nothing() -> None:
    one, other = Streams(1, 1), Streams(1, 1)
    one.source("deck", 1).sample(range(50), 30)
    other.source("deck", 1)
    assert first(one.source("deck", 1)) == first(other.source("deck", 1))


def test_a_stream_does_not_move_the_others() -> None:
    one, other = Streams(1, 1), Streams(1, 1)
    one.source("deck", 1)
    one.player(BEN, 1)
    assert first(one.player(ANN, 1)) == first(other.player(ANN, 1))


def test_a_draw_more_in_one_round_does_not_move_the_next() -> None:
    one, other = Streams(1, 1), Streams(1, 1)
    one.player(ANN, 1)
    one.player(ANN, 1)
    other.player(ANN, 1)
    assert first(one.player(ANN, 2)) == first(other.player(ANN, 2))


def test_no_two_draws_of_a_game_are_the_same() -> None:
    luck = Streams(1, 1)
    numbers = [
        first(luck.player(Seat(seat), round_))
        for round_ in range(5)
        for seat in range(4)
        for _ in range(9)
    ]
    numbers += [
        first(luck.source(name, round_)) for round_ in range(5) for name in "abc" for _ in range(9)
    ]
    assert len(set(numbers)) == len(numbers)
