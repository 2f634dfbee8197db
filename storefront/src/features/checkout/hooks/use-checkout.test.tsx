import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearToasts, type Said } from '~/lib/toast'
import { useCheckout } from './use-checkout'

/** Where the shopper is, and what the browser was sent to. */
const place = { pathname: '', sentTo: [] as string[], assign: (to: string) => place.sentTo.push(to) }
beforeEach(() => {
  Object.assign(place, { pathname: '/cart', sentTo: [] })
  vi.stubGlobal('location', place)
})
afterEach(() => vi.unstubAllGlobals())

const OPENED = { sessionId: 'cs_1', url: 'https://pay.example/cs_1' }
const opened = () => Response.json({ success: true, data: OPENED })

/** The cart's page. */
const shown = (told: string[]) =>
  renderHook(
    () =>
      useCheckout({
        items: [],
        promoCode: undefined,
        publishableKey: null,
        isSignedIn: () => Promise.resolve(true),
        onOpened: async (sessionId) => {
          await new Promise((resolve) => setTimeout(resolve, 10))
          told.push('opened', sessionId)
        },
        onPricesChanged: (_prices, words) => told.push('prices', words),
        onPromoRefused: () => told.push('code'),
        onRefused: () => told.push('refused'),
      }),
    { wrapper: MemoryRouter },
  )

/** The same, whose shop answers the checkout so; and what the cart was told. */
async function answered(answer: Response, told: string[] = [], meanwhile?: 'leaves') {
  vi.stubGlobal('fetch', async () => {
    if (meanwhile) place.pathname = '/products'
    return answer
  })
  const { result } = shown(told)
  await act(() => result.current.start())
  return { told, busy: result.current.busy }
}
async function pressed(status: number, code: string): Promise<string[]> {
  const message = 'Selected device configuration not found'
  const { told, busy } = await answered(Response.json({ success: false, code, message }, { status }))
  expect(busy).toBe(false)
  return told
}

it('tells the cart which payment was opened, before the page of it is gone to', async () => {
  const told = place.sentTo
  await answered(opened(), told)
  expect(told).toEqual(['opened', 'cs_1', 'https://pay.example/cs_1'])
})

it('leaves whoever has gone on to another page where they are', async () => {
  const told = place.sentTo
  await answered(opened(), told, 'leaves')
  await answered(
    Response.json({ success: false, code: 'invalid_promo', message: 'No' }, { status: 404 }),
    told,
    'leaves',
  )
  expect(told).toEqual([])
})

it.each(['answers', 'has answered'])(
  'whoever is back at the cart when the shop %s is not led to the payment of the cart before',
  async (when) => {
    const { result, unmount } = shown(place.sentTo)
    const comesBack = () => {
      unmount()
      shown(place.sentTo)
    }
    vi.stubGlobal('fetch', async () => {
      if (when === 'answers') comesBack()
      else setTimeout(comesBack, 5)
      return opened()
    })
    await act(() => result.current.start())
    expect(place.sentTo).not.toContain(OPENED.url)
  },
)

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
