"""Any value of a type, as msgspec understands types."""

from functools import cache

from hypothesis import strategies as st
from msgspec import inspect

INTEGERS = st.integers(-(2**53), 2**53)
"""All that JavaScript can tell apart."""


def _lists_and_tables(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)


@cache
def values(type_: object) -> st.SearchStrategy[object]:
    """Values of a type that can be sent."""
    return _values(inspect.type_info(type_))


def _values(type_: inspect.Type) -> st.SearchStrategy[object]:
    match type_:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return INTEGERS
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.StrType():
            return st.text(max_size=8)
        case inspect.AnyType():
            return st.recursive(st.none() | st.booleans() | INTEGERS | st.text(max_size=8), _lists_and_tables)
        case inspect.LiteralType(values=several):
            return st.sampled_from(several)
        case inspect.EnumType(cls=codes):
            return st.sampled_from(list(codes))
        case inspect.VarTupleType(item_type=one):
            return st.lists(_values(one), max_size=3).map(tuple)
        case inspect.TupleType(item_types=several_types):
            return st.tuples(*map(_values, several_types))
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_values(key), _values(value), max_size=3)
        case inspect.UnionType(types=choices):
            return st.one_of(*map(_values, choices))
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{one.name: _values(one.type) for one in fields})
    message = f"expected a type that can be sent, found {type_}"
    raise AssertionError(message)
