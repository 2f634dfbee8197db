import { create } from 'zustand'
import { KEPT, pageKey, WORKER_PATH, type ToWorker } from './rules'

/** How often a page that stays open asks whether the shop was built anew. */
const ASKED_EVERY_MS = 60 * 60_000

/** A newer worker that waits to take over. */
export const useWaitingWorker = create<{ worker: ServiceWorker | null }>()(() => ({ worker: null }))
const offer = (worker: ServiceWorker | null) => useWaitingWorker.setState({ worker })

const tell = (worker: ServiceWorker | null | undefined, what: ToWorker) => worker?.postMessage(what)

/** The first worker waits for nobody; a later one waits until it is asked to take over, or all pages are closed. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => offer(registration.active ? registration.waiting : null)
  look()
  // Another page may let it take over.
  registration.waiting?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

const afterLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

let begun: Promise<ServiceWorkerRegistration | null> | null = null
let asking: ReturnType<typeof setInterval> | undefined

async function begin(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  await afterLoad()
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH)
    watch(registration)
    clearInterval(asking)
    asking = setInterval(() => void registration.update().catch(() => undefined), ASKED_EVERY_MS)
    return registration
  } catch {
    // The browser does not want it. The shop works without.
    return null
  }
}
export const startWorker = () => (begun ??= begin())

/** No worker is wanted: it goes, with all that it kept. */
export async function dismissWorker(): Promise<void> {
  begun = null
  clearInterval(asking)
  offer(null)
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(registrations.map((each) => each.unregister()))
  await Promise.all(Object.values(KEPT).map((name) => caches.delete(name)))
}

/** The newer worker takes over, and the page is loaded anew with it. */
export function takeOver(): void {
  const { worker } = useWaitingWorker.getState()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  tell(worker, { type: 'take-over' })
}

const pathOf = (src: string) => {
  const { origin, pathname, search } = new URL(src)
  return origin === window.location.origin ? [pathname + search] : []
}

/** Has the worker keep the present page with what it has fetched. */
export async function keepPage(): Promise<void> {
  const { href, origin } = window.location
  if (!navigator.onLine || pageKey(href, origin) === null) return
  if (!(await startWorker())) return
  const { active } = await navigator.serviceWorker.ready
  if (window.location.href !== href) return
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  const drawn = [...document.querySelectorAll('svg image')].map((image) => image.getAttribute('href') ?? '')
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  const fetched = [
    ...parts.filter((name) => name.startsWith(`${origin}/assets/`)),
    ...shown.map(({ currentSrc }) => currentSrc),
    ...drawn.filter((path) => path.startsWith('/')).map((path) => origin + path),
  ].flatMap((src) => (src.startsWith('http') ? pathOf(src) : []))
  tell(active, { type: 'seen', url: href, fetched })
}

/** Whether a page of the shop would open without a connection. */
export async function isKept(href: string): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false
    const key = pageKey(href, window.location.origin)
    return key !== null && Boolean(await caches.match(key, { cacheName: KEPT.pages }))
  } catch {
    return false
  }
}
