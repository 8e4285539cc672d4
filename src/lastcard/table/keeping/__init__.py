"""Looking after a database: what whoever has the machine may do, beside a running server or instead of one."""
