import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import type { CaseVariant } from './print-row'

const rowSchema = z.object({
  id: z.string(),
  sku: z.string().nullish(),
  title: z.string().nullish(),
  product: z.object({ id: z.string(), title: z.string(), handle: z.string() }).nullish(),
})

/** Variants of products that are there; all, or those with these ids. */
export async function readCaseVariants(
  scope: MedusaContainer,
  filters: { id?: string[]; product_id?: string } = {},
): Promise<CaseVariant[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_variant',
    fields: ['id', 'sku', 'title', 'product.id', 'product.title', 'product.handle'],
    filters,
  })
  return rowSchema
    .array()
    .parse(data)
    .flatMap(({ id, sku, title, product }) =>
      product
        ? [
            {
              id,
              sku: sku?.trim() ? sku : null,
              title: title ?? '',
              productId: product.id,
              productTitle: product.title,
              line: product.handle,
            },
          ]
        : [],
    )
}
