import type { Owner } from '@caseloom/ai-designs'
import type { Customer } from '../http/principal'

/** Whose designs a call is about: the customer's, together with those their browser made before the sign-in. */
export function ownerOf(call: { customer: Customer | null; guestKeyHash: string | null }): Owner {
  return { customerId: call.customer?.id ?? null, guestKeyHash: call.guestKeyHash }
}
