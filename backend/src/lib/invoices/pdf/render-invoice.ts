import type { Invoice, Seller } from '../invoice'
import { goods } from './goods'
import { masthead } from './masthead'
import { COLOUR } from './palette'
import { factsOf, heading, parties } from './parties'
import { COLUMN, PAGE, Sheet } from './sheet'
import { standing, sums } from './sums'
import { standingOf } from './words'

const RETURNS =
  'Cases are made for you and cannot be returned for a change of mind. Faulty, damaged or not as described? Tell us within 30 days and we put it right.'

/** What British companies say on their papers, and how many pages there are. */
function foot(sheet: Sheet, { number }: Invoice, title: string, seller: Seller): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  const small = { size: 7.5, colour: COLOUR.inkSoft }
  const who = [
    `${seller.company}, registered in England and Wales, company number ${seller.companyNumber}.`,
    `Registered office: ${seller.registeredOffice}.`,
    ...(seller.vatNumber ? [`VAT number ${seller.vatNumber}.`] : []),
  ].join(' ')
  for (let page = start; page < start + count; page += 1) {
    sheet.doc.switchToPage(page)
    sheet.decoration(() => {
      const y = PAGE.height - PAGE.foot + 18
      sheet.rule(y, 0.75, COLOUR.line)
      sheet.text(who, { x: PAGE.margin, y: y + 9, width: COLUMN - 150 }, small)
      sheet.text(
        `${title} ${number} · Page ${page + 1} of ${count}`,
        { x: PAGE.margin + COLUMN - 145, y: y + 9, width: 145 },
        { ...small, align: 'right' },
      )
    })
  }
}

/** An invoice as a PDF file. The same order gives the same paper until something happens to it. */
export async function renderInvoice(invoice: Invoice, seller: Seller): Promise<Buffer> {
  // Says letters that no typeface has; it comes as a module of the newer kind.
  const { default: anyAscii } = await import('any-ascii')
  const title = invoice.kind === 'invoice' ? 'Invoice' : 'Pro forma invoice'
  const sheet = new Sheet(
    {
      title: `${title} ${invoice.number}`,
      author: seller.name,
      subject: `Order #${invoice.orderNumber} at ${seller.name}`,
      at: invoice.taxPoint ?? invoice.orderedAt,
    },
    anyAscii,
  )
  masthead(sheet, seller.name, invoice.number)
  heading(sheet, title, factsOf(invoice))
  standing(sheet, standingOf(invoice))
  parties(sheet, invoice, seller)
  goods(sheet, invoice)
  sums(sheet, invoice)
  if (invoice.payment.state !== 'cancelled' && invoice.payment.state !== 'refunded') {
    sheet.needs(30)
    sheet.tagged(sheet.root, 'P', () =>
      sheet.text(
        RETURNS,
        { x: PAGE.margin, y: sheet.y, width: COLUMN },
        { size: 8.5, colour: COLOUR.inkSoft },
      ),
    )
  }
  foot(sheet, invoice, title, seller)
  return sheet.finish()
}
