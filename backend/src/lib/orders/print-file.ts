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

/** How one line is printed, as far as it is known without the bytes of its file. */
export interface PrintFacts {
  sku: string
  attributes: Record<string, string>
  fileId: string
  /** Signed, and valid for longer than Prodigi keeps trying. */
  url: string
  sha256: string
  effectiveDpi: number
  warnings: string[]
}
/** The same with what the bytes themselves say. */
export interface Print extends PrintFacts {
  md5: string
}

/** Prodigi tries a download ten times and may be told of an order again weeks later: 35 days. */
const LIFETIME_SECONDS = 35 * 24 * 3600

/** What goes wrong with the print of a line, in a sentence that names it. */
async function naming<T>(title: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw failure('fulfillment_failed', `${title}: ${wordsOf(error)}`)
  }
}

function recipeOf({ title, metadata }: ShopOrderLine): string {
  if (!metadata?.recipe_hash) throw failure('fulfillment_failed', `${title} has no design to print`)
  return metadata.recipe_hash
}

/**
 * Renders the print file of a line, or finds it rendered, and makes sure that it has the variant's print size. Whoever looks at an order
 * asks for no more: the file is megabytes, and is read before it is printed.
 * @throws failure `fulfillment_failed` with a sentence for the administrator
 */
export async function readyPrint(container: MedusaContainer, line: ShopOrderLine): Promise<PrintFacts> {
  const recipeHash = recipeOf(line)
  const { sku, attributes, spec } = await printSkuOf(container, line)
  const { result: file } = await naming(
    line.title,
    renderPrintFileWorkflow(container).run({ input: { recipeHash } }),
  )
  if (file.widthPx !== spec.widthPx || file.heightPx !== spec.heightPx) {
    throw failure(
      'fulfillment_failed',
      `The print file of ${line.title} is ${file.widthPx} by ${file.heightPx} pixels, but ${sku} needs ${spec.widthPx} by ${spec.heightPx} now: ask for a change, so that it is laid out anew, or give the variant its former size`,
    )
  }
  return {
    sku,
    attributes,
    fileId: file.fileId,
    url: signPrintUrl({
      baseUrl: env.BACKEND_PUBLIC_URL,
      recipeHash,
      secret: env.FILE_SIGNING_SECRET,
      lifetimeSeconds: LIFETIME_SECONDS,
    }),
    sha256: file.sha256,
    effectiveDpi: Math.round(file.effectiveDpi),
    warnings: file.warnings,
  }
}

/**
 * The print of a line with its stored bytes looked at, which are those that were rendered.
 * @throws failure `fulfillment_failed` with a sentence for the administrator
 */
export async function makePrint(container: MedusaContainer, line: ShopOrderLine): Promise<Print> {
  const facts = await readyPrint(container, line)
  const { buffer } = await naming(line.title, openPrintFile(container, recipeOf(line)))
  return { ...facts, md5: createHash('md5').update(buffer).digest('hex') }
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
