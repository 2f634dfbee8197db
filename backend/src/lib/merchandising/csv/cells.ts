import { MedusaError } from '@medusajs/framework/utils'

/** The table's first line holds the columns' names. */
const lineOf = (at: number) => at + 2

/** What is wrong with a row of the table, by its place. */
export const refuse = (at: number, sentence: string) =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `Row ${lineOf(at)}: ${sentence}`)

export const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** What a cell of JSON holds. @throws MedusaError that names the row */
export function json(at: number, column: string, text: string | undefined): Record<string, unknown> {
  if (!isFilled(text)) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Told below, with the place.
  }
  throw refuse(at, `${column} is not valid JSON`)
}
