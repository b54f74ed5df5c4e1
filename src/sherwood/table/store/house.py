"""Single values that all servers of a database share: a row each, written by whoever comes first or last."""

from __future__ import annotations

from sqlalchemy import Connection, select

from sherwood.table.store.insert import insert_into
from sherwood.table.store.schema import house


def read(db: Connection, key: str) -> str | None:
    return db.execute(select(house.c.value).where(house.c.key == key)).scalar()


def put(db: Connection, key: str, value: str) -> None:
    """Whatever was there before, and whoever else is writing it."""
    new = insert_into(db, house).values(key=key, value=value)
    db.execute(new.on_conflict_do_update(index_elements=[house.c.key], set_={"value": value}))


def first(db: Connection, key: str, value: str) -> str:
    """The value that stands: ours, unless another server that is being started was quicker."""
    db.execute(insert_into(db, house).values(key=key, value=value).on_conflict_do_nothing(index_elements=[house.c.key]))
    stands = read(db, key)
    assert stands is not None
    return stands
