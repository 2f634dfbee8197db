import { expect, test } from 'vitest'
import { snap } from '~/testing/snap'
import { makeLine, type CartLine } from '../lib/cart-line'
import { EMPTY_CART, withChanges, type StoredCart } from '../lib/operations'
import { paidFor } from '../lib/paid-for'
import { flush, follow, type Ends } from './step'

const ME = 'cus_me'
const line = (quantity: number): CartLine => ({ ...makeLine(snap({ quantity })), id: 'line' })

/** A browser whose first call is under way while a payment for one case is settled. */
function browser(answers: { quantity: number; dropped?: string }[]) {
  let cart: StoredCart = { ...EMPTY_CART, owner: ME, items: [line(3)] }
  const told: string[] = []
  const calls: string[] = []
  const answer = async (call: string) => {
    calls.push(call)
    await Promise.resolve()
    if (calls.length === 1) ends.rewrite((before) => paidFor(before, [{ id: 'line', quantity: 1 }]))
    const { quantity = 0, dropped } = answers[calls.length - 1] ?? {}
    return { lines: quantity > 0 ? [line(quantity)] : [], dropped: dropped ? [dropped] : [] }
  }
  const ends: Ends = {
    read: () => cart,
    rewrite: (next) => void (cart = next(cart)),
    tell: (sentences) => void told.push(...sentences),
    send: ({ kind }) => answer(kind),
    ask: () => answer('ask'),
  }
  return { ends, told, calls, shown: () => cart.items.map(({ quantity }) => quantity) }
}

test('an answer from before a payment was known is not shown, but what it says once is said', async () => {
  const { ends, told, calls, shown } = browser([{ quantity: 3, dropped: 'A case is gone.' }, { quantity: 2 }])
  await follow(ends, ME)
  expect([calls, shown(), told]).toEqual([['ask', 'ask'], [2], ['A case is gone.']])
})

test('nor is that to a change; the change is done', async () => {
  const { ends, calls, shown } = browser([{ quantity: 4 }, { quantity: 3 }])
  ends.rewrite((cart) => withChanges(cart, [{ kind: 'set', id: 'line', quantity: 4 }]))
  await flush(ends, ME)
  expect([calls, shown(), ends.read().pending]).toEqual([['set', 'ask'], [3], []])
})

test('an answer that was asked for after it counts, whatever it holds', async () => {
  const { ends, calls, shown } = browser([{ quantity: 3 }, { quantity: 2 }, { quantity: 5 }])
  await follow(ends, ME)
  await follow(ends, ME)
  expect([calls.length, shown()]).toEqual([3, [5]])
})
