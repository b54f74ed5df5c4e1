"""The client for browsers, and the server. It needs the packages of the extra `web`."""

from sherwood.extras import require

require("web", "litestar", "uvicorn", "sqlalchemy", "alembic", "argon2", "jinja2")
