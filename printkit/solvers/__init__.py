"""Pure algorithms behind rules and proofs: no kit in sight."""
