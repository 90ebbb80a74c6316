// Shows that the server is away, and nothing else: no page and no table is ever kept.

const AWAY = '/away'

async function keep() {
  const cache = await caches.open('away')
  const page = await fetch(AWAY)
  const text = await page.clone().text()
  const parts = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(found => found[1])
  await cache.addAll(parts)
  await cache.put(AWAY, page)
}

addEventListener('install', event => event.waitUntil(keep().then(() => skipWaiting())))
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(AWAY, { ignoreVary: true })))
  } else if (request.method === 'GET' && new URL(request.url).pathname.startsWith('/static/')) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request, { ignoreVary: true })) ?? Response.error()))
  }
})
