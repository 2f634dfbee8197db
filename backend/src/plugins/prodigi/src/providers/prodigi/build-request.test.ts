import { describe, expect, it } from 'vitest'
import { buildRequest, shippingMethodOf } from './build-request'

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '12 St James Square',
  address_2: '',
  city: 'London',
  postal_code: 'SW1Y 4JH',
  country_code: 'gb',
  phone: null,
}
const plan = {
  orderId: 'order_1',
  email: 'ada@example.com',
  idempotencyKey: 'k'.repeat(64),
  callbackUrl: 'http://shop.test/api/webhooks/prodigi/secret',
  knownPrint: null,
  lines: [
    {
      lineId: 'ordli_1',
      sku: 'GLOBAL-TECH-IP15-TCB-CS-M',
      attributes: { finish: 'matte', size: 'iphone 15' },
      copies: 2,
      url: 'http://shop.test/print.png',
      md5: 'd41d8cd98f00b204e9800998ecf8427e',
    },
  ],
}

describe('buildRequest', () => {
  it('makes the whole order', () => {
    expect(buildRequest({ id: 'Budget' }, address, plan)).toEqual({
      ok: true,
      knownPrint: null,
      request: {
        merchantReference: 'order_1',
        idempotencyKey: plan.idempotencyKey,
        callbackUrl: plan.callbackUrl,
        shippingMethod: 'Budget',
        recipient: {
          name: 'Ada Byron',
          email: 'ada@example.com',
          phoneNumber: null,
          address: {
            line1: '12 St James Square',
            line2: null,
            townOrCity: 'London',
            stateOrCounty: null,
            postalOrZipCode: 'SW1Y 4JH',
            countryCode: 'GB',
          },
        },
        items: [
          {
            merchantReference: 'ordli_1',
            sku: 'GLOBAL-TECH-IP15-TCB-CS-M',
            copies: 2,
            sizing: 'fillPrintArea',
            attributes: { finish: 'matte', size: 'iphone 15' },
            assets: [
              {
                printArea: 'default',
                url: 'http://shop.test/print.png',
                md5Hash: 'd41d8cd98f00b204e9800998ecf8427e',
              },
            ],
          },
        ],
      },
    })
  })

  it.each([
    ['an unknown shipping option', { id: 'Pigeon' }, address, plan, 'shipping option'],
    [
      'an address without a postcode',
      { id: 'Standard' },
      { ...address, city: ' ', postal_code: null },
      plan,
      'The delivery address lacks its town and postcode. Correct it in Medusa’s admin, then process the order again.',
    ],
    ['no address', { id: 'Standard' }, undefined, plan, 'There is no delivery address. Correct it'],
    ['no lines', { id: 'Standard' }, address, { ...plan, lines: [] }, 'lines'],
    ['no plan at all', { id: 'Standard' }, address, undefined, 'not complete'],
  ])('refuses %s in words', (_name, data, to, given, word) => {
    const built = buildRequest(data, to, given)
    expect(built).toMatchObject({ ok: false })
    expect(built.ok ? '' : built.reason).toContain(word)
  })

  it('knows the four methods and nothing else', () => {
    const told = ['Budget', 'Standard', 'Express', 'Overnight', 'budget', ''].map((id) =>
      shippingMethodOf({ id }),
    )
    expect(told).toEqual(['Budget', 'Standard', 'Express', 'Overnight', null, null])
  })
})
