import type { ProductLookup } from '@caseloom/prodigi'
import { fillFromProduct } from './fill-from-product'
import type { PrintChange } from './plan-specs'
import type { PrintRow } from './print-row'

export interface CheckedRow {
  variantId: string
  title: string
  prodigiSku: string
  /** What was filled in, or why nothing was. */
  sentence: string
  filled: boolean
}
export interface ManyChecked {
  /** Variants that were asked about. */
  asked: number
  filled: number
  /** Variants left for another press. */
  left: number
  rows: CheckedRow[]
}

function explain(row: PrintRow, lookup: ProductLookup): { sentence: string; change: PrintChange | null } {
  if (lookup.outcome !== 'found') return { sentence: lookup.sentence, change: null }
  const { attributes, undecided, size, shipsToUk } = fillFromProduct(lookup.product, {
    attributes: row.attributes,
    finish: row.finish,
    dpi: row.size?.dpi ?? null,
  })
  if (undecided.length > 0)
    return { sentence: `Choose a value for ${undecided.join(', ')} on the variant’s page.`, change: null }
  if (!size) return { sentence: 'Prodigi knows the product but tells no single print size.', change: null }
  const where = shipsToUk ? '' : ' Prodigi does not send it to the UK.'
  const { prodigiSku, variantId, version } = row
  return {
    sentence: `${size.widthPx} × ${size.heightPx} px filled in.${where}`,
    change: { variantId, version, prodigiSku, attributes, size },
  }
}

/** Rows that Prodigi can be asked about, those behind the variant that was last asked about first. */
export function inTurn(rows: PrintRow[], after: string | undefined): PrintRow[] {
  const next = rows.findIndex(({ variantId }) => variantId === after) + 1
  return [...rows.slice(next), ...rows.slice(0, next)].filter(({ reason }) => reason === 'no_print_size')
}

/**
 * Asks about each SKU once, one after the other since Prodigi names no limit, and stops asking where the service is down or
 * refuses the key.
 */
export async function checkMany(
  rows: PrintRow[],
  lookUp: (sku: string) => Promise<ProductLookup>,
): Promise<{ rows: CheckedRow[]; changes: PrintChange[] }> {
  const answers = new Map<string, ProductLookup>()
  const checked: CheckedRow[] = []
  const changes: PrintChange[] = []
  let stopped: ProductLookup | null = null
  for (const row of rows) {
    const sku = row.prodigiSku
    if (!sku) continue
    const lookup: ProductLookup = stopped ?? answers.get(sku) ?? (await lookUp(sku))
    answers.set(sku, lookup)
    if (lookup.outcome === 'unavailable' || lookup.outcome === 'refused') stopped = lookup
    const { sentence, change } = explain(row, lookup)
    if (change) changes.push(change)
    checked.push({
      variantId: row.variantId,
      title: `${row.productTitle}, ${row.title}`,
      prodigiSku: sku,
      sentence,
      filled: change !== null,
    })
  }
  return { rows: checked, changes }
}

const CHANGED = 'Somebody changed it meanwhile, so nothing was filled in.'

/** The same rows, once it is known which were not saved since they were no longer what Prodigi was asked about. */
export const withPassedOver = (rows: CheckedRow[], passedOver: string[]): CheckedRow[] =>
  rows.map((row) => (passedOver.includes(row.variantId) ? { ...row, filled: false, sentence: CHANGED } : row))
