import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as sleep } from 'node:timers/promises'
import { wordsOf } from './words-of'

export const LATE = Symbol('late')

/**
 * What work comes to that somebody waits for, or LATE where it takes longer than they should. It goes on then; what fails after that is noted
 * with its `name`, and a job takes it up.
 * @throws what the work threw in time
 */
export async function withPatience<T>(
  scope: MedusaContainer,
  { name, ms }: { name: string; ms: number },
  work: Promise<T>,
): Promise<T | typeof LATE> {
  const end = new AbortController()
  let late = false
  const done = work.catch((error: unknown): typeof LATE => {
    if (!late) throw error
    scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${name} waits: ${wordsOf(error)}`)
    return LATE
  })
  const limit = sleep(ms, undefined, { signal: end.signal })
    .then(() => {
      late = true
    })
    .catch(() => undefined)
    .then((): typeof LATE => LATE)
  try {
    return await Promise.race([done, limit])
  } finally {
    end.abort()
  }
}
