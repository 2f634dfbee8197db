import type { Page } from '@playwright/test'

/**
 * Figures that a page may only show if something is behind them: ratings, counts of what people did, shares, times of delivery, and
 * badges that say how a case sells. As the page says them, each once.
 */
const CLAIMS = [
  /\b\d\.\d\s*(?:out of|\/)\s*5\b/g,
  /\b\d[\d,]*\+?\s+(?:total\s+)?(?:reviews?|sold|likes?|designs?|orders?|customers?|buyers?|people|members?|cases made|happy|views|left)\b/gi,
  /\b\d+\s?%/g,
  /\b\d+\s*(?:-|–|to)\s*\d+\s+business days?\b/gi,
  /\b(?:popular|best ?seller|bestselling|trending|top rated|most loved)\b/gi,
  // Figures that stand alone, with their noun beside them.
  /^\d[\d,.]*\+$/g,
]

const shorn = (claim: string) =>
  claim.toLowerCase().replace(/\s+/g, ' ').replace(/[–]/g, '-').replace(/,/g, '')

/** What a part of the page says of itself, as one hears and sees it. */
async function saidBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>()
    // A sentence is a block's, however many marks are within it.
    const blocks =
      'p, li, dt, dd, h1, h2, h3, h4, h5, td, th, caption, figcaption, label, button, a, span, text'
    for (const element of document.querySelectorAll<HTMLElement>(blocks)) {
      if (element.closest('script, style, noscript')) continue
      const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (words) said.add(words)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt']) said.add(element.getAttribute(name) ?? '')
    return [...said]
  })
}

/** Goes to the page's end, so that what comes late has come. */
async function lookThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), at)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

/** The claims of a page, lower case and without commas: `4.0 out of 5`, `12 reviews`, `25%`, `5-7 business days`, `popular`. */
export async function claimsOf(page: Page): Promise<string[]> {
  await lookThrough(page)
  const said = await saidBy(page)
  const found = said.flatMap((words) => CLAIMS.flatMap((claim) => words.match(claim) ?? []))
  return [...new Set(found.map(shorn))].sort()
}
