import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { CUSTOMER_PROFILE_MODULE } from '../../modules/customer_profile'
import type { Customer } from '../http/principal'
import { failure } from '../http/fail'

const HOUR_MS = 3_600_000

export const USES = {
  picture: { most: 20, withinMs: 24 * HOUR_MS, says: 'You can change your picture 20 times a day.' },
  /** Files that turned out to be no picture count too: looking at them is work. */
  picture_try: { most: 40, withinMs: HOUR_MS, says: 'You have sent us many files this hour.' },
  /** Only those that have to be made: one that was made before is given out as often as wanted. */
  invoice: { most: 60, withinMs: HOUR_MS, says: 'You have asked for many invoices this hour.' },
  /** Each of them may ask Prodigi and carriers about 20 prints; orders change on the page by themselves, too. */
  refresh: {
    most: 60,
    withinMs: HOUR_MS,
    says: 'You have asked many times this hour how your orders stand.',
  },
  export: { most: 3, withinMs: HOUR_MS, says: 'You can download your data 3 times an hour.' },
} as const

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `in ${Math.ceil(minutes / 60)} hours`
}

/**
 * Counts a use; answers how to give it back where nothing came of it.
 * @throws rate_limited, with Retry-After set
 */
export async function limitUse(
  { scope, res, customer }: { scope: MedusaContainer; res: MedusaResponse; customer: Customer },
  kind: keyof typeof USES,
): Promise<() => Promise<void>> {
  const profiles = scope.resolve(CUSTOMER_PROFILE_MODULE)
  const { most, withinMs, says } = USES[kind]
  const counted = await profiles.countUse({ customerId: customer.id, kind, most, withinMs })
  if ('id' in counted) return () => profiles.deleteAccountUses(counted.id)
  res.setHeader('Retry-After', String(counted.waitSeconds))
  throw failure('rate_limited', `${says} Please try again ${inWords(counted.waitSeconds)}.`)
}
