import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { SELLABLE, SELLABLE_JOINS } from './sellable'

/** What a product's page shows beside what the index knows of it. */
export interface ShownRow {
  id: string
  description: string | null
  thumbnail: string | null
  metadata: Record<string, unknown> | null
  /** Addresses of the pictures, in the merchandiser's order. */
  images: string[]
  variants: { id: string; title: string; sku: string; sellable: boolean }[]
}

const ROWS = `
  select p.id, p.description, p.thumbnail, p.metadata,
    coalesce((
      select json_agg(i.url order by i.rank, i.created_at, i.id) from image i
      where i.product_id = p.id and i.deleted_at is null), '[]') as images,
    coalesce((
      select json_agg(json_build_object('id', v.id, 'title', v.title, 'sku', v.sku, 'sellable', ${SELLABLE})
        order by v.variant_rank nulls last, v.created_at, v.title)
      from product_variant v ${SELLABLE_JOINS}
      where v.product_id = p.id and v.deleted_at is null and v.sku is not null), '[]') as variants
  from product p where p.id = any(?) and p.deleted_at is null`

/** Rows of these products, in no particular order; a page of them in one query. */
export async function readShownRows(scope: MedusaContainer, productIds: string[]): Promise<ShownRow[]> {
  const { rows }: { rows: ShownRow[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(ROWS, [productIds])
  return rows
}
