import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf, type Subject } from '../../modules/account_security/limits'
import { normaliseEmail } from '../accounts/email'
import { addressSubject, limitTries } from '../accounts/limit'
import { answerLimit } from './answer-limit'
import { guestKeyHash } from './principal'

/** A user of Medusa's admin as tries are counted: the shop's customer of that address is another. */
export const userName = (email: string): string => `user ${normaliseEmail(email)}`

/** A field of a body that Medusa has not looked at, or will not; '' where it is no text. */
export const textOf = (body: unknown, field: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}

/** Counts a try before it is made. @returns null where it has to wait: that is answered then */
export async function isWithin(
  req: MedusaRequest,
  res: MedusaResponse,
  subjects: Subject[],
): Promise<string[] | null> {
  try {
    return await limitTries({ scope: req.scope, res }, subjects)
  } catch (error) {
    answerLimit(res, error)
    return null
  }
}

/**
 * Counts a try against a user and the network address, or against the browser alone that has signed in to the user before: strangers
 * cannot lock anybody out. One that turns out right is taken back, and clears what was counted against the same.
 */
export async function isUsersTry(
  req: MedusaRequest,
  res: MedusaResponse,
  { email, kind }: { email: string; kind: 'account' | 'factor' },
): Promise<boolean> {
  const security = req.scope.resolve(ACCOUNT_SECURITY_MODULE)
  const name = userName(email)
  const key = guestKeyHash(req)
  const isKnown = key !== null && (await security.knowsDevice(subjectOf('account', name).subject, key))
  const own = isKnown
    ? subjectOf(kind === 'account' ? 'device' : kind, `${name} ${key}`)
    : subjectOf(kind, name)
  const ids = await isWithin(req, res, isKnown ? [own] : [own, addressSubject('address', req)])
  if (!ids) return false
  res.once('finish', () => {
    if (res.statusCode !== 200) return
    // What cannot be taken back is forgotten within the day.
    void Promise.all([security.forgiveAttempts(ids), security.clearAttempts(own)]).catch(() => undefined)
  })
  return true
}
