import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

const ids = (rows: unknown, key: string): string[] =>
  (rows as Record<string, string>[]).flatMap((row) => row[key] ?? [])

/** Medusa would tie the order to a promotion that is not there; what it took off stands on the lines. */
async function untieGonePromotions(container: MedusaContainer, cartId: string): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart_promotion',
    fields: ['promotion_id'],
    filters: { cart_id: cartId },
  })
  const tied = ids(data, 'promotion_id')
  if (tied.length === 0) return
  const there = await container.resolve(Modules.PROMOTION).listPromotions({ id: tied }, { select: ['id'] })
  const gone = tied.filter((id) => !there.some((promotion) => promotion.id === id))
  if (gone.length === 0) return
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(
    gone.map((promotion_id) => ({
      [Modules.CART]: { cart_id: cartId },
      [Modules.PROMOTION]: { promotion_id },
    })),
  )
}

/**
 * A promotion or a variant may be deleted while it is paid for, and Medusa cannot complete a cart that holds such a one. The order is
 * what was frozen all the same. Safe to repeat.
 */
export async function bearDeletions(container: MedusaContainer, cartId: string): Promise<void> {
  await untieGonePromotions(container, cartId)
  // Medusa asks the variant of each line that is shipped for its shipping profile.
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update cart_line_item l set requires_shipping = false, updated_at = now()
      where l.cart_id = ? and l.deleted_at is null and l.requires_shipping
        and not exists (select 1 from product_variant v where v.id = l.variant_id and v.deleted_at is null)`,
    [cartId],
  )
}

/** What {@link bearDeletions} took off the lines, and Medusa with it, stands on those of the order again. Safe to repeat. */
export async function restoreLines(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update order_line_item l set requires_shipping = true, variant_id = c.variant_id, updated_at = now()
       from order_item i, cart_line_item c
      where i.order_id = ? and l.id = i.item_id and l.variant_id is null and c.cart_id = ? and c.deleted_at is null
        and c.metadata->>'line_index' = l.metadata->>'line_index'`,
    [orderId, cartId],
  )
}
