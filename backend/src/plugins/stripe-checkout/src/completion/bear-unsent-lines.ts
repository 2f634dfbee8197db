import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** In a line's metadata until its order is there: who dies in between leaves a note of what to give back. */
const NOTE = 'sent_as_paid'

/**
 * While it is paid for, a variant may be deleted, its product given another shipping profile, or its delivery option taken away with
 * all that could take its place. Medusa completes no cart with a line that is sent and whose delivery is not of its product's profile.
 * The order is what was frozen all the same: until it is there, such a line is none that is sent. The cart has its delivery by now. Safe
 * to repeat.
 */
export async function bearUnsentLines(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update cart_line_item l set requires_shipping = false, updated_at = now(),
        metadata = coalesce(l.metadata, '{}') || jsonb_build_object('${NOTE}', true)
      where l.cart_id = ? and l.deleted_at is null and l.requires_shipping
        and not exists (
          select 1 from product_variant v
            join product_shipping_profile p on p.product_id = v.product_id and p.deleted_at is null
            join shipping_option o on o.shipping_profile_id = p.shipping_profile_id and o.deleted_at is null
            join cart_shipping_method m on m.shipping_option_id = o.id and m.deleted_at is null
           where v.id = l.variant_id and v.deleted_at is null and m.cart_id = l.cart_id)`,
    [cartId],
  )
}

/**
 * What {@link bearUnsentLines} took off the lines, and Medusa with a variant that is gone, stands on those of the order again. Safe
 * to repeat.
 */
export async function restoreLines(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update order_line_item l set requires_shipping = true, variant_id = coalesce(l.variant_id, c.variant_id),
        metadata = l.metadata - '${NOTE}', updated_at = now()
       from order_item i, cart_line_item c
      where i.order_id = ? and l.id = i.item_id and (l.variant_id is null or l.metadata->>'${NOTE}' is not null)
        and c.cart_id = ? and c.deleted_at is null and c.metadata->>'line_index' = l.metadata->>'line_index'`,
    [orderId, cartId],
  )
}
