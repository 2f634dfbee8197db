import { describe, expect, it } from 'vitest'
import { contentsOf } from './contents'
import { bundleOf } from './order-fixture'

describe('what was looked at', () => {
  const { order } = bundleOf()
  const seen = contentsOf(order)

  it('is the same for the same lines, in whatever order, to the same address', () => {
    expect(contentsOf({ ...order, items: [...order.items].reverse() })).toBe(seen)
    expect(seen).toMatch(/^[0-9a-f]{16}$/)
  })

  it('is another where the address, a line or its design is', () => {
    const [line, ...rest] = order.items
    if (!line || !order.shipping_address) throw new Error('The fixture has a line and an address')
    const address = { ...order.shipping_address, address_1: '2 Other Row' }
    const metadata = line.metadata && { ...line.metadata, recipe_hash: 'other' }
    for (const other of [
      { ...order, shipping_address: address },
      { ...order, items: rest },
      { ...order, items: [{ ...line, quantity: line.quantity + 1 }, ...rest] },
      { ...order, items: [{ ...line, metadata }, ...rest] },
    ])
      expect(contentsOf(other)).not.toBe(seen)
  })
})
