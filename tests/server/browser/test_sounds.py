"""Sounds, calculated instead of heard: soft, without clicks, of like loudness, and off at first."""

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.server.browser.actions import MINE, begin, open_tab, play, view
from tests.server.browser.conftest import NewContext

RATE = 48_000
RENDERED = f"""async () => {{
    const module = document.querySelector('script[type=module]').src.replace(/[^/]*$/, 'sounds.js')
    const {{ SOUNDS }} = await import(module)
    const heard = {{}}
    for (const [name, make] of Object.entries(SOUNDS)) {{
        const context = new OfflineAudioContext(1, 1.6 * {RATE}, {RATE})
        make(context, 0.01)
        const wave = (await context.startRendering()).getChannelData(0)
        heard[name] = [...new Uint8Array(wave.buffer)].map(n => String.fromCharCode(n)).join('')
    }}
    return heard
}}"""
COUNT = """
    window.listening = 0
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.listening++ }
    }
"""


def samples(text: str) -> NDArray[np.float32]:
    """Floats that came as one letter a byte: as JSON numbers they would take seconds."""
    return np.frombuffer(text.encode("latin-1"), np.float32)


def level(amplitude: float) -> float:
    """In decibels below the loudest that there is."""
    return 20 * float(np.log10(max(amplitude, 1e-9)))


def test_sounds_are_soft_and_equally_loud(page: Page) -> None:
    page.goto("/")
    heard = {name: samples(text) for name, text in page.evaluate(RENDERED).items()}
    assert set(heard) == {"tile", "gain", "loss", "turn", "end"}
    loudness = {}
    for name, wave in heard.items():
        tenths = np.lib.stride_tricks.sliding_window_view(wave, RATE // 10)[:: RATE // 100]
        loudness[name] = level(float(np.sqrt((tenths**2).mean(axis=1)).max()))
        peak = float(np.abs(wave).max())
        assert -26 < level(peak) < -9, name
        begun = int(np.argmax(np.abs(wave) > 0))
        assert np.abs(wave[: begun + 12]).max() < 0.25 * peak, f"{name} begins with a click"
        assert level(float(np.abs(wave[-RATE // 5 :]).max())) < -70, f"{name} does not end"
        assert level(float(np.abs(np.diff(wave[begun + RATE // 10 :])).max())) < -28, name
    assert max(loudness.values()) - min(loudness.values()) < 12, loudness
    assert max(loudness.values()) < -20


def test_sounds_are_off_by_default(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(COUNT)
    page = context.new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    assert page.evaluate("listening") == 0
    open_tab(page, "More")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").get_by_label("Sounds").select_option("1")
    assert page.evaluate("listening") == 1
