"""Art from a kit: flat SVG read into marks, PNG and JPEG taken in as they are. Nothing here runs or fetches."""
