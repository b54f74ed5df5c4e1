// @ts-check
/** The keyboard's place: when what had the focus is gone, the focus goes to what comes next in play, never to nowhere. */
import { byId } from "./words.js";

export class Focus {
  /** @param {(listing: boolean) => (HTMLElement | SVGElement | null)[]} places where play goes on, best first; perhaps in the list */
  constructor(places) {
    this.places = places;
    this.ask = byId("ask", HTMLElement);
    /** Waiting for the others: the focus rests on the sentence until there is something to choose. */
    this.resting = false;
    /** Whoever chose from a list or from buttons by keys goes on there; others do not want it opened. */
    this.listing = false;
    document.addEventListener("focusin", (event) => (this.resting = this.resting && event.target === this.ask));
  }

  /** @param {() => void} change */
  keep(change) {
    const had = document.activeElement;
    this.listing = this.resting ? this.listing : !!had?.matches("#more :focus-visible, #choices :focus-visible");
    change();
    const lost = document.activeElement === document.body || document.activeElement === had; // else somebody has found it a place
    if (had && had !== document.body && !seen(had) && lost) this.go();
    else if (this.resting) this.go();
  }

  go() {
    const place = this.places(this.listing).find((one) => one && seen(one)) || this.ask;
    const to = seen(place) ? place : byId("main", HTMLElement);
    if (document.activeElement !== to) to.focus();
    this.resting = to === this.ask;
  }
}

/** @param {Element} thing */
function seen(thing) {
  return thing.isConnected && thing.checkVisibility();
}
