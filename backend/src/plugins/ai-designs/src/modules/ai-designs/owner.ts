import type { Owner } from './types'

interface Owned {
  owner_customer_id: string | null
  guest_key_hash: string | null
}

/** The columns of something new that belongs to this owner. */
export function ownerColumns({ customerId, guestKeyHash }: Owner): Owned {
  if (customerId) return { owner_customer_id: customerId, guest_key_hash: null }
  if (guestKeyHash) return { owner_customer_id: null, guest_key_hash: guestKeyHash }
  throw new Error('A design needs an owner')
}

/** A filter for everything that belongs to this owner. */
export function ownedBy({ customerId, guestKeyHash }: Owner): { $or: Partial<Owned>[] } {
  const either: Partial<Owned>[] = []
  if (customerId) either.push({ owner_customer_id: customerId })
  if (guestKeyHash) either.push({ guest_key_hash: guestKeyHash })
  if (either.length === 0) throw new Error('A design needs an owner')
  return { $or: either }
}

export function owns({ customerId, guestKeyHash }: Owner, thing: Owned): boolean {
  if (thing.owner_customer_id) return thing.owner_customer_id === customerId
  return Boolean(thing.guest_key_hash) && thing.guest_key_hash === guestKeyHash
}

/** One word for an owner, for hashes. */
export function ownerKey({ customerId, guestKeyHash }: Owner): string {
  return customerId ? `customer:${customerId}` : `guest:${guestKeyHash ?? ''}`
}
