"""Exporters: one format a file; sheets and faces in, bytes out."""
