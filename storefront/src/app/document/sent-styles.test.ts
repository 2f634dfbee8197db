import { getNonce } from 'get-nonce'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => document.head.replaceChildren())

test('what libraries write carries the nonce of the styles that the server sent', async () => {
  const sent = document.createElement('style')
  sent.setAttribute('data-shop-styles', '')
  sent.nonce = 'of-this-answer'
  document.head.append(sent)
  vi.resetModules()
  const { admitWrittenStyles } = await import('./sent-styles')
  admitWrittenStyles()
  expect(getNonce()).toBe('of-this-answer')
  expect(window).toHaveProperty('__nonce__', 'of-this-answer')
})
