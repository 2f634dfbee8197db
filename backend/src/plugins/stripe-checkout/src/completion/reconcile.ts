import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { claimMoney, claimNamed, claimPages } from './claim-checkouts'
import { completeCheckout, type AfterOrder } from './complete-checkout'
import { isTold, namedLately } from './named-lately'
import { releaseCheckout, type AfterRelease } from './release-checkout'
import { wordsOf } from '../lib/words-of'

/** Of each kind; together fewer than may be completed at once, so that a shopper who comes back finds a turn. */
const MONEY_AT_ONCE = 2
const PAGES_AT_ONCE = 1
/** A run ends before the next is due. */
const RUN_MS = 40_000
/** How long a page that nothing was said of is left alone: as a net under what Stripe lists, or, where it lists nothing, instead of it. */
const REST_SECONDS = 1800
const REST_UNTOLD_SECONDS = 60

export interface Afterwards {
  order: AfterOrder
  release: AfterRelease
}

async function look(container: MedusaContainer, row: CheckoutRow, after: Afterwards): Promise<void> {
  if (row.state === 'creating' && !row.stripe_session_id) {
    await container.resolve(STRIPE_CHECKOUT_MODULE).giveUpOpening(row.id)
    return
  }
  if (row.state === 'releasing') await releaseCheckout(container, row, after.release)
  else await completeCheckout(container, row.id, after.order)
}

/**
 * Finds the payments that neither a shopper's return nor an event told of, and goes on with those that failed. What is paid already is
 * worked off beside the pages, so that however many there are of either, each has its share. Stripe is asked in bulk which pages have
 * ended, and of one page only where that names it, where it failed or has run out, and else once in half an hour.
 */
export async function reconcileCheckouts(container: MedusaContainer, after: Afterwards): Promise<void> {
  const until = performance.now() + RUN_MS
  const complain = (what: string) => (error: unknown) => {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what}: ${wordsOf(error)}`)
  }
  /** @returns whether all were looked at that were due */
  async function workOff(atOnce: number, next: (limit: number) => Promise<CheckoutRow[]>): Promise<boolean> {
    while (performance.now() < until) {
      const rows = await next(atOnce)
      await Promise.all(
        rows.map((row) =>
          look(container, row, after).catch(complain(`Checkout ${row.id} could not be completed`)),
        ),
      )
      if (rows.length < atOnce) return true
    }
    return false
  }
  async function workOffNamed(): Promise<void> {
    const { ids, done } = await namedLately(container)
    if (await workOff(PAGES_AT_ONCE, (limit) => claimNamed(container, limit, ids))) done()
  }
  async function workOffPages(): Promise<void> {
    await workOffNamed().catch(complain('Stripe did not say which payment pages have ended'))
    const rest = isTold() ? REST_SECONDS : REST_UNTOLD_SECONDS
    await workOff(PAGES_AT_ONCE, (limit) => claimPages(container, limit, rest))
  }
  await Promise.all([workOff(MONEY_AT_ONCE, (limit) => claimMoney(container, limit)), workOffPages()])
}
