import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import type { Subject } from '../../modules/account_security/limits'
import { failure } from '../http/fail'

/**
 * Counts a try against each subject and answers the ids to give back where the try turns out to be good.
 * @throws rate_limited, with Retry-After set, where one of them has used up its tries.
 */
export async function limitTries(
  { scope, res }: { scope: MedusaContainer; res: MedusaResponse },
  subjects: Subject[],
): Promise<string[]> {
  const counted = await scope.resolve(ACCOUNT_SECURITY_MODULE).countAttempt(subjects)
  if ('attemptIds' in counted) return counted.attemptIds
  res.setHeader('Retry-After', String(counted.waitSeconds))
  const minutes = Math.ceil(counted.waitSeconds / 60)
  throw failure(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}
