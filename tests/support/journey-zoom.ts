import type { Locator, Page } from '@playwright/test'

/** What is left of a window of 1280 x 1024 at 400 % (WCAG 2.2, 1.4.10). */
export const AT_400 = { width: 320, height: 256 }

/** Whatever can be used or read and sticks out of the window sideways, unless it lies in a row that scrolls sideways alone. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const inRow = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (scrolls(getComputedStyle(box).overflowX) && box.scrollHeight <= box.clientHeight + 1) return true
      return false
    }
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`the page: ${String(scrollWidth)}`)
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, dt, dd',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || (left >= -1 && right <= innerWidth + 1)) continue
      if (
        getComputedStyle(element).visibility === 'hidden' ||
        element.closest('[aria-hidden=true], .sr-only')
      )
        continue
      if (!inRow(element))
        found.push(
          `${element.tagName} ${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}: ${String(Math.round(left))}-${String(Math.round(right))}`,
        )
    }
    return found
  })

/** Which share of the window's height is left between what keeps to its edges. */
export const shareLeft = (page: Page) =>
  page.evaluate(() => {
    let [top, bottom] = [0, innerHeight]
    for (const element of document.querySelectorAll('body *')) {
      const { position, visibility, pointerEvents } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (!/fixed|sticky/.test(position) || visibility === 'hidden' || pointerEvents === 'none') continue
      if (box.width < innerWidth / 2 || box.height <= 1) continue
      if (box.top <= 1) top = Math.max(top, box.bottom)
      else if (box.bottom >= innerHeight - 20) bottom = Math.min(bottom, box.top)
    }
    return Math.max(0, bottom - top) / innerHeight
  })

/** What of a layer cannot be brought into the window whole. */
export async function outOfReach(layer: Locator): Promise<string[]> {
  const found: string[] = []
  for (const control of await layer.locator('button, a, select, input:not([aria-hidden=true])').all()) {
    if (!(await control.isVisible())) continue
    await control.scrollIntoViewIfNeeded()
    const fault = await control.evaluate((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      if (width <= 1) return null
      const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
      return inside ? null : (element.ariaLabel ?? element.textContent).trim()
    })
    if (fault !== null) found.push(fault)
  }
  return found
}
