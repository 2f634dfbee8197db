import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf, type Subject } from '../../modules/account_security/limits'
import { accountMark } from '../accounts/account-mark'
import { spendOneHash } from '../accounts/credentials'
import { normaliseEmail } from '../accounts/email'
import { addressSubject, limitTries } from '../accounts/limit'
import { oneByOne } from '../accounts/second-factor/factor'
import { INVALID_CREDENTIALS } from '../accounts/sign-in'
import { readLogin } from '../accounts/user-login'
import { noteActor } from '../log/context'
import type { UsersRequest } from './native-users'

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

/** Counts a try against an account and others before it is looked at; a right one is taken back, and clears the account's. */
async function isWithinUntilRight(
  req: MedusaRequest,
  res: MedusaResponse,
  account: Subject,
  others: Subject[],
): Promise<boolean> {
  const ids = await isWithin(req, res, [account, ...others])
  if (!ids) return false
  const security = req.scope.resolve(ACCOUNT_SECURITY_MODULE)
  res.once('finish', () => {
    if (res.statusCode !== 200) return
    // What cannot be taken back is forgotten within the day.
    void Promise.all([security.forgiveAttempts(ids), security.clearAttempts(account)]).catch(() => undefined)
  })
  return true
}

/**
 * Passwords of Medusa's admin: counted before they are looked at, as at the shop's own sign-in, with one hash for an address that
 * nobody has, so that neither guessing nor the time of the answer leads in. A customer is nobody here: with a token of this sign-in
 * the routes of Medusa's second factor would be open to them.
 */
export async function limitUserSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const email = textOf(req.body, 'email')
  noteActor({ account: accountMark(`user ${normaliseEmail(email)}`) })
  const account = subjectOf('account', `user ${normaliseEmail(email)}`)
  if (!(await isWithinUntilRight(req, res, account, [addressSubject('address', req)]))) return
  const login = await readLogin(req.scope, { email })
  if (login && (login.userId !== null || login.isInvited)) {
    next()
    return
  }
  await spendOneHash(textOf(req.body, 'password'))
  next(new MedusaError(MedusaError.Types.UNAUTHORIZED, INVALID_CREDENTIALS))
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

/** Until an answer is sent, whether or not anybody is left to hear it. */
const answered = (res: MedusaResponse): Promise<void> =>
  new Promise((resolve) => {
    const end = res.end.bind(res) as (...last: unknown[]) => MedusaResponse
    res.end = ((...last: unknown[]) => {
      resolve()
      return end(...last)
    }) as MedusaResponse['end']
  })

/**
 * Codes of a second factor, counted by login over all sign-ins, and looked at one after another: Medusa counts the five of a sign-in
 * after it has looked, and tries that come together would be one.
 */
export async function limitUserCodes(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const login = req.auth_context?.auth_identity_id ?? ''
  if (!(await isWithinUntilRight(req, res, subjectOf('factor', `login ${login}`), []))) return
  await oneByOne(req.scope, login, () => {
    const done = answered(res)
    next()
    return done
  })
}
