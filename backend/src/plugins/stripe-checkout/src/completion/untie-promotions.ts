import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

const ids = (rows: unknown, key: string): string[] =>
  (rows as Record<string, string>[]).flatMap((row) => row[key] ?? [])

/** Medusa would tie the order to a promotion that is not there; what it took off stands on the lines. Safe to repeat. */
export async function untieGonePromotions(container: MedusaContainer, cartId: string): Promise<void> {
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
