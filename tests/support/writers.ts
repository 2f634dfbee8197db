import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer } from './api-client'
import type { Stack } from './stack'

export const RESTING = 'The shop is starting or resting. Please try again in a moment.'
const PAUSE_MS = 50

/** The number of a write, and what was answered. */
export type Write = (tries: number) => Promise<Answer<unknown>>
export interface Writer {
  statuses: Set<number>
  /** How many writes were acknowledged, and the number of the last of them. */
  count: () => number
  written: () => number
  stop: () => Promise<void>
}

/** Writes without a rest, each with a number of its own, and remembers what was answered. @param sentences with which it may be refused */
export function writerOf(
  write: Write,
  acknowledged: (tries: number) => void = () => undefined,
  sentences = [RESTING],
): Writer {
  const statuses = new Set<number>()
  let [count, written, over] = [0, 0, false]
  const writing = (async () => {
    for (let tries = 1; !over; tries += 1) {
      const answer = await write(tries)
      statuses.add(answer.status)
      if (answer.ok) {
        count += 1
        written = tries
        acknowledged(tries)
      } else {
        if (answer.status === 503) {
          expect(answer).toMatchObject({ code: 'not_ready' })
          expect(sentences).toContain(answer.error)
        }
        await sleep(PAUSE_MS)
      }
    }
  })()
  // Whoever stops it hears of a failure; it must not count as unhandled until then.
  writing.catch(() => undefined)
  const stop = async () => {
    over = true
    await writing
  }
  return { statuses, stop, count: () => count, written: () => written }
}

/** Waits until each has written again. @returns seconds since the call */
export async function allWriteAgain(writers: Writer[]): Promise<number> {
  const from = Date.now()
  const before = writers.map(({ written }) => written())
  await expect
    .poll(() => writers.every(({ written }, index) => written() > (before[index] ?? 0)), {
      timeout: 60_000,
      interval: 50,
    })
    .toBe(true)
  return (Date.now() - from) / 1000
}

export const readiness = async ({ backend }: Stack) => {
  const answer = await fetch(`${backend}/api/health/ready`, { signal: AbortSignal.timeout(8000) })
  return { status: answer.status, text: await answer.text() }
}

/** What the log says of the database's coming and going. */
export const WENT = 'The database is away: calls are answered 503 until it is back.'
export const CAME = 'The database is back.'
