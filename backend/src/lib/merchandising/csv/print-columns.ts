import { printInputSchema, type PrintInput } from '../../printing/print-input'
import { asText, fromText } from './table'

/** Columns of a variant's row that say how it is printed. */
export const PRINT_COLUMNS = {
  sku: 'Variant Prodigi Sku',
  attributes: 'Variant Prodigi Attributes',
  width: 'Variant Print Width',
  height: 'Variant Print Height',
  dpi: 'Variant Print Dpi',
} as const

/**
 * Where print data travels through Medusa's import: the metadata of a variant, whose id nobody knows before the import
 * made it. What arrives is written into the print specs and taken off the metadata again.
 */
export const PRINT_KEY = 'caseloom_print'

export type PrintData = Pick<PrintInput, 'prodigiSku' | 'attributes' | 'size'>

const attributesToText = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const attributesFromText = (text: string) =>
  Object.fromEntries(
    text
      .split(/[;\n]/)
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const at = part.indexOf('=')
        return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
      }),
  )

export const printToCells = ({ prodigiSku, attributes, size }: PrintData): Record<string, string> => ({
  [PRINT_COLUMNS.sku]: asText(prodigiSku ?? ''),
  [PRINT_COLUMNS.attributes]: asText(attributesToText(attributes)),
  [PRINT_COLUMNS.width]: size ? String(size.widthPx) : '',
  [PRINT_COLUMNS.height]: size ? String(size.heightPx) : '',
  [PRINT_COLUMNS.dpi]: size ? String(size.dpi) : '',
})

/** @throws ZodError with a sentence for each thing that is wrong */
export function printFromCells(cell: (column: string) => string): PrintInput {
  const text = (column: string) => fromText(cell(column)).trim()
  const figure = (column: string) => (text(column) === '' ? undefined : Number(text(column)))
  const [widthPx, heightPx, dpi] = [PRINT_COLUMNS.width, PRINT_COLUMNS.height, PRINT_COLUMNS.dpi].map(figure)
  const unsized = widthPx === undefined && heightPx === undefined && dpi === undefined
  return printInputSchema.parse({
    prodigiSku: text(PRINT_COLUMNS.sku) || null,
    attributes: attributesFromText(text(PRINT_COLUMNS.attributes)),
    size: unsized ? null : { widthPx, heightPx, dpi },
  })
}
