"""The versions, oldest first: a file each, never changed once released."""
