"""What every game's pictures are made of: shapes as SVG text, and our own letters."""
