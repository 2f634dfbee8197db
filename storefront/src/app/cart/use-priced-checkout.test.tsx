import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutAsked } from '~/features/cart/lib/checkout-asked'
import type { SeenPrice } from '~/features/cart/lib/seen-price'
import { usePricedCheckout } from './use-priced-checkout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ASKING = { asking: true, settled: false, failed: false }
const SETTLED = { asking: false, settled: true, failed: false }
const CODED = { total: 22.5, code: 'WELCOME25' }
const AGAIN = 'Please press Secure Checkout again if you want to pay that.'

/** The cart's page while the price is on its way, which a drawer may have led to. */
function cart(price: SeenPrice, fromDrawer?: SeenPrice) {
  const done: string[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter
      initialEntries={[{ pathname: '/cart', state: fromDrawer ? checkoutAsked(fromDrawer) : null }]}
    >
      {children}
    </MemoryRouter>
  )
  const { result, rerender } = renderHook(
    (page: { price: SeenPrice; quoted: typeof ASKING }) =>
      usePricedCheckout({
        ...page,
        checkOut: () => done.push(`paid £${String(page.price.total)} ${page.price.code ?? 'without a code'}`),
        stop: (words) => done.push(words),
      }),
    { initialProps: { price, quoted: ASKING }, wrapper },
  )
  const press = () => act(() => result.current.press())
  const settle = (now: SeenPrice) => {
    rerender({ price: now, quoted: SETTLED })
    act(() => void vi.advanceTimersByTime(0))
  }
  return { done, press, settle }
}

test.each<[string, SeenPrice, SeenPrice, string]>([
  [
    'the code was refused',
    CODED,
    { total: 30, code: undefined },
    `The code WELCOME25 is not taken off: the total is £30.00 now, not £22.50. ${AGAIN}`,
  ],
  [
    'the code was refused, for the same sum',
    CODED,
    { total: 22.5, code: undefined },
    `The code WELCOME25 is not taken off: the total is £22.50 now. ${AGAIN}`,
  ],
  [
    'the price rose',
    { total: 30, code: undefined },
    { total: 32, code: undefined },
    `The total is £32.00 now, not £30.00. ${AGAIN}`,
  ],
  [
    'the code takes less off',
    CODED,
    { ...CODED, total: 24 },
    `The total is £24.00 now, not £22.50. ${AGAIN}`,
  ],
])('%s while a press waited: it is told, and paid after a second press alone', (_why, seen, now, words) => {
  const here = cart(seen)
  here.press()
  here.settle(now)
  expect(here.done).toEqual([words])
  here.press()
  expect(here.done.slice(1)).toEqual([`paid £${String(now.total)} ${now.code ?? 'without a code'}`])

  const led = cart(seen, seen)
  led.settle(now)
  expect(led.done).toEqual([words])
})

test('a price that is what was seen, a penny off or less is gone on with, from the drawer once', () => {
  for (const now of [CODED, { ...CODED, total: 22.51 }, { ...CODED, total: 20 }]) {
    const paid = [`paid £${String(now.total)} WELCOME25`]
    const here = cart(CODED)
    here.press()
    here.settle(now)
    expect(here.done).toEqual(paid)
    const led = cart(CODED, CODED)
    led.settle(now)
    led.settle({ ...now, total: now.total - 1 })
    expect(led.done).toEqual(paid)
  }
})
