import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page of the shop has places to stop at. */
const MOST_STOPS = 150

/** Tabs on until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(wanted)} is not reached by ${key}.`)
}

/** Tabs to it and presses it. */
export async function pressed(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Tabs to a field and types. */
export async function typed(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
}
