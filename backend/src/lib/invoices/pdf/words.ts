import type { Invoice } from '../invoice'

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

/** How it was paid, in words. */
export function standingOf({ payment, totalPence, taxPoint, vat }: Invoice): Standing {
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
        says: `This order was not accepted. ${totalPence > 0 ? `The ${total} held on your card is released and nothing` : 'Nothing'} is due.${noInvoice}`,
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
