"""The games as environments of other people's libraries, for programs that learn (`pip install 'sherwood[research]'`)."""
