import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blankSides, isSeeThroughAtEdge } from './blank-edges'
import { CENTRED } from './centred'
import { shownShare } from './placement'
import { renderPrint } from './render-print'
import { solidityOf } from './solidity'
import type { Placement } from './types'
import { warningsOf } from './warnings'

const ART = { width: 600, height: 1000 }
const PRINT = { width: 630, height: 1050 }

/** A picture of these SVG shapes; see-through where there are none. */
const drawn = (shapes: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000">${shapes}</svg>`))
    .png()
    .toBuffer()
const WHOLE = '<rect width="600" height="1000" fill="#246"/>'
const MIDDLE = '<rect x="100" y="100" width="400" height="800" fill="#246"/>'
const PAPER = '<rect width="600" height="1000" fill="#fff"/>'

/** What the customer and the administrator are told of the edge of a picture. */
async function told(art: Buffer, change: Partial<Placement> = {}): Promise<string[]> {
  const placement = { ...CENTRED, ...change }
  const solid = await solidityOf(art, ART)
  return warningsOf({
    artwork: ART,
    print: PRINT,
    placement,
    dpi: 300,
    cutout: { x: 0.06, y: 0.03, width: 0.42, height: 0.22, radius: 0.09 },
    cameraLoss: 0,
    blank: blankSides(await renderPrint(art, PRINT, placement), placement.background),
    shown: shownShare(ART, PRINT, placement, solid ?? undefined),
    seeThrough: isSeeThroughAtEdge(solid, ART, PRINT, placement),
  })
}

describe('the edge of a print', () => {
  it('is said to be see-through where the picture is, though it reaches the edge', async () => {
    const sentence = 'Your picture is see-through at its edge: the background colour will show there.'
    expect(await told(await drawn(MIDDLE))).toEqual([sentence])
    expect(await told(await drawn(MIDDLE), { background: '#112233' })).toEqual([sentence])
    expect(await told(await drawn('<circle cx="300" cy="500" r="560" fill="#246"/>'))).toEqual([sentence])
  })

  it('is not said to be so where only the middle is, or what is seen of it is whole', async () => {
    const ring = '<path fill="#246" fill-rule="evenodd" d="M0 0H600V1000H0ZM150 300H450V700H150Z"/>'
    expect(await told(await drawn(ring))).toEqual([])
    expect(await told(await drawn(MIDDLE), { scale: 1.8 })).toEqual([])
    expect(await told(await drawn(WHOLE))).toEqual([])
  })

  it('is said to be blank along the sides where paper is left, by its name or all round', async () => {
    expect(await told(await drawn(PAPER + MIDDLE))).toEqual([
      'Your picture is blank all round its edge: plain colour will show there.',
    ])
    expect(await told(await drawn(`${PAPER}<rect y="80" width="600" height="920" fill="#246"/>`))).toEqual([
      'Your picture is blank along its edge (top): plain colour will show there.',
    ])
    expect(await told(await drawn(`${PAPER}<rect y="80" width="500" height="920" fill="#246"/>`))).toEqual([
      'Your picture is blank along its edge (top and right): plain colour will show there.',
    ])
  })

  it('is drawn on where some of it is white, or its colour is plain', async () => {
    expect(await told(await drawn(`${WHOLE}<rect width="400" height="300" fill="#fff"/>`))).toEqual([])
    expect(await told(await drawn(WHOLE))).toEqual([])
  })

  it('tells of a picture that does not reach it once', async () => {
    expect(await told(await drawn(PAPER + MIDDLE), { scale: 0.5 })).toEqual([
      'Your design does not reach every edge: the background colour will show there.',
    ])
  })
})
