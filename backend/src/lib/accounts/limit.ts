import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf, type Subject } from '../../modules/account_security/limits'
import { addressHash } from '../http/address-hash'
import { clientAddress } from '../http/client-address'
import { failure } from '../http/fail'
import { RULES } from './rules'

/** The network address that a call came from, as it is counted: an IPv6 one by its /64. `about` counts apart. */
export const addressSubject = <K extends string>(kind: K, req: MedusaRequest, about = ''): Subject<K> =>
  subjectOf(kind, `${about}${addressHash(clientAddress(req), env.FILE_SIGNING_SECRET)}`)

/** What an answer has to be able to: say when to come again. */
export interface Headed {
  setHeader: (name: string, value: string) => unknown
}

interface Limited {
  scope: MedusaContainer
  req: MedusaRequest
  res: Headed
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/**
 * Counts a try against each subject and answers the ids to give back where the try turns out to be good.
 * @throws rate_limited, with Retry-After set, where one of them has used up its tries.
 */
export async function limitTries(
  { scope, res }: Pick<Limited, 'scope' | 'res'>,
  subjects: Subject[],
  reason = 'Too many attempts.',
): Promise<string[]> {
  const counted = await scope
    .resolve(ACCOUNT_SECURITY_MODULE)
    .countTries(subjects.map(({ kind, subject }) => ({ subject, rule: RULES[kind] })))
  if ('attemptIds' in counted) return counted.attemptIds
  res.setHeader('Retry-After', String(counted.waitSeconds))
  throw failure('rate_limited', `${reason} Please try again in ${inWords(counted.waitSeconds)}.`)
}

interface Limit {
  subjects: Subject[]
  reason?: string
}

/** Counts a try against whoever makes it, and then against the whole shop, which has its own words for it. */
export async function limitTriesOfAll(call: Limited, own: Limit, all: Limit): Promise<string[]> {
  const counted = await limitTries(call, own.subjects, own.reason)
  try {
    return [...counted, ...(await limitTries(call, all.subjects, all.reason))]
  } catch (error) {
    await call.scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(counted)
    throw error
  }
}

/** Counts an account that is to be opened. */
export const limitRegistrations = (call: Limited): Promise<string[]> =>
  limitTriesOfAll(
    call,
    { subjects: [addressSubject('registration', call.req)] },
    {
      subjects: [subjectOf('registrations', 'everybody')],
      reason: 'Very many people are opening accounts just now.',
    },
  )
