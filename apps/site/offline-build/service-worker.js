// One promise and no more: without a connection there is a page that says so, in its own clothes.
// HTML and calls are never kept here; other files the browser keeps by itself, by their names.
// Each build has a shelf of its own: its name makes this file another one, so the browser installs it.
const shelf = "offline-__BUILD__";
const offlinePage = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldShelves().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetchedOr(request, offlinePage));
  // Only what may be on the shelf: a script that comes through here is not the one a page preloaded.
  else if (/^\/assets\/.+\.(?:css|svg)$/.test(url.pathname))
    event.respondWith(fetchedOr(request, request));
});

async function keepOfflinePage() {
  const cache = await caches.open(shelf);
  const page = await fetch(offlinePage, { credentials: "omit" });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.clone().text();
  const assets = new Set(
    Array.from(html.matchAll(/"(\/assets\/[^"]+\.(?:css|svg))"/g), ([, path]) => path),
  );
  await cache.addAll([...assets]);
  await cache.put(offlinePage, page);
}

async function dropOldShelves() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)));
}

async function fetchedOr(request, kept) {
  try {
    return await fetch(request);
  } catch (failure) {
    const cache = await caches.open(shelf);
    const found = await cache.match(kept);
    if (found) return found;
    throw failure;
  }
}
