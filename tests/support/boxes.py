"""What a reader cannot read of a drawing: words under something, words out of their box, words out of the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

import sherwood.web
from sherwood.draw.drawing import Drawing

STATIC = Path(sherwood.web.__file__).parent / "static"
# A line over words strikes them out, and is meant to; an arrow passes over what lies on its way.
# Everything painted can be hit, so that the window says what lies on top; areas for fingers and halos are not painted.
PAINTED = ".board * { pointer-events: visiblePainted !important; } .board :is(.halo, .hit) { pointer-events: none !important; } * { animation: none !important; transition: none !important; }"
FAULTS = """() => {
    const faults = [], svg = document.querySelector("svg"), whole = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")].filter(one => one.textContent.trim() && one.checkVisibility({opacityProperty: true, visibilityProperty: true}));
    for (const text of texts) {
        const box = text.getBoundingClientRect(), said = text.textContent.trim();
        if (!box.width) continue;
        if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 1 || box.bottom > whole.bottom + 1) {
            faults.push(`${said}: leaves the board`);
            continue;
        }
        const spots = [0.12, 0.5, 0.88].map(part => [box.left + box.width * part, box.top + box.height / 2]);
        const tops = spots.map(([x, y]) => document.elementsFromPoint(x, y));
        const over = tops.map(all => all[0]).find(one => one && one !== text && !text.contains(one) && svg.contains(one) && one !== svg && !one.matches("line, .theft path"));
        const panel = over?.closest("[data-over]");
        if (panel && !panel.contains(text)) continue; // it is laid over the board on purpose, for as long as it matters
        if (over && (over.textContent.trim() === said || Number(over.getAttribute("fill-opacity") ?? 1) < 0.3)) continue; // the same word again, or a wash
        if (over && tops.every(all => all.includes(text) || all[0] !== over) && over.localName === "text") faults.push(`${said}: under "${over.textContent.trim()}"`);
        else if (over && tops.some(all => all.includes(text) && all.indexOf(text) > all.indexOf(over))) faults.push(`${said}: under ${over.localName}${over.closest("[data-ref]") ? " of " + over.closest("[data-ref]").dataset.ref.split(":")[0] : ""}`);
        const below = tops[1].slice(tops[1].indexOf(text) + 1).find(one => ["rect", "circle"].includes(one.localName) && !one.getAttribute("fill")?.includes("mist")); // a cloud is no box
        if (!below) continue;
        const frame = below.getBoundingClientRect();
        if (frame.width < whole.width * 0.6 && frame.width > box.width * 0.7 && frame.height < box.height * 12 && (box.left < frame.left - 1 || box.right > frame.right + 1)) faults.push(`${said}: leaves its box`);
    }
    return faults;
}"""


def reading_page(browser: Browser) -> Page:
    """A bare page that shows one drawing as the table does."""
    return browser.new_page(viewport={"width": 1280, "height": 1100})


def unreadable(page: Page, drawing: Drawing) -> list[str]:
    """The faults of one drawing."""
    sheets = "".join((STATIC / name).read_text(encoding="utf-8") for name in ("sherwood.css", "table.css"))
    wide = f'width="{drawing.width}" height="{drawing.height}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" class="board-svg" {wide} viewBox="0 0 {drawing.width} {drawing.height}">'
    style = f"<style>{sheets}{PAINTED} body {{ margin: 0; }} .board svg {{ width: {drawing.width}px !important; height: {drawing.height}px !important; }}</style>"
    page.set_viewport_size({"width": max(drawing.width, 400), "height": drawing.height})
    page.set_content(
        f'{style}<figure class="board">{svg}<g class="board-static">{drawing.static}</g><g class="board-live">{drawing.live}</g></svg></figure>'
    )
    return list(page.evaluate(FAULTS))
