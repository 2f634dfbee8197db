import { randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'

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
const shown = async (id: string, name: string) => {
  const { shippingMethods } = await guest(stack.backend).must('shopInfo')
  return shippingMethods.find((method) => method.name === name) ?? `no ${id}`
}

it('a tariff that a merchandiser adds, changes, withholds and removes is what the next request shows', async () => {
  const { shipping_options } = await admin.call<{ shipping_options: Tariff[] }>('GET', '/shipping-options')
  const [known] = shipping_options
  if (!known) throw new Error('The shop delivers nothing')
  const { service_zone_id, shipping_profile_id, provider_id, data } = known
  const name = `By barge ${randomBytes(4).toString('hex')}`
  const path = (id: string) => `/shipping-options/${id}`
  const { shipping_option } = await admin.call<{ shipping_option: { id: string } }>(
    'POST',
    '/shipping-options',
    {
      ...{ name, service_zone_id, shipping_profile_id, provider_id, data },
      price_type: 'flat',
      type: { label: name, description: '40 business days', code: `barge-${Date.now()}` },
      prices: [{ currency_code: 'gbp', amount: 99 }],
    },
  )
  const { id } = shipping_option
  try {
    expect(await shown(id, name)).toEqual({ name, price: 99, days: '40 business days', freeFrom: null })
    for (let time = 1; time <= TIMES; time += 1) {
      const amount = 99 + time
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
