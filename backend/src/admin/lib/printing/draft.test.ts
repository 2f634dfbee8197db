import { describe, expect, it } from 'vitest'
import { draftOf, filled, toBody } from './draft'

const row = {
  variantId: 'v',
  productId: 'p',
  productTitle: 'Tough',
  line: 'tough',
  title: 'iPhone 15 - Matte',
  sku: 'S',
  device: 'iPhone 15',
  finish: 'Matte',
  prodigiSku: 'GLOBAL-1',
  attributes: { finish: 'matte' },
  size: { widthPx: 1000, heightPx: 2000, dpi: 300 },
  evidence: null,
  reason: null,
  version: 'seen',
}

describe('print drafts', () => {
  it('send back what they were made of', () => {
    expect(toBody(draftOf(row))).toEqual({
      prodigiSku: 'GLOBAL-1',
      attributes: { finish: 'matte' },
      size: row.size,
    })
    expect(toBody(draftOf({ ...row, prodigiSku: null, attributes: {}, size: null }))).toEqual({
      prodigiSku: null,
      attributes: {},
      size: null,
    })
  })
  it('send half a size and strange numbers on, for the server to refuse', () => {
    const draft = { ...draftOf(row), widthPx: 'wide', dpi: '' }
    expect(toBody(draft).size).toEqual({ widthPx: 'wide', heightPx: 2000, dpi: '' })
  })
  it('drop attribute rows that are empty', () => {
    const attributes = [
      { name: ' ', value: '' },
      { name: ' size ', value: 's' },
    ]
    expect(toBody({ ...draftOf(row), attributes }).attributes).toEqual({ size: 's' })
  })
  it('take what Prodigi tells and keep the rest', () => {
    const draft = draftOf({ ...row, size: null })
    const fill = { attributes: { brand: 'Apple' }, undecided: [], size: null, shipsToUk: true }
    expect(filled({ ...draft, widthPx: '5' }, 'GLOBAL-2', fill)).toEqual({
      prodigiSku: 'GLOBAL-2',
      attributes: [{ name: 'brand', value: 'Apple' }],
      widthPx: '5',
      heightPx: '',
      dpi: '',
    })
    expect(filled(draft, 'GLOBAL-2', { ...fill, size: row.size }).heightPx).toBe('2000')
  })
})
