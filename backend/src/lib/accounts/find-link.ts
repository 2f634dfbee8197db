import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import type { LinkPurpose, LinkRow } from '../../modules/account_security/links'
import { hashToken } from './links'

interface Given {
  purpose: LinkPurpose
  token: string
  /** Normalised already. */
  email: string
}

/** The link that was mailed to this address, in whatever state; null for a made-up token, another purpose or somebody else's. */
export async function findLinkOf(
  scope: MedusaContainer,
  { purpose, token, email }: Given,
): Promise<(LinkRow & { firstName: string | null }) | null> {
  if (!token || !email) return null
  const link = await scope.resolve(ACCOUNT_SECURITY_MODULE).findLink(purpose, hashToken(token))
  if (!link) return null
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: link.customer_id })
  return customer?.email === email ? { ...link, firstName: customer.first_name ?? null } : null
}
