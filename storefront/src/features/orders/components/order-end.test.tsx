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
  }
  return render(<OrderEnd order={{ ...order, ...given } as OrderDetail} />).container.textContent
}

test('a refund is told of on an order that goes on', () => {
  expect(shown({ paymentStatus: 'refunded' })).toContain('Your payment has been refunded')
  expect(shown({ paymentStatus: 'partially_refunded' })).toContain('Part of your payment has been refunded')
})

test('an order that was not accepted says why, and of its refund once', () => {
  const words = shown({ status: 'rejected', rejectionReason: 'A trademark.', paymentStatus: 'refunded' })
  expect(words).toBe('This order was not acceptedA trademark. Your payment has been refunded.')
  expect(screen.getByText('This order was not accepted')).toBeTruthy()
})

test('a print that takes longer is explained, and an order on its way needs no words', () => {
  expect(shown({ status: 'prodigi_failed' })).toContain('Your print takes a little longer')
  expect(shown({})).toBe('')
})
