import { useEffect, useReducer } from 'react'
import { HERO_SAMPLES } from '../lib/hero-samples'
import { follow, STILL, type Cue, type Play } from '../lib/theatre'

/** Milliseconds from one hole to the next, to weave a picture, and that a flat case is looked at. */
export const PUNCH_MS = 45
export const WEAVE_MS = 1_800
const LOOK_MS = 3_200
/** For somebody who only looks. */
const BEGINS_AFTER_MS = 5_000

async function pictureComes(src: string): Promise<void> {
  const image = new Image()
  image.src = src
  await image.decode()
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const reduce = (play: Play, cue: Cue) => follow(play, cue, HERO_SAMPLES.length)

/**
 * Plays in front of whoever watches: phases end by the clock, but with `live` the case says itself when it has gone
 * round. `begins`: once this is true the play begins by itself, at once where somebody is there.
 */
export function useTheatre({
  watched,
  motion,
  somebody,
  live,
}: {
  watched: boolean
  motion: boolean
  somebody: boolean
  live: boolean
}): [Play, (cue: Cue) => void] {
  const [play, cue] = useReducer(reduce, STILL)
  const [begun, begin] = useReducer(() => true, false)
  const { phase, next } = play

  useEffect(() => {
    if (begun || !motion || !watched) return
    const timer = setTimeout(
      () => {
        begin()
        cue({ cue: 'play' })
      },
      somebody ? 700 : BEGINS_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [begun, motion, watched, somebody])

  useEffect(() => {
    if (!watched || phase === 'still' || (phase === 'turn' && live)) return
    let left = false
    const sample = next === null ? undefined : HERO_SAMPLES[next]
    const lasts = {
      punch: (sample?.words.length ?? 0) * PUNCH_MS + 300,
      weave: WEAVE_MS,
      turn: LOOK_MS,
    }[phase]
    void Promise.all([wait(lasts), sample ? pictureComes(sample.src) : null]).then(
      () => left || cue({ cue: 'done' }),
      () => left || cue({ cue: 'missing' }),
    )
    return () => {
      left = true
    }
  }, [phase, next, watched, live])

  const act = (wanted: Cue) => {
    begin()
    cue(wanted)
  }
  return [play, act]
}
