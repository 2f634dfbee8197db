import { subjectOf, type Subject } from '../../modules/account_security/limits'
import type { Customer } from '../http/principal'

interface Counted {
  subjects: Subject[]
  reason: string
}

/**
 * What a message to the shop is counted by, beside the network address it comes from. Anybody can type an e-mail address: what came with
 * one keeps nobody from writing who is signed in with it. With another's they get no further than anybody, since that mailbox is sent
 * an acknowledgement of each.
 */
export function countedBy(
  email: string,
  customer: Pick<Customer, 'id' | 'email'> | null,
  address: Subject,
): Counted {
  if (customer?.email === email)
    return {
      subjects: [address, subjectOf('contact', customer.id)],
      reason: 'You have sent us several messages already.',
    }
  return {
    subjects: [address, subjectOf('contact', email)],
    reason: 'Several messages came from your network or with this email address already.',
  }
}
