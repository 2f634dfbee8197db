import { describe, expect, it } from 'vitest'
import { APPROVAL_ACTIONS, APPROVAL_STATUSES, transition, type ApprovalStatus } from './transitions'

/** Columns in the order of APPROVAL_ACTIONS; '-' is refused, '*p' and '*r' leave a process or a release task. */
const MATRIX: Record<ApprovalStatus, string[]> = {
  pending_admin_approval: [
    'processing *p',
    'rejecting *r',
    'adjustment_requested',
    '-',
    '-',
    'cancelling *r',
    'cancelling *r',
    '-',
    '-',
    '-',
    '-',
  ],
  adjustment_requested: [
    'processing *p',
    'rejecting *r',
    '-',
    'pending_admin_approval',
    'adjustment_requested',
    'cancelling *r',
    'cancelling *r',
    '-',
    '-',
    '-',
    '-',
  ],
  processing: ['-', '-', '-', '-', '-', '-', '-', 'processed', 'fulfillment_failed', '-', '-'],
  processed: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', 'fulfillment_failed'],
  fulfillment_failed: [
    'processing *p',
    'rejecting *r',
    'adjustment_requested',
    '-',
    '-',
    '-',
    'cancelling *r',
    '-',
    '-',
    '-',
    '-',
  ],
  rejecting: ['-', '-', '-', '-', '-', '-', '-', '-', '-', 'rejected', '-'],
  rejected: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
  cancelling: ['-', '-', '-', '-', '-', '-', '-', '-', '-', 'cancelled', '-'],
  cancelled: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
}
const SIGN = { process: ' *p', release: ' *r' }

describe('the transition table', () => {
  const cases = APPROVAL_STATUSES.flatMap((from) =>
    APPROVAL_ACTIONS.map((action, column) => [from, action, MATRIX[from][column]] as const),
  )

  it.each(cases)('%s + %s -> %s', (from, action, expected) => {
    const result = transition(from, action)
    const told = result.ok ? `${result.to}${result.task ? SIGN[result.task] : ''}` : '-'
    expect(told).toBe(expected)
  })

  it('tells the present state in words where it refuses', () => {
    const sentences = APPROVAL_STATUSES.map((from) => transition(from, 'fulfilled'))
      .filter((result) => !result.ok)
      .map((result) => result.reason)
    expect(new Set(sentences).size).toBe(APPROVAL_STATUSES.length - 1)
    expect(transition('processing', 'process')).toEqual({
      ok: false,
      reason: 'This order is being processed already',
    })
  })

  it('never leaves a final state', () => {
    for (const action of APPROVAL_ACTIONS) {
      expect(transition('rejected', action).ok).toBe(false)
      expect(transition('cancelled', action).ok).toBe(false)
    }
  })
})
