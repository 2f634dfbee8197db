import { parse } from 'csv-parse/sync'
import { MedusaError } from '@medusajs/framework/utils'

export type Row = Record<string, string>
export interface Table {
  columns: string[]
  rows: Row[]
}

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** Spreadsheets read a leading apostrophe as 'this is text' and do not show it. */
export const asText = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)
export const fromText = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** @throws MedusaError with a sentence where the text is no table */
export function parseTable(text: string): Table {
  try {
    const [columns = [], ...rows] = parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
    })
    const names = columns.map((name) => name.trim())
    return {
      columns: names,
      rows: rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The file is not a table of values: ${reason}`)
  }
}

const LEADS = ['product id', 'product handle']

/**
 * The table of an import. One without a product in it would be imported without a word, and nothing changed.
 * @throws MedusaError with a sentence where the text is no table of products
 */
export function parseProducts(text: string): Table {
  const table = parseTable(text)
  const sentence = table.columns.every((column) => !LEADS.includes(column.toLowerCase()))
    ? 'The file is not a table of products: its first line names no column Product Id or Product Handle'
    : table.rows.length === 0 && 'The table names its columns, but holds no product'
  if (sentence) throw new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
  return table
}

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export function writeTable({ columns, rows }: Table): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return lines.map((cells) => cells.map(cell).join(',')).join('\n')
}

/** The table's own spelling of a column, whatever the case; undefined where it has none. */
export const columnNamed = ({ columns }: Table, name: string) =>
  columns.find((column) => column.toLowerCase() === name.toLowerCase())

/**
 * What Medusa writes into its export and refuses in its import, be it that the shop says the same elsewhere: a variant's
 * metadata spread over columns, its pictures and thumbnail.
 */
export const isRefusedByMedusa = (column: string) =>
  /^(?:variant metadata\..*|variant image \d+|variant thumbnail|product variants?)$/i.test(column)

/** What stands in a column, each text once, blanks left out. */
export function cellsIn(table: Table, name: string): string[] {
  const column = columnNamed(table, name)
  return column === undefined ? [] : [...new Set(table.rows.flatMap((row) => row[column] || []))]
}
