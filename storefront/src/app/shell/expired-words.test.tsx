import type { User } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionRuntime } from '~/features/account/components/session-runtime'
import { useSessionStore } from '~/features/account/session'
import { WriteReview } from '~/features/reviews/components/write-review'
import { makeAdminDetail } from '~/testing/make-admin-detail'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { makeParked } from '~/testing/make-parked'
import { stubShop, type Answer } from '~/testing/stub-shop'
import AdminPage from '../routes/admin'
import { WhoProvider } from './who-provider'

const WORDS = 'The picture is too dark to print well.'

const person = (id: string) =>
  ({ id, name: id, email: `${id}@example.com`, isAdmin: true, emailVerified: true }) as User

const ORDERS = [
  makeAdminOrder({ id: 'order_a', orderNumber: 1 }),
  makeAdminOrder({ id: 'order_b', orderNumber: 2 }),
]
const DETAIL = makeAdminDetail(ORDERS[0])
const listed = (...items: unknown[]) => ({ items, total: items.length, page: 1, limit: 25, hasMore: false })

const ANSWERS: Answer[] = [
  ['/profile', () => useSessionStore.getState().user],
  ['/reviews/mine', () => ({ canReview: true, reason: null, review: null })],
  ['/order/admin/stats', () => ({ providers: [], lastUpdated: '2026-11-20T09:00:00.000Z' })],
  ['/order/admin/orders', () => listed(...ORDERS)],
  ['/order/admin/pending/order_a', () => DETAIL],
  ['/order/admin/parked', () => listed(makeParked())],
]

beforeEach(() => {
  useSessionStore.setState(useSessionStore.getInitialState(), true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  stubShop(ANSWERS)
  // jsdom moves nothing.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  useSessionStore.getState().forget('signedOut')
  vi.unstubAllGlobals()
})

const signIn = (id: string) => act(() => useSessionStore.getState().signIn('a.b.c', person(id), false))

/** Opens a page as somebody who is signed in; `expire` ends their session, and `comeBack` signs somebody in again. */
function open(path: string, page: ReactElement) {
  signIn('ada')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <SessionRuntime />
        <WhoProvider>
          <Routes>
            <Route path="/login" element={<Link to={path.replace(/&order=.*/, '')}>Go on</Link>} />
            <Route path="*" element={page} />
          </Routes>
        </WhoProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const hand = userEvent.setup()
  return {
    hand,
    press: async (name: string) => hand.click(await screen.findByRole('button', { name })),
    expire: () => act(() => useSessionStore.getState().end('expired')),
    comeBack: async (id: string) => {
      const on = await screen.findByRole('link', { name: 'Go on' })
      signIn(id)
      await hand.click(on)
    },
  }
}
const field = async (name: string) =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name })).value

describe('a review that was being written when the session ran out', () => {
  async function written() {
    const page = open('/products/2', <WriteReview productId={2} />)
    await page.press('Write a review')
    await page.hand.click(await screen.findByRole('radio', { name: /^4 stars/ }))
    await page.hand.type(screen.getByRole('textbox', { name: 'Your review' }), WORDS)
    page.expire()
    return page
  }
  it('is there again for the same person', async () => {
    const page = await written()
    await page.comeBack('ada')
    expect(await field('Your review')).toBe(WORDS)
    expect(screen.getByRole('radio', { name: /^4 stars/, checked: true })).toBeTruthy()
    await page.press('Cancel')
    await page.press('Write a review')
    expect(await field('Your review')).toBe('')
  })
  it('is not there for another', async () => {
    const page = await written()
    await page.comeBack('bea')
    await page.press('Write a review')
    expect(await field('Your review')).toBe('')
  })
})

describe('what an administrator was writing when the session ran out', () => {
  async function rejecting() {
    const page = open('/admin?tab=pending', <AdminPage />)
    const row = await screen.findByRole('listitem', { name: /^Order 1,/ })
    await page.hand.click(within(row).getByRole('button', { name: 'Reject' }))
    await page.hand.type(screen.getByRole('textbox', { name: 'Rejection Reason' }), WORDS)
    page.expire()
    return page
  }
  it('the reason of a rejection is there again, with the order it is for', async () => {
    const page = await rejecting()
    await page.comeBack('ada')
    expect(await field('Rejection Reason')).toBe(WORDS)
    expect(screen.getByRole('dialog', { name: 'Reject Order' }).textContent).toContain('Order #1')
    await page.press('Cancel')
    const row = await screen.findByRole('listitem', { name: /^Order 1,/ })
    await page.hand.click(within(row).getByRole('button', { name: 'Reject' }))
    expect(await field('Rejection Reason')).toBe('')
  })
  it('it is not there for another administrator', async () => {
    const page = await rejecting()
    await page.comeBack('bea')
    const row = await screen.findByRole('listitem', { name: /^Order 1,/ })
    expect(screen.queryByRole('dialog')).toBeNull()
    await page.hand.click(within(row).getByRole('button', { name: 'Reject' }))
    expect(await field('Rejection Reason')).toBe('')
  })
  it('so is that of several', async () => {
    const page = open('/admin?tab=pending', <AdminPage />)
    await page.hand.click(await screen.findByRole('checkbox', { name: /^Choose all/ }))
    const bar = screen.getByRole('region', { name: 'Chosen orders' })
    await page.hand.click(within(bar).getByRole('button', { name: 'Reject' }))
    await page.hand.type(screen.getByRole('textbox', { name: 'Rejection Reason' }), WORDS)
    page.expire()
    await page.comeBack('ada')
    expect(await field('Rejection Reason')).toBe(WORDS)
    expect(screen.getByRole('dialog', { name: 'Reject 2 orders' })).toBeTruthy()
  })
  it('so is a wish for a change, with its items', async () => {
    const page = open('/admin?tab=pending&order=order_a', <AdminPage />)
    await page.press('Ask for a change')
    await page.hand.click(screen.getByRole('checkbox', { name: /^Owl Case/ }))
    await page.hand.type(screen.getByRole('textbox', { name: 'What should be changed?' }), WORDS)
    page.expire()
    await page.comeBack('ada')
    expect(await field('What should be changed?')).toBe(WORDS)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: / Case/ })
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
  })
  it('so is the note on a payment, for what was to be done with it', async () => {
    const page = open('/admin?tab=parked', <AdminPage />)
    await page.press('Give the money back')
    await page.hand.type(screen.getByRole('textbox', { name: 'Note' }), WORDS)
    page.expire()
    await page.comeBack('ada')
    expect(await field('Note')).toBe(WORDS)
    expect(screen.getByRole('dialog', { name: 'Give the money back?' })).toBeTruthy()
    await page.press('Cancel')
    await page.press('Make the order')
    expect(await field('Note')).toBe('')
  })
})
