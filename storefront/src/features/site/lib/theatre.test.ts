import { describe, expect, it } from 'vitest'
import { follow, STILL, type Cue, type Play } from './theatre'

const through = (cues: Cue[], from: Play = STILL) => cues.reduce((play, cue) => follow(play, cue, 3), from)
const DONE: Cue = { cue: 'done' }

describe('the hero’s play', () => {
  it('shows every picture once, ends with the first, and then stands still', () => {
    let play = through([{ cue: 'play' }])
    const woven: number[] = []
    for (let step = 0; play.phase !== 'still' && step < 50; step += 1) {
      if (play.phase === 'turn') woven.push(play.shown)
      play = follow(play, DONE, 3)
    }
    expect(woven).toEqual([1, 2, 0])
    expect(play).toEqual(STILL)
  })

  it('weaves what is chosen, turns the case, and leaves it at that', () => {
    const choose: Cue = { cue: 'choose', sample: 2, still: false }
    expect(through([choose])).toEqual({ phase: 'punch', shown: 0, next: 2, left: 0 })
    expect(through([choose, DONE, DONE])).toEqual({ phase: 'turn', shown: 2, next: null, left: 0 })
    expect(through([choose, DONE, DONE, DONE])).toEqual({ ...STILL, shown: 2 })
    expect(through([{ ...choose, sample: 0 }])).toMatchObject({ phase: 'turn', shown: 0 })
    expect(through([{ cue: 'play' }, DONE, choose])).toMatchObject({ next: 2, left: 0 })
  })

  it('without motion what is chosen stands there at once', () => {
    expect(through([{ cue: 'choose', sample: 1, still: true }])).toEqual({ ...STILL, shown: 1 })
  })

  it('paused, it stands finished', () => {
    expect(through([{ cue: 'play' }, { cue: 'pause' }])).toEqual(STILL)
    expect(through([{ cue: 'play' }, DONE, { cue: 'pause' }])).toEqual({ ...STILL, shown: 1 })
    expect(through([{ cue: 'play' }, DONE, DONE, { cue: 'pause' }])).toEqual({ ...STILL, shown: 1 })
  })

  it('keeps the picture that is there where another does not come', () => {
    expect(through([{ cue: 'play' }, { cue: 'missing' }])).toEqual(STILL)
  })
})
