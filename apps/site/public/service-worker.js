// Two promises and no more: without a connection there is a page that says so, and files whose name
// carries their content are asked for once. HTML and calls are never kept here.
const shelf = "offline-1";
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
  if (request.mode === "navigate") event.respondWith(pageOrOffline(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
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

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(offlinePage);
    if (kept) return kept;
    throw failure;
  }
}

async function keptOrFetched(request) {
  const cache = await caches.open(shelf);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
