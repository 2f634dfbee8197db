import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallTally, type Told } from './call-tally'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) }))
afterEach(() => vi.useRealTimers())

/** The one row of a subject, and the statements that were sent. */
function database(calls = 0) {
  const sent: number[] = []
  let row = calls
  const send = (_subject: string, more: number): Promise<Told> => {
    sent.push(more)
    row += more
    return Promise.resolve({ calls: row, before: 0, elapsed: 30 })
  }
  return { sent, send, total: () => row }
}
const MOST = 20

describe('CallTally', () => {
  it('lets the first few of a minute pass at once, and sends them along together', async () => {
    const tally = new CallTally()
    const { sent, send } = database()
    expect(await tally.count('a', MOST, send)).toBeNull()
    expect(await tally.count('a', MOST, send)).toBeNull()
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toEqual([2])
    expect(await tally.count('b', MOST, send)).toBeNull()
  })

  it('asks for those that come after, with one statement for all that came meanwhile', async () => {
    const tally = new CallTally()
    const { sent, send } = database()
    const answers = await Promise.all(Array.from({ length: 6 }, () => tally.count('a', MOST, send)))
    expect(answers.map((told) => told?.calls)).toEqual([undefined, undefined, 3, 4, 5, 6])
    expect(sent).toEqual([3, 3])
  })

  it('hears of the calls of other processes before more than a few have passed', async () => {
    const tally = new CallTally()
    const { send } = database(100)
    await tally.count('a', MOST, send)
    await vi.advanceTimersByTimeAsync(250)
    expect(await tally.count('a', MOST, send)).toMatchObject({ calls: 102 })
  })

  it('begins anew with a minute, and still sends what is left of the one before', async () => {
    const tally = new CallTally()
    const { sent, send, total } = database()
    for (let time = 0; time < 5; time += 1) await tally.count('a', MOST, send)
    await vi.advanceTimersByTimeAsync(59_900)
    const late = new CallTally()
    expect(await late.count('a', MOST, send)).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(await late.count('a', MOST, send)).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(total()).toBe(7)
    expect(sent.at(-1)).toBe(1)
  })

  it('tells whoever waits where nobody can be asked, and goes on', async () => {
    const tally = new CallTally()
    const { send } = database()
    const away = () => Promise.reject(new Error('away'))
    for (let time = 0; time < 2; time += 1) await tally.count('a', MOST, away)
    await expect(tally.count('a', MOST, away)).rejects.toThrow('away')
    for (let time = 0; time < 2; time += 1) await tally.count('a', MOST, send)
    expect(await tally.count('a', MOST, send)).toMatchObject({ calls: 3 })
  })
})
