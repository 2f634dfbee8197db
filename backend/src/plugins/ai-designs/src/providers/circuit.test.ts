import { beforeEach, describe, expect, it } from 'vitest'
import type { RestRow } from '../generation/rests'
import { Circuit, CircuitOpenError } from './circuit'
import { ProviderError, type ProviderFault } from './provider-error'

let now = 0
let calls = 0
/** What all processes read, here without a database. */
let rest: { reason: ProviderFault; retryAt: number; triedBy: string | null } | null = null
const row: RestRow = {
  read: () =>
    Promise.resolve(
      rest && {
        reason: rest.reason,
        leftMs: Math.max(0, rest.retryAt - now),
        tried: rest.triedBy !== null,
      },
    ),
  begin: (reason) => {
    rest = { reason, retryAt: now + 30_000, triedBy: null }
    return Promise.resolve()
  },
  end: () => {
    rest = null
    return Promise.resolve()
  },
  claimTrial: (lease) => {
    if (!rest || rest.retryAt > now || rest.triedBy) return Promise.resolve(false)
    rest.triedBy = lease
    return Promise.resolve(true)
  },
  giveUpTrial: () => {
    if (rest) rest.triedBy = null
    return Promise.resolve()
  },
}
/** Of two processes. */
let here: Circuit
let there: Circuit

beforeEach(() => {
  ;[now, calls, rest] = [1_000_000, 0, null]
  here = new Circuit(() => now)
  there = new Circuit(() => now)
})

const good = (circuit = here) => circuit.run(row, 'lease', () => Promise.resolve((calls += 1)))
const bad = async (fault: ProviderFault, circuit = here) =>
  expect(
    circuit.run(row, 'lease', () => {
      calls += 1
      return Promise.reject(new ProviderError(fault, 'no'))
    }),
  ).rejects.toMatchObject({ fault })

describe('the circuit of a provider', () => {
  it('opens with the fifth fault of a minute and then asks nothing', async () => {
    for (let time = 0; time < 4; time += 1) await bad('unavailable')
    expect(rest).toBeNull()
    await bad('timeout')
    expect(rest).toMatchObject({ reason: 'timeout', retryAt: now + 30_000 })
    await expect(good()).rejects.toBeInstanceOf(CircuitOpenError)
    await expect(good()).rejects.toMatchObject({ fault: 'unavailable', retryAfterMs: 30_000 })
    expect(calls).toBe(5)
  })

  it('forgets faults after a minute, and all of them with one success', async () => {
    for (let time = 0; time < 4; time += 1) await bad('unavailable')
    now += 60_001
    await bad('unavailable')
    for (let time = 0; time < 3; time += 1) await bad('damaged')
    await good()
    for (let time = 0; time < 4; time += 1) await bad('unavailable')
    expect(rest).toBeNull()
  })

  it.each(['no_money', 'bad_key'] as const)('opens at once with %s', async (fault) => {
    await bad(fault)
    expect(rest).toMatchObject({ reason: fault })
  })

  it.each(['refused', 'rate_limited', 'aborted'] as const)('does not count %s', async (fault) => {
    for (let time = 0; time < 10; time += 1) await bad(fault)
    expect(rest).toBeNull()
  })

  it('lets one trial through after half a minute, whose end decides', async () => {
    await bad('no_money')
    now += 29_999
    await expect(good()).rejects.toBeInstanceOf(CircuitOpenError)
    now += 1
    let finish = () => {}
    const trial = here.run(row, 'lease', () => new Promise<void>((resolve) => (finish = resolve)))
    await expect(good()).rejects.toMatchObject({ retryAfterMs: 1000 })
    await expect(good(there)).rejects.toBeInstanceOf(CircuitOpenError)
    finish()
    await trial
    expect(rest).toBeNull()
    await good(there)
  })

  it('rests again after a trial that failed, and tries again after one that nobody waited for', async () => {
    await bad('no_money')
    now += 30_000
    await bad('unavailable')
    expect(rest).toMatchObject({ reason: 'unavailable', retryAt: now + 30_000 })
    now += 30_000
    await bad('aborted')
    expect(await row.read()).toMatchObject({ leftMs: 0, tried: false })
    await bad('refused')
    expect(rest).toBeNull()
  })

  it('that opened in one process is open in the other, and the last news counts', async () => {
    let finish = () => {}
    const underWay = there.run(row, 'lease', () => new Promise<void>((resolve) => (finish = resolve)))
    await bad('no_money')
    await expect(good(there)).rejects.toBeInstanceOf(CircuitOpenError)
    finish()
    await underWay
    await good()
    expect(calls).toBe(2)
  })
})
