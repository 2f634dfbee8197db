import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, lineOf, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'
import { firstVariant, ownProduct, type OwnProduct } from '../support/own-product'
import { placeOf } from '../support/selling-place'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const api = guest(backend)

let admin: MedusaAdmin
let place: Awaited<ReturnType<typeof placeOf>>
let product: OwnProduct
let shopper: Awaited<ReturnType<typeof newShopper>>
let design: { id: string; title: string }
beforeAll(async () => {
  admin = await merchandiser(backend)
  place = await placeOf(admin)
  product = await ownProduct(admin)
  shopper = await newShopper(backend)
  await addAddress(shopper.api)
  const { designId, line } = await designedLine(shopper.api)
  design = { id: designId, title: line.customizations.designName ?? '' }
})

const params = () => ({ params: { id: product.handle } })
const shown = () => api.must('getProduct', params())
/** Whoever wants the pages to be made anew: what the database is told by itself, no event tells of. */
const touch = (description: string) => admin.call('POST', `/products/${product.id}`, { description })
async function buy() {
  const { line } = await lineOf(shopper.api, design, await shown(), { device: 'iPhone 15' })
  return shopper.api.call('createCheckoutSession', { body: { items: [line] } })
}
const readiness = async (part = 'prices') =>
  (await api.must('ready')).checks.find(({ name }) => name === part) ?? 'no such part'
const WELL = { name: 'prices', healthy: true, needed: false, reason: null }

async function during<T>(
  change: () => Promise<unknown>,
  back: () => Promise<unknown>,
  work: () => Promise<T>,
) {
  await change()
  try {
    return await work()
  } finally {
    await back()
  }
}

describe('a shop whose default region is changed', () => {
  it('sells there at that region’s own prices, which its pages show', async () => {
    const { region } = await admin.call<{ region: { id: string } }>('POST', '/regions', {
      ...{ name: 'The Isles', currency_code: 'gbp', is_tax_inclusive: true },
      payment_providers: place.providers,
    })
    await admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, {
      prices: [
        { currency_code: 'gbp', amount: 20 },
        { currency_code: 'gbp', amount: 26.5, rules: { region_id: region.id } },
      ],
    })
    const sellIn = async (from: string, to: string) => {
      await admin.call('POST', `/stores/${place.storeId}`, { default_region_id: to })
      await admin.call('POST', `/regions/${from}`, { countries: [] })
      await admin.call('POST', `/regions/${to}`, { countries: ['gb'] })
    }
    expect((await shown()).price).toBe(20)
    await during(
      () => sellIn(place.regionId, region.id),
      () => sellIn(region.id, place.regionId),
      async () => {
        expect((await shown()).price).toBe(26.5)
        expect(await buy()).toMatchObject({ ok: true, data: { amounts: { total: 26.5 } } })
        expect(await readiness()).toEqual(WELL)
        await expect(admin.call('DELETE', `/regions/${region.id}`)).rejects.toThrow(/sells in this region/)
      },
    )
    expect((await shown()).price).toBe(20)
    expect(await buy()).toMatchObject({ ok: true, data: { amounts: { total: 20 } } })
    await admin.call('DELETE', `/regions/${region.id}`)
  })
})

describe('what no admin was asked for', () => {
  it('VAT on top of the prices: no payment page opens, with a sentence, and readiness says why', async () => {
    const setTo = (included: boolean) => () =>
      rows(
        databaseUrl,
        `update price_preference set is_tax_inclusive = $1 where attribute = 'currency_code' and value = 'gbp'`,
        [included],
      )
    await during(setTo(false), setTo(true), async () => {
      expect(await buy()).toMatchObject({
        ...{ ok: false, status: 503, code: 'provider_unavailable' },
        error: 'The payment page cannot be opened just now. Please try again in a moment.',
      })
      const reason = expect.stringContaining('turn on Tax inclusive pricing') as string
      expect(await readiness()).toEqual({ ...WELL, healthy: false, reason })
    })
    expect(await readiness()).toEqual(WELL)
    expect(await buy()).toMatchObject({ ok: true })
  })

  it('no region in pounds: the pages say that there are no prices, and readiness says why', async () => {
    const setTo = (currency: string) => async () => {
      await rows(databaseUrl, 'update region set currency_code = $2 where id = $1', [
        place.regionId,
        currency,
      ])
      await touch(`Sold for ${currency}`)
    }
    const { line } = await lineOf(shopper.api, design, await shown(), { device: 'iPhone 15' })
    const away = {
      ok: false,
      status: 503,
      code: 'not_ready',
      error: expect.stringMatching(/prices/) as string,
    }
    await during(setTo('eur'), setTo('gbp'), async () => {
      expect(await api.call('getProduct', params())).toMatchObject(away)
      expect(await api.call('listProducts')).toMatchObject(away)
      expect(await api.call('shopInfo')).toMatchObject(away)
      const body = { items: [line] }
      expect(await shopper.api.call('createCheckoutSession', { body })).toMatchObject(away)
      const reason = expect.stringContaining('No region sells in pounds') as string
      expect(await readiness()).toEqual({ ...WELL, healthy: false, reason })
    })
    expect((await shown()).price).toBe(20)
    expect(await buy()).toMatchObject({ ok: true })
  })

  const OF_SHOP = 'where stock_location_id = (select default_location_id from store where deleted_at is null)'
  const DELIVERS = { ...WELL, name: 'delivery' }
  // What was found well is looked at anew after a while.
  const said = () => expect.poll(() => readiness('delivery'), { timeout: 15_000, interval: 500 })
  const methods = async () => (await api.must('shopInfo')).shippingMethods.length

  it.each([
    [
      'a region without the UK',
      `update region_country set region_id = null where iso_2 = 'gb'`,
      `update region_country set region_id = (select default_region_id from store where deleted_at is null) where iso_2 = 'gb'`,
      'lacks the United Kingdom',
    ],
    [
      'a sales channel that nothing is sent for',
      `update sales_channel_stock_location set deleted_at = now() ${OF_SHOP}`,
      `update sales_channel_stock_location set deleted_at = null ${OF_SHOP}`,
      'No delivery option is left',
    ],
    [
      'products of another shipping profile than the delivery options have',
      `update product_shipping_profile set shipping_profile_id = shipping_profile_id || '_other'`,
      `update product_shipping_profile set shipping_profile_id = replace(shipping_profile_id, '_other', '')`,
      'of the shipping profile that the products have',
    ],
  ])('%s: no delivery is promised, and readiness says why', async (_what, change, back, words) => {
    const setTo = (statement: string) => async () => {
      await rows(databaseUrl, statement)
      await touch(statement.slice(0, 40))
    }
    expect(await methods()).toBeGreaterThan(0)
    await said().toEqual(DELIVERS)
    await during(setTo(change), setTo(back), async () => {
      expect(await methods()).toBe(0)
      const reason = expect.stringContaining(words) as string
      await said().toEqual({ ...DELIVERS, healthy: false, reason })
      expect(await readiness()).toEqual(WELL)
    })
    expect(await methods()).toBeGreaterThan(0)
    await said().toEqual(DELIVERS)
    expect(await buy()).toMatchObject({ ok: true })
  })

  it('a sales channel that is disabled: nothing is on sale, and readiness says why', async () => {
    const { id } = await shopChannel(admin)
    const disabled = (is_disabled: boolean) => () =>
      admin.call('POST', `/sales-channels/${id}`, { is_disabled })
    await said().toEqual(DELIVERS)
    await during(disabled(true), disabled(false), async () => {
      await touch('Closed')
      expect(await api.call('getProduct', params())).toMatchObject({ ok: false, status: 404 })
      const reason = expect.stringContaining('default sales channel is disabled') as string
      expect(await readiness('delivery')).toEqual({ ...DELIVERS, healthy: false, reason })
    })
    await touch('Open again')
    await said().toEqual(DELIVERS)
    expect(await buy()).toMatchObject({ ok: true })
  })
})
