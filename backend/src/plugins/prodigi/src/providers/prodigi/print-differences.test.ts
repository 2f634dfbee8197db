import { describe, expect, it } from 'vitest'
import { prodigiOrderSchema, type CreateOrderRequest } from '../../client/types'
import { differencesOf, sayNotCancelled } from './print-differences'

const asked: CreateOrderRequest = {
  merchantReference: 'order_1',
  idempotencyKey: 'k-1',
  callbackUrl: 'http://shop.test/cb',
  shippingMethod: 'Standard',
  recipient: {
    name: 'Ada Byron',
    email: 'ada@example.com',
    phoneNumber: '07700 900123',
    address: {
      line1: '12 St James Square',
      line2: 'Flat 3',
      townOrCity: 'London',
      stateOrCounty: null,
      postalOrZipCode: 'SW1Y 4JH',
      countryCode: 'GB',
    },
  },
  items: [
    {
      merchantReference: 'ordli_1',
      sku: 'CASE-15',
      copies: 2,
      sizing: 'fillPrintArea',
      attributes: { finish: 'matte', size: 'iphone 15' },
      assets: [],
    },
    {
      merchantReference: 'ordli_2',
      sku: 'CASE-16',
      copies: 1,
      sizing: 'fillPrintArea',
      attributes: {},
      assets: [],
    },
  ],
}
const { recipient, items } = asked
const status = { stage: 'InProgress' }
const printOf = (told: object) => prodigiOrderSchema.parse({ id: 'ord_1', status, ...told })
const whats = (told: object, of = asked) => differencesOf(printOf(told), of)
const at = (change: object) => ({
  recipient: { ...recipient, address: { ...recipient.address, ...change } },
  items,
})
const withFirst = (change: object) => ({ recipient, items: [{ ...items[0], ...change }, items[1]] })

describe('what Prodigi prints beside what is asked for', () => {
  it.each<[string, object]>([
    ['the same', { recipient, items }],
    ['the lines in another order', { recipient, items: items.toReversed() }],
    ['no lines, as a draft has', { recipient, items: [] }],
    ['neither a recipient nor lines', {}],
    ['what cannot be read', { recipient: 7, items: 'none' }],
    ['fields that cannot be read', { recipient: { ...recipient, name: 7, address: [] }, items: [7, null] }],
    [
      'no field but a key that is new',
      { recipient: { title: 'Dr', address: {} }, items: [{ a: 1 }, { a: 2 }] },
    ],
    ['empty fields', { recipient: { name: '', email: null, phoneNumber: '', address: { line1: null } } }],
    ['a county that it filled in', at({ stateOrCounty: 'Greater London' })],
    [
      'spaces, case and a country code before the telephone',
      {
        recipient: {
          name: ' ADA  byron',
          email: 'Ada@Example.com ',
          phoneNumber: '+44 (0)7700-900123',
          address: { ...recipient.address, line1: '12 st james square ', postalOrZipCode: 'sw1y4jh' },
        },
        items: [
          { ...items[0], sku: 'case-15', attributes: { Finish: 'Matte', size: 'iPhone 15', brand: 'apple' } },
          items[1],
        ],
      },
    ],
  ])('%s: no difference', (_name, told) => {
    expect(whats(told)).toEqual([])
  })

  it.each<[string, object]>([
    ['name', { recipient: { ...recipient, name: 'Eva Byron' }, items }],
    ['e-mail', { recipient: { ...recipient, email: 'eva@example.com' }, items }],
    ['phone', { recipient: { ...recipient, phoneNumber: '07700 900124' }, items }],
    ['street', at({ line1: '1 2 St James Square' })],
    ['second line of the address', at({ line2: 'Flat 4' })],
    ['second line of the address', at({ line2: null })],
    ['town', at({ townOrCity: 'Leeds' })],
    ['postcode', at({ postalOrZipCode: 'SW1Y 4JJ' })],
    ['country', at({ countryCode: 'IE' })],
    ['SKU', withFirst({ sku: 'CASE-14' })],
    ['number of CASE-15', withFirst({ copies: 1 })],
    ['finish of CASE-15', withFirst({ attributes: { finish: 'gloss' } })],
    ['number of lines', { recipient, items: [items[0]] }],
    ['SKU', { items: [{ sku: 'CASE-15' }, { sku: 'CASE-17' }] }],
  ])('another %s is one', (what, told) => {
    expect(whats(told)).toEqual([what])
  })

  it('a second line or county that was taken out or put in', () => {
    const wish = (change: object) => ({
      ...asked,
      recipient: { ...recipient, address: { ...recipient.address, ...change } },
    })
    expect(whats({ recipient, items }, wish({ line2: null }))).toEqual(['second line of the address'])
    const inKent = wish({ stateOrCounty: 'Kent' })
    expect(whats(at({ stateOrCounty: 'Essex' }), inKent)).toEqual(['county'])
    expect(whats({ recipient, items }, inKent)).toEqual([])
  })

  it('is said without a word of the customer’s own', () => {
    const print = printOf(at({ line1: '9 Old Row', line2: null }))
    const words = sayNotCancelled(print, differencesOf(print, asked))
    expect(words).toMatch(
      /^Prodigi has a print of this order already \(ord_1\) and did not cancel it, though the street and the second line of the address there are others than here\. Nothing else is printed\./,
    )
    expect(words).not.toMatch(/Ada|Row|Flat/)
    const one = printOf(at({ line1: '9 Old Row' }))
    expect(sayNotCancelled(one, differencesOf(one, asked))).toContain('the street there is another than here')
  })
})
