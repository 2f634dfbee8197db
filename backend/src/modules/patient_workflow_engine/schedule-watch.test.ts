import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScheduleWatch } from './schedule-watch'

/** A Redis that keeps schedules until it is emptied. */
function shop(...names: string[]) {
  const redis = new Set(names)
  const told: string[] = []
  let isAway = false
  const watch = new ScheduleWatch(() =>
    isAway ? Promise.reject(new Error('Connection is closed.')) : Promise.resolve([...redis]),
  )
  for (const name of names)
    watch.remember(name, () => {
      told.push(name)
      redis.add(name)
      return Promise.resolve()
    })
  return { redis, told, watch, away: (is: boolean) => (isAway = is) }
}

describe('schedules in Redis', () => {
  it('are told again where they are gone, and only those', async () => {
    const { redis, told, watch } = shop('mails', 'prints', 'tasks')
    expect(await watch.look()).toBe(0)
    redis.delete('prints')
    expect(await watch.look()).toBe(1)
    expect(told).toEqual(['prints'])
    redis.clear()
    expect(await watch.look()).toBe(3)
    expect(await watch.look()).toBe(0)
  })

  it('are let go of where the shop has let go of them', async () => {
    const { redis, told, watch } = shop('mails', 'prints')
    watch.forget('mails')
    redis.clear()
    expect(await watch.look()).toBe(1)
    expect(told).toEqual(['prints'])
    watch.forgetAll()
    redis.clear()
    expect(await watch.look()).toBe(0)
  })
})

describe('looking now and then', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('goes on over a Redis that is away, and ends when it is told to', async () => {
    const { redis, watch, away } = shop('mails', 'prints')
    const gone: number[] = []
    watch.start((count) => gone.push(count))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(gone).toEqual([])
    away(true)
    redis.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    away(false)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(gone).toEqual([2])
    watch.stop()
    redis.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gone).toEqual([2])
  })
})
