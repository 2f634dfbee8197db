import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { offlinePage, titleOf, type SeenPage } from '~/lib/offline/offline-page'
import {
  isGalleryPicture,
  isPart,
  isShopPicture,
  KEPT,
  mayKeepPage,
  pageKey,
  partsOf,
  type ToWorker,
} from '~/lib/offline/rules'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: its name, so that a new build is a new worker, and the shop's colours. */
declare const BUILD: string
declare const TOKENS: string

const A_DAY = 86_400
const PATIENCE_SECONDS = 4
/** A page that was fetched a moment ago is not fetched again to be kept. */
const FRESH_MS = 10 * 60_000
const MOST_OFFERED = 24
/** When a page that was opened has asked for its scripts, which come last. */
const SETTLED_MS = 2000

const until = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * A_DAY, purgeOnQuotaError: true })

const pages = new NetworkFirst({
  cacheName: KEPT.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) =>
        Promise.resolve(pageKey(request.url, self.location.origin) ?? request),
      cacheWillUpdate: ({ response }) => Promise.resolve(mayKeepPage(response) ? response : null),
    },
    until(60, 30),
  ],
})
const parts = new CacheFirst({ cacheName: KEPT.parts, plugins: [until(300, 60)] })
const pictures = new StaleWhileRevalidate({ cacheName: KEPT.pictures, plugins: [until(160, 30)] })
const artwork = new CacheFirst({ cacheName: KEPT.pictures, plugins: [until(160, 30)] })

/** The pages that open without a connection, last seen first. */
async function seenPages(): Promise<SeenPage[]> {
  const [cache, shown] = await Promise.all([caches.open(KEPT.pages), caches.open(KEPT.pictures)])
  const requests = [...(await cache.keys())].reverse().slice(0, MOST_OFFERED)
  const kept = new Set((await shown.keys()).map(({ url }) => url.slice(self.location.origin.length)))
  return Promise.all(
    requests.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? ''
      const named = html.match(/\/(?:images|api\/files\/gallery|api\/images)\/[\w./-]+(?:\?[\w&=;]+)?/g) ?? []
      const picture = named.map((path) => path.replaceAll('&amp;', '&')).find((path) => kept.has(path))
      const { pathname, search } = new URL(url)
      return { href: pathname + search, title: titleOf(html) ?? pathname, picture: picture ?? null }
    }),
  )
}

async function withoutConnection(asked: string): Promise<Response> {
  const { pathname, search } = new URL(asked)
  const fonts = (await (await caches.open(KEPT.parts)).keys()).map(({ url }) => new URL(url).pathname)
  const page = offlinePage(
    pathname + search,
    await seenPages().catch(() => []),
    TOKENS,
    fonts.filter((file) => file.endsWith('.woff2')),
  )
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  })
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ event, request }) => {
    try {
      if (!pageKey(request.url, self.location.origin)) return await fetch(request)
      const page = await pages.handle({ event, request })
      event.waitUntil(keepOpened(event, request.url))
      return page
    } catch {
      return withoutConnection(request.url)
    }
  },
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPart(url.pathname), parts)
registerRoute(({ url, sameOrigin }) => sameOrigin && isShopPicture(url.pathname), pictures)
// Of designs only what a public page showed is there; nothing is added here, and what has left the gallery goes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isGalleryPicture(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(KEPT.pictures)
    try {
      const answer = await fetch(request)
      if (answer.status === 404) await cache.delete(request)
      return answer
    } catch (error) {
      const kept = await cache.match(request)
      if (!kept) throw error
      return kept
    }
  },
)

async function isFresh(key: string): Promise<boolean> {
  const kept = await (await caches.open(KEPT.pages)).match(key)
  const date = kept?.headers.get('Date')
  return Boolean(date) && Date.now() - Date.parse(date ?? '') < FRESH_MS
}

/** Keeps a page that was seen, as anybody sees it, with what it needs. Asked for without cookies: it is nobody's own. */
async function keep(event: ExtendableEvent, url: string, seen: string[]): Promise<void> {
  const key = pageKey(url, self.location.origin)
  if (!key) return
  const request = new Request(key, { credentials: 'omit', headers: { Accept: 'text/html' } })
  if (!(await isFresh(key))) await Promise.all(pages.handleAll({ event, request }))
  const html = await (await (await caches.open(KEPT.pages)).match(key))?.text()
  if (html === undefined) return
  const wanted = partsOf(html, seen)
  const keepWith = (strategy: CacheFirst | StaleWhileRevalidate, path: string) =>
    Promise.all(strategy.handleAll({ event, request: new Request(path, { credentials: 'omit' }) }))
  await Promise.allSettled([
    ...wanted.parts.map((path) => keepWith(parts, path)),
    ...wanted.pictures.map((path) =>
      keepWith(isGalleryPicture(new URL(path, self.location.origin).pathname) ? artwork : pictures, path),
    ),
  ])
}

/** Whoever leaves a page before its scripts came finds it alive all the same when there is no connection. */
async function keepOpened(event: ExtendableEvent, url: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  await keep(event, url, []).catch(() => undefined)
}

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  if (said.type === 'take-over') void self.skipWaiting()
  else event.waitUntil(keep(event, said.url, said.fetched).catch(() => undefined))
})

/** Older workers kept things under other names. */
async function tidy(): Promise<void> {
  const known: string[] = Object.values(KEPT)
  for (const name of await caches.keys())
    if (name.startsWith('caseloom') && !known.includes(name)) await caches.delete(name)
}
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), self.clients.claim()]))
})
self.addEventListener('install', () => console.debug(`The shop, build ${BUILD}`))
