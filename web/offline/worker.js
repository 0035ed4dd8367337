// Resources that stay readable without a connection: the shop's files, and the public pages last
// visited. Pages always come from the network first, so the cache cannot make the shop outdated.
// Personal screens and calls never pass through this file.
// `routes/service-worker.ts` serves this file after a declaration of `shop`, the details of the
// shop's pages.
// A new version deletes the caches of older ones; to retire it, serve a worker that unregisters
// itself under this name.
const version = 'v3';
const files = `jyotiratna-${version}-files`;
const pages = `jyotiratna-${version}-pages`;
/** How many entries each cache keeps, the oldest going first. */
const most = { [files]: 150, [pages]: 40 };
/** Pages that are the same for everyone; React Router asks for their data with `.data` at the end. */
const publicPage = new RegExp(shop.publicPage);
/** The path of the page displayed instead of one that is not cached, in its language. */
const offline = (pathname) =>
  (shop.prefixes.find((prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? '') +
  shop.offline;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(files)
      .then((cache) => cache.addAll(shop.prefixes.map((prefix) => prefix + shop.offline))),
  );
  skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('jyotiratna-') && !(name in most)) await caches.delete(name);
      }
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(event));
  else if (publicPage.test(pathname)) event.respondWith(fromNetworkFirst(event));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match(offline(pathname))));
});

/** Built files never change under their name. */
async function fromCacheFirst(event) {
  const kept = await caches.match(event.request);
  return kept ?? fetchAndKeep(event, files);
}

async function fromNetworkFirst(event) {
  try {
    return await fetchAndKeep(event, pages);
  } catch (error) {
    const kept = await caches.match(event.request);
    if (kept) return kept;
    if (event.request.mode === 'navigate')
      return caches.match(offline(new URL(event.request.url).pathname));
    throw error;
  }
}

async function fetchAndKeep(event, name) {
  const reply = await fetch(event.request);
  const fleeting = /no-store/.test(reply.headers.get('cache-control') ?? '');
  if (reply.status === 200 && !reply.redirected && !fleeting)
    event.waitUntil(keep(event.request, reply.clone(), name));
  return reply;
}

async function keep(request, reply, name) {
  const cache = await caches.open(name);
  await cache.put(request, reply);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - most[name])).map((old) => cache.delete(old)),
  );
}

/** A notification: its options come from the shop, encrypted for this browser. */
addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, ...options } = event.data.json();
  event.waitUntil(registration.showNotification(title, { icon: '/icon-192.png', ...options }));
});

/** A press opens a page, or makes the call of its button; a call that fails opens the page after all. */
addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  const { page, call } = data.opens[event.action] ?? { page: data.page };
  const called = call ? post(call, {}, data.locale) : Promise.resolve(true);
  event.waitUntil(
    Promise.all([called, page && show(page)]).then(([done]) => done || page || show(data.page)),
  );
});

/** The browser has a new address at its push service: the shop replaces the one before. */
addEventListener('pushsubscriptionchange', (event) => {
  const old = event.oldSubscription;
  if (!old) return;
  const renew = async () => {
    const { endpoint, keys } = (
      event.newSubscription ?? (await registration.pushManager.subscribe(old.options))
    ).toJSON();
    await post(shop.pushSubscriptions, { endpoint, keys, replaces: old.endpoint });
  };
  event.waitUntil(renew());
});

/** Sends a request of the logged-in account; resolves to whether the shop accepted it. */
async function post(path, body, locale = '') {
  const headers = {
    'content-type': 'application/json',
    ...(locale && { [shop.localeHeader]: locale }),
  };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Shows a page in a window that is open on it or below it, or in a new one. */
async function show(page) {
  const { pathname } = new URL(page, location.origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => new URL(url).pathname);
  const same =
    open[paths.findIndex((path) => path === pathname || path.startsWith(`${pathname}/`))];
  // The press permits a focus for a moment only; a window that this worker does not control cannot be moved.
  await same?.focus().catch(() => undefined);
  return (await same?.navigate(page).catch(() => null)) ?? clients.openWindow(page);
}
