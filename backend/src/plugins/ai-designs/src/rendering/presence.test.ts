import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CENTRED } from './centred'
import { shownShare } from './placement'
import { assertPresent, presenceOf } from './presence'
import { solidityOf } from './solidity'
import type { Placement, TextLayer } from './types'
import { warningsOf } from './warnings'

const ART = { width: 600, height: 1000 }
const PRINT = { width: 630, height: 1050 }
const OFF = { scale: 0.2, x: 1, y: 1 }
const WORDS: TextLayer = {
  content: 'AVA',
  font: 'bebas-neue',
  size: 0.1,
  x: 0,
  y: 0,
  rotation: 0,
  colour: '#102030',
  outline: null,
}

const shown = (change: Partial<Placement>) => shownShare(ART, PRINT, { ...CENTRED, ...change })
/** What is said of a case with so much of the picture on it; null where nothing is refused. */
function refusal(change: Partial<Placement>): string | null {
  try {
    assertPresent(shown(change), { ...CENTRED, ...change }, PRINT)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('how much of a picture is on the case', () => {
  it.each<[string, Partial<Placement>, number]>([
    ['all that there is room for', {}, 1],
    ['a quarter, since it is small', { scale: 0.5 }, 0.25],
    ['the same, turned', { scale: 0.5, rotation: 45, mirror: true }, 0.25],
    ['half, since it was moved', { x: 0.5 }, 0.5],
    ['nothing, since it lies off the case', OFF, 0],
    [
      'nothing, though a corner would be there if it were not turned',
      { scale: 0.5, x: 0.7, y: 0.7, rotation: 45 },
      0,
    ],
  ])('is %s', (_what, change, share) => {
    expect(shown(change)).toBeCloseTo(share, 1)
    expect(shown(change) === 0).toBe(share === 0)
  })

  it('is as much as is solid of it', async () => {
    const picture = (shape: string) =>
      sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000">${shape}</svg>`))
        .png()
        .toBuffer()
    const share = async (shape: string) =>
      shownShare(ART, PRINT, CENTRED, (await solidityOf(await picture(shape), ART)) ?? undefined)
    expect(await share('<rect width="600" height="500"/>')).toBeCloseTo(0.5, 1)
    expect(await share('<rect width="600" height="1000" fill-opacity="0.5"/>')).toBeCloseTo(0.5, 1)
    expect(presenceOf(await share('<rect width="60" height="60"/>'))).toBe('hardly')
    expect(presenceOf(await share('<rect width="3" height="3"/>'))).toBe('none')
    expect(await share('')).toBe(0)
  })
})

describe('a case with nothing on it', () => {
  it('is refused', () => {
    expect(refusal(OFF)).toMatch(/^Nothing of your picture is on the case\. Please move it back/)
    expect(refusal({})).toBeNull()
    expect(refusal({ x: 0.99 })).toBeNull()
  })

  it('is none where words are on it', () => {
    expect(refusal({ ...OFF, text: WORDS })).toBeNull()
    expect(refusal({ ...OFF, text: { ...WORDS, content: 'I', size: 0.03, x: 0.6 } })).not.toBeNull()
  })
})

it.each<[string, Partial<Placement>, boolean]>([
  ['that barely touches it', { x: 0.99 }, true],
  ['that lies off it', { ...OFF, text: WORDS }, true],
  ['that is small and whole', { scale: 0.2 }, false],
])('of a picture %s its customer is told', (_what, change, told) => {
  const placement = { ...CENTRED, ...change }
  const warnings = warningsOf({
    artwork: ART,
    print: PRINT,
    placement,
    dpi: 300,
    cutout: { x: 0.06, y: 0.03, width: 0.42, height: 0.22, radius: 0.09 },
    cameraLoss: 0,
    shown: shown(change),
    blank: [],
    seeThrough: false,
  })
  expect(warnings.some((words) => words.startsWith('Hardly any'))).toBe(told)
})
