import { describe, expect, it } from 'vitest'
import type { ProviderFault } from '../providers/provider-error'
import { afterFault, jobStatusOf, moved, statesBefore, type SlotMove, type SlotStatus } from './rules'

const STATES: SlotStatus[] = ['queued', 'drawing', 'succeeded', 'failed', 'cancelled']

/** Every state and every move: where it leads, or nowhere. */
const TABLE: Record<SlotMove, (SlotStatus | null)[]> = {
  take: ['drawing', null, null, null, null],
  finish: [null, 'succeeded', null, null, null],
  fail: [null, 'failed', null, null, null],
  return: [null, 'queued', null, null, null],
  cancel: ['cancelled', 'cancelled', null, null, null],
  abandon: ['failed', null, null, null, null],
  retry: [null, null, null, 'queued', null],
}

describe('a slot', () => {
  it.each(Object.entries(TABLE))('%s', (move, leads) => {
    expect(STATES.map((state) => moved(state, move as SlotMove))).toEqual(leads)
  })

  it('is cancelled only before its end', () => {
    expect(statesBefore('cancel')).toEqual(['queued', 'drawing'])
  })
})

describe('a job', () => {
  it.each<[SlotStatus[], boolean, string]>([
    [['queued', 'queued'], false, 'queued'],
    [['queued', 'succeeded'], false, 'running'],
    [['drawing', 'queued'], false, 'running'],
    [['drawing', 'failed'], true, 'running'],
    [['succeeded', 'failed'], false, 'succeeded'],
    [['failed', 'failed'], false, 'failed'],
    [['succeeded', 'cancelled'], true, 'cancelled'],
    [['cancelled', 'cancelled'], true, 'cancelled'],
  ])('of %j (cancelled: %s) is %s', (slots, cancelled, status) => {
    expect(jobStatusOf(slots, cancelled)).toBe(status)
  })
})

describe('after a fault', () => {
  const first = { attempt: 1, rateWaits: 0 }
  const second = { attempt: 2, rateWaits: 0 }
  const half = () => 0.5

  it.each<[Exclude<ProviderFault, 'aborted'>, object, object]>([
    ['refused', { code: 'content_rejected', retryable: false }, { code: 'content_rejected' }],
    ['unfit', { code: 'content_rejected', retryable: false }, { code: 'content_rejected' }],
    ['timeout', { code: 'timeout', retryable: true }, { code: 'timeout', retryable: true }],
    ['no_money', { code: 'provider_unavailable', retryable: true }, { kind: 'failed' }],
    ['bad_key', { code: 'provider_unavailable', retryable: true }, { kind: 'failed' }],
    ['unavailable', { kind: 'again', afterMs: 500, countsAttempt: true }, { code: 'provider_unavailable' }],
    ['damaged', { kind: 'again', afterMs: 0, countsAttempt: true }, { code: 'provider_unavailable' }],
  ])('%s', (fault, once, twice) => {
    expect(afterFault(fault, first, null, half)).toMatchObject(once)
    expect(afterFault(fault, second, null, half)).toMatchObject(twice)
  })

  it('says no more of a refusal than what is known', () => {
    const saying = (message: string | RegExp) => ({
      kind: 'failed',
      message: expect.stringMatching(message) as string,
    })
    const unfit = /nudity|violence/
    expect(afterFault('refused', first, null, half)).toMatchObject(
      saying(/^The picture service would not draw/),
    )
    expect(afterFault('refused', first, null, half)).not.toMatchObject(saying(unfit))
    expect(afterFault('unfit', first, null, half)).toMatchObject(saying(unfit))
  })

  it('a limit sends back three times, for as long as the provider says and a little more', () => {
    const waits = [0, 1, 2, 3].map((rateWaits) =>
      afterFault('rate_limited', { attempt: 1, rateWaits }, 4000, half),
    )
    const again = { kind: 'again', afterMs: 5000, countsAttempt: false }
    expect(waits.slice(0, 3)).toEqual([again, again, again])
    expect(waits[3]).toMatchObject({ kind: 'failed', code: 'provider_unavailable', retryable: true })
    expect(afterFault('rate_limited', first, null, half)).toMatchObject({ afterMs: 6000 })
  })
})
