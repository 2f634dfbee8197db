import { describe, expect, it } from 'vitest'
import { coast, facing, roundOf, turned } from './turning'

describe('turning a case', () => {
  it('goes round and round, but not over', () => {
    expect(turned({ right: 350, up: 50 }, 30, 40)).toEqual({ right: 380, up: 60 })
    expect(roundOf({ right: -24, up: 0 })).toBe(336)
    expect(roundOf({ right: 720.4, up: 0 })).toBe(0)
  })

  it('runs on and comes to rest within three seconds', () => {
    let state: ReturnType<typeof coast> = { angle: facing(false), speed: 400 }
    let seconds = 0
    while (state && seconds < 10) {
      state = coast(state.angle, state.speed, 1 / 60)
      seconds += 1 / 60
    }
    expect(state).toBeNull()
    expect(seconds).toBeLessThan(3)
  })

  it('stands at once where it is hardly moved', () => expect(coast(facing(true), 1, 0.016)).toBeNull())
})
