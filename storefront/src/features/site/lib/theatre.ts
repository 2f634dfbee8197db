/**
 * What the hero plays: words are punched into a card, their picture is woven row by row over the one before, and the
 * case goes round. `still` is the finished picture, as the server sends it.
 */
export type Phase = 'still' | 'punch' | 'weave' | 'turn'

export interface Play {
  phase: Phase
  /** The picture that is on the case. */
  shown: number
  /** The one whose words are punched or whose picture is being woven. */
  next: number | null
  /** Acts that follow by themselves. */
  left: number
}

export type Cue =
  /** From the present picture through all the others and back to it. */
  | { cue: 'play' }
  /** Everything stands finished. */
  | { cue: 'pause' }
  | { cue: 'choose'; sample: number; still: boolean }
  /** The phase is over. */
  | { cue: 'done' }
  /** Its picture did not come. */
  | { cue: 'missing' }

export const STILL: Play = { phase: 'still', shown: 0, next: null, left: 0 }

const stand = (shown: number): Play => ({ ...STILL, shown })

function done(play: Play, samples: number): Play {
  const { phase, shown, next, left } = play
  if (phase === 'punch') return { ...play, phase: 'weave' }
  if (phase === 'weave') return { phase: 'turn', shown: next ?? shown, next: null, left }
  if (phase === 'turn' && left > 0)
    return { phase: 'punch', shown, next: (shown + 1) % samples, left: left - 1 }
  return stand(shown)
}

export function follow(play: Play, cue: Cue, samples: number): Play {
  const { phase, shown, next } = play
  switch (cue.cue) {
    case 'play':
      return { phase: 'punch', shown, next: (shown + 1) % samples, left: samples - 1 }
    case 'pause':
      return phase === 'still' ? play : stand(phase === 'weave' ? (next ?? shown) : shown)
    case 'choose':
      if (cue.still) return stand(cue.sample)
      if (cue.sample === shown) return { phase: 'turn', shown, next: null, left: 0 }
      return { phase: 'punch', shown, next: cue.sample, left: 0 }
    case 'missing':
      return stand(shown)
    case 'done':
      return done(play, samples)
  }
}
