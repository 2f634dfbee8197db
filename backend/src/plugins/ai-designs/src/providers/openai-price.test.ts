import { describe, expect, it } from 'vitest'
import { costOf, mostOf } from './openai-price'

const settings = { model: 'gpt-image-2.5-flare', quality: 'medium', poundsPerDollar: 0.8 }
const size = { width: 1152, height: 1920, reference: null }
const tokens = { textIn: 1_000_000, imageIn: 1_000_000, imageOut: 1_000_000 }

describe('what a picture costs', () => {
  it('goes by the tokens, in thousandths of a penny and rounded up', () => {
    expect(costOf(settings, tokens)).toBe(3_440_000)
    expect(costOf(settings, { textIn: 1, imageIn: 0, imageOut: 0 })).toBe(1)
    expect(costOf({ ...settings, prices: { textIn: 1, imageIn: 2, imageOut: 3 } }, tokens)).toBe(480_000)
  })

  it('is reserved at more than it is likely to be', () => {
    // 439 tokens at 1024 x 1024 make 926 at 1152 x 1920; two partials 200 more; the prompt some 300.
    const likely = costOf(settings, { textIn: 300, imageIn: 0, imageOut: 926 + 200 })
    const most = mostOf(settings, size, 2)
    expect(most).toBeGreaterThan(likely)
    expect(most).toBeLessThan(likely * 1.5)
    const reference = { bytes: Buffer.alloc(0), mime: '', seed: null, plan: null, provider: 'upload' }
    expect(mostOf(settings, { ...size, reference }, 2)).toBeGreaterThan(most)
    expect(mostOf({ ...settings, model: 'gpt-image-2.6-flare' }, size, 2)).toBeGreaterThan(most)
    expect(mostOf({ ...settings, quality: 'brand-new' }, size, 2)).toBe(
      mostOf({ ...settings, quality: 'max' }, size, 2),
    )
  })

  it('is nothing at a server of one’s own, unless prices are given', () => {
    const own = { ...settings, model: 'z-image-turbo', baseUrl: 'http://gpu.example:8000/v1' }
    expect(mostOf(own, size, 0)).toBe(0)
    expect(mostOf({ ...own, prices: { textIn: 0, imageIn: 0, imageOut: 10 } }, size, 0)).toBeGreaterThan(0)
    expect(mostOf({ ...own, baseUrl: undefined }, size, 0)).toBeGreaterThan(0)
  })
})
