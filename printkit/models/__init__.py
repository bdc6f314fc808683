"""Typed, frozen definitions: what a kit's YAML may say."""
