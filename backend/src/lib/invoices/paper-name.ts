import { createHash } from 'node:crypto'
import type { Invoice, Seller } from './invoice'

/** To be raised when papers are laid out in another way, so that those kept are made again. */
const VERSION = 2

/** Everything that it shows is in the name: what was kept under it can never be an older state of the order. */
export function paperName(orderId: string, invoice: Invoice, from: Seller): string {
  const shown = createHash('sha256').update(JSON.stringify({ invoice, from })).digest('hex')
  return `${orderId.replace(/\W/g, '')}-${shown.slice(0, 32)}.v${VERSION}.pdf`
}
