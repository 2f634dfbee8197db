import type { cancellationOf } from '../orders/cancellation'

/** What an invoice says, before it is laid out. Money in whole pence, VAT included unless its name says otherwise. */
export interface Invoice {
  /** Before the money is taken the paper is a pro forma: it asks for nothing and is no VAT invoice. */
  kind: 'pro-forma' | 'invoice'
  number: string
  orderNumber: number
  orderedAt: Date
  /** When the money was taken, which is also the tax point; null on a pro forma. */
  taxPoint: Date | null
  billTo: string[]
  /** Where it is delivered to, if that is another address. */
  deliverTo: string[] | null
  email: string
  lines: InvoiceLine[]
  discount: { label: string; pence: number } | null
  delivery: { label: string; pence: number }
  totalPence: number
  /** A row for each rate, highest first; they add up to the total. Null where the shop is not registered for VAT. */
  vat: VatRow[] | null
  payment: InvoicePayment
}

export interface InvoiceLine {
  name: string
  /** Device and finish, the design's name, and whether a machine drew it. */
  details: string[]
  quantity: number
  unitPence: number
  totalPence: number
  ratePercent: number
}

export interface VatRow {
  ratePercent: number
  netPence: number
  vatPence: number
  grossPence: number
}

export interface InvoicePayment {
  /** `free`: it came to nothing. */
  state: 'authorised' | 'free' | 'paid' | 'part-refunded' | 'refunded' | 'cancelled'
  refunds: Refund[]
  /** Why it is cancelled; null where it is not, or nobody noted why. */
  because: CancelledBecause | null
}

export type CancelledBecause = 'rejected' | NonNullable<ReturnType<typeof cancellationOf>>

export interface Refund {
  at: Date
  pence: number
  /** How much of it is VAT, in the order's own mix of rates. */
  vatPence: number
}

/** Who issues the paper. */
export interface Seller {
  name: string
  company: string
  companyNumber: string
  registeredOffice: string
  email: string
  phone: string
  /** Null where the company is not registered for VAT. */
  vatNumber: string | null
}
