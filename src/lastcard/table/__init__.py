"""The authority for one match, without HTTP: what is said, what is true, who hears it."""
