import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** What has to be looked at so that print specs follow Medusa's variants. */
export interface Strays {
  /** Variants without a spec or called otherwise than theirs says, and those of which only a spec is left. */
  variantIds: string[]
  /** Of specs that have no variant yet. */
  skus: string[]
}

const STRAYS = `
  select v.id as variant_id, null as sku
    from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
    left join print_spec s on s.variant_id = v.id and s.deleted_at is null
   where v.deleted_at is null and (
     (s.id is null and trim(v.sku) <> '')
     or (s.id is not null and (s.line <> p.handle or s.device_name || ' - ' || s.finish is distinct from v.title
       or s.variant_sku is distinct from case when trim(v.sku) <> '' then v.sku end)))
  union all
  select s.variant_id, s.variant_sku from print_spec s
   where s.deleted_at is null and (s.variant_id is null or not exists (
     select 1 from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
      where v.id = s.variant_id and v.deleted_at is null))`

/** Found by the database: it costs little after each change of a product, however many variants the shop has. */
export async function findStraySpecs(scope: MedusaContainer): Promise<Strays> {
  const { rows }: { rows: { variant_id: string | null; sku: string | null }[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(STRAYS)
  return {
    variantIds: rows.flatMap(({ variant_id }) => variant_id ?? []),
    skus: rows.flatMap(({ variant_id, sku }) => (variant_id === null ? (sku ?? []) : [])),
  }
}
