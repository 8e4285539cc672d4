"""Plain data as TOML. Python reads it and does not write it."""

import json
from collections.abc import Iterator, Mapping


def write_toml(table: Mapping[str, object], name: str = "", *, parted: bool = True) -> str:
    """The text of a table: of a whole file, or of a part of one that is called so.

    In a parted one, tables within it have heads of their own.
    """
    return "\n".join(_section(table, name, parted=parted)).lstrip("\n") + "\n"


def _section(table: Mapping[str, object], name: str, *, parted: bool) -> Iterator[str]:
    """Values first, as TOML wants it, then tables."""
    if name:
        yield from ("", f"[{name}]")
    later: list[tuple[str, object]] = []
    for key, value in table.items():
        if _is_tables(value) or (parted and isinstance(value, Mapping)):
            later.append((f"{name}.{_key(key)}" if name else _key(key), value))
        else:
            yield f"{_key(key)} = {write_value(value)}"
    for path, value in later:
        if isinstance(value, list):
            for entry in value:
                yield from ("", f"[[{path}]]")
                yield from (f"{_key(key)} = {write_value(one)}" for key, one in entry.items())
        elif isinstance(value, Mapping) and all(isinstance(one, Mapping) for one in value.values()):
            for key, one in value.items():
                yield from _section(one, f"{path}.{_key(key)}", parted=False)
        elif isinstance(value, Mapping):
            yield from _section(value, path, parted=False)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def write_value(value: object) -> str:
    """A value on one line, but for a text of several."""
    match value:
        case Mapping():
            return f"{{ {', '.join(f'{_key(key)} = {write_value(one)}' for key, one in value.items())} }}"
        case list() | tuple():
            return f"[{', '.join(map(write_value, value))}]"
        case str() if "\n" in value:
            return f'"""\n{value}\n"""'
        case _:
            return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    """A bare key where TOML has one."""
    return (
        key
        if key.isascii() and key.replace("_", "").replace("-", "").isalnum()
        else json.dumps(key, ensure_ascii=False)
    )
