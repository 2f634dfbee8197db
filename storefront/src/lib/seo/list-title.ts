import { brand } from '~/config/brand'

export interface ListWords {
  search?: string | undefined
  category?: string | undefined
  device?: string | undefined
}

/** The product list's title. On its own, since the browser changes it with every search and needs no more of a head. */
export function listTitle({ search, category, device }: ListWords): string {
  const kind = category ? `${category} phone cases` : 'Phone cases'
  const shown = device ? `${kind} for ${device}` : kind
  return `${search ? `‘${search}’ in phone cases` : shown} · ${brand.name}`
}
