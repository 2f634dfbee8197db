import type { MedusaContainer } from '@medusajs/framework/types'
import { readPrintRows } from '../../lib/printing/read-print-rows'
import { reconcilePrintSpecsWorkflow } from '../../workflows/devices/reconcile-print-specs'
import { savePrintSpecsWorkflow } from '../../workflows/devices/save-print-specs'
import { LINES, seedVariants } from './data'

/** Of a JSON file's union type the parts that are there. */
const texts = (attributes: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Gives every variant its print spec, and what Prodigi's catalogue is known to have to those that nobody has touched. */
export async function seedPrintSpecs(container: MedusaContainer) {
  await reconcilePrintSpecsWorkflow(container).run()
  const known = new Map(LINES.flatMap((line) => seedVariants(line).map(({ sku, prodigi }) => [sku, prodigi])))
  const { rows } = await readPrintRows(container)
  const changes = rows
    .filter(({ prodigiSku, size, evidence }) => prodigiSku === null && size === null && evidence === null)
    .flatMap(({ variantId, sku, device }) => {
      const prodigi = sku && device ? known.get(sku) : null
      if (!prodigi) return []
      const { prodigiSku, attributes, widthPx, heightPx, dpi, evidence } = prodigi
      return [
        {
          variantId,
          prodigiSku,
          attributes: texts(attributes),
          size: widthPx && heightPx && dpi ? { widthPx, heightPx, dpi } : null,
          evidence,
        },
      ]
    })
  if (changes.length > 0) await savePrintSpecsWorkflow(container).run({ input: { changes } })
}
