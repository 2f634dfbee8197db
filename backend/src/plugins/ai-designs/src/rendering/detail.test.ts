import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CENTRED } from './centred'
import { cameraLoss, detailOf, detailSize } from './detail'
import { measureDetail } from './measure-detail'
import type { Placement } from './types'
import { warningsOf } from './warnings'

const ART = { width: 600, height: 1000 }
const PRINT = { width: 1260, height: 2100 }
const CUTOUT = { x: 0.06, y: 0.03, width: 0.42, height: 0.25, radius: 0.09 }
const WORDS = {
  content: 'Hello',
  font: 'righteous',
  size: 0.1,
  x: 0,
  y: 0.3,
  rotation: 0,
  colour: '#ffffff',
  outline: null,
} as const

/** Grey, with stripes in a square at `left`, `top`. */
const striped = (left: number, top: number): Promise<Buffer> => {
  const lines = Array.from(
    { length: 10 },
    (_, i) => `<rect x="${left + i * 16}" y="${top}" width="8" height="160"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000"><rect width="600" height="1000" fill="#999"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
const warnings = (placement: Placement, loss = 0): string[] =>
  warningsOf({
    artwork: ART,
    print: PRINT,
    placement,
    dpi: 300,
    cutout: CUTOUT,
    cameraLoss: loss,
    shown: 1,
    blank: [],
    seeThrough: false,
  })

describe('what the camera takes of a picture', () => {
  it('is nearly all where everything lies beneath it, and nothing where nothing does', async () => {
    const under = await measureDetail(await striped(80, 60))
    expect(cameraLoss(under, ART, PRINT, CENTRED, CUTOUT)).toBeGreaterThan(0.95)
    expect(cameraLoss(under, ART, PRINT, { ...CENTRED, mirror: true }, CUTOUT)).toBeLessThan(0.05)
    expect(cameraLoss(under, ART, PRINT, { ...CENTRED, rotation: 180 }, CUTOUT)).toBe(0)
    const far = await measureDetail(await striped(300, 700))
    expect(cameraLoss(far, ART, PRINT, CENTRED, CUTOUT)).toBe(0)
  })

  it('is nothing of a plain picture', async () => {
    const plain = await sharp({ create: { ...ART, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    expect(cameraLoss(await measureDetail(plain), ART, PRINT, CENTRED, CUTOUT)).toBe(0)
  })

  it('is measured on a small version of the picture’s own shape', () => {
    expect(detailSize(ART)).toEqual({ width: 144, height: 240 })
    expect(detailOf(new Array<number>(144 * 240 * 3).fill(9), detailSize(ART), 3)).toMatchObject({
      columns: 36,
      rows: 60,
    })
  })
})

describe('warnings', () => {
  it('are none for a picture that fills the case', () => expect(warnings(CENTRED)).toEqual([]))
  it('tell of gaps, of the camera, and of words at the edge or in the opening', () => {
    expect(warnings({ ...CENTRED, scale: 0.5 })).toEqual([expect.stringContaining('background colour')])
    expect(warnings(CENTRED, 0.4)).toEqual([expect.stringContaining('40%')])
    expect(warnings({ ...CENTRED, text: WORDS })).toEqual([])
    expect(warnings({ ...CENTRED, text: { ...WORDS, x: 0.42 } })).toEqual([expect.stringContaining('edge')])
    expect(warnings({ ...CENTRED, text: { ...WORDS, x: -0.2, y: -0.35 } })).toEqual([
      expect.stringContaining('camera’s opening'),
    ])
  })
})
