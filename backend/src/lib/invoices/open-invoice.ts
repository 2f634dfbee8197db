import type { MedusaContainer } from '@medusajs/framework/types'
import { keptPapers } from '../files/kept-papers'
import type { Invoice, Seller } from './invoice'
import { loadRenderer } from './load-renderer'
import { paperName } from './paper-name'

/**
 * The PDF of an invoice: laid out once, a few at a time, and kept. `beforeMaking` is asked where it is not there yet and may
 * refuse: laying out takes all of the processor for a moment, reading a file nothing.
 */
export async function openInvoice(
  scope: MedusaContainer,
  orderId: string,
  paper: { invoice: Invoice; from: Seller },
  beforeMaking: () => Promise<unknown>,
): Promise<Buffer> {
  const files = keptPapers(scope, 'invoices')
  const name = paperName(orderId, paper.invoice, paper.from)
  const kept = await files.find(name)
  if (kept) return kept
  await beforeMaking()
  return files.make(name, async () => (await loadRenderer()).renderInvoice(paper.invoice, paper.from))
}
