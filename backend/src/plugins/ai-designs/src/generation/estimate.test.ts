import { describe, expect, it } from 'vitest'
import { paceOf, progressOf, secondsLeft } from './estimate'

const pace = { medianMs: 10_000, p90Ms: 20_000 }

describe('the pace', () => {
  it('is the median and the ninth of ten', () => {
    expect(paceOf([])).toBeNull()
    expect(paceOf([5, 1, 9, 3, 7, 2, 8, 4, 6, 10])).toEqual({ medianMs: 6, p90Ms: 10 })
  })
})

describe('progress', () => {
  it('follows the time, stops short of the end, and ends with the picture', () => {
    const at = (seconds: number) => progressOf('sketching', seconds * 1000, pace)
    expect([0, 5, 10, 15, 20, 600].map(at)).toEqual([0.1, 0.4, 0.8, 0.875, 0.95, 0.95])
    expect(progressOf('ready', 1, pace)).toBe(1)
    expect(progressOf('queued', 50_000, pace)).toBe(0)
  })

  it('goes by the stage where nothing is known yet, and never below it', () => {
    expect(progressOf('finishing', 0, null)).toBe(0.8)
    expect(progressOf('finishing', 0, pace)).toBe(0.8)
  })
})

describe('the time left', () => {
  it('counts rounds of what is drawn at once', () => {
    expect(secondsLeft(5, 4, pace)).toBe(20)
    expect(secondsLeft(1, 4, { medianMs: 90, p90Ms: 100 })).toBe(1)
    expect(secondsLeft(3, 1, null)).toBeNull()
  })
})
