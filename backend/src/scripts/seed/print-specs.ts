import type { MedusaContainer } from '@medusajs/framework/types'
import { isSameName } from '../../lib/catalogue/variant-title'
import type { PrintRow } from '../../lib/printing/print-row'
import { readPrintRows } from '../../lib/printing/read-print-rows'
import { reconcilePrintSpecsWorkflow } from '../../workflows/devices/reconcile-print-specs'
import { savePrintSpecsWorkflow } from '../../workflows/devices/save-print-specs'
import { LINES, seedVariants } from './data'

/** Of a JSON file's union type the parts that are there. */
const texts = (attributes: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])))

const KNOWN = new Map(LINES.flatMap((line) => seedVariants(line).map((variant) => [variant.sku, variant])))

/** What Prodigi's catalogue is known to have for a case that nobody has touched, by the SKU that it was seeded with. */
export function knownPrint({
  variantId,
  sku,
  device,
  finish,
  prodigiSku,
  size,
  evidence,
  version,
}: PrintRow) {
  const seeded = sku === null ? undefined : KNOWN.get(sku)
  if (prodigiSku !== null || size !== null || evidence !== null || !seeded?.prodigi) return []
  // One that was made another case kept its SKU: what is known of the former would print the wrong phone's.
  if (!isSameName(seeded.device, device ?? '') || !isSameName(seeded.finish, finish ?? '')) return []
  const { widthPx, heightPx, dpi, ...known } = seeded.prodigi
  return [
    {
      variantId,
      version,
      prodigiSku: known.prodigiSku,
      attributes: texts(known.attributes),
      size: widthPx && heightPx && dpi ? { widthPx, heightPx, dpi } : null,
      evidence: known.evidence,
    },
  ]
}

/** Gives every variant its print spec, and what Prodigi's catalogue is known to have to those that nobody has touched. */
export async function seedPrintSpecs(container: MedusaContainer) {
  await reconcilePrintSpecsWorkflow(container).run()
  const { rows } = await readPrintRows(container)
  const changes = rows.flatMap(knownPrint)
  if (changes.length > 0) await savePrintSpecsWorkflow(container).run({ input: { changes } })
}
