import type { Invoice } from '../invoice'
import { COLOUR } from './palette'
import { COLUMN, PAGE, type Sheet, type Style } from './sheet'
import { formatDay, formatPence, formatRate, type Standing } from './words'

const WIDTH = 236
const ROW = 17
const LEFT = PAGE.margin + COLUMN - WIDTH
const AMOUNT = 90

type Row = [label: string, amount: string, style?: Style]

function rowsOf(invoice: Invoice): Row[] {
  const { lines, discount, delivery, totalPence, vat, payment } = invoice
  const goods = lines.reduce((sum, line) => sum + line.totalPence, 0)
  const back = payment.refunds.reduce((sum, { pence }) => sum + pence, 0)
  const soft: Style = { colour: COLOUR.inkSoft }
  return [
    ['Subtotal', formatPence(goods)],
    ...(discount ? [[discount.label, `−${formatPence(discount.pence)}`] as Row] : []),
    [delivery.label, delivery.pence > 0 ? formatPence(delivery.pence) : 'Free'],
    [vat ? 'Total incl. VAT' : 'Total', formatPence(totalPence), { weight: 'display', size: 13 }],
    ...payment.refunds.flatMap<Row>(({ at, pence, vatPence }) => [
      [`Refunded on ${formatDay(at)}`, `−${formatPence(pence)}`],
      ...(vat ? [['of which VAT', `−${formatPence(vatPence)}`, soft] as Row] : []),
    ]),
    ...(back > 0
      ? [['Paid after refunds', formatPence(totalPence - back), { weight: 'strong' }] as Row]
      : []),
  ]
}

/** A rule and air around the total. */
const HEAVY = [4, 11] as const
const isHeavy = ([, , style]: Row) => style?.weight === 'display'
const styleOf = ([, , style]: Row): Style => ({ size: 9.5, ...style })

function heightOf(sheet: Sheet, row: Row): number {
  const text = sheet.heightOf(row[0], WIDTH - AMOUNT, styleOf(row))
  return Math.max(ROW, text + 3) + (isHeavy(row) ? HEAVY[0] + HEAVY[1] : 0)
}

function drawRow(sheet: Sheet, row: Row): void {
  const [label, amount] = row
  const end = sheet.y + heightOf(sheet, row)
  if (isHeavy(row)) {
    sheet.y += HEAVY[0]
    sheet.decoration(() => sheet.rule(sheet.y, 2.25, COLOUR.ink, LEFT, WIDTH))
    sheet.y += HEAVY[1] - 4
  }
  const y = sheet.y
  const style = styleOf(row)
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(label, { x: LEFT, y, width: WIDTH - AMOUNT }, style)
    sheet.text(amount, { x: LEFT + WIDTH - AMOUNT, y, width: AMOUNT }, { ...style, align: 'right' })
  })
  sheet.y = end
}

const TONES = {
  good: [COLOUR.goodWash, COLOUR.good],
  note: [COLOUR.noteWash, COLOUR.note],
  warn: [COLOUR.warnWash, COLOUR.warn],
  bad: [COLOUR.badWash, COLOUR.bad],
} as const

/** How it was paid, on the wash of its state. */
export function standing(sheet: Sheet, { tone, title, says }: Standing): void {
  const [wash, colour] = TONES[tone]
  const at = { x: PAGE.margin + 14, width: COLUMN - 28 }
  const height =
    sheet.heightOf(title, at.width, { size: 10.5, weight: 'strong' }) + sheet.heightOf(says, at.width)
  sheet.needs(height + 44)
  const top = sheet.y
  sheet.decoration(() => sheet.doc.roundedRect(PAGE.margin, top, COLUMN, height + 22, 8).fill(wash))
  sheet.tagged(sheet.root, 'P', () => {
    const next = sheet.text(title, { ...at, y: top + 11 }, { size: 10.5, weight: 'strong', colour })
    sheet.text(says, { ...at, y: next }, { colour: COLOUR.ink })
  })
  sheet.y = top + height + 22 + 24
}

/** Net, VAT and gross by rate, at the left of the sums. */
function vatTable(sheet: Sheet, vat: NonNullable<Invoice['vat']>, top: number): number {
  const width = COLUMN - WIDTH - 36
  const column = width / 4
  const total = vat.reduce(
    (sum, row) => ({
      net: sum.net + row.netPence,
      vat: sum.vat + row.vatPence,
      gross: sum.gross + row.grossPence,
    }),
    { net: 0, vat: 0, gross: 0 },
  )
  const rows: [string[], Style][] = [
    [['VAT rate', 'Net', 'VAT', 'Gross'], { size: 8.5, weight: 'strong', colour: COLOUR.inkSoft }],
    ...vat.map<[string[], Style]>((row) => [
      [
        formatRate(row.ratePercent),
        formatPence(row.netPence),
        formatPence(row.vatPence),
        formatPence(row.grossPence),
      ],
      {},
    ]),
    ...(vat.length > 1
      ? [
          [
            ['All rates', formatPence(total.net), formatPence(total.vat), formatPence(total.gross)],
            { weight: 'strong' },
          ] as [string[], Style],
        ]
      : []),
  ]
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  let y = top
  rows.forEach(([cells, style], index) => {
    const row = sheet.doc.struct('TR')
    table.add(row)
    cells.forEach((cell, at) => {
      const place = { x: PAGE.margin + at * column, y: y + 3, width: column }
      sheet.tagged(row, index === 0 ? 'TH' : 'TD', () =>
        sheet.text(cell, place, { ...style, align: at === 0 ? 'left' : 'right' }),
      )
    })
    row.end()
    y += 19
    sheet.decoration(() => sheet.rule(y, 0.75, COLOUR.line, PAGE.margin, width))
  })
  table.end()
  return y
}

/** What it comes to, kept together on one page. */
export function sums(sheet: Sheet, invoice: Invoice): void {
  const rows = rowsOf(invoice)
  const tall = rows.reduce((sum, row) => sum + heightOf(sheet, row), 3)
  const vatRows = (invoice.vat?.length ?? 0) + 2
  sheet.y += 14
  sheet.needs(Math.max(tall, vatRows * 19 + 12))
  const top = sheet.y
  const vatEnd = invoice.vat ? vatTable(sheet, invoice.vat, top) : top
  sheet.y = top + 3
  for (const row of rows) drawRow(sheet, row)
  sheet.y = Math.max(sheet.y, vatEnd) + 20
}
