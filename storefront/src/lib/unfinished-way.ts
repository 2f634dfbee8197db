const GOING = 'caseloom_going'

/**
 * Remembers where the page is on its way to, should it be reloaded under way: that is what the router does where the
 * next page's code does not come, which a new build of the shop may have taken away. Nothing is remembered of a page
 * that goes nowhere.
 */
export function rememberWay(to: string | undefined): void {
  try {
    if (to) sessionStorage.setItem(GOING, to)
    else sessionStorage.removeItem(GOING)
  } catch {
    // Then the page before is shown again.
  }
}

/** Goes on by the browser's own means, which cannot come round in a circle. True where it does. */
export function finishWay(): boolean {
  try {
    const to = sessionStorage.getItem(GOING)
    if (to === null) return false
    sessionStorage.removeItem(GOING)
    const [{ type } = { type: '' }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    // A page of the shop, whatever was written there.
    const { origin } = window.location
    if (type !== 'reload' || new URL(to, origin).origin !== origin) return false
    window.location.replace(to)
    return true
  } catch {
    return false
  }
}
