import type { Invoice, InvoiceLine } from '../invoice'
import { COLOUR } from './palette'
import { COLUMN, PAGE, type Sheet, type Style } from './sheet'
import { formatPence, formatRate } from './words'

interface Cell {
  head: string
  width: number
  align: 'left' | 'right'
  of: (line: InvoiceLine) => string
}
const PAD = 7
const NUMBER = { align: 'right' } as const

function cellsOf(withVat: boolean): Cell[] {
  const figures: Cell[] = [
    { head: 'Quantity', width: 52, ...NUMBER, of: ({ quantity }) => String(quantity) },
    {
      head: withVat ? 'Unit price incl. VAT' : 'Unit price',
      width: 92,
      ...NUMBER,
      of: ({ unitPence }) => formatPence(unitPence),
    },
    ...(withVat
      ? [{ head: 'VAT', width: 44, ...NUMBER, of: (line: InvoiceLine) => formatRate(line.ratePercent) }]
      : []),
    { head: 'Total', width: 72, ...NUMBER, of: ({ totalPence }) => formatPence(totalPence) },
  ]
  const rest = COLUMN - figures.reduce((sum, { width }) => sum + width, 0)
  return [{ head: 'Item', width: rest, align: 'left', of: ({ name }) => name }, ...figures]
}

const DETAIL: Style = { size: 8.5, colour: COLOUR.inkSoft }
const NAME: Style = { size: 10, weight: 'strong' }
const HEAD: Style = { size: 8.5, weight: 'strong', colour: COLOUR.inkSoft }

function drawHead(sheet: Sheet, cells: readonly Cell[], put: (draw: () => void) => void): void {
  sheet.decoration(() => sheet.rule(sheet.y, 2.25, COLOUR.ink))
  const y = sheet.y + PAD + 2
  let x = PAGE.margin
  for (const { head, width, align } of cells) {
    const at = x
    put(() => sheet.text(head, { x: at, y, width }, { ...HEAD, align }))
    x += width
  }
  sheet.y = y + 12 + PAD
  sheet.decoration(() => sheet.rule(sheet.y, 0.75, COLOUR.line))
}

function heightOf(sheet: Sheet, line: InvoiceLine, width: number): number {
  const details = line.details.reduce((sum, text) => sum + sheet.heightOf(text, width, DETAIL), 0)
  return sheet.heightOf(line.name, width, NAME) + details + 2 * PAD + 1
}

/** The lines of an order as a table; where it goes on over the page its head comes again. */
export function goods(sheet: Sheet, invoice: Invoice): void {
  const cells = cellsOf(invoice.vat !== null)
  const [first, ...figures] = cells
  if (!first) return
  const nameWidth = first.width - 12
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  const headRow = sheet.doc.struct('TR')
  table.add(headRow)
  sheet.needs(90)
  drawHead(sheet, cells, (draw) => sheet.tagged(headRow, 'TH', draw))
  headRow.end()
  for (const line of invoice.lines) {
    if (sheet.needs(heightOf(sheet, line, nameWidth)))
      drawHead(sheet, cells, (draw) => sheet.decoration(draw))
    const row = sheet.doc.struct('TR')
    table.add(row)
    const top = sheet.y + PAD
    let bottom = top
    sheet.tagged(row, 'TD', () => {
      bottom = sheet.text(line.name, { x: PAGE.margin, y: top, width: nameWidth }, NAME)
      for (const text of line.details)
        bottom = sheet.text(text, { x: PAGE.margin, y: bottom, width: nameWidth }, DETAIL)
    })
    let x = PAGE.margin + first.width
    for (const cell of figures) {
      const at = x
      sheet.tagged(row, 'TD', () =>
        sheet.text(
          cell.of(line),
          { x: at, y: top, width: cell.width },
          { size: 9.5, align: cell.align, leading: 1.47 },
        ),
      )
      x += cell.width
    }
    row.end()
    sheet.y = bottom + PAD
    sheet.decoration(() => sheet.rule(sheet.y, 0.75, COLOUR.line))
    sheet.y += 1
  }
  table.end()
}
