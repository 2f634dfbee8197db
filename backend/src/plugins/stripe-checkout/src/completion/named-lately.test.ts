import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { NamedLately, type AtStripe } from './named-lately'

const NOW = 1_800_000_000
const PAGE = 100
const NO_TIME = 0
const ALL_TIME = Infinity

const ended = (n: number, created: number) => ({
  id: `evt_${n}`,
  type: 'checkout.session.completed',
  created,
  data: { object: { id: `cs_${n}`, object: 'checkout.session', metadata: { checkout_id: `chk_${n}` } } },
})

/** A Stripe that lists so many pages as ended, each a minute before the one ahead of it. */
function stripeWith(count: number) {
  const stripe = {
    now: NOW,
    isAway: false,
    events: Array.from({ length: count }, (_, n) => ended(n, NOW - 60 * n)),
    asked: 0,
  }
  function list({ created, starting_after: before }: Stripe.EventListParams) {
    stripe.asked += 1
    if (stripe.isAway) return Promise.reject(new Error('Stripe is away'))
    const since = typeof created === 'object' ? (created.gte ?? 0) : 0
    const found = stripe.events.filter((event) => event.created >= since)
    const left = found.slice(found.findIndex(({ id }) => id === before) + 1)
    return Promise.resolve({ data: left.slice(0, PAGE), has_more: left.length > PAGE })
  }
  const service = {
    databaseNow: () => Promise.resolve(new Date(stripe.now * 1000)),
    stripe: { events: { list } },
  } as unknown as AtStripe
  return { stripe, service }
}

/** What a look names, of which so many hundreds are looked at before time is up. */
async function look(lately: NamedLately, service: AtStripe, until: number, done = Infinity) {
  const named: string[][] = []
  for await (const ids of lately.read(service, until)) {
    named.push(ids)
    if (named.length > done) break
  }
  return named
}
const checkouts = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `chk_${from + n}`)
/** Those that every look asks for once more. */
const LATEST = checkouts(0, 4)

it('the latest are named first, a hundred with each call, and those alone that are new by the next look', async () => {
  const { stripe, service } = stripeWith(250)
  const lately = new NamedLately()
  expect(await look(lately, service, ALL_TIME)).toEqual([
    checkouts(0, 100),
    checkouts(100, 200),
    checkouts(200, 250),
  ])
  stripe.events.unshift(ended(1000, NOW + 30))
  expect(await look(lately, service, ALL_TIME)).toEqual([['chk_1000', ...LATEST]])
  expect(stripe.asked).toBe(4)
})

it('what a look had no time for is named by those after it, behind what is new by then', async () => {
  const { stripe, service } = stripeWith(250)
  const lately = new NamedLately()
  expect(await look(lately, service, NO_TIME)).toEqual([checkouts(0, 100)])
  stripe.events.unshift(ended(1000, NOW + 30))
  expect(await look(lately, service, ALL_TIME)).toEqual([
    ['chk_1000', ...LATEST],
    checkouts(100, 200),
    checkouts(200, 250),
  ])
})

it('whom there was no time to look at is named again', async () => {
  const { service } = stripeWith(250)
  const lately = new NamedLately()
  expect(await look(lately, service, ALL_TIME, 0)).toEqual([checkouts(0, 100)])
  expect(await look(lately, service, ALL_TIME, 1)).toEqual([checkouts(0, 100), checkouts(100, 200)])
  expect(await look(lately, service, ALL_TIME)).toEqual([LATEST, checkouts(100, 200), checkouts(200, 250)])
})

it('it says whether Stripe answered last, and goes on where it was when it answers again', async () => {
  const { stripe, service } = stripeWith(150)
  const lately = new NamedLately()
  await look(lately, service, NO_TIME)
  expect(lately.isTold).toBe(true)
  stripe.isAway = true
  await expect(look(lately, service, ALL_TIME)).rejects.toThrow('Stripe is away')
  expect(lately.isTold).toBe(false)
  stripe.isAway = false
  expect(await look(lately, service, ALL_TIME)).toEqual([LATEST, checkouts(100, 150)])
  expect(lately.isTold).toBe(true)
})
