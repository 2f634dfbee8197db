import type { MedusaContainer } from '@medusajs/framework/types'
import { checkoutEvent } from '../lib/webhook-events'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import { lookFrom, type Look } from './look-from'

/** Whatever ends a payment page, or tells that its payment came later. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]
const PAGE = 100
/** A hundred calls. Only the first look of a large shop comes to so many; what is older it finds by asking page by page. */
const MOST = 10_000

/** This process's last look, of which nothing was left undone. */
let last: Look | null = null

/** Whether Stripe lists its events to this process. Where it never did, each page has to be asked for more often. */
export const isTold = (): boolean => last !== null

export interface Named {
  ids: string[]
  /** To be called once all of them were looked at: the next look begins where this one ended. */
  done: () => void
}

/**
 * The checkouts of which Stripe has said lately that their page ended, whether or not its events arrived: a hundred with each call,
 * where asking page by page costs a call for each that is open, hour after hour.
 */
export async function namedLately(container: MedusaContainer): Promise<Named> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const now = Math.floor((await service.databaseNow()).getTime() / 1000)
  const list = service.stripe.events.list({
    types: TYPES,
    created: { gte: lookFrom(last, now) },
    limit: PAGE,
  })
  const ids = new Set<string>()
  let newest = last?.newest ?? null
  let count = 0
  for await (const event of list) {
    const about = checkoutEvent(event)
    if (about?.checkoutId) ids.add(about.checkoutId)
    newest = count === 0 ? event.created : newest
    count += 1
    if (count >= MOST) break
  }
  return {
    ids: [...ids],
    done: () => {
      last = { askedAt: now, newest }
    },
  }
}
