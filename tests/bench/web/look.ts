import { mkdtemp, rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser, findShell } from '../../../scripts/lib/browser.mjs'
import { LEAST } from './yields'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** What Lighthouse made of one load of a page on its phone: scores of 100, bytes, and ms. */
export interface Look {
  scores: Record<Category, number>
  bytes: number
  lcp: number
  tbt: number
  cls: number
  /** The audits that cost a score something. */
  lost: string[]
}

export interface Asked {
  url: string
  /** The page tells search engines to leave it out, on purpose. */
  unlisted: boolean
  /** What the shop's pages find in the browser's storage. */
  stored: Record<string, string>
}

/** Puts into the browser what a shopper's earlier visit would have left there. */
async function remember(port: number, { url, stored }: Asked): Promise<void> {
  if (Object.keys(stored).length === 0) return
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  try {
    const [context] = browser.contexts()
    const page = await context?.newPage()
    await page?.goto(new URL('/healthz', url).href)
    await page?.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, stored)
    await page?.close()
  } finally {
    // Leaves the browser itself running.
    await browser.close()
  }
}

const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN

function lostOf(result: Result, category: Category): string[] {
  const refs = result.categories[category]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    const whole = !audit || audit.score === null || audit.score >= (category === 'performance' ? 0.9 : 1)
    return whole || weight === 0 ? [] : [`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim()]
  })
}

let found: Promise<string> | undefined

/** The program that all pages are measured with. */
export function browser(): Promise<string> {
  found ??= findShell().then((shell) => shell ?? findBrowser())
  return found
}

/** Now and then the browser's recording lacks the load's own beginning, which Lighthouse asks to be run again for. */
const UNRECORDED = 'NO_NAVSTART'
const TRIES = 3

/** Looks at a page, in a browser of its own. */
export async function look(asked: Asked): Promise<Look> {
  for (let tried = 1; ; tried += 1) {
    const result = await lookOnce(asked)
    if (result !== UNRECORDED) return result
    if (tried === TRIES) throw new Error(`${asked.url}: the browser recorded no load in ${TRIES} tries`)
  }
}

/** A browser gets the priority of whoever starts it. Root alone may ask for more than it has. */
const BROWSERS = process.getuid?.() === 0 ? -10 : 0

function takePriority(priority: number): void {
  try {
    setPriority(priority)
  } catch {
    // Who is not root gets none back: then the later browsers are as patient as this process.
  }
}

async function lookOnce(asked: Asked): Promise<Look | typeof UNRECORDED> {
  takePriority(BROWSERS)
  const userDataDir = await mkdtemp(path.join(tmpdir(), 'bench-web-'))
  const chrome = await launch({
    chromePath: await browser(),
    chromeFlags: FLAGS,
    userDataDir,
    logLevel: 'silent',
  })
  // A visitor's phone has no Lighthouse beside it.
  takePriority(LEAST)
  try {
    await remember(chrome.port, asked)
    const ran = await lighthouse(asked.url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // A page that is not meant for search engines loses nothing by saying so.
      ...(asked.unlisted && { skipAudits: ['is-crawlable'] }),
    })
    if (!ran) throw new Error(`Lighthouse answered nothing of ${asked.url}`)
    const { lhr } = ran
    if (lhr.runtimeError?.code === UNRECORDED) return UNRECORDED
    if (lhr.runtimeError) throw new Error(`${asked.url}: ${lhr.runtimeError.message}`)
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      bytes: value(lhr, 'total-byte-weight'),
      lcp: value(lhr, 'largest-contentful-paint'),
      tbt: value(lhr, 'total-blocking-time'),
      cls: value(lhr, 'cumulative-layout-shift'),
      lost: CATEGORIES.flatMap((category) => lostOf(lhr, category)),
    }
  } finally {
    chrome.kill()
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
