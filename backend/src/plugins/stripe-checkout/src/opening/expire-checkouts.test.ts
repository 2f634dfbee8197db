import { describe, expect, it } from 'vitest'
import { isOlder } from './expire-checkouts'

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
