import type { AdminOrder } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApprovalRow } from './approval-row'

const shown = (status: AdminOrder['status'], shippingMethod = 'Standard') => {
  const order = {
    id: 'order_1',
    orderNumber: 7,
    status,
    shippingMethod,
    customerName: 'Ada Byron',
    customerEmail: 'ada@example.com',
    createdAt: '2026-11-20T09:00:00.000Z',
    cases: ['Snap Case'],
    attention: [],
    remarks: [],
    totalValue: 12,
    imageUrls: [''],
  } as unknown as AdminOrder
  const nothing = {
    moved: false,
    chosen: false,
    onChoose: vi.fn(),
    onView: vi.fn(),
    onReject: vi.fn(),
    onDisputed: vi.fn(),
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ApprovalRow order={order} {...nothing} />
      </ul>
    </QueryClientProvider>,
  )
}

it.each([
  ['processing', 'Processing...'],
  ['rejecting', 'Rejecting...'],
  ['cancelling', 'Cancelling...'],
  ['pending_admin_approval', 'Process'],
] as const)('an order that is %s has a button that says %s', (status, words) => {
  shown(status)
  expect(screen.getByRole('button', { name: words })).toBeTruthy()
})

it('whose customer paid to have it soon says so', () => {
  shown('pending_admin_approval', 'Overnight')
  expect(screen.getAllByText('Overnight')).toHaveLength(2)
})

it('whose customer did not, only names the way of sending', () => {
  shown('pending_admin_approval', 'Basic')
  expect(screen.getAllByText('Basic')).toHaveLength(1)
})
