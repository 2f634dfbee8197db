import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { CaseVariant } from './print-row'

interface VariantRow extends Omit<CaseVariant, 'title'> {
  title: string | null
}

/**
 * Variants of products that are there; all, or those with these ids. Read as plain rows, with all ids as one parameter:
 * a shop has tens of thousands of them.
 */
export async function readCaseVariants(
  scope: MedusaContainer,
  { id, product_id }: { id?: string[]; product_id?: string } = {},
): Promise<CaseVariant[]> {
  const { rows }: { rows: VariantRow[] } = await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select v.id, case when trim(v.sku) <> '' then v.sku end as sku, v.title,
       p.id as "productId", p.title as "productTitle", p.handle as line
     from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
     where v.deleted_at is null ${id ? 'and v.id = any(?)' : ''} ${product_id === undefined ? '' : 'and p.id = ?'}`,
    [...(id ? [id] : []), ...(product_id === undefined ? [] : [product_id])],
  )
  return rows.map((row) => ({ ...row, title: row.title ?? '' }))
}
