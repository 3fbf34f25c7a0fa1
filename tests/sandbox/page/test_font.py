"""The page of tests and benchmarks is as wide and as high on every machine, whatever fonts that one has."""

from importlib.resources import files
from io import BytesIO

import pytest
from PIL import ImageFont
from playwright.async_api import Page

from tests.sandbox.page.browser import needs_chromium

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

TEXT = "Take the first tile. Nimm das erste Plättchen. Prenez la première tuile. Weź pierwszy żeton."


@pytest.mark.parametrize("weight", [400, 500, 600, 700])
async def test_the_page_is_written_in_roboto_whatever_this_machine_has(page: Page, weight: int) -> None:
    """By the width of a line: DejaVu Sans, which many machines have, is wider by 15 parts of 100."""
    file = files("fontpkg_roboto") / "files" / "Roboto[wdth,wght].ttf"
    roboto = ImageFont.truetype(BytesIO(file.read_bytes()), 100)
    roboto.set_variation_by_axes([weight, 100])
    wide = await page.evaluate(
        """([text, weight]) => {
            const context = document.createElement("canvas").getContext("2d")
            context.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`
            return context.measureText(text).width
        }""",
        [TEXT, weight],
    )
    assert wide == pytest.approx(roboto.getlength(TEXT), rel=0.005)
