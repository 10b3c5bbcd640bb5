"""A shuffle that neither the house nor a player can steer: the secret of one, the luck of all.

Before the deal the house publishes the commitment to its secret. Each player then adds a word of luck, which is
published before the first card. The deck is shuffled with what `mixed` makes of both, and the secret is shown after
the deal, so that everybody can check it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

LUCK_PATTERN = r"^[0-9A-Za-z]{0,64}$(?!\n)"
"""What a word of luck may look like; a seat that gave none has the empty one."""


def mixed(secret: bytes, luck: Sequence[str], redeal: int = 0) -> bytes:
    r"""The seed of the shuffle: SHA-256 of the secret in hexadecimal, the redeal and the words by seat, a line each.

    `redeal` counts the void deals that the same secret and words have led to. From a shell:
    ``printf 'baohuang fair 1\n%s\n%s\n%s\n%s\n…' SECRET REDEAL LUCK0 LUCK1 … | sha256sum``.

    >>> mixed(bytes(32), ["a", "", "b", "", ""]).hex()[:16]
    '7a8c8f25a4d40e17'
    """
    lines = ["baohuang fair 1", secret.hex(), str(redeal), *luck]
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).digest()
