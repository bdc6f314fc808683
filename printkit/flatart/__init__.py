"""Art from a kit: SVG read into marks or converted whole, PNG and JPEG as they are. Nothing here runs or fetches."""
