"""What pictures are drawn with: fonts, sprites, colours, frames, and PNG files."""
