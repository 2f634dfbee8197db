import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { claimMoney, claimNamed, claimPages } from './claim-checkouts'
import { completeCheckout, type AfterOrder } from './complete-checkout'
import { NamedLately } from './named-lately'
import { oneByOne } from './one-by-one'
import { releaseCheckout, type AfterRelease } from './release-checkout'
import { wordsOf } from '../lib/words-of'

/** With the one page beside it fewer than may be completed at once, so that a shopper who comes back finds a turn. */
const MONEY_AT_ONCE = 2
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

type Next = (limit: number) => Promise<CheckoutRow[]>

const named = new NamedLately()

/**
 * Finds the payments that neither a shopper's return nor an event told of, and goes on with those that failed. What is paid already is
 * worked off beside the pages, so that however many there are of either, each has its share. Stripe is asked in bulk which pages have
 * ended, and of one page only where that names it, where it failed or has run out, and else once in half an hour. Of those two the pages
 * take turns, one at a time: that the list is long, or slow to come, keeps nobody from the others.
 */
export async function reconcileCheckouts(
  container: MedusaContainer,
  after: Afterwards,
  lately = named,
): Promise<void> {
  const until = performance.now() + RUN_MS
  const inTurn = oneByOne()
  const complain = (what: string) => (error: unknown) => {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what}: ${wordsOf(error)}`)
  }
  /** @returns whether there were no more */
  async function lookAt(atOnce: number, next: Next): Promise<boolean> {
    const rows = await next(atOnce)
    await Promise.all(
      rows.map((row) =>
        look(container, row, after).catch(complain(`Checkout ${row.id} could not be completed`)),
      ),
    )
    return rows.length < atOnce
  }
  /** @returns whether all were looked at that were due */
  async function workOff(step: () => Promise<boolean>): Promise<boolean> {
    while (performance.now() < until) if (await step()) return true
    return false
  }
  const workOffPages = (next: Next) => workOff(() => inTurn(() => lookAt(1, next)))
  async function workOffNamed(): Promise<void> {
    for await (const ids of lately.read(container.resolve(STRIPE_CHECKOUT_MODULE), until))
      if (!(await workOffPages((limit) => claimNamed(container, limit, ids)))) return
  }
  await Promise.all([
    workOff(() => lookAt(MONEY_AT_ONCE, (limit) => claimMoney(container, limit))),
    workOffNamed().catch(complain('Stripe did not say which payment pages have ended')),
    workOffPages((limit) => claimPages(container, limit, lately.isTold ? REST_SECONDS : REST_UNTOLD_SECONDS)),
  ])
}
