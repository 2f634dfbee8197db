import { asValue } from '@medusajs/framework/awilix'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, createMedusaContainer } from '@medusajs/framework/utils'
import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refundAlone } from './refund-alone'

/** A request beside a refund that another makes or not, and whether its own lock is held. */
function asked(got: boolean) {
  const lock = { held: false, tries: 0 }
  const raw = (text: string) => {
    if (text.includes('pg_try_advisory_xact_lock')) {
      lock.tries += 1
      lock.held = got
    }
    return Promise.resolve({ rows: [{ got }] })
  }
  const transaction = async <T>(work: (one: { raw: typeof raw }) => Promise<T>) => {
    try {
      return await work({ raw })
    } finally {
      lock.held = false
    }
  }
  const scope = createMedusaContainer()
  scope.register(ContainerRegistrationKeys.PG_CONNECTION, asValue({ transaction }))
  const res = Object.assign(new EventEmitter(), { writableEnded: false })
  const next = vi.fn()
  const request = { scope, params: { id: 'pay_1' } } as unknown as MedusaRequest
  const done = refundAlone(request, res as unknown as MedusaResponse, next)
  return { lock, res, next, done }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a refund in Medusa’s admin', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps others off until it is answered', async () => {
    vi.useFakeTimers()
    const { lock, res, next, done } = asked(true)
    await pass(60_000)
    expect(next).toHaveBeenCalledExactlyOnceWith()
    expect(lock.held).toBe(true)
    res.writableEnded = true
    res.emit('finish')
    await done
    expect(lock.held).toBe(false)
  })

  it('keeps them off, too, where whoever asked has gone away before', async () => {
    vi.useFakeTimers()
    const { lock, res, next, done } = asked(true)
    await pass(1000)
    res.emit('close')
    await pass(60_000)
    expect(lock.held).toBe(true)
    res.writableEnded = true
    await pass(1000)
    await done
    expect(lock.held).toBe(false)
    expect(next).toHaveBeenCalledOnce()
  })

  it('is refused while another is made, however soon that one may be over', async () => {
    vi.useFakeTimers()
    const { lock, next, done } = asked(false)
    await pass(1000)
    await done
    expect(lock.tries).toBeGreaterThan(1)
    expect(next.mock.calls).toMatchObject([
      [{ code: 'conflict', message: expect.stringContaining('under way') as string }],
    ])
  })
})
