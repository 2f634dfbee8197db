import type { Placement, TextLayer } from '@caseloom/contract'
import type { Browser } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPrint } from '../../backend/src/plugins/ai-designs/src/rendering/render-print'
import { CENTRED } from '../../storefront/src/components/case/placement'
import { TEXT_FONTS } from '../../storefront/src/components/case/text-faces'
import { drawArtwork } from './artwork'
import { DEVICE_AREAS } from './device-areas'
import { openBrowser, shownInBrowser } from './in-browser'

/** The share by which two pictures may differ, of all the light in them. */
const TOLERANCE = 0.01
const AREA = { width: 1260, height: 2100 }
/** Enough to see a slip by, and quicker. */
const HALF = { width: 630, height: 1050 }
const WORDS: TextLayer = {
  content: 'AVA & Tom\nsince 2019',
  font: 'abril-fatface',
  size: 0.14,
  x: 0.02,
  y: 0.2,
  rotation: -9,
  colour: '#fff4d6',
  outline: '#101030',
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A third as wide: how each side smooths an edge within a pixel is not what is compared. */
const shrunk = (picture: Sharp, { width, height }: typeof AREA) =>
  picture
    .removeAlpha()
    .resize(Math.round(width / 3), Math.round(height / 3), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()

/** The mean difference over all channels, 0 to 1, and the share of pixels that anybody would call different. */
function compare(a: Buffer, b: Buffer): { mean: number; off: number } {
  expect(a.length).toBe(b.length)
  let [sum, off] = [0, 0]
  for (let i = 0; i < a.length; i += 3) {
    const steps = [0, 1, 2].map((channel) => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)))
    sum += steps.reduce((total, step) => total + step, 0)
    if (Math.max(...steps) > 64) off += 1
  }
  return { mean: sum / a.length / 255, off: (off * 3) / a.length }
}

async function printed(artwork: Buffer, area: typeof AREA, placement: Placement): Promise<Buffer> {
  const { data } = await renderPrint(artwork, area, placement)
  return shrunk(sharp(data, { raw: { ...area, channels: 3 } }), area)
}

let drawn: ReturnType<typeof drawArtwork> | undefined

async function difference(
  placement: Placement,
  area = AREA,
  artwork: Awaited<ReturnType<typeof drawArtwork>> | null = null,
): Promise<{ mean: number; off: number }> {
  const picture = artwork ?? (await (drawn ??= drawArtwork()))
  const shown = await shownInBrowser(browser, picture, placement, area)
  return compare(await shrunk(sharp(shown), area), await printed(picture.webp, area, placement))
}

function expectSame({ mean, off }: { mean: number; off: number }): void {
  expect(mean).toBeLessThan(TOLERANCE)
  expect(off).toBeLessThan(2 * TOLERANCE)
}

describe('what is shown is what is printed', () => {
  it.each<[string, Partial<Placement>]>([
    ['as it comes', {}],
    ['enlarged and moved', { scale: 1.7, x: 0.21, y: -0.13 }],
    ['turned', { scale: 1.5, rotation: 33 }],
    ['turned the other way and moved', { scale: 1.9, rotation: -127, x: -0.15, y: 0.1 }],
    ['mirrored', { mirror: true }],
    ['mirrored, turned and moved', { mirror: true, rotation: 21, scale: 1.6, x: 0.12, y: 0.08 }],
    ['whole on a colour', { fit: 'contain', scale: 0.8, background: '#1d7a50' }],
    ['small, turned, on a colour', { scale: 0.4, rotation: 70, x: -0.3, y: 0.3, background: '#f4d35e' }],
  ])('%s', async (_name, change) => {
    expectSame(await difference({ ...CENTRED, ...change }))
  })

  it.each(TEXT_FONTS)('with words in %s', async (font) => {
    expectSame(await difference({ ...CENTRED, text: { ...WORDS, font } }, HALF))
  })

  it('with words alone, large and without a rim, on a plain ground', async () => {
    const text: TextLayer = {
      ...WORDS,
      content: 'WATER\nyoga fjord',
      size: 0.26,
      outline: null,
      rotation: 12,
    }
    expectSame(await difference({ ...CENTRED, x: 1, y: 1, scale: 0.2, background: '#223344', text }))
  })

  it('with artwork that is clear round its subject', async () => {
    const placement = { ...CENTRED, background: '#8844aa', rotation: 15, mirror: true }
    expectSame(await difference(placement, AREA, await drawArtwork(true)))
  })

  it.each(DEVICE_AREAS)('on a print area of $widthPx x $heightPx', async ({ widthPx, heightPx }) => {
    const area = { width: Math.round(widthPx / 2), height: Math.round(heightPx / 2) }
    expectSame(await difference({ ...CENTRED, scale: 1.2, rotation: -6, x: 0.04, text: WORDS }, area))
  })

  it('and a slip of two per cent would be seen', async () => {
    const artwork = await drawArtwork()
    const shown = await shrunk(sharp(await shownInBrowser(browser, artwork, CENTRED, AREA)), AREA)
    const slipped = await printed(artwork.webp, AREA, { ...CENTRED, x: 0.02 })
    expect(compare(shown, slipped).mean).toBeGreaterThan(TOLERANCE)
  })
})
