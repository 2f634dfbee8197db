import { describe, expect, it } from 'vitest'
import { faultsOfHistory } from './history'

const START = Date.UTC(2026, 10, 22, 9)
const move = (from: string | null, to: string, at: number, part: object = {}) => ({
  from_status: from,
  to_status: to,
  by: 'ada@example.com',
  reason: 'It shows a logo.',
  created_at: new Date(START + at * 60_000),
  ...part,
})
const opened = move(null, 'pending_admin_approval', 0)
const whole = [opened, move('pending_admin_approval', 'processing', 1), move('processing', 'processed', 2)]

describe('what is wrong in a history', () => {
  it('is nothing where it leads from open to its end, with remarks on the way', () => {
    expect(faultsOfHistory(whole, 'processed')).toEqual([])
    expect(faultsOfHistory([...whole, move('processed', 'processed', 3)], 'processed')).toEqual([])
  })

  it.each([
    [
      'a gap',
      [whole[0], whole[2]],
      'processed',
      'processing → processed does not go on from pending_admin_approval',
    ],
    [
      'no arrow',
      [opened, move('pending_admin_approval', 'processed', 1)],
      'processed',
      'pending_admin_approval → processed is no arrow',
    ],
    ['another end', whole, 'rejected', 'ends in processed, but the order is rejected'],
    [
      'nobody',
      [opened, move('pending_admin_approval', 'processing', 1, { by: '' })],
      'processing',
      'pending_admin_approval → processing by nobody',
    ],
    [
      'no reason',
      [opened, move('pending_admin_approval', 'rejecting', 1, { reason: null })],
      'rejecting',
      'pending_admin_approval → rejecting without a reason',
    ],
    [
      'time',
      [opened, move('pending_admin_approval', 'processing', -1)],
      'processing',
      'pending_admin_approval → processing before what led to it',
    ],
  ])('%s', (_what, history, status, fault) => {
    expect(
      faultsOfHistory(
        history.flatMap((one) => one ?? []),
        status,
      ),
    ).toEqual([fault])
  })
})
