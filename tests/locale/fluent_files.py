"""The language files as trees."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lastcard.locale import read_language


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


class _Choices(Visitor):
    """Collects the variables on which a message depends, with the cases that it tells apart."""

    def __init__(self) -> None:
        self.found: list[tuple[str, frozenset[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = frozenset(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        )
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything that stands in the file of a language."""
    return tuple(FluentParser().parse(read_language(language)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids, in the order of the file."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """The variables that a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def choices(message: ast.Message) -> list[tuple[str, frozenset[str]]]:
    """On what the wording of a message depends."""
    visitor = _Choices()
    visitor.visit(message)
    return visitor.found


def text(message: ast.Message) -> str:
    """The words of a message that has no variables."""
    elements = message.value.elements if message.value else []
    return "".join(one.value for one in elements if isinstance(one, ast.TextElement))
