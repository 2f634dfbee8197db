import type { Stage } from './rules'

/** How long the last pictures of a provider and size took. */
export interface Pace {
  medianMs: number
  p90Ms: number
}

/** Never more than this before a picture is there. */
const ALMOST = 0.95
/** Where nothing is known yet, the stage is all there is to tell. */
const BY_STAGE: Record<Stage, number> = {
  queued: 0,
  sketching: 0.1,
  colouring: 0.45,
  finishing: 0.8,
  ready: 1,
}
const AT_MEDIAN = 0.8

export function paceOf(durationsMs: readonly number[]): Pace | null {
  if (durationsMs.length === 0) return null
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const rank = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { medianMs: rank(0.5), p90Ms: rank(0.9) }
}

/** How far a picture is, 0 to 1: honest about what is not known, and never back. */
export function progressOf(stage: Stage, elapsedMs: number, pace: Pace | null): number {
  if (stage === 'ready' || stage === 'queued') return BY_STAGE[stage]
  return Math.min(ALMOST, Math.max(BY_STAGE[stage], pace ? byTime(elapsedMs, pace) : 0))
}

function byTime(elapsedMs: number, { medianMs, p90Ms }: Pace): number {
  if (elapsedMs <= medianMs) return (AT_MEDIAN * elapsedMs) / Math.max(1, medianMs)
  const late = (elapsedMs - medianMs) / Math.max(1, p90Ms - medianMs)
  return AT_MEDIAN + (ALMOST - AT_MEDIAN) * Math.min(1, late)
}

/** Seconds until the last of so many pictures is there, when `atOnce` are drawn at a time; at least one. */
export function secondsLeft(pictures: number, atOnce: number, pace: Pace | null): number | null {
  if (!pace) return null
  return Math.max(1, Math.ceil((Math.ceil(pictures / Math.max(1, atOnce)) * pace.medianMs) / 1000))
}
