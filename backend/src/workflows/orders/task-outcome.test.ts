import { describe, expect, it } from 'vitest'
import { TRIAL } from '../../lib/orders/not-printed'
import { outcomeOf, retryDelay } from './task-outcome'

const task = { id: 'appt_1', kind: 'process', attempts: 1 } as const

describe('what an error makes of a task', () => {
  it('fails a print that was not taken', () => {
    expect(outcomeOf(task, false, 'no')).toMatchObject({
      state: 'failed',
      action: 'fulfillment_failed',
      error: 'no',
    })
  })
  it('never fails a print that Prodigi has', () => {
    expect(outcomeOf(task, true, 'no')).toMatchObject({ state: 'retry' })
  })
  it('fails a print of a trial for good, whoever has taken it', () => {
    expect(outcomeOf(task, true, TRIAL)).toMatchObject({ state: 'failed', action: 'fulfillment_failed' })
  })
  it('gives money back until it is given back', () => {
    expect(outcomeOf({ ...task, kind: 'release', attempts: 3 }, false, 'Stripe is away')).toEqual({
      taskId: 'appt_1',
      attempt: 3,
      state: 'retry',
      error: 'Stripe is away',
      delaySeconds: 60,
    })
  })
  it('waits longer each time, up to five minutes', () => {
    expect([1, 2, 3, 4, 20].map(retryDelay)).toEqual([15, 30, 60, 120, 300])
  })
})
