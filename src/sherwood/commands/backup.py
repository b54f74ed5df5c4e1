"""`sherwood backup` and `sherwood restore`: a whole house in one file, and back, into either kind of database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands.admin import SQLITE, Database
from sherwood.commands.arguments import Lang, speech_for
from sherwood.extras import extra

Kept = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def backup(file: Kept, database: Database = SQLITE, lang: Lang = None) -> None:
    """Keep all of a house in one file, while its servers run."""
    with extra("web"):
        from sherwood.table.store.backup import save
    rows = save(database, file)
    typer.echo(speech_for(None, lang).say("backup-made", rows=rows, file=file.name))


def restore(file: Kept, database: Database = SQLITE, lang: Lang = None) -> None:
    """Put a backup into a new database."""
    with extra("web"):
        from sherwood.table.store.backup import restore as put_back
    rows = put_back(file, database)
    typer.echo(speech_for(None, lang).say("backup-restored", rows=rows))
