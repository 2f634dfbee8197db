import { describe, expect, it } from 'vitest'
import { changesBetween, snapshotOf } from './snapshot'

const product = (over: object = {}) => ({
  id: 'prod_1',
  updated_at: new Date(),
  title: 'Snap',
  subtitle: null,
  discountable: true,
  tags: [{ id: 'ptag_1', value: 'new' }],
  metadata: { badge: { words: 'New' }, icons: ['leaf', 'shield'] },
  variants: [
    {
      id: 'variant_1',
      sku: 'SNAP-1',
      prices: [
        { id: 'price_1', amount: 12, raw_amount: { value: '12' }, currency_code: 'gbp' },
        { id: 'price_2', amount: 9, currency_code: 'gbp', price_list_id: 'plist_1' },
      ],
    },
    { id: 'variant_2', sku: 'SNAP-2', prices: [] },
  ],
  ...over,
})
const changed = (before: unknown, after: unknown) =>
  changesBetween(snapshotOf(before), snapshotOf(after)).changes

describe('what is kept of a change', () => {
  it('names each fact as a person finds it, and no rows or moments of the database', () => {
    expect(snapshotOf(product())).toEqual({
      title: 'Snap',
      discountable: 'true',
      'tags new / value': 'new',
      'metadata / badge / words': 'New',
      'metadata / icons': 'leaf, shield',
      'variants SNAP-1 / sku': 'SNAP-1',
      'variants SNAP-1 / prices gbp / amount': '12',
      'variants SNAP-1 / prices gbp / currency_code': 'gbp',
      'variants SNAP-1 / prices gbp in plist_1 / amount': '9',
      'variants SNAP-1 / prices gbp in plist_1 / currency_code': 'gbp',
      'variants SNAP-1 / prices gbp in plist_1 / price_list_id': 'plist_1',
      'variants SNAP-2 / sku': 'SNAP-2',
    })
  })

  it('is what is not as it was, whatever order it comes in', () => {
    const { variants } = product()
    expect(
      changed(product(), product({ updated_at: new Date(0), variants: [...variants].reverse() })),
    ).toEqual([])
    expect(changed(product(), product({ title: 'Snap!', subtitle: 'Slim', tags: [] }))).toEqual([
      { field: 'subtitle', from: null, to: 'Slim' },
      { field: 'tags new / value', from: 'new', to: null },
      { field: 'title', from: 'Snap', to: 'Snap!' },
    ])
  })

  it('tells that a long text is another where only its end is', () => {
    const long = 'x'.repeat(5000)
    const [one, ...others] = changed({ description: `${long}a` }, { description: `${long}b` })
    expect(others).toEqual([])
    expect(one?.to).toMatch(/^x{300}… \(5001 characters, [0-9a-f]{8}\)$/)
    expect(one?.from).not.toBe(one?.to)
  })

  it('has an end, however much was changed', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`fact ${at}`, 'y'.repeat(9000)]))
    const { changes, leftOut } = changesBetween({}, snapshotOf(many))
    expect([changes.length, leftOut]).toEqual([120, 380])
    expect(JSON.stringify(changes).length).toBeLessThan(60_000)
    const deep: Record<string, unknown> = {}
    let inner = deep
    for (let depth = 0; depth < 1000; depth += 1) inner = inner.a = {}
    expect(snapshotOf({ ...deep, id: 1 })).toEqual({})
  })

  it('holds no secret that an answer may carry', () => {
    const key = {
      title: 'ERP',
      token: 'sk_1',
      salt: 'x',
      redacted: 'sk_***',
      password: 'y',
      guest_key_hash: 'z',
    }
    expect(snapshotOf(key)).toEqual({ title: 'ERP' })
  })
})
