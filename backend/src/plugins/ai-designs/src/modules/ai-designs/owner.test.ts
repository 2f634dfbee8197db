import { describe, expect, it } from 'vitest'
import { ownedBy, ownerColumns, owns } from './owner'

const guestThing = { owner_customer_id: null, guest_key_hash: 'g1' }
const customerThing = { owner_customer_id: 'c1', guest_key_hash: null }

describe('ownership', () => {
  it('lets a signed-in customer use what their browser made before', () => {
    const owner = { customerId: 'c1', guestKeyHash: 'g1' }
    expect([guestThing, customerThing].map((thing) => owns(owner, thing))).toEqual([true, true])
    expect(ownedBy(owner).$or).toHaveLength(2)
    expect(ownerColumns(owner)).toEqual(customerThing)
  })

  it.each([{ guestKeyHash: 'g2' }, { customerId: 'c2', guestKeyHash: null }, {}])('keeps %j out', (owner) => {
    expect([guestThing, customerThing].map((thing) => owns(owner, thing))).toEqual([false, false])
  })

  it('refuses to ask for nobody’s things', () => {
    expect(() => ownedBy({})).toThrow()
    expect(() => ownerColumns({ guestKeyHash: null })).toThrow()
  })
})
