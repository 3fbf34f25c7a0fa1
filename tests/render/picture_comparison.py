"""Whether two pictures are alike."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

# Another version of Pillow may set letters half a pixel aside; a card that is missing differs by far more.
MEAN, FAR, SHARE = 2.0, 60, 0.01


def alike(drawn: Image.Image, golden: Image.Image) -> bool:
    """Tell whether two pictures differ by no more than another version of Pillow would make them."""
    if drawn.size != golden.size:
        return False
    difference = ImageChops.difference(drawn, golden).convert("L")
    far = difference.point(lambda value: 255 if value > FAR else 0)
    return ImageStat.Stat(difference).mean[0] < MEAN and ImageStat.Stat(far).mean[0] / 255 < SHARE
