import { expect, it } from 'vitest'
import type { PaymentOutcome } from '~/features/checkout/lib/settle-payment'
import { paymentTitle } from './payment-title'

const outcome = (kind: PaymentOutcome['kind'], free = false) => ({ kind, free }) as PaymentOutcome

it.each([
  [null, 'Payment'],
  [outcome('done'), 'Payment successful'],
  [outcome('done', true), 'Order confirmed'],
  [outcome('completing'), 'Payment successful'],
  [outcome('completing', true), 'Order being completed'],
  [outcome('checking'), 'Checking your payment'],
  [outcome('checking', true), 'Checking your order'],
  [outcome('unknown'), 'Payment not found'],
  [outcome('ended'), 'Payment closed'],
  [outcome('failed'), 'Payment failed'],
])('of %j the tab says %s', (found, words) => {
  expect(paymentTitle(found)).toBe(words)
})
