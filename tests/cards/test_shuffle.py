"""The seeded shuffle: the same for ever, uniform, and promised by a commitment."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.shuffle import SeededStream, commitment, seed_bytes, shuffled


def words(seed: bytes, count: int) -> list[int]:
    """The stream's first 64-bit words, made once more from its description."""
    start = hashlib.sha256(b"baohuang/1:" + seed).digest()
    blocks = (hashlib.sha256(start + at.to_bytes(8, "big")).digest() for at in range(count))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[at : at + 8], "big") for at in range(0, 8 * count, 8)]


@given(st.binary(max_size=40), st.lists(st.integers(1, 2**32), min_size=1, max_size=30))
def test_numbers_come_from_sha256_words(seed: bytes, bounds: list[int]) -> None:
    """Each below its bound, by the next word that is not in the last, incomplete stretch of 2**64."""
    stream, source = SeededStream(seed), iter(words(seed, 80))
    for bound in bounds:
        word = next(word for word in source if word < 2**64 - 2**64 % bound)
        assert stream.below(bound) == word % bound


@given(st.lists(st.integers(0, 56), max_size=60), st.binary(max_size=8))
def test_a_shuffle_keeps_the_cards_and_the_deck(deck: list[int], seed: bytes) -> None:
    """It returns a new list and leaves the deck alone."""
    before = list(deck)
    cards = shuffled(deck, SeededStream(seed))
    assert sorted(cards) == sorted(deck)
    assert deck == before
    assert cards == shuffled(deck, SeededStream(seed))


def test_one_order_for_ever() -> None:
    """A golden order: no machine and no version of Python may change it."""
    golden = [13, 0, 5, 3, 7, 8, 17, 11, 2, 9, 1, 14, 19, 18, 4, 12, 15, 10, 6, 16]
    assert shuffled(range(20), SeededStream(b"7")) == golden


def chi_square(counts: Counter[int], cells: int) -> float:
    """Pearson's statistic against the uniform distribution."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


CARDS = 10
SHUFFLES = 3000


@pytest.fixture(scope="module")
def orders() -> list[list[int]]:
    """Many shuffles of a small deck, each from its own seed."""
    return [shuffled(range(CARDS), SeededStream(b"chi:%d" % seed)) for seed in range(SHUFFLES)]


def test_every_card_is_equally_likely_at_every_place(orders: list[list[int]]) -> None:
    """9 degrees of freedom each: above 40 with odds of one in a hundred thousand. Fixed seeds, so no flake."""
    for place in range(CARDS):
        assert chi_square(Counter(order[place] for order in orders), CARDS) < 40


def test_every_card_is_equally_likely_to_follow_every_other(orders: list[list[int]]) -> None:
    """Neighbours, as pairs: 89 degrees of freedom, above 160 with odds of one in a hundred thousand."""
    pairs = list(permutations(range(CARDS), 2))
    numbers = {pair: at for at, pair in enumerate(pairs)}
    found = Counter(numbers[order[at], order[at + 1]] for order in orders for at in range(0, CARDS - 1, 3))
    assert chi_square(found, len(pairs)) < 160


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    """23 degrees of freedom: above 65 with odds of one in a hundred thousand."""
    numbers = {order: at for at, order in enumerate(permutations(range(4)))}
    found = Counter(numbers[tuple(shuffled(range(4), SeededStream(b"%d" % seed)))] for seed in range(SHUFFLES))
    assert chi_square(found, 24) < 65


def test_a_bound_of_one_is_zero() -> None:
    assert [SeededStream(b"x").below(1) for _ in range(3)] == [0, 0, 0]


def test_seeds_as_bytes() -> None:
    """An integer is written in decimal, so that it may have any size; bytes are taken as they are."""
    assert [seed_bytes(7), seed_bytes(-7), seed_bytes(b"7"), seed_bytes(2**70)] == [
        b"7",
        b"-7",
        b"7",
        b"1180591620717411303424",
    ]


def test_commitment_is_sha256_of_the_seed() -> None:
    """Anybody can check it without this program."""
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
