import type { SocialProvider } from '@caseloom/contract'
import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { createCustomersWorkflow } from '@medusajs/medusa/core-flows'
import { linkSocialSignInWorkflow } from '../../../workflows/social/link-social-sign-in'
import { query } from '../../database/sql'
import { failure } from '../../http/fail'
import { whileRegistering } from '../registration-lock'
import { findFactor } from '../second-factor/factor'
import { personOf, type Person } from './person'
import { hasStrangePassword } from './strange-password'

export interface SocialAccount {
  customerId: string
  isNew: boolean
}
interface Found {
  id: string
  verified: boolean
  reachable: boolean
}

const LINKED = `select c.id from auth_identity a
  join customer c on c.id = a.app_metadata->>'customer_id' and c.deleted_at is null
  where a.id = ? and a.deleted_at is null`
/**
 * `reachable`: somebody can sign in to it, or once did. Nobody can where a sign-in like ours died half way, and then it
 * belongs to whoever proves its address.
 */
const BY_EMAIL = `select c.id, s.email_verified_at is not null as verified,
    exists (select 1 from auth_identity a where a.deleted_at is null and a.app_metadata->>'customer_id' = c.id)
    or exists (select 1 from provider_identity i
      where i.provider = 'emailpass' and i.entity_id = c.email and i.deleted_at is null)
    or exists (select 1 from login_session l where l.customer_id = c.id and l.deleted_at is null) as reachable
  from customer c
  left join customer_security s on s.customer_id = c.id and s.deleted_at is null
  where c.email = ? and c.has_account and c.deleted_at is null`

const unverified = ({ name }: SocialProvider) =>
  failure(
    'email_unverified',
    `${name} has not verified an email address of yours. Please verify it there and try again, or create an account with a password.`,
  )
const taken = () =>
  failure(
    'account_exists',
    'An account with this email exists already. Sign in with your password, verify your email, then try again.',
  )

async function createCustomer(scope: MedusaContainer, email: string, person: Person): Promise<string> {
  const { first_name, last_name } = person
  const { result } = await createCustomersWorkflow(scope).run({
    input: { customersData: [{ email, first_name, last_name, has_account: true }] },
  })
  const [customer] = result
  if (!customer) throw new Error('The customer was not created')
  return customer.id
}

/**
 * The account that a proven identity opens. Its order matters: the customer, what we trust about it, the mail, and the link
 * last, so that wherever a process dies the next try finds what is there and goes on.
 * @throws email_unverified, account_exists
 */
export async function accountOf(
  scope: MedusaContainer,
  provider: SocialProvider,
  identity: AuthIdentityDTO,
  guestKeyHash: string | null,
): Promise<SocialAccount> {
  const sql = query(scope)
  const linked = async () => (await sql<{ id: string }>(LINKED, [identity.id]))[0]
  const known = await linked()
  // An identity is known by its number: what its address is by now changes nothing.
  if (known) return { customerId: known.id, isNew: false }
  const person = personOf(identity, provider.id)
  const { email } = person
  if (email === null) throw unverified(provider)

  return whileRegistering(scope, email, async () => {
    const meanwhile = await linked()
    if (meanwhile) return { customerId: meanwhile.id, isNew: false }
    const [found] = await sql<Found>(BY_EMAIL, [email])
    // Whoever registered an address without proving it may not be its owner: the two never share an account.
    if (found?.reachable && !found.verified) throw taken()
    const isNew = !found?.reachable
    const customerId = found?.id ?? (await createCustomer(scope, email, person))
    const isStrange = !isNew && (await hasStrangePassword(scope, customerId, guestKeyHash))
    // A second factor stays, with the login that it hangs on: whoever has the mailbox alone would be past it.
    const keepsDoubt = isStrange && (await findFactor(scope, customerId)) !== null
    const dropsPassword = isStrange && !keepsDoubt
    await linkSocialSignInWorkflow(scope).run({
      input: { authIdentityId: identity.id, customerId, email, provider, isNew, dropsPassword, keepsDoubt },
    })
    return { customerId, isNew }
  })
}
