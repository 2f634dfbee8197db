import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { placeOf } from '../support/selling-place'

const stack = inject('stack')
/** What is told too late is seen only now and then. */
const TIMES = 3

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

interface Tariff {
  id: string
  service_zone_id: string
  shipping_profile_id: string
  provider_id: string
  data: Record<string, unknown>
}
interface Price {
  amount: number
  currency_code?: string
  region_id?: string
}
const path = (id: string) => `/shipping-options/${id}`
const methods = async () => (await guest(stack.backend).must('shopInfo')).shippingMethods
const told = async () => (await methods()).map(({ name, price }) => [name, price])
const shown = async (id: string, name: string) =>
  (await methods()).find((method) => method.name === name) ?? `no ${id}`
const named = (by: string) => `By ${by} ${randomBytes(4).toString('hex')}`

/** As a merchandiser adds one beside those that the shop has. */
async function addTariff(name: string, prices: Price[]): Promise<string> {
  const { shipping_options } = await admin.call<{ shipping_options: Tariff[] }>('GET', '/shipping-options')
  const [known] = shipping_options
  if (!known) throw new Error('The shop delivers nothing')
  const { service_zone_id, shipping_profile_id, provider_id, data } = known
  const { shipping_option } = await admin.call<{ shipping_option: { id: string } }>(
    'POST',
    '/shipping-options',
    {
      ...{ name, service_zone_id, shipping_profile_id, provider_id, data, prices },
      price_type: 'flat',
      type: { label: name, description: '40 business days', code: name.replaceAll(' ', '-').toLowerCase() },
    },
  )
  return shipping_option.id
}

it('a tariff that a merchandiser adds, changes, withholds and removes is what the next request shows', async () => {
  const name = named('barge')
  // Cheaper than the fifth, should another test have added one too.
  const id = await addTariff(name, [{ currency_code: 'gbp', amount: 9 }])
  try {
    expect(await shown(id, name)).toEqual({ name, price: 9, days: '40 business days', freeFrom: null })
    for (let time = 1; time <= TIMES; time += 1) {
      const amount = 9 + time
      await admin.call('POST', path(id), { prices: [{ currency_code: 'gbp', amount }] })
      expect(await shown(id, name)).toMatchObject({ price: amount })
      const renamed = `${name} ${time}`
      await admin.call('POST', path(id), { name: renamed })
      expect(await shown(id, renamed)).toMatchObject({ price: amount })
      await admin.call('POST', path(id), { name })
    }
    for (const [attribute, value] of [
      ['is_return', 'true'],
      ['enabled_in_store', 'false'],
    ]) {
      await admin.call('POST', path(id), { rules: [{ attribute, operator: 'eq', value }] })
      expect(await shown(id, name)).toBe(`no ${id}`)
      await admin.call('POST', path(id), { rules: [] })
      expect(await shown(id, name)).toMatchObject({ name })
    }
  } finally {
    await admin.call('DELETE', path(id))
  }
  expect(await shown(id, name)).toBe(`no ${id}`)
}, 60_000)

/** What a new payment page offers, in pounds. */
async function offered() {
  const { sessionId } = await openCheckout(stack)
  const [checkout] = await rows<{ shipping_choices: { name: string; pence: number }[] }>(
    stack.databaseUrl,
    'select shipping_choices from checkout where stripe_session_id = $1',
    [sessionId],
  )
  return checkout?.shipping_choices.map(({ name, pence }) => [name, pence / 100])
}

it('the pages show the deliveries of the payment page, at its prices: five, those of the region, none without a price', async () => {
  const { regionId: region_id } = await placeOf(admin)
  const [barge, balloon, dollars] = [named('barge'), named('balloon'), named('clipper')]
  const made: string[] = []
  const add = async (name: string, prices: Price[]) => made.push(await addTariff(name, prices))
  try {
    // A column of Medusa's table for the currency, and one for the region.
    await add(barge, [
      { currency_code: 'gbp', amount: 6.5 },
      { region_id, amount: 9.25 },
    ])
    await add(balloon, [{ currency_code: 'gbp', amount: 300 }])
    await add(dollars, [{ currency_code: 'usd', amount: 1 }])
    // Another test may add one between the two looks.
    const both = async () => [await told(), await offered()]
    await expect
      .poll(both, { timeout: 60_000 })
      .toSatisfy(([pages, page]: unknown[][]) => pages?.length === 5 && isDeepStrictEqual(pages, page))
    expect(await told()).toContainEqual([barge, 9.25])
  } finally {
    for (const id of made) await admin.call('DELETE', path(id))
  }
})
