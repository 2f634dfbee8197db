import type { QuotaSubject } from '@caseloom/ai-designs'
import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { addressHash } from '../http/address-hash'
import { clientAddress } from '../http/client-address'
import type { Customer } from '../http/principal'
import { ownerOf } from './owner-of'

export interface Caller {
  req: MedusaRequest
  scope: MedusaContainer
  customer: Customer | null
  guestKeyHash: string | null
}

/** Who asks for pictures, as the quotas know them. */
export async function quotaSubjectOf(call: Caller): Promise<QuotaSubject> {
  const { req, scope, customer } = call
  const verified = customer
    ? await scope.resolve(ACCOUNT_SECURITY_MODULE).isEmailVerified(customer.id)
    : false
  return {
    owner: ownerOf(call),
    addressHash: addressHash(clientAddress(req), env.FILE_SIGNING_SECRET),
    tier: customer ? (verified ? 'verified' : 'unverified') : 'guest',
  }
}
