import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { KINDS } from './kinds'
import { callOf, subjectOfCall, subjectOfEndpoint, withMade } from './subject-of-call'

const ID = 'prod_01ABCDEF'
const OTHER = 'prod_01GHIJKL'
const one = (kind: string, ...ids: string[]) => ({ kind, ids, many: false })

describe('what a call is about', () => {
  it.each([
    ['/admin/products', one('products')],
    [`/admin/products/${ID}`, one('products', ID)],
    [`/admin/products/${ID}/variants/variant_01ABCDEF`, one('products', ID)],
    [`/admin/merchandising/${ID}`, one('products', ID)],
    ['/admin/membership/tiers/mtier_01ABCDEF', one('membership/tiers', 'mtier_01ABCDEF')],
    ['/admin/membership/customers/cus_01ABCDEF/hold', one('membership/customers', 'cus_01ABCDEF')],
    ['/admin/printing/variants/variant_01ABCDEF', one('printing/variants', 'variant_01ABCDEF')],
    ['/admin/views/products/columns', one('views')],
    ['/admin/<script>', one('other')],
    ['/admin/__proto__/constructor', one('other')],
    [`/admin/products/${'x'.repeat(500)}`, one('products')],
  ])('%s', (address, subject) => expect(subjectOfCall(address, {})).toEqual(subject))

  it('is all that a batch changes, deletes and makes, and what an answer names as made', () => {
    const body = { create: [{ title: 'x' }], update: [{ id: ID }, { id: 7 }], delete: [OTHER, null] }
    const batch = subjectOfCall('/admin/products/batch', body)
    expect(batch).toEqual({ kind: 'products', ids: [ID, OTHER], many: true })
    expect(withMade(batch, { created: [{ id: 'prod_01NEWNEW' }] }).ids).toEqual([ID, OTHER, 'prod_01NEWNEW'])
    expect(withMade(one('products'), { product: { id: ID } }).ids).toEqual([ID])
    expect(withMade(one('products', OTHER), { product: { id: ID } }).ids).toEqual([OTHER])
    for (const odd of [null, 7, 'x', [], { update: 'all' }])
      expect(withMade(one('products'), odd).ids).toEqual([])
    const crowd = { delete: Array.from({ length: 500 }, (_, at) => `prod_01ABCDEF${at}`) }
    expect(subjectOfCall('/admin/products/batch', crowd).ids).toHaveLength(100)
  })

  it('is the order, the review or the payment of an administrator’s call', () => {
    const params = { id: 'order_01ABCDEF' }
    expect(subjectOfEndpoint('/order/admin/process/{id}', params, {})).toEqual(one('approvals', params.id))
    expect(subjectOfEndpoint('/order/admin/parked/{id}', { id: 'chk_01ABCDEF' }, {}).kind).toBe('parked')
    expect(subjectOfEndpoint('/reviews/{id}', { id: 'prev_01ABCDEF' }, {}).kind).toBe('reviews')
    const ids = ['order_01ABCDEF', 'order_01GHIJKL']
    expect(subjectOfEndpoint('/order/admin/bulk', {}, { ids })).toEqual({
      kind: 'approvals',
      ids,
      many: true,
    })
  })
})

it('spells a call as its route, whatever rows it names', () => {
  expect(callOf('POST', `/admin/products/${ID}/variants/variant_01ABCDEF`)).toBe(
    'POST /admin/products/:id/variants/:id',
  )
  expect(callOf('POST', `/admin/${'a/'.repeat(900)}x%0Ay`).length).toBeLessThan(100)
})

/** Of these it is kept who did what and when: how a list looks to somebody, and work that Medusa is told to do. */
const WITHOUT_VALUES = [
  ...[
    'index',
    'layouts',
    'news',
    'order-changes',
    'printing/check',
    'property-labels',
    'rbac',
    'search-indexes',
  ],
  ...['uploads', 'views', 'workflows-executions'],
]

it('has values of each kind of thing that can be changed in Medusa’s admin', () => {
  const file = path.join(__dirname, '..', '..', '..', '..', 'tests', 'support', 'native-routes.txt')
  const writes = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(POST|PUT|PATCH|DELETE) \/admin\//.test(line))
  expect(writes.length).toBeGreaterThan(250)
  const kinds = writes.map((line) => subjectOfCall(line.split(' ')[1] ?? '', {}).kind)
  const without = [...new Set(kinds)].filter((kind) => {
    const { entity } = KINDS[kind] ?? {}
    return entity === undefined && !KINDS[`${kind}/variants`] && !KINDS[`${kind}/tiers`]
  })
  expect(without.sort()).toEqual(WITHOUT_VALUES.filter((kind) => kind !== 'printing/check').sort())
})
