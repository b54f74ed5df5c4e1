// @ts-check
/** This browser's subscription to notices, if it has one. */
import { ask } from "./words.js";

export async function subscription() {
  const registered = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return registered?.pushManager?.getSubscription() ?? null;
}

/** No more notices here. */
export async function unsubscribe() {
  const on = await subscription();
  if (!on) return;
  await ask("POST", "/api/account/pushes/end", { endpoint: on.endpoint });
  await on.unsubscribe();
}
