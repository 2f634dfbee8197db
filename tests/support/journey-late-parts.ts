import { expect, type Page } from '@playwright/test'

/** What speaks for the whole page comes once the page rests. */
export const watched = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-parts')),
      ),
    )
    .toBe(true)
