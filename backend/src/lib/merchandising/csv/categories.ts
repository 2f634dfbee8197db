import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isFilled, refuse } from './cells'
import { fromText, type Row } from './table'

export interface NamedCategory {
  id: string
  name: string
  /** The name of the one that it is in. */
  parent: string | null
}

/** Categories by what tables call them: their names in lower case, which several may share. */
export type Categories = Map<string, NamedCategory[]>

export function byName(categories: NamedCategory[]): Categories {
  const found: Categories = new Map()
  for (const category of categories) {
    const name = category.name.toLowerCase()
    found.set(name, [...(found.get(name) ?? []), category])
  }
  return found
}

export async function readCategories(scope: MedusaContainer): Promise<Categories> {
  const rows = await scope
    .resolve(Modules.PRODUCT)
    .listProductCategories({}, { select: ['id', 'name', 'parent_category_id'], take: null })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return byName(
    rows.map(({ id, name, parent_category_id: parent }) => ({
      id,
      name,
      parent: names.get(parent ?? '') ?? null,
    })),
  )
}

/** What a table says of a category: its name, or its id where the name alone would not tell which one is meant. */
export const cellOf = ({ id, name }: Pick<NamedCategory, 'id' | 'name'>, categories: Categories): string =>
  (categories.get(name.toLowerCase())?.length ?? 0) > 1 ? id : name

const ID = /^pcat_/

function idOf(text: string, at: number, categories: Categories): string {
  if (ID.test(text)) return text
  const [found, ...others] = categories.get(text.toLowerCase()) ?? []
  if (!found) throw refuse(at, `There is no category named '${text}'`)
  if (others.length === 0) return found.id
  const all = [found, ...others].map(
    ({ id, parent }) => `${id} (${parent ? `in '${parent}'` : 'in no other'})`,
  )
  throw refuse(
    at,
    `${all.length} categories are named '${text}'. Give the id of the one you mean: ${all.join(', ')}`,
  )
}

/** @throws MedusaError that names the row whose category is not there, or is one of several of its name */
export function withCategoryIds(row: Row, at: number, columns: string[], categories: Categories): Row {
  const named = { ...row }
  for (const column of columns) {
    const text = fromText((row[column] ?? '').trim())
    if (isFilled(text)) named[column] = idOf(text, at, categories)
  }
  return named
}
