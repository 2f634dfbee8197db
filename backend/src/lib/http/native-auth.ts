import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf, type Subject } from '../../modules/account_security/limits'
import { accountMark } from '../accounts/account-mark'
import { EMAILPASS, spendOneHash } from '../accounts/credentials'
import { normaliseEmail } from '../accounts/email'
import { addressSubject, limitTries } from '../accounts/limit'
import { noteActor } from '../log/context'

const textOf = (body: unknown, field: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}

/** Medusa's own word for a limit is no error type of its own: the middleware answers by itself. */
async function isWithin(
  req: MedusaRequest,
  res: MedusaResponse,
  subjects: Subject[],
): Promise<string[] | null> {
  try {
    return await limitTries({ scope: req.scope, res }, subjects)
  } catch (error) {
    if (!res.getHeader('Retry-After')) throw error
    res.status(429).json({ type: 'rate_limited', message: (error as MedusaError).message })
    return null
  }
}

/**
 * Passwords of Medusa's admin: counted before they are looked at, as at the shop's own sign-in, with one hash for an address that
 * nobody has, so that neither guessing nor the time of the answer leads in.
 */
export async function limitUserSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const email = textOf(req.body, 'email')
  noteActor({ account: accountMark(`user ${normaliseEmail(email)}`) })
  const account = subjectOf('account', `user ${normaliseEmail(email)}`)
  const ids = await isWithin(req, res, [account, addressSubject('address', req)])
  if (!ids) return
  const security = req.scope.resolve(ACCOUNT_SECURITY_MODULE)
  res.once('finish', () => {
    if (res.statusCode !== 200) return
    // What cannot be taken back is forgotten within the day.
    void Promise.all([security.forgiveAttempts(ids), security.clearAttempts(account)]).catch(() => undefined)
  })
  const [known] = await req.scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: EMAILPASS, entity_id: email }, { select: ['id'] })
  if (!known) await spendOneHash(textOf(req.body, 'password'))
  next()
}

/** A login for Medusa's admin is made for an address that was invited, and for no other: it would be taken from its owner. */
export async function wantInvitation(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (!(await isWithin(req, res, [addressSubject('link', req, 'invite')]))) return
  const email = textOf(req.body, 'email')
  const invited = email
    ? await req.scope
        .resolve(Modules.USER)
        .listInvites({ email }, { select: ['id', 'accepted', 'expires_at'] })
    : []
  const isOpen = invited.some(({ accepted, expires_at: until }) => !accepted && new Date(until) > new Date())
  next(isOpen ? undefined : new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Ask for an invitation first'))
}

/** Reset mails and second factors, by network address. */
export async function limitUserLinks(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (await isWithin(req, res, [addressSubject('link', req, 'user')])) next()
}
