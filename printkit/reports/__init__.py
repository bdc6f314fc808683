"""Reports: one form a file in which ``printkit check`` tells its findings, from outcomes to one text."""
