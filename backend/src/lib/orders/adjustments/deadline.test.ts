import { describe, expect, it } from 'vitest'
import { deadlineOf } from './deadline'

const NOW = new Date('2026-11-22T09:00:00.400Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString()

describe('the deadline of a change', () => {
  it.each([
    [3, null, '2026-11-25T09:00:00.000Z'],
    [1, null, '2026-11-23T09:00:00.000Z'],
    [3, inHours(168), '2026-11-25T09:00:00.000Z'],
    // Twelve hours are left for an administrator before the bank lets go of the money.
    [3, inHours(60), '2026-11-24T09:00:00.000Z'],
    [3, inHours(18), '2026-11-22T15:00:00.000Z'],
  ])('within %s days, held until %s: %s', (days, held, deadline) => {
    expect(deadlineOf(NOW, days, held)?.toISOString()).toBe(deadline)
  })

  it.each([inHours(17.9), inHours(2), inHours(-5)])('is none where the money is held until %s', (held) => {
    expect(deadlineOf(NOW, 3, held)).toBeNull()
  })
})
