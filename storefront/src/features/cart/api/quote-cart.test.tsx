import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { snap } from '~/testing/snap'
import { makeLine } from '../lib/cart-line'
import { useQuote } from './quote-cart'

const LINES = [makeLine(snap())]

function quoteFor(who: Who) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={makeQueryClient()}>
      <WhoContext.Provider value={who}>{children}</WhoContext.Provider>
    </QueryClientProvider>
  )
  return renderHook(() => useQuote(LINES, undefined), { wrapper }).result.current
}

it('has failed where the shop could not say who this is, and then asks that again', () => {
  const again = vi.fn()
  const quoted = quoteFor({ ...NOBODY_YET, unreachable: true, again })
  expect(quoted).toMatchObject({ settled: false, asking: false, failed: true })
  quoted.again()
  expect(again).toHaveBeenCalledOnce()
  expect(quoteFor(NOBODY_YET)).toMatchObject({ settled: false, asking: false, failed: false })
})
