"""Mutants: a module's code with one thing in it changed, such as a comparison or a number, or taken out."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

# What says something to readers and to mypy alone, or makes a class what it is: changing it changes no rule.
_SKIPPED = {"annotation", "returns", "bases", "decorator_list"}
_FOR_TYPES = {"TypeAlias", "TypeVar"}

_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COMPARISONS = {**_OPPOSITES, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
_SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one thing changed: where (line and column from 1), what into what, and the code it comes to."""

    path: str
    line: int
    column: int
    before: str
    after: str
    code: CodeType

    @property
    def name(self) -> str:
        """Where it is and what is changed, in one line."""
        return f"{self.path}:{self.line}:{self.column}: {self.before} > {self.after}"


@dataclass(frozen=True, slots=True)
class _Place:
    """A statement or an expression, and where it hangs: in a field of its parent, or at an index of a list there."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.stmt | ast.expr

    @property
    def decides(self) -> bool:
        """Whether it is the test of an `if`, or one of a comprehension."""
        decided = isinstance(self.parent, ast.If | ast.IfExp) and self.field == "test"
        return decided or (isinstance(self.parent, ast.comprehension) and self.field == "ifs")

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(source: str, path: str) -> Iterator[Mutant]:
    """Yield all mutants of a module, from its top to its end; `path` is what they are told by."""
    tree = ast.parse(source)
    for place in list(_places(tree)):
        node = place.node
        for other in _others(place):
            place.put(ast.fix_missing_locations(ast.copy_location(other, node)))
            code = compile(tree, path, "exec")
            place.put(node)
            yield Mutant(path, node.lineno, node.col_offset + 1, _first_line(node), _first_line(other), code)


def _places(parent: ast.AST) -> Iterator[_Place]:
    """Yield all places below a node where something can be changed."""
    for field, value in ast.iter_fields(parent):
        if field in _SKIPPED:
            continue
        inside = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, node in inside:
            if not isinstance(node, ast.AST) or _changes_nothing(node):
                continue
            if isinstance(node, ast.stmt | ast.expr):
                yield _Place(parent, field, index, node)
            yield from _places(node)


def _changes_nothing(node: ast.AST) -> bool:
    """Whether a node is a docstring, an error that is raised, or there for types alone."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise():
            return True
        case ast.AnnAssign(annotation=ast.Name(id=name)) | ast.Assign(value=ast.Call(func=ast.Name(id=name))):
            return name in _FOR_TYPES
    return False


def _others(place: _Place) -> Iterator[ast.AST]:
    """Yield what can stand at a place instead."""
    node = place.node
    match node:
        case ast.Compare(left, ops, comparators):
            for index, op in enumerate(ops):
                if type(op) in _COMPARISONS:
                    yield ast.Compare(left, [*ops[:index], _COMPARISONS[type(op)](), *ops[index + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in _SUMS:
            yield ast.BinOp(left, _SUMS[type(op)](), right)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Return(value) if value is not None and not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign(target, op, value):
            yield ast.Pass()
            if type(op) in _SUMS:
                yield ast.AugAssign(target, _SUMS[type(op)](), value)
        case ast.Expr():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
    if place.decides and not _has_opposite(node):
        assert isinstance(node, ast.expr)
        yield ast.UnaryOp(ast.Not(), node)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _has_opposite(node: ast.AST) -> bool:
    """Whether what can stand there instead is its negation already."""
    match node:
        case ast.UnaryOp(ast.Not()):
            return True
        case ast.Compare(ops=[op]):
            return type(op) in _OPPOSITES
    return False


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]
