"""Keys of many parts are counted wherever they stand, whatever strings come before them."""

import tomllib

import pytest

from lastcard.notation.careful import BadToml, parse_toml

LONG = ".".join("a" * 5_000)
BEFORE = (
    "",
    's = ""',
    "s = ''",
    r's = "a \" # b"',
    r"s = 'a \'",
    's = """a "" b """',
    's = """a """"',
    's = """a """""',
    's = """\n# no comment \\""" \\\n"""',
    "s = '''a '' b '''",
    "s = '''a '''''",
    "# it's a \"comment",
    "s = [1.5, '''x''', 2026-11-18]",
    's = { "a.b" = 1, c = "\\\\" }',
    "\"it's\".'a \"b' = 1",
)


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize(
    "long", [f"{LONG} = 1", f"[{LONG}]", f"x = {{ {LONG} = 1 }}"], ids=["key", "head", "inline"]
)
def test_a_key_of_many_parts_is_refused_behind_anything(before: str, long: str) -> None:
    assert parse_toml(before) == tomllib.loads(before)
    with pytest.raises(BadToml) as refused:
        parse_toml(f"{before}\n{long}\n")
    assert refused.value.code == "toml-parts"
    assert refused.value.line == before.count("\n") + 2
