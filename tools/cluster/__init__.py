"""Three servers, HAProxy or Caddy, PostgreSQL and Valkey on this machine: any one part is killed under play, again and again."""
