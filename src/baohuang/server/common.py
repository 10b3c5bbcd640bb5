"""What the tables of a house share: who plays for coins where, who hears whom, who may not talk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from baohuang.server.economy import StakeSpec


class StakedSeats:
    """At which table with stakes somebody plays from an account: nobody does at two, nor twice at one."""

    def __init__(self) -> None:
        self._tables: dict[int, str] = {}

    def table_of(self, account: int) -> str | None:
        """Where an account is played from."""
        return self._tables.get(account)

    def take(self, account: int, table: str) -> None:
        """Somebody has sat down; where two tables say so, the first one holds."""
        self._tables.setdefault(account, table)

    def leave(self, account: int, table: str) -> None:
        """Somebody has got up."""
        if self._tables.get(account) == table:
            del self._tables[account]


class Mutes:
    """Whom people do not want to hear; it goes with the person from table to table and from device to device."""

    def __init__(self, pairs: Iterable[tuple[int, int]] = ()) -> None:
        """`pairs` of who does not hear and who is not heard."""
        self._deaf: defaultdict[int, set[int]] = defaultdict(set)
        for person, muted in pairs:
            self._deaf[muted].add(person)

    def change(self, person: int, muted: int, on: bool) -> None:
        """From now on `person` does not hear `muted`, or hears them again."""
        if on:
            self._deaf[muted].add(person)
        else:
            self._deaf[muted].discard(person)

    def hears(self, person: int | None, speaker: int) -> bool:
        """Whether what `speaker` says reaches a person, or a stranger."""
        return person not in self._deaf.get(speaker, ())


class Common:
    """All of it, for every table of a house.

    `account` gives the account that a person or a person's bot plays from, `purse` the coins on it, `silenced` whom the
    operator has told to be quiet. `call_away` makes whoever plays from an account get up where no deal runs.
    """

    def __init__(
        self,
        *,
        purse: Callable[[int], int] = lambda _person: 0,
        account: Callable[[int], int] = lambda person: person,
        call_away: Callable[[int, str], None] = lambda _account, _table: None,
        mutes: Iterable[tuple[int, int]] = (),
        silenced: Callable[[int], bool] = lambda _person: False,
    ) -> None:
        self._purse = purse
        self.account = account
        self._call_away = call_away
        self.staked = StakedSeats()
        self.mutes = Mutes(mutes)
        self.silenced = silenced

    def purse(self, person: int) -> int:
        """The coins that a person may play for."""
        return self._purse(self.account(person))

    def plays_elsewhere(self, person: int, table: str) -> bool:
        """Whether a person is bound to another table with stakes; one where no deal runs lets them go."""
        account = self.account(person)
        other = self.staked.table_of(account)
        if other not in {None, table}:
            self._call_away(account, str(other))
        return self.staked.table_of(account) not in {None, table}

    def barred(self, person: int, stake: StakeSpec, table: str = "") -> str | None:
        """Why a person may not play for coins at a table, or at a new one; None where they may."""
        if self.purse(person) < stake.minimum:
            return "poor"
        return "seated-elsewhere" if self.plays_elsewhere(person, table) else None
