import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcileCheckouts } from '../lib/checkout/complete-checkout'

/** Finds payments that neither the shopper's return nor an event told of. */
export default async function reconcile(container: MedusaContainer) {
  await reconcileCheckouts(container)
}

export const config = { name: 'reconcile-checkouts', schedule: '* * * * *' }
