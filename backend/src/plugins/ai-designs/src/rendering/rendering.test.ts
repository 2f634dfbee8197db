import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { CENTRED } from './centred'
import { effectiveDpi, leavesGaps, qualityOf, toArtwork, toPrint } from './placement'
import { canonicalJson, leanPlacement, recipeHash, wholePlacement, type Recipe } from './recipe'
import { renderMockup } from './render-mockup'
import { encodePrintFile, renderPrint } from './render-print'
import type { Placement, PrintTemplate } from './types'

const ART = { width: 120, height: 200 }
const PRINT = { width: 126, height: 210 }
const PLACED: Placement = { ...CENTRED, background: '#00ff00' }
const TEMPLATE: PrintTemplate = {
  widthPx: 126,
  heightPx: 210,
  dpi: 300,
  cornerRadius: 0.14,
  cameraCutout: { x: 0.06, y: 0.03, width: 0.42, height: 0.22, radius: 0.09 },
  lenses: [{ x: 0.17, y: 0.09, radius: 0.07 }],
  templateVersion: 1,
}

/** Blue, with a red dot of 20 pixels about (30, 50). */
let art: Buffer
beforeAll(async () => {
  const dot = { create: { width: 20, height: 20, channels: 3 as const, background: '#ff0000' } }
  art = await sharp({ create: { ...ART, channels: 3, background: '#0000ff' } })
    .composite([{ input: dot, left: 20, top: 40 }])
    .png()
    .toBuffer()
})

describe('placement', () => {
  it('maps the middle of the print area to the middle of the artwork', () => {
    expect(toArtwork([63, 105], ART, PRINT, PLACED)).toEqual([60, 100])
  })

  it.each([
    { ...PLACED },
    { ...PLACED, scale: 1.6, x: 0.12, y: 0.08 },
    { ...PLACED, scale: 1.4, rotation: 90, x: -0.3 },
    { ...PLACED, scale: 0.7, rotation: -37, y: 0.1 },
    { ...PLACED, mirror: true, scale: 1.1, rotation: 24, x: -0.2 },
  ])('renders the pixel that the formula names %#', async (placement) => {
    const { data } = await renderPrint(art, PRINT, placement)
    let [sumX, sumY, count] = [0, 0, 0]
    for (let y = 0; y < PRINT.height; y++) {
      for (let x = 0; x < PRINT.width; x++) {
        const o = (y * PRINT.width + x) * 3
        if ((data[o] ?? 0) < 200 || (data[o + 1] ?? 0) > 80) continue
        sumX += x + 0.5
        sumY += y + 0.5
        count += 1
      }
    }
    const [px, py] = toPrint([30, 50], ART, PRINT, placement)
    expect(Math.hypot(px - sumX / count, py - sumY / count)).toBeLessThan(2)
    const [u, v] = toArtwork([sumX / count, sumY / count], ART, PRINT, placement)
    expect(Math.hypot(u - 30, v - 50)).toBeLessThan(1.3)
  })

  it('tells when the background shows', async () => {
    expect(leavesGaps(ART, PRINT, PLACED)).toBe(false)
    expect(leavesGaps(ART, PRINT, { ...PLACED, rotation: 5 })).toBe(true)
    const small = { ...PLACED, scale: 0.5 }
    expect(leavesGaps(ART, PRINT, small)).toBe(true)
    const { data } = await renderPrint(art, PRINT, small)
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0])
  })

  it('shows the background alone where the artwork lies outside', async () => {
    const { data } = await renderPrint(art, PRINT, { ...PLACED, x: 1, y: 1, scale: 0.5 })
    expect(new Set([...data.subarray(0, 300)])).toEqual(new Set([0, 255]))
  })

  it('computes the effective resolution and names it', () => {
    const dpi = effectiveDpi({ width: 1152, height: 1920 }, { width: 1260, height: 2100 }, PLACED, 300)
    expect(dpi).toBe(274)
    expect([240, 239, 179, 119].map(qualityOf)).toEqual(['sharp', 'good', 'soft', 'poor'])
  })
})

describe('layers of the print', () => {
  const pixel = ({ data, width }: { data: Buffer; width: number }, x: number, y: number): number[] => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]

  it('lets the background through where the artwork is clear', async () => {
    const dot = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer()
    const clear = await sharp({ create: { ...ART, channels: 4, background: '#00000000' } })
      .composite([{ input: dot, left: 40, top: 80 }])
      .png()
      .toBuffer()
    const print = await renderPrint(clear, PRINT, PLACED)
    expect(pixel(print, 3, 3)).toEqual([0, 255, 0])
    expect(pixel(print, 63, 105)).toEqual([255, 0, 0])
  })

  it('sets words above the picture, with their rim', async () => {
    const print = { width: 630, height: 1050 }
    const text = {
      content: 'I',
      font: 'bebas-neue',
      size: 0.5,
      x: 0,
      y: 0.1,
      rotation: 0,
      colour: '#ffffff',
      outline: '#000000',
    } as const
    const rendered = await renderPrint(art, print, { ...PLACED, text })
    expect(pixel(rendered, 315, 630)).toEqual([255, 255, 255])
    const row = Array.from({ length: 120 }, (_, i) => pixel(rendered, 255 + i, 630).join())
    expect(row).toContain('0,0,0')
    expect(row[0]).toBe(pixel(await renderPrint(art, print, PLACED), 255, 630).join())
  })

  it('keeps an enormous enlargement within memory, and in its place', async () => {
    const wide = await sharp({ create: { width: 4000, height: 400, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const print = { width: 1260, height: 2100 }
    const rendered = await renderPrint(wide, print, { ...PLACED, scale: 4 })
    expect(rendered.data).toHaveLength(1260 * 2100 * 3)
    expect(pixel(rendered, 630, 1050)).toEqual([0, 0, 255])
  })
})

describe('the print file', () => {
  it('has the exact pixels, the sRGB profile, 300 dpi and no alpha', async () => {
    const print = { width: 1257, height: 2101 }
    const png = await encodePrintFile(await renderPrint(art, print, { ...PLACED, rotation: 12 }), 300)
    const { format, width, height, channels, depth, hasAlpha, density, icc } = await sharp(png).metadata()
    expect({ format, width, height, channels, depth, hasAlpha, density }).toEqual({
      format: 'png',
      ...print,
      channels: 3,
      depth: 'uchar',
      hasAlpha: false,
      density: 300,
    })
    expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB')
  })

  it('is the same bytes each time', async () => {
    const make = async (): Promise<Buffer> => encodePrintFile(await renderPrint(art, PRINT, PLACED), 300)
    expect((await make()).equals(await make())).toBe(true)
  })
})

describe('the mock-up', () => {
  const mockup = async (line?: string, finish = 'Gloss') => {
    const picture = await renderMockup(
      await renderPrint(art, PRINT, PLACED),
      TEMPLATE,
      line ? { line, finish } : undefined,
    )
    return sharp(picture).raw().toBuffer({ resolveWithObject: true })
  }

  it('shows the print in the case’s shape, with the camera and clear corners', async () => {
    const { data, info } = await mockup()
    expect({ height: info.height, channels: info.channels }).toEqual({ height: 720, channels: 4 })
    expect(data[3]).toBe(0)
    const middle = (360 * info.width + Math.round(info.width / 2)) * 4
    expect(data[middle + 2]).toBeGreaterThan(200)
    // The case stands in the middle; the print is a little narrower than the picture is high.
    const height = Math.round((720 - 64) / (1 + (0.085 * 126) / 210))
    const [left, top] = [(info.width - height * 0.6) / 2, (720 - height) / 2]
    const [x, y] = [Math.round(left + 0.17 * height * 0.6), Math.round(top + 0.09 * height)]
    expect(data[(y * info.width + x) * 4 + 2]).toBeLessThan(80)
  })

  it('looks like the line and the finish that it is of', async () => {
    const looks = [['snap'], ['clear'], ['tough'], ['flexi'], ['eco'], ['folio'], ['snap', 'Matte']] as const
    const seen = new Set<string>()
    for (const [line, finish] of looks) seen.add((await mockup(line, finish)).data.toString('base64'))
    expect(seen.size).toBe(looks.length)
  })
})

describe('the recipe', () => {
  const recipe: Recipe = {
    designId: 'd1',
    artworkSha256: 'abc',
    variantId: null,
    sku: 'SNAP-X',
    template: TEMPLATE,
    placement: PLACED,
  }

  it('has a hash that stays the same', () => {
    const turned = JSON.parse(canonicalJson(recipe)) as Recipe
    expect(recipeHash(turned)).toBe(recipeHash(recipe))
    expect(recipeHash(recipe)).toBe('08c9a9831a14ba0600f0934f764649b3bffcdfc77b50dcc3c33ae0c0426bb6d2')
    expect(recipeHash({ ...recipe, placement: { ...PLACED, x: 0.000_01, background: '#00FF00' } })).toBe(
      recipeHash(recipe),
    )
  })

  it('leaves out what is as it always was, and names what is new', () => {
    expect(Object.keys(leanPlacement(PLACED))).not.toContain('mirror')
    expect(wholePlacement(leanPlacement(PLACED) as Placement)).toEqual(PLACED)
    const text = {
      content: '  Zoe\u0308 \r\n and  me\u200b ',
      font: 'caveat',
      size: 0.1,
      x: 0,
      y: 0,
      rotation: -180,
      colour: '#FFFFFF',
      outline: null,
    } as const
    expect(leanPlacement({ ...PLACED, mirror: true, text })).toMatchObject({
      mirror: true,
      text: { content: 'Zoë\nand me', rotation: 180, colour: '#ffffff' },
    })
    expect(leanPlacement({ ...PLACED, text: { ...text, content: ' \n ' } })).toEqual(leanPlacement(PLACED))
  })

  it.each([
    { placement: { ...PLACED, mirror: true } },
    { placement: { ...PLACED, x: 0.01 } },
    { template: { ...TEMPLATE, templateVersion: 2 } },
    { artworkSha256: 'abd' },
    { designId: 'd2' },
    { sku: 'SNAP-Y' },
    { variantId: 'variant_1' },
  ])('has another hash with %j', (change) => {
    expect(recipeHash({ ...recipe, ...change })).not.toBe(recipeHash(recipe))
  })
})
