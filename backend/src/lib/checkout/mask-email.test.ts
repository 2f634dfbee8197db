import { describe, expect, it } from 'vitest'
import { maskEmail } from './mask-email'

describe('maskEmail', () => {
  it.each([
    ['ann@example.com', 'a***@example.com'],
    ['a@b.co', 'a***@b.co'],
    ['odd"@"name@example.com', 'o***@example.com'],
    ['nothing', '***'],
    ['@example.com', '***'],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
