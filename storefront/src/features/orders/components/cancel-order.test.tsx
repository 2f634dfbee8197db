import type { OrderDetail } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CancelOrder } from './cancel-order'

test.each([
  ['none', 'There was nothing to pay.'],
  ['authorised', 'Your card was not charged'],
  ['captured', 'Your payment is refunded'],
  ['partially_refunded', 'Your payment is refunded'],
  ['refunded', 'Your payment has been refunded.'],
] as const)(
  'asks before it cancels, and says where the money is that is %s',
  async (paymentStatus, words) => {
    const order = { orderId: 'order_1', orderNumber: 7, cancellable: true, paymentStatus } as OrderDetail
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CancelOrder order={order} />
      </QueryClientProvider>,
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(screen.getByRole('dialog', { name: 'Cancel order #7?' }).textContent).toContain(words)
  },
)
