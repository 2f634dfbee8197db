import { beforeEach, describe, expect, it } from 'vitest'
import { Circuit, CircuitOpenError } from './circuit'
import { ProviderError, type ProviderFault } from './provider-error'

let now = 0
let circuit: Circuit
let calls = 0

beforeEach(() => {
  now = 1_000_000
  calls = 0
  circuit = new Circuit(() => now)
})

const good = () => circuit.run(() => Promise.resolve((calls += 1)))
const bad = async (fault: ProviderFault) =>
  expect(
    circuit.run(() => {
      calls += 1
      return Promise.reject(new ProviderError(fault, 'no'))
    }),
  ).rejects.toMatchObject({ fault })

describe('the circuit of a provider', () => {
  it('opens with the fifth fault of a minute and then asks nothing', async () => {
    for (let time = 0; time < 4; time += 1) await bad('unavailable')
    expect(circuit.state()).toMatchObject({ state: 'closed', available: true })
    await bad('timeout')
    expect(circuit.state()).toMatchObject({ state: 'open', available: false, reason: 'timeout' })
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
    expect(circuit.state().state).toBe('closed')
  })

  it.each(['no_money', 'bad_key'] as const)('opens at once with %s', async (fault) => {
    await bad(fault)
    expect(circuit.state()).toMatchObject({ state: 'open', reason: fault })
  })

  it.each(['refused', 'rate_limited', 'aborted'] as const)('does not count %s', async (fault) => {
    for (let time = 0; time < 10; time += 1) await bad(fault)
    expect(circuit.state().state).toBe('closed')
  })

  it('lets one trial through after half a minute, whose end decides', async () => {
    await bad('no_money')
    now += 29_999
    await expect(good()).rejects.toBeInstanceOf(CircuitOpenError)
    now += 1
    expect(circuit.state()).toMatchObject({ state: 'half-open', available: true })
    let finish = () => {}
    const trial = circuit.run(() => new Promise<void>((resolve) => (finish = resolve)))
    expect(circuit.state().available).toBe(false)
    await expect(good()).rejects.toBeInstanceOf(CircuitOpenError)
    finish()
    await trial
    expect(circuit.state()).toMatchObject({ state: 'closed', available: true })
  })

  it('rests again after a trial that failed, and tries again after one that nobody waited for', async () => {
    await bad('no_money')
    now += 30_000
    await bad('unavailable')
    expect(circuit.state()).toMatchObject({ state: 'open', reason: 'unavailable' })
    now += 30_000
    await bad('aborted')
    expect(circuit.state()).toMatchObject({ state: 'half-open', available: true })
    await bad('refused')
    expect(circuit.state().state).toBe('closed')
  })
})
