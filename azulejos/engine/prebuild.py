"""Builds prebuilt engines: the entry points of a game and a search as one WebAssembly module.

Numba translates rules, evaluation and search to LLVM code that allocates nothing and calls nothing.
This file takes the code of each entry point before its final optimisation, links them, optimises
the whole for WebAssembly, and exports a function `call_NAME(block)` for each: its arguments lie in
a block of 8-byte cells. `prebuilt.py` runs the result on machines without a compiler.

Only releases and `make prebuilt` run this file. It uses private parts of Numba, and the linker of
the package `ziglang`. If those change, a build fails; users are not concerned.

    python -m azulejos.engine.prebuild RULES,PART,PART ENTRY,ENTRY FILE
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, cast

import llvmlite.binding as llvm
import numba
from llvmlite.binding import Linkage

from azulejos.engine import numba_linking
from azulejos.engine.compiler import Compiled
from azulejos.engine.interface import Rules
from azulejos.engine.source_hash import FORMAT, source_hash

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = (
    "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
)
STACK_BYTES: Final = 1 << 18
WRAPPERS: Final = ("_ZN7cpython", "cfunc")
"""How the names of Numba's own wrappers begin; nobody calls them here."""
GENERIC_CPU: Final = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""The environment of a build: code for this machine's CPU would be larger and slower elsewhere."""


class Target(NamedTuple):
    """What LLVM builds for."""

    triple: str
    machine: llvm.TargetMachine


def build_in_child(modules: Sequence[str], entry_points: Iterable[str], file: Path) -> None:
    """Build a module in a process of its own: Numba reads the CPU's name when it is imported."""
    command = [sys.executable, "-m", __name__]
    command += [",".join(modules), ",".join(entry_points), str(file)]
    subprocess.run(command, check=True, env={**os.environ, **GENERIC_CPU})


def build(
    rules: Rules, parts: tuple[ModuleType, ...], entry_points: Sequence[str], file: Path
) -> None:
    """Write a module, and its manifest beside it."""
    target = _wasm()
    codes = _llvm_codes(Compiled(rules, *parts), entry_points)
    whole = _linked(codes, target)
    cells = _export_with_blocks(whole, entry_points, target)
    _optimise(whole, target)
    file.parent.mkdir(parents=True, exist_ok=True)
    _emit(whole, entry_points, target, file)
    manifest = {
        "format": FORMAT,
        "source": source_hash(rules, parts),
        "entry_points": cells,
        "numba": numba.__version__,
    }
    file.with_suffix(".json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


# --- From Numba to LLVM ---------------------------------------------------------------------------


def _llvm_codes(compiled: Compiled, entry_points: Iterable[str]) -> dict[str, str]:
    """The linked, not yet optimised code of each entry point."""
    config: Any = numba.config
    config.SLP_VECTORIZE = config.LOOP_VECTORIZE = 0  # the second optimisation does it, for wasm
    codes = {}
    for name in entry_points:
        with _captured() as code:
            compiled.prepare([name])
        (codes[name],) = code
    _check_returns(compiled)
    return codes


def _check_returns(compiled: Compiled) -> None:
    """Functions return numbers only: tuples and arrays would lie in memory as on this machine."""
    small = (numba.types.Number, numba.types.Boolean, numba.types.NoneType)
    for name, function in compiled.functions.items():
        for overload in getattr(function, "overloads", {}).values():
            found = overload.signature.return_type
            assert isinstance(found, small), f"{name} returns {found}: return a number"


class _Captured(Exception):
    """Ends a compilation once its code is known."""


@contextmanager
def _captured() -> Iterator[list[str]]:
    """Collect the code that would be optimised, and stop there."""
    library = numba_linking.EntryPointLibrary
    original, found = library._optimize_final_module, []

    def capture(self: Any) -> None:
        found.append(str(self._final_module))
        raise _Captured

    library._optimize_final_module = capture  # type: ignore[method-assign]
    try:
        yield found
    except Exception:  # Numba wraps whatever is raised
        if not found:
            raise
    finally:
        library._optimize_final_module = original  # type: ignore[method-assign]


# --- From LLVM to WebAssembly ---------------------------------------------------------------------


def _wasm() -> Target:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, codemodel="small", reloc="static"
    )
    return Target(TRIPLE, machine)


def _linked(codes: dict[str, str], target: Target) -> llvm.ModuleRef:
    """One module with all entry points; what they share is there once."""
    modules = [_retargeted(name, code, target) for name, code in codes.items()]
    whole = modules[0]
    for module in modules[1:]:
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration and not function.name.startswith("entry_"):
            function.linkage = Linkage.internal
    return whole


def _retargeted(name: str, code: str, target: Target) -> llvm.ModuleRef:
    """The code of an entry point for another machine, called `entry_NAME`."""
    code = code.replace(" = common ", " = internal ")
    code = re.sub(r"^target triple.*$", f'target triple = "{target.triple}"', code, flags=re.M)
    layout = f'target datalayout = "{target.machine.target_data}"'
    code = re.sub(r"^target datalayout.*$", layout, code, flags=re.M)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    module = llvm.parse_assembly(code)
    defined = [function for function in module.functions if not function.is_declaration]
    for function in defined:
        if function.name.startswith(WRAPPERS):
            function.linkage = Linkage.internal
    (entry,) = [function for function in defined if function.linkage is Linkage.external]
    entry.name = f"entry_{name}"
    return module


def _export_with_blocks(
    whole: llvm.ModuleRef, entry_points: Iterable[str], target: Target
) -> dict[str, str]:
    """Add `call_NAME(block)` for each entry point; returns the types of the cells of its block."""
    layout = f'target datalayout = "{target.machine.target_data}"'
    lines = [f'target triple = "{target.triple}"', layout]
    cells = {}
    for name in entry_points:
        arguments = whole.get_function(f"entry_{name}").arguments
        types = [str(argument.type) for argument in arguments]
        cells[name] = " ".join(types)
        lines += _call_with_block(name, types)
    whole.link_in(llvm.parse_assembly("\n".join(lines)))
    for name in entry_points:
        whole.get_function(f"entry_{name}").linkage = Linkage.internal
    return cells


def _call_with_block(name: str, types: Sequence[str]) -> Iterator[str]:
    yield f"declare i32 @entry_{name}({', '.join(types)})"
    yield f"define i32 @call_{name}(ptr %block) {{"
    for i, kind in enumerate(types):
        yield f"  %cell{i} = getelementptr i64, ptr %block, i32 {i}"
        yield f"  %value{i} = load {kind}, ptr %cell{i}"
    values = ", ".join(f"{kind} %value{i}" for i, kind in enumerate(types))
    yield f"  %status = call i32 @entry_{name}({values})"
    yield "  ret i32 %status"
    yield "}"


def _optimise(whole: llvm.ModuleRef, target: Target) -> None:
    """Twice: vectorising before everything is inlined would find half as much."""
    for vectorise in (False, True):
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.slp_vectorization = options.loop_vectorization = vectorise
        passes = llvm.create_pass_builder(target.machine, options)
        passes.getModulePassManager().run(whole, passes)
    whole.verify()


def _emit(whole: llvm.ModuleRef, entry_points: Iterable[str], target: Target, file: Path) -> None:
    exports = [f"-Wl,--export=call_{name}" for name in entry_points]
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder) / "engine.o"
        code.write_bytes(target.machine.emit_object(whole))
        command = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-wasi-musl"]
        command += ["-mexec-model=reactor", "-nostartfiles", "-O2", "-s", "-Wl,--no-entry"]
        command += [f"-Wl,-z,stack-size={STACK_BYTES}", *exports, "-Wl,--export=__heap_base"]
        subprocess.run([*command, str(code), "-lm", "-o", str(file)], check=True)
    file.chmod(0o644)


if __name__ == "__main__":
    _rules, *_parts = map(import_module, sys.argv[1].split(","))
    build(cast(Rules, _rules), tuple(_parts), sys.argv[2].split(","), Path(sys.argv[3]))
