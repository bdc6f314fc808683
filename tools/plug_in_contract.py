"""An import contract: in a folder of plug-ins nothing imports one of them. Private helpers may be shared."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class PlugInContract(Contract):
    """``folders`` lists packages; a new plug-in in one of them edits no list."""

    folders = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect every import of a plug-in by a module of its own folder."""
        crossings = [
            f"{importer} imports {plug_in}"
            for folder in self.folders  # type: ignore[attr-defined]
            for plug_in in sorted(graph.find_children(folder))
            if not plug_in.rpartition(".")[2].startswith("_")
            for importer in sorted(graph.find_modules_that_directly_import(plug_in))
            if importer.startswith(f"{folder}.")
        ]
        return ContractCheck(kept=not crossings, metadata={"crossings": crossings})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line a crossing."""
        for crossing in check.metadata["crossings"]:
            output.print_error(crossing)
