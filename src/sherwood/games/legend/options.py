"""What can be played differently: where the text is unsure, or a table finds Robin too lucky."""

from __future__ import annotations

from sherwood.engine.game import Field

FIELDS = (
    Field("archery_losses", ("owner", "firer"), "owner"),
    Field("tournament_losses", ("plus_one", "doubled"), "plus_one"),
    Field("victory", ("standard", "strict"), "standard"),
    Field("profile", ("standard", "weak_bows"), "standard"),
)
