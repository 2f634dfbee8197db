import { create } from 'zustand'
import { writesUnderWay } from './api-client'
import { isKept } from './offline/worker'

/** What the whole page has to say of itself. */
interface PageParts {
  /** Something that came late did not arrive: the shop was built anew since the page was opened, or who knows why. */
  lost: 'newer' | 'unknown' | null
  /** Another page was asked for without a connection. */
  waits: boolean
}
export const usePageParts = create<PageParts>()(() => ({ lost: null, waits: false }))
const { setState: set, getState: get } = usePageParts

const RELOADED = 'caseloom_reloaded_from'
/** The press that asked for the part may ask the shop for something, too. */
const SETTLING_MS = 600
let typed = false

const build = () =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

/** The shop serves another build than this page's: the router's own question. */
async function builtAnew(): Promise<boolean> {
  const version = build()
  if (version === undefined) return false
  try {
    const asked = new URLSearchParams({ paths: '/', version })
    const { status, headers } = await fetch(`/__manifest?${asked.toString()}`, { cache: 'no-store' })
    return status === 204 && headers.has('X-Remix-Reload-Document')
  } catch {
    return false
  }
}

/** True once for each build, and never where that can't be remembered: a page must not reload for ever. */
function firstTime(): boolean {
  try {
    const version = build() ?? ''
    // All of them: while the shop is rolled out, old and new may answer by turns.
    const before = sessionStorage.getItem(RELOADED)?.split(' ') ?? []
    if (before.includes(version)) return false
    sessionStorage.setItem(RELOADED, [...before, version].slice(-20).join(' '))
    return true
  } catch {
    return false
  }
}

const nothingToLose = () =>
  !typed &&
  !writesUnderWay() &&
  !document.querySelector('[role=dialog]') &&
  !document.activeElement?.matches('input, textarea, select')

async function partLost(): Promise<void> {
  if (get().lost === 'newer') return
  if (!navigator.onLine) {
    set({ lost: 'unknown' })
    return
  }
  const newer = await builtAnew()
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
  if (newer && nothingToLose() && firstTime()) window.location.reload()
  else set({ lost: newer ? 'newer' : 'unknown' })
}

/** A plain press on a link to another page of the shop. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return false
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
}

function onPress(event: MouseEvent): void {
  if (!leadsAway(event)) return
  if (!navigator.onLine) {
    // The router would reload the page where a part of the next one does not come, and the browser show its own.
    event.preventDefault()
    const { href } = (event.target as Element).closest('a') as HTMLAnchorElement
    // One that was seen before is opened by the browser itself, out of what the worker keeps.
    void isKept(href).then((kept) => (kept ? window.location.assign(href) : set({ waits: true })))
  } else if (get().lost === 'newer') {
    // Past the router: the browser itself opens the next page, as it now is.
    event.stopPropagation()
  }
}

/** Listens for as long as the page lives. Answers how to stop. */
export function watchPageParts(): () => void {
  const lost = () => void partLost()
  const input = () => (typed = true)
  const online = () => set({ waits: false })
  window.addEventListener('vite:preloadError', lost)
  window.addEventListener('input', input, { capture: true, passive: true })
  window.addEventListener('click', onPress, { capture: true })
  window.addEventListener('online', online)
  return () => {
    window.removeEventListener('vite:preloadError', lost)
    window.removeEventListener('input', input, { capture: true })
    window.removeEventListener('click', onPress, { capture: true })
    window.removeEventListener('online', online)
  }
}

/** On another page, what was typed on the one before is no matter. */
export const forgetTyped = () => (typed = false)
