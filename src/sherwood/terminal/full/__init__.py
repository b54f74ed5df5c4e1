"""The third client: the whole terminal as a table, with panes, keys and a mouse. It needs Textual (`sherwood[full]`)."""
