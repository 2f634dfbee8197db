import type { AdminOrder, Dispute } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeAdminOrder as order } from '~/testing/make-admin-order'
import { ApprovalRow } from './approval-row'
import { BulkProcessDialog } from './bulk-process-dialog'
import { DisputedDialog } from './disputed-dialog'

afterEach(() => vi.unstubAllGlobals())

const DISPUTE: Dispute = {
  kind: 'dispute',
  says: 'The customer’s bank disputes £29.80 of this payment (product not received). Answer it in Stripe.',
  reason: 'product not received',
  amount: 29.8,
  respondBy: '2026-12-01T12:00:00.000Z',
  lost: false,
}
/** Every call that is made, and an answer that nobody waits for. */
function calls() {
  const made: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    made.push({ path, body: JSON.parse(typeof init.body === 'string' ? init.body : 'null') as unknown })
    await Promise.resolve()
    return Response.json({ success: true, data: { id: 'order_1', status: 'processed' } })
  })
  return made
}
const show = (element: React.ReactElement) =>
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
const row = (shown: AdminOrder, onDisputed: () => void) =>
  show(
    <ApprovalRow
      order={shown}
      moved={false}
      chosen={false}
      onChoose={vi.fn()}
      onView={vi.fn()}
      onReject={vi.fn()}
      onDisputed={onDisputed}
    />,
  )

it('a doubted payment is not processed by one press: it is explained first', () => {
  const made = calls()
  const onDisputed = vi.fn()
  row(order({ disputes: [DISPUTE] }), onDisputed)
  fireEvent.click(screen.getByRole('button', { name: 'Process' }))
  expect(onDisputed).toHaveBeenCalledOnce()
  expect(made).toEqual([])
})

it('another is, and says nothing of a dispute', async () => {
  const made = calls()
  row(order(), vi.fn())
  fireEvent.click(screen.getByRole('button', { name: 'Process' }))
  await waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]?.body).toEqual({ version: 3, contents: '0123456789abcdef' })
})

it('names amount, reason and deadline, and sends the word only once it was confirmed', async () => {
  const made = calls()
  const onClose = vi.fn()
  show(<DisputedDialog order={order({ disputes: [DISPUTE] })} onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Process a doubted payment?' })
  expect(dialog.textContent).toContain('£29.80')
  expect(dialog.textContent).toContain('Product not received')
  expect(dialog.textContent).toContain('1 Dec 2026')
  const press = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Process all the same' })
  expect(press.disabled).toBe(true)
  fireEvent.click(press)
  expect(made).toEqual([])
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.click(press)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(made).toMatchObject([
    {
      path: expect.stringContaining('/order/admin/process/order_1') as string,
      body: { version: 3, contents: '0123456789abcdef', despiteDispute: true },
    },
  ])
})

it('a warning has no amount and no deadline, and says so', () => {
  const warning: Dispute = {
    ...DISPUTE,
    kind: 'warning',
    amount: null,
    respondBy: null,
    reason: 'made with stolen card',
  }
  show(<DisputedDialog order={order({ disputes: [warning] })} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('The bank warns of fraud')
  expect(dialog.textContent).toContain('No answer is wanted')
})

it('several at once leave out those that are doubted', () => {
  const onProcess = vi.fn()
  const good = order({ id: 'order_2', orderNumber: 8, totalValue: 12 })
  const doubted = order({ disputes: [DISPUTE] })
  show(<BulkProcessDialog orders={[doubted, good]} busy={false} onProcess={onProcess} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog', { name: 'Process 1 order?' })
  expect(dialog.textContent).toContain('£12.00 is taken')
  expect(dialog.textContent).toContain('A bank doubts the payment of #7.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Process 1 order' }))
  expect(onProcess).toHaveBeenCalledWith([good])
})

it('… and those that somebody has to look at first, with why', () => {
  const onProcess = vi.fn()
  const good = order({
    id: 'order_2',
    orderNumber: 8,
    attention: ['It has waited for a decision for 2 days.'],
  })
  const remarked = order({ remarks: ['The picture may show nudity (45 %).'], lookFirst: true })
  show(<BulkProcessDialog orders={[remarked, good]} busy={false} onProcess={onProcess} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog', { name: 'Process 1 order?' })
  expect(dialog.textContent).toContain('Look at these one by one#7: The picture may show nudity (45 %).')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Process 1 order' }))
  expect(onProcess).toHaveBeenCalledWith([good])
})

it('… and where that is all of them there is nothing to press', () => {
  const remarked = order({ remarks: ['Too small for a clear print.'], lookFirst: true })
  show(<BulkProcessDialog orders={[remarked]} busy={false} onProcess={vi.fn()} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog', { name: 'None of these go together' })
  expect(within(dialog).queryByRole('button', { name: /^Process/ })).toBeNull()
})
