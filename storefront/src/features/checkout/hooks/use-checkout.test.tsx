import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { hearToasts, type Said } from '~/lib/toast'
import { useCheckout } from './use-checkout'

afterEach(() => vi.unstubAllGlobals())

/** The cart's page, whose shop answers the checkout so. */
async function pressed(status: number, code: string): Promise<string[]> {
  const message = 'Selected device configuration not found'
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code, message }, { status }))
  const told: string[] = []
  const { result } = renderHook(
    () =>
      useCheckout({
        items: [],
        promoCode: undefined,
        publishableKey: null,
        isSignedIn: () => Promise.resolve(true),
        onPricesChanged: (_prices, words) => told.push('prices', words),
        onPromoRefused: () => told.push('code'),
        onRefused: () => told.push('refused'),
      }),
    { wrapper: MemoryRouter },
  )
  await act(() => result.current.start())
  expect(result.current.busy).toBe(false)
  return told
}

it('tells the cart that a line was refused, so that it is shown which', async () => {
  expect(await pressed(400, 'invalid_request')).toEqual(['refused'])
})

it('a price that changed is told with the prices, a refused code alone', async () => {
  expect(await pressed(409, 'price_changed')).toEqual([
    'prices',
    'Selected device configuration not found',
    'refused',
  ])
  expect(await pressed(404, 'invalid_promo')).toEqual(['code'])
})

it('an address that nothing is sent to is refused with a way to another', async () => {
  const said: Said[] = []
  const leave = hearToasts((one) => said.push(one))
  expect(await pressed(422, 'shipping_unavailable')).toEqual([])
  leave()
  expect(said.at(-1)?.options.action).toEqual({
    label: 'Choose another address',
    to: '/dashboard?tab=addresses&back=%2Fcart',
  })
})
