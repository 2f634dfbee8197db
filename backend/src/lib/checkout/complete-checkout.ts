import {
  completeCheckout as complete,
  drainInbox as drain,
  lookForDisputes as look,
  reconcileCheckouts as reconcile,
  type Completion,
} from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { afterDispute, heardOf } from './after-dispute'
import { afterOrder } from './after-order'
import { afterRelease } from './after-release'

/** The one way from a paid checkout to its one order; the return page, webhooks and the job all come here. */
export const completeCheckout = (container: MedusaContainer, checkoutId: string): Promise<Completion> =>
  complete(container, checkoutId, afterOrder(container))

export const drainInbox = (container: MedusaContainer): Promise<number> =>
  drain(container, { order: afterOrder(container), dispute: afterDispute(container) })

export const reconcileCheckouts = (container: MedusaContainer): Promise<void> =>
  reconcile(container, { order: afterOrder(container), release: afterRelease(container) })

/** Asks Stripe what banks say against payments, of which no event has told. */
export const lookForDisputes = (container: MedusaContainer): Promise<number> =>
  look(container, afterDispute(container), heardOf(container))
