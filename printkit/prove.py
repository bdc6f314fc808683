"""The run of the longer proofs: each prints a table and a verdict."""

from __future__ import annotations

from dataclasses import dataclass

from printkit import catalog
from printkit.contracts import Inspection, ProofReport


@dataclass(frozen=True, slots=True)
class Proved:
    """One proof's name, its sentence and what it reported."""

    name: str
    about: str
    report: ProofReport

    def lines(self) -> tuple[str, ...]:
        """The proof as text: heading, method, table, verdict."""
        verdict = "holds" if self.report.holds else "FAILS"
        return (
            f"{self.name}: {self.about}",
            f"  method: {self.report.method}",
            *(f"  {line}" for line in self.report.lines),
            f"  => {verdict}",
        )


def prove(inspection: Inspection) -> tuple[Proved, ...]:
    """Run every proof over a kit that was drawn without error."""
    return tuple(Proved(name, proof.about, proof.run(inspection)) for name, proof in catalog.proofs().items())
