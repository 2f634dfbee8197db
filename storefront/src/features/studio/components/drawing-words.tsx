import type { Job } from '@caseloom/contract'
import { useSeconds } from '../hooks/use-generation'
import { useGeneration } from '../generation'
import { aboutTime, progressOf } from '../lib/job-words'

const LEAVE_AFTER_SECONDS = 10

/** Figures and sentences about a drawing under way. */
export function useDrawingWords(job: Job | null) {
  const since = useGeneration((state) => state.since)
  const estimate = useGeneration((state) => state.estimate)
  const seconds = useSeconds(since, job !== null)
  if (!job) return { share: 0, time: '', leave: false }
  const { share, late } = progressOf(job, estimate, seconds)
  const rest = estimate === null ? null : estimate - seconds
  const time = late
    ? 'This is taking longer than usual. We are still drawing.'
    : rest === null
      ? 'This usually takes 30-60 seconds, often less.'
      : rest > 1
        ? `Ready in ${aboutTime(rest)}.`
        : 'Nearly there.'
  return { share, time, leave: seconds >= LEAVE_AFTER_SECONDS }
}
