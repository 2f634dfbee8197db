import path from 'node:path'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { faultsNow, settled } from '../support/journey-barriers'
import type { State } from './state'
import { STATES } from './states'
import { makeWorld, type World } from './world'

const list = (name: string, otherwise: string) => (process.env[name] || otherwise).split(',')
const DIR = process.env.SHOTS_DIR ?? '.data/screenshots'
const ONLY = list('SHOTS_ONLY', '').filter(Boolean)
const WIDTHS = list('SHOTS_WIDTHS', '390,768,1440').map(Number)
const THEMES = list('SHOTS_THEMES', 'light,dark') as ('light' | 'dark')[]
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024 }
const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 900 })
/** The first state of a kind also makes its people and their orders. */
const STATE_MS = 360_000

const test = base.extend<object, { world: World }>({
  world: [async ({ browser }, use) => use(makeWorld(browser)), { scope: 'worker', timeout: 600_000 }],
})

/** Pictures come as they are scrolled to; a picture of the whole page wants all of them. */
async function unrolled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 60))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await rest()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    const coming = [...document.images].filter((image) => !image.complete)
    const loaded = coming.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true })
          image.addEventListener('error', resolve, { once: true })
        }),
    )
    // One that never comes is part of the picture.
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
}

async function take(page: Page, state: State, width: number, theme: string): Promise<void> {
  if (!state.window) await unrolled(page)
  await settled(page)
  await page.screenshot({
    path: path.join(DIR, `${state.name}-${String(width)}-${theme}.jpg`),
    type: 'jpeg',
    quality: 88,
    fullPage: !state.window,
    animations: 'disabled',
    caret: 'hide',
    // What is far below the window has not been put together yet.
    style: '* { content-visibility: visible !important }',
  })
}

/** A page that never comes to rest is not waited for. */
function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('It took too long.')), STATE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** One state that cannot be reached is told at the end: to fail at once would throw away the world of the others. */
const faults: string[] = []
/** Told at once too, for whoever stops before the end. */
function tell(fault: string): void {
  faults.push(fault)
  console.log(`  ! ${fault}`)
}

async function lookAt(page: Page, state: State, widths: number[], world: World): Promise<void> {
  await state.open(page, world)
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width))
      await take(page, state, width, theme)
      if (!process.env.SHOTS_AXE || (width !== widths[0] && width !== widths.at(-1))) continue
      for (const fault of await faultsNow(page, { all: true, ...(state.part && { scope: 'body > *' }) }))
        tell(`${state.name}, ${String(width)}, ${theme}: ${fault}`)
    }
  }
}

async function inOwnBrowser(browser: Browser, state: State, widths: number[], world: World): Promise<void> {
  const context = await browser.newContext({
    viewport: sizeOf(widths.at(-1) ?? 1440),
    ...(state.as && { storageState: await state.as(world) }),
  })
  try {
    await inTime(lookAt(await context.newPage(), state, widths, world))
  } finally {
    await context.close()
  }
}

const chosen = STATES.filter(({ name }) => ONLY.length === 0 || ONLY.some((part) => name.includes(part)))
for (const state of chosen) {
  const widths = WIDTHS.filter((width) => !state.widths || state.widths.includes(width))
  if (widths.length === 0) continue
  test(state.name, async ({ browser, world }) => {
    test.setTimeout(2 * STATE_MS)
    try {
      await inOwnBrowser(browser, state, widths, world)
    } catch (fault) {
      tell(`${state.name}: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
  })
}

test('every state was reached', () => {
  expect(chosen, `There is no state of the names ${ONLY.join(', ')}`).not.toEqual([])
  expect(faults).toEqual([])
})
