import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'
import { placeOf } from '../support/selling-place'

const stack = inject('stack')

let admin: MedusaAdmin
let place: Awaited<ReturnType<typeof placeOf>>
/** Where the shop does not sell: in euros, and in pounds without VAT. */
let euros: string
let net: string
const made: string[] = []

async function region(currency_code: string, is_tax_inclusive: boolean): Promise<string> {
  const name = `Region ${randomBytes(4).toString('hex')}`
  const { region: created } = await admin.call<{ region: { id: string } }>('POST', '/regions', {
    ...{ name, currency_code, is_tax_inclusive },
  })
  made.push(created.id)
  return created.id
}
const preferenceOf = async (attribute: string, value: string) => {
  const { price_preferences: found } = await admin.call<{ price_preferences: { id: string }[] }>(
    'GET',
    `/price-preferences?attribute=${attribute}&value=${value}`,
  )
  return found[0]?.id ?? 'none'
}

beforeAll(async () => {
  admin = await merchandiser(stack.backend)
  place = await placeOf(admin)
  euros = await region('eur', true)
  net = await region('gbp', false)
})
afterAll(async () => {
  for (const id of made) await admin.call('DELETE', `/regions/${id}`)
})

const VAT = /prices include VAT/
const UK = /delivers to the United Kingdom/
const SENT_FROM = /is sent from this location/
const gbp = (fields: object) => ({
  supported_currencies: [{ currency_code: 'gbp', is_default: true, ...fields }],
})

// Guards: the app's middleware on Medusa's routes.
describe('Medusa’s admin is kept from', () => {
  const write = (method: 'POST' | 'DELETE', path: string, body?: object) => () =>
    admin.call(method, path, body)
  const ofRegion = () => `/regions/${place.regionId}`
  const ofStore = () => `/stores/${place.storeId}`
  const ofLocation = () => `/stock-locations/${place.locationId}`
  const ofCurrency = async () => `/price-preferences/${await preferenceOf('currency_code', 'gbp')}`
  const ofRegionsPrices = async () => `/price-preferences/${await preferenceOf('region_id', place.regionId)}`

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'another currency of the shop’s region',
      () => write('POST', ofRegion(), { currency_code: 'eur' })(),
      /its currency stays GBP/,
    ],
    [
      'VAT on top, in its form',
      () => write('POST', ofRegion(), { name: 'United Kingdom', is_tax_inclusive: false })(),
      VAT,
    ],
    ['… in the store’s', () => write('POST', ofStore(), gbp({ is_tax_inclusive: false }))(), VAT],
    [
      '… by the preference of the currency',
      async () => write('POST', await ofCurrency(), { is_tax_inclusive: false })(),
      VAT,
    ],
    ['… by making it another’s', async () => write('POST', await ofCurrency(), { value: 'usd' })(), VAT],
    ['… by its removal', async () => write('DELETE', await ofCurrency())(), VAT],
    [
      '… by the preference of the region',
      async () => write('POST', await ofRegionsPrices(), { is_tax_inclusive: false })(),
      VAT,
    ],
    [
      '… by a new preference',
      () => write('POST', '/price-preferences', { attribute: 'currency_code', value: 'gbp' })(),
      VAT,
    ],
    ['the removal of its country', () => write('POST', ofRegion(), { countries: [] })(), UK],
    ['… by another in its place', () => write('POST', ofRegion(), { countries: ['ie'] })(), UK],
    [
      'the end of its sales channel where it sends from',
      async () =>
        write('POST', `${ofLocation()}/sales-channels`, { remove: [(await shopChannel(admin)).id] })(),
      SENT_FROM,
    ],
    ['the removal of that place', () => write('DELETE', ofLocation())(), SENT_FROM],
    ['the removal of its region', () => write('DELETE', ofRegion())(), /Choose another one in pounds/],
    [
      'selling in euros',
      () => write('POST', ofStore(), { default_region_id: euros })(),
      /one whose currency is GBP/,
    ],
    [
      'selling without VAT',
      () => write('POST', ofStore(), { default_region_id: net })(),
      /one whose currency/,
    ],
    ['selling nowhere', () => write('POST', ofStore(), { default_region_id: null })(), /one whose currency/],
  ])('%s', async (_what, change, sentence) => {
    const said = await change().then(
      () => 'it was done',
      (error: unknown) => String(error),
    )
    expect(said).toMatch(/ 400: /)
    expect(said).toMatch(sentence)
    expect(await placeOf(admin)).toEqual(place)
  })
})

describe('Medusa’s admin goes on', () => {
  it('changing what the shop’s prices do not hang on', async () => {
    await admin.call('POST', `/regions/${place.regionId}`, { name: place.name, currency_code: 'GBP' })
    await admin.call('POST', `/regions/${place.regionId}`, { is_tax_inclusive: true })
    await admin.call('POST', `/stores/${place.storeId}`, { default_region_id: place.regionId })
    await admin.call('POST', `/stores/${place.storeId}`, gbp({ is_tax_inclusive: true }))
    expect(await placeOf(admin)).toEqual(place)
  })

  it('adding and removing other places and countries', async () => {
    await admin.call('POST', `/regions/${place.regionId}`, { countries: ['gb', 'ie'] })
    await admin.call('POST', `/regions/${place.regionId}`, { countries: ['gb'] })
    const { stock_location: other } = await admin.call<{ stock_location: { id: string } }>(
      'POST',
      '/stock-locations',
      { name: `Location ${randomBytes(4).toString('hex')}` },
    )
    const channels = [(await shopChannel(admin)).id]
    await admin.call('POST', `/stock-locations/${other.id}/sales-channels`, { add: channels })
    await admin.call('POST', `/stock-locations/${other.id}/sales-channels`, { remove: channels })
    await admin.call('DELETE', `/stock-locations/${other.id}`)
    expect(await placeOf(admin)).toEqual(place)
  })

  it('changing and removing other regions and their prices', async () => {
    const other = await region('eur', true)
    await admin.call('POST', `/regions/${other}`, { is_tax_inclusive: false })
    await admin.call('POST', `/price-preferences/${await preferenceOf('region_id', other)}`, {
      is_tax_inclusive: true,
    })
    await admin.call('POST', `/regions/${other}`, { currency_code: 'usd' })
    await admin.call('DELETE', `/price-preferences/${await preferenceOf('region_id', other)}`)
    await admin.call('DELETE', `/regions/${other}`)
    made.splice(made.indexOf(other), 1)
    expect(await placeOf(admin)).toEqual(place)
  })
})
