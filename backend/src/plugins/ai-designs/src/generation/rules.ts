import type { ProviderFault } from '../providers/provider-error'

/** A slot's states. The last three are ends, but a failed one may be asked for again. */
export type SlotStatus = 'queued' | 'drawing' | 'succeeded' | 'failed' | 'cancelled'
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
export type Stage = 'queued' | 'sketching' | 'colouring' | 'finishing' | 'ready'
export type SlotMove = 'take' | 'finish' | 'fail' | 'return' | 'cancel' | 'abandon' | 'retry'

/** Which move leads where; what is not listed does not happen. */
const MOVES: Record<SlotStatus, Partial<Record<SlotMove, SlotStatus>>> = {
  queued: { take: 'drawing', cancel: 'cancelled', abandon: 'failed' },
  drawing: { finish: 'succeeded', fail: 'failed', return: 'queued', cancel: 'cancelled' },
  succeeded: {},
  failed: { retry: 'queued' },
  cancelled: {},
}

/** The state that a move leads to, or null where it may not be made. */
export const moved = (from: SlotStatus, move: SlotMove): SlotStatus | null => MOVES[from][move] ?? null

/** The states from which a move may be made. */
export const statesBefore = (move: SlotMove): SlotStatus[] =>
  (Object.keys(MOVES) as SlotStatus[]).filter((status) => moved(status, move) !== null)

/** What a job is, from its slots. Pictures that are there outweigh those that failed. */
export function jobStatusOf(slots: readonly SlotStatus[], cancelled: boolean): JobStatus {
  if (slots.some((status) => status === 'drawing')) return 'running'
  if (slots.some((status) => status === 'queued')) {
    return slots.every((status) => status === 'queued') ? 'queued' : 'running'
  }
  if (cancelled) return 'cancelled'
  return slots.some((status) => status === 'succeeded') ? 'succeeded' : 'failed'
}

export const MOST_ATTEMPTS = 2
const MOST_RATE_WAITS = 3
/** Where the provider asks to slow down without saying for how long. */
const RATE_WAIT_MS = 5000
const UNAVAILABLE_WAIT_MS = 500
const JITTER_MS = 2000

export type FailureCode = 'content_rejected' | 'timeout' | 'provider_unavailable'
export interface SlotFailure {
  code: FailureCode
  message: string
  retryable: boolean
}
export type AfterFault =
  { kind: 'again'; afterMs: number; countsAttempt: boolean } | ({ kind: 'failed' } & SlotFailure)

/** A provider does not tell us what it minds. */
const REFUSED =
  'The picture service would not draw this. Try other words, such as a place, an animal or a pattern.'
const UNFIT =
  'What was drawn is not fit for our cases, which stay free of nudity, violence and hate. Try other words, such as a place, an animal or a pattern.'
const TOO_SLOW = 'This picture took too long. You can try it again.'
const DAMAGED = 'This picture arrived damaged. You can try it again.'
export const AWAY = 'The image service can’t be reached just now. Please try again in a moment.'
const CLOSED = 'The image service is not available at the moment. Please try again later.'
export const NO_LONGER =
  'The image service that was to draw this is not used here any more. Please create it anew: it has cost you nothing.'
export const INTERRUPTED = 'The drawing was interrupted. You can try it again.'
export const UNKEPT =
  'This picture was drawn, but we could not keep it: our picture store is not answering. You can try it again in a minute.'
export const STORE_AWAY =
  'We can’t keep new pictures just now, so we have not drawn it. Please try again in a minute.'
/** Kept with the picture, and read whenever: so it names no time. */
export const SPENT = 'We have drawn all we can for now. Please come back later.'

const failed = (code: FailureCode, message: string, retryable: boolean): AfterFault => ({
  kind: 'failed',
  code,
  message,
  retryable,
})

/** What becomes of a slot whose drawing failed. A time-out is never tried again by us: it may have been paid. */
export function afterFault(
  fault: Exclude<ProviderFault, 'aborted'>,
  slot: { attempt: number; rateWaits: number },
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): AfterFault {
  const again = slot.attempt < MOST_ATTEMPTS
  switch (fault) {
    case 'refused':
      return failed('content_rejected', REFUSED, false)
    case 'unfit':
      return failed('content_rejected', UNFIT, false)
    case 'rate_limited':
      if (slot.rateWaits >= MOST_RATE_WAITS) return failed('provider_unavailable', AWAY, true)
      return {
        kind: 'again',
        afterMs: Math.round((retryAfterMs ?? RATE_WAIT_MS) + chance() * JITTER_MS),
        countsAttempt: false,
      }
    case 'timeout':
      return failed('timeout', TOO_SLOW, true)
    case 'unavailable':
      if (!again) return failed('provider_unavailable', AWAY, true)
      return { kind: 'again', afterMs: retryAfterMs ?? UNAVAILABLE_WAIT_MS, countsAttempt: true }
    case 'damaged':
      if (!again) return failed('provider_unavailable', DAMAGED, true)
      return { kind: 'again', afterMs: 0, countsAttempt: true }
    case 'no_money':
    case 'bad_key':
      return failed('provider_unavailable', CLOSED, true)
  }
}
