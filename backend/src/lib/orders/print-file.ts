import { openPrintFile, renderPrintFileWorkflow, signPrintUrl } from '@caseloom/ai-designs'
import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '../../env'
import { wordsOf } from '../words-of'
import { failure } from '../http/fail'
import { printSkuOf } from './print-sku'
import type { ShopOrder, ShopOrderLine } from './shop-order'

/** The file that is printed for one line, and how it is ordered. */
export interface Print {
  sku: string
  attributes: Record<string, string>
  /** Signed, and valid for longer than Prodigi keeps trying. */
  url: string
  sha256: string
  md5: string
  effectiveDpi: number
  warnings: string[]
}

/** Prodigi tries a download ten times and may be told of an order again weeks later: 35 days. */
const LIFETIME_SECONDS = 35 * 24 * 3600

/** Rendered, or found so, with the stored bytes, which are those that were rendered; what is wrong names the line. */
async function fileOf(container: MedusaContainer, title: string, recipeHash: string) {
  try {
    const { result: file } = await renderPrintFileWorkflow(container).run({ input: { recipeHash } })
    return { file, buffer: (await openPrintFile(container, recipeHash)).buffer }
  } catch (error) {
    throw failure('fulfillment_failed', `${title}: ${wordsOf(error)}`)
  }
}

/**
 * Renders the print file of a line, or finds it rendered, and makes sure that the stored bytes are those and have the
 * variant's print size.
 * @throws failure `fulfillment_failed` with a sentence for the administrator
 */
export async function makePrint(container: MedusaContainer, line: ShopOrderLine): Promise<Print> {
  const recipeHash = line.metadata?.recipe_hash
  if (!recipeHash) throw failure('fulfillment_failed', `${line.title} has no design to print`)
  const { sku, attributes, spec } = await printSkuOf(container, line)
  const { file, buffer } = await fileOf(container, line.title, recipeHash)
  if (file.widthPx !== spec.widthPx || file.heightPx !== spec.heightPx) {
    throw failure(
      'fulfillment_failed',
      `The print file of ${line.title} is ${file.widthPx} by ${file.heightPx} pixels, but ${sku} needs ${spec.widthPx} by ${spec.heightPx} now: ask for a change, so that it is laid out anew, or give the variant its former size`,
    )
  }
  return {
    sku,
    attributes,
    url: signPrintUrl({
      baseUrl: env.BACKEND_PUBLIC_URL,
      recipeHash,
      secret: env.FILE_SIGNING_SECRET,
      lifetimeSeconds: LIFETIME_SECONDS,
    }),
    sha256: file.sha256,
    md5: createHash('md5').update(buffer).digest('hex'),
    effectiveDpi: Math.round(file.effectiveDpi),
    warnings: file.warnings,
  }
}

const factsSchema = z.object({
  printFiles: z.record(z.string(), z.string()),
  recipes: z.record(z.string(), z.string()).optional(),
})

/**
 * SHA-256 of the print file of each line when the order was first processed. What was made of another recipe, before the customer
 * changed the line, says nothing of this one.
 */
export async function printedBefore(
  container: MedusaContainer,
  { id: orderId, items }: ShopOrder,
): Promise<Map<string, string>> {
  const tasks = await container
    .resolve(ORDER_APPROVAL_MODULE)
    .listApprovalTasks({ order_id: orderId, kind: 'process' }, { order: { created_at: 'ASC' } })
  const first = new Map<string, string>()
  for (const { facts } of tasks) {
    const { data } = factsSchema.safeParse(facts)
    for (const { id, metadata } of items) {
      const file = data?.printFiles[id]
      const recipe = data?.recipes?.[id] ?? metadata?.recipe_hash
      if (file && recipe === metadata?.recipe_hash && !first.has(id)) first.set(id, file)
    }
  }
  return first
}
