import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { closeCheckouts } from './close-checkouts'

/** What is said of a customer's checkouts in these states, where Stripe answers on each page with a status, or not at all. */
function closing(states: string[], answer: () => Promise<object>) {
  const rows = states.map((state, at) => ({ id: `chk_${at}`, state, stripe_session_id: `cs_live_${at}` }))
  const told: string[] = []
  const service = {
    checkoutsOf: () => Promise.resolve(rows),
    retrieveSession: answer,
    move: () => Promise.resolve(true),
    warn: (line: string) => told.push(line),
  }
  const container = { resolve: () => service } as unknown as MedusaContainer
  return { left: closeCheckouts(container, 'cus_1'), told }
}
const ended = () => Promise.resolve({ status: 'expired', payment_status: 'unpaid' })

describe('the payment pages of a customer', () => {
  it.each([
    [[], null],
    [['open', 'open'], null],
    [['creating'], 'under_way'],
    [['paid'], 'under_way'],
    [['paid', 'releasing'], 'returning'],
    [['releasing', 'open', 'parked', 'paid'], 'waiting'],
  ])('that are %j leave %s', async (states, left) => {
    await expect(closing(states, ended).left).resolves.toBe(left)
  })

  it('may be open where Stripe is away, which is told without its own words', async () => {
    const away = new Stripe.errors.StripeConnectionError({
      message: 'No connection to key sk_live_1',
      type: 'api_error',
    })
    const { left, told } = closing(['open'], () => Promise.reject(away))
    await expect(left).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.not.stringContaining('sk_live') as string,
    })
    expect(told).toEqual([expect.stringContaining('sk_live_1')])
  })

  it('that fail for a reason of our own are not said to be Stripe’s', async () => {
    const { left } = closing(['open'], () => Promise.reject(new Error('no database')))
    await expect(left).rejects.toThrow('no database')
  })
})
