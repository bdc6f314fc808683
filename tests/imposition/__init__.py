"""Tests of the imposition schemes."""
