import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeAdminDetail } from '~/testing/make-admin-detail'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { stubShop, type Answer } from '~/testing/stub-shop'
import { MOMENT_MS } from '../hooks/use-moved-lately'
import { ApprovalList } from './approval-list'
import { ViewedOrder } from './viewed-order'

afterEach(() => vi.unstubAllGlobals())

/** The order that the address names. */
const open = (id: string, client = new QueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/?order=${id}`]}>
        <ViewedOrder />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it.each(['Reject Order', 'Ask for a change'])(
  '%s names the order and what the checks remarked; closed, the order is there, and the focus where it was',
  async (name) => {
    const remarks = ['The picture may show nudity (45 %).']
    stubShop([['/order/admin/pending/order_1', () => makeAdminDetail(makeAdminOrder({ remarks }))]])
    const hand = userEvent.setup()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Link to="?order=order_1">View</Link>
          <ViewedOrder />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    await hand.click(screen.getByRole('link', { name: 'View' }))
    await hand.click(await screen.findByRole('button', { name }))
    const question = await screen.findByRole('dialog', { name })
    expect(question.textContent).toContain('Order #7.')
    expect(question.textContent).toContain('The picture may show nudity (45 %).')
    await hand.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Order Details' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View' })))
  },
)

it('a rejected order is still shown, and has the focus though its buttons are gone', async () => {
  let order = makeAdminOrder()
  stubShop([
    ['/order/admin/pending/order_1', () => makeAdminDetail(order)],
    [
      '/order/admin/reject/order_1',
      () => {
        order = makeAdminOrder({ status: 'rejected' })
        return { id: 'order_1', status: 'rejected' }
      },
    ],
  ])
  const hand = userEvent.setup()
  open('order_1')
  await hand.click(await screen.findByRole('button', { name: 'Reject Order' }))
  await hand.type(screen.getByRole('textbox', { name: 'Rejection Reason' }), 'Too dark.')
  await hand.click(screen.getByRole('button', { name: 'Reject Order' }))
  const details = await screen.findByRole('dialog', { name: 'Order Details' })
  await within(details).findByText('Rejected')
  expect(within(details).queryByRole('button', { name: 'Reject Order' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(details))
})

it('of an order that there is not, the way to all of them is offered instead of another try', async () => {
  vi.stubGlobal('fetch', async () => {
    await Promise.resolve()
    return Response.json({ success: false, error: 'Order not found', code: 'not_found' }, { status: 404 })
  })
  open('order_x', new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  await screen.findByText('Order not found')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'View all orders' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('names the number by which a customer can be reached', async () => {
  stubShop([['/order/admin/pending/order_1', () => makeAdminDetail(makeAdminOrder())]])
  open('order_1')
  expect((await screen.findByText('Phone')).nextElementSibling?.textContent).toBe('+44 113 496 0123')
})

/** Thirty pending orders on two pages, of which one is open; deciding one takes it out of the list. */
function walk(opened: number) {
  let numbers = Array.from({ length: 30 }, (_, at) => at + 1)
  const numbered = (number: number) => makeAdminOrder({ id: `order_${number}-`, orderNumber: number })
  const page = (at: number) => () => {
    const items = numbers.slice((at - 1) * 25, at * 25).map(numbered)
    return { items, total: numbers.length, page: at, limit: 25, hasMore: false }
  }
  const decided: number[] = []
  const process = (number: number) => () => {
    decided.push(number)
    numbers = numbers.filter((one) => one !== number)
    return { id: '', status: 'processed' }
  }
  stubShop([
    ['page=1&', page(1)],
    ['page=2&', page(2)],
    ...numbers.map((number): Answer => [`/process/order_${number}-`, process(number)]),
    ...numbers.map((number): Answer => [
      `/pending/order_${number}-`,
      () => makeAdminDetail(numbered(number)),
    ]),
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/admin?tab=pending`]}>
        <Link to={`?tab=pending&order=order_${opened}-`}>Open</Link>
        <ApprovalList tab="pending" />
        <ViewedOrder />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const hand = userEvent.setup()
  return {
    hand,
    decided,
    open: async () => {
      await screen.findByRole('listitem', { name: /^Order 2,/ })
      await hand.click(screen.getByRole('link', { name: 'Open' }))
      await screen.findByRole('button', { name: 'Process Order' })
    },
    shows: async (number: number) => {
      await within(screen.getByRole('dialog')).findByText(`Order #${number}`)
      await screen.findByRole('button', { name: 'Process Order' })
    },
    says: (place: string) =>
      waitFor(() => expect(screen.getByRole('navigation').textContent).toContain(place)),
  }
}
const inDetails = (name: string) => screen.getByRole('button', { name })

it('one goes from order to order by key and by button, over the end of a page; at the end it says so', async () => {
  const scrolled = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  const { hand, open, shows, says } = walk(24)
  await open()
  await says('24 of 30: order 24, Ada Byron')
  await hand.keyboard('j')
  await shows(25)
  await waitFor(() => expect(inDetails('Next order').getAttribute('aria-disabled')).toBe('false'))
  await hand.click(inDetails('Next order'))
  await shows(26)
  await says('26 of 30')
  expect(document.activeElement).toBe(inDetails('Next order'))
  await hand.keyboard('jjjj')
  await shows(30)
  await hand.keyboard('j')
  await says('No order follows in this list')
  await hand.keyboard('k')
  await shows(29)
  await hand.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Order 29,/))
})

/** The moment for which a press may be meant for another is over once the test says so, however slow the machine is. */
function holdTheMoment(): () => void {
  const later = setTimeout
  const held: (() => void)[] = []
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === MOMENT_MS ? held.push(run) : later(run, ms),
  )
  return () => act(() => held.splice(0).forEach((run) => run()))
}

it('no decision falls on an order that has just taken the place of another; a decided one keeps its place', async () => {
  const momentPasses = holdTheMoment()
  const { hand, decided, open, shows, says } = walk(2)
  await open()
  momentPasses()
  await hand.click(inDetails('Next order'))
  await shows(3)
  await hand.click(inDetails('Process Order'))
  expect(decided).toEqual([])
  momentPasses()
  await waitFor(() => expect(inDetails('Process Order').hasAttribute('aria-disabled')).toBe(false))
  await hand.click(inDetails('Process Order'))
  await waitFor(() => expect(decided).toEqual([3]))
  await says('It has left this list')
  await hand.keyboard('j')
  await shows(4)
  await says('3 of 29')
})

it('an order that changes while it is open says so, is decided on only a moment later, and keeps the focus', async () => {
  const momentPasses = holdTheMoment()
  let order = makeAdminOrder()
  const process = vi.fn(() => ({ id: '', status: 'processed' }))
  stubShop([
    ['/order/admin/process/order_1', process],
    ['/order/admin/pending/order_1', () => makeAdminDetail(order)],
  ])
  const client = new QueryClient()
  open('order_1', client)
  await screen.findByRole('button', { name: 'Process Order' })
  const press = inDetails('Process Order')
  press.focus()
  order = makeAdminOrder({ version: 4, contents: 'fedcba9876543210', adjusted: true })
  await act(() => client.refetchQueries({ queryKey: ['admin'] }))
  const words = await screen.findByText('This order was changed while it was open')
  expect(words.closest('[aria-live=polite]')).not.toBeNull()
  expect(document.activeElement).toBe(press)
  await userEvent.click(press)
  expect(process).not.toHaveBeenCalled()
  momentPasses()
  await waitFor(() => expect(press.hasAttribute('aria-disabled')).toBe(false))
  await userEvent.click(press)
  await waitFor(() => expect(process).toHaveBeenCalledOnce())
})

it('says that an order could not be loaded, and why, and leads on', async () => {
  stubShop([])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  open('order_1', client)
  expect(await screen.findByRole('heading', { name: 'Failed to load order details' })).toBeTruthy()
  expect(screen.getByText('Try again later.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'View all orders' })).toBeTruthy()
  stubShop([['/order/admin/pending/order_1', () => makeAdminDetail(makeAdminOrder())]])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Reject Order' })).toBeTruthy()
})
