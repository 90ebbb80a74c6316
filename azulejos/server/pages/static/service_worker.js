// Shows a page while the server cannot be reached. It caches nothing else.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
const OFFLINE_PAGE = '/away'

async function fillCache() {
  const cache = await caches.open('away')
  const page = await fetch(OFFLINE_PAGE)
  const text = await page.clone().text()
  const files = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(found => found[1])
  await cache.addAll(files)
  await cache.put(OFFLINE_PAGE, page)
}

/** @param {RequestInfo} request */
const cached = async request =>
  (await caches.match(request, { ignoreVary: true })) ?? Response.error()

worker.addEventListener('install', event =>
  event.waitUntil(fillCache().then(() => worker.skipWaiting())),
)
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

// A click on a notice brings the table that it is about.
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

/** @param {string} path */
async function show(path) {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const page = pages.find(client => new URL(client.url).pathname === path)
  await (page ? page.focus() : worker.clients.openWindow(path))
}

worker.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => cached(OFFLINE_PAGE)))
  } else if (request.method === 'GET' && new URL(request.url).pathname.startsWith('/static/')) {
    event.respondWith(fetch(request).catch(() => cached(request)))
  }
})
