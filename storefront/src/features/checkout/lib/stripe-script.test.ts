import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadStripeScript, StripeNotLoaded } from './stripe-script'

/** The browser's part: what becomes of a script from Stripe's address once it is in the page. */
function whenAsked(answer: (script: HTMLScriptElement) => void): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = []
  const add = document.head.appendChild.bind(document.head)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement && new URL(node.src).origin === 'https://js.stripe.com') {
      asked.push(node)
      queueMicrotask(() => answer(node))
    }
    return add(node)
  })
  return asked
}
const blocked = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))
const keys: string[] = []
function served(script: HTMLScriptElement) {
  const Stripe = (key: string) => (keys.push(key), {})
  Reflect.set(window, 'Stripe', Object.assign(Stripe, { version: 'endive' }))
  script.dispatchEvent(new Event('load'))
}

beforeEach(() => void (keys.length = 0))
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'Stripe')
  document.querySelectorAll('script').forEach((script) => script.remove())
})

it('says so where the script is blocked, and takes it where a later try gets it', async () => {
  const first = whenAsked(blocked)
  await expect(loadStripeScript('pk_test_a')).rejects.toThrow(StripeNotLoaded)
  await expect(loadStripeScript('pk_test_a')).rejects.toThrow(/^Stripe not loaded/)
  expect(first.length).toBeGreaterThan(1)
  vi.restoreAllMocks()
  const asked = whenAsked(served)
  await loadStripeScript('pk_test_a')
  expect(asked).toHaveLength(1)
  expect(keys).toEqual(['pk_test_a'])
})
