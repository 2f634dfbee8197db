import type { Address, User } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'
import { usePhonesStore } from '~/features/phones/store'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { snap } from '~/testing/snap'
import { stubShop } from '~/testing/stub-shop'
import CartPage from '../routes/cart'

afterEach(() => vi.unstubAllGlobals())

function show(who: Partial<Who> = { status: 'guest' }) {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...NOBODY_YET, ...who }}>
        <CartPage />
      </WhoContext.Provider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

it('promises no free delivery on a price that could not be checked', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap({ price: 15, quantity: 4 }))
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }),
  )
  show()
  expect(await screen.findByText(/The price could not be checked/)).toBeTruthy()
  expect(screen.getByText('Checking whether shipping is free…')).toBeTruthy()
})

it('an empty cart suggests no cases where the catalogue does not answer', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }),
  )
  show()
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Cases to start with')).toBeNull())
})

describe('where the cases go', () => {
  const ada = { id: 'ada', name: 'Ada Lovelace' } as User
  const home = {
    ...{ id: 'a1', name: 'Home', street: '1 High Street', city: 'London', postcode: 'SW1A 1AA' },
    ...{ country: 'GB', phone: '', isDefault: true },
  }
  /** The cart's page; the shop knows these addresses, or does not answer for them. */
  function showTo(user: User | null, addresses?: Address[]) {
    localStorage.clear()
    useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
    useCartStore.getState().addItem(snap())
    useSessionStore.setState({ status: user ? 'signedIn' : 'guest', user })
    stubShop(addresses ? [['/address', () => addresses]] : [])
    show(user ? { status: 'signedIn', id: user.id } : { status: 'guest' })
  }
  const TO_ADDRESSES = '/dashboard?tab=addresses&back=%2Fcart'

  it('is said before they are paid for, with a way to another', async () => {
    showTo(ada, [{ ...home, id: 'a2', isDefault: false, street: '2 Low Road' }, home])
    const change = await screen.findByRole('link', { name: 'Change' })
    expect(change.getAttribute('href')).toBe(TO_ADDRESSES)
    expect(change.parentElement?.textContent).toBe(
      'Delivering to Ada Lovelace, 1 High Street, London SW1A 1AA Change',
    )
  })

  it('names the country where it is another', async () => {
    showTo(ada, [{ ...home, city: 'Berlin', postcode: '10115', country: 'DE' }])
    expect(await screen.findByText(/Berlin 10115, Germany/)).toBeTruthy()
  })

  it('is asked for where it is not known', async () => {
    showTo(ada, [])
    const add = await screen.findByRole('link', { name: 'Add one' })
    expect(add.getAttribute('href')).toBe(TO_ADDRESSES)
    expect(add.parentElement?.textContent).toBe('No delivery address yet Add one')
  })

  it('tells a guest to sign in first', async () => {
    showTo(null)
    const words = (await screen.findByRole('link', { name: 'create an account' })).parentElement
    expect(words?.textContent).toBe('Sign in or create an account to pay.')
  })
})

it('keeps the way to the payment at hand while the summary lies below', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap())
  stubShop([])
  const seen: ((inside: boolean) => void)[] = []
  class Watch {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      if (element.textContent.includes('Secure Checkout'))
        seen.push((isIntersecting) => this.tell([{ isIntersecting }]))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  show()
  const isSeen = (inside: boolean) => act(() => seen.forEach((tell) => tell(inside)))
  await screen.findByRole('button', { name: /^Secure Checkout/ })
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull()
  isSeen(false)
  const bar = screen.getByRole('button', { name: 'Checkout' })
  expect(bar.parentElement?.textContent).toContain('£12.00')
  isSeen(true)
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull()
})

it('what is bought after the question about the phone is what the page shows by then', async () => {
  window.history.replaceState(null, '', '/cart')
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap())
  usePhonesStore.setState({ ...usePhonesStore.getInitialState(), loaded: true, phones: ['Pixel 9'] }, true)
  useSessionStore.setState({ status: 'signedIn' })
  const bought: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await Promise.resolve()
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (path.includes('/quote')) {
      const total =
        12 *
        (body as { items: { quantity: number }[] }).items.reduce((sum, { quantity }) => sum + quantity, 0)
      const nothing = { items: [], unavailable: [], discount: null, notTaken: null, promoRefused: null }
      return Response.json({ success: true, data: { ...nothing, subtotal: total, total } })
    }
    if (path.includes('create-checkout-session')) bought.push(body)
    return Response.json({ success: false, code: 'internal', error: 'No' }, { status: 500 })
  })
  show({ status: 'signedIn', id: 'ada' })
  const hand = userEvent.setup()
  await hand.click(await screen.findByRole('button', { name: /^Secure Checkout/ }))
  const yes = await screen.findByRole('button', { name: 'Yes, it is for another phone' })
  // Another tab takes a second one.
  act(() =>
    useCartStore.setState(({ items }) => ({ items: items.map((line) => ({ ...line, quantity: 2 })) })),
  )
  await hand.click(yes)
  await waitFor(() => expect(bought).toHaveLength(1))
  expect(bought).toMatchObject([{ items: [{ quantity: 2 }], expectedTotal: 24 }])
})

it('says that details are verified, and takes no second press, until the shop has answered', async () => {
  window.history.replaceState(null, '', '/cart')
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap())
  usePhonesStore.setState({ ...usePhonesStore.getInitialState(), loaded: true }, true)
  useSessionStore.setState({ status: 'signedIn' })
  let answer: () => void = () => undefined
  let asked = 0
  vi.stubGlobal('fetch', async (path: string) => {
    const no = Response.json({ success: false, code: 'internal', error: 'No' }, { status: 500 })
    if (!path.includes('create-checkout-session')) return no
    asked += 1
    return new Promise<Response>((resolve) => (answer = () => resolve(no)))
  })
  show({ status: 'signedIn', id: 'ada' })
  const hand = userEvent.setup()
  await hand.click(await screen.findByRole('button', { name: /^Secure Checkout/ }))
  const busy = await screen.findByRole('button', { name: /Verifying details\.\.\./ })
  await waitFor(() => expect(asked).toBe(1))
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await hand.click(busy)
  expect(asked).toBe(1)
  await act(async () => answer())
  expect(await screen.findByRole('button', { name: /^Secure Checkout/ })).toBeTruthy()
})
