import { createPath, type Location } from 'react-router'

const GOING = 'caseloom_going'

/**
 * Remembers where the page is on its way to, should it be reloaded under way: that is what the router does where the
 * next page's code does not come, which a new build of the shop may have taken away. Nothing is remembered of a page
 * that goes nowhere. What a link says besides its address goes along.
 */
export function rememberWay(to: Location | undefined): void {
  try {
    if (to)
      sessionStorage.setItem(
        GOING,
        JSON.stringify([createPath(to), { usr: to.state as unknown, key: to.key }]),
      )
    else sessionStorage.removeItem(GOING)
  } catch {
    // Then the page before is shown again.
  }
}

/** Goes on by the browser's own means, once, which cannot come round in a circle. True where it does. */
export function finishWay(): boolean {
  try {
    const kept = sessionStorage.getItem(GOING)
    if (kept === null) return false
    sessionStorage.removeItem(GOING)
    const [{ type } = { type: '' }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    if (type !== 'reload') return false
    const [to, entry] = JSON.parse(kept) as [string, unknown]
    const { history, location } = window
    // In the router's own form. The browser refuses what is no page of the shop, whatever was written there.
    history.replaceState(entry, '', to)
    // It begins at its top, however far the page before was scrolled.
    history.scrollRestoration = 'manual'
    location.reload()
    return true
  } catch {
    return false
  }
}
