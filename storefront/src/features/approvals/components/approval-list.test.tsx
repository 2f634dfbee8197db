import type { AdminOrder, BulkResult } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearToasts } from '~/lib/toast'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { KEYS_OFF } from '../hooks/use-keys-on'
import { ApprovalList } from './approval-list'
import { BulkFailures } from './bulk-failures'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  HTMLElement.prototype.scrollIntoView = scrolled
})
afterEach(() => vi.unstubAllGlobals())

const FIRST = makeAdminOrder({ id: 'order_a', orderNumber: 1 })
const SECOND = makeAdminOrder({ id: 'order_b', orderNumber: 2 })
const THIRD = makeAdminOrder({ id: 'order_c', orderNumber: 3 })

const fine = (data: unknown) => Response.json({ success: true, data })

/** The pending orders of a shop whose list is what the test makes of it, and whose bulk decision the test answers. */
function panel(...orders: AdminOrder[]) {
  const shop = {
    orders,
    /** What the list's answers wait for. */
    ready: Promise.resolve(),
    asked: [] as unknown[],
    /** Paths of the decisions on one order. */
    decided: [] as string[],
    answer: (_: Response): void => undefined,
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('/order/admin/process/')) {
      shop.decided.push(path.split('/').pop() ?? '')
      return fine({ id: '', status: 'processed' })
    }
    if (!path.includes('/order/admin/bulk')) {
      await shop.ready
      const page = Number(/[?&]page=(\d+)/.exec(path)?.[1])
      const items = shop.orders.slice((page - 1) * 25, page * 25)
      return fine({ items, total: shop.orders.length, page, limit: 25, hasMore: false })
    }
    shop.asked.push(JSON.parse(typeof init.body === 'string' ? init.body : 'null'))
    return new Promise<Response>((resolve) => (shop.answer = resolve))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (list: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <BulkFailures />
        {list}
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(page(<ApprovalList tab="pending" />))
  return {
    /** Another tab of the panel is looked at, which has no list. */
    leave: () => rerender(page(null)),
    comeBack: () => rerender(page(<ApprovalList tab="pending" />)),
    shop,
    hand: userEvent.setup(),
    /** The list is what it is now. */
    becomes: async (...now: AdminOrder[]) => {
      shop.orders = now
      await act(async () => {
        await client.refetchQueries({ queryKey: ['admin', 'orders'] })
        // What came is told with the next turn.
        await new Promise((resolve) => setTimeout(resolve))
      })
    },
    answers: (results: BulkResult[]) => shop.answer(fine({ results })),
    fails: () =>
      shop.answer(Response.json({ success: false, error: 'Try again.', code: 'internal' }, { status: 500 })),
  }
}

const dialog = (name: string) => screen.getByRole('dialog', { name })
const chooseAll = async (hand: ReturnType<typeof userEvent.setup>) =>
  hand.click(await screen.findByRole('checkbox', { name: /^Choose all/ }))
const box = (number: number) => ({ name: `Choose order ${number}` })
const choose = async (hand: ReturnType<typeof userEvent.setup>, number: number) =>
  hand.click(await screen.findByRole('checkbox', box(number)))
const isChosen = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', box(number)).checked
const bar = () => screen.getByRole('region', { name: 'Chosen orders' })
const inBar = (name: string) => within(bar()).getByRole('button', { name })
const isOff = (button: HTMLElement) => button.hasAttribute('aria-disabled')

it('a decision on several keeps its question while they are decided, and names by number what failed', async () => {
  const { hand, becomes, answers } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Process'))
  await hand.click(within(dialog('Process 2 orders?')).getByRole('button', { name: 'Process 2 orders' }))
  await becomes({ ...FIRST, status: 'processing' }, SECOND)
  expect(within(dialog('Process 2 orders?')).getByText('#1 Ada Byron')).toBeTruthy()
  expect(within(dialog('Process 2 orders?')).getByRole('status').textContent).toContain(
    'It goes on if you close.',
  )
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await becomes()
  expect(dialog('Process 2 orders?')).toBeTruthy()
  await becomes(FIRST)
  answers([
    { id: 'order_a', ok: false, status: 'pending_admin_approval', message: 'Prodigi did not take it.' },
    { id: 'order_b', ok: true, status: 'processed', message: '' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const failures = screen.getByRole('alert')
  expect(failures.textContent).toContain('Order #1: Prodigi did not take it.')
  expect(scrolled.mock.contexts).toEqual([failures.parentElement])
  expect(isChosen(1)).toBe(false)
})

it('what somebody else has decided just so meanwhile is not called a failure', async () => {
  const said: string[] = []
  const leave = hearToasts(({ kind, words }) => said.push(`${kind}: ${words}`))
  said.splice(0)
  const { hand, answers } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Process'))
  await hand.click(within(dialog('Process 2 orders?')).getByRole('button', { name: 'Process 2 orders' }))
  answers([
    { id: 'order_a', ok: false, status: 'processing', message: 'This order is being processed already' },
    { id: 'order_b', ok: true, status: 'processed', message: '' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(said).toEqual(['success: 1 order processed', 'blank: 1 order being processed already'])
  leave()
})

it('where the shop fails the question stays for another try; closed, the next one is about what is chosen then', async () => {
  const { hand, shop, becomes, fails } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Process'))
  const press = () => within(dialog('Process 2 orders?')).getByRole('button', { name: 'Process 2 orders' })
  await hand.click(press())
  await becomes({ ...FIRST, status: 'processing' }, SECOND)
  fails()
  await hand.click(await waitFor(press))
  expect(shop.asked[1]).toEqual(shop.asked[0])
  await hand.click(screen.getByText('Close'))
  fails()
  await waitFor(() => expect(isOff(inBar('Process'))).toBe(false))
  await hand.click(inBar('Process'))
  expect(within(dialog('Process 1 order?')).getByText('#2 Ada Byron')).toBeTruthy()
})

it('what failed once its question was closed is chosen still, and the bar asks about what is chosen', async () => {
  const { hand, shop, fails } = panel(FIRST, SECOND, THIRD)
  await choose(hand, 1)
  await choose(hand, 2)
  await hand.click(inBar('Process'))
  await hand.click(within(dialog('Process 2 orders?')).getByRole('button', { name: 'Process 2 orders' }))
  await hand.click(screen.getByText('Close'))
  await choose(hand, 3)
  expect(bar().textContent).toContain('Processing 2 orders · £59.60')
  await hand.click(inBar('Process'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fails()
  await waitFor(() => expect(bar().textContent).toContain('3 orders chosen'))
  await choose(hand, 1)
  await hand.click(inBar('Reject'))
  const asked = within(dialog('Reject 2 orders'))
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#2 Ada Byron£29.80',
    '#3 Ada Byron£29.80',
  ])
  await hand.type(asked.getByRole('textbox', { name: 'Rejection Reason' }), 'Too dark.')
  await hand.click(asked.getByRole('button', { name: 'Reject 2 orders' }))
  expect(shop.asked).toMatchObject([
    { action: 'process', ids: ['order_a', 'order_b'] },
    { action: 'reject', ids: ['order_b', 'order_c'], reason: 'Too dark.' },
  ])
})

it('a decision whose question was closed goes on behind other tabs: its list shows so, and what failed is said anywhere', async () => {
  const { hand, leave, comeBack, answers } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Process'))
  await hand.click(within(dialog('Process 2 orders?')).getByRole('button', { name: 'Process 2 orders' }))
  await hand.click(screen.getByText('Close'))
  leave()
  comeBack()
  await screen.findByRole('checkbox', { name: /^Choose all/ })
  expect(bar().textContent).toContain('Processing 2 orders · £59.60')
  expect(isOff(inBar('Process'))).toBe(true)
  leave()
  answers([
    { id: 'order_a', ok: false, status: 'pending_admin_approval', message: 'Prodigi did not take it.' },
    { id: 'order_b', ok: true, status: 'processed', message: '' },
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('Order #1: Prodigi did not take it.')
  comeBack()
  await screen.findByRole('checkbox', { name: /^Choose all/ })
  expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what is chosen while others are being decided stays chosen once they are', async () => {
  const { hand, answers } = panel(FIRST, SECOND)
  await choose(hand, 1)
  await hand.click(inBar('Process'))
  await hand.click(within(dialog('Process 1 order?')).getByRole('button', { name: 'Process 1 order' }))
  await hand.click(screen.getByText('Close'))
  await choose(hand, 2)
  answers([{ id: 'order_a', ok: true, status: 'processed', message: '' }])
  await waitFor(() => expect(bar().textContent).toContain('1 order chosen'))
  expect([isChosen(1), isChosen(2)]).toEqual([false, true])
})

it('no single key does anything behind a question about several', async () => {
  const { hand } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Process'))
  await hand.keyboard('?')
  expect(screen.getAllByRole('dialog')).toEqual([dialog('Process 2 orders?')])
})

it('a reason is typed on while the orders it is for are decided elsewhere', async () => {
  const { shop, hand, becomes } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await hand.click(inBar('Reject'))
  await hand.type(screen.getByRole('textbox', { name: 'Rejection Reason' }), 'Too dark.')
  await becomes()
  await hand.click(within(dialog('Reject 2 orders')).getByRole('button', { name: 'Reject 2 orders' }))
  expect(shop.asked).toMatchObject([{ reason: 'Too dark.', ids: ['order_a', 'order_b'] }])
})

it('an order that was chosen, left and came back is not chosen', async () => {
  const { hand, becomes } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await becomes({ ...FIRST, status: 'processing' }, SECOND)
  await becomes(FIRST, SECOND)
  expect([isChosen(1), isChosen(2)]).toEqual([false, true])
})

it('a turned page is read from its top, and says so while it is on its way', async () => {
  const { shop, hand } = panel(
    ...Array.from({ length: 30 }, (_, at) => makeAdminOrder({ id: `order_${at}`, orderNumber: at + 1 })),
  )
  const next = await screen.findByRole('button', { name: 'Next page' })
  let arrives: () => void = () => undefined
  shop.ready = new Promise((resolve) => (arrives = resolve))
  await hand.click(next)
  const heading = screen.getByRole('heading', { level: 2, name: 'Pending Orders' })
  expect(document.activeElement).toBe(heading)
  expect(scrolled.mock.contexts).toEqual([heading])
  expect(screen.getByRole('list').closest('[aria-busy=true]')).not.toBeNull()
  arrives()
  expect(await screen.findByRole('listitem', { name: /^Order 30,/ })).toBeTruthy()
  expect(screen.getByRole('list').closest('[aria-busy=true]')).toBeNull()
  expect(document.activeElement).toBe(heading)
  // What was asked for stood nowhere else before: it may be pressed at once.
  const last = screen.getByRole('listitem', { name: /^Order 30,/ })
  expect(isOff(within(last).getByRole('button', { name: 'Process' }))).toBe(false)
})

it('says how many are chosen in a place that was there before, and Clear leaves the focus at the list', async () => {
  const { hand } = panel(FIRST, SECOND)
  await screen.findByRole('checkbox', { name: /^Choose all/ })
  const said = document.querySelector('[aria-live=polite]')
  expect(said?.textContent).toBe('')
  await chooseAll(hand)
  expect(said?.textContent).toBe('2 orders chosen · £59.60')
  await hand.click(inBar('Clear'))
  expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Pending Orders' }))
})

it('its single keys can be switched off, for good, and on again', async () => {
  const { hand } = panel(FIRST, SECOND)
  const first = await screen.findByRole('listitem', { name: /^Order 1,/ })
  await hand.keyboard('j')
  expect(document.activeElement).toBe(first)
  await hand.keyboard('?')
  await hand.click(within(dialog('Keyboard shortcuts')).getByRole('checkbox', { name: 'Use these keys' }))
  await hand.keyboard('{Escape}')
  expect(localStorage.getItem(KEYS_OFF)).not.toBeNull()
  await hand.keyboard('j?/')
  expect(document.activeElement).toBe(first)
  expect(screen.queryByRole('dialog')).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await hand.click(within(dialog('Keyboard shortcuts')).getByRole('checkbox', { name: 'Use these keys' }))
  await hand.keyboard('{Escape}')
  expect(localStorage.getItem(KEYS_OFF)).toBeNull()
  await hand.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search orders' }))
})

it('a press on what moved under the pointer just then decides nothing, and one a moment later does', async () => {
  const { shop, hand, becomes } = panel(FIRST, SECOND)
  const process = async (number: number) =>
    within(await screen.findByRole('listitem', { name: new RegExp(`^Order ${number},`) })).getByRole(
      'button',
      {
        name: 'Process',
      },
    )
  expect(isOff(await process(1))).toBe(false)
  await becomes(SECOND)
  const moved = await process(2)
  await hand.click(moved)
  expect(shop.decided).toEqual([])
  await waitFor(() => expect(isOff(moved)).toBe(false), { timeout: 3000 })
  await hand.click(moved)
  expect(shop.decided).toEqual(['order_b'])
})

it('nor does one on an order that has become another in its place', async () => {
  const { shop, hand, becomes } = panel(FIRST, SECOND)
  const first = await screen.findByRole('listitem', { name: /^Order 1,/ })
  const process = within(first).getByRole('button', { name: 'Process' })
  await becomes({ ...FIRST, version: 4, contents: 'fedcba9876543210' }, SECOND)
  await hand.click(process)
  expect(shop.decided).toEqual([])
  await waitFor(() => expect(isOff(process)).toBe(false), { timeout: 3000 })
})

it('and it is chosen no longer: nobody has looked at what it is now', async () => {
  const { hand, becomes } = panel(FIRST, SECOND)
  await chooseAll(hand)
  await becomes({ ...FIRST, version: 4, contents: 'fedcba9876543210' }, SECOND)
  const ticked = (name: RegExp) =>
    within(screen.getByRole('listitem', { name })).getByRole<HTMLInputElement>('checkbox').checked
  expect([ticked(/^Order 1,/), ticked(/^Order 2,/)]).toEqual([false, true])
})

it('what comes at the end of a list moves nothing', async () => {
  const { becomes } = panel(FIRST)
  await screen.findByRole('listitem', { name: /^Order 1,/ })
  await becomes(FIRST, SECOND)
  const second = screen.getByRole('listitem', { name: /^Order 2,/ })
  expect(isOff(within(second).getByRole('button', { name: 'Process' }))).toBe(false)
})
