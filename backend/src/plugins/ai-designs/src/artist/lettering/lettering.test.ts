import { describe, expect, it } from 'vitest'
import { draw } from '../draw'
import type { Pixels } from '../pixels'
import { planPictures } from '../plan'
import { calmHeight } from './calm-height'
import { letter } from './letter'

const SIZE = [144, 240] as const
const BLOCK = { width: 600, height: 0.15 }

/** Grey, with a chequer of black and white where `loud` says so. */
function picture(loud: (y: number) => boolean): Pixels {
  const [width, height] = SIZE
  const data = new Uint8ClampedArray(width * height * 3).fill(128)
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3)
      if (loud(y / height)) data.fill((Math.floor(x / 6) + Math.floor(y / 6)) % 2 ? 255 : 0, p, p + 3)
  return { width, height, data, alpha: null }
}

describe('words stand', () => {
  it('where the picture is calm, and always clear of the camera', () => {
    const high = calmHeight(
      picture((y) => y > 0.55),
      BLOCK,
      null,
    )
    expect(high - BLOCK.height / 2).toBeGreaterThanOrEqual(0.36)
    expect(high + BLOCK.height / 2).toBeLessThan(0.6)
    const low = calmHeight(
      picture((y) => y < 0.7),
      BLOCK,
      null,
    )
    expect(low - BLOCK.height / 2).toBeGreaterThan(0.66)
    expect(low + BLOCK.height / 2).toBeLessThanOrEqual(0.95)
    // Calm only behind the camera.
    expect(
      calmHeight(
        picture((y) => y > 0.34),
        BLOCK,
        null,
      ),
    ).toBeGreaterThan(0.43)
  })

  it('off the middle, where the subject is, and inside a mat', () => {
    expect(
      Math.abs(
        calmHeight(
          picture(() => false),
          BLOCK,
          null,
        ) - 0.5,
      ),
    ).toBeGreaterThan(0.2)
    const inside = calmHeight(
      picture(() => false),
      BLOCK,
      'circle',
    )
    expect(inside + BLOCK.height / 2).toBeLessThanOrEqual(0.75)
  })

  it('on the same spot in the sketch and in the picture, as paths', async () => {
    for (const plan of planPictures({ prompt: '"Stay wild" over mountains' })) {
      const [small, large] = await Promise.all(
        [1, 2].map(async (k) => letter(plan, await draw({ ...plan, lettering: null }, 360 * k, 600 * k))),
      )
      const of = (canvas = small) => /translate\(500 ([\d.]+)/.exec(canvas?.toSvg(...SIZE) ?? '')?.[1]
      expect(small?.toSvg(...SIZE)).toMatch(/<path d="M-?\d/)
      expect(Math.abs(Number(of(small)) - Number(of(large)))).toBeLessThan(50)
    }
  })

  it('only where a face can write them', () => {
    const [plan] = planPictures({ prompt: '"日本" by the sea' })
    if (!plan) throw new Error('There is no plan')
    expect(
      letter(
        plan,
        picture(() => false),
      ).isEmpty,
    ).toBe(true)
  })
})
