import { LIMITS } from '../limits'
import type { Merchandising } from '../merchandising'
import { asText, fromText } from './table'

/** Columns of a product's row that hold what a merchandiser says of it. */
const TEXT_COLUMNS = {
  position: 'Product List Position',
  finish: 'Product Finish',
  badge: 'Product Badge',
  shortDescription: 'Product Short Description',
  longDescription: 'Product Long Description',
} as const
const ICON_PARTS = { name: 'Name', image: 'Picture' } as const
const ECO_PARTS = { name: 'Name', description: 'Description', icon: 'Picture' } as const
/** An exported table has room for this many, whether the products use it or not. */
const LEAST_ICONS = 4
const LEAST_ECO = 2

const iconColumn = (at: number, part: keyof typeof ICON_PARTS) => `Product Icon ${at + 1} ${ICON_PARTS[part]}`
const ecoColumn = (at: number, part: keyof typeof ECO_PARTS) => `Product Eco ${at + 1} ${ECO_PARTS[part]}`
const keys = <T extends object>(parts: T) => Object.keys(parts) as (keyof T)[]
const upTo = (count: number) => Array.from({ length: count }, (_each, at) => at)

const iconColumns = (count: number) =>
  upTo(count).flatMap((at) => keys(ICON_PARTS).map((part) => iconColumn(at, part)))
const ecoColumns = (count: number) =>
  upTo(count).flatMap((at) => keys(ECO_PARTS).map((part) => ecoColumn(at, part)))

/** Every column of a product's that an import understands beside Medusa's own. */
export const PRODUCT_COLUMNS = [
  ...Object.values(TEXT_COLUMNS),
  ...iconColumns(LIMITS.icons),
  ...ecoColumns(LIMITS.ecoCredentials),
]

/** The columns that a table of these products needs. */
export function columnsFor(products: Merchandising[]): string[] {
  const longest = (list: 'icons' | 'ecoCredentials') =>
    Math.max(0, ...products.map((each) => each[list].length))
  return [
    ...Object.values(TEXT_COLUMNS),
    ...iconColumns(Math.max(LEAST_ICONS, longest('icons'))),
    ...ecoColumns(Math.max(LEAST_ECO, longest('ecoCredentials'))),
  ]
}

export function toCells(said: Merchandising): Record<string, string> {
  const cells: Record<string, string> = {
    [TEXT_COLUMNS.position]: said.position === null ? '' : String(said.position),
    [TEXT_COLUMNS.finish]: said.finish,
    [TEXT_COLUMNS.badge]: said.badge ?? '',
    [TEXT_COLUMNS.shortDescription]: said.shortDescription,
    [TEXT_COLUMNS.longDescription]: said.longDescription,
  }
  said.icons.forEach((icon, at) => {
    for (const part of keys(ICON_PARTS)) cells[iconColumn(at, part)] = icon[part]
  })
  said.ecoCredentials.forEach((credential, at) => {
    for (const part of keys(ECO_PARTS)) cells[ecoColumn(at, part)] = credential[part]
  })
  return Object.fromEntries(Object.entries(cells).map(([column, value]) => [column, asText(value)]))
}

/** A list out of its numbered columns; a place whose cells are all empty is left out. */
function listOf<P extends string>(
  cells: Map<string, string>,
  most: number,
  parts: Record<P, string>,
  column: (at: number, part: P) => string,
): Record<P, string>[] | undefined {
  const names = Object.keys(parts) as P[]
  if (!upTo(most).some((at) => names.some((part) => cells.has(column(at, part))))) return undefined
  return upTo(most)
    .map(
      (at) =>
        Object.fromEntries(
          names.map((part) => [part, fromText(cells.get(column(at, part)) ?? '').trim()]),
        ) as Record<P, string>,
    )
    .filter((entry) => names.some((part) => entry[part] !== ''))
}

function number(text: string): number | null | string {
  if (text.trim() === '') return null
  const value = Number(text)
  return Number.isNaN(value) ? text : value
}

/**
 * What the cells of a product say, before anything is checked: a column that the table has not says nothing, an empty
 * cell says that there is none.
 */
export function fromCells(cells: Map<string, string>): Record<string, unknown> {
  const text = (column: string) => {
    const value = cells.get(column)
    return value === undefined ? undefined : fromText(value)
  }
  const position = text(TEXT_COLUMNS.position)
  const badge = text(TEXT_COLUMNS.badge)
  const said = {
    position: position === undefined ? undefined : number(position),
    finish: text(TEXT_COLUMNS.finish),
    badge: badge === undefined ? undefined : badge.trim() || null,
    shortDescription: text(TEXT_COLUMNS.shortDescription),
    longDescription: text(TEXT_COLUMNS.longDescription),
    icons: listOf(cells, LIMITS.icons, ICON_PARTS, iconColumn),
    ecoCredentials: listOf(cells, LIMITS.ecoCredentials, ECO_PARTS, ecoColumn),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
