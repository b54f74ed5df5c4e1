// @ts-check
/** The page of notices: this browser subscribes and unsubscribes; the time zone is the browser's own. */
import { subscription, unsubscribe } from "./subscription.js";
import { ask, byId, hide, say, toast } from "./words.js";

const box = byId("push", HTMLElement);
const can = "serviceWorker" in navigator && "PushManager" in window && !!box.dataset.key;

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function paint() {
  const on = await subscription();
  hide("#push-on", !can || !!on);
  hide("#push-off", !on);
  hide("#push-cannot", can);
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return toast(say("push-denied"), true);
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const registered = await navigator.serviceWorker.ready;
  const made = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.key || "") });
  const { endpoint, keys } = made.toJSON();
  await ask("POST", "/api/account/pushes", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, zone });
}

/** @param {() => Promise<unknown>} act */
async function tried(act) {
  try {
    await act();
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message || say("try-again"), true);
  }
  await paint();
}

byId("push-on", HTMLButtonElement).onclick = () => void tried(subscribe);
byId("push-off", HTMLButtonElement).onclick = () => void tried(unsubscribe);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[name=zone]"))) one.value = zone;
byId("zone", HTMLElement).textContent = zone;
void paint();
