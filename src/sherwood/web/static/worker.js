// @ts-nocheck
/** The service worker: shows what was pushed, and opens the table it speaks of. It keeps and fetches nothing. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const [icon, badge] = ["/static/{version}/icon-192.png", "/static/{version}/badge-96.png"];
  event.waitUntil(self.registration.showNotification(told.title || "Sherwood", { body: told.body || "", tag: told.tag, icon, badge, data: { url: told.url || "/" } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(goTo(url.href));
});

async function goTo(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
