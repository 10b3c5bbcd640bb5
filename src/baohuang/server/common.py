"""What the tables of a house share: who plays for coins where, who hears whom, who may not talk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable


class StakedSeats:
    """At which table with stakes a person sits: nobody sits at two."""

    def __init__(self) -> None:
        self._tables: dict[int, str] = {}

    def table_of(self, person: int) -> str | None:
        """Where a person sits."""
        return self._tables.get(person)

    def take(self, person: int, table: str) -> None:
        """A person has sat down; where two tables say so, the first one holds."""
        self._tables.setdefault(person, table)

    def leave(self, person: int, table: str) -> None:
        """A person has got up."""
        if self._tables.get(person) == table:
            del self._tables[person]


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

    `purse` gives a person's coins, `silenced` whom the operator has told to be quiet. `call_away` makes a person get up
    from a table where no deal runs.
    """

    def __init__(
        self,
        *,
        purse: Callable[[int], int] = lambda _person: 0,
        call_away: Callable[[int, str], None] = lambda _person, _table: None,
        mutes: Iterable[tuple[int, int]] = (),
        silenced: Callable[[int], bool] = lambda _person: False,
    ) -> None:
        self.purse = purse
        self._call_away = call_away
        self.staked = StakedSeats()
        self.mutes = Mutes(mutes)
        self.silenced = silenced

    def plays_elsewhere(self, person: int, table: str) -> bool:
        """Whether a person is bound to another table with stakes; one where no deal runs lets them go."""
        other = self.staked.table_of(person)
        if other not in {None, table}:
            self._call_away(person, str(other))
        return self.staked.table_of(person) not in {None, table}
