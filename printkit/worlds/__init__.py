"""Worlds: terrain and clefts laid over a grid at random, and mapsheets written as YAML to be edited."""
