import { describe, expect, it } from 'vitest'
import { reckonVat, vatOfRefunds, vatWithin } from './reckon-vat'

const part = (grossPence: number, ratePercent: number) => ({
  grossPence,
  ratePercent,
  tax: (grossPence * ratePercent) / (100 + ratePercent) / 100,
})

describe('VAT', () => {
  it.each([
    [1200, 20, 200],
    [1, 20, 0],
    [3, 20, 1],
    [2985, 20, 498],
    [1050, 5, 50],
    [999, 0, 0],
  ])('within %i pence at %i%% is %i', (gross, rate, vat) => {
    expect(vatWithin(gross, rate)).toBe(vat)
  })

  it('adds up to what was paid by every rate, whatever the pence', () => {
    for (let seed = 1; seed < 2000; seed += 1) {
      const parts = [
        part(seed * 7, 20),
        part((seed * 13) % 997, 20),
        part((seed * 31) % 1999, 5),
        part(seed, 0),
      ]
      const rows = reckonVat(parts) ?? []
      expect(rows.map(({ ratePercent }) => ratePercent)).toEqual([20, 5, 0])
      for (const row of rows) expect(row.netPence + row.vatPence).toBe(row.grossPence)
      expect(rows.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(
        parts.reduce((sum, { grossPence }) => sum + grossPence, 0),
      )
    }
  })

  it('is none where Medusa’s tax lines say something else', () => {
    expect(reckonVat([{ ...part(1200, 20), tax: 2.02 }])).toBeNull()
    expect(reckonVat([{ ...part(1200, 20), tax: 0 }])).toBeNull()
  })

  it('of several refunds is all of it once all went back', () => {
    const vat = reckonVat([part(1750, 20), part(1230, 0)]) ?? []
    expect(vatOfRefunds([2980], vat)).toEqual([292])
    expect(vatOfRefunds([1000], vat)).toEqual([98])
    expect(vatOfRefunds([500], [])).toEqual([0])
    const whole = reckonVat([part(2980, 20)]) ?? []
    // Each by itself would be 166.
    expect(vatOfRefunds([994, 993, 993], whole)).toEqual([166, 165, 166])
    expect(vatOfRefunds(Array<number>(2980).fill(1), whole).reduce((sum, pence) => sum + pence)).toBe(497)
  })
})
