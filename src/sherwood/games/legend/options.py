"""What can be played differently: where the text is unsure, or a table finds Robin too lucky."""

from __future__ import annotations

from sherwood.engine.game import Option

OPTIONS = (
    Option("archery_losses", ("owner", "firer"), "owner"),
    Option("tournament_losses", ("plus_one", "doubled"), "plus_one"),
    Option("victory", ("standard", "strict"), "standard"),
    Option("profile", ("standard", "weak_bows"), "standard"),
)
