// @ts-check
/** While something is pressed nothing is repainted under the finger, so that a click always lands on what was pressed. */

const PRESSED = "button, a, summary, label, [role=tab], [data-ref]";
/** After the finger is lifted the click comes, on a touch screen a moment later. */
const CLICK_COMES = 150;

export class Hold {
  /** @param {() => void} released */
  constructor(released) {
    this.released = released;
    this.held = false;
    this.timer = 0;
    const on = /** @type {(name: string, act: (event: any) => void, capture?: boolean) => void} */ ((name, act, capture) => window.addEventListener(name, act, capture));
    on("pointerdown", (event) => this.press(event.target), true);
    on("pointerup", () => this.lift());
    on("pointercancel", () => this.release());
    on("pointermove", (event) => event.buttons === 0 && event.pointerType === "mouse" && this.lift());
    on("click", () => this.release());
    on("blur", () => this.release());
    // Space clicks a button when it is let go, Enter at once.
    on("keydown", (event) => event.key === " " && this.press(event.target), true);
    on("keyup", () => this.lift());
  }

  /** @param {EventTarget | null} target */
  press(target) {
    if (!(target instanceof Element) || !target.closest(PRESSED)) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.held = true;
  }

  lift() {
    if (this.held && !this.timer) this.timer = window.setTimeout(() => this.release(), CLICK_COMES);
  }

  release() {
    if (!this.held) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.held = false;
    this.released();
  }
}
