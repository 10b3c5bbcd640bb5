"""Many modules in one: what a page needs comes with one request, and without the comments that only readers need.

The client's modules stay as they are; what is made here is only sent. Each module becomes a function that is called
once, in the order of the imports, and returns what it exports; what is imported later is called then, in a task of its
own. It must not know which modules there are.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Collection
from typing import Final

FORM: Final = "3"
"""Changes when the same modules give another file."""

IMPORT: Final = re.compile(
    r'(?:^|(?<=;))import\s*(?:(?P<all>\w+)|\{(?P<some>[^}]*)\})\s*from\s*"(?P<module>\.[^"]+)";?', re.MULTILINE
)
PASSED_ON: Final = re.compile(
    r'(?:^|(?<=[;}]))export\s*\{(?P<some>[^}]*)\}\s*from\s*"(?P<module>\.[^"]+)";?', re.MULTILINE
)
LISTED: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<some>[^}]*)\}(?!\s*from);?", re.MULTILINE)
DECLARED: Final = re.compile(r"^export\s+(?=(?:async\s+function|function|class|const)\s+(?P<name>\w+))", re.MULTILINE)
DEFAULT: Final = re.compile(r"(?:^|(?<=[;}]))export default\s+", re.MULTILINE)
LATER: Final = re.compile(r'\bimport\("(?P<module>\.[^"]+)"\)')
COMMENT: Final = re.compile(r"/\*\*.*?\*/", re.DOTALL)
"""What JSDoc says; no text or pattern of ours holds its beginning."""

HINT: Final = "//# allFunctionsCalledOnLoad"
"""Asks Chromium to compile everything beside the main thread, while the file comes; others read a comment."""

ONCE: Final = "const once=(make,made)=>()=>made??=make();"
"""Keeps what a function returns when it is first called."""

LEFT_OVER: Final = re.compile(r"^\s*(?:import|export)\b(?!\()", re.MULTILINE)

Read = Callable[[str], str]
"""The text of a module by its path. Raises `KeyError`."""


class Unreadable(ValueError):
    """A module that imports or exports in a way that is not known here, or modules that need each other in a ring."""


def join_modules(read: Read, start: str, elsewhere: Collection[str] = ()) -> str:
    """One module that does what `start` does and exports what it exports.

    A module that is imported later is in it too, unless it is one of `elsewhere`, which this module cannot have.
    """
    texts: dict[str, str] = {}
    _visit(read, start, frozenset(elsewhere), texts, ())
    at_once = _at_once(texts, start)
    names = {module: f"m{at}" if module in at_once else f"m{at}()" for at, module in enumerate(texts)}
    parts = []
    for module, text in texts.items():
        made = _as_function(text, module, names)
        name = names[module].removesuffix("()")
        parts.append(f"const {name}={made}();" if module in at_once else f"const {name}=once({made});")
    outer = [field.partition(":")[0] for field in _returns(texts[start], start, names)]
    exported = ",".join(name for name in outer if name != "default")
    return "\n".join([HINT, ONCE, *parts, f"export const {{{exported}}}={names[start]};", ""])


def needed(text: str, module: str) -> list[str]:
    """The modules that this one cannot run without."""
    found = [*IMPORT.finditer(text), *PASSED_ON.finditer(text)]
    return [_beside(module, one["module"]) for one in sorted(found, key=lambda one: one.start())]


def _visit(read: Read, module: str, elsewhere: frozenset[str], texts: dict[str, str], above: tuple[str, ...]) -> None:
    """Add a module's text without its comments to `texts`, after those that it needs."""
    if module in above:
        raise Unreadable(f"{' → '.join((*above, module))}")
    if module in texts:
        return
    text = COMMENT.sub("", read(module))
    later = [_beside(module, one["module"]) for one in LATER.finditer(text)]
    for name in [*needed(text, module), *(name for name in later if name not in elsewhere)]:
        _visit(read, name, elsewhere, texts, (*above, module))
    texts[module] = text


def _at_once(texts: dict[str, str], start: str) -> set[str]:
    """The modules without which the first cannot run; the others are needed when they are asked for."""
    found = {start}
    for module in reversed(texts):
        if module in found:
            found.update(needed(texts[module], module))
    return found


def _as_function(text: str, module: str, names: dict[str, str]) -> str:
    returned = ",".join(_returns(text, module, names))
    text = IMPORT.sub(lambda one: _bound(one, names[_beside(module, one["module"])]), text)
    text = PASSED_ON.sub("", text)
    text = LISTED.sub("", text)
    text = DECLARED.sub("", text)
    text = DEFAULT.sub("const whole=", text)
    text = LATER.sub(lambda one: _kept(one, names.get(_beside(module, one["module"]))), text)
    if LEFT_OVER.search(text):
        raise Unreadable(module)
    return f"(()=>{{{text}\nreturn{{{returned}}}}})"


def _bound(one: re.Match[str], source: str) -> str:
    if one["all"]:
        return f"const {one['all']}={source}.default;"
    return f"const {{{','.join(_pairs(one['some'], ':'))}}}={source};"


def _kept(one: re.Match[str], source: str | None) -> str:
    if source is None:
        return f"Promise.reject(new Error('{one['module']}'))"
    return f"new Promise((done)=>setTimeout(done)).then(()=>{source})"


def _returns(text: str, module: str, names: dict[str, str]) -> list[str]:
    """The fields of what a module's function returns."""
    found = [one["name"] for one in DECLARED.finditer(text)]
    found += ["default:whole" for _ in DEFAULT.finditer(text)]
    for one in LISTED.finditer(text):
        found += [f"{outer}:{inner}" for inner, outer in map(_names, _parts(one["some"]))]
    for one in PASSED_ON.finditer(text):
        source = names[_beside(module, one["module"])]
        found += [f"{outer}:{source}.{inner}" for inner, outer in map(_names, _parts(one["some"]))]
    return found


def _pairs(some: str, sign: str) -> list[str]:
    return [inner if inner == outer else f"{inner}{sign}{outer}" for inner, outer in map(_names, _parts(some))]


def _parts(some: str) -> list[str]:
    return [part.strip() for part in some.split(",") if part.strip()]


def _names(part: str) -> tuple[str, str]:
    """What it is called inside and outside."""
    inner, _, outer = part.partition(" as ")
    return inner.strip(), (outer or inner).strip()


def _beside(module: str, found: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), found))
