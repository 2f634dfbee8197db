import type { Invoice, Seller } from '../invoice'
import { COLOUR } from './palette'
import { COLUMN, PAGE, type Sheet } from './sheet'
import { formatDay } from './words'

const GAP = 24

/** What the paper is, and the facts that name it. */
export function heading(sheet: Sheet, title: string, facts: readonly [label: string, value: string][]): void {
  const top = sheet.y
  sheet.tagged(sheet.root, 'H1', () => {
    sheet.y = sheet.text(
      title,
      { x: PAGE.margin, y: top, width: COLUMN * 0.55 },
      { weight: 'display', size: 30, leading: 1.1 },
    )
  })
  const x = PAGE.margin + COLUMN * 0.58
  let y = top + 3
  for (const [label, value] of facts) {
    sheet.tagged(sheet.root, 'P', () => {
      sheet.text(label, { x, y, width: 88 }, { colour: COLOUR.inkSoft })
      y = sheet.text(value, { x: x + 88, y, width: COLUMN * 0.42 - 88 }, { align: 'right', weight: 'strong' })
    })
  }
  sheet.y = Math.max(sheet.y, y) + 22
}

export function factsOf(invoice: Invoice): [string, string][] {
  const facts: [string, string][] = [
    [invoice.kind === 'invoice' ? 'Invoice number' : 'Pro forma no.', invoice.number],
    ['Order number', `#${invoice.orderNumber}`],
    ['Order date', formatDay(invoice.orderedAt)],
  ]
  if (!invoice.taxPoint) return facts
  const day = formatDay(invoice.taxPoint)
  return [
    ...facts,
    ...((invoice.vat ? [['Date (tax point)', day]] : [['Invoice date', day]]) as typeof facts),
  ]
}

function block(sheet: Sheet, title: string, lines: readonly string[], x: number, width: number): number {
  let y = sheet.y
  sheet.tagged(sheet.root, 'H2', () => {
    y = sheet.text(title, { x, y, width }, { weight: 'strong', colour: COLOUR.inkSoft })
  })
  lines.forEach((line, index) => {
    sheet.tagged(sheet.root, 'P', () => {
      y = sheet.text(line, { x, y, width }, { size: 9.5, weight: index === 0 ? 'strong' : 'text' })
    })
  })
  return y
}

/** Who sells, who buys, and where it goes if that is somewhere else. */
export function parties(sheet: Sheet, invoice: Invoice, seller: Seller): void {
  const from = [
    seller.company,
    ...seller.registeredOffice.split(', '),
    `Company number ${seller.companyNumber}`,
    ...(seller.vatNumber ? [`VAT number ${seller.vatNumber}`] : []),
    seller.email,
    seller.phone,
  ]
  const to = [...invoice.billTo, invoice.email].filter((line) => line !== '')
  const blocks: [string, string[]][] = [
    ['From', from],
    [invoice.deliverTo ? 'Bill to' : 'Bill and deliver to', to],
    ...(invoice.deliverTo ? ([['Deliver to', invoice.deliverTo]] as [string, string[]][]) : []),
  ]
  const width = (COLUMN - GAP * (blocks.length - 1)) / blocks.length
  const ends = blocks.map(([title, lines], index) =>
    block(sheet, title, lines, PAGE.margin + index * (width + GAP), width),
  )
  sheet.y = Math.max(...ends) + 22
}
