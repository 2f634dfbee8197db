import type { CancelledBecause, Invoice } from '../invoice'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Whole pence as £46.78. */
export const formatPence = (pence: number): string => money.format(pence / 100)
export const formatDay = (date: Date): string => day.format(date)
/** 20 % as `20%`, half percents with their half. */
export const formatRate = (percent: number): string => `${Number(percent.toFixed(2))}%`

export interface Standing {
  tone: 'good' | 'note' | 'warn' | 'bad'
  title: string
  says: string
}

const BECAUSE: Record<CancelledBecause, string> = {
  asked: 'You cancelled this order.',
  payment_lapsed: 'Your bank no longer held the payment, so this order was cancelled.',
  adjustment_missed:
    'The change of the design that we asked for did not come in time, so this order was cancelled.',
  rejected: 'This order was not accepted.',
}

/** Why an order is over that nothing was charged for, and that nothing is due. */
function cancelledWords({ payment: { because }, totalPence }: Invoice): string {
  const why = because ? BECAUSE[because] : 'This order was cancelled.'
  // Of what has lapsed there is nothing left to be released.
  const held = totalPence > 0 && because !== 'payment_lapsed'
  return `${why} ${held ? `The ${formatPence(totalPence)} held on your card is released and nothing` : 'Nothing'} is due.`
}

/** How it was paid, in words. */
export function standingOf(invoice: Invoice): Standing {
  const { payment, totalPence, taxPoint, vat } = invoice
  const total = formatPence(totalPence)
  const back = formatPence(payment.refunds.reduce((sum, { pence }) => sum + pence, 0))
  const paid = `Paid by card on ${taxPoint ? formatDay(taxPoint) : ''}`
  const noInvoice = vat ? ' This is not a VAT invoice.' : ''
  switch (payment.state) {
    case 'authorised':
      return {
        tone: 'warn',
        title: 'Your card is authorised, not charged',
        says: `${total} is held on your card. It is charged when we accept the order; the invoice then takes the place of this paper.${noInvoice}`,
      }
    case 'cancelled':
      return {
        tone: 'bad',
        title: 'Cancelled: nothing was charged',
        says: `${cancelledWords(invoice)}${noInvoice}`,
      }
    case 'free':
      return { tone: 'good', title: 'Nothing to pay', says: 'This order came to nothing. Nothing is due.' }
    case 'paid':
      return { tone: 'good', title: paid, says: `${total} was charged. Nothing is due.` }
    case 'part-refunded':
      return { tone: 'good', title: `${paid}, ${back} refunded`, says: 'Nothing is due.' }
    case 'refunded':
      return {
        tone: 'note',
        title: `${paid}, refunded in full`,
        says: `${back} went back to your card. Nothing is due.`,
      }
  }
}
