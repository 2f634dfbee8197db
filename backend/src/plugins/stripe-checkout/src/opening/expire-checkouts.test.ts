import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'
import { expire, isOlder } from './expire-checkouts'

const at = (id: string, seconds: number) => ({ id, created_at: new Date(seconds * 1000) })

describe('which payment page gives way', () => {
  it('is the one that was opened first, whoever asks', () => {
    const [first, second] = [at('chk_b', 1), at('chk_a', 2)]
    expect(isOlder(first, second)).toBe(true)
    expect(isOlder(second, first)).toBe(false)
  })
  it('is exactly one of two opened in the same moment', () => {
    const [one, other] = [at('chk_a', 1), at('chk_b', 1)]
    expect([isOlder(one, other), isOlder(other, one)].filter(Boolean)).toHaveLength(1)
  })
  it('is never the page itself', () => {
    expect(isOlder(at('chk_a', 1), at('chk_a', 1))).toBe(false)
  })
})

describe('a payment page that Stripe', () => {
  /** What becomes of an open page where Stripe refuses to tell of it, and where the checkout is moved. */
  async function closing(stripe_session_id: string, code: string) {
    const moved: string[] = []
    const service = {
      retrieveSession: () => Promise.reject(Object.assign(new Error('No'), { code })),
      move: (_id: string, to: string) => Promise.resolve(moved.push(to)),
    }
    const container = { resolve: () => service } as unknown as MedusaContainer
    const end = expire(container, { id: 'chk_1', state: 'open', stripe_session_id })
    return { end: await end.catch(() => 'stuck'), moved }
  }
  it('does not know is closed: a trial’s for good, a real one as long as the key is another', async () => {
    expect(await closing('cs_test_1', 'resource_missing')).toEqual({ end: 'closed', moved: ['expired'] })
    expect(await closing('cs_live_1', 'resource_missing')).toEqual({ end: 'closed', moved: [] })
  })
  it('does not tell of may be open', async () => {
    expect(await closing('cs_test_1', 'rate_limit')).toEqual({ end: 'stuck', moved: [] })
  })
})
