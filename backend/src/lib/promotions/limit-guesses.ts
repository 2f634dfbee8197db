import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { env } from '../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { MINUTE_MS, type Rule } from '../../modules/account_security/limits'
import { addressHash } from '../http/address-hash'
import { clientAddress } from '../http/client-address'
import { failure, isCode } from '../http/fail'
import { INVALID_PROMO } from './words'

const WITHIN_MS = 10 * MINUTE_MS
const rule = (most: number): Rule => ({ windows: [{ most, withinMs: WITHIN_MS }] })
/** Codes that turn out to be unknown, within ten minutes: of a customer or a network address, and of all customers of one address. */
const WRONG_CODES = rule(20)
const WRONG_CODES_OF_ADDRESS = rule(env.PROMO_GUESSES_PER_TEN_MINUTES)
const ONCE = rule(1)

export interface Guesser {
  scope: MedusaContainer
  req: MedusaRequest
  customer: { id: string } | null
}

const subjectOf = (value: string) => `promo:${createHash('sha256').update(value).digest('hex').slice(0, 40)}`

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `You have tried many promo codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export type Guess<T> = { waitSeconds: number; sentence: string } | { answer: T }

/** Begins at once; its failure is told to whoever waits for it, if anybody does. */
function begun<T>(work: () => Promise<T>): () => Promise<T> {
  const result = work()
  result.catch(() => undefined)
  return () => result
}

/**
 * Looks at a code, unless whoever asks has had many unknown ones: codes are not for finding out by trying. A customer is counted
 * with their network address, a guest by it alone, before the code is looked at, so that many tries at once cannot pass together; what is known is
 * given back, and the same wrong code, which a page may ask for again and again, counts once. That it was asked for is noted in one with
 * the count, so that nobody takes a code that is being refused for one that was counted. A look that changes nothing may be taken
 * `beside` the count: nobody is told of it who may not know.
 */
export async function limitGuesses<T>(
  { scope, req, customer }: Guesser,
  code: string,
  take: () => Promise<{ answer: T; isUnknown: boolean }>,
  { beside = false } = {},
): Promise<Guess<T>> {
  const look = beside ? begun(take) : take
  const security = scope.resolve(ACCOUNT_SECURITY_MODULE)
  const address = addressHash(clientAddress(req), env.FILE_SIGNING_SECRET)
  const who = customer?.id ?? address
  const once = subjectOf(`${who} ${code.toUpperCase()}`)
  const counted = await security.countTries([
    { subject: once, rule: ONCE },
    { subject: subjectOf(who), rule: WRONG_CODES },
    ...(customer ? [{ subject: subjectOf(`customers of ${address}`), rule: WRONG_CODES_OF_ADDRESS }] : []),
  ])
  if ('attemptIds' in counted) {
    const { answer, isUnknown } = await look()
    if (!isUnknown) await security.forgiveAttempts(counted.attemptIds)
    return { answer }
  }
  const { waiting, waitSeconds } = counted
  // This very code was unknown a moment ago: whoever asks learns nothing new.
  if (waiting.includes(once)) return { answer: (await look()).answer }
  return { waitSeconds, sentence: tooMany(waitSeconds) }
}

type Outcome<T> = { done: T } | { error: unknown }
const isUnknownCode = (error: unknown) =>
  isCode(error, 'invalid_promo') && (error as { message?: unknown }).message === INVALID_PROMO

/**
 * The same for what refuses an unknown code by throwing `invalid_promo`.
 * @throws rate_limited, and whatever `work` throws
 */
export async function limitedByGuesses<T>(
  guesser: Guesser,
  code: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!code) return work()
  const guess = await limitGuesses<Outcome<T>>(guesser, code, () =>
    work().then(
      (done) => ({ answer: { done }, isUnknown: false }),
      (error: unknown) => ({ answer: { error }, isUnknown: isUnknownCode(error) }),
    ),
  )
  if ('sentence' in guess)
    throw Object.assign(failure('rate_limited', guess.sentence), { retryAfterSeconds: guess.waitSeconds })
  if ('error' in guess.answer) throw guess.answer.error
  return guess.answer.done
}
