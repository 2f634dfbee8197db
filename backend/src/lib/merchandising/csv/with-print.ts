import { isDeepStrictEqual } from 'node:util'
import { ZodError } from 'zod'
import { printedAs } from '../../printing/printed-as'
import { isFilled, json, refuse } from './cells'
import { PRINT_COLUMNS, PRINT_KEY, printFromCells } from './print-columns'
import { columnNamed, type Row, type Table } from './table'
import type { ImportContext } from './translate-table'

const VARIANT_METADATA = 'Variant Metadata'

/**
 * A row with its print data where the import carries it. What says only what is known is left out: its source stays on
 * record.
 * @throws MedusaError that names the row whose print data cannot be read, or belongs to nothing that could be printed
 */
export function withPrint(table: Table, row: Row, at: number, context: ImportContext): Row {
  const cell = (name: string) => row[columnNamed(table, name) ?? ''] ?? ''
  if (!Object.values(PRINT_COLUMNS).some((name) => isFilled(cell(name)))) return row
  const metadata = json(at, VARIANT_METADATA, row[VARIANT_METADATA])
  try {
    const print = printFromCells(cell)
    const known = context.prints.get(cell('Variant Id'))
    if (known && isDeepStrictEqual(print, { ...known })) return row
    const variant = context.variants.get(cell('Product Id'))?.find(({ id }) => id === cell('Variant Id'))
    // Medusa's import leaves alone what an empty cell says nothing of.
    const title = cell('Variant Title') || (variant?.title ?? '')
    const named = printedAs({ title, sku: cell('Variant Sku') || (variant?.sku ?? null) }, context.devices)
    if ('fault' in named) throw refuse(at, named.fault)
    return { ...row, [VARIANT_METADATA]: JSON.stringify({ ...metadata, [PRINT_KEY]: print }) }
  } catch (error) {
    if (error instanceof ZodError)
      throw refuse(at, error.issues[0]?.message ?? 'The print data cannot be read')
    throw error
  }
}
