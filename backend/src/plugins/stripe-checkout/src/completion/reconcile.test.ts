import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import { NamedLately } from './named-lately'
import { reconcileCheckouts } from './reconcile'

const EVENT = {
  id: 'evt_1',
  type: 'checkout.session.expired',
  created: 1_800_000_000,
  data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { checkout_id: 'chk_named' } } },
}
const LISTED = { data: [EVENT], has_more: true }

/** A shop with two pages that were never opened, one of them named by Stripe, which answers with `list`. */
function aShop(list: (params: Stripe.EventListParams) => Promise<typeof LISTED>) {
  const due = new Set(['chk_named', 'chk_due'])
  const givenUp: string[] = []
  const rests: number[] = []
  const logged: string[] = []
  /** The claims of `claim-checkouts`, told apart by what they are given. */
  function raw(sql: string, [given]: unknown[]) {
    if (typeof given === 'number') rests.push(given)
    const wanted = Array.isArray(given) ? (given as string[]) : ['chk_due']
    const rows = wanted
      .filter((id) => sql.includes('creating') && due.delete(id))
      .map((id) => ({ id, state: 'creating', stripe_session_id: null }))
    return Promise.resolve({ rows })
  }
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw },
    [ContainerRegistrationKeys.LOGGER]: { error: (line: string) => logged.push(line) },
    [STRIPE_CHECKOUT_MODULE]: {
      databaseNow: () => Promise.resolve(new Date(1_800_000_000_000)),
      giveUpOpening: (id: string) => Promise.resolve(givenUp.push(id)),
      stripe: { events: { list } },
    },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  const nothing = () => Promise.resolve()
  const lately = new NamedLately()
  const run = () => reconcileCheckouts(container, { order: nothing, release: nothing }, lately)
  return { run, givenUp, rests, logged }
}

describe('while Stripe’s list of events', () => {
  it('is slow to come, the other pages are asked about, and those that it named already', async () => {
    let end: (page: typeof LISTED) => void = () => undefined
    const slow = new Promise<typeof LISTED>((resolve) => (end = resolve))
    const { run, givenUp } = aShop(({ starting_after }) => (starting_after ? slow : Promise.resolve(LISTED)))
    const running = run()
    await expect.poll(() => givenUp.toSorted()).toEqual(['chk_due', 'chk_named'])
    end({ data: [], has_more: false })
    await running
  })

  it('cannot be had, each page is asked about every minute, and else twice an hour', async () => {
    let isAway = false
    const { run, rests, logged } = aShop(() =>
      isAway ? Promise.reject(new Error('No')) : Promise.resolve({ ...LISTED, has_more: false }),
    )
    /** How long pages are left alone by the second of two looks. */
    async function rest() {
      await run()
      await run()
      return rests.at(-1)
    }
    expect(await rest()).toBe(1800)
    isAway = true
    expect(await rest()).toBe(60)
    expect(logged).toContain('Stripe did not say which payment pages have ended: No')
    isAway = false
    expect(await rest()).toBe(1800)
  })
})
