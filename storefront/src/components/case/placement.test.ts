import { describe, expect, it } from 'vitest'
import { artworkBox, CENTRED, coversArea } from './placement'

const area = { width: 1260, height: 2100 }

describe('artworkBox', () => {
  it('covers the print area exactly at scale 1 when the shapes agree', () => {
    expect(artworkBox(area, { width: 1152, height: 1920 }, CENTRED)).toEqual({
      width: 1260,
      height: 2100,
      cx: 630,
      cy: 1050,
      rotation: 0,
      mirror: false,
      k: 1.09375,
    })
  })

  it('takes the larger ratio for cover and the smaller for contain', () => {
    const square = { width: 1000, height: 1000 }
    expect(artworkBox(area, square, CENTRED).k).toBe(2.1)
    expect(artworkBox(area, square, { ...CENTRED, fit: 'contain' }).k).toBe(1.26)
  })

  it('moves by fractions of the print area, not of the artwork', () => {
    const box = artworkBox(area, { width: 600, height: 1000 }, { ...CENTRED, x: 0.25, y: -0.1, scale: 2 })
    expect([box.cx, box.cy, box.k]).toEqual([945, 840, 4.2])
  })
})

describe('coversArea', () => {
  const artwork = { width: 1152, height: 1920 }

  it('holds for a centred artwork of the same shape', () => {
    expect(coversArea(area, artwork, CENTRED)).toBe(true)
  })

  it.each([
    ['shrunk', { scale: 0.9 }],
    ['moved', { x: 0.05 }],
    ['turned', { rotation: 10 }],
  ])('fails when it is %s', (_name, change) => {
    expect(coversArea(area, artwork, { ...CENTRED, ...change })).toBe(false)
  })

  it('holds for a turned artwork that is large enough', () => {
    expect(coversArea(area, artwork, { ...CENTRED, rotation: 10, scale: 1.4 })).toBe(true)
  })
})
