import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { useShownOrder } from './use-shown-order'

/** The dashboard at this address, opened from the home page. */
function dashboard(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/', `/dashboard${search}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ ...useShownOrder(), navigate: useNavigate(), location: useLocation() }),
    { wrapper },
  )
  return {
    deed: (what: (now: typeof result.current) => unknown) =>
      act(async () => {
        await what(result.current)
      }),
    place: () => `${result.current.location.pathname}${result.current.location.search}`,
  }
}

it('Back closes the order that was opened, and the dashboard stays', async () => {
  const { deed, place } = dashboard('?tab=orders')
  await deed(({ show }) => show('order_1'))
  expect(place()).toBe('/dashboard?tab=orders&order=order_1')
  await deed(({ navigate }) => navigate(-1))
  expect(place()).toBe('/dashboard?tab=orders')
})

it('Back does not open again what was closed', async () => {
  const { deed, place } = dashboard('?tab=orders')
  await deed(({ show }) => show('order_1'))
  await deed(({ close }) => close())
  expect(place()).toBe('/dashboard?tab=orders')
  await deed(({ navigate }) => navigate(-1))
  expect(place()).toBe('/dashboard?tab=orders')
})

it('Back does not ask again for the invoice that a mail asked for', async () => {
  const { deed, place } = dashboard('?order=order_1&invoice=download')
  await deed(({ invoiceBegun }) => invoiceBegun())
  expect(place()).toBe('/dashboard?order=order_1')
  await deed(({ navigate }) => navigate(-1))
  expect(place()).toBe('/')
})
