import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PaymentOutcome } from '../lib/settle-payment'
import { PaymentResult } from './payment-panels'

const message = 'Order processing encountered an issue.'
function shown(outcome: PaymentOutcome): { heading: string; words: string } {
  const { container } = render(
    <MemoryRouter>
      <PaymentResult
        outcome={outcome}
        onAgain={() => undefined}
        busy={false}
        order={null}
        charged={null}
        reference={{ short: '1', whole: 'chk_1' }}
      />
    </MemoryRouter>,
  )
  return {
    heading: container.querySelector('h1')?.textContent ?? '',
    words: container.querySelector('[role=status], [role=alert]')?.textContent ?? '',
  }
}

test.each([
  [{ kind: 'completing', free: true, message, keepCart: false }, 'Your order is being completed'],
  [{ kind: 'checking', paid: true, free: true, message, keepCart: true }, 'We are checking your order'],
] as const)('an order of nothing that is $kind says no word of a payment', (outcome, heading) => {
  const seen = shown(outcome)
  expect(seen.heading).toBe(heading)
  expect(seen.words).toMatch(/please do not order again/i)
  expect(seen.words).not.toMatch(/pay|charge/i)
})

test.each([
  [{ kind: 'completing', free: false, message, keepCart: false }, 'Payment Successful!'],
  [{ kind: 'checking', paid: true, free: false, message, keepCart: true }, 'We are checking your payment'],
] as const)('one that was paid for is not to be paid again', (outcome, heading) => {
  const seen = shown(outcome)
  expect(seen.heading).toBe(heading)
  expect(seen.words).toMatch(/please do not pay again/i)
})
