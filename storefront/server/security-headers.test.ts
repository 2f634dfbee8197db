import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers'

it('lets scripts run only with this answer’s nonce, never inline or from elsewhere', () => {
  const policy = contentSecurityPolicy('abc')
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self' 'nonce-abc'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
})
