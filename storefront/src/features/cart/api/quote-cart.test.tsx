import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { snap } from '~/testing/snap'
import { makeLine } from '../lib/cart-line'
import { useCartStore } from '../store'
import { useQuote } from './quote-cart'

const LINES = [makeLine(snap())]

afterEach(() => {
  vi.unstubAllGlobals()
  useCartStore.setState(useCartStore.getInitialState(), true)
})

function quoteFor(who: Who) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={makeQueryClient()}>
      <WhoContext.Provider value={who}>{children}</WhoContext.Provider>
    </QueryClientProvider>
  )
  return renderHook(() => useQuote(LINES, undefined), { wrapper }).result
}

it('has failed where the shop could not say who this is, and then asks that again', () => {
  const again = vi.fn()
  const quoted = quoteFor({ ...NOBODY_YET, unreachable: true, again }).current
  expect(quoted).toMatchObject({ settled: false, asking: false, failed: true })
  quoted.again()
  expect(again).toHaveBeenCalledOnce()
  expect(quoteFor(NOBODY_YET).current).toMatchObject({ settled: false, asking: false, failed: false })
})

it('does not ask as a guest what a customer’s cart costs, whose session has ended', async () => {
  const answer = { items: [], unavailable: [], discount: null, notTaken: null, promoRefused: null }
  const shop = vi.fn(async () =>
    Response.json({ success: true, data: { ...answer, subtotal: 15, total: 15 } }),
  )
  vi.stubGlobal('fetch', shop)
  useCartStore.setState({ owner: 'cus_1' })
  const quoted = quoteFor({ ...NOBODY_YET, status: 'guest' })
  await waitFor(() => expect(quoted.current).toMatchObject({ settled: false, asking: false, failed: true }))
  expect(quoted.current.quote).toBeUndefined()
  expect(shop).not.toHaveBeenCalled()
  // A guest's own cart is asked about.
  act(() => useCartStore.setState({ owner: null }))
  await waitFor(() => expect(quoted.current).toMatchObject({ quote: { total: 15 }, settled: true }))
})
