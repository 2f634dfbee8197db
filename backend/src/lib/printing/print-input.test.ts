import { describe, expect, it } from 'vitest'
import { printInputSchema } from './print-input'

const size = { widthPx: 1238, heightPx: 2042, dpi: 300 }
const faultOf = (value: unknown) => printInputSchema.safeParse(value).error?.issues[0]?.message ?? null

describe('printInputSchema', () => {
  it('takes all, a SKU without a size, a size without a SKU, and nothing', () => {
    expect(
      printInputSchema.parse({ prodigiSku: ' global-1-m ', attributes: { finish: ' matte ' }, size }),
    ).toEqual({ prodigiSku: 'GLOBAL-1-M', attributes: { finish: 'matte' }, size })
    for (const input of [
      { prodigiSku: 'GLOBAL-1', size: null },
      { prodigiSku: null, size },
      { prodigiSku: null, attributes: {}, size: null },
    ])
      expect(faultOf(input)).toBeNull()
  })
  it.each([
    [{ prodigiSku: '', size: null }, 'A Prodigi SKU has'],
    [{ prodigiSku: 'A B C', size: null }, 'A Prodigi SKU has'],
    [{ prodigiSku: '../orders', size: null }, 'A Prodigi SKU has'],
    [{ prodigiSku: `A${'1'.repeat(80)}`, size: null }, 'A Prodigi SKU has'],
    [{ prodigiSku: null, attributes: { finish: 'matte' }, size: null }, 'Attributes belong to'],
    [{ prodigiSku: 'ABC', attributes: { '': 'x' }, size: null }, 'Attributes are names'],
    [{ prodigiSku: 'ABC', attributes: { a: ' ' }, size: null }, 'An attribute has a value'],
    [{ prodigiSku: null, size: { ...size, widthPx: 299 } }, 'The width is a whole number'],
    [{ prodigiSku: null, size: { ...size, heightPx: 10_001 } }, 'The height is a whole number'],
    [{ prodigiSku: null, size: { ...size, widthPx: 300.5 } }, 'The width is a whole number'],
    [{ prodigiSku: null, size: { ...size, dpi: 71 } }, 'The resolution is'],
    [{ prodigiSku: null, size: { widthPx: 1000 } }, 'The height is a whole number'],
    [{ prodigiSku: null, size: 'big' }, 'Give width, height and resolution'],
  ])('refuses %j', (input, words) => {
    expect(faultOf(input)).toContain(words)
  })
  it('takes the edges', () => {
    for (const edge of [
      { widthPx: 300, heightPx: 10_000, dpi: 72 },
      { widthPx: 10_000, heightPx: 300, dpi: 1200 },
    ])
      expect(faultOf({ prodigiSku: null, size: edge })).toBeNull()
  })
})
