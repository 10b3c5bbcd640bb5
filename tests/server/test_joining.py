"""Modules joined to one: what it does, what it exports, and what is refused."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from baohuang.server.joining import Unreadable, join_modules
from tests.needs import node

MODULES = {
    "a.js": 'import whole from "./b/whole.js";\nimport { one as first, two } from "./b/parts.js";\n'
    'export { three } from "./b/parts.js";\n/** @type {import("./never.js").T} */\n'
    "export const sum = whole() + first + two;\n"
    'export async function later() {\n  return (await import("./later.js")).four;\n}\nexport class Named {}\n',
    "b/parts.js": 'import{twice as t}from"../c.js";var x=1;export{x as one,y as two,z as three};var y=t(x),z=3',
    "b/whole.js": "var w=10;export default function(){return w}",
    "c.js": "globalThis.ran = (globalThis.ran ?? 0) + 1;\nexport const twice = (n) => `${2 * n}` * 1;\n",
    "later.js": 'import { twice } from "./c.js";\nexport const four = twice(2) + globalThis.ran;\n',
}


def run(text: str, told: str, folder: Path) -> object:
    """What Node.js makes of an expression over the exports `m`."""
    (folder / "joined.mjs").write_text(text)
    (folder / "main.mjs").write_text(f'import * as m from "./joined.mjs";\nconsole.log(JSON.stringify({told}));\n')
    done = subprocess.run([node(), folder / "main.mjs"], capture_output=True, text=True, timeout=60, check=True)
    return json.loads(done.stdout)


def test_the_joined_module_does_and_exports_what_the_first_does(tmp_path: Path) -> None:
    """Every module runs once, before those that import it, and one that is imported later is in the same file."""
    text = join_modules(MODULES.__getitem__, "a.js")
    told = "[Object.keys(m).sort(), m.sum, m.three, await m.later(), typeof m.Named]"
    assert run(text, told, tmp_path) == [["Named", "later", "sum", "three"], 13, 3, 5, "function"]
    assert "@type" not in text


def test_what_is_imported_later_runs_later(tmp_path: Path) -> None:
    """In a task of its own and once, with what it alone needs; what the others need too has run before."""
    modules = {
        "a.js": 'import { c } from "./c.js";\nglobalThis.ran += "a";\nexport const later = () => import("./b.js");\n',
        "b.js": 'import { d } from "./d.js";\nimport { c } from "./c.js";\n'
        'globalThis.ran += "b";\nexport const b = c + d;\n',
        "c.js": 'globalThis.ran = "c";\nexport const c = 1;\n',
        "d.js": 'globalThis.ran += "d";\nexport const d = 2;\n',
    }
    told = (
        "await (async () => { let other = false; const first = [globalThis.ran]; setTimeout(() => (other = true));"
        " const { b } = await m.later(); return [...first, other, b, (await m.later()).b, globalThis.ran]; })()"
    )
    assert run(join_modules(modules.__getitem__, "a.js"), told, tmp_path) == ["ca", True, 3, 3, "cadb"]


def test_what_is_elsewhere_cannot_be_had(tmp_path: Path) -> None:
    """It would bring its own copies of the modules that are here."""
    text = join_modules(MODULES.__getitem__, "a.js", {"later.js"})
    assert "four =" not in text
    assert run(text, '[m.sum, await m.later().catch(() => "gone")]', tmp_path) == [13, "gone"]


@pytest.mark.parametrize(
    "modules",
    [
        {"a.js": 'import { b } from "./b.js";\nexport const a = 1;', "b.js": 'import { a } from "./a.js";\n'},
        {"a.js": 'export * from "./b.js";\n', "b.js": ""},
        {"a.js": "export let a = 1;\n"},
        {"a.js": 'import * as b from "./b.js";\n', "b.js": ""},
    ],
)
def test_what_cannot_be_joined_is_refused(modules: dict[str, str]) -> None:
    """A ring, an export of everything, a binding that changes, a whole namespace: none is sent half understood."""
    with pytest.raises(Unreadable):
        join_modules(modules.__getitem__, "a.js")
