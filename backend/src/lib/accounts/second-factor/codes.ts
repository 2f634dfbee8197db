import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { subjectOf, type Subject } from '../../../modules/account_security/limits'
import { failure, isCode } from '../../http/fail'
import { addressSubject, limitTries } from '../limit'
import { RULES } from '../rules'
import { readCode, type Code } from './read-code'

const NO_CODE = 'This is neither a code of six figures nor a recovery code.'
const WRONG = {
  totp: 'This code is not right. Please try the one that your app shows now.',
  recovery_code: 'This recovery code is not right, or was used already.',
} as const
const USED_CODE = 'This code was used already. Please wait for the next one.'

type Method = keyof typeof WRONG
export const wrongCode = (method: Method) => failure('wrong_code', WRONG[method])

interface CodeCall {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
  guestKeyHash: string | null
}

/**
 * Counts a code before it is looked at, by account and network address; a browser that the account knows is counted by itself, so
 * that whoever has stolen a password cannot keep the owner out. A right code clears the count.
 * @throws rate_limited
 */
export async function limitCodes<T>(call: CodeCall, customerId: string, look: () => Promise<T>): Promise<T> {
  const { scope, req, guestKeyHash } = call
  const security = scope.resolve(ACCOUNT_SECURITY_MODULE)
  const [known] = guestKeyHash
    ? await security.listKnownDevices(
        { customer_id: customerId, key_hash: guestKeyHash, known_at: { $ne: null } },
        { take: 1 },
      )
    : []
  const own: Subject = known
    ? subjectOf('factor', `${customerId} ${guestKeyHash}`)
    : subjectOf('factor', customerId)
  const ids = await limitTries(call, known ? [own] : [own, addressSubject('address', req)])
  try {
    const right = await look()
    await security.forgiveAttempts(ids)
    await security.clearAttempts(own)
    return right
  } catch (error) {
    // Nothing was looked at.
    if (isCode(error, 'conflict')) await security.forgiveAttempts(ids)
    throw error
  }
}

/** Whether Medusa's auth module refused a code as wrong, and not for another reason. */
const isWrongCode = (error: unknown): boolean =>
  error instanceof MedusaError &&
  /^(Invalid (TOTP|MFA challenge) code|Recovery code is invalid)/.test(error.message)

/**
 * Takes a code before it is looked at, in whichever process. An app shows the same one for half a minute and Medusa takes it for a
 * minute and a half: taken once, it is refused from then on, whoever looked over a shoulder.
 * @returns the ids to give back where it turns out wrong @throws wrong_code
 */
export async function takeCode(
  scope: MedusaContainer,
  factorId: string,
  { method, code }: Code,
): Promise<string[]> {
  const { subject } = subjectOf('code', `${factorId} ${code}`)
  const counted = await scope.resolve(ACCOUNT_SECURITY_MODULE).countTries([{ subject, rule: RULES.code }])
  if ('attemptIds' in counted) return counted.attemptIds
  throw method === 'totp' ? failure('wrong_code', USED_CODE) : wrongCode('recovery_code')
}

/** Has a code looked at, which is good once. To be called one by one for an account. @throws wrong_code */
export async function spendCode<T>(
  scope: MedusaContainer,
  { factorId, typed }: { factorId: string; typed: string },
  look: (given: Code) => Promise<T>,
): Promise<T> {
  const given = readCode(typed)
  if (!given) throw failure('wrong_code', NO_CODE)
  const taken = await takeCode(scope, factorId, given)
  try {
    return await look(given)
  } catch (error) {
    await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(taken)
    throw isWrongCode(error) ? wrongCode(given.method) : error
  }
}
