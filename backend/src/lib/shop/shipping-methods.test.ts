import { describe, expect, it } from 'vitest'
import { sentFrom, toShippingMethods, type OptionRow } from './shipping-methods'

const UK = 'reg_uk'
const inRegion = (value: string) => ({ attribute: 'region_id', operator: 'eq', value })
const from = (value: number) => ({ attribute: 'item_total', operator: 'gte', value: String(value) })
const price = (amount: number, ...price_rules: OptionRow['prices'][number]['price_rules']) => ({
  amount,
  currency_code: 'gbp',
  price_rules,
})
const option = (name: string, prices: OptionRow['prices'], ...channels: string[]): OptionRow => ({
  name,
  shipping_profile_id: 'sp_case',
  type: { description: `${name} days` },
  prices,
  service_zone: {
    fulfillment_set: { location: { id: `of ${name}`, sales_channels: channels.map((id) => ({ id })) } },
  },
})
/** What is shown of one option with these prices. */
const shown = (...prices: OptionRow['prices']) => {
  const [method] = toShippingMethods([option('Basic', prices)], UK)
  return method ? [method.price, method.freeFrom] : null
}

it('shows the price without conditions, and from when it is free', () => {
  expect(
    toShippingMethods(
      [
        option('Express', [price(8.95)]),
        option('Basic', [price(0, from(50)), price(2.1)]),
        option('Abroad', [{ ...price(9), currency_code: 'eur' }]),
      ],
      UK,
    ),
  ).toEqual([
    { name: 'Express', price: 8.95, days: 'Express days', freeFrom: null },
    { name: 'Basic', price: 2.1, days: 'Basic days', freeFrom: 50 },
  ])
})

describe('where a region has prices of its own', () => {
  it.each([
    ['its own is shown, whether dearer', [price(2.1), price(3.5, inRegion(UK))], [3.5, null]],
    ['… or cheaper', [price(3.5, inRegion(UK)), price(4)], [3.5, null]],
    ['… or the only one', [price(3.5, inRegion(UK))], [3.5, null]],
    ['another region’s is not', [price(2.1), price(1, inRegion('reg_ie'))], [2.1, null]],
    ['… be it free there', [price(2.1), price(0, inRegion('reg_ie'), from(20))], [2.1, null]],
    ['it may be free here alone', [price(2.1), price(0, inRegion(UK), from(40))], [2.1, 40]],
  ])('%s', (_what, prices, expected) => {
    expect(shown(...prices)).toEqual(expected)
  })

  it('one that is delivered by in another region alone is left out', () => {
    expect(shown(price(1, inRegion('reg_ie')))).toBeNull()
  })
})

describe('what the shop sends by', () => {
  const place = { regionId: UK, salesChannelId: 'sc_shop', countries: ['gb', 'ie'] }
  const options = [
    option('Basic', [price(2.1)], 'sc_other', 'sc_shop'),
    option('Untied', [price(1)], 'sc_other'),
    option('Euro', [{ ...price(9), currency_code: 'eur' }], 'sc_shop'),
    { ...option('Strange', [price(1)], 'sc_shop'), shipping_profile_id: 'sp_gift' },
    { ...option('Nowhere', [price(1)]), service_zone: { fulfillment_set: { location: null } } },
  ]
  const profiles = new Set(['sp_case'])
  it('leaves from a place of its sales channel, by an option of a shipping profile that something on sale has', () => {
    const sent = sentFrom(options, profiles, place)
    expect(sent.map(({ method, placeId }) => [method.name, placeId])).toEqual([['Basic', 'of Basic']])
    expect(sentFrom(options, profiles, { ...place, salesChannelId: 'sc_new' })).toEqual([])
  })
  it('is nothing where its region lacks the UK', () => {
    expect(sentFrom(options, profiles, { ...place, countries: ['ie'] })).toEqual([])
  })
})
