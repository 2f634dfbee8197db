import { COLOUR } from './palette'
import { COLUMN, PAGE, type Sheet } from './sheet'

const BAND = 84
const ROWS = 7
const PITCH = 7
const HOLE = 2.1

/** A text in seven-bit holes, as on the shop's pages: here the paper's own number. */
function punchCard({ doc }: Sheet, text: string, right: number, top: number): void {
  const columns = [...text]
  const left = right - columns.length * PITCH
  columns.forEach((letter, column) => {
    const code = letter.codePointAt(0) ?? 0
    for (let row = 0; row < ROWS; row += 1) {
      if (((code >> (ROWS - 1 - row)) & 1) === 0) continue
      doc.circle(left + column * PITCH + PITCH / 2, top + row * PITCH + PITCH / 2, HOLE).fill(COLOUR.weld)
    }
  })
}

/** The dark cloth with the shop's name, and its weld edge. */
export function masthead(sheet: Sheet, name: string, number: string): void {
  sheet.decoration(() => {
    sheet.doc.rect(0, 0, PAGE.width, BAND).fill(COLOUR.indigo)
    sheet.doc.rect(0, BAND, PAGE.width, 3).fill(COLOUR.weld)
    punchCard(sheet, number, PAGE.margin + COLUMN, (BAND - ROWS * PITCH) / 2)
  })
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(
      name,
      { x: PAGE.margin, y: 23, width: COLUMN / 2 },
      { weight: 'display', size: 27, colour: COLOUR.onIndigo },
    )
  })
  sheet.y = BAND + 3 + 34
}
