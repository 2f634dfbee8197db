import { expect, test } from 'vitest'
import { snap } from '~/testing/snap'
import { makeLine, type CartLine } from './cart-line'
import { EMPTY_CART, withChanges, type Change, type StoredCart } from './operations'
import { paidFor } from './paid-for'

const line = (id: string, quantity = 1): CartLine => ({ ...makeLine(snap({ productId: id, quantity })), id })
const cartOf = (owner: string | null, ...items: CartLine[]): StoredCart => ({ ...EMPTY_CART, owner, items })
const after = (cart: StoredCart, ...changes: Change[]) => withChanges(cart, changes)
const counts = ({ items }: StoredCart) => items.map(({ productId, quantity }) => [productId, quantity])

test('of each line as many go as were paid', () => {
  const cart = cartOf('me', line('a'), line('b', 3), line('c', 2))
  const paid = paidFor({ ...cart, appliedPromo: { code: 'SAVE10', percent: 10 } }, [
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 1 },
    { id: 'gone', quantity: 4 },
  ])
  expect(paid.items).toMatchObject([
    { id: 'b', quantity: 2 },
    { id: 'c', quantity: 2 },
  ])
  expect(paid.appliedPromo).toBeNull()
  expect(paidFor(paid, []).payment).not.toBe(paid.payment)
})

test('a change that the shop has not heard of counts without what was paid', () => {
  const cart = after(
    cartOf('me', line('a'), line('b', 3), line('c'), line('d', 2)),
    { kind: 'set', id: 'a', quantity: 3 },
    { kind: 'set', id: 'b', quantity: 1 },
    { kind: 'set', id: 'c', quantity: 2 },
    { kind: 'remove', id: 'd' },
  )
  const { items, pending } = paidFor(cart, [
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 3 },
    { id: 'd', quantity: 1 },
  ])
  expect(items).toMatchObject([
    { id: 'a', quantity: 2 },
    { id: 'c', quantity: 2 },
  ])
  expect(pending).toMatchObject([
    { kind: 'set', id: 'a', quantity: 2 },
    { kind: 'set', id: 'c', quantity: 2 },
    { kind: 'remove', id: 'd' },
  ])
  expect(pending.map(({ key }) => key)).toEqual([0, 2, 3].map((index) => cart.pending[index]?.key))
})

test('what is left of a line that the shop has not heard of is added under an id that was not paid', () => {
  const cart = after(
    cartOf('me'),
    { kind: 'add', line: line('whole') },
    { kind: 'add', line: line('part') },
    { kind: 'set', id: 'part', quantity: 3 },
  )
  const { items, pending } = paidFor(cart, [
    { id: 'whole', quantity: 1 },
    { id: 'part', quantity: 1 },
  ])
  expect(items).toMatchObject([{ productId: 'part', quantity: 2 }])
  expect(items[0]?.id).not.toBe('part')
  expect(pending).toMatchObject([{ kind: 'add', line: items[0] }])
  expect(pending).toHaveLength(1)
})

test.each([
  ['all of it was paid', 4, [], []],
  ['less of it was paid', 2, [['a', 2]], [2]],
  ['only what the shop knew was paid', 1, [['a', 3]], [3]],
])('what was added to a line is paid with it: %s', (_name, quantity, left, added) => {
  const cart = after(cartOf('me', line('a')), { kind: 'add', line: { ...line('a', 3), id: 'a2' } })
  const paid = paidFor(cart, [{ id: 'a', quantity }])
  expect(counts(paid)).toEqual(left)
  expect(paid.pending.map((each) => each.kind === 'add' && each.line)).toMatchObject(
    added.map((count) => ({ id: 'a2', quantity: count })),
  )
})

test('of several additions to a line as many are left as were not paid, and none beside a line that is new itself', () => {
  const twice: Change[] = [
    { kind: 'add', line: { ...line('a'), id: 'a2' } },
    { kind: 'add', line: { ...line('a', 2), id: 'a3' } },
  ]
  const known = paidFor(after(cartOf('me', line('a')), ...twice), [{ id: 'a', quantity: 3 }])
  expect(counts(known)).toEqual([['a', 1]])
  expect(known.pending).toMatchObject([{ kind: 'add', line: { id: 'a3', quantity: 1 } }])
  const fresh = after(cartOf('me'), { kind: 'add', line: line('a') }, ...twice)
  expect(paidFor(fresh, [{ id: 'a', quantity: 4 }])).toMatchObject({ items: [], pending: [] })
  const { items, pending } = paidFor(fresh, [{ id: 'a', quantity: 3 }])
  expect(items).toMatchObject([{ productId: 'a', quantity: 1 }])
  expect(pending).toMatchObject([{ kind: 'add', line: items[0] }])
  expect(pending).toHaveLength(1)
})

test('a guest’s rest is another line, too: it is added where they sign in', () => {
  const { items, payment, pending } = paidFor(cartOf(null, line('a', 2), line('b')), [
    { id: 'a', quantity: 1 },
  ])
  expect(counts({ ...EMPTY_CART, items })).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(items.map(({ id }) => id === 'a')).toEqual([false, false])
  expect([payment, pending]).toEqual([null, []])
})
