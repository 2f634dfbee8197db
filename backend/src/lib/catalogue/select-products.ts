import type { ProductCardPage, ProductSort } from '@caseloom/contract'
import type { IndexEntry } from './catalogue-index'

export type Chip = 'eco' | 'flexi' | 'wireless'

export interface Wanted {
  search?: string | undefined
  filter?: Chip | undefined
  category?: string | undefined
  device?: string | undefined
  /** Numbers, parted by commas. */
  ids?: string | undefined
  sort: ProductSort
  page: number
  limit: number
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
/** The specification's chips go by the name; 'wireless' hides nothing. */
const passesChip = (entry: IndexEntry, chip: Chip | undefined) =>
  !chip || chip === 'wireless' || entry.name.toLowerCase().includes(chip)
const inCategory = (entry: IndexEntry, category: string | undefined) =>
  !category || same(entry.category, category)

function found(entries: IndexEntry[], { search, device, ids }: Wanted): IndexEntry[] {
  const words = search?.toLowerCase()
  const phone = device?.toLowerCase()
  const numbers = ids ? new Set(ids.split(',').map(Number)) : null
  return entries.filter(
    (entry) =>
      (!words || entry.words.includes(words)) &&
      (!phone || entry.devices.has(phone)) &&
      (!numbers || numbers.has(entry.number)),
  )
}

const ORDERS: Record<Exclude<ProductSort, 'featured'>, (a: IndexEntry, b: IndexEntry) => number> = {
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
  rating: (a, b) =>
    (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
  newest: (a, b) => b.createdAt - a.createdAt || b.number - a.number,
}

/** Those of the entries that were asked for, all pages of them, in the order asked for. */
export function selectProducts(entries: IndexEntry[], wanted: Wanted): IndexEntry[] {
  const kept = found(entries, wanted).filter(
    (entry) => passesChip(entry, wanted.filter) && inCategory(entry, wanted.category),
  )
  return wanted.sort === 'featured' ? kept : kept.sort(ORDERS[wanted.sort])
}

export const pageOf = <T>(all: T[], { page, limit }: Pick<Wanted, 'page' | 'limit'>): T[] =>
  all.slice((page - 1) * limit, page * limit)

/** How many products each chip and each category would show if it were chosen instead. */
export function countChoices(
  entries: IndexEntry[],
  wanted: Wanted,
): Pick<ProductCardPage, 'counts' | 'categories'> {
  const everywhere = found(entries, wanted)
  const here = everywhere.filter((entry) => inCategory(entry, wanted.category))
  const count = (chip: Chip) => here.filter((entry) => passesChip(entry, chip)).length
  const categories = new Map<string, number>()
  for (const { category } of everywhere.filter((entry) => passesChip(entry, wanted.filter)))
    if (category) categories.set(category, (categories.get(category) ?? 0) + 1)
  return {
    counts: { all: here.length, eco: count('eco'), flexi: count('flexi'), wireless: count('wireless') },
    categories: [...categories]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}
