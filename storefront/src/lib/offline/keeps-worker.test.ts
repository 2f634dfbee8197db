import { expect, it } from 'vitest'
import { keepsWorker } from './keeps-worker'

it.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
])('SERVICE_WORKER=%s keeps the worker: %s', (SERVICE_WORKER, kept) => {
  expect(keepsWorker({ SERVICE_WORKER })).toBe(kept)
})

it.each(['OFF', 'false', '0'])('SERVICE_WORKER=%s is not taken for on', (SERVICE_WORKER) => {
  expect(() => keepsWorker({ SERVICE_WORKER })).toThrow('SERVICE_WORKER must be one of on, off.')
})
