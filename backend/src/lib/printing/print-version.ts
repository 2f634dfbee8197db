import { createHash } from 'node:crypto'
import type { PrintRow } from './print-row'

/**
 * A mark of what somebody saw who says how a variant is printed: it changes with its name, its SKU and every fact of its print. Where
 * these come from is none: whoever saves the same once more is in nobody's way.
 */
export function printVersion({
  title,
  sku,
  prodigiSku,
  attributes,
  size,
}: Pick<PrintRow, 'title' | 'sku' | 'prodigiSku' | 'attributes' | 'size'>): string {
  const chosen = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1))
  const facts = [title, sku, prodigiSku, chosen, size && [size.widthPx, size.heightPx, size.dpi]]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}
