import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { BEAT_MS, onTheBeat } from './on-the-beat'

it.each([0, 40, 260])('what took %i ms is answered a whole number of beats after it began', async (ms) => {
  const began = performance.now()
  await sleep(ms)
  await onTheBeat(began)
  const took = performance.now() - began
  const beats = Math.floor(ms / BEAT_MS) + 1
  // A timer is never early by more than its own millisecond, and as late as the machine is busy.
  expect(took).toBeGreaterThan(beats * BEAT_MS - 2)
})
