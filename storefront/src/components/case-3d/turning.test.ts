import { describe, expect, it } from 'vitest'
import { coast, endOfRound, facing, pushFor, roundOf, stroll, turned } from './turning'

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

  it.each([30, -30])('runs on by about the %i degrees that it is pushed', (degrees) => {
    let state: ReturnType<typeof coast> = { angle: { right: 0, up: 0 }, speed: pushFor(degrees) }
    let right = 0
    while (state) {
      ;({ right } = state.angle)
      state = coast(state.angle, state.speed, 1 / 60)
    }
    expect(Math.abs(right - degrees)).toBeLessThan(1)
  })

  it('stands at once where it is hardly moved', () => expect(coast(facing(true), 1, 0.016)).toBeNull())
})

describe('a case that goes round by itself', () => {
  const rest = facing(false)

  it.each([
    [0, 336],
    [-24, 336],
    [200, 696],
    [336, 696],
  ])('from %i degrees it ends as it rests, at %i', (right, end) => {
    expect(endOfRound({ right, up: 0 }, rest)).toBe(end)
  })

  it.each([1 / 60, 1 / 8])('takes its time and stands where it should, at %f seconds a frame', (frame) => {
    const goal = endOfRound({ right: 0, up: 0 }, rest)
    let state = { angle: { right: 0, up: 0 }, speed: 0 }
    let seconds = 0
    let fastest = 0
    for (let next: typeof state | null = state; next && seconds < 30; seconds += frame) {
      state = next
      fastest = Math.max(fastest, state.speed)
      next = stroll(state, goal, rest, frame)
    }
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(12)
    expect(fastest).toBeLessThanOrEqual(56)
    expect(state.angle.right).toBeCloseTo(goal, 0)
  })
})
