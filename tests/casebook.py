"""Bad input as cases: files with the expected findings written on the line at fault (tests/cases/README.md)."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from printkit.findings import Finding
from tests.minikit import write_kit

CASES = Path(__file__).parent / "cases"
_RULE = r"(?P<rule>[a-z0-9-]+(?::[\w.-]+)?)"
_ON_LINE = re.compile(rf"#\s*finding: (?P<column>\d+) {_RULE}: (?P<text>.*?)\s*(?=# finding:|$)")
_IN_SIDECAR = re.compile(rf"(?P<file>\S+):(?P<line>\d+):(?P<column>\d+) {_RULE}: (?P<text>.*)")


@dataclass(frozen=True, order=True)
class Expected:
    """A finding as a case writes it."""

    file: str
    line: int
    column: int
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column} {self.rule}: {self.text}"


def cases(folder: str) -> list[Path]:
    """The cases of tests/cases/<folder>: its files and folders, sidecars left out."""
    return sorted(path for path in (CASES / folder).iterdir() if path.suffix != ".expect" and path.name[0] != ".")


def lay_out(case: Path, target: Path) -> Path:
    """The case as a kit in ``target``: a folder as it is, a file as kit.yaml or as what the mini kit includes."""
    if case.is_dir():
        shutil.copytree(case, target, symlinks=True)
        return target
    name = "kit.yaml" if case.name.startswith("kit-") else case.name
    return write_kit(target, {name: case.read_bytes()})


def expected(case: Path) -> list[Expected]:
    """What the case's lines and its sidecar announce, by place."""
    files = sorted(case.rglob("*")) if case.is_dir() else [case]
    found = [wanted for file in files if file.is_file() for wanted in _on_lines(file, _name(case, file))]
    sidecar = case.with_name(case.name + ".expect")
    if sidecar.exists():
        found += [_of(_IN_SIDECAR.fullmatch(line)) for line in sidecar.read_text(encoding="utf-8").splitlines()]
    return sorted(found)


def told(finding: Finding) -> Expected:
    """A finding in the case's own form, whole: sentence; fix."""
    text = f"{finding.message}; {finding.fix}" if finding.fix else finding.message
    return Expected(finding.span.file, finding.span.line, finding.span.column, finding.rule, text)


def _name(case: Path, file: Path) -> str:
    if case.is_dir():
        return file.relative_to(case).as_posix()
    return "kit.yaml" if case.name.startswith("kit-") else case.name


def _on_lines(file: Path, name: str) -> list[Expected]:
    lines = file.read_text(encoding="utf-8", errors="replace").split("\n")
    return [
        Expected(name, number, int(match["column"]), match["rule"], match["text"])
        for number, line in enumerate(lines, 1)
        for match in _ON_LINE.finditer(line)
    ]


def _of(match: re.Match[str] | None) -> Expected:
    assert match is not None, "a sidecar line reads 'file:line:column rule: text'"
    return Expected(match["file"], int(match["line"]), int(match["column"]), match["rule"], match["text"])
