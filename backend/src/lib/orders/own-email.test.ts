import { describe, expect, it } from 'vitest'
import { requireOwnEmail } from './own-email'

describe('requireOwnEmail', () => {
  it.each([undefined, 'ada@example.com', ' Ada@Example.com '])('lets %o pass', (asked) => {
    expect(() => requireOwnEmail(asked, 'ada@example.com')).not.toThrow()
  })
  it.each(['eve@example.com', ''])('refuses %o', (asked) => {
    expect(() => requireOwnEmail(asked, 'ada@example.com')).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })
})
