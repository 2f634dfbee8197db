import type { Owner } from '@caseloom/ai-designs'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'
import type { Customer } from '../http/principal'

/**
 * Whose designs a list is of. `me` is the caller, signed in or not; an e-mail or id must be the token's own.
 * @throws failure `unauthenticated` or `forbidden`
 */
export function designSet(
  userId: string | undefined,
  customer: Customer | null,
  caller: Owner,
  /** A token came with the call, of whomever: where it is nobody’s any more, `me` was its owner and not a guest. */
  tokenCame: boolean,
): { owner: Owner } | 'gallery' {
  const asked = userId?.trim().toLowerCase()
  if (!asked) return 'gallery'
  if (asked === 'me' && (customer || !tokenCame)) return { owner: caller }
  if (!customer) throw failure('unauthenticated', tokenCame ? SESSION_EXPIRED : 'Please log in to continue')
  if (asked !== customer.email.toLowerCase() && asked !== customer.id.toLowerCase())
    throw failure('forbidden', 'You can only see your own designs')
  return { owner: caller }
}
