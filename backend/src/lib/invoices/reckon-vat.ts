import type { VatRow } from './invoice'

/** A line, or the delivery, with the VAT that Medusa has reckoned in it. */
export interface Taxed {
  grossPence: number
  ratePercent: number
  /** In pounds, with a tail where it does not come out even. */
  tax: number
}

/** Half a penny, and a little for the tails of decimal fractions. */
const TOLERANCE = 0.0051

/** Of an amount with its VAT in it, the VAT in whole pence, half a penny up. */
export const vatWithin = (grossPence: number, ratePercent: number): number =>
  Math.round((grossPence * ratePercent) / (100 + ratePercent))

/**
 * The VAT of an order by its rates, highest first. Rounded once for each rate, so that net and VAT add up to what was paid.
 * @returns null where that is not what Medusa's own tax lines say
 */
export function reckonVat(parts: readonly Taxed[]): VatRow[] | null {
  const rates = [...new Set(parts.map(({ ratePercent }) => ratePercent))].sort((a, b) => b - a)
  const rows: VatRow[] = []
  for (const ratePercent of rates) {
    const same = parts.filter((part) => part.ratePercent === ratePercent)
    const grossPence = same.reduce((sum, part) => sum + part.grossPence, 0)
    const vatPence = vatWithin(grossPence, ratePercent)
    const medusa = same.reduce((sum, { tax }) => sum + tax, 0)
    if (Math.abs(medusa - vatPence / 100) > TOLERANCE) return null
    rows.push({ ratePercent, grossPence, vatPence, netPence: grossPence - vatPence })
  }
  return rows
}

/**
 * How much of each refund is VAT, oldest first: the order's own mix of rates. Rounded on what went back so far, so that they are
 * all of the VAT once all went back, in however many parts.
 */
export function vatOfRefunds(refunds: readonly number[], vat: readonly VatRow[]): number[] {
  const gross = vat.reduce((sum, row) => sum + row.grossPence, 0)
  const tax = vat.reduce((sum, row) => sum + row.vatPence, 0)
  let back = 0
  return refunds.map((pence) => {
    const before = gross === 0 ? 0 : Math.round((back * tax) / gross)
    back += pence
    return gross === 0 ? 0 : Math.round((back * tax) / gross) - before
  })
}
