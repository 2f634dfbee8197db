import type { EndpointName } from '@caseloom/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import type { Answer, ApiClient, CallInput } from '../api-client'
import { rows } from '../database'

const PAUSE_MS = 700
/** Time-outs, pauses and a lease may follow one another, and the machine may have other things to do. */
const PATIENCE_MS = 600_000

/** Looks again and again until it is so. @throws with what was waited for */
export async function waitUntil<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  patienceMs = PATIENCE_MS,
  pauseMs = PAUSE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`${what} did not come about within ${patienceMs / 1000} s`)
    await sleep(pauseMs)
  }
}

/** A question to a database that may just be away: it is asked until somebody answers. */
export function rowsPatiently<T extends QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return waitUntil('An answer of the database', () =>
    rows<T>(databaseUrl, sql, values).catch((error: unknown) => {
      if (AWAY.test(String(error))) return null
      throw error
    }),
  )
}
const AWAY = /ECONNREFUSED|ECONNRESET|Connection terminated|the database system is/

const TOO_OFTEN = 429

/**
 * What a person does not take for an answer: no answer at all, that the shop is not well, and that they should wait. A failed print is
 * an answer.
 */
const isTrouble = (answer: Answer<unknown>) =>
  !answer.ok &&
  (answer.status === TOO_OFTEN || (answer.status >= 500 && answer.code !== 'fulfillment_failed'))

interface Trouble {
  name: string
  /** When the call was made, and when it had come to nothing. */
  from: number
  at: number
  what: string
}
/** All that was tried again, for who judges how many calls a fault may cost. */
export const troubles: Trouble[] = []

/** A call as somebody makes it who tries again while the shop is down, or its services are. */
export function patiently<N extends EndpointName>(api: ApiClient, name: N, input: CallInput = {}) {
  return waitUntil(`An answer to ${name}`, async () => {
    const from = Date.now()
    const inVain = (what: string) => {
      troubles.push({ name, from, at: Date.now(), what })
      return null
    }
    try {
      const answer = await api.call(name, input)
      return isTrouble(answer) ? inVain(answer.ok ? '' : `${answer.status} ${answer.code}`) : answer
    } catch (error) {
      // The process died under it. What the contract does not know is no such thing.
      if (error instanceof TypeError || error instanceof SyntaxError) return inVain(error.message)
      throw error
    }
  })
}
