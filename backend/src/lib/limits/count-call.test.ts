import { describe, expect, it } from 'vitest'
import { waitFor } from './count-call'

describe('calls within a minute', () => {
  it('fit while there are no more than allowed', () => {
    expect(waitFor({ calls: 300, before: 0, elapsed: 1 }, 300)).toBe(0)
    expect(waitFor({ calls: 150, before: 300, elapsed: 30 }, 300)).toBe(0)
  })

  it('that are too many wait for the minute to end', () => {
    expect(waitFor({ calls: 301, before: 0, elapsed: 20 }, 300)).toBe(41)
    expect(waitFor({ calls: 2, before: 0, elapsed: 59.9 }, 1)).toBe(31)
  })

  it('count those of the minute before, the less the longer it is ago', () => {
    expect(waitFor({ calls: 100, before: 300, elapsed: 10 }, 300)).toBe(10)
    expect(waitFor({ calls: 100, before: 300, elapsed: 20 }, 300)).toBe(0)
  })
})
