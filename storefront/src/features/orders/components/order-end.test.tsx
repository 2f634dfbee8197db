import type { OrderDetail } from '@caseloom/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderEnd } from './order-end'

const shown = (given: Partial<OrderDetail>) => {
  const order = {
    status: 'manufacturing',
    paymentStatus: 'captured',
    rejectionReason: null,
    cancelledBecause: null,
    refund: null,
  }
  return render(<OrderEnd order={{ ...order, ...given } as OrderDetail} />).container.textContent
}

test('a refund is told of on an order that goes on', () => {
  const refund = { amount: 5.3, at: '2026-11-22T09:00:00.000Z' }
  expect(shown({ paymentStatus: 'refunded', refund })).toContain(
    'Your payment of £5.30 has been refunded, on 22 Nov 2026',
  )
  expect(shown({ paymentStatus: 'partially_refunded', refund: { ...refund, at: null } })).toContain(
    '£5.30 of your payment has been refundedIt goes to the card',
  )
})

test('an order that was not accepted says why, and of its refund once', () => {
  const words = shown({ status: 'rejected', rejectionReason: 'A trademark.', paymentStatus: 'refunded' })
  expect(words).toBe('This order was not acceptedA trademark.Your payment has been refunded.')
  expect(screen.getByText('This order was not accepted')).toBeTruthy()
})

test('an order that could not be completed says that its money comes back, though the shop holds no payment of it any more', () => {
  const words = shown({
    status: 'cancelled',
    cancelledBecause: 'payment_returned',
    paymentStatus: 'none',
  })
  expect(words).toContain('This order was cancelled')
  expect(words).toContain('any payment for it is released or refunded')
  expect(words).not.toContain('nothing to pay')
})

test('what was written to the customer stands by itself, as it was written', () => {
  const rejectionReason = 'A trademark\nTry another picture'
  shown({ status: 'rejected', rejectionReason, paymentStatus: 'refunded' })
  const reason = screen.getByText(/^A trademark/)
  expect(reason.textContent).toBe(rejectionReason)
  expect(reason.className).toContain('whitespace-pre-line')
})

test('a print that takes longer is explained, and an order on its way needs no words', () => {
  expect(shown({ status: 'prodigi_failed' })).toContain('Your print takes a little longer')
  expect(shown({})).toBe('')
})
