import { endpoints } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { findLinkOf } from '../../../../lib/accounts/find-link'
import { signIn } from '../../../../lib/accounts/sign-in'
import { findUser } from '../../../../lib/accounts/user'
import { EMAILPASS } from '../../../../lib/accounts/emailpass'
import { failure } from '../../../../lib/http/fail'
import { ensureGuestKey } from '../../../../lib/http/principal'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'

const INVALID = 'Invalid verification link. Please check your email for the correct link.'
const EXPIRED = 'Verification link has expired. Please request a new one.'
const NOBODY = { user: null, token: null, expiresAt: null }

/** Read by the page and not by whoever fetches what stands in a mail; the link signs in the browser that registered, once. */
export const GET = route(endpoints.verifyEmail, async (call) => {
  const { query, scope, res, guestKeyHash, customer } = call
  res.setHeader('Cache-Control', 'no-store')
  const attemptIds = await limitTries(call, [addressSubject('link', call.req)])
  const email = normaliseEmail(query.email)
  const link = await findLinkOf(scope, { purpose: 'verify', token: query.token, email })
  if (!link) throw failure('link_invalid', INVALID)
  const security = scope.resolve(ACCOUNT_SECURITY_MODULE)
  await security.forgiveAttempts(attemptIds)
  if (await security.isEmailVerified(link.customer_id)) return { alreadyVerified: true, ...NOBODY }
  if (link.expires_at <= new Date()) throw failure('link_expired', EXPIRED)
  const isUsed = await security.verifyByLink(link.id, guestKeyHash ?? ensureGuestKey(call.req, res))
  if (!isUsed) {
    // Replaced by a newer one, or used in this very moment by another call.
    if (await security.isEmailVerified(link.customer_id)) return { alreadyVerified: true, ...NOBODY }
    throw failure('link_expired', EXPIRED)
  }
  // Whoever is signed in stays so: a second session would be one that nobody uses.
  if (customer) {
    const user = customer.id === link.customer_id ? await findUser(scope, customer.id) : null
    return { alreadyVerified: false, ...NOBODY, user }
  }
  const isSameBrowser = guestKeyHash !== null && guestKeyHash === link.guest_key_hash
  const [login] = isSameBrowser
    ? await scope.resolve(Modules.AUTH).listProviderIdentities({ provider: EMAILPASS, entity_id: email })
    : []
  if (!login?.auth_identity_id) return { alreadyVerified: false, ...NOBODY }
  const identity = {
    authIdentityId: login.auth_identity_id,
    customerId: link.customer_id,
    provider: EMAILPASS,
  }
  return { alreadyVerified: false, ...(await signIn(call, identity, false)) }
})
